"""Both automata: how hard each is, and what the table agreed on about it. [IB 2] [WB 2]"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.difficulty import (
    FIRST_HELP,
    FOUR_CARDS,
    GARRISON,
    RED,
    SECOND_HELP,
    difficulty,
    level_of,
)
from clockwood.games.ironwood.moments import IronwoodAutomaton
from clockwood.games.ironwood.rules.phases import next_turn
from clockwood.games.ironwood.words import IRONCLAD, WOODWALKERS
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value, is_on
from clockwood.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(IronwoodAutomaton):
    """The settings both automata have. The level is what they add up to. [IB 2.1] [WB 2.1]"""

    def __init__(self, name: str, level: int, options: dict[str, Value]) -> None:
        settings = difficulty(name, level, options)
        super().__init__(name, level_of(settings), [])
        self.red_icons: Final[bool] = settings[RED] == 1
        self.first_help: Final[bool] = settings[FIRST_HELP] == 1
        self.second_help: Final[bool] = settings[SECOND_HELP] == 1
        self.four_cards: Final[bool] = settings[FOUR_CARDS] == 1
        self.garrison: Final[i64] = settings[GARRISON]
        self.empty_hand_pays: Final[bool] = is_on(options, f"{name}.empty-hand-pays")
        self.special_expends: Final[bool] = is_on(options, f"{name}.special-expends")
        self.pays_once: Final[bool] = is_on(options, f"{name}.pays-once")
        self.defender_draws: Final[bool] = is_on(options, f"{name}.defender-draws")
        self.die_same_end: Final[bool] = is_on(options, "die-same-end")

    def next_turn(self, match: Match, seat: i64) -> list[Step]:
        return next_turn(match, seat)


def bot_at(match: Match, seat: i64) -> Bot:
    """Return the automaton that plays the seat."""
    return cast("Bot", match.content.automaton[seat])


def bot_seat(match: Match) -> i64:
    """Return the seat the automaton plays; a table has one at most."""
    return WOODWALKERS if match.content.automata >> WOODWALKERS & 1 else IRONCLAD


def by_bot(match: Match, iron: str, wood: str) -> str:
    """Return the citation from the book of the automaton that plays, where both do the same."""
    return wood if match.content.automata >> WOODWALKERS & 1 else iron
