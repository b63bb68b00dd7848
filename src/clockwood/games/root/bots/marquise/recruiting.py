"""The Mechanical Marquise recruits: evenly, or in the two clearings of lowest priority. [MM 4.5.2] [MM 4.7.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST, LOWEST, numbers_at
from clockwood.games.root.bots.common.order import is_bird_order, ordered
from clockwood.games.root.bots.common.recruiting import placeable, recruits_in, spread, supply_of
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.rules.placing import place_warriors
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.verbs import RECRUIT
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import SeatStep, Step

TWO: Final[i64] = 2
"""Clearings of lowest priority in which an escalated Daylight recruits."""


def recruiting_clearings(match: Match, seat: i64) -> i64:
    """Return the ordered clearings that the Marquise rules and may place in. [MM 4.5.2] [GE 2.3b]"""
    return placeable(match, seat, ruled(match, seat) & ordered(match, seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseRecruit(SeatStep):
    """Warriors for ordered clearings that are ruled, evenly; on a bird for the lowest two. [MM 4.5.2] [MM EASY]"""

    def run(self, match: Match) -> None:
        numbers = numbers_at(match, self.seat)
        mask = recruiting_clearings(match, self.seat)
        supply = supply_of(match, self.seat)
        count = numbers.number("recruit")
        bird = is_bird_order(match, self.seat)
        if bird:
            count *= numbers.number("escalated")
        more = numbers.number("more")
        if mask == 0 or supply == 0:
            if match.listening:
                match.tell("recruits-nothing", "MM 4.7.2" if bird else "MM 4.5.2", [who(self.seat)])
            supply = 0
        lacking = max(count + more - supply, 0)
        match.push(ScoreUnplaced(self.seat, lacking))
        if supply == 0:
            return
        if more:
            match.push(MoreWarriors(self.seat, more))
        if bird:
            match.push(LowestClearings(self.seat, mask, 0, count))
        else:
            spread(match, self.seat, mask, count, "MM 4.5.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class LowestClearings(Step):
    """The two clearings of lowest priority, one where there is no other, share the warriors. [MM 4.7.2] [AM GEN2]"""

    def __init__(self, seat: i64, left: i64, taken: i64, count: i64) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken
        self.count = count

    def run(self, match: Match) -> None:
        taken = by_priority(match, self.taken, lowest=False)
        if self.left and len(taken) < TWO:
            options = recruits_in(match, self.left, lowest=True)
            pick(match, self, options, "bot-recruits", "MM 4.7.2", [], LOWEST, self.seat)
            return
        for clearing in taken:
            place_warriors(match, self.seat, clearing, self.count // len(taken), "MM 4.7.2")

    def chosen(self, match: Match, action: i64) -> None:
        one = bit(RECRUIT.only(action))
        match.push(LowestClearings(self.seat, self.left & ~one, self.taken | one, self.count))


@mypyc_attr(acyclic=True, free_list_len=1)
class MoreWarriors(Step):
    """Further warriors in the ordered clearing of highest priority that is ruled. [MM CHALLENGING] [AM MM4]"""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count = count

    def run(self, match: Match) -> None:
        options = recruits_in(match, recruiting_clearings(match, self.seat), lowest=False)
        pick(match, self, options, "bot-recruits-more", "MM CHALLENGING", [], HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        place_warriors(match, self.seat, RECRUIT.only(action), self.count, "MM CHALLENGING")


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreUnplaced(Step):
    """Warriors that have no place score, two a point, for those who overwhelm. [MM OVERWHELMING]"""

    def __init__(self, seat: i64, lacking: i64) -> None:
        self.seat = seat
        self.lacking = lacking

    def run(self, match: Match) -> None:
        each = numbers_at(match, self.seat).number("unplaced")
        if self.lacking and match.listening:
            match.tell("recruits-short", "AM GEN9", [who(self.seat), number("n", self.lacking)])
        if each:
            score(match, self.seat, self.lacking // each, "MM OVERWHELMING")
