"""Warriors that an automaton places: evenly spread, the highest priority first. [MM 4.5.2] [AM GEN9]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.content import content_of
from clockwood.games.root.rules.placing import place_warriors, why_not_place
from clockwood.games.root.verbs import RECRUIT
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import ALLOWED, Step


def placeable(match: Match, seat: i64, mask: i64) -> i64:
    """Return the clearings of a mask where a seat may place pieces. [GE 2.3b]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and why_not_place(match, seat, clearing) == ALLOWED:
            found |= bit(clearing)
    return found


def supply_of(match: Match, seat: i64) -> i64:
    return match.state[content_of(match).supply[seat]]


def recruits_in(match: Match, mask: i64, lowest: bool) -> vec[i64]:
    """Return the actions that recruit in clearings of a mask, highest or lowest priority first."""
    found = vec[i64](capacity=12)
    for clearing in by_priority(match, mask, lowest):
        found = append(found, RECRUIT.code1(clearing))
    return found


def spread(match: Match, seat: i64, mask: i64, count: i64, cite: str) -> i64:
    """Spread warriors evenly over clearings, as many as the supply has; return how many. [MM 4.5.2] [AM GEN9]

    What cannot be shared goes one each to the highest priorities.
    """
    clearings = by_priority(match, mask, lowest=False)
    count = min(count, supply_of(match, seat))
    if count == 0 or len(clearings) == 0:
        return 0
    if count % len(clearings):
        match.push(OneMoreEach(seat, mask, count % len(clearings)))
    for clearing in clearings:
        place_warriors(match, seat, clearing, count // len(clearings), cite)
    return count


@mypyc_attr(acyclic=True, free_list_len=1)
class OneMoreEach(Step):
    """So many warriors, one each, for the clearings of a mask with the highest priority. [MM 4.5.2] [AM MM3]"""

    def __init__(self, seat: i64, mask: i64, left: i64) -> None:
        self.seat = seat
        self.mask = mask
        self.left = left

    def run(self, match: Match) -> None:
        options = recruits_in(match, self.mask, lowest=False)
        pick(match, self, options, "bot-recruits", "AM GEN9", [], HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = RECRUIT.only(action)
        if self.left > 1:
            match.push(OneMoreEach(self.seat, self.mask & ~bit(clearing), self.left - 1))
        place_warriors(match, self.seat, clearing, 1, "AM GEN9")
