"""The Ironbot's stance, the side of its Turn Procedure card, and the mountains it has marked. [IB 1.5, 4.1]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.words import MAX_MOUNTAINS
from clockwood.kernel.layout import Layout

EXPANSIVE: Final[i64] = 0
AGGRESSIVE: Final[i64] = 1
DEFENSIVE: Final[i64] = 2

ALERT: Final[i64] = 0
EXHAUSTED: Final[i64] = 1

CELLS: Final = Layout(at=365)
STANCE: Final[i64] = CELLS.cell("stance", "stance", key="ironbot.stance")
PROCEDURE: Final[i64] = CELLS.cell("procedure", "procedure", key="ironbot.side")
KNOWN: Final[i64] = CELLS.row("known_mountains", MAX_MOUNTAINS, "mountain", also="known", key="{}.known")
SPECIAL_ACTION: Final[i64] = CELLS.cell("special_action", quiet=True)
