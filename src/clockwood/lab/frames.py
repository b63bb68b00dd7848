"""Games as Parquet tables: a row for each game, and a row for each card that a seat drew or used."""

from pathlib import Path
from typing import Any, Final

import polars as pl

from clockwood.lab.games import Cell, Played
from clockwood.lab.study import StudyFolder

GAMES: Final = "games.parquet"
CARDS: Final = "cards.parquet"
EVERYBODY: Final = "all"
"""The seat of a card that any seat may take."""

GAME_COLUMNS: Final[dict[str, Any]] = {
    "cell": pl.String,
    "game": pl.String,
    "options": pl.String,
    "number": pl.Int64,
    "seed": pl.Int64,
    "seats": pl.List(pl.String),
    "players": pl.List(pl.String),
    "winners": pl.List(pl.String),
    "scores": pl.List(pl.Int64),
    "reason": pl.String,
    "stalled": pl.Boolean,
    "rounds": pl.Int64,
    "decisions": pl.Int64,
}
CARD_COLUMNS: Final[dict[str, Any]] = {
    "cell": pl.String,
    "number": pl.Int64,
    "seat": pl.String,
    "player": pl.String,
    "card": pl.String,
    "how": pl.String,
    "won": pl.Boolean,
}


def game_row(cell: Cell, played: Played) -> dict[str, Any]:
    seats = cell.content().names["seat"]
    return {
        "cell": cell.name,
        "game": cell.game,
        "options": " ".join(f"{key}={value}" for key, value in cell.options.items()),
        "number": played.number,
        "seed": cell.seed + played.number,
        "seats": seats,
        "players": list(cell.players),
        "winners": [seats[seat] for seat in played.winners],
        "scores": list(played.scores),
        "reason": played.reason,
        "stalled": played.stalled,
        "rounds": played.rounds,
        "decisions": played.decisions,
    }


def card_rows(cell: Cell, played: Played) -> list[dict[str, Any]]:
    seats = cell.content().names["seat"]
    return [
        {
            "cell": cell.name,
            "number": played.number,
            "seat": seats[seat] if seat >= 0 else EVERYBODY,
            "player": cell.players[seat] if seat >= 0 else "",
            "card": card,
            "how": how,
            "won": seat in played.winners,
        }
        for seat, card, how in played.uses
    ]


def game_frame(kept: StudyFolder) -> pl.DataFrame:
    return pl.DataFrame([game_row(cell, played) for cell, played in kept.rows()], schema=GAME_COLUMNS)


def card_frame(kept: StudyFolder) -> pl.DataFrame:
    rows = [row for cell, played in kept.rows() for row in card_rows(cell, played)]
    return pl.DataFrame(rows, schema=CARD_COLUMNS)


def write_parquet(kept: StudyFolder) -> None:
    """Write all games, and their cards if a cell records them, beside the journal."""
    write(game_frame(kept), kept.folder / GAMES)
    if any(cell.cards for cell, _ in kept.study.cells):
        write(card_frame(kept), kept.folder / CARDS)


def write(frame: pl.DataFrame, path: Path) -> None:
    beside = path.with_name(path.name + ".new")
    frame.write_parquet(beside)
    beside.replace(path)
