"""The Mechanical Marquise 2.0, as tables make her. [MM 4.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.bots.common.scores import FOE_PIECES, FOE_POINTS
from clockwood.games.root.bots.marquise import building, daylight, evening, marching, recruiting, setup
from clockwood.games.root.bots.marquise.part import OrderedMarquise
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.priority import most

NAME: Final = "mechanical-marquise"
TRAITS: Final = ["blitz", "fortified", "hospitals", "iron-will", "overwhelming"]
TURN: Final = [
    ("birdsong", "order", "MM 4.4.1"),
    ("daylight", "battle", "MM 4.5.1"),
    ("daylight", "recruit", "MM 4.5.2"),
    ("daylight", "build", "MM 4.5.3b"),
    ("daylight", "move", "MM 4.5.4"),
    ("daylight", "expand", "MM 4.5.5a"),
    ("daylight", "bird", "MM 4.7.1"),
    ("evening", "score", "MM 4.6.1"),
]
"""Her turn as her board prints it."""
DEFENDERS: Final = [most("foe-pieces", FOE_PIECES), most("foe-points", FOE_POINTS)]
"""Most pieces there, then most points, then the letter. [MM 4.5.1] [MM 4.7.1]"""
MARKS: Final[dict[str, list[str]]] = {
    "recruit": ["easy", "challenging", "nightmare", "overwhelming"],
    "move": ["blitz"],
    "expand": ["overwhelming"],
    "bird": ["iron-will"],
    "score": ["nightmare"],
}
"""The levels and traits that change each of these steps."""


class MechanicalMarquise(Clockwork):
    """Spreads warriors by the order card, builds where most of them are, and marches on the enemy. [MM 4.5.1]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "MM", TURN
        self.defenders = DEFENDERS
        self.battle_cite = "MM 4.5.1"

    def faction(self, human: FactionPart) -> FactionPart:
        return OrderedMarquise(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return MechanicalMarquise(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "MM 4.2.1", ["marquise"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [setup, daylight, recruiting, building, marching, evening]
