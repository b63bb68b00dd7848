"""The Marquise's advanced setup: three homelands side by side, with the keep and a building each. [MC ADV]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.events import where
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.homelands import far_enough, fits, home_options, homes, near
from clockwood.games.root.rules.placing import place_piece, place_warriors
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import BUILD, HOMELAND
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

HOMELANDS: Final[i64] = 3
HOME_WARRIORS: Final[i64] = 2
FAR_FROM_HOME: Final[i64] = REASONS.add("far-from-home", "MC ADV")
ONE_EACH: Final[i64] = REASONS.add("one-building-each", "MC ADV")


def side_by_side(match: Match, clearings: i64) -> bool:
    """Return whether each of three clearings is adjacent to one of the others. [MC ADV]"""
    for clearing in range(CLEARINGS):
        others = clearings & ~bit(clearing)
        if clearings >> clearing & 1 and near(match, bit(clearing)) & others == 0:
            return False
    return True


def completed(match: Match, chosen: i64, free: i64) -> i64:
    """Return the clearings that belong to some three homelands side by side, those chosen among them. [MC ADV]"""
    found: i64 = 0
    for a in range(CLEARINGS):
        for b in range(a + 1, CLEARINGS):
            for c in range(b + 1, CLEARINGS):
                three = bit(a) | bit(b) | bit(c)
                if three & (free | chosen) == three and three & chosen == chosen and side_by_side(match, three):
                    found |= three
    return found & ~chosen


@mypyc_attr(acyclic=True, free_list_len=1)
class CatHomeland(Step):
    """One of three homelands, each adjacent to another of them. [MC ADV] [RT A.8.3.III]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        free: i64 = 0
        for clearing in range(CLEARINGS):
            if fits(match, self.seat, clearing, 1):
                free |= bit(clearing)
        match.ask(self, self.seat, home_options(completed(match, homes(match, self.seat, own=True), free)))

    def why_not(self, match: Match, action: i64) -> i64:
        return FAR_FROM_HOME if HOMELAND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        clearing = HOMELAND.only(action)
        hold(match.state, START + clearing, self.seat)
        if match.listening:
            match.tell("home-found", "MC ADV", [who(self.seat), where(clearing)])
        if self.left > 1:
            match.push(CatHomeland(self.seat, self.left - 1))
            return
        own = homes(match, self.seat, own=True)
        for clearing in range(CLEARINGS):
            place_warriors(match, self.seat, clearing, HOME_WARRIORS if own >> clearing & 1 else 1, "MC ADV")
        match.push(HomeBuilding(self.seat, cells.RECRUITERS))
        match.push(HomeBuilding(self.seat, cells.WORKSHOPS))
        match.push(HomeBuilding(self.seat, cells.SAWMILLS))
        match.push(KeepAtHome(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepAtHome(SeatStep):
    """The keep goes to a homeland, not beside an enemy's if possible. [MC ADV]"""

    def run(self, match: Match) -> None:
        own = far_enough(match, self.seat, homes(match, self.seat, own=True), 1)
        match.ask(self, self.seat, builds(own, cells.KEEPS))

    def why_not(self, match: Match, action: i64) -> i64:
        return FAR_FROM_HOME if BUILD.has(action) and BUILD.last_of(action) == cells.KEEPS else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        place_piece(match, self.seat, cells.KEEP, cells.KEEPS, BUILD.first_of_two(action), "MC ADV")


@mypyc_attr(acyclic=True, free_list_len=1)
class HomeBuilding(Step):
    """One of the first three buildings, each in another homeland. [MC ADV]"""

    def __init__(self, seat: i64, piece: i64) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, builds(self.without(match), self.piece))

    def without(self, match: Match) -> i64:
        """Return the homelands without a building, as bits."""
        found = homes(match, self.seat, own=True)
        for row in (cells.SAWMILL, cells.WORKSHOP, cells.RECRUITER):
            for clearing in range(CLEARINGS):
                if match.state[row + clearing]:
                    found &= ~bit(clearing)
        return found

    def why_not(self, match: Match, action: i64) -> i64:
        if not BUILD.has(action) or BUILD.last_of(action) != self.piece:
            return NOT_ASKED
        own = homes(match, self.seat, own=True) >> BUILD.first_of_two(action) & 1
        return ONE_EACH if own else FAR_FROM_HOME

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        place_piece(match, self.seat, cells.row_of(self.piece), self.piece, clearing, "MC ADV")


def builds(clearings: i64, piece: i64) -> vec[i64]:
    options = vec[i64](capacity=int(bits_in(clearings)))
    for clearing in range(CLEARINGS):
        if clearings >> clearing & 1:
            options = append(options, BUILD.code2(clearing, piece))
    return options
