"""The Vagabot, as tables make him. [VB 7.3.1]"""

from types import ModuleType
from typing import Final

from mypy_extensions import i64

from clockwood.games.root.bots.common.bot import Clockwork, declared, settings_of
from clockwood.games.root.bots.vagabot import actions, aiding, part, quests, setup, specials, walking
from clockwood.games.root.bots.vagabot.part import Vagabot
from clockwood.games.root.content import root_content
from clockwood.games.root.levels import Settings
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.words import CHARACTERS, VAGABOTS
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content

NAME: Final = "vagabot"
TRAITS: Final = ["adventurer", "berserker", "helper", "marksman", "questing"]
TURN: Final = [
    ("birdsong", "order", "VB 7.4.1"),
    ("birdsong", "slip", "VB 7.4.3"),
    ("daylight", "fox", "VB 7.5"),
    ("daylight", "rabbit", "VB 7.5"),
    ("daylight", "mouse", "VB 7.5"),
    ("daylight", "bird", "VB 7.5"),
    ("evening", "refresh", "VB 7.6.1"),
    ("evening", "repair", "VB 7.6.2"),
]
"""His turn as his board prints it."""
MARKS: Final[dict[str, list[str]]] = {
    "fox": ["berserker", "questing"],
    "rabbit": ["berserker", "questing"],
    "mouse": ["adventurer", "helper", "questing"],
    "bird": ["adventurer", "helper", "questing"],
    "refresh": ["easy", "challenging", "nightmare"],
    "repair": ["berserker", "nightmare"],
}
"""The levels and traits that change each of these steps."""


class VagabotBot(Clockwork):
    """Wanders from ruin to quest to battle, as the order card says. [VB 7.5]"""

    def __init__(self, level: int, traits: list[str], settings: Settings, character: int) -> None:
        super().__init__(NAME, level, traits, settings)
        self.book, self.printed = "VB", TURN
        self.character: Final[i64] = character
        self.battle_cite = "VB 7.5.4a"

    def faction(self, human: FactionPart) -> FactionPart:
        return Vagabot(human.name, human.pawn, self.character, self.settings)


def make(content: Content, seat: int, level: int, traits: list[str]) -> Automaton:
    """Make the Vagabot of a seat: the character of the table, the next one for a second Vagabot."""
    which = VAGABOTS.index(root_content(content).agreed.vagabot)
    if content.names["seat"][seat] == "vagabond2":
        which = (which + 1) % len(VAGABOTS)
    settings = settings_of(content, NAME, level, traits)
    numbers = settings.numbers | ({"items": 3} if VAGABOTS[which] == "tinker" else {})
    return VagabotBot(level, traits, Settings(numbers), CHARACTERS.index(VAGABOTS[which]))


SPEC: Final[AutomatonSpec] = declared(NAME, make, "VB 7.3.1", ["vagabond", "vagabond2"], TRAITS, TURN, MARKS)
MODULES: Final[list[ModuleType]] = [setup, walking, quests, specials, aiding, actions, part]
