"""Another deal that agrees with all a seat has seen: the others' hands and decks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.rules.planning import first_plan
from clockwood.games.iron_kings.state import DECK, HAND, board
from clockwood.kernel.match import Match
from clockwood.kernel.piles import redeal
from clockwood.kernel.rng import Generator


def resample(match: Match, seat: i64, rng: Generator) -> None:
    """Exchange what the seat has not seen between each other player's hand and deck."""
    content = board(match)
    state = match.state
    for other in range(content.players):
        if other == seat:
            continue
        cells = vec[i64](capacity=21)
        first = first_plan(other)
        for at in range(first, first + content.plans):
            hidden = state[at] & 255 in (DECK + other, HAND + other)
            if hidden and state[at] >> (seat + 16) & 1 == 0:
                cells = append(cells, at)
        redeal(state, cells, rng)
