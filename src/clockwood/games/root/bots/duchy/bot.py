"""The Drillbit Duchy, as tables make it. [DD 10.2.1]"""

from types import ModuleType
from typing import Final

from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.bots.common.scores import FOE_BUILDINGS, FOE_PIECES, FOE_POINTS
from clockwood.games.root.bots.duchy import acting, building, digging, evening, failing, setup, shopping, turn
from clockwood.games.root.bots.duchy.part import OrderedDuchy
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.priority import most

NAME: Final = "drillbit-duchy"
TRAITS: Final = ["foundations", "invaders", "investors", "overwhelm"]
TURN: Final = [
    ("birdsong", "order", "DD 10.4.1"),
    ("birdsong", "recruit", "DD 10.4.3"),
    ("daylight", "dig", "DD 10.5.1"),
    ("daylight", "battle", "DD 10.5.2"),
    ("daylight", "build", "DD 10.5.3"),
    ("daylight", "ministers", "DD 10.5.4"),
    ("evening", "rally", "DD 10.6.1a"),
    ("evening", "score", "DD 10.6.2"),
    ("evening", "sway", "DD 10.6.3"),
]
"""Its turn as its board prints it."""
DEFENDERS: Final = [
    most("foe-buildings", FOE_BUILDINGS),
    most("foe-pieces", FOE_PIECES),
    most("foe-points", FOE_POINTS),
]
"""Most buildings there, then most pieces, then most points, then the letter. [DD 10.5.2.I]"""
MARKS: Final[dict[str, list[str]]] = {
    "recruit": ["easy", "challenging", "nightmare"],
    "dig": ["invaders", "overwhelm"],
    "build": ["invaders"],
    "sway": ["nightmare"],
}
"""The levels and traits that change each of these steps."""


class DrillbitDuchy(Clockwork):
    """Comes up by the order card, builds where most of its warriors are, and sways a minister each turn. [DD 10.5.1]"""

    def __init__(self, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "DD", TURN
        self.defenders = DEFENDERS
        self.battle_cite = "DD 10.5.2.I"

    def faction(self, human: FactionPart) -> FactionPart:
        return OrderedDuchy(self.settings)


def make(content: Content, _seat: int, level: int, traits: list[str]) -> Automaton:
    return DrillbitDuchy(level, traits, settings_of(content, NAME, level, traits))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "DD 10.2.1", ["duchy"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [setup, shopping, failing, turn, digging, building, acting, evening]
