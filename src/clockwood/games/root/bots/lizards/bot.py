"""The Logical Lizards, as tables make them. [LL 8.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common.bot import Clockwork, settings_of
from clockwood.games.root.bots.common.scores import FOE_POINTS
from clockwood.games.root.bots.lizards import conspiracies, evening, replacing, revenge, rituals, setup, souls
from clockwood.games.root.bots.lizards.part import OrderedLizards
from clockwood.games.root.levels import DEFAULT, LEVELS, Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.priority import most

NAME: Final = "logical-lizards"
TRAITS: Final = ["erratic", "fanatics", "martyrs", "spiteful"]
DEFENDERS: Final = [most("foe-points", FOE_POINTS)]
"""The choice of defenders of a crusade. [LL 8.4.2.II]"""


class LogicalLizards(Clockwork):
    """Conspire by the marker, gather by the Lost Souls, score by gardens. [LL 8.4.2]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.defenders = DEFENDERS
        self.battle_cite = "LL 8.4.2.II"

    def faction(self, human: FactionPart) -> FactionPart:
        return OrderedLizards(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return LogicalLizards(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = AutomatonSpec(
    NAME, make, "LL 8.2.1", ["lizards"], high=len(LEVELS) - 1, level=DEFAULT, traits=TRAITS
)  # fmt: skip
MODULES: Final[list[ModuleType]] = [souls, setup, revenge, replacing, conspiracies, rituals, evening]
