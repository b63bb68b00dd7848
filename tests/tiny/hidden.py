"""What a keeper of Beacons cannot know, drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.kernel.match import Match
from clockwood.kernel.piles import redeal
from clockwood.kernel.rng import Generator
from tiny.rules.night import HAND_LIMIT, Mark
from tiny.state import BEARING, BEARINGS, CARDS, FIRST_CARD, MARKED, SEATS, cards_at, hand, knows_card, size


def resample(match: Match, seat: i64, rng: Generator) -> None:
    state = match.state
    cells = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        if not knows_card(state, seat, card):
            cells = append(cells, i64(FIRST_CARD + card))
    redeal(state, cells, rng)
    for other in range(len(SEATS)):
        if other != seat:
            if state[BEARING + other]:
                state[BEARING + other] = 1 + rng.below(len(BEARINGS))
            state[MARKED + other] = sum(
                1 << card for card in cards_at(state, hand(other))[: already_marked(match, other)]
            )


def already_marked(match: Match, seat: i64) -> int:
    """How many cards the seat has marked: everyone can count, nobody else sees which. [B3]"""
    surplus = max(0, int(size(match.state, hand(seat))) - HAND_LIMIT)
    for lane in match.lanes:
        if lane.seat == seat:
            return surplus - sum(step.left for step in lane.stack if isinstance(step, Mark))
    return 0
