"""The cells of starting wealth: which of the cards dealt a player has decided to keep. [FW F2.13]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.words import MOST_PLAYERS
from clockwood.kernel.layout import Layout

CELLS: Final = Layout(at=851)
KEPT: Final[i64] = CELLS.secrets("kept", MOST_PLAYERS, key="kept.{bit}", bits="wealth")
