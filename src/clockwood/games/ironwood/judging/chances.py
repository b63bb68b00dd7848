"""Estimate of a seat's chances to win: weights learnt from finished games, in thousandths."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_cards, zone
from clockwood.games.ironwood.content import IronwoodContent, board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, tokens_of, units
from clockwood.games.ironwood.map.tables import FAR, Land
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import (
    ALL_CARDS,
    FIRST_VISION,
    FORGE_SIDE,
    FOUNDATION_SIDE,
    IRONCLAD,
    MAX_FORESTS,
    MAX_MOUNTAINS,
    WOODWALKERS,
)
from clockwood.kernel.match import Match
from clockwood.kernel.odds import by_balance

LAST_WOOD_TURN: Final[i64] = 4
FORGE_PRICE: Final[i64] = 5


def chances(match: Match, seat: i64) -> float:
    """Return how likely the seat is to win; only a game that is over counts as won or lost."""
    if match.outcome is not None:
        return 1.0 if match.outcome.winners[0] == seat else 0.0
    content = board(match)
    land = content.land
    state = match.state
    prospects = wood_prospects(content, state) - iron_prospects(land, state)
    balance = float(prospects + threats(land, state)) / 2000.0
    wood = by_balance(balance)
    return wood if seat == WOODWALKERS else 1.0 - wood


def threats(land: Land, state: vec[i64]) -> i64:
    """Weigh who can end it: the last Totem a step from home, or the last Forge paid for beside a held Foundation.

    The side to move nearly has it; the other still has a turn to prevent it.
    """
    turn = state[turns.TURN]
    worth: i64 = 0
    if state[woodwalkers.SECURED] >= 2 and turn <= LAST_WOOD_TURN and escorted_near_home(land, state):
        worth += 3000 if turn % 2 == 0 else 800
    rich = state[turns.CRYSTALS + IRONCLAD] >= FORGE_PRICE
    if rich and tokens_of(state, FORGE_SIDE) >= 2 and holds_foundation(state):
        worth -= 3000 if turn % 2 else 800
    return worth


def escorted_near_home(land: Land, state: vec[i64]) -> bool:
    for forest in range(land.forests):
        here = totems_at(state, forest) > 0 and state[woodwalkers.FIGHTERS + forest] > 0
        if here and land.steps_home[forest] == 1:
            return True
    return False


def holds_foundation(state: vec[i64]) -> bool:
    for mountain in range(MAX_MOUNTAINS):
        if state[ironclad.FORGES + mountain] == FOUNDATION_SIDE and units(state, mountain) > 0:
            return True
    return False


def wood_prospects(content: IronwoodContent, state: vec[i64]) -> i64:
    """Weigh the Woodwalkers: Totems secured most, then those on their way; crystals kept from the Ironclad."""
    land = content.land
    secured = state[woodwalkers.SECURED]
    worth = secured * 930 + (530 if secured >= 2 else 0)
    worth += state[turns.CRYSTALS + WOODWALKERS] * 95 + count_cards(state, WOODWALKERS, cards.HAND + WOODWALKERS) * 33
    fading = 850 if state[turns.TURN] <= LAST_WOOD_TURN else 0
    for forest in range(land.forests):
        fighters = state[woodwalkers.FIGHTERS + forest]
        worth += fighters * 30
        totems = state[woodwalkers.TOTEMS + forest] * 900 + state[woodwalkers.FADING_TOTEMS + forest] * fading
        if totems:
            worth += totems * (10 - land.steps_home[forest]) // 9 if fighters else totems * 7 // 10
    return worth + visions_held(content, state) + markers(state, WOODWALKERS) * 40


def visions_held(content: IronwoodContent, state: vec[i64]) -> i64:
    """Weigh visions in hand: each is worth little until a Warband stands beside an empty mountain."""
    land = content.land
    worth: i64 = 0
    for card in range(FIRST_VISION, ALL_CARDS):
        if zone(state, card) == cards.VISION_HAND:
            mountain = content.visions.mountain[card - FIRST_VISION]
            guards = units(state, mountain)
            worth += 50 - 15 * min(guards, 4)
            nearest: i64 = FAR
            for forest in range(land.forests):
                if state[woodwalkers.FIGHTERS + forest] and land.ring_of_forest[forest] == 1:
                    nearest = min(nearest, land.steps_beside[mountain * MAX_FORESTS + forest])
            worth += 10 * (4 - min(nearest, 4))
            if nearest == 0 and guards == 0:
                worth += 190
    return worth


def iron_prospects(land: Land, state: vec[i64]) -> i64:
    """Weigh the Ironclad: Forges most, then five crystals beside a Foundation that is held."""
    forges = tokens_of(state, FORGE_SIDE)
    crystals = state[turns.CRYSTALS + IRONCLAD]
    worth = forges * 720 + (280 if forges >= 2 else 0)
    worth += crystals * 86 + count_cards(state, IRONCLAD, cards.HAND + IRONCLAD) * 15 + state[turns.CARGO] * 40
    if units(state, drill(state)) == 0:
        worth -= 40 + 20 * state[turns.CARGO]
    held: i64 = 0
    for mountain in range(land.mountains):
        here = units(state, mountain)
        worth += state[ironclad.FIGHTERS + mountain] * 65 + state[ironclad.GOLEMS + mountain] * 180
        if here:
            worth += 75
        if state[ironclad.FORGES + mountain] == FOUNDATION_SIDE:
            worth += 90 if here else 40
            held += 1 if here else 0
    if held and crystals >= FORGE_PRICE:
        worth += 330
    return worth + markers(state, IRONCLAD) * 15


def markers(state: vec[i64], seat: i64) -> i64:
    """Markers on the seat's ongoing cards."""
    found: i64 = 0
    for card in range(seat * 38, seat * 38 + 38):
        found += state[cards.MARKERS + card]
    return found
