"""The table of Ironwood: one packed vector, and the rulebook's words for reading and changing it. No rules."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.content_map import MAX_FORESTS, MAX_MOUNTAINS
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, count_in

WOODWALKERS: Final[i64] = 0
IRONCLAD: Final[i64] = 1

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

SEES_W: Final = 1
SEES_I: Final = 2
OPEN: Final = int(EVERY_SEAT)

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

ZONES: Final = [
    Zone("deck.woodwalkers", 0, 3, 38),
    Zone("deck.ironclad", 0, 41, 76),
    Zone("visions.deck", 0, 76, 86),
    Zone("hand.woodwalkers", SEES_W, 0, 38),
    Zone("hand.ironclad", SEES_I, 38, 76),
    Zone("visions.hand", SEES_W, 76, 86),
    Zone("slot1.woodwalkers", OPEN, 0, 38),
    Zone("slot2.woodwalkers", OPEN, 0, 38),
    Zone("slot3.woodwalkers", OPEN, 0, 38),
    Zone("slot1.ironclad", OPEN, 38, 76),
    Zone("slot2.ironclad", OPEN, 38, 76),
    Zone("slot3.ironclad", OPEN, 38, 76),
    Zone("ongoing.woodwalkers", OPEN, 3, 38),
    Zone("ongoing.ironclad", OPEN, 41, 76),
    Zone("discard.woodwalkers", OPEN, 3, 38),
    Zone("discard.ironclad", OPEN, 41, 76),
    Zone("aside.woodwalkers", OPEN, 0, 3),
    Zone("aside.ironclad", OPEN, 38, 41),
    Zone("visions.shown", OPEN, 76, 86),
    Zone("visions.burned", SEES_W, 76, 86),
    Zone("removed.woodwalkers", OPEN, 3, 38),
    Zone("removed.ironclad", OPEN, 41, 76),
    Zone("visions.discard", OPEN, 76, 86),
]

TABLE: Final = Layout()
ROUND: Final[i64] = TABLE.cell("round")
TURN: Final[i64] = TABLE.cell("turn")
CRYSTALS: Final[i64] = TABLE.row("crystals", 2, "seat")
CARGO: Final[i64] = TABLE.cell("cargo")
TRACK: Final[i64] = TABLE.cell("track")
DRILL: Final[i64] = TABLE.cell("drill", "mountain")
DRILL_MOVED: Final[i64] = TABLE.cell("drill_moved")
WOOD_FIGHTERS: Final[i64] = TABLE.row("woodwalkers", MAX_FORESTS, "forest", also="fighters")
IRON_FIGHTERS: Final[i64] = TABLE.row("ironclad", MAX_MOUNTAINS, "mountain", also="fighters")
GOLEMS: Final[i64] = TABLE.row("golems", MAX_MOUNTAINS, "mountain")
WOOD_MOVED: Final[i64] = TABLE.row("woodwalkers_moved", MAX_FORESTS, "forest")
WOOD_ONCE: Final[i64] = TABLE.row("woodwalkers_first_step", MAX_FORESTS, "forest")
IRON_MOVED: Final[i64] = TABLE.row("ironclad_moved", MAX_MOUNTAINS, "mountain")
GOLEMS_MOVED: Final[i64] = TABLE.row("golems_moved", MAX_MOUNTAINS, "mountain")
FORGES: Final[i64] = TABLE.row("forges", MAX_MOUNTAINS, "mountain", also="forge")
TOTEMS: Final[i64] = TABLE.row("totems", MAX_FORESTS, "forest")
FADING_TOTEMS: Final[i64] = TABLE.row("fading_totems", MAX_FORESTS, "forest", also="fading")
SECURED: Final[i64] = TABLE.cell("secured")
MARKERS: Final[i64] = TABLE.row("markers", 76, "card")
SLOT_MARKERS: Final[i64] = TABLE.row("slot_markers", 2, "seat")
MARKS: Final[i64] = TABLE.cell("marks")
MARK_CARD: Final[i64] = TABLE.row("mark_card", 20, "", "card")
MARK_FOREST: Final[i64] = TABLE.row("mark_forest", 20, "", "forest")
MARK_MOUNTAIN: Final[i64] = TABLE.row("mark_mountain", 20, "", "mountain")
EXTRA_CARDS: Final[i64] = TABLE.row("extra", 3)
THERE_FOREST: Final[i64] = TABLE.cell("there_forest", "forest")
THERE_MOUNTAIN: Final[i64] = TABLE.cell("there_mountain", "mountain")
BEATEN_FOREST: Final[i64] = TABLE.cell("beaten_forest", "forest")
BEATEN_MOUNTAIN: Final[i64] = TABLE.cell("beaten_mountain", "mountain")
WAGERED: Final[i64] = TABLE.row("wagered", 2, "seat")
WAGER: Final[i64] = TABLE.secrets("wager", 2, "card")
CHOSEN: Final[i64] = TABLE.secrets("chosen", 2)
FIRST_DRAW: Final[i64] = TABLE.secrets("first_draw", 2)
STARTING_VISION: Final[i64] = TABLE.secrets("starting_vision", 2, "card")
STANCE: Final[i64] = TABLE.cell("stance", "stance")
PROCEDURE: Final[i64] = TABLE.cell("procedure", "procedure")
KNOWN: Final[i64] = TABLE.row("known_mountains", MAX_MOUNTAINS, "mountain", also="known")
BOT_SPECIAL: Final[i64] = TABLE.cell("special_action")
BOT_ACTED: Final[i64] = TABLE.cell("icon_changed_something")
BOT_PAID: Final[i64] = TABLE.cell("compensations")
DIE: Final[i64] = TABLE.cell("die", "face")
AID: Final[i64] = TABLE.cell("aid", "aid")
SPIRITS: Final[i64] = TABLE.cell("spirits")
POSSIBLE: Final[i64] = TABLE.row("possible_mountains", MAX_MOUNTAINS, "mountain")
BOT_ALERTED: Final[i64] = TABLE.cell("alert_came_up")
BOXED_TOKENS: Final[i64] = TABLE.cell("boxed_tokens")
BATTLE: Final[i64] = TABLE.frame(
    "battle", 1, "attacker:seat", "forest:forest", "mountain:mountain", "node", "winner", "wood_hits", "iron_hits"
)
BATTLE_FIELDS: Final[i64] = 7
CARDS: Final[i64] = TABLE.cards("cards", 86, ZONES)


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
    for seat in range(2):
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
