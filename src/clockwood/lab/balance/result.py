"""The figures of a balance study."""

from typing import Any

from clockwood.lab.balance.cards import cards
from clockwood.lab.balance.games import Request
from clockwood.lab.balance.goals import Goals, criteria
from clockwood.lab.balance.pooled import pooled
from clockwood.lab.balance.tables import table
from clockwood.lab.study import StudyFolder


def result(wanted: Request, kept: StudyFolder, goals: Goals | None = None) -> dict[str, Any]:
    """Return all figures in a form that JSON can hold, the worst cards first."""
    limits, cells = goals or Goals(), wanted.cells()
    tables = [table(cell, kept.of(cell)) for cell, _ in cells]
    found: dict[str, Any] = {
        "game": wanted.game,
        "packs": [pack.text() for pack in cells[0][0].content().packs],
        "games": sum(line["games"] for line in tables),
        "seed": wanted.seed,
        "limit": {"rounds": wanted.limit.rounds, "decisions": wanted.limit.decisions},
        "pooled": wanted.pooled,
        "written by": kept.written_by,
        "tables": pooled([(cell, kept.of(cell)) for cell, _ in cells]) if wanted.pooled else tables,
        "cards": cards(kept, {cell.name: line for (cell, _), line in zip(cells, tables, strict=True)}, limits),
    }
    return {**found, "criteria": criteria(found, limits)}
