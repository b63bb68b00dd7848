"""The Riverfolk Robots, as tables make them. [RR 9.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.bots.riverfolk import daylight, evening, market, setup
from clockwood.games.root.bots.riverfolk.part import RiverfolkByMarket
from clockwood.games.root.bots.riverfolk.scores import FOE_PAYMENTS
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.priority import fewest

NAME: Final = "riverfolk-robots"
TRAITS: Final = ["ferocious", "garrison", "greedy", "involved"]
DEFENDERS: Final = [fewest("foe-payments", FOE_PAYMENTS)]
"""The choice of defenders: who has paid least. [RR 9.5.4.I]"""
TURN: Final = [
    ("birdsong", "stock", "RR 9.4.1"),
    ("birdsong", "order", "RR 9.4.3"),
    ("daylight", "post", "RR 9.5.1"),
    ("daylight", "recruit", "RR 9.5.2"),
    ("daylight", "organize", "RR 9.5.3"),
    ("daylight", "battle", "RR 9.5.4"),
    ("evening", "collect", "RR 9.6.1"),
    ("evening", "racket", "RR 9.6.2"),
    ("evening", "drop", "RR 9.6.3"),
]
"""Their turn as their board prints it."""
MARKS: Final[dict[str, list[str]]] = {
    "post": ["easy", "challenging", "nightmare"],
    "battle": ["ferocious"],
    "drop": ["nightmare"],
}
"""The levels and traits that change each of these steps."""


class RiverfolkRobots(Clockwork):
    """Sell, build beside who pays, and turn on everybody where nobody does. [RR 9.2.4]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "RR", TURN
        self.defenders = DEFENDERS
        self.battle_cite = "RR 9.5.4.I"

    def faction(self, human: FactionPart) -> FactionPart:
        return RiverfolkByMarket(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return RiverfolkRobots(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "RR 9.2.1", ["riverfolk"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [market, setup, daylight, evening]
