"""Building: a ruled clearing, an open slot, and wood from ruled clearings connected with it. [MC 6.5.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.events import where
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.factions.marquise.tracks import cost_of, points_of
from clockwood.games.root.factions.marquise.verbs import PAY_WOOD
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.persistent import owner_of
from clockwood.games.root.rules.placing import NONE_LEFT, NOT_RULED, place_piece, why_not_build
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.ways import reachable
from clockwood.games.root.verbs import BUILD
from clockwood.games.root.words import CLEARINGS, SOUP_KITCHENS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

TOO_LITTLE_WOOD: Final[i64] = REASONS.add("too-little-wood", "MC 6.5.4.II")


def connected(match: Match, seat: i64, clearing: i64, mine: i64) -> i64:
    """Return the ruled clearings connected with one by ruled clearings, itself included. [MC 6.5.4.II]"""
    found = bit(clearing)
    grown: i64 = 0
    while grown != found:
        grown = found
        for at in range(CLEARINGS):
            if found >> at & 1:
                found |= reachable(match, seat, at) & mine
    return found


def wood_in(match: Match, mask: i64) -> i64:
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1:
            found += match.state[cells.WOOD + clearing]
    return found


def why_not_raise(match: Match, seat: i64, clearing: i64, piece: i64, mine: i64) -> i64:
    """Return why the Marquise may not build there. [MC 6.5.4.I] [MC 6.5.4.II]"""
    if not cells.SAWMILLS <= piece <= cells.RECRUITERS:
        return NOT_ASKED
    if not mine >> clearing & 1:
        return NOT_RULED
    if cells.on_map(match.state, cells.row_of(piece)) >= cells.EACH:
        return NONE_LEFT
    reason = why_not_build(match, seat, clearing)
    if reason != ALLOWED:
        return reason
    cost = cost_of(match.state, piece)
    if cost and wood_in(match, connected(match, seat, clearing, mine)) < cost:
        return TOO_LITTLE_WOOD
    return ALLOWED


def add_builds(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what `why_not_raise` allows; wood is counted once for all clearings that are connected."""
    state = match.state
    mine = ruled(match, seat)
    joined: i64 = 0
    wood: i64 = 0
    for clearing in range(CLEARINGS):
        if mine >> clearing & 1 and why_not_build(match, seat, clearing) == ALLOWED:
            if not joined >> clearing & 1:
                joined = connected(match, seat, clearing, mine)
                wood = wood_in(match, joined)
            for piece in range(cells.SAWMILLS, cells.RECRUITERS + 1):
                if cells.on_map(state, cells.row_of(piece)) < cells.EACH and cost_of(state, piece) <= wood:
                    options = append(options, BUILD.code2(clearing, piece))
    return options


def begin_build(match: Match, seat: i64, action: i64) -> None:
    """Pay for a building, then raise it."""
    clearing = BUILD.first_of_two(action)
    piece = BUILD.last_of(action)
    match.push(Raise(seat, clearing, piece))
    cost = cost_of(match.state, piece)
    if cost and owner_of(match, SOUP_KITCHENS) == seat:
        match.push(PayWoodFrom(seat, connected(match, seat, clearing, ruled(match, seat)), cost))
    elif cost:
        match.push(PayWood(seat, clearing, cost))


def wood_options(match: Match, mask: i64) -> vec[i64]:
    options = vec[i64](capacity=8)
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and match.state[cells.WOOD + clearing]:
            options = append(options, PAY_WOOD.code1(clearing))
    return options


def take_wood(match: Match, seat: i64, clearing: i64) -> None:
    match.state[cells.WOOD + clearing] -= 1
    if match.listening:
        match.tell("paid-wood", "MC 6.5.4.II", [who(seat), where(clearing)])


@mypyc_attr(acyclic=True, free_list_len=1)
class PayWood(Step):
    """Wood goes back to the supply, piece by piece, from where the Marquise says. [MC 6.5.4.II] [MC 6.5.4.III]"""

    def __init__(self, seat: i64, clearing: i64, left: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.left = left

    def run(self, match: Match) -> None:
        mask = connected(match, self.seat, self.clearing, ruled(match, self.seat))
        match.ask(self, self.seat, wood_options(match, mask))

    def why_not(self, match: Match, action: i64) -> i64:
        return TOO_LITTLE_WOOD if PAY_WOOD.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        take_wood(match, self.seat, PAY_WOOD.only(action))
        if self.left > 1:
            match.push(PayWood(self.seat, self.clearing, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class PayWoodFrom(Step):
    """Wood is paid from clearings ruled before the first piece, where wood itself counts towards rule. [MC 6.5.4.II]"""

    def __init__(self, seat: i64, mask: i64, left: i64) -> None:
        self.seat = seat
        self.mask = mask
        self.left = left

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, wood_options(match, self.mask))

    def why_not(self, match: Match, action: i64) -> i64:
        return TOO_LITTLE_WOOD if PAY_WOOD.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        take_wood(match, self.seat, PAY_WOOD.only(action))
        if self.left > 1:
            match.push(PayWoodFrom(self.seat, self.mask, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Raise(Step):
    """The building is placed and scores what its space shows. [MC 6.5.4.III]"""

    def __init__(self, seat: i64, clearing: i64, piece: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.piece = piece

    def run(self, match: Match) -> None:
        points = points_of(match.state, self.piece)
        place_piece(match, self.seat, cells.row_of(self.piece), self.piece, self.clearing, "MC 6.5.4.III")
        score(match, self.seat, points, "MC VP")
