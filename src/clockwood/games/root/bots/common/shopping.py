"""Services that automata buy for a purpose: warriors for a building, boats for a move, cards as a turn begins.

[RR SV4b] [RR SV6]
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.riverfolk.cells import HIRERS, MERCENARIES, RIVERBOATS
from clockwood.games.root.factions.riverfolk.to_automata import cards_for_sale, may_buy, sell_to_automaton
from clockwood.games.root.factions.riverfolk.verbs import BUY_CARD
from clockwood.games.root.table.cells import NIL
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


def seller(match: Match) -> i64:
    """Return the seat that sells services, NONE where nobody does."""
    content = content_of(match)
    return NONE if content.hired_by == NIL else content.lender


def seller_to(match: Match, seat: i64) -> i64:
    """Return the seat of whom an automaton may buy now, NONE where it may not. [RR SV1]"""
    other = seller(match)
    return other if other != NONE and may_buy(match, other, seat) else NONE


def advanced_seller(match: Match) -> i64:
    """Return the seat that sells services where the table plays with the advanced ones, else NONE. [RR SV6]"""
    return seller(match) if content_of(match).agreed.advanced_services else NONE


def advanced_seller_to(match: Match, seat: i64) -> i64:
    """Return the seat of whom an automaton may buy an advanced service now, NONE where it may not. [RR SV6]"""
    return seller_to(match, seat) if content_of(match).agreed.advanced_services else NONE


def wares_of_kind(match: Match, other: i64, kind: i64) -> vec[i64]:
    """Return the purchases of cards of one kind."""
    found = vec[i64](capacity=5)
    for card in cards_for_sale(match, other):
        if content_of(match).deck.kind[card] == kind:
            found = append(found, BUY_CARD.code1(card))
    return found


# -- warriors for a building


def try_hiring(match: Match, seat: i64) -> bool:
    """Let a seat treat the seller's warriors as its own, if it could hire them; `call_off` ends that. [RR SV4b]"""
    content = content_of(match)
    state = match.state
    if content.hired_by == NIL or state[content.hired_by] >> seat & 1 or seller_to(match, seat) == NONE:
        return False
    state[content.hired_by] |= bit(seat)
    return True


def call_off(match: Match, seat: i64) -> None:
    match.state[content_of(match).hired_by] &= ~bit(seat)


def hire(match: Match, seat: i64) -> None:
    """Pay for the warriors that were tried. [RR SV4b]"""
    match.state[HIRERS] |= bit(seat)
    sell_to_automaton(match, content_of(match).lender, seat, MERCENARIES, "RR SV4b")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class BuildStep(SeatStep):
    """A building placed where an automaton rules; where it rules no site it hires, and builds then. [RR SV4b]"""

    def sites(self, match: Match) -> vec[i64]:
        """Return the buildings that could be placed now."""
        raise NotImplementedError

    def hires(self, match: Match) -> bool:
        """Hire warriors who make a site of some clearing, and do this step again; return whether any do. [RR SV4b]"""
        if not try_hiring(match, self.seat):
            return False
        if len(self.sites(match)):
            match.push(self)
            hire(match, self.seat)
            return True
        call_off(match, self.seat)
        return False


# -- boats for a move


def would_take_boats(match: Match, seat: i64) -> bool:
    """Return whether rivers are paths for an automaton that buys Riverboats when it takes one. [RR SV7] [RR SV8]"""
    content = content_of(match)
    if not content.agreed.advanced_services or content.boats == NIL or match.state[content.boats] >> seat & 1:
        return False
    return seller_to(match, seat) != NONE


def take_boats(match: Match, seat: i64, cite: str) -> None:
    """Buy Riverboats for the rest of the turn. [RR SV7] [RR SV8]"""
    content = content_of(match)
    match.state[content.boats] |= bit(seat)
    sell_to_automaton(match, content.lender, seat, RIVERBOATS, cite)
