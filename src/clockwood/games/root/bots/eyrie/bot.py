"""The Electric Eyrie, as tables make them. [EE 5.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.bots.eyrie import birdsong, daylight, decree, setup, shopping, turmoil
from clockwood.games.root.bots.eyrie.part import OrderedEyrie
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content

NAME: Final = "electric-eyrie"
TRAITS: Final = ["focused", "nobility", "relentless", "swoop", "war-tax"]
TURN: Final = [
    ("birdsong", "order", "EE 5.4.1"),
    ("birdsong", "decree", "EE 5.4.3"),
    ("birdsong", "roost", "EE 5.4.4"),
    ("daylight", "columns", "EE 5.5.1"),
    ("daylight", "build", "EE 5.5.2"),
    ("daylight", "turmoil", "EE 5.7.1"),
    ("evening", "score", "EE 5.6"),
]
"""Their turn as their board prints it."""
MARKS: Final[dict[str, list[str]]] = {
    "columns": ["focused", "nobility", "war-tax"],
    "build": ["relentless", "swoop"],
    "turmoil": ["nobility"],
    "score": ["nightmare"],
}
"""The levels and traits that change each of these steps."""


class ElectricEyrie(Clockwork):
    """Adds each order card to the Decree, whose columns recruit, move and battle. [EE 5.5.1]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "EE", TURN

    def faction(self, human: FactionPart) -> FactionPart:
        return OrderedEyrie(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return ElectricEyrie(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "EE 5.2.1", ["eyrie"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [setup, shopping, birdsong, decree, turmoil, daylight]
