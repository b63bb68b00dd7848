"""What treasures are worth, and who wins. [IK K7.2] [IK K8.1] [IK U2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import who
from clockwood.games.iron_kings.state import (
    FIRST,
    FIRST_TREASURE,
    GEAR,
    KING_HAS,
    STORED,
    WEAR,
    board,
    has_power,
    own,
    zone,
)
from clockwood.games.iron_kings.traits import APPRAISAL, TREASURY
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.step import Step

USUAL_ROUNDS: Final[i64] = 30


def vp_of(match: Match, card: i64) -> i64:
    """What a treasure is worth, worn as it is."""
    return max(board(match).vp[card] - match.state[WEAR + card], 0)


def stored(match: Match, seat: i64) -> i64:
    """How many treasures lie on the Holdfast."""
    found: i64 = 0
    for card in range(board(match).treasures):
        if zone(match.state, FIRST_TREASURE + card) == STORED + seat:
            found += 1
    return found


def holdfast_vp(match: Match, seat: i64) -> i64:
    """Treasures on the Holdfast count in full, with what its upgrades add. [IK K7.2]"""
    content = board(match)
    state = match.state
    total: i64 = 0
    for card in range(content.treasures):
        if zone(state, FIRST_TREASURE + card) == STORED + seat:
            total += vp_of(match, card)
    if has_power(content, state, seat, APPRAISAL):
        total += stored(match, seat)
    if has_power(content, state, seat, TREASURY):
        total += stored(match, seat) // 2
    return total


def carried_vp(match: Match, seat: i64) -> i64:
    """Treasures on the king count half, rounded down card by card. [IK K7.2]"""
    total: i64 = 0
    for card in range(board(match).treasures):
        if zone(match.state, FIRST_TREASURE + card) == KING_HAS + seat:
            total += vp_of(match, card) // 2
    return total


def final_vp(match: Match, seat: i64) -> i64:
    return holdfast_vp(match, seat) + carried_vp(match, seat)


def rank(match: Match, seat: i64) -> i64:
    """Points, then treasures on the Holdfast, then gear, then the later in turn order. [IK U2]"""
    players = board(match).players
    later = (seat - (match.state[FIRST] - 1) + players) % players
    gear = min(match.state[own(seat, GEAR)], 99)
    return ((final_vp(match, seat) * 100 + stored(match, seat)) * 100 + gear) * 4 + later


REASONS: Final = ["ended-without-medal", "won-bronze", "won-silver", "won-gold"]


def medal_for(match: Match, points: i64) -> i64:
    """1 to 3 for bronze, silver, gold: what they ask for in 30 rounds, in proportion to the limit. [IK H22]"""
    content = board(match)
    found: i64 = 0
    for asked in content.medals:
        if points * USUAL_ROUNDS >= asked * content.round_limit:
            found += 1
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class FinalScoring(Step):
    """The most points win; alone they win a medal, or nothing. [IK K8.1] [IK U2] [IK U26] [IK H22]"""

    def run(self, match: Match) -> None:
        players = board(match).players
        best: i64 = 0
        for seat in range(players):
            if match.listening:
                terms = [who(seat), number("n", holdfast_vp(match, seat)), number("carried", carried_vp(match, seat))]
                match.tell("scored", "IK K7.2", terms)
            if rank(match, seat) > rank(match, best):
                best = seat
        scores = tuple(int(final_vp(match, seat)) for seat in range(players))
        if not board(match).solo:
            match.finish(Outcome((int(best),), "won-by-points", "IK U2", scores))
            return
        medal = medal_for(match, final_vp(match, 0))
        match.finish(Outcome((0,) if medal else (), REASONS[medal], "IK H22", scores))
