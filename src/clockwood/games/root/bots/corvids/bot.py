"""The Cogwheel Corvids, as tables make them. [CO 11.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.bots.corvids import flipping, marching, plotting, recruiting, shopping
from clockwood.games.root.bots.corvids.marching import DEFENDERS
from clockwood.games.root.bots.corvids.part import OrderedCorvids
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content

NAME: Final = "cogwheel-corvids"
TRAITS: Final = ["backup-plans", "gamble", "mastermind", "vendetta"]
TURN: Final = [
    ("birdsong", "order", "CO 11.4.1"),
    ("birdsong", "recruit", "CO 11.4.3"),
    ("birdsong", "flip", "CO 11.4.4"),
    ("daylight", "battle", "CO 11.5.1"),
    ("daylight", "move", "CO 11.5.2"),
    ("daylight", "plot", "CO 11.5.3"),
    ("daylight", "thickens", "CO 11.5.4"),
    ("evening", "score", "CO 11.6.1"),
]
"""Their turn as their board prints it."""
MARKS: Final[dict[str, list[str]]] = {
    "recruit": ["easy", "challenging", "nightmare"],
    "flip": ["gamble", "vendetta"],
    "plot": ["mastermind"],
    "score": ["nightmare"],
}
"""The levels and traits that change each of these steps."""


class CogwheelCorvids(Clockwork):
    """Gather by the order card, turn up what they have placed, and place more. [CO 11.4.3] [CO 11.5.3]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "CO", TURN
        self.defenders = DEFENDERS
        self.battle_cite = "CO 11.5.1"

    def faction(self, human: FactionPart) -> FactionPart:
        return OrderedCorvids(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return CogwheelCorvids(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "CO 11.2.1", ["corvids"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [shopping, plotting, recruiting, flipping, marching]
