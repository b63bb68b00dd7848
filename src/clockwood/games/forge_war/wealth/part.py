"""Starting wealth as a part: cards dealt unseen, and the choice between them. [FW F2.3] [FW F2.13]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import ZONES, zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import asked
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.verbs import KEEP
from clockwood.games.forge_war.wealth import cells as wealth
from clockwood.games.forge_war.words import MOST_PLAYERS, SEATS, WEALTH_CARDS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import EVERYONE, Event, Term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import is_known, redeal
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator

CITES: Final = {"DealWealth": "FW F2.3", "KeepWealth": "FW F2.13"}


class Wealth(ForgePart):
    """The starting wealth cards, which a player's own eyes alone see."""

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        """Deal the cards that the seat does not know again, and redraw the choice of the others."""
        state = match.state
        cells = vec[i64](capacity=16)
        for at in range(cards.CARDS + cards.FIRST_WEALTH, cards.CARDS + cards.LAST_CARD):
            if not is_known(state[at], ZONES, seat):
                cells = append(cells, at)
        redeal(state, cells, rng)
        for other in range(content_of(match).colours):
            if other != seat and state[wealth.KEPT + other]:
                state[wealth.KEPT + other] = any_two(state, other, rng)

    def problems(self, match: Match) -> list[str]:
        state = match.state
        return [
            f"state.kept.{SEATS[seat]}: only cards that were dealt are kept [FW F2.13]"
            for seat in range(MOST_PLAYERS)
            for which in range(WEALTH_CARDS)
            if state[wealth.KEPT + seat] >> which & 1 and not is_held(state, seat, which)
        ]

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(question, CITES, [])

    def option(self, match: Match, question: Question, action: i64) -> list[Event]:
        """Return the two cards as what they give: no name is printed on them."""
        if not KEEP.has(action):
            return []
        kept = [cards.FIRST_WEALTH + KEEP.first_of_two(action), cards.FIRST_WEALTH + KEEP.last_of(action)]
        terms = [Term("from", "card", kept[0]), Term("to", "card", kept[1])]
        return [Event(match.game.option_message(KEEP), "", EVERYONE, terms)]


def is_held(state: vec[i64], seat: i64, which: i64) -> bool:
    """Return whether a card is in a player's hand."""
    return zone(state, cards.FIRST_WEALTH + which) == cards.WEALTH_HAND + seat


def any_two(state: vec[i64], seat: i64, rng: Generator) -> i64:
    """Return two of the cards a player holds, at random."""
    held = vec[i64](capacity=4)
    for which in range(WEALTH_CARDS):
        if is_held(state, seat, which):
            held = append(held, which)
    if len(held) < 2:
        return 0
    first = rng.below(len(held))
    second = (first + 1 + rng.below(len(held) - 1)) % len(held)
    return bit(held[first]) | bit(held[second])
