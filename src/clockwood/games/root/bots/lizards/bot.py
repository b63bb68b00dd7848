"""The Logical Lizards, as tables make them. [LL 8.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.bots.common.scores import FOE_POINTS
from clockwood.games.root.bots.lizards import (
    conspiracies,
    evening,
    paying,
    replacing,
    revenge,
    rituals,
    setup,
    shopping,
    souls,
)
from clockwood.games.root.bots.lizards.part import OrderedLizards
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.priority import most

NAME: Final = "logical-lizards"
TRAITS: Final = ["erratic", "fanatics", "martyrs", "spiteful"]
DEFENDERS: Final = [most("foe-points", FOE_POINTS)]
"""The choice of defenders of a crusade. [LL 8.4.2.II]"""
TURN: Final = [
    ("birdsong", "order", "LL 8.4.1"),
    ("birdsong", "conspire", "LL 8.4.2"),
    ("daylight", "rituals", "LL 8.5"),
    ("evening", "score", "LL 8.6.1"),
    ("evening", "souls", "LL 8.6.3"),
    ("evening", "craft", "LL 8.6.4"),
]
"""Their turn as their board prints it."""
MARKS: Final[dict[str, list[str]]] = {
    "conspire": ["fanatics", "spiteful"],
    "rituals": ["easy", "challenging", "nightmare", "martyrs"],
    "craft": ["erratic", "nightmare"],
}
"""The levels and traits that change each of these steps."""


class LogicalLizards(Clockwork):
    """Conspire by the marker, gather by the Lost Souls, score by gardens. [LL 8.4.2]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "LL", TURN
        self.defenders = DEFENDERS
        self.battle_cite = "LL 8.4.2.II"

    def faction(self, human: FactionPart) -> FactionPart:
        return OrderedLizards(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return LogicalLizards(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "LL 8.2.1", ["lizards"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [
    souls,
    setup,
    shopping,
    revenge,
    replacing,
    paying,
    conspiracies,
    rituals,
    evening,
]
