"""Overseers in the mine: where they may go, the workers they make and cross, production, strikes. [FW F4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent, content_of
from clockwood.games.forge_war.events import kind, place
from clockwood.games.forge_war.mine import cells as mine
from clockwood.games.forge_war.mine.cells import (
    colour_of,
    has_worker,
    is_free,
    is_worker,
    overseer,
    piece_at,
    worker,
    workers_of,
)
from clockwood.games.forge_war.players.cells import cube
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.turns.cells import PERSON, seat_at
from clockwood.games.forge_war.verbs import MOVE
from clockwood.games.forge_war.words import HEXES
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE, held, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED

NO_OVERSEER: Final[i64] = REASONS.add("no-overseer", "FW F4.1")
NOT_STRAIGHT: Final[i64] = REASONS.add("not-straight", "FW F4.3")
BLOCKED: Final[i64] = REASONS.add("blocked", "FW F4.4")
OCCUPIED: Final[i64] = REASONS.add("occupied", "FW F4.5")
NOT_PLAYABLE: Final[i64] = REASONS.add("not-playable", "FW F4.5")

WAYS: Final[i64] = 6
STRIKE: Final[i64] = 5


def overseer_moves(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add every move of the colour's overseers. [FW F4.3–F4.5]"""
    state = match.state
    own = held(overseer(seat))
    left = mine.OVERSEERS
    for start in range(HEXES):
        if state[mine.PIECE + start] == own:
            options = moves_from(content_of(match), state, start, options)
            left -= 1
            if left == 0:
                break
    return options


def moves_from(content: ForgeContent, state: vec[i64], start: i64, options: vec[i64]) -> vec[i64]:
    """Add the moves of one overseer: empty hexes in a straight line, then at most one run of workers and a stop."""
    after = content.mine.next_hex
    move = MOVE.code2(start, 0)
    for way in range(WAYS):
        at = after[start * WAYS + way]
        while at >= 0 and is_free(state, at):
            options = append(options, move + at)
            at = after[at * WAYS + way]
        if at < 0 or not has_worker(state, at):
            continue
        while at >= 0 and has_worker(state, at):
            at = after[at * WAYS + way]
        if at >= 0 and is_free(state, at):
            options = append(options, move + at)
    return options


def way_to(content: ForgeContent, start: i64, end: i64) -> i64:
    """Return the direction that leads from one hex straight to another, or -1."""
    after = content.mine.next_hex
    for way in range(WAYS):
        at = after[start * WAYS + way]
        while at >= 0:
            if at == end:
                return way
            at = after[at * WAYS + way]
    return -1


def crossed(content: ForgeContent, state: vec[i64], start: i64, end: i64) -> vec[i64]:
    """Return the hexes of the workers between, in crossing order."""
    after = content.mine.next_hex
    way = way_to(content, start, end)
    found = vec[i64](capacity=8)
    at = after[start * WAYS + way]
    while at != end:
        if has_worker(state, at):
            found = append(found, at)
        at = after[at * WAYS + way]
    return found


def why_not_move(match: Match, seat: i64, start: i64, end: i64) -> i64:
    """Return the reason a move is refused; 0 where it is one of the overseer's moves."""
    state = match.state
    if piece_at(state, start) != overseer(seat):
        return NO_OVERSEER
    if why_not_free(state, end):
        return why_not_free(state, end)
    if way_to(content_of(match), start, end) < 0:
        return NOT_STRAIGHT
    for action in moves_from(content_of(match), state, start, vec[i64](capacity=32)):
        if action == MOVE.code2(start, end):
            return ALLOWED
    return BLOCKED


def why_not_free(state: vec[i64], at: i64) -> i64:
    """Return the reason no piece may be put on a hex; 0 where one may."""
    if state[mine.GROUND + at] == 0:
        return NOT_PLAYABLE
    return OCCUPIED if state[mine.PIECE + at] else ALLOWED


def move_overseer(match: Match, seat: i64, start: i64, end: i64) -> None:
    """A worker is left behind, crossed workers change sides, then they yield, then strikes follow. [FW F4.6–F4.11]"""
    state = match.state
    content = content_of(match)
    passed = crossed(content, state, start, end)
    hold(state, mine.PIECE + end, overseer(seat))
    hold(state, mine.PIECE + start, worker(seat))
    if match.listening:
        match.tell("overseer-moved", "FW F4.3", [who(seat), place("from", start), place("to", end)])
    for at in passed:
        if piece_at(state, at) != worker(seat):
            hold(state, mine.PIECE + at, worker(seat))
            tell_changed(match, at, seat, "FW F4.7")
        elif content.solo:
            state[mine.PIECE + at] = 0
            if match.listening:
                match.tell("worker-removed", "FW F11.7", [who(seat), place("hex", at)])
        else:
            other = defects_to(match, seat)
            hold(state, mine.PIECE + at, worker(other))
            tell_changed(match, at, other, "FW F4.8")
    if not content.solo or seat == PERSON:
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
    """Return the opponent with the fewest workers; of equals the earlier in player order. [FW F4.8] [FW B3]"""
    content = content_of(match)
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
    piece = piece_at(state, at)
    if piece == NONE:
        return
    owner = colour_of(piece)
    resource = term(state, mine.GROUND + at)
    state[cube(owner, resource)] += 1
    if match.listening:
        match.tell("worker-yielded", "FW F4.10", [who(owner), kind(resource), place("hex", at)])


def strike(match: Match, at: i64) -> None:
    """A worker is new on a hex: if its group has five or more, they leave the board. [FW F4.11] [FW F4.12]"""
    state = match.state
    piece = piece_at(state, at)
    if not is_worker(piece):
        return
    group = group_of(content_of(match), state, at)
    if len(group) < STRIKE:
        return
    for each in group:
        state[mine.PIECE + each] = 0
    if match.listening:
        match.tell("strike", "FW F4.11", [who(colour_of(piece)), number("n", len(group))])


def group_of(content: ForgeContent, state: vec[i64], start: i64) -> vec[i64]:
    """Return the hexes of all workers of one colour that are connected with this one."""
    after = content.mine.next_hex
    piece = state[mine.PIECE + start]
    group = append(vec[i64](capacity=8), start)
    seen = bit(start)
    reached: i64 = 0
    while reached < len(group):
        for way in range(WAYS):
            near = after[group[reached] * WAYS + way]
            if near >= 0 and state[mine.PIECE + near] == piece and not seen >> near & 1:
                group = append(group, near)
                seen |= bit(near)
        reached += 1
    return group
