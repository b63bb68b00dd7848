"""The Eyrie's Daylight before the Decree, and its Evening. [EY 7.5.1] [EY 7.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.decree import Decree
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.crafting import add_crafts, begin_craft
from clockwood.games.root.rules.handing import has_cards
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.verbs import CRAFT, DONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep

POINTS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 4, 5])
"""Scored in the Evening, by roosts on the map. [EY VP]"""
DRAWS: Final = vec[i64]([1, 1, 1, 2, 2, 2, 3, 3])
"""Cards drawn, by roosts on the map. [EY DRAW]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class EyrieCraft(SeatStep):
    """Craft any number of cards before the Decree begins. [EY 7.5.1]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), DONE.code())
        options = add_between(match, self.seat, add_crafts(match, self.seat, options))
        if has_cards(match, self.seat) or len(options) > 1:
            ask_on_turn(match, self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_between(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        match.push(self)
        if CRAFT.has(action):
            begin_craft(match, self.seat, CRAFT.only(action))
        else:
            do_between(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreRoosts(SeatStep):
    """The points of the roost track. [EY 7.6.1]"""

    def run(self, match: Match) -> None:
        score(match, self.seat, POINTS[cells.roosts(match.state)], "EY 7.6.1")


def begin_day(match: Match, seat: i64) -> None:
    match.push(Decree(seat, 0))
    match.push(EyrieCraft(seat))


def draws(state: vec[i64]) -> i64:
    """Return the cards drawn in the Evening. [EY DRAW]"""
    return DRAWS[cells.roosts(state)]
