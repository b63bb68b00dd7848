"""The table of Ironwood: one packed vector, and the rulebook's words for reading and changing it. No rules."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.content_map import MAX_FORESTS, MAX_MOUNTAINS
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in

WOODWALKERS: Final[i64] = 0
IRONCLAD: Final[i64] = 1
SEATS: Final[i64] = 2

CARDS_EACH: Final[i64] = 38
BASE_EACH: Final[i64] = 3
FIRST_VISION: Final[i64] = 76
ALL_CARDS: Final[i64] = 86

FIGHTERS_EACH: Final[i64] = 20
GOLEMS_IN_ALL: Final[i64] = 3
CRYSTALS_IN_ALL: Final[i64] = 20
MARKERS_IN_ALL: Final[i64] = 20
TOTEMS_IN_ALL: Final[i64] = 5
FORGE_TOKENS: Final[i64] = 5
FERRUM: Final[i64] = 0

FOUNDATION_SIDE: Final[i64] = 1
FORGE_SIDE: Final[i64] = 2
FULL: Final[i64] = 0
FADING: Final[i64] = 1

# The Ironbot's stance and the side of its Turn Procedure card; 0 where nobody plays by the rules.
EXPANSIVE: Final[i64] = 1
AGGRESSIVE: Final[i64] = 2
DEFENSIVE: Final[i64] = 3
ALERT: Final[i64] = 1
EXHAUSTED: Final[i64] = 2

# The side of the Woodenbot's aid that is up.
DISRUPTIVE: Final[i64] = 1
EXALTED: Final[i64] = 2

# The first zone that may hold a card is where a hand-written position leaves it: the decks.
DECK: Final[i64] = 0
VISION_DECK: Final[i64] = 2
HAND: Final[i64] = 3
VISION_HAND: Final[i64] = 5
SLOT: Final[i64] = 6
IN_PLAY_ZONE: Final[i64] = 12
DISCARD: Final[i64] = 14
ASIDE: Final[i64] = 16
SHOWN: Final[i64] = 18
BURNED: Final[i64] = 19
REMOVED: Final[i64] = 20
VISION_DISCARD: Final[i64] = 22

# Where everything lies. A region begins where the one before it ends; written as sums, so that compiled code sees
# plain numbers. `regions.py` says what each one is called and checks that the sums are right.
FOREST_CELLS: Final[i64] = 24
MOUNTAIN_CELLS: Final[i64] = 16
BATTLE_FIELDS: Final[i64] = 7

ROUND: Final[i64] = 0
TURN: Final[i64] = ROUND + 1
CRYSTALS: Final[i64] = TURN + 1
CARGO: Final[i64] = CRYSTALS + 2
TRACK: Final[i64] = CARGO + 1
DRILL: Final[i64] = TRACK + 1
DRILL_MOVED: Final[i64] = DRILL + 1
WOOD_FIGHTERS: Final[i64] = DRILL_MOVED + 1
IRON_FIGHTERS: Final[i64] = WOOD_FIGHTERS + FOREST_CELLS
GOLEMS: Final[i64] = IRON_FIGHTERS + MOUNTAIN_CELLS
WOOD_MOVED: Final[i64] = GOLEMS + MOUNTAIN_CELLS
WOOD_ONCE: Final[i64] = WOOD_MOVED + FOREST_CELLS
IRON_MOVED: Final[i64] = WOOD_ONCE + FOREST_CELLS
GOLEMS_MOVED: Final[i64] = IRON_MOVED + MOUNTAIN_CELLS
FORGES: Final[i64] = GOLEMS_MOVED + MOUNTAIN_CELLS
TOTEMS: Final[i64] = FORGES + MOUNTAIN_CELLS
FADING_TOTEMS: Final[i64] = TOTEMS + FOREST_CELLS
SECURED: Final[i64] = FADING_TOTEMS + FOREST_CELLS
MARKERS: Final[i64] = SECURED + 1
SLOT_MARKERS: Final[i64] = MARKERS + 76
MARKS: Final[i64] = SLOT_MARKERS + 2
MARK_CARD: Final[i64] = MARKS + 1
MARK_FOREST: Final[i64] = MARK_CARD + 20
MARK_MOUNTAIN: Final[i64] = MARK_FOREST + 20
EXTRA_CARDS: Final[i64] = MARK_MOUNTAIN + 20
THERE_FOREST: Final[i64] = EXTRA_CARDS + 3
THERE_MOUNTAIN: Final[i64] = THERE_FOREST + 1
BEATEN_FOREST: Final[i64] = THERE_MOUNTAIN + 1
BEATEN_MOUNTAIN: Final[i64] = BEATEN_FOREST + 1
WAGERED: Final[i64] = BEATEN_MOUNTAIN + 1
WAGER: Final[i64] = WAGERED + 2
CHOSEN: Final[i64] = WAGER + 2
FIRST_DRAW: Final[i64] = CHOSEN + 2
STARTING_VISION: Final[i64] = FIRST_DRAW + 2
STANCE: Final[i64] = STARTING_VISION + 2
PROCEDURE: Final[i64] = STANCE + 1
KNOWN: Final[i64] = PROCEDURE + 1
BOT_SPECIAL: Final[i64] = KNOWN + MOUNTAIN_CELLS
BOT_ACTED: Final[i64] = BOT_SPECIAL + 1
BOT_PAID: Final[i64] = BOT_ACTED + 1
DIE: Final[i64] = BOT_PAID + 1
AID: Final[i64] = DIE + 1
SPIRITS: Final[i64] = AID + 1
POSSIBLE: Final[i64] = SPIRITS + 1
BOT_ALERTED: Final[i64] = POSSIBLE + MOUNTAIN_CELLS
BOXED_TOKENS: Final[i64] = BOT_ALERTED + 1
BATTLE: Final[i64] = BOXED_TOKENS + 1
CARDS: Final[i64] = BATTLE + 1 + BATTLE_FIELDS


def board(match: Match) -> IronwoodContent:
    """The content of an Ironwood match."""
    return cast("IronwoodContent", match.content)


def opponent(seat: i64) -> i64:
    return 1 - seat


def seat_of_card(card: i64) -> i64:
    """Whose action card it is."""
    return card // CARDS_EACH


def is_base(card: i64) -> bool:
    return card % CARDS_EACH < BASE_EACH


# -- pieces


def units(state: vec[i64], mountain: i64) -> i64:
    """Ironclad combat units on a mountain. [IW R7.4]"""
    return state[IRON_FIGHTERS + mountain] + state[GOLEMS + mountain]


def unmoved_fighters(state: vec[i64], forest: i64) -> i64:
    return state[WOOD_FIGHTERS + forest] - state[WOOD_MOVED + forest]


def drill(state: vec[i64]) -> i64:
    """The mountain the Drill stands on."""
    return state[DRILL] - 1


def wood_supply(state: vec[i64]) -> i64:
    left = FIGHTERS_EACH
    for forest in range(MAX_FORESTS):
        left -= state[WOOD_FIGHTERS + forest]
    return left


def iron_supply(state: vec[i64]) -> i64:
    left = FIGHTERS_EACH
    for mountain in range(MAX_MOUNTAINS):
        left -= state[IRON_FIGHTERS + mountain]
    return left


def fighter_supply(state: vec[i64], seat: i64) -> i64:
    return wood_supply(state) if seat == WOODWALKERS else iron_supply(state)


def golem_supply(state: vec[i64]) -> i64:
    left = GOLEMS_IN_ALL
    for mountain in range(MAX_MOUNTAINS):
        left -= state[GOLEMS + mountain]
    return left


def crystal_supply(state: vec[i64]) -> i64:
    """Crystals nobody has: both players' and the cargo make up the rest of 20. [IW R1.6]"""
    return CRYSTALS_IN_ALL - state[CRYSTALS] - state[CRYSTALS + 1] - state[CARGO]


def totems_on_map(state: vec[i64]) -> i64:
    found: i64 = 0
    for forest in range(MAX_FORESTS):
        found += state[TOTEMS + forest] + state[FADING_TOTEMS + forest]
    return found


def totem_supply(state: vec[i64]) -> i64:
    return TOTEMS_IN_ALL - state[SECURED] - totems_on_map(state)


def tokens_of(state: vec[i64], side: i64) -> i64:
    """Foundations or Forges on outer and inner mountains; Ferrum's own Forge is no token."""
    found: i64 = 0
    for mountain in range(1, MAX_MOUNTAINS):
        if state[FORGES + mountain] == side:
            found += 1
    return found


def token_supply(state: vec[i64]) -> i64:
    return FORGE_TOKENS - state[BOXED_TOKENS] - tokens_of(state, FOUNDATION_SIDE) - tokens_of(state, FORGE_SIDE)


def marker_supply(state: vec[i64]) -> i64:
    left = MARKERS_IN_ALL - state[MARKS]
    for card in range(FIRST_VISION):
        left -= state[MARKERS + card]
    for seat in range(SEATS):
        mask = state[SLOT_MARKERS + seat]
        left -= (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
    return left


# -- cards


def zone(state: vec[i64], card: i64) -> i64:
    return state[CARDS + card] & 255


def slot_zone(seat: i64, slot: i64) -> i64:
    return SLOT + seat * 3 + slot


def first_card(seat: i64) -> i64:
    return seat * CARDS_EACH


def in_hand(state: vec[i64], seat: i64, card: i64) -> bool:
    return state[CARDS + card] & 255 == HAND + seat


def count_cards(state: vec[i64], seat: i64, where: i64) -> i64:
    """How many of the seat's action cards are in a zone."""
    first = CARDS + seat * CARDS_EACH
    return count_in(state, first, first + CARDS_EACH, where)


def specials_in_hand(state: vec[i64], seat: i64) -> i64:
    first = CARDS + seat * CARDS_EACH
    return count_in(state, first + BASE_EACH, first + CARDS_EACH, HAND + seat)


def count_visions(state: vec[i64], where: i64) -> i64:
    return count_in(state, CARDS + FIRST_VISION, CARDS + ALL_CARDS, where)


def on_slot(state: vec[i64], card: i64) -> bool:
    """Played this round and still on its slot."""
    first = SLOT + seat_of_card(card) * 3
    return first <= state[CARDS + card] & 255 < first + 3


# -- battle


def attacker(state: vec[i64]) -> i64:
    return state[BATTLE + 1] - 1


def battle_forest(state: vec[i64]) -> i64:
    return state[BATTLE + 2] - 1


def battle_mountain(state: vec[i64]) -> i64:
    return state[BATTLE + 3] - 1


def battle_node(state: vec[i64]) -> i64:
    """The attack that started the battle, with its lines."""
    return state[BATTLE + 4]


def winner(state: vec[i64]) -> i64:
    """The seat that won the battle, or -1."""
    return state[BATTLE + 5] - 1


def set_winner(state: vec[i64], seat: i64) -> None:
    state[BATTLE + 5] = seat + 1


def hits_dealt(state: vec[i64], seat: i64) -> i64:
    return state[BATTLE + 6 + seat]


def set_hits(state: vec[i64], seat: i64, hits: i64) -> None:
    state[BATTLE + 6 + seat] = hits
