"""The use of each card, and the win rate of its players."""

from typing import Any, Final

import polars as pl

from clockwood.lab.balance.goals import RARE, STRONG, Goals
from clockwood.lab.frames import EVERYBODY, card_frame
from clockwood.lab.games import Cell
from clockwood.lab.shares import Share
from clockwood.lab.study import StudyFolder
from clockwood.registry import game_named

DRAWN: Final = "drawn"
PLAYED: Final = "played"


def cards(kept: StudyFolder, tables: dict[str, dict[str, Any]], goals: Goals) -> list[dict[str, Any]]:
    """Return every card that was available: how often it was used, and its players' win rate beside their average."""
    averages = [
        {"cell": name, "seat": seat, "average": won["share"]}
        for name, line in tables.items()
        for seat, won in line["sides"].items()
    ]
    schema = {"cell": pl.String, "seat": pl.String, "average": pl.Float64}
    game = pl.struct("cell", "number")
    counted = (
        card_frame(kept)
        .join(pl.DataFrame(averages, schema=schema), on=["cell", "seat"], how="left")
        .group_by("card")
        .agg(
            pl.col("seat").filter(pl.col("seat") != EVERYBODY).unique().alias("seats"),
            game.filter(pl.col("how") == DRAWN).n_unique().alias(DRAWN),
            game.filter(pl.col("how") != DRAWN).n_unique().alias("used"),
            (pl.col("how") == PLAYED).sum().alias(PLAYED),
            ((pl.col("how") == PLAYED) & pl.col("won")).sum().alias("won"),
            pl.col("average").filter(pl.col("how") == PLAYED).mean().alias("average"),
        )
        .filter(pl.col(DRAWN) > 0)
        .sort("card")
    )
    cell = kept.study.cells[0][0]
    names = {card: name_of(cell, number) for number, card in enumerate(cell.content().names["card"])}
    found = [judged(row, names[row["card"]], goals) for row in counted.to_dicts()]
    return sorted(found, key=lambda line: (not line["wrong"], -certain(line), -abs(line["edge"])))


def judged(row: dict[str, Any], name: str, goals: Goals) -> dict[str, Any]:
    """Return the figures of one card, and the goals it misses."""
    used, won = Share(row["used"], row[DRAWN]), Share(row["won"], row[PLAYED])
    average = row["average"] or 0.0
    wrong = []
    if used.hits == 0 or used.value < goals.used:
        wrong.append(RARE)
    if goals.edge is not None and row[PLAYED] and won.low - average > goals.edge:
        wrong.append(STRONG)
    return {
        "card": row["card"],
        "name": name,
        "seat": row["seats"][0] if len(row["seats"]) == 1 else EVERYBODY,
        "drawn": row[DRAWN],
        "used": used.value,
        "played": row[PLAYED],
        "won": won.data(),
        "edge": won.value - average if row[PLAYED] else 0.0,
        "edge low": won.low - average,
        "edge high": won.high - average,
        "wrong": ", ".join(wrong),
    }


def name_of(cell: Cell, number: int) -> str:
    content = cell.content()
    return game_named(cell.game).printed(content, "card", number, "en") or content.names["card"][number]


def certain(line: dict[str, Any]) -> float:
    """Return how far a card's 95 % interval lies from its players' average; 0 if it includes the average."""
    return float(max(line["edge low"], -line["edge high"], 0.0))
