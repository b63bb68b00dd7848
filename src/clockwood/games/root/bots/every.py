"""All automata there are, and the modules of their steps."""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.alliance import bot as alliance
from clockwood.games.root.bots.common import battles, order, recruiting
from clockwood.games.root.bots.corvids import bot as corvids
from clockwood.games.root.bots.duchy import bot as duchy
from clockwood.games.root.bots.eyrie import bot as eyrie
from clockwood.games.root.bots.lizards import bot as lizards
from clockwood.games.root.bots.marquise import bot as marquise
from clockwood.games.root.bots.riverfolk import bot as riverfolk
from clockwood.games.root.bots.vagabot import bot as vagabot
from clockwood.kernel.automaton import AutomatonSpec

BOTS: Final[list[AutomatonSpec]] = [
    marquise.SPEC, eyrie.SPEC, alliance.SPEC, vagabot.SPEC, lizards.SPEC, riverfolk.SPEC, duchy.SPEC,
    corvids.SPEC,
]  # fmt: skip
MODULES: Final[list[ModuleType]] = [
    order, battles, recruiting, *marquise.MODULES, *eyrie.MODULES, *alliance.MODULES,
    *vagabot.MODULES, *lizards.MODULES, *riverfolk.MODULES, *duchy.MODULES, *corvids.MODULES,
]  # fmt: skip
