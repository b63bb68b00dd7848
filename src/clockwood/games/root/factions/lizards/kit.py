"""The Lizard Cult, as the game lists it."""

from typing import Final

from clockwood.games.root.factions.lizards import cells, conspiracies, evening, losing, rituals, setup, souls
from clockwood.games.root.factions.lizards.part import Lizards
from clockwood.games.root.kit import FactionKit

KIT: Final = FactionKit(Lizards(), cells.CELLS, [setup, losing, souls, conspiracies, rituals, evening])
