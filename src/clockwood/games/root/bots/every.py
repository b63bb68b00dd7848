"""All automata there are, and the modules of their steps."""

from types import ModuleType
from typing import Final

from clockwood.kernel.automaton import AutomatonSpec

BOTS: Final[list[AutomatonSpec]] = []
MODULES: Final[list[ModuleType]] = []
