"""Sympathy that spreads in the Alliance's Birdsong. [WA 8.4.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.supporters import (
    TOO_FEW_SUPPORTERS,
    SpendSupporters,
    matching,
    matching_by_suit,
    supporters,
)
from clockwood.games.root.factions.alliance.verbs import SPREAD
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.guessing import add_guesses, begin_guess, why_not_guess
from clockwood.games.root.rules.placing import NONE_LEFT, place_piece, why_not_place
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.ways import reachable
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import DONE, EXPOSE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

SYMPATHETIC: Final[i64] = REASONS.add("sympathetic", "WA 8.2.5.I")
FAR_FROM_SYMPATHY: Final[i64] = REASONS.add("far-from-sympathy", "WA 8.4.2.I")

GARRISON: Final[i64] = 3
"""So many warriors of one other player make sympathy dearer. [WA 8.4.2.II.a]"""


def sympathy_nearby(match: Match, seat: i64) -> i64:
    """Return the clearings beside a sympathetic one, as bits; all of them while there is none. [WA 8.4.2.I]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if match.state[cells.SYMPATHY + clearing]:
            found |= reachable(match, seat, clearing)
    return (found if cells.on_map(match.state, cells.SYMPATHY) else -1) & (bit(CLEARINGS) - 1)


def is_garrisoned(match: Match, seat: i64, clearing: i64) -> bool:
    """Return whether Martial Law holds: one other player has three warriors there. [WA 8.4.2.II.a]"""
    content = content_of(match)
    for other in range(content.players):
        if other != seat and match.state[content.warriors[other] + clearing] >= GARRISON:
            return True
    return False


def cost_of(match: Match, seat: i64, clearing: i64) -> i64:
    """Return the supporters that the next sympathy costs there. [WA 8.4.2.II] [WA 8.4.2.II.a]"""
    cost = cells.COSTS[cells.on_map(match.state, cells.SYMPATHY)]
    return cost + 1 if is_garrisoned(match, seat, clearing) else cost


def why_not_sympathy(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why no sympathy may be placed in a clearing. [WA 8.2.5.I]"""
    if match.state[cells.SYMPATHY + clearing]:
        return SYMPATHETIC
    if cells.on_map(match.state, cells.SYMPATHY) >= cells.ALL_SYMPATHY:
        return NONE_LEFT
    return why_not_place(match, seat, clearing)


def why_not_reach(match: Match, seat: i64, clearing: i64, near: i64, held: i64) -> i64:
    """Return why sympathy cannot spread to a clearing, whatever suits the supporters have, of whom so many are held."""
    reason = why_not_sympathy(match, seat, clearing)
    if reason != ALLOWED:
        return reason
    if not near >> clearing & 1:
        return FAR_FROM_SYMPATHY
    return ALLOWED if held >= cost_of(match, seat, clearing) else TOO_FEW_SUPPORTERS


def why_not_spread(match: Match, seat: i64, clearing: i64, near: i64) -> i64:
    """Return why sympathy cannot spread to a clearing. [WA 8.4.2.I] [WA 8.4.2.II]"""
    reason = why_not_reach(match, seat, clearing, near, supporters(match, seat))
    if reason == ALLOWED and matching(match, seat, suit_at(match.state, clearing)) < cost_of(match, seat, clearing):
        return TOO_FEW_SUPPORTERS
    return reason


def place_sympathy(match: Match, seat: i64, clearing: i64, points: i64, cite: str) -> None:
    """Place the next sympathy of the track and score so many points for it. [WA 8.4.2.III] [WA TRACK]"""
    if place_piece(match, seat, cells.SYMPATHY, cells.TOKENS, clearing, cite):
        score(match, seat, points, cite)


def next_points(match: Match) -> i64:
    """Return what the next sympathy uncovers. [WA VP]"""
    return cells.POINTS[cells.on_map(match.state, cells.SYMPATHY)]


@mypyc_attr(acyclic=True, free_list_len=1)
class SpreadSympathy(SeatStep):
    """Sympathy spreads any number of times, after all revolts; guesses fit between. [WA 8.4.2] [WA 8.4.2b]"""

    def run(self, match: Match) -> None:
        held = supporters(match, self.seat)
        if held == 0:
            return
        anywhere = False
        near = sympathy_nearby(match, self.seat)
        options = append(vec[i64](capacity=12), DONE.code())
        fitting = matching_by_suit(match, self.seat)
        for clearing in range(CLEARINGS):
            if why_not_reach(match, self.seat, clearing, near, held) == ALLOWED:
                anywhere = True
                if fitting[suit_at(match.state, clearing)] >= cost_of(match, self.seat, clearing):
                    options = append(options, SPREAD.code1(clearing))
        if anywhere:
            match.ask_secretly(self, self.seat, add_guesses(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if EXPOSE.has(action):
            return why_not_guess(match, self.seat, action)
        if not SPREAD.has(action):
            return NOT_ASKED
        return why_not_spread(match, self.seat, SPREAD.only(action), sympathy_nearby(match, self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        if EXPOSE.has(action):
            match.push(self)
            begin_guess(match, self.seat, action)
            return
        clearing = SPREAD.only(action)
        match.push(self)
        match.push(PlaceSympathy(self.seat, clearing))
        cost = cost_of(match, self.seat, clearing)
        match.push(SpendSupporters(self.seat, suit_at(match.state, clearing), cost))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceSympathy(Step):
    """Sympathy that is paid for comes to its clearing. [WA 8.4.2.III]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        place_sympathy(match, self.seat, self.clearing, next_points(match), "WA 8.4.2.III")
