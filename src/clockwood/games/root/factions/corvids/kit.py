"""The Corvid Conspiracy, as the game lists it."""

from typing import Final

from clockwood.games.root.factions.corvids import acting, bombing, cells, flipping, recruiting
from clockwood.games.root.factions.corvids.part import Corvids
from clockwood.games.root.kit import FactionKit

KIT: Final = FactionKit(Corvids(), cells.CELLS, [recruiting, bombing, flipping, acting])
