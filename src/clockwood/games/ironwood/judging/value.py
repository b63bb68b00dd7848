"""Worth of the table to a seat: progress of both sides towards winning, in hundredths of a crystal."""

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

WIN: Final[i64] = 1_000_000


def value(match: Match, seat: i64) -> i64:
    """The seat's prospects less the opponent's."""
    if match.outcome is not None:
        return WIN if match.outcome.winners[0] == seat else -WIN
    content = board(match)
    state = match.state
    balance = wood_value(content, state) - iron_value(content.land, state)
    return balance if seat == WOODWALKERS else -balance


def wood_value(content: IronwoodContent, state: vec[i64]) -> i64:
    """Weigh Totems, the nearer home the better, visions, and Fighters beside mountains to discover."""
    land = content.land
    worth = state[woodwalkers.SECURED] * 2500 + state[turns.CRYSTALS + WOODWALKERS] * 90
    worth += count_cards(state, WOODWALKERS, cards.HAND + WOODWALKERS) * 110
    for forest in range(land.forests):
        fighters = state[woodwalkers.FIGHTERS + forest]
        worth += fighters * (150 if land.ring_of_forest[forest] == 2 else 200)
        totems = state[woodwalkers.TOTEMS + forest] * 2 + state[woodwalkers.FADING_TOTEMS + forest]
        if totems:
            home = land.steps_home[forest]
            worth += totems * (500 - 70 * home) + (totems * 60 * min(fighters, 4) if fighters else -totems * 150)
    return worth + visions(content, state) + cards_in_play(state, WOODWALKERS)


def visions(content: IronwoodContent, state: vec[i64]) -> i64:
    """Weigh visions in hand: more the closer a Warband stands and the fewer guard the mountain."""
    land = content.land
    worth: i64 = 0
    for card in range(FIRST_VISION, ALL_CARDS):
        if zone(state, card) == cards.VISION_HAND:
            mountain = content.visions.mountain[card - FIRST_VISION]
            worth += 260 - 25 * min(units(state, mountain), 4)
            nearest: i64 = FAR
            for forest in range(land.forests):
                if state[woodwalkers.FIGHTERS + forest] and land.ring_of_forest[forest] == 1:
                    nearest = min(nearest, land.steps_beside[mountain * MAX_FORESTS + forest])
            worth += 60 * (4 - min(nearest, 4))
            if nearest == 0 and units(state, mountain) == 0:
                worth += 220
    return worth


def iron_value(land: Land, state: vec[i64]) -> i64:
    """Weigh Forges, Foundations that are held, crystals towards the next Forge, and mountains guarded."""
    crystals = state[turns.CRYSTALS + IRONCLAD]
    worth = tokens_of(state, FORGE_SIDE) * 2600
    worth += min(crystals, 5) * 130 + max(crystals - 5, 0) * 100
    worth += cargo_value(land, state)
    worth += count_cards(state, IRONCLAD, cards.HAND + IRONCLAD) * 110
    held: i64 = 0
    for mountain in range(land.mountains):
        here = units(state, mountain)
        worth += state[ironclad.FIGHTERS + mountain] * 190 + state[ironclad.GOLEMS + mountain] * 340
        if here:
            worth += 130 if land.ring_of_mountain[mountain] == 2 else 60
            worth += 30 * min(here, 3)
        if state[ironclad.FORGES + mountain] == FOUNDATION_SIDE:
            worth += 420 if here else 200
            held += 1 if here else 0
    if held and crystals >= 5:
        worth += 300
    return worth + cards_in_play(state, IRONCLAD)


def cargo_value(land: Land, state: vec[i64]) -> i64:
    """Weigh cargo: nearly crystals when a Forge is near and guards stand by."""
    place = drill(state)
    home: i64 = FAR
    for mountain in range(land.mountains):
        if state[ironclad.FORGES + mountain] == FORGE_SIDE:
            home = min(home, land.mountain_steps[place * MAX_MOUNTAINS + mountain])
    worth = state[turns.CARGO] * (105 - 12 * min(home, 4))
    return worth if units(state, place) else worth - 40 - 20 * state[turns.CARGO]


def cards_in_play(state: vec[i64], seat: i64) -> i64:
    markers: i64 = 0
    for card in range(seat * 38, seat * 38 + 38):
        markers += state[cards.MARKERS + card]
    return markers * 90
