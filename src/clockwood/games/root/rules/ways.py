"""Adjacency, as a player moves: paths, rivers, opened paths, the ferry, tunnels. [RT 2.2.1] [RT 2.3] [RT M.3.5a]"""

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.persistent import has
from clockwood.games.root.table.cells import FERRIED, FERRY, OPENED
from clockwood.games.root.words import BOAT_BUILDERS, BURROW, CLEARINGS, TUNNELS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match


def by_path(match: Match, place: i64, all_open: bool) -> i64:
    """Return the clearings joined to one by a path that is open; `all_open` takes closed ones for open. [RT M.4.2]"""
    land = content_of(match).land
    found = land.near[place]
    for road in range(len(land.roads)):
        if all_open or match.state[OPENED] >> road & 1:
            first, second = land.roads[road]
            if place == first:
                found |= bit(second)
            elif place == second:
                found |= bit(first)
    return found


def reachable(match: Match, seat: i64, clearing: i64) -> i64:
    """Return the clearings adjacent to one for a mover, as bits, without a ride on the ferry. [GE 12.1.1a]

    A camp of the mover is adjacent to what the mover says, and so is the mover's way back. [UD 12.2.2a]
    """
    content = content_of(match)
    found = by_path(match, clearing, content.is_bot(seat))
    ferry = term(match.state, FERRY)
    if ferry not in (NONE, clearing) and content.is_bot(seat) and content.land.coast >> clearing & 1:
        found |= bit(ferry)
    if content.faction[seat].swims or match.state[content.boats] >> seat & 1 or has(match, seat, BOAT_BUILDERS):
        found |= content.land.by_river[clearing]
    if has(match, seat, TUNNELS):
        dug = content.faction[seat].crafting_clearings(match.state, seat)
        if dug >> clearing & 1:
            found |= dug & ~bit(clearing)
    found &= bit(CLEARINGS) - 1
    if content.camping >> seat & 1:
        beside = content.faction[seat].camp_ways(match.state, seat)
        if clearing == BURROW:
            return beside
        if beside >> clearing & 1:
            found |= bit(BURROW)
    return found


def by_ferry(match: Match, seat: i64, clearing: i64) -> i64:
    """Return where the ferry goes from a clearing, once a turn; nowhere if it is not there. [RT M.3.5a]

    For an automaton it is a path: it may take it again. [GE 12.1.1a]
    """
    if term(match.state, FERRY) != clearing or (match.state[FERRIED] and not content_of(match).is_bot(seat)):
        return 0
    return content_of(match).land.coast & ~bit(clearing)
