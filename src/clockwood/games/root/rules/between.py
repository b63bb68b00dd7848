"""Things a seat may do in its Daylight between actions, whatever its faction. [RT 1.4.2a] [RT PW4]

A faction's own question adds these options, and hands back what it does not know itself.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import AVAILABLE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.crafting import why_not_craft
from clockwood.games.root.rules.dominance import (
    Fetch,
    activate,
    add_dominance,
    why_not_activate,
    why_not_fetch,
)
from clockwood.games.root.rules.effects.using import IN_DAYLIGHT, NOT_NOW, add_uses, use
from clockwood.games.root.rules.guessing import add_guesses, begin_guess, could_guess, why_not_guess
from clockwood.games.root.rules.handing import NOT_IN_HAND, ask_of_hand, hand_of, has_cards, spend
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.scoring import has_points, score
from clockwood.games.root.table import cells
from clockwood.games.root.verbs import ACTIVATE, CRAFT, EXPOSE, FETCH, OPEN, SPEND, USE
from clockwood.games.root.words import DECK_SIZE, DOMINANT
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import any_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NOT_THAT_PATH: Final[i64] = REASONS.add("not-that-path", "RT M.4.3")


def why_not_open(match: Match, seat: i64, road: i64) -> i64:
    """Return why a seat may not remove a closed path. [RT M.4.3]"""
    content = content_of(match)
    state = match.state
    if road >= len(content.land.roads) or state[cells.OPENED] >> road & 1 or state[cells.OPENING]:
        return NOT_THAT_PATH
    first, second = content.land.roads[road]
    if not is_there(content, state, seat, first) and not is_there(content, state, seat, second):
        return NOT_THAT_PATH
    return ALLOWED if has_cards(match, seat) else NOT_THAT_PATH


def add_between(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add cards to use, dominance to activate or take up, closed paths to remove, facedown tokens to guess at."""
    options = add_uses(match, seat, IN_DAYLIGHT, options)
    options = add_dominance(match, seat, options)
    for road in range(len(content_of(match).land.roads)):
        if why_not_open(match, seat, road) == ALLOWED:
            options = append(options, OPEN.code1(road))
    return add_guesses(match, seat, options)


def why_not_between(match: Match, seat: i64, action: i64) -> i64:
    """Return why something common to all factions is not offered between actions."""
    if USE.has(action):
        return NOT_NOW
    if ACTIVATE.has(action):
        return why_not_activate(match, seat, ACTIVATE.only(action))
    if FETCH.has(action):
        return why_not_fetch(match, seat, FETCH.only(action))
    if EXPOSE.has(action):
        return why_not_guess(match, seat, action)
    if OPEN.has(action):
        return why_not_open(match, seat, OPEN.only(action))
    if CRAFT.has(action):
        return why_not_craft(match, seat, CRAFT.only(action))
    return NOT_ASKED


def do_between(match: Match, seat: i64, action: i64) -> None:
    """Do what was chosen of `add_between`; the asking step has pushed itself again."""
    if USE.has(action):
        use(match, seat, USE.only(action))
    elif ACTIVATE.has(action):
        activate(match, seat, ACTIVATE.only(action))
    elif FETCH.has(action):
        match.push(Fetch(seat, FETCH.only(action)))
    elif EXPOSE.has(action):
        begin_guess(match, seat, action)
    else:
        assert OPEN.has(action)
        match.push(OpenPath(seat, OPEN.only(action)))


def could_between(match: Match, seat: i64) -> bool:
    """Return whether a seat may have something to do between actions, as far as everyone can tell."""
    content = content_of(match)
    state = match.state
    if has_points(match, seat) and state[cells.VP + seat] >= DOMINANT:
        return True
    if any_in(state, cells.CARDS, cells.CARDS + DECK_SIZE, AVAILABLE):
        return True
    for road in range(len(content.land.roads)):
        if why_not_open(match, seat, road) == ALLOWED:
            return True
    if could_guess(match, seat):
        return True
    return len(add_uses(match, seat, IN_DAYLIGHT, vec[i64]())) > 0


def ask_between(match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
    """Ask an open question between actions; secretly, with what else may be done, where that could be anything."""
    if has_cards(match, seat) and could_between(match, seat):
        ask_of_hand(match, step, seat, add_between(match, seat, options))
    else:
        match.ask(step, seat, add_uses(match, seat, IN_DAYLIGHT, options))


def ask_on_turn(match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
    """Ask a question of a turn: secretly, unless an empty hand leaves nothing to hide."""
    if has_cards(match, seat):
        ask_of_hand(match, step, seat, options)
    else:
        match.ask(step, seat, options)


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenPath(Step):
    """Spend any card to remove a closed path for good, for 1 point. [RT M.4.3]"""

    def __init__(self, seat: i64, road: i64) -> None:
        self.seat = seat
        self.road = road

    def run(self, match: Match) -> None:
        ask_of_hand(match, self, self.seat, hand_of(match, self.seat, SPEND.base))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if SPEND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        spend(match, self.seat, SPEND.only(action), "RT M.4.3")
        match.state[cells.OPENED] |= bit(self.road)
        match.state[cells.OPENING] = 1
        if match.listening:
            match.tell("opened-path", "RT M.4.3", [who(self.seat), Term("road", "road", self.road)])
        score(match, self.seat, 1, "RT M.4.3")
