"""The side of the Woodenbot's aid, its Spirits of the Forest, and where Totems may be found. [WB 1.6, 4.1]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.words import MAX_MOUNTAINS
from clockwood.kernel.layout import Layout

DISRUPTIVE: Final[i64] = 0
EXALTED: Final[i64] = 1

CELLS: Final = Layout(at=387)
AID: Final[i64] = CELLS.cell("aid", "aid", key="woodenbot.side")
SPIRITS: Final[i64] = CELLS.cell("spirits", key="woodenbot.spirits")
POSSIBLE: Final[i64] = CELLS.row("possible_mountains", MAX_MOUNTAINS, "mountain", key="{}.possible")
ALERT_CAME_UP: Final[i64] = CELLS.cell("alert_came_up", quiet=True)
