"""The Automated Alliance, as tables make it. [AA 6.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.alliance import answers, evening, revolting, spreading
from clockwood.games.root.bots.alliance.part import OrderedAlliance
from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content

NAME: Final = "automated-alliance"
TRAITS: Final = ["informants", "popularity", "steadfast", "veterans", "wildfire"]
TURN: Final = [
    ("birdsong", "order", "AA 6.4.1"),
    ("birdsong", "revolt", "AA 6.4.3"),
    ("birdsong", "pity", "AA 6.4.4"),
    ("daylight", "spread", "AA 6.5.1"),
    ("daylight", "surprise", "AA 6.5.2"),
    ("evening", "organize", "AA 6.6.1"),
    ("evening", "recruit", "AA 6.6.2"),
]
"""Its turn as its board prints it."""
MARKS: Final[dict[str, list[str]]] = {
    "pity": ["steadfast"],
    "spread": ["steadfast"],
    "surprise": ["steadfast"],
    "organize": ["easy", "challenging", "nightmare"],
    "recruit": ["nightmare", "wildfire"],
}
"""The levels and traits that change each of these steps."""


class AutomatedAlliance(Clockwork):
    """Revolts by the order card or is pitied, spreads sympathy, and organizes. [AA 6.4.3]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "AA", TURN

    def faction(self, human: FactionPart) -> FactionPart:
        return OrderedAlliance(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return AutomatedAlliance(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "AA 6.2.1", ["alliance"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [spreading, revolting, evening, answers]
