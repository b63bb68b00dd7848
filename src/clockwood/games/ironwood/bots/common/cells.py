"""Cells both automata use during a turn: whether an icon changed something, compensations, the die."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.layout import Layout

CELLS: Final = Layout(at=384)
ICON_CHANGED: Final[i64] = CELLS.cell("icon_changed_something", quiet=True)
COMPENSATIONS: Final[i64] = CELLS.cell("compensations", quiet=True)
DIE: Final[i64] = CELLS.cell("die", "face", quiet=True)
