"""Games as Parquet tables: a row for each game, and a row for each card that a seat drew or used."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import polars as pl

from clockwood.kernel.content import Content
from clockwood.lab.beginnings import places_in_turn
from clockwood.lab.games import Cell, Played
from clockwood.lab.kept import KeptStudy, kept_by
from clockwood.lab.study import StudyFolder
from clockwood.registry import game_named
from clockwood.seating import automata_of

GAMES: Final = "games.parquet"
CARDS: Final = "cards.parquet"
EVERYBODY: Final = "all"
"""The seat of a card that any seat may take."""

SEAT: Final = pl.Struct(
    {
        "seat": pl.String,
        "player": pl.String,
        "automaton": pl.Boolean,
        "place": pl.Int64,
        "score": pl.Int64,
        "won": pl.Boolean,
    }
)
GAME_COLUMNS: Final[dict[str, Any]] = {
    "study": pl.String,
    "kind": pl.String,
    "game": pl.String,
    "rules": pl.Int64,
    "packs": pl.List(pl.String),
    "version": pl.String,
    "form": pl.String,
    "commit": pl.String,
    "cell": pl.String,
    "options": pl.String,
    "number": pl.Int64,
    "seed": pl.Int64,
    "seats": pl.List(SEAT),
    "winners": pl.List(pl.String),
    "ending": pl.String,
    "stalled": pl.Boolean,
    "rounds": pl.Int64,
    "decisions": pl.Int64,
}
"""The columns of a table of games, as docs/dataset.md explains them."""

CARD_COLUMNS: Final[dict[str, Any]] = {
    "cell": pl.String,
    "number": pl.Int64,
    "seat": pl.String,
    "player": pl.String,
    "card": pl.String,
    "how": pl.String,
    "won": pl.Boolean,
}
BUILD: Final = re.compile(r"clockwood (?P<version>.+), rules (?P<form>\w+), Python [^,]+(, commit (?P<commit>\S+))?")


@dataclass(frozen=True)
class Seated:
    """The part of a row that all games of a cell share: its seats without watchers, their players, the options."""

    seats: list[str]
    players: list[str]
    automata: set[str]
    options: str


def seated(cell: Cell) -> Seated:
    made_of = cell.content()
    automata = automata_of(made_of)
    seats = without_watcher(game_named(cell.game).seats, made_of.names["seat"])
    players = [automata.get(seat, player) for seat, player in zip(seats, cell.players, strict=False)]
    return Seated(seats, players, set(automata), all_options(made_of))


def without_watcher(listed: list[str], seats: list[str]) -> list[str]:
    """Leave out somebody behind the players who only watches, whose seat the game does not list.

    >>> without_watcher(["red", "blue"], ["red", "blue", "watcher"])
    ['red', 'blue']
    """
    last = max((k for k, seat in enumerate(seats) if seat in listed), default=len(seats) - 1)
    return seats[: last + 1]


def all_options(made_of: Content) -> str:
    """Return the options of a table as JSON, but for those that seat automata."""
    return json.dumps({key: value for key, value in made_of.options.items() if not key.startswith("seat.")})


def build_of(study: KeptStudy, played: Played) -> dict[str, str | None]:
    """Return version, form and commit of the build that played a game; None where nobody wrote that down."""
    known = played.by if played.by >= 0 else 0 if len(study.written_by) == 1 else -1
    found = BUILD.fullmatch(study.written_by[known]) if 0 <= known < len(study.written_by) else None
    return {key: found[key] if found else None for key in ("version", "form", "commit")}


def seat_rows(at: Seated, played: Played) -> list[dict[str, Any]]:
    places = places_in_turn(len(at.seats), played.uses)
    return [
        {
            "seat": seat,
            "player": player,
            "automaton": seat in at.automata,
            "place": places.get(k),
            "score": played.scores[k] if played.scores else None,
            "won": k in played.winners,
        }
        for k, (seat, player) in enumerate(zip(at.seats, at.players, strict=True))
    ]


def game_row(study: KeptStudy, cell: Cell, at: Seated, played: Played) -> dict[str, Any]:
    return {
        "study": study.name,
        "kind": study.kind,
        "game": cell.game,
        "rules": study.rules[cell.game],
        "packs": study.packs,
        **build_of(study, played),
        "cell": cell.name,
        "options": at.options,
        "number": played.number,
        "seed": cell.seed + played.number,
        "seats": seat_rows(at, played),
        "winners": [at.seats[seat] for seat in played.winners],
        "ending": played.reason,
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


def game_frame(study: KeptStudy) -> pl.DataFrame:
    """Return the games as a table: the first game of each cell, then the second, and so on."""
    tables = {cell.name: seated(cell) for cell, _ in study.rows}
    rows = [game_row(study, cell, tables[cell.name], played) for cell, played in study.rows]
    return pl.DataFrame(rows, schema=GAME_COLUMNS)


def card_frame(kept: StudyFolder) -> pl.DataFrame:
    rows = [row for cell, played in kept.rows() for row in card_rows(cell, played)]
    return pl.DataFrame(rows, schema=CARD_COLUMNS)


def write_parquet(kept: StudyFolder) -> None:
    """Write all games, and their cards if a cell records them, beside the journal."""
    write(game_frame(kept_by(kept)), kept.folder / GAMES)
    if any(cell.cards for cell, _ in kept.study.cells):
        write(card_frame(kept), kept.folder / CARDS)


def write(frame: pl.DataFrame, path: Path) -> None:
    """Write a table completely or not at all."""
    beside = path.with_name(path.name + ".new")
    frame.write_parquet(beside)
    beside.replace(path)
