"""What must be true of every table, each breach named by its path in a position; a sound table costs no words."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.invariants_cards import sections, track, treasures
from clockwood.games.iron_kings.rules.equipment import steam_most
from clockwood.games.iron_kings.state import (
    BIG,
    BIG_RESTED,
    BOARD,
    DAMAGE,
    FACING,
    FIRST,
    FOREIGN,
    KING,
    POINTER,
    RESTED,
    ROUND,
    SECTION,
    SITE,
    SMALL,
    STEAM,
    TERRAIN,
    TRACK,
    WILD,
    WORKER_ON,
    board,
    holdfast_at,
    hurt,
    king_at,
    space,
)
from clockwood.games.iron_kings.words import (
    ALL_SECTIONS,
    ALL_SPACES,
    DIE_SPACES,
    MOST_PLAYERS,
    SEATS,
    SLOTS,
    SPACES,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match


def problems(match: Match) -> list[str]:
    """Return every breach; an empty list is a sound table."""
    found = absent(match) or counts(match)
    if found:
        return found
    found = [*lands(match), *damaged(match), *workers(match), *treasures(match)]
    for seat in range(board(match).players):
        found += kings(match, seat)
        found += track(match, seat)
        found += sections(match, seat)
    return found


def absent(match: Match) -> list[str]:
    """Nobody has anything on a board who does not play. [IK K1.1]"""
    found: list[str] = []
    for seat in range(board(match).players, MOST_PLAYERS):
        found += emptied(match.state, "board", BOARD, ALL_SPACES, seat)
        found += emptied(match.state, "damage", DAMAGE, DIE_SPACES, seat)
        found += emptied(match.state, "section", SECTION, ALL_SECTIONS, seat)
        found += emptied(match.state, "track", TRACK, SLOTS, seat)
    return found


def emptied(state: vec[i64], row: str, start: i64, size: i64, seat: i64) -> list[str]:
    for at in range(start + seat * size, start + seat * size + size):
        if state[at]:
            return [f"state.{row}_{SEATS[seat]}: nobody plays this colour [IK K1.1]"]
    return []


def counts(match: Match) -> list[str]:
    """The round, the pointer, one damage token a space."""
    content = board(match)
    state = match.state
    found: list[str] = []
    if not 1 <= state[ROUND] <= content.round_limit:
        found.append("state.round: there is no such round [IK U1]")
    if state[FIRST] == 0 and state[KING]:
        found.append("state.first: somebody is the first player [IK K1.1]")
    if state[POINTER] > SLOTS:
        found.append(f"state.pointer: it stands on 0 to {SLOTS} [IK K4.1]")
    found += [
        f"state.damage_{SEATS[seat]}.{SPACES[which]}: one token at most [IK K6.5]"
        for seat in range(content.players)
        for which in range(DIE_SPACES)
        if state[hurt(seat, which)] > 1
    ]
    return found


def lands(match: Match) -> list[str]:
    """Kings and Holdfasts have hexes of their own; workers stand beside neither. [IK K1.2] [IK K2.6]"""
    content = board(match)
    state = match.state
    names = content.names["hex"]
    found: list[str] = []
    if share_a_hex(state, SITE, content.players):
        found.append("state.site: two of them are in one hex [IK K6.1]")
    if share_a_hex(state, KING, content.players):
        found.append("state.king: two of them are in one hex [IK K6.1]")
    for where in range(content.hexes):
        if state[TERRAIN + where] == 0:
            found.append(f"state.terrain.{names[where]}: every hex has its terrain [IK K1.6]")
        if state[WORKER_ON + where]:
            if state[WORKER_ON + where] > content.players:
                found.append(f"state.worker_on.{names[where]}: nobody plays this colour [IK K1.1]")
            if king_at(content, state, where) >= 0 or holdfast_at(content, state, where) >= 0:
                found.append(f"state.worker_on.{names[where]}: no worker stands with a king or a Holdfast [IK K2.6]")
    return found


def share_a_hex(state: vec[i64], row: i64, players: i64) -> bool:
    taken: i64 = 0
    for seat in range(players):
        where = state[row + seat]
        if where and taken >> where & 1:
            return True
        taken |= bit(where)
    return False


def kings(match: Match, seat: i64) -> list[str]:
    """A king has a facing and a Holdfast, is on no rival's, and its gauge is not overfull. [IK K1.2] [IK K3.3]"""
    content = board(match)
    state = match.state
    found: list[str] = []
    stands = state[KING + seat] > 0
    if (state[SITE + seat] > 0) != stands or (state[FACING + seat] > 0) != stands:
        found.append(f"state.king.{SEATS[seat]}: a king has a hex, a facing and a Holdfast [IK K1.2]")
    if stands and is_on_a_rivals(match, seat):
        found.append(f"state.king.{SEATS[seat]}: it stands on a rival's Holdfast [IK K4.4]")
    if state[STEAM + seat] > content.steam_most and state[STEAM + seat] > steam_most(match, seat):
        found.append(f"state.steam.{SEATS[seat]}: the gauge holds {steam_most(match, seat)} [IK K3.3]")
    return found


def is_on_a_rivals(match: Match, seat: i64) -> bool:
    for rival in range(board(match).players):
        if rival != seat and match.state[KING + seat] == match.state[SITE + rival]:
            return True
    return False


def damaged(match: Match) -> list[str]:
    """No worker is on a damaged space. [IK K2.7]"""
    state = match.state
    return [
        f"state.board_{SEATS[seat]}.{SPACES[which]}: the space is damaged [IK K2.7]"
        for seat in range(board(match).players)
        for which in range(DIE_SPACES)
        if state[hurt(seat, which)] and state[space(seat, which)]
    ]


def workers(match: Match) -> list[str]:
    """Small workers are as many as at the start, wherever they are; the Big Worker is one. [IK K1.5]"""
    content = board(match)
    state = match.state
    found: list[str] = []
    small = state[RESTED : RESTED + MOST_PLAYERS]
    for where in range(content.hexes):
        if state[WORKER_ON + where]:
            small[state[WORKER_ON + where] - 1] += 1
    for seat in range(content.players):
        small[seat] += state[WILD + seat]
        big = state[BIG_RESTED + seat]
        for which in range(ALL_SPACES):
            worker = state[space(seat, which)]
            if worker == BIG:
                big += 1
            elif worker:
                small[seat if worker == SMALL else worker - FOREIGN] += 1
        if big != 1:
            found.append(f"state.big_rested.{SEATS[seat]}: {big} Big Workers; there is one [IK K1.5]")
    found += [
        f"state.rested.{SEATS[seat]}: {small[seat]} small workers; there are {content.small_workers} [IK K1.5]"
        for seat in range(content.players)
        if small[seat] != content.small_workers
    ]
    return found
