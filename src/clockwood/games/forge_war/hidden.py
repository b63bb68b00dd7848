"""Another deal that agrees with all a seat has seen: wealth cards, and what a random solo deck left in the box."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.rules.quest_offer import first_of_deck
from clockwood.games.forge_war.state import (
    BOX,
    CARDS,
    FIRST_WEALTH,
    KEPT,
    LAST_CARD,
    QUEST_DECK,
    WEALTH_DECK,
    WEALTH_HAND,
    board,
    zone,
)
from clockwood.games.forge_war.words import WEALTH_CARDS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.piles import redeal
from clockwood.kernel.rng import Generator


def resample(match: Match, seat: i64, rng: Generator) -> None:
    """Redraw the others' wealth cards and their choice, and which quests stayed in the box."""
    state = match.state
    cells = vec[i64](capacity=16)
    for at in range(CARDS + FIRST_WEALTH, CARDS + LAST_CARD):
        where = state[at] & 255
        hidden = where == WEALTH_DECK or (WEALTH_HAND <= where < WEALTH_HAND + 4 and where != WEALTH_HAND + seat)
        if hidden and unknown(state[at], seat):
            cells = append(cells, at)
    redeal(state, cells, rng)
    for other in range(board(match).colours):
        if other != seat and state[KEPT + other]:
            state[KEPT + other] = any_two(state, other, rng)
    if board(match).solo:
        for deck in range(5):
            redeal_box(state, deck, rng)


def unknown(cell: i64, seat: i64) -> bool:
    return cell >> (seat + 16) & 1 == 0


def any_two(state: vec[i64], seat: i64, rng: Generator) -> i64:
    """Two of the cards a player holds."""
    held = vec[i64](capacity=4)
    for which in range(WEALTH_CARDS):
        if zone(state, FIRST_WEALTH + which) == WEALTH_HAND + seat:
            held = append(held, which)
    if len(held) < 2:
        return 0
    first = rng.below(len(held))
    second = (first + 1 + rng.below(len(held) - 1)) % len(held)
    return bit(held[first]) | bit(held[second])


def redeal_box(state: vec[i64], deck: i64, rng: Generator) -> None:
    cells = vec[i64](capacity=20)
    boxed = False
    for at in range(CARDS + first_of_deck(deck), CARDS + first_of_deck(deck + 1)):
        where = state[at] & 255
        if where in (BOX, QUEST_DECK):
            cells = append(cells, at)
            boxed = boxed or where == BOX
    if boxed:
        redeal(state, cells, rng)
