"""Invariants of kings, boards and workers, each breach named by its path in a position."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import KingsContent, content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.equipment import steam_most
from clockwood.games.iron_kings.words import ALL_SPACES, DIE_SPACES, MOST_PLAYERS, SEATS, SPACES
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match


def held_by_nobody(content: KingsContent, state: vec[i64], row: str, start: i64, size: i64) -> list[str]:
    """Name the rows that hold something although nobody plays their colour. [IK K1.1]"""
    found: list[str] = []
    for seat in range(content.players, MOST_PLAYERS):
        for at in range(start + seat * size, start + (seat + 1) * size):
            if state[at]:
                found.append(f"state.{row}_{SEATS[seat]}: nobody plays this colour [IK K1.1]")
                break
    return found


def king_problems(match: Match) -> list[str]:
    """Name kings and Holdfasts that share a hex, are nowhere, or stand wrong. [IK K1.2] [IK K3.3]"""
    content = content_of(match)
    state = match.state
    found: list[str] = []
    if share_a_hex(state, kings.SITE, content.players):
        found.append("state.site: two of them are in one hex [IK K6.1]")
    if share_a_hex(state, kings.KING, content.players):
        found.append("state.king: two of them are in one hex [IK K6.1]")
    for seat in range(content.players):
        name = SEATS[seat]
        stands = state[kings.KING + seat] > 0
        if (state[kings.SITE + seat] > 0) != stands or (state[kings.FACING + seat] > 0) != stands:
            found.append(f"state.king.{name}: a king has a hex, a facing and a Holdfast [IK K1.2]")
        if stands and kings.holdfast_at(content, state, kings.hex_of(state, seat)) not in (NONE, seat):
            found.append(f"state.king.{name}: it stands on a rival's Holdfast [IK K4.4]")
        if state[kings.STEAM + seat] > content.board.steam and state[kings.STEAM + seat] > steam_most(match, seat):
            found.append(f"state.steam.{name}: the gauge holds {steam_most(match, seat)} [IK K3.3]")
    return found


def share_a_hex(state: vec[i64], row: i64, players: i64) -> bool:
    """Return whether two cells of a row hold the same hex."""
    taken: i64 = 0
    for seat in range(players):
        where = state[row + seat]
        if where and taken & bit(where):
            return True
        taken |= bit(where)
    return False


def board_problems(match: Match) -> list[str]:
    """Name boards of colours that do not play, and workers on damaged spaces. [IK K1.1] [IK K2.7]"""
    content = content_of(match)
    state = match.state
    found = held_by_nobody(content, state, "board", kings.BOARD, ALL_SPACES)
    found += held_by_nobody(content, state, "damage", kings.DAMAGE, DIE_SPACES)
    for seat in range(content.players):
        for which in range(DIE_SPACES):
            if state[kings.hurt(seat, which)] and state[kings.space(seat, which)]:
                found.append(f"state.board_{SEATS[seat]}.{SPACES[which]}: the space is damaged [IK K2.7]")
    return found


def worker_problems(match: Match) -> list[str]:
    """Count workers: small ones are as many as at the start, wherever they are; the Big Worker is one. [IK K1.5]"""
    content = content_of(match)
    state = match.state
    found: list[str] = []
    small = state[kings.RESTED : kings.RESTED + MOST_PLAYERS]
    for where in range(content.land.size):
        owner = term(state, land.WORKER_ON + where)
        if owner != NONE:
            small[owner] += 1
    for seat in range(content.players):
        small[seat] += state[kings.WILD + seat]
        big = state[kings.BIG_RESTED + seat]
        for which in range(ALL_SPACES):
            worker = term(state, kings.space(seat, which))
            if worker == kings.BIG:
                big += 1
            elif worker != NONE:
                small[seat if worker == kings.SMALL else worker - kings.FOREIGN] += 1
        if big != 1:
            found.append(f"state.big_rested.{SEATS[seat]}: {big} Big Workers; there is one [IK K1.5]")
    for seat in range(content.players):
        if small[seat] != content.board.small_workers:
            counted = f"{small[seat]} small workers; there are {content.board.small_workers}"
            found.append(f"state.rested.{SEATS[seat]}: {counted} [IK K1.5]")
    return found
