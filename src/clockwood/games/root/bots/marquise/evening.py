"""The Mechanical Marquise's Evening: the ordered track scores. [MM 4.6]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.order import order_suit
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.words import BIRD, LAND_SUITS
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


def track(match: Match, suit: i64) -> i64:
    """Return the points of a suit's track: one less than its buildings on the map, never below none. [MM TRACK]"""
    return max(cells.on_map(match.state, cells.row_of(cells.SAWMILLS + suit)) - 1, 0)


def evening_points(match: Match, seat: i64) -> i64:
    """Return what the ordered track scores, for a bird the best of the three. [MM 4.6.1] [RT U2]"""
    suit = order_suit(match, seat)
    if suit == NONE:
        return 0
    if suit != BIRD:
        return track(match, suit)
    best: i64 = 0
    for each in range(LAND_SUITS):
        best = max(best, track(match, each))
    return best


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreTrack(SeatStep):
    """The points of the ordered track; placing a building scored nothing. [MM 4.6.1]"""

    def run(self, match: Match) -> None:
        points = evening_points(match, self.seat)
        if points == 0 and match.listening:
            match.tell("scores-nothing", "MM 4.6.1", [who(self.seat)])
        score(match, self.seat, points, "MM 4.6.1")
