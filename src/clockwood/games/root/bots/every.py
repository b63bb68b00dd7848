"""All automata there are, and the modules of their steps."""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common import battles, order
from clockwood.kernel.automaton import AutomatonSpec

BOTS: Final[list[AutomatonSpec]] = []
MODULES: Final[list[ModuleType]] = [order, battles]
