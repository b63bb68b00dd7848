"""Points and the winner. [IK K7.2] [IK K8.1] [IK U2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.step import Step

USUAL_ROUNDS: Final[i64] = 30
ALONE: Final = ["ended-without-medal", "won-bronze", "won-silver", "won-gold"]


def stored(match: Match, seat: i64) -> i64:
    """Count the treasures on the Holdfast."""
    found: i64 = 0
    for treasure in range(content_of(match).treasures.count):
        if treasures.is_stored(match.state, treasure, seat):
            found += 1
    return found


def holdfast_vp(match: Match, seat: i64) -> i64:
    """Return the points on the Holdfast: treasures count in full, and its upgrades add some. [IK K7.2]"""
    total: i64 = 0
    for treasure in range(content_of(match).treasures.count):
        if treasures.is_stored(match.state, treasure, seat):
            total += treasures.vp_of(match, treasure)
    if upgrades.has(match, seat, upgrades.APPRAISAL):
        total += stored(match, seat)
    if upgrades.has(match, seat, upgrades.TREASURY):
        total += stored(match, seat) // 2
    return total


def carried_vp(match: Match, seat: i64) -> i64:
    """Return what the treasures on the king count: half, rounded down card by card. [IK K7.2]"""
    total: i64 = 0
    for treasure in range(content_of(match).treasures.count):
        if treasures.is_on_king(match.state, treasure, seat):
            total += treasures.vp_of(match, treasure) // 2
    return total


def final_vp(match: Match, seat: i64) -> i64:
    return holdfast_vp(match, seat) + carried_vp(match, seat)


def rank(match: Match, seat: i64) -> i64:
    """Return a number to compare: points, treasures on the Holdfast, gear, the later in turn order. [IK U2]"""
    players = content_of(match).players
    later = (seat - term(match.state, turns.FIRST) + players) % players
    gear = min(match.state[kings.stock(seat, kings.GEAR)], 99)
    return ((final_vp(match, seat) * 100 + stored(match, seat)) * 100 + gear) * 4 + later


def medal_for(match: Match, points: i64) -> i64:
    """Return 1 to 3 for bronze, silver, gold, asked for in proportion to the limit; 0 for none. [IK H22]"""
    content = content_of(match)
    found: i64 = 0
    for asked in content.board.medals:
        if points * USUAL_ROUNDS >= asked * content.agreed.round_limit:
            found += 1
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class FinalScoring(Step):
    """The most points win; alone they win a medal, or nothing. [IK K8.1] [IK U2] [IK U26] [IK H22]"""

    def run(self, match: Match) -> None:
        players = content_of(match).players
        best: i64 = 0
        for seat in range(players):
            if match.listening:
                terms = [who(seat), number("n", holdfast_vp(match, seat)), number("carried", carried_vp(match, seat))]
                match.tell("scored", "IK K7.2", terms)
            if rank(match, seat) > rank(match, best):
                best = seat
        scores = tuple(int(final_vp(match, seat)) for seat in range(players))
        if not content_of(match).solo:
            match.finish(Outcome((int(best),), "won-by-points", "IK U2", scores))
            return
        medal = medal_for(match, final_vp(match, 0))
        match.finish(Outcome((0,) if medal else (), ALONE[medal], "IK H22", scores))
