"""The cells of rounds and turns: how far the game is, whose turn it is, and what this turn has used up."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.layout import Layout

CELLS: Final = Layout()
ROUND: Final[i64] = CELLS.cell("round", zero=True)
TURN: Final[i64] = CELLS.cell("turn", quiet=True)
FIRST: Final[i64] = CELLS.cell("first", "seat")
ACTIVE: Final[i64] = CELLS.cell("active", "seat")
ENDING: Final[i64] = CELLS.cell("ending", most=1)

ARRANGED: Final[i64] = CELLS.cell("arranged", at=8, most=1)
GATED: Final[i64] = CELLS.cell("gated", most=1)
WHIRLED: Final[i64] = CELLS.cell("whirled", most=1)
"""Once a turn: treasures arranged, the gate used, the whirley fired. [IK K3.10] [IK H8] [IK H16]"""
