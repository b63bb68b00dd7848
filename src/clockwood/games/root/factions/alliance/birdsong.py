"""The Alliance's Birdsong: revolts, then sympathy that spreads. [WA 8.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import MOST_ROWS, content_of
from clockwood.games.root.events import where
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.supporters import SpendSupporters, matching, matching_by_suit, supporters
from clockwood.games.root.factions.alliance.verbs import REVOLT, SPREAD
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.placing import (
    BARRED,
    NO_SLOT,
    NONE_LEFT,
    free_slots,
    place_piece,
    place_warriors,
    why_not_place,
)
from clockwood.games.root.rules.removing import remove_enemies
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.rules.ways import reachable
from clockwood.games.root.table.cells import TORCH, suit_at
from clockwood.games.root.verbs import DONE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

UNSYMPATHETIC: Final[i64] = REASONS.add("unsympathetic", "WA 8.4.1.I")
BASE_ON_MAP: Final[i64] = REASONS.add("base-on-map", "WA 8.4.1.I")
SYMPATHETIC: Final[i64] = REASONS.add("sympathetic", "WA 8.2.5.I")
FAR_FROM_SYMPATHY: Final[i64] = REASONS.add("far-from-sympathy", "WA 8.4.2.I")
TOO_FEW_SUPPORTERS: Final[i64] = REASONS.add("too-few-supporters", "WA 8.4.2.II")

REVOLT_COST: Final[i64] = 2
GARRISON: Final[i64] = 3
"""So many warriors of one other player make sympathy dearer. [WA 8.4.2.II.a]"""


def kept_buildings(match: Match, seat: i64, clearing: i64) -> i64:
    """Count the buildings that a revolt leaves: one's own and those of a partner."""
    content = content_of(match)
    found: i64 = 0
    for other in range(content.players):
        if not are_enemies(match, seat, other):
            for k in range(1, MOST_ROWS):
                found += match.state[content.held[other * MOST_ROWS + k] + clearing]
    return found


def why_not_rise(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why there can be no revolt in a clearing, whatever the supporters are. [WA 8.4.1.I] [WA 8.4.1a]"""
    state = match.state
    if state[cells.SYMPATHY + clearing] == 0:
        return UNSYMPATHETIC
    if cells.of_suit(state, cells.BASE, suit_at(state, clearing)):
        return BASE_ON_MAP
    if state[TORCH + clearing]:
        return BARRED
    return ALLOWED if free_slots(match, clearing) > kept_buildings(match, seat, clearing) else NO_SLOT


def why_not_revolt(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why the Alliance may not revolt in a clearing. [WA 8.4.1.II]"""
    reason = why_not_rise(match, seat, clearing)
    if reason == ALLOWED and matching(match, seat, suit_at(match.state, clearing)) < REVOLT_COST:
        return TOO_FEW_SUPPORTERS
    return reason


@mypyc_attr(acyclic=True, free_list_len=1)
class MayRevolt(SeatStep):
    """Any number of revolts. [WA 8.4.1]"""

    def run(self, match: Match) -> None:
        if supporters(match, self.seat) < REVOLT_COST:
            return
        anywhere = False
        options = append(vec[i64](capacity=8), DONE.code())
        for clearing in range(CLEARINGS):
            if why_not_rise(match, self.seat, clearing) == ALLOWED:
                anywhere = True
                if why_not_revolt(match, self.seat, clearing) == ALLOWED:
                    options = append(options, REVOLT.code1(clearing))
        if anywhere:
            match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_revolt(match, self.seat, REVOLT.only(action)) if REVOLT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        clearing = REVOLT.only(action)
        if match.listening:
            match.tell("revolted", "WA 8.4.1.I", [who(self.seat), where(clearing)])
        match.push(self)
        match.push(Revolt(self.seat, clearing))
        match.push(SpendSupporters(self.seat, suit_at(match.state, clearing), REVOLT_COST))


@mypyc_attr(acyclic=True, free_list_len=1)
class Revolt(Step):
    """All enemy pieces leave, then the base comes. [WA 8.4.1.III] [WA 8.4.1a]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        match.push(RaiseBase(self.seat, self.clearing))
        remove_enemies(match, self.seat, bit(self.clearing))


@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseBase(Step):
    """The base, a warrior for each sympathetic clearing of its suit, and an officer. [WA 8.4.1.III] [WA 8.4.1b]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        state = match.state
        place_piece(match, self.seat, cells.BASE, cells.BASES, self.clearing, "WA 8.4.1.III")
        rising = cells.of_suit(state, cells.SYMPATHY, suit_at(state, self.clearing))
        place_warriors(match, self.seat, self.clearing, rising, "WA 8.4.1.III")
        add_officer(match, self.seat, "WA 8.4.1.III")


def add_officer(match: Match, seat: i64, cite: str) -> None:
    """Let a warrior of the supply be an officer, if there is one. [WA 8.4.1b] [WA 8.5.3]"""
    state = match.state
    if state[cells.SUPPLY] == 0:
        return
    state[cells.SUPPLY] -= 1
    state[cells.OFFICERS] += 1
    if match.listening:
        match.tell("trained", cite, [who(seat)])


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
    """Sympathy spreads any number of times, after all revolts. [WA 8.4.2] [WA 8.4.2b]"""

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
            match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not SPREAD.has(action):
            return NOT_ASKED
        return why_not_spread(match, self.seat, SPREAD.only(action), sympathy_nearby(match, self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
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
