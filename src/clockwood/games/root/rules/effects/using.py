"""Crafted cards used in one's own turn: which may be used when, and what using one begins. [RT PW1] [RT 4.1.3]

An effect for one's own turn is a row of `WINDOWS`, a condition in `can_use` and a step it pushes in `use`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import CRAFTED
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import MayBattle, add_battles
from clockwood.games.root.rules.effects.others import ChooseOther, anyone_for
from clockwood.games.root.rules.effects.pieces import (
    Bureau,
    FalseOrders,
    FlipItem,
    Sabotage,
    TaxCollector,
    any_bureau,
    any_false_orders,
    any_sabotage,
    any_unflipped,
)
from clockwood.games.root.rules.handing import discard, draw_cards
from clockwood.games.root.rules.moving import MayMove, can_move
from clockwood.games.root.rules.persistent import usable, use_up
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import DONE, USE
from clockwood.games.root.words import (
    ADVENTUROUS_MICE,
    BUREAU,
    BURROW_BANK,
    CHARM_OFFENSIVE,
    CLEARINGS,
    COBBLER,
    CODEBREAKERS,
    COMMAND_WARREN,
    DECK_SIZE,
    FALSE_ORDERS,
    ROYAL_CLAIM,
    SABOTEURS,
    STAND_AND_DELIVER,
    SWAP_MEET,
    TAX_COLLECTOR,
)
from clockwood.kernel.bits import bits_in
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import any_in
from clockwood.kernel.step import NOT_ASKED, Step

NOT_NOW: Final[i64] = REASONS.add("not-now", "RT PW1")

START_OF_BIRDSONG: Final[i64] = 0
IN_BIRDSONG: Final[i64] = 1
START_OF_DAYLIGHT: Final[i64] = 2
IN_DAYLIGHT: Final[i64] = 3
START_OF_EVENING: Final[i64] = 4

WINDOWS: Final = vec[vec[i64]]([
    vec[i64]([BURROW_BANK, SABOTEURS]),
    vec[i64]([ROYAL_CLAIM, STAND_AND_DELIVER, SWAP_MEET, FALSE_ORDERS]),
    vec[i64]([COMMAND_WARREN]),
    vec[i64]([TAX_COLLECTOR, CODEBREAKERS, BUREAU, ADVENTUROUS_MICE]),
    vec[i64]([COBBLER, CHARM_OFFENSIVE]),
])  # fmt: skip
"""The effects that may be used in each window, once a turn. [RT PW1–PW5]"""


def has_crafted(match: Match, seat: i64) -> bool:
    return any_in(match.state, CARDS, CARDS + DECK_SIZE, CRAFTED + seat)


def can_use(match: Match, seat: i64, effect: i64) -> bool:
    """Return whether using an effect could do anything, as far as everyone can tell."""
    if effect == COMMAND_WARREN:
        return len(add_battles(match, seat, -1, vec[i64]())) > 0
    if effect == COBBLER:
        return can_move(match, seat, -1)
    if effect == TAX_COLLECTOR:
        return any_warrior(match, seat)
    if effect == SABOTEURS:
        return any_sabotage(match, seat)
    if effect == FALSE_ORDERS:
        return any_false_orders(match, seat)
    if effect == BUREAU:
        return any_bureau(match, seat)
    if effect == ADVENTUROUS_MICE:
        return any_unflipped(match, seat)
    if effect == ROYAL_CLAIM:
        return True
    return anyone_for(match, seat, effect)


def any_warrior(match: Match, seat: i64) -> bool:
    row = content_of(match).warriors[seat]
    for clearing in range(CLEARINGS):
        if match.state[row + clearing]:
            return True
    return False


def add_uses(match: Match, seat: i64, window: i64, options: vec[i64]) -> vec[i64]:
    """Add the cards a seat may use in a window."""
    for effect in WINDOWS[window]:
        card = usable(match, seat, effect)
        if card != NONE and can_use(match, seat, effect):
            options = append(options, USE.code1(card))
    return options


def use(match: Match, seat: i64, card: i64) -> None:
    """Use a crafted card: push what it does."""
    effect = content_of(match).deck.effect[card]
    use_up(match, effect)
    if match.listening:
        match.tell("used", "RT 4.1.3", [who(seat), card_term(card)])
    if effect in (ROYAL_CLAIM, SABOTEURS, FALSE_ORDERS):
        discard(match, card)
    begin_effect(match, seat, effect)


def begin_effect(match: Match, seat: i64, effect: i64) -> None:
    if effect == ROYAL_CLAIM:
        score(match, seat, bits_in(ruled(match, seat)), "RT 4.1.3")
    elif effect == COMMAND_WARREN:
        match.push(MayBattle(seat))
    elif effect == COBBLER:
        match.push(MayMove(seat, 1))
    elif effect == TAX_COLLECTOR:
        match.push(TaxCollector(seat))
    elif effect == SABOTEURS:
        match.push(Sabotage(seat))
    elif effect == FALSE_ORDERS:
        match.push(FalseOrders(seat))
    elif effect == BUREAU:
        match.push(Bureau(seat))
    elif effect == ADVENTUROUS_MICE:
        match.push(FlipItem(seat))
    else:
        match.push(ChooseOther(seat, effect))
        if effect in (BURROW_BANK, CHARM_OFFENSIVE):
            draw_cards(match, seat, 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class CardWindow(Step):
    """The seat on turn may use crafted cards of this window, in any order. [RT PW1]"""

    def __init__(self, seat: i64, window: i64) -> None:
        self.seat = seat
        self.window = window

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), DONE.code())
        options = add_uses(match, self.seat, self.window, options)
        if len(options) > 1:
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_NOW if USE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if USE.has(action):
            match.push(self)
            use(match, self.seat, USE.only(action))
