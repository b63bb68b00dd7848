"""Treasures: how worn and how damaged they are, and what those do that a king carries. [IK K7.1] [IK K6.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.words import ARMS, TRAITS, TREASURES
from clockwood.kernel.layout import Layout
from clockwood.kernel.match import Match

WORN: Final[i64] = TRAITS.index("worn")
FADES: Final[i64] = TRAITS.index("fades")
BREAKS: Final[i64] = TRAITS.index("breaks")
REAR: Final[i64] = TRAITS.index("rear")
RANGED: Final[i64] = TRAITS.index("ranged")
BLIGHTS: Final[i64] = TRAITS.index("blights")
WEIGHS: Final[i64] = TRAITS.index("weighs")
HOOKS: Final[i64] = TRAITS.index("hooks")
CHAIN: Final[i64] = TRAITS.index("chain")
FORDS: Final[i64] = TRAITS.index("fords")
REAPS: Final[i64] = TRAITS.index("reaps")
DRILLS: Final[i64] = TRAITS.index("drills")
CANNON: Final[i64] = TRAITS.index("cannon")
LOBS: Final[i64] = TRAITS.index("lobs")
ROCKETS: Final[i64] = TRAITS.index("rockets")
LIGHTS: Final[i64] = TRAITS.index("lights")
SOARS: Final[i64] = TRAITS.index("soars")
SCALES: Final[i64] = TRAITS.index("scales")
NEST: Final[i64] = TRAITS.index("nest")
RAMS: Final[i64] = TRAITS.index("rams")
WHIRLS: Final[i64] = TRAITS.index("whirls")
GRIPS: Final[i64] = TRAITS.index("grips")

CELLS: Final = Layout(at=586)
WEAR: Final[i64] = CELLS.row("wear", TREASURES, "treasure")
HITS: Final[i64] = CELLS.row("shield_damage", TREASURES, "treasure", key="hits.{}")


def zone(state: vec[i64], treasure: i64) -> i64:
    """Return the zone a treasure is in, counted from 0 as all treasures here."""
    return cards.zone(state, cards.FIRST_TREASURE + treasure)


def move(state: vec[i64], treasure: i64, to: i64) -> None:
    cards.move(state, cards.FIRST_TREASURE + treasure, to)


def is_on_king(state: vec[i64], treasure: i64, seat: i64) -> bool:
    return zone(state, treasure) == cards.ON_KING + seat


def is_stored(state: vec[i64], treasure: i64, seat: i64) -> bool:
    """Return whether a treasure lies on the seat's Holdfast."""
    return zone(state, treasure) == cards.STORED + seat


def is_owned(state: vec[i64], treasure: i64, seat: i64) -> bool:
    """Return whether a treasure is on the seat's king or on its Holdfast."""
    return zone(state, treasure) in (cards.ON_KING + seat, cards.STORED + seat)


def lying_in(match: Match, where: i64) -> vec[i64]:
    """Return the treasures of a zone."""
    found = vec[i64](capacity=8)
    for treasure in range(content_of(match).treasures.count):
        if zone(match.state, treasure) == where:
            found = append(found, treasure)
    return found


def does(match: Match, treasure: i64, trait: i64) -> bool:
    """Return whether a treasure has a trait."""
    return treasure in content_of(match).treasures.with_trait[trait]


def has(match: Match, seat: i64, trait: i64) -> bool:
    """Return whether the king has a treasure with this trait."""
    for treasure in content_of(match).treasures.with_trait[trait]:
        if is_on_king(match.state, treasure, seat):
            return True
    return False


def owns_any(match: Match, seat: i64) -> bool:
    """Return whether the seat has a treasure, on the king or on the Holdfast."""
    for treasure in range(content_of(match).treasures.count):
        if is_owned(match.state, treasure, seat):
            return True
    return False


def slots_used(match: Match, seat: i64) -> i64:
    """Count the treasures on the king that need a slot; worn ones need none. [IK K7.1]"""
    found: i64 = 0
    for treasure in range(content_of(match).treasures.count):
        if is_on_king(match.state, treasure, seat) and not does(match, treasure, WORN):
            found += 1
    return found


def fits(match: Match, seat: i64, treasure: i64) -> bool:
    """Return whether the king has room for one more treasure, this one."""
    return does(match, treasure, WORN) or slots_used(match, seat) < ARMS


def vp_of(match: Match, treasure: i64) -> i64:
    """Return what a treasure is worth, worn as it is."""
    return max(content_of(match).treasures.vp[treasure] - match.state[WEAR + treasure], 0)


def attack_of(match: Match, treasure: i64) -> i64:
    """Return what a weapon still attacks for. [IK H12]"""
    return max(content_of(match).treasures.attack[treasure] - match.state[WEAR + treasure], 0)


def points_on_king(match: Match, seat: i64) -> i64:
    """Return the points that a king carries, in full."""
    total: i64 = 0
    for treasure in range(content_of(match).treasures.count):
        if is_on_king(match.state, treasure, seat):
            total += vp_of(match, treasure)
    return total
