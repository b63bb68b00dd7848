"""Birdsong and the Assembly: warriors gather in the Burrow, then up to two actions. [UD 12.4] [UD 12.5.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.building import RaiseBuilding, why_not_raise_any
from clockwood.games.root.factions.duchy.digging import DigTunnel, LiftTunnel, all_out, why_not_dig
from clockwood.games.root.factions.duchy.verbs import DIG, MUSTER, RAISE
from clockwood.games.root.rules.battle import add_battles, begin_battle
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.handing import NOT_IN_HAND, hand_of, in_hand, reveal_card, spend
from clockwood.games.root.rules.move_or_battle import why_not_move_or_battle
from clockwood.games.root.rules.moving import add_moves, begin_move
from clockwood.games.root.rules.placing import NONE_LEFT
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.verbs import BATTLE, DONE, MOVE
from clockwood.games.root.words import DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, SeatStep, Step

ACTIONS: Final[i64] = 2


def recruit_below(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Place warriors in the Burrow, as many as the supply has. [UD 12.4] [RT 1.5.4a]"""
    placed = min(count, match.state[cells.SUPPLY])
    if placed <= 0:
        return
    match.state[cells.SUPPLY] -= placed
    match.state[cells.BELOW] += placed
    if match.listening:
        match.tell("recruited-below", cite, [who(seat), number("n", placed)])


@mypyc_attr(acyclic=True, free_list_len=1)
class GatherBelow(SeatStep):
    """Warriors for the Burrow: one, and those that citadels show. [UD 12.4]"""

    def run(self, match: Match) -> None:
        recruit_below(match, self.seat, cells.recruited(match.state), "UD 12.4")


@mypyc_attr(acyclic=True, free_list_len=1)
class Assemble(Step):
    """Up to two actions in any mix: build, recruit, move, battle, dig. [UD 12.5.1]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        seat = self.seat
        options = append(vec[i64](capacity=64), DONE.code())
        if match.state[cells.SUPPLY]:
            options = append(options, MUSTER.code())
        options = add_moves(match, seat, -1, options)
        options = add_battles(match, seat, -1, options)
        options = add_card_actions(match, seat, options)
        ask_on_turn(match, self, seat, add_between(match, seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        if MOVE.has(action) or BATTLE.has(action):
            return why_not_move_or_battle(match, seat, action)
        if MUSTER.has(action):
            return NONE_LEFT
        card = card_of(action)
        if card < 0:
            return why_not_between(match, seat, action)
        if card >= DECK_SIZE or not in_hand(match, seat, card):
            return NOT_IN_HAND
        suit = content_of(match).deck.suit[card]
        if DIG.has(action):
            return why_not_dig(match, seat, suit)
        return why_not_raise_any(match, seat, suit, ruled(match, seat))

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if DONE.has(action):
            return
        if not is_action(action):
            match.push(self)
            do_between(match, seat, action)
            return
        if self.left > 1:
            match.push(Assemble(seat, self.left - 1))
        if MOVE.has(action):
            begin_move(match, seat, action)
        elif BATTLE.has(action):
            begin_battle(match, seat, action)
        elif MUSTER.has(action):
            recruit_below(match, seat, 1, "UD 12.5.1.II")
        else:
            use_card(match, seat, action)


def is_action(action: i64) -> bool:
    """Return whether this is one of the two actions, not something done between them."""
    return MOVE.has(action) or BATTLE.has(action) or MUSTER.has(action) or card_of(action) >= 0


def card_of(action: i64) -> i64:
    """Return the card that an action of the Assembly takes, -1 for anything else."""
    if RAISE.has(action):
        return RAISE.only(action)
    return DIG.only(action) if DIG.has(action) else -1


def add_card_actions(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what cards of the hand build and dig; it is worked out once for each suit."""
    suits = content_of(match).deck.suit
    mine = ruled(match, seat)
    raised: i64 = 0
    dug: i64 = 0
    known: i64 = 0
    for card in hand_of(match, seat, 0):
        suit = suits[card]
        if not known >> suit & 1:
            known |= bit(suit)
            raised |= bit(suit) if why_not_raise_any(match, seat, suit, mine) == ALLOWED else 0
            dug |= bit(suit) if why_not_dig(match, seat, suit) == ALLOWED else 0
        if raised >> suit & 1:
            options = append(options, RAISE.code1(card))
        if dug >> suit & 1:
            options = append(options, DIG.code1(card))
    return options


def use_card(match: Match, seat: i64, action: i64) -> None:
    """Build with a revealed card, or dig with one that is spent. [UD 12.5.1.I] [UD 12.5.1.V]"""
    card = card_of(action)
    suit = content_of(match).deck.suit[card]
    if RAISE.has(action):
        reveal_card(match, seat, card, "UD 12.5.1.I")
        match.push(RaiseBuilding(seat, suit))
        return
    match.push(DigTunnel(seat, suit))
    if all_out(match):
        match.push(LiftTunnel(seat, suit))
    spend(match, seat, card, "UD 12.5.1.V")
