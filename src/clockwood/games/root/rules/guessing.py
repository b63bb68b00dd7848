"""Guesses at facedown tokens of others, in one's own turn between actions, each for a card shown. [CC 13.2.4a]

A faction says which kinds its tokens may be (`guessable`) and answers a guess (`guessed`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import plot_term, where, whom
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import NOT_IN_HAND, hand_that_fits, has_cards
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import DONE, EXPOSE, PASS, SHOW
from clockwood.games.root.words import CLEARINGS, LAND_SUITS, PLOTS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_SECRET: Final[i64] = REASONS.add("no-secret", "CC 13.2.4a")
NOT_PRESENT: Final[i64] = REASONS.add("not-present", "CC 13.2.4a")
NO_MATCHING_CARD: Final[i64] = REASONS.add("no-matching-card", "CC 13.2.4a")
GUESSED_ALREADY: Final[i64] = REASONS.add("guessed-already", "CC 13.2.4b")


def owner_at(match: Match, seat: i64, clearing: i64) -> i64:
    """Return the enemy of a seat with a facedown token in a clearing that may be guessed at, or NONE."""
    content = content_of(match)
    for other in range(content.players):
        if (
            content.guessable >> other & 1
            and content.faction[other].guessable(match.state, other, clearing)
            and are_enemies(match, seat, other)
        ):
            return other
    return NONE


def kinds_at(match: Match, owner: i64, clearing: i64) -> i64:
    return content_of(match).faction[owner].guessable(match.state, owner, clearing)


def could_guess(match: Match, seat: i64) -> bool:
    """Return whether a seat may have something to guess at, as far as everyone can tell."""
    content = content_of(match)
    if not content.guessable & ~bit(seat) or not has_cards(match, seat):
        return False
    for clearing in range(CLEARINGS):
        if is_there(content, match.state, seat, clearing) and owner_at(match, seat, clearing) != NONE:
            return True
    return False


def add_guesses(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the guesses a seat may make: it is present, and holds a card of the clearing's suit. [CC 13.2.4a]"""
    content = content_of(match)
    if not content.guessable & ~bit(seat) or not has_cards(match, seat):
        return options
    suited: i64 = 0
    for suit in range(LAND_SUITS):
        suited |= bit(suit) if len(hand_that_fits(match, seat, suit, 0)) else 0
    for clearing in range(CLEARINGS):
        if not suited >> suit_at(match.state, clearing) & 1 or not is_there(content, match.state, seat, clearing):
            continue
        owner = owner_at(match, seat, clearing)
        if owner == NONE:
            continue
        kinds = kinds_at(match, owner, clearing)
        for plot in range(len(PLOTS)):
            if kinds >> plot & 1:
                options = append(options, EXPOSE.code2(clearing, plot))
    return options


def why_not_guess(match: Match, seat: i64, action: i64) -> i64:
    """Return why a seat may not make a guess."""
    clearing = EXPOSE.first_of_two(action)
    owner = owner_at(match, seat, clearing)
    if owner == NONE:
        return NO_SECRET
    if not is_there(content_of(match), match.state, seat, clearing):
        return NOT_PRESENT
    if not kinds_at(match, owner, clearing) >> EXPOSE.last_of(action) & 1:
        return GUESSED_ALREADY
    fitting = hand_that_fits(match, seat, suit_at(match.state, clearing), 0)
    return ALLOWED if len(fitting) else NO_MATCHING_CARD


def begin_guess(match: Match, seat: i64, action: i64) -> None:
    """Make the guess that was chosen: everyone hears it, then a card is shown."""
    clearing = EXPOSE.first_of_two(action)
    owner = owner_at(match, seat, clearing)
    if match.listening:
        terms = [who(seat), whom(owner), where(clearing), plot_term(EXPOSE.last_of(action))]
        match.tell("guesses", "CC 13.2.4a", terms)
    match.push(ShowCard(seat, owner, clearing, EXPOSE.last_of(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class GuessWindow(SeatStep):
    """Guesses outside Daylight, as many as the seat on turn wants. [CC 13.2.4a]"""

    def run(self, match: Match) -> None:
        if could_guess(match, self.seat):
            options = append(vec[i64](capacity=8), DONE.code())
            match.ask_secretly(self, self.seat, add_guesses(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_guess(match, self.seat, action) if EXPOSE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if EXPOSE.has(action):
            match.push(self)
            begin_guess(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class ShowCard(Step):
    """A card of the hand that matches the clearing is shown to the owner of the token. [CC 13.2.4a]

    Whoever guesses holds one. A player who only imagines that hand may find none in it: then nothing comes of it.
    """

    def __init__(self, seat: i64, other: i64, clearing: i64, plot: i64) -> None:
        self.seat = seat
        self.other = other
        self.clearing = clearing
        self.plot = plot

    def run(self, match: Match) -> None:
        options = hand_that_fits(match, self.seat, suit_at(match.state, self.clearing), SHOW.base)
        match.ask_secretly(self, self.seat, options if len(options) else append(options, PASS.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if SHOW.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if SHOW.has(action):
            faction = content_of(match).faction[self.other]
            faction.guessed(match, self.other, self.seat, self.clearing, self.plot, SHOW.only(action))
