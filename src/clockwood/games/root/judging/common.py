"""The worth of what every faction has, in hundredths of a point: cards, effects, clearings, pieces within reach."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import MOST_ROWS, content_of
from clockwood.games.root.deck.zones import CRAFTED
from clockwood.games.root.table.cells import ACTIVE, CARDS, VP
from clockwood.games.root.words import CLEARINGS, DECK_SIZE, DOMINANCE, GOAL, HAND_LIMIT
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match

POINT: Final[i64] = 100
CARD: Final[i64] = 30
EFFECT: Final[i64] = 90
AT_RISK: Final[i64] = 20
A_ROUND: Final[i64] = 4
"""Points that a leader gains in a round, as a rule."""


def rounds_left(match: Match, seat: i64) -> i64:
    """Return how many rounds are left to a seat, judged by the other with most points: 1 to 8.

    Its own points do not count, or a leader's board would be worth less for each point that it scores.
    """
    state = match.state
    most: i64 = 0
    for other in range(content_of(match).players):
        if other != seat:
            most = max(most, state[VP + other])
    return (GOAL - most) // A_ROUND + 1


def cards_worth(match: Match, seat: i64, draws: i64) -> i64:
    """Return the worth of hand and crafted effects; on its own turn a seat has the draws of the Evening before it.

    Cards above the limit of a hand are worth nothing, so that a turn may end. Automata have none.
    """
    state = match.state
    kinds = content_of(match).deck.kind
    if content_of(match).is_bot(seat):
        return 0
    hand: i64 = draws if term(state, ACTIVE) == seat else 0
    effects: i64 = 0
    held = content_of(match).hand[seat]
    for card in range(DECK_SIZE):
        zone = state[CARDS + card] & 255
        if zone == held:
            hand += 1
        elif zone == CRAFTED + seat and kinds[card] != DOMINANCE:
            effects += 1
    return min(hand, HAND_LIMIT) * CARD + effects * EFFECT


def risk(match: Match, seat: i64) -> i64:
    """Return what to take off for buildings and tokens of clearings where another's warriors are more than its own."""
    content = content_of(match)
    state = match.state
    own = content.warriors[seat]
    first = seat * MOST_ROWS
    found: i64 = 0
    for clearing in range(CLEARINGS):
        pieces: i64 = 0
        for row in range(first, first + MOST_ROWS):
            pieces += state[content.tokens[row] + clearing]
            if row > first:
                pieces += state[content.held[row] + clearing]
        if pieces == 0:
            continue
        guards = state[own + clearing]
        for other in range(content.players):
            if other != seat and state[content.warriors[other] + clearing] > guards:
                found += pieces * AT_RISK
    return found
