"""Cards and abilities used after the roll: attacker first, both again after each use. [RT 4.3.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.handing import discard, fits, has_cards, in_hand
from clockwood.games.root.rules.hits import DEFENDING, seat_of, side_of
from clockwood.games.root.rules.persistent import card_with
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table import cells
from clockwood.games.root.verbs import PASS, USE
from clockwood.games.root.words import ARMORERS, BIRD, BRUTAL_TACTICS, DECK_SIZE, PARTISANS, SAPPERS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.timing import Window

DEFENDERS: Final[i64] = 24
"""From this bit on, what the defender has played."""


def is_played(match: Match, side: i64, effect: i64) -> bool:
    return match.state[cells.PLAYED] >> (side * DEFENDERS + effect) & 1 == 1


def add_card(match: Match, seat: i64, side: i64, effect: i64, options: vec[i64]) -> vec[i64]:
    card = card_with(match, seat, effect)
    return options if card == NONE or is_played(match, side, effect) else append(options, USE.code1(card))


def uses_after_roll(match: Match, seat: i64) -> vec[i64]:
    """Return what a side may use now: its crafted cards, then what its faction adds."""
    side = side_of(match, seat)
    options = vec[i64](capacity=4)
    if content_of(match).is_bot(seat):
        return options
    if not match.state[cells.IGNORED + 1 - side]:
        options = add_card(match, seat, side, ARMORERS, options)
    options = add_card(match, seat, side, SAPPERS if side == DEFENDING else BRUTAL_TACTICS, options)
    suit = cells.suit_at(match.state, term(match.state, cells.WHERE))
    options = add_card(match, seat, side, PARTISANS + suit, options)
    return content_of(match).faction[seat].battle_uses(match, seat, options)


def anyone_acts_after_roll(match: Match) -> bool:
    return len(uses_after_roll(match, seat_of(match, 0))) > 0 or len(uses_after_roll(match, seat_of(match, 1))) > 0


def use_after_roll(match: Match, seat: i64, card: i64) -> None:
    """Use a crafted card after the roll. [RT 4.3.4]"""
    state = match.state
    content = content_of(match)
    side = side_of(match, seat)
    effect = content.deck.effect[card]
    state[cells.PLAYED] |= bit(side * DEFENDERS + effect)
    if match.listening:
        match.tell("used", "RT 4.3.4", [who(seat), card_term(card)])
    if effect == ARMORERS:
        state[cells.IGNORED + 1 - side] = 1
        discard(match, card)
    elif effect == SAPPERS:
        state[cells.EXTRA + side] += 1
        discard(match, card)
    elif effect == BRUTAL_TACTICS:
        state[cells.EXTRA + side] += 1
        score(match, seat_of(match, DEFENDING), 1, "RT 4.3.4")
    else:
        state[cells.EXTRA + side] += 1
        keep_only(match, seat, effect - PARTISANS)


def keep_only(match: Match, seat: i64, suit: i64) -> None:
    """Discard every card of the hand that is of another suit, birds too. [RT U13]"""
    deck = content_of(match).deck
    if has_cards(match, seat):
        match.reveal()
    for card in range(DECK_SIZE):
        if in_hand(match, seat, card) and (not fits(match, card, suit) or deck.suit[card] == BIRD):
            if match.listening:
                match.tell("discarded", "RT U13", [who(seat), card_term(card)])
            discard(match, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterRoll(Window):
    """Both sides may use what works after the roll. [RT 4.3.4]"""

    def order(self, match: Match) -> vec[i64]:
        return append(append(vec[i64](capacity=2), seat_of(match, 0)), seat_of(match, 1))

    def could(self, match: Match, seat: i64) -> bool:
        return len(uses_after_roll(match, seat)) > 0

    def uses(self, match: Match, seat: i64) -> vec[i64]:
        return uses_after_roll(match, seat)

    def use(self, match: Match, seat: i64, action: i64) -> None:
        if USE.has(action):
            use_after_roll(match, seat, USE.only(action))
        else:
            content_of(match).faction[seat].battle_use(match, seat, action)

    def passing(self) -> i64:
        return PASS.code()

    def after(self, turn: i64) -> "AfterRoll":
        return AfterRoll(turn)
