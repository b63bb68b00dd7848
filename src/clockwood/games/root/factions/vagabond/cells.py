"""The cells of a Vagabond: each block begins with the place of its pawn. [VA P]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.table.blocks import VAGABOND, VAGABOND2
from clockwood.games.root.table.cells import NIL
from clockwood.games.root.words import ALL_ITEMS, FACINGS, ITEMS, MOST_PLAYERS
from clockwood.kernel.layout import Layout, term
from clockwood.kernel.match import Match

CHARACTER: Final[i64] = 1
HELD: Final[i64] = 2
"""Items by facing and kind, eight to a row."""
RELATION: Final[i64] = 34
AIDS: Final[i64] = 40
"""Aids of this turn that count for the next step, by seat. [VA 9.2.9.I.a]"""
FOUND: Final[i64] = 46
"""Kinds of items taken from ruins, as bits. [VA 9.7.3]"""
IMPROVISED: Final[i64] = 47
ITEMS_HIT: Final[i64] = 48
ALLIES_LOST: Final[i64] = 49
"""Hits of the battle under way, taken on items and on lent warriors. [VA 9.2.9.II.d]"""
SWIFT: Final[i64] = 50
TRACK_READY: Final[i64] = 51
TRACK_DOWN: Final[i64] = 52
"""Items on the Battle Track of an automaton, face up and down; they are counted among its items. [VB 7.2.4b]"""
TARGET: Final[i64] = 53
FLED: Final[i64] = 54
"""Offsets in a block, from its first cell on, which holds the place of the pawn."""

READY: Final[i64] = 0
EXHAUSTED: Final[i64] = 1
DAMAGED: Final[i64] = 2
DAMAGED_DOWN: Final[i64] = 3

BOOTS: Final[i64] = ITEMS.index("boots")
BAG: Final[i64] = ITEMS.index("bag")
CROSSBOW: Final[i64] = ITEMS.index("crossbow")
HAMMER: Final[i64] = ITEMS.index("hammer")
SWORD: Final[i64] = ITEMS.index("sword")
TEA: Final[i64] = ITEMS.index("tea")
COINS: Final[i64] = ITEMS.index("coins")
TORCH: Final[i64] = ITEMS.index("torch")

HOSTILE: Final[i64] = 0
INDIFFERENT: Final[i64] = 1
ALLIED: Final[i64] = 4


def layout_of(name: str, at: int) -> Layout:
    """Declare the cells of one Vagabond."""
    found = Layout(at=at)
    found.cell(f"{name}_pawn", "place", key=f"{name}.pawn")
    found.cell(f"{name}_character", "character", key=f"{name}.character")
    for facing in FACINGS:
        key = f"{name}.{facing}.{{}}"
        found.row(f"{name}_{facing.replace('-', '_')}", ALL_ITEMS, "item", key=key, most=20)
    found.row(f"{name}_relation", MOST_PLAYERS, "seat", "relation", key=f"{name}.relation.{{}}")
    found.row(f"{name}_aids", MOST_PLAYERS, "seat", key=f"{name}.aids.{{}}", most=3)
    found.cell(f"{name}_found", bits="item", key=f"{name}.found.{{bit}}")
    found.cell(f"{name}_improvised", key=f"{name}.improvised", most=1)
    found.cell(f"{name}_items_hit", key=f"{name}.items-hit")
    found.cell(f"{name}_allies_lost", key=f"{name}.allies-lost")
    found.cell(f"{name}_swift", key=f"{name}.swift", most=1)
    found.cell(f"{name}_track_ready", key=f"{name}.track-ready", most=3)
    found.cell(f"{name}_track_exhausted", key=f"{name}.track-exhausted", most=3)
    found.cell(f"{name}_target", "seat", key=f"{name}.target")
    found.cell(f"{name}_fled", key=f"{name}.fled", most=1)
    return found


CELLS: Final = layout_of("vagabond", int(VAGABOND))
CELLS2: Final = layout_of("vagabond2", int(VAGABOND2))


def block(match: Match, seat: i64) -> i64:
    """Return where the cells of a seat's Vagabond begin."""
    return content_of(match).pawn[seat]


def is_vagabond(match: Match, seat: i64) -> bool:
    return content_of(match).pawn[seat] != NIL


def place_of(match: Match, seat: i64) -> i64:
    """Return the place of the pawn, NONE before it has one."""
    return term(match.state, content_of(match).pawn[seat])


def character_of(match: Match, seat: i64) -> i64:
    return term(match.state, block(match, seat) + CHARACTER)


def relation_to(match: Match, seat: i64, other: i64) -> i64:
    """Return how a faction stands to the Vagabond; NONE for itself and another Vagabond. [VA 9.7.4]"""
    return term(match.state, block(match, seat) + RELATION + other)


def held_at(start: i64, facing: i64, item: i64) -> i64:
    """Return the cell that counts items of a kind in one facing."""
    return start + HELD + facing * ALL_ITEMS + item


def ready(match: Match, seat: i64, item: i64) -> i64:
    """Count face-up undamaged items of a kind."""
    return match.state[held_at(block(match, seat), READY, item)]


def undamaged(state: vec[i64], start: i64, item: i64) -> i64:
    return state[held_at(start, READY, item)] + state[held_at(start, EXHAUSTED, item)]


def pawns(match: Match) -> i64:
    """Count the Vagabonds at the table, those of automata too. [VA 9.7.5]"""
    found: i64 = 0
    for seat in range(content_of(match).players):
        found += is_vagabond(match, seat)
    return found


def is_hostile_at(match: Match, seat: i64, clearing: i64) -> bool:
    """Return whether warriors of a Hostile faction are in a clearing. [VA 9.2.9.III.b]"""
    content = content_of(match)
    for other in range(content.players):
        if relation_to(match, seat, other) == HOSTILE and match.state[content.warriors[other] + clearing]:
            return True
    return False
