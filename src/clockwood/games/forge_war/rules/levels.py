"""Levels and the champions' titles. [FW F6.8] [FW F7.12] [FW F10.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import hero
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.verbs import LEVEL as LEVEL_UP
from clockwood.games.forge_war.verbs import TITLE
from clockwood.games.forge_war.words import ADVENTURERS, TITLES
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import held, hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

NO_SUCH_ADVENTURER: Final[i64] = REASONS.add("no-such-adventurer", "FW F6.3")
TITLE_TAKEN: Final[i64] = REASONS.add("title-taken", "FW F10.6")
ALIKE: Final[i64] = REASONS.add("alike", "FW H2")
NOT_PRESENT: Final[i64] = REASONS.add("not-present", "FW F7.12")


def everyone_below(state: vec[i64], seat: i64, level: i64) -> i64:
    """Return the player's adventurers below a level, as a set."""
    found: i64 = 0
    for which in range(state[adventurers.COUNT + seat]):
        if state[adventurers.LEVEL + adventurer(seat, which)] < level:
            found |= bit(which)
    return found


def raise_level(match: Match, seat: i64, which: i64, cite: str) -> None:
    """Raise an adventurer by a level; in the epic game a champion then takes a title. [FW F10.6]"""
    state = match.state
    at = adventurers.LEVEL + adventurer(seat, which)
    state[at] += 1
    if match.listening:
        match.tell("level-gained", cite, [who(seat), *hero(state, seat, which)])
    if state[at] == adventurers.CHAMPION and content_of(match).epic:
        match.push(ChooseTitle(seat, which))


@mypyc_attr(acyclic=True, free_list_len=1)
class LevelUps(Step):
    """Different adventurers of a set gain a level each, `left` of them. [FW F5.14] [FW F7.12] [FW H3]"""

    def __init__(self, seat: i64, left: i64, among: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.among: Final = among

    def run(self, match: Match) -> None:
        if self.left == 0 or self.among == 0:
            return
        if bits_in(self.among) <= self.left:
            for which in range(ADVENTURERS):
                if self.among >> which & 1:
                    raise_level(match, self.seat, which, "FW F7.12")
            return
        options = vec[i64](capacity=8)
        for which in range(ADVENTURERS):
            if self.among >> which & 1 and self.is_first(match.state, which):
                options = append(options, LEVEL_UP.code1(which))
        match.ask(self, self.seat, options)

    def is_first(self, state: vec[i64], which: i64) -> bool:
        """Return whether an adventurer is the first of its level in the set; the others are alike. [FW H2]"""
        level = state[adventurers.LEVEL + adventurer(self.seat, which)]
        for other in range(which):
            if self.among >> other & 1 and state[adventurers.LEVEL + adventurer(self.seat, other)] == level:
                return False
        return True

    def why_not(self, match: Match, action: i64) -> i64:
        if not LEVEL_UP.has(action):
            return NOT_ASKED
        which = LEVEL_UP.only(action)
        if which >= match.state[adventurers.COUNT + self.seat]:
            return NO_SUCH_ADVENTURER
        return ALIKE if self.among >> which & 1 else NOT_PRESENT

    def chosen(self, match: Match, action: i64) -> None:
        which = LEVEL_UP.only(action)
        match.push(LevelUps(self.seat, self.left - 1, self.among & ~bit(which)))
        raise_level(match, self.seat, which, "FW F7.12")


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTitle(Step):
    """A new champion takes any title the player has not given yet. [FW F10.6] [FW B29]"""

    def __init__(self, seat: i64, which: i64) -> None:
        self.seat: Final = seat
        self.which: Final = which

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=12)
        for title in range(len(TITLES)):
            if champion(match.state, self.seat, title) < 0:
                options = append(options, TITLE.code1(title))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return TITLE_TAKEN if TITLE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        title = TITLE.only(action)
        hold(match.state, adventurers.TITLE + adventurer(self.seat, self.which), title)
        if match.listening:
            terms = [who(self.seat), *hero(match.state, self.seat, self.which), Term("title", "title", title)]
            match.tell("title-taken", "FW F10.6", terms)


def champion(state: vec[i64], seat: i64, title: i64) -> i64:
    """Return the player's champion of this title, or -1."""
    for which in range(state[adventurers.COUNT + seat]):
        if state[adventurers.TITLE + adventurer(seat, which)] == held(title):
            return which
    return -1
