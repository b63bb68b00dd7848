"""The Riverfolk Company, as the game lists it."""

from typing import Final

from clockwood.games.root.factions.riverfolk import cells, funds, prices, services, setup, to_automata, trading
from clockwood.games.root.factions.riverfolk.part import Riverfolk
from clockwood.games.root.kit import FactionKit

KIT: Final = FactionKit(Riverfolk(), cells.CELLS, [setup, funds, prices, services, to_automata, trading])
