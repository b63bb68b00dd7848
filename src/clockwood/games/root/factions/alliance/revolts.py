"""Revolts of the Alliance's Birdsong. [WA 8.4.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import MOST_ROWS, content_of
from clockwood.games.root.events import where
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.supporters import (
    TOO_FEW_SUPPORTERS,
    SpendSupporters,
    matching,
    supporters,
)
from clockwood.games.root.factions.alliance.verbs import REVOLT
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.guessing import add_guesses, begin_guess, why_not_guess
from clockwood.games.root.rules.placing import (
    BARRED,
    NO_SLOT,
    free_slots,
    place_piece,
    place_warriors,
)
from clockwood.games.root.rules.removing import remove_enemies
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import TORCH, suit_at
from clockwood.games.root.verbs import DONE, EXPOSE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

UNSYMPATHETIC: Final[i64] = REASONS.add("unsympathetic", "WA 8.4.1.I")
BASE_ON_MAP: Final[i64] = REASONS.add("base-on-map", "WA 8.4.1.I")

REVOLT_COST: Final[i64] = 2


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
    """Any number of revolts, and guesses between them. [WA 8.4.1] [CC 13.2.4a]"""

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
            match.ask_secretly(self, self.seat, add_guesses(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if EXPOSE.has(action):
            return why_not_guess(match, self.seat, action)
        return why_not_revolt(match, self.seat, REVOLT.only(action)) if REVOLT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        if EXPOSE.has(action):
            match.push(self)
            begin_guess(match, self.seat, action)
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
