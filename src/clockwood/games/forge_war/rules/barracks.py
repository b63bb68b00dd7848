"""The barracks: hire a new adventurer, raise another by one level. [FW F5.5] [FW F5.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.gains import add_adventurer, pay_gold
from clockwood.games.forge_war.rules.levels import ALIKE, NO_SUCH_ADVENTURER, raise_level
from clockwood.games.forge_war.rules.trading import NO_GOLD
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.verbs import TRAIN
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED

ON_A_QUEST: Final[i64] = REASONS.add("on-a-quest", "FW F5.5")
HIGHEST_LEVEL: Final[i64] = REASONS.add("highest-level", "FW F6.4")
JUST_HIRED: Final[i64] = REASONS.add("just-hired", "FW F5.5")

FIRST_PRICE: Final[i64] = 4


def hire_price(match: Match) -> i64:
    """Return the price of an adventurer: 4 gold, one more in each later stage. [FW F5.6]"""
    return FIRST_PRICE + match.state[turns.STAGE] - 1


def hire(match: Match, seat: i64) -> None:
    pay_gold(match, seat, hire_price(match), "FW F5.6")
    add_adventurer(match, seat, "FW F5.5")


def train(match: Match, seat: i64, which: i64) -> None:
    """Raise an adventurer; a level costs as much gold as the level before it. [FW F5.5] [FW FG7]"""
    pay_gold(match, seat, match.state[adventurers.LEVEL + adventurer(seat, which)], "FW F5.5")
    raise_level(match, seat, which, "FW F5.5")


def why_not_train(match: Match, seat: i64, which: i64, hired: i64) -> i64:
    """Return why this adventurer is not raised; 0 where it may be. [FW F5.5] [FW B5]"""
    state = match.state
    at = adventurer(seat, which)
    if which >= state[adventurers.COUNT + seat]:
        return NO_SUCH_ADVENTURER
    if which == hired:
        return JUST_HIRED
    if state[adventurers.ON_QUEST + at] and not content_of(match).train_questing:
        return ON_A_QUEST
    if state[adventurers.LEVEL + at] >= adventurers.CHAMPION:
        return HIGHEST_LEVEL
    if state[players.GOLD + seat] < state[adventurers.LEVEL + at]:
        return NO_GOLD
    for other in range(which):
        if alike(state, adventurer(seat, other), at):
            return ALIKE
    return ALLOWED


def alike(state: vec[i64], one: i64, other: i64) -> bool:
    """Return whether two adventurers differ in nothing that matters for a level. [FW H2]"""
    return (
        state[adventurers.LEVEL + one] == state[adventurers.LEVEL + other]
        and state[adventurers.TITLE + one] == state[adventurers.TITLE + other]
        and state[adventurers.ON_QUEST + one] == state[adventurers.ON_QUEST + other]
    )


def trainees(match: Match, seat: i64, hired: i64, options: vec[i64]) -> vec[i64]:
    """Add the adventurers that may be raised."""
    for which in range(match.state[adventurers.COUNT + seat]):
        if why_not_train(match, seat, which, hired) == 0:
            options = append(options, TRAIN.code1(which))
    return options
