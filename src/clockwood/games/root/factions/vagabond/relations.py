"""Relationships: aid improves them, removed warriors end them. [VA 9.2.9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import item_term, whom
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import NOT_SO, exhaust, gain
from clockwood.games.root.factions.vagabond.verbs import EXHAUST, TAKE_ITEM
from clockwood.games.root.moments import FIGURE
from clockwood.games.root.rules.handing import NOT_IN_HAND, give, hand_that_fits
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import ACTIVE, BATTLE, flipped_of, items_of, suit_at
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.verbs import GIVE, PASS
from clockwood.games.root.words import ALL_ITEMS
from clockwood.kernel.events import Term, number, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

AIDS_NEEDED: Final = vec[i64]([0, 1, 2, 3, 0])
"""Aids of one turn for the next step, by relation. [VA 9.2.9.I.a]"""
POINTS: Final = vec[i64]([0, 0, 1, 2, 2])
"""Scored on reaching a relation. [VA 9.2.9.I.b]"""
AIDING_ALLY: Final[i64] = 2


def set_relation(match: Match, seat: i64, other: i64, relation: i64, cite: str) -> None:
    hold(match.state, cells.block(match, seat) + cells.RELATION + other, relation)
    if match.listening:
        terms = [who(seat), whom(other), Term("relation", "relation", relation)]
        match.tell("relation-changed", cite, terms)


def improve(match: Match, seat: i64, other: i64) -> None:
    """Count an aid: a step of the relationship, or points for an ally. [VA 9.2.9.I.a] [VA 9.2.9.II.a]"""
    relation = cells.relation_to(match, seat, other)
    if relation in (NONE, cells.HOSTILE):
        return
    if relation == cells.ALLIED:
        score(match, seat, AIDING_ALLY, "VA 9.2.9.II.a")
        return
    at = cells.block(match, seat) + cells.AIDS + other
    match.state[at] += 1
    if match.state[at] < AIDS_NEEDED[relation]:
        if match.listening:
            aids = [number("n", match.state[at]), number("needs", AIDS_NEEDED[relation])]
            match.tell("aid-counts", "VA 9.2.9.I.a", [who(seat), whom(other), *aids])
        return
    match.state[at] = 0
    set_relation(match, seat, other, relation + 1, "VA 9.2.9.I.a")
    score(match, seat, POINTS[relation + 1], "VA 9.2.9.I.b")


def removed_pieces(match: Match, seat: i64, owner: i64, pieces: i64) -> None:
    """Turn hostile at a removed warrior, and score Infamy in a battle of the own turn. [VA 9.2.9.III.a]"""
    relation = cells.relation_to(match, seat, owner)
    if relation == NONE:
        return
    counted: i64 = 0
    warriors: i64 = 0
    for which, piece in enumerate(content_of(match).faction[owner].pieces):
        counted += unpacked(pieces, which)
        if piece.sort == FIGURE:
            warriors += unpacked(pieces, which)
    if relation != cells.HOSTILE:
        if warriors == 0:
            return
        counted -= 1
        set_relation(match, seat, owner, cells.HOSTILE, "VA 9.2.9.III")
    if match.state[BATTLE] and term(match.state, ACTIVE) == seat:
        score(match, seat, counted, "VA 9.2.9.III.a")


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveAid(Step):
    """A card that matches the clearing, for a player with pieces there. [VA 9.5.4]

    Passing is for a player who only imagines what the hand is: an aid that costs nothing could be asked for ever.
    """

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        suit = suit_at(match.state, cells.place_of(match, self.seat))
        options = hand_that_fits(match, self.seat, suit, GIVE.base)
        match.ask_secretly(self, self.seat, options if len(options) else append(options, PASS.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if GIVE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        match.push(AidWith(self.seat, self.other))
        give(match, self.seat, self.other, GIVE.only(action), "VA 9.5.4")


@mypyc_attr(acyclic=True, free_list_len=1)
class AidWith(Step):
    """An aid exhausts any one item. [VA 9.5.4]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for item in range(ALL_ITEMS):
            if cells.ready(match, self.seat, item):
                options = append(options, EXHAUST.code1(item))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if EXHAUST.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        exhaust(match, self.seat, EXHAUST.only(action), "VA 9.5.4")
        match.push(Thanks(self.seat, self.other))


@mypyc_attr(acyclic=True, free_list_len=1)
class Thanks(Step):
    """An item of the aided player may be taken, then the aid counts; a Vagabond gives nothing. [VA 9.7.4]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), PASS.code())
        if not cells.is_vagabond(match, self.other):
            for item in range(ALL_ITEMS):
                if match.state[items_of(self.other, item)]:
                    options = append(options, TAKE_ITEM.code1(item))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if TAKE_ITEM.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if TAKE_ITEM.has(action):
            item = TAKE_ITEM.only(action)
            take_from_box(match, self.other, item)
            gain(match, self.seat, item)
            if match.listening:
                match.tell("took-item-from", "VA 9.5.4", [who(self.seat), whom(self.other), item_term(item)])
        improve(match, self.seat, self.other)


def take_from_box(match: Match, owner: i64, item: i64) -> None:
    """Take an item out of a Crafted Items box, a flipped one last."""
    state = match.state
    state[items_of(owner, item)] -= 1
    state[flipped_of(owner, item)] = min(state[flipped_of(owner, item)], state[items_of(owner, item)])
