"""The Eyrie, as the game lists them."""

from typing import Final

from clockwood.games.root.factions.eyrie import birdsong, cells, decree, leaders, setup, turn
from clockwood.games.root.factions.eyrie.part import Eyrie
from clockwood.games.root.kit import FactionKit

KIT: Final = FactionKit(Eyrie(), cells.CELLS, [setup, leaders, birdsong, turn, decree])
