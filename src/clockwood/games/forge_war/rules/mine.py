"""Overseers in the mine: where they may go, the workers they make and cross, production, strikes. [FW F4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.events import kind, place, who
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.state import (
    CUBES,
    GROUND,
    MINE,
    board,
    is_worker,
    overseer,
    seat_at,
    worker,
    workers_of,
)
from clockwood.games.forge_war.verbs import MOVE
from clockwood.games.forge_war.words import HEXES
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number
from clockwood.kernel.match import Match

NO_OVERSEER: Final[i64] = REASONS.add("no-overseer", "FW F4.1")
NOT_STRAIGHT: Final[i64] = REASONS.add("not-straight", "FW F4.3")
BLOCKED: Final[i64] = REASONS.add("blocked", "FW F4.4")
OCCUPIED: Final[i64] = REASONS.add("occupied", "FW F4.5")
NOT_PLAYABLE: Final[i64] = REASONS.add("not-playable", "FW F4.5")

WAYS: Final[i64] = 6
STRIKE: Final[i64] = 5
HUMAN: Final[i64] = 0


def overseer_moves(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add every move of the colour's overseers. [FW F4.3–F4.5]"""
    state = match.state
    for start in range(HEXES):
        if state[MINE + start] == seat + 5:
            options = moves_from(board(match), state, start, options)
    return options


def moves_from(content: ForgeContent, state: vec[i64], start: i64, options: vec[i64]) -> vec[i64]:
    """Add the moves of one overseer: empty hexes in a straight line, then at most one run of workers and a stop."""
    after = content.next_hex
    move = MOVE.code2(start, 0)
    for way in range(WAYS):
        at = after[start * WAYS + way]
        while at >= 0 and state[GROUND + at] and state[MINE + at] == 0:
            options = append(options, move + at)
            at = after[at * WAYS + way]
        if at < 0 or state[GROUND + at] == 0 or state[MINE + at] > 4:
            continue
        while at >= 0 and 1 <= state[MINE + at] <= 4:
            at = after[at * WAYS + way]
        if at >= 0 and state[GROUND + at] and state[MINE + at] == 0:
            options = append(options, move + at)
    return options


def way_to(content: ForgeContent, start: i64, end: i64) -> i64:
    """The direction that leads from one hex straight to another, or -1."""
    for way in range(WAYS):
        at = content.next_hex[start * WAYS + way]
        while at >= 0:
            if at == end:
                return way
            at = content.next_hex[at * WAYS + way]
    return -1


def crossed(content: ForgeContent, state: vec[i64], start: i64, end: i64) -> vec[i64]:
    """The hexes of the workers between, in crossing order."""
    way = way_to(content, start, end)
    found = vec[i64](capacity=8)
    at = content.next_hex[start * WAYS + way]
    while at != end:
        if is_worker(state[MINE + at]):
            found = append(found, at)
        at = content.next_hex[at * WAYS + way]
    return found


def why_not_move(match: Match, seat: i64, start: i64, end: i64) -> i64:
    """Return the reason a move is refused; 0 where it is one of the overseer's moves."""
    state = match.state
    if state[MINE + start] != overseer(seat):
        return NO_OVERSEER
    if state[GROUND + end] == 0:
        return NOT_PLAYABLE
    if state[MINE + end]:
        return OCCUPIED
    if way_to(board(match), start, end) < 0:
        return NOT_STRAIGHT
    for action in moves_from(board(match), state, start, vec[i64](capacity=32)):
        if action == MOVE.code2(start, end):
            return 0
    return BLOCKED


def move_overseer(match: Match, seat: i64, start: i64, end: i64) -> None:
    """A worker is left behind, crossed workers change sides, then they yield, then strikes follow. [FW F4.6–F4.11]"""
    state = match.state
    content = board(match)
    passed = crossed(content, state, start, end)
    state[MINE + end] = overseer(seat)
    state[MINE + start] = worker(seat)
    if match.listening:
        match.tell("overseer-moved", "FW F4.3", [who(seat), place("from", start), place("to", end)])
    for at in passed:
        if state[MINE + at] != worker(seat):
            state[MINE + at] = worker(seat)
            tell_changed(match, at, seat, "FW F4.7")
        elif content.solo:
            state[MINE + at] = 0
            if match.listening:
                match.tell("worker-removed", "FW F11.7", [who(seat), place("hex", at)])
        else:
            other = defects_to(match, seat)
            state[MINE + at] = worker(other)
            tell_changed(match, at, other, "FW F4.8")
    if not content.solo or seat == HUMAN:
        produce(match, start)
        for at in passed:
            produce(match, at)
    strike(match, start)
    for at in passed:
        strike(match, at)


def tell_changed(match: Match, at: i64, seat: i64, cite: str) -> None:
    if match.listening:
        match.tell("worker-changed", cite, [who(seat), place("hex", at)])


def defects_to(match: Match, seat: i64) -> i64:
    """The opponent with the fewest workers; of equals the earlier in player order. [FW F4.8] [FW B3]"""
    content = board(match)
    best: i64 = -1
    fewest: i64 = 0
    for least in range(1 if content.zero_counts else 2):
        if best >= 0:
            break
        for spot in range(content.colours):
            other = seat_at(match.state, spot)
            count = workers_of(match.state, other)
            if other == seat or (count == 0 and not content.zero_counts and least == 0):
                continue
            if best < 0 or count < fewest:
                best, fewest = other, count
    return best


def produce(match: Match, at: i64) -> None:
    """A worker yields a cube of its hex to the owner of its colour. [FW F4.10]"""
    state = match.state
    owner = state[MINE + at] - 1
    if owner < 0:
        return
    resource = state[GROUND + at] - 1
    state[CUBES + resource * 4 + owner] += 1
    if match.listening:
        match.tell("worker-yielded", "FW F4.10", [who(owner), kind(resource), place("hex", at)])


def strike(match: Match, at: i64) -> None:
    """A worker is new on a hex: if its group has five or more, they leave the board. [FW F4.11] [FW F4.12]"""
    state = match.state
    if not is_worker(state[MINE + at]):
        return
    seat = state[MINE + at] - 1
    group = group_of(board(match), state, at)
    if len(group) < STRIKE:
        return
    for each in group:
        state[MINE + each] = 0
    if match.listening:
        match.tell("strike", "FW F4.11", [who(seat), number("n", len(group))])


def group_of(content: ForgeContent, state: vec[i64], start: i64) -> vec[i64]:
    """The hexes of all workers that hang together with one, and have its colour."""
    colour = state[MINE + start]
    group = append(vec[i64](capacity=8), start)
    seen = bit(start)
    reached: i64 = 0
    while reached < len(group):
        for way in range(WAYS):
            near = content.next_hex[group[reached] * WAYS + way]
            if near >= 0 and state[MINE + near] == colour and not seen >> near & 1:
                group = append(group, near)
                seen |= bit(near)
        reached += 1
    return group
