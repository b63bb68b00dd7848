"""How often each card is used, and how those who play it fare."""

from typing import TYPE_CHECKING, Any, Final

import polars as pl

from clockwood.lab.frames import EVERYBODY, card_frame
from clockwood.lab.games import Cell
from clockwood.lab.shares import Share
from clockwood.lab.study import Kept
from clockwood.registry import game_named

if TYPE_CHECKING:
    from clockwood.lab.balance import Goals

DRAWN: Final = "drawn"
PLAYED: Final = "played"
RARE: Final = "rarely used"
STRONG: Final = "too strong"
"""What can be wrong with a card."""


def cards(kept: Kept, tables: dict[str, dict[str, Any]], goals: "Goals") -> list[dict[str, Any]]:
    """Return every card that was to be had: how often it is used, and how its players fare against their average."""
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


def judged(row: dict[str, Any], name: str, goals: "Goals") -> dict[str, Any]:
    """Return what one card does, and which goals it misses."""
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
    return game_named(cell.game).printed(cell.content(), "card", number, "en")


def certain(line: dict[str, Any]) -> float:
    """Return how far a card is from its players' average beyond what chance explains."""
    return float(max(line["edge low"], -line["edge high"], 0.0))
