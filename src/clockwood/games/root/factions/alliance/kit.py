"""The Alliance, as the game lists it."""

from typing import Final

from clockwood.games.root.factions.alliance import cells, outrage, revolts, spreading, supporters, turn
from clockwood.games.root.factions.alliance.part import Alliance
from clockwood.games.root.kit import FactionKit

KIT: Final = FactionKit(Alliance(), cells.CELLS, [supporters, outrage, revolts, spreading, turn])
