"""Citadels and markets, built for a card that is revealed; cards revealed lie open until Evening. [UD 12.5.1.I]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.placing import (
    NO_SLOT,
    NONE_LEFT,
    NOT_RULED,
    open_slots,
    place_piece,
    why_not_build,
)
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import BUILD
from clockwood.games.root.words import BIRD, CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

OTHER_SUIT: Final[i64] = REASONS.add("other-suit", "UD 12.5.1.I")


def fits(match: Match, clearing: i64, suit: i64) -> bool:
    """Return whether a clearing is of a suit; birds fit every clearing. [RT 2.1.1a]"""
    return suit in (suit_at(match.state, clearing), BIRD)


def can_build_any(match: Match) -> bool:
    """Return whether a citadel or market is left. [UD P]"""
    return min(cells.on_map(match.state, cells.CITADEL), cells.on_map(match.state, cells.MARKET)) < cells.EACH


def why_not_raise(match: Match, seat: i64, clearing: i64, suit: i64, mine: i64) -> i64:
    """Return why nothing is built in a clearing for a suit; `mine` are the clearings ruled. [UD 12.5.1.I]"""
    if not fits(match, clearing, suit):
        return OTHER_SUIT
    if not mine >> clearing & 1:
        return NOT_RULED
    return why_not_build(match, seat, clearing)


def sites(match: Match, seat: i64, suit: i64, mine: i64) -> i64:
    """Return the clearings where a building can stand for a suit, as bits. [UD 12.5.1.I]"""
    found: i64 = 0
    if not can_build_any(match):
        return found
    for clearing in range(CLEARINGS):
        if mine >> clearing & 1 and why_not_raise(match, seat, clearing, suit, mine) == ALLOWED:
            found |= bit(clearing)
    return found


def why_not_raise_any(match: Match, seat: i64, suit: i64, mine: i64) -> i64:
    """Return why a card of a suit builds nothing anywhere. [UD 12.5.1.I]"""
    if sites(match, seat, suit, mine):
        return ALLOWED
    if not can_build_any(match):
        return NONE_LEFT
    for clearing in range(CLEARINGS):
        if mine >> clearing & 1 and fits(match, clearing, suit) and open_slots(match, clearing) <= 0:
            return NO_SLOT
    return NOT_RULED


@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseBuilding(Step):
    """A citadel or a market in a ruled clearing of the revealed suit. [UD 12.5.1.I] [UD 12.5.2.I]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        mask = sites(match, self.seat, self.suit, ruled(match, self.seat))
        options = vec[i64](capacity=8)
        for clearing in range(CLEARINGS):
            if mask >> clearing & 1:
                if cells.on_map(match.state, cells.CITADEL) < cells.EACH:
                    options = append(options, BUILD.code2(clearing, cells.CITADELS))
                if cells.on_map(match.state, cells.MARKET) < cells.EACH:
                    options = append(options, BUILD.code2(clearing, cells.MARKETS))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BUILD.has(action) or BUILD.last_of(action) not in (cells.CITADELS, cells.MARKETS):
            return NOT_ASKED
        reason = why_not_raise(match, self.seat, BUILD.first_of_two(action), self.suit, ruled(match, self.seat))
        return NONE_LEFT if reason == ALLOWED else reason

    def chosen(self, match: Match, action: i64) -> None:
        piece = BUILD.last_of(action)
        row = cells.CITADEL if piece == cells.CITADELS else cells.MARKET
        place_piece(match, self.seat, row, piece, BUILD.first_of_two(action), "UD 12.5.1.I")
