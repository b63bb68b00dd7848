"""The worth of a Vagabond: items by kind and facing, relationships, quests within reach, and where he stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import COMPLETED, QUESTS_OPEN
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import on_track, over_limit
from clockwood.games.root.judging.common import cards_worth, rounds_left
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.table.cells import CARDS, RUIN, suit_at
from clockwood.games.root.words import ALL_ITEMS, CLEARINGS, QUESTS, RUIN_ITEMS
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match

ITEM: Final = vec[i64]([110, 60, 80, 90, 120, 90, 70, 100])
"""Boots, bag, crossbow, hammer, sword, tea, coins, torch."""
FACING: Final = vec[i64]([100, 85, 40, 30])
"""Hundredths of an item's worth: ready, exhausted, damaged, damaged and face down."""
RELATION: Final = vec[i64]([-30, 0, 40, 90, 180])
TOO_MANY: Final[i64] = 60
"""Taken off for each item that the Evening costs him, so that a turn may end."""
AID: Final[i64] = 35
"""An aid that counts towards the next step."""
IN_REACH: Final[i64] = 40
READY: Final[i64] = 25
HERE: Final[i64] = 30
DONE: Final[i64] = 8
"""A quest whose items he has, more if they are face up, more in a clearing of its suit; one done, for each round."""
RUIN_HERE: Final[i64] = 40
COMPANY: Final[i64] = 12


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    start = cells.block(match, seat)
    found: i64 = 0
    for facing in range(4):
        for item in range(ALL_ITEMS):
            found += state[cells.held_at(start, facing, item)] * ITEM[item] * FACING[facing] // 100
    found -= max(over_limit(match, seat), 0) * TOO_MANY
    for other in range(content_of(match).players):
        relation = cells.relation_to(match, seat, other)
        if relation != NONE:
            found += RELATION[relation] + state[start + cells.AIDS + other] * AID
    found += quests_worth(match, seat, start) + place_worth(match, seat)
    return found + cards_worth(match, seat, 1 + on_track(match, seat, cells.COINS))


def quests_worth(match: Match, seat: i64, start: i64) -> i64:
    """Return the worth of quests that his items allow, and of those done."""
    state = match.state
    deck = content_of(match).deck
    place = cells.place_of(match, seat)
    here = suit_at(state, place) if 0 <= place < CLEARINGS else NONE
    rounds = rounds_left(match, seat)
    found: i64 = 0
    for card in range(QUESTS, RUIN_ITEMS):
        zone = state[CARDS + card] & 255
        if zone == COMPLETED + seat:
            found += DONE * rounds
        elif zone == QUESTS_OPEN:
            first, second = deck.quest_item(card, 0), deck.quest_item(card, 1)
            needed: i64 = 2 if first == second else 1
            if cells.undamaged(state, start, first) < needed or cells.undamaged(state, start, second) < needed:
                continue
            found += IN_REACH
            if cells.ready(match, seat, first) >= needed and cells.ready(match, seat, second) >= needed:
                found += READY + (HERE if deck.suit[card] == here else 0)
    return found


def place_worth(match: Match, seat: i64) -> i64:
    """Return the worth of where he is: at a ruin with a torch, among players whom he may aid or fight."""
    content = content_of(match)
    place = cells.place_of(match, seat)
    if not 0 <= place < CLEARINGS:
        return 0
    found: i64 = 0
    if match.state[RUIN + place] and cells.ready(match, seat, cells.TORCH):
        found += RUIN_HERE
    for other in range(content.players):
        if other != seat and is_there(content, match.state, other, place):
            found += COMPANY
    return found
