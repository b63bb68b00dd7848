"""The cells of the draft: who took which faction, and what lies in the pool. [RT A.8]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.table.blocks import DRAFT
from clockwood.games.root.words import MOST_PLAYERS
from clockwood.kernel.layout import Layout

CELLS: Final = Layout(at=int(DRAFT))
DRAFTED: Final[i64] = CELLS.row("drafted", int(MOST_PLAYERS), "chair", "faction")
"""The faction that each seat took. [RT A.8.3]"""
POOL: Final[i64] = CELLS.cell("pool", bits="faction", key="pool.{bit}", most=511)
LOCKED: Final[i64] = CELLS.cell("locked", "faction")
"""An insurgent that was dealt last. [RT A.8.2.II]"""
DEALT: Final[i64] = CELLS.row("dealt", 2, "", "character")
"""The character beside each card of a Vagabond. [RT A.8.2.III]"""
