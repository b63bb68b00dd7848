"""The Marquise, as the game lists her."""

from typing import Final

from clockwood.games.root.factions.marquise import building, cells, homelands, hospitals, setup, turn, wood
from clockwood.games.root.factions.marquise.part import Marquise
from clockwood.games.root.kit import FactionKit

KIT: Final = FactionKit(Marquise(), cells.CELLS, [setup, homelands, wood, turn, building, hospitals])
