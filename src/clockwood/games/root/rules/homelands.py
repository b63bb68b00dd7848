"""Homelands of the advanced setup: clearings nobody else calls home, as far from the others as asked. [RT A.8.3.I]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.placing import open_slots, place_warriors, why_not_place
from clockwood.games.root.rules.ways import by_path
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import HOMELAND, RECRUIT
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_HOMELAND: Final[i64] = REASONS.add("no-homeland", "RT A.8.3.I")
UNEVEN: Final[i64] = REASONS.add("uneven-spread", "RT A.8.3a")


def homes(match: Match, seat: i64, own: bool) -> i64:
    """Return the homelands of a seat, or of all others, as bits."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        whose = match.state[START + clearing]
        if whose and (whose == seat + 1) == own:
            found |= bit(clearing)
    return found


def near(match: Match, clearings: i64) -> i64:
    """Return clearings and all that are adjacent to one of them, as bits. [RT M.4.2]"""
    found = clearings
    for clearing in range(CLEARINGS):
        if clearings >> clearing & 1:
            found |= by_path(match, clearing, all_open=False)
    return found & (bit(CLEARINGS) - 1)


def fits(match: Match, seat: i64, clearing: i64, slots: i64) -> bool:
    """Return whether a seat may place its pieces in a clearing that is nobody's homeland. [RT A.8.3.I]"""
    return (
        match.state[START + clearing] == 0
        and open_slots(match, clearing) >= slots
        and why_not_place(match, seat, clearing) == ALLOWED
    )


def too_close(match: Match, seat: i64, between: i64) -> i64:
    """Return the clearings with fewer than so many clearings between them and some enemy homeland, as bits."""
    found = homes(match, seat, own=False)
    for _ in range(between):
        found = near(match, found)
    return found


def kept_between(match: Match, seat: i64, clearings: i64, between: i64) -> i64:
    """Return how many clearings can lie between some of these and enemy homelands, at most as many as asked.

    Where there are none so far away, one less is asked; where there are none either, nothing. [RT A.8.3.II]
    """
    while between > 0 and clearings & ~too_close(match, seat, between) == 0:
        between -= 1
    return between


def far_enough(match: Match, seat: i64, clearings: i64, between: i64) -> i64:
    """Return those of some clearings that are as far from enemy homelands as can be kept, as bits. [RT A.8.3.II]"""
    return clearings & ~too_close(match, seat, kept_between(match, seat, clearings, between))


@mypyc_attr(acyclic=True, free_list_len=1)
class Homeland(SeatStep):
    """One homeland, where the faction's card asks for it. [RT A.8.3.I] [RT A.8.3.II]"""

    def suited(self, match: Match) -> i64:
        """Return the clearings that the faction's card allows, however near to others, as bits."""
        faction = content_of(match).faction[self.seat]
        found: i64 = 0
        for clearing in range(CLEARINGS):
            at_edge = not faction.home_at_edge or clearing in content_of(match).land.edge
            if at_edge and fits(match, self.seat, clearing, faction.home_slots):
                found |= bit(clearing)
        return found

    def run(self, match: Match) -> None:
        between = content_of(match).faction[self.seat].home_between
        match.ask(self, self.seat, home_options(far_enough(match, self.seat, self.suited(match), between)))

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_HOMELAND if HOMELAND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        clearing = HOMELAND.only(action)
        hold(match.state, START + clearing, self.seat)
        content_of(match).faction[self.seat].settle(match, self.seat, clearing)


def home_options(clearings: i64) -> vec[i64]:
    options = vec[i64](capacity=12)
    for clearing in range(CLEARINGS):
        if clearings >> clearing & 1:
            options = append(options, HOMELAND.code1(clearing))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class SpreadAround(Step):
    """Warriors for the clearings beside a homeland, as evenly as possible. [RT A.8.3a]"""

    def __init__(self, seat: i64, clearing: i64, left: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.left = left

    def fewest(self, match: Match) -> i64:
        """Return the clearings beside the homeland with fewest own warriors, as bits."""
        content = content_of(match)
        beside = near(match, bit(self.clearing)) & ~bit(self.clearing)
        found: i64 = 0
        least: i64 = 100
        for clearing in range(CLEARINGS):
            if beside >> clearing & 1 and why_not_place(match, self.seat, clearing) == ALLOWED:
                there = match.state[content.warriors[self.seat] + clearing]
                if there < least:
                    least, found = there, 0
                if there == least:
                    found |= bit(clearing)
        return found

    def run(self, match: Match) -> None:
        if self.left <= 0:
            return
        options = vec[i64](capacity=6)
        fewest = self.fewest(match)
        for clearing in range(CLEARINGS):
            if fewest >> clearing & 1:
                options = append(options, RECRUIT.code1(clearing))
        if len(options) > self.left:
            match.ask(self, self.seat, options)
        elif len(options):
            match.push(SpreadAround(self.seat, self.clearing, self.left - len(options)))
            for clearing in range(CLEARINGS):
                if fewest >> clearing & 1:
                    place_warriors(match, self.seat, clearing, 1, "RT A.8.3a")

    def why_not(self, match: Match, action: i64) -> i64:
        return UNEVEN if RECRUIT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        match.push(SpreadAround(self.seat, self.clearing, self.left - 1))
        place_warriors(match, self.seat, RECRUIT.only(action), 1, "RT A.8.3a")
