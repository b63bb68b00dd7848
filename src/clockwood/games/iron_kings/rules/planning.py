"""The planning track: drawing, inserting, removing, replacing. [IK K3.1] [IK K3.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.verbs import INSERT, PASS, REMOVE, REPLACE, TOP
from clockwood.games.iron_kings.words import PLANS_EACH, SLOTS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, count_in, draw, shuffle_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_IN_HAND: Final[i64] = REASONS.add("not-in-hand", "IK K3.2")
NO_SUCH_SLOT: Final[i64] = REASONS.add("no-such-slot", "IK K3.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawPlans(Step):
    """Planning cards come to the hand; an empty deck is made again from the discard. [IK K3.1] [IK U6]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        if self.left == 0:
            return
        seat = self.seat
        first = cards.first_plan(seat)
        last = first + content_of(match).plans.count
        if match.ask_pile(self, first, last, cards.DECK + seat, TOP.base - cards.CARDS):
            return
        if count_in(match.state, first, last, cards.DISCARD + seat):
            shuffle_in(match.state, first, last, cards.DISCARD + seat, cards.DECK + seat, EVERY_SEAT)
            if match.listening:
                match.tell("plans-reshuffled", "IK U6", [who(seat)])
            match.push(self)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        first = cards.first_plan(seat)
        card = TOP.only(action)
        draw(match.state, first, first + content_of(match).plans.count, cards.CARDS + card, cards.HAND + seat, seat)
        if match.listening:
            match.tell("plan-drawn", "IK K3.1", [who(seat), card_term(card)], bit(seat))
            match.tell("plan-drawn-hidden", "IK K3.1", [who(seat)], ~bit(seat))
        match.push(DrawPlans(seat, self.left - 1))


def discard_plan(match: Match, seat: i64, card: i64) -> None:
    cards.move(match.state, card, cards.DISCARD + seat)
    if match.listening:
        match.tell("plan-discarded", "IK K3.2", [who(seat), card_term(card)])


def insert(match: Match, seat: i64, card: i64, slot: i64) -> None:
    """Move later cards right for a card; what is pushed off the end is discarded. [IK K3.2]"""
    state = match.state
    pushed_off = term(state, plans.slot(seat, SLOTS - 1))
    place: i64 = SLOTS - 1
    while place > slot:
        state[plans.slot(seat, place)] = state[plans.slot(seat, place - 1)]
        place -= 1
    put_in_slot(match, seat, card, slot)
    if pushed_off != NONE:
        discard_plan(match, seat, pushed_off)


def remove(match: Match, seat: i64, slot: i64) -> None:
    """Discard a card of the track and close the gap. [IK K3.2] [IK U11]"""
    state = match.state
    card = term(state, plans.slot(seat, slot))
    for place in range(slot, SLOTS - 1):
        state[plans.slot(seat, place)] = state[plans.slot(seat, place + 1)]
    state[plans.slot(seat, SLOTS - 1)] = 0
    discard_plan(match, seat, card)


def replace(match: Match, seat: i64, card: i64, slot: i64) -> None:
    old = term(match.state, plans.slot(seat, slot))
    put_in_slot(match, seat, card, slot)
    discard_plan(match, seat, old)


def put_in_slot(match: Match, seat: i64, card: i64, slot: i64) -> None:
    hold(match.state, plans.slot(seat, slot), card)
    cards.move(match.state, card, cards.ON_TRACK + seat)
    if match.listening:
        match.tell("plan-inserted", "IK K3.2", [who(seat), card_term(card), number("n", slot + 1)])


def why_not_plan(match: Match, seat: i64, action: i64) -> i64:
    """Return the reason a change of the track is refused."""
    state = match.state
    count = plans.planned(state, seat)
    if REMOVE.has(action):
        return ALLOWED if REMOVE.only(action) < count else NO_SUCH_SLOT
    if INSERT.has(action):
        card, slot = INSERT.first_of_two(action), INSERT.last_of(action)
        room = min(count + 1, SLOTS)
    elif REPLACE.has(action):
        card, slot = REPLACE.first_of_two(action), REPLACE.last_of(action)
        room = count
    else:
        return NOT_ASKED
    if cards.zone(state, card) != cards.HAND + seat:
        return NOT_IN_HAND
    return ALLOWED if slot < room else NO_SUCH_SLOT


def changes_of_track(match: Match, seat: i64, with_insert: bool) -> vec[i64]:
    """Return every change that the hand and the track allow."""
    state = match.state
    count = plans.planned(state, seat)
    room = min(count + 1, SLOTS) if with_insert else 0
    options = vec[i64](capacity=64)
    for card in range(seat * PLANS_EACH, seat * PLANS_EACH + content_of(match).plans.count):
        if cards.zone(state, card) == cards.HAND + seat:
            for slot in range(room):
                options = append(options, INSERT.code2(card, slot))
            for slot in range(count):
                options = append(options, REPLACE.code2(card, slot))
    for slot in range(count):
        options = append(options, REMOVE.code1(slot))
    return options


def change_track(match: Match, seat: i64, action: i64) -> None:
    if INSERT.has(action):
        insert(match, seat, INSERT.first_of_two(action), INSERT.last_of(action))
    elif REPLACE.has(action):
        replace(match, seat, REPLACE.first_of_two(action), REPLACE.last_of(action))
    else:
        remove(match, seat, REMOVE.only(action))


def holds_plans(match: Match, seat: i64) -> bool:
    first = cards.first_plan(seat)
    return count_in(match.state, first, first + content_of(match).plans.count, cards.HAND + seat) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan(SeatStep):
    """Insert, remove or replace one card, or leave the track as it is. [IK K3.2] [IK H3]"""

    def why_not(self, match: Match, action: i64) -> i64:
        return ALLOWED if PASS.has(action) else why_not_plan(match, self.seat, action)

    def run(self, match: Match) -> None:
        if plans.planned(match.state, self.seat) or holds_plans(match, self.seat):
            options = changes_of_track(match, self.seat, True)
            match.ask_secretly(self, self.seat, append(options, PASS.code()))

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            if match.listening:
                match.tell("track-left", "IK H3", [who(self.seat)])
        else:
            change_track(match, self.seat, action)
