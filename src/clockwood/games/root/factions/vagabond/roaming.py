"""The pawn on its way: slips, moves for boots, allies that come along. [VA 9.4.2] [VA 9.5.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import exhaust
from clockwood.games.root.factions.vagabond.verbs import ESCORT, SLIP
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import draw_cards
from clockwood.games.root.rules.moving import (
    NO_WARRIOR,
    NOT_ADJACENT,
    SCORCHED,
    SNARED,
    is_snared,
    move_warriors,
    take_ferry,
)
from clockwood.games.root.rules.ways import by_ferry, reachable
from clockwood.games.root.table.cells import TORCH
from clockwood.games.root.verbs import DONE, MOVE
from clockwood.games.root.words import CLEARINGS, PLACES
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

TOO_FEW_BOOTS: Final[i64] = REASONS.add("too-few-boots", "VA 9.5.1")
NOT_WHERE_HE_IS: Final[i64] = REASONS.add("not-where-he-is", "VA 9.5.1")


def without_scorched(match: Match, ways: i64) -> i64:
    """Return the places of a mask that may be entered. [RT 4.2.5]"""
    for clearing in range(CLEARINGS):
        if match.state[TORCH + clearing]:
            ways &= ~bit(clearing)
    return ways


def near(match: Match, seat: i64, origin: i64) -> i64:
    """Return the clearings and forests adjacent to a place, as bits. [VA 9.2.10]"""
    land = content_of(match).land
    if origin >= CLEARINGS:
        return land.near[origin]
    return reachable(match, seat, origin) | land.forests_at[origin]


def ways_of_pawn(match: Match, seat: i64) -> i64:
    """Return the clearings the pawn may move to, whoever rules; the ferry takes it along, too. [VA 9.2.3]"""
    origin = cells.place_of(match, seat)
    if origin == NONE or (origin < CLEARINGS and is_snared(match, seat, origin)):
        return 0
    found = near(match, seat, origin) & (bit(CLEARINGS) - 1)
    if origin < CLEARINGS:
        found |= by_ferry(match, seat, origin)
    return without_scorched(match, found)


def boots_for(match: Match, seat: i64, to: i64, usual: i64) -> i64:
    """Return the boots a move costs: the usual ones and one more into Hostile warriors. [VA 9.2.9.III.b]"""
    return usual + (1 if cells.is_hostile_at(match, seat, to) else 0)


def why_not_go(match: Match, seat: i64, origin: i64, to: i64, usual: i64) -> i64:
    """Return why the pawn may not move there. [VA 9.5.1]"""
    if origin != cells.place_of(match, seat):
        return NOT_WHERE_HE_IS
    if to >= CLEARINGS:
        return NOT_ADJACENT
    if not ways_of_pawn(match, seat) >> to & 1:
        if match.state[TORCH + to]:
            return SCORCHED
        return SNARED if origin < CLEARINGS and is_snared(match, seat, origin) else NOT_ADJACENT
    enough = cells.ready(match, seat, cells.BOOTS) >= boots_for(match, seat, to, usual)
    return ALLOWED if enough else TOO_FEW_BOOTS


def add_goes(match: Match, seat: i64, usual: i64, options: vec[i64]) -> vec[i64]:
    """Add the moves of the pawn that the boots allow; `usual` is what each costs at least."""
    boots = cells.ready(match, seat, cells.BOOTS)
    if boots < usual:
        return options
    origin = cells.place_of(match, seat)
    ways = ways_of_pawn(match, seat)
    for to in range(CLEARINGS):
        if ways >> to & 1 and boots_for(match, seat, to, usual) <= boots:
            options = append(options, MOVE.code2(origin, to))
    return options


def go(match: Match, seat: i64, to: i64, usual: i64) -> None:
    """Pay for a move and make it. [VA 9.5.1]"""
    for _ in range(boots_for(match, seat, to, usual)):
        exhaust(match, seat, cells.BOOTS, "VA 9.5.1")
    travel(match, seat, to, alone=False)


def travel(match: Match, seat: i64, to: i64, alone: bool) -> None:
    """Move the pawn; where allies are, ask who comes along. [VA 9.2.9.II.b]"""
    origin = cells.place_of(match, seat)
    ferried = (
        not alone
        and origin < CLEARINGS
        and by_ferry(match, seat, origin) >> to & 1 == 1
        and not near(match, seat, origin) >> to & 1
    )
    hold(match.state, cells.block(match, seat), to)
    if match.listening:
        terms = [who(seat), Term("from", "place", origin), Term("to", "place", to)]
        match.tell("pawn-moved", "VA 9.5.1", terms)
    if not alone and origin < CLEARINGS and to < CLEARINGS:
        match.push(Escort(seat, origin, to, 1 if ferried else 0))
    if ferried:
        take_ferry(match, seat, to)


@mypyc_attr(acyclic=True, free_list_len=1)
class Escort(Step):
    """Warriors of one Allied faction may come along. [VA 9.2.9.II.b]"""

    def __init__(self, seat: i64, origin: i64, target: i64, ferried: i64) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.ferried = ferried

    def run(self, match: Match) -> None:
        content = content_of(match)
        options = append(vec[i64](capacity=8), DONE.code())
        for other in range(content.players):
            if cells.relation_to(match, self.seat, other) != cells.ALLIED or is_snared(match, other, self.origin):
                continue
            for count in range(1, match.state[content.warriors[other] + self.origin] + 1):
                options = append(options, ESCORT.code2(other, count))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_WARRIOR if ESCORT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        ally = ESCORT.first_of_two(action)
        if self.ferried:
            draw_cards(match, ally, 1)
        move_warriors(match, ally, self.origin, self.target, ESCORT.last_of(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class Slip(SeatStep):
    """One move without boots, into forests too, out of snares and into enemies alike. [VA 9.4.2]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=12), DONE.code())
        ways = without_scorched(match, near(match, self.seat, cells.place_of(match, self.seat)))
        for place in range(PLACES):
            if ways >> place & 1:
                options = append(options, SLIP.code1(place))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not SLIP.has(action):
            return NOT_ASKED
        place = SLIP.only(action)
        return SCORCHED if place < CLEARINGS and match.state[TORCH + place] else NOT_ADJACENT

    def chosen(self, match: Match, action: i64) -> None:
        if not DONE.has(action):
            travel(match, self.seat, SLIP.only(action), alone=False)
