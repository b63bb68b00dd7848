"""Upgrades: which of them cover the sections of each player, and what they do. [IK K7.3]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.words import ALL_SECTIONS, NUMBERS, POWERS, SEATS, SECONDS, SECTIONS
from clockwood.kernel.layout import NONE, Layout, term
from clockwood.kernel.match import Match

HEAD: Final[i64] = SECTIONS.index("head")
TORSO: Final[i64] = SECTIONS.index("torso")
LEGS: Final[i64] = SECTIONS.index("legs")
FIRST_HOLDFAST: Final[i64] = SECTIONS.index("holdfast-1")

FIELD: Final[i64] = POWERS.index("field")
YARD: Final[i64] = POWERS.index("yard")
WORKSHOP: Final[i64] = POWERS.index("workshop")
APPRAISAL: Final[i64] = POWERS.index("appraisal")
BAZAAR: Final[i64] = POWERS.index("bazaar")
GATE: Final[i64] = POWERS.index("gate")
RESEARCH: Final[i64] = POWERS.index("research")
TREASURY: Final[i64] = POWERS.index("treasury")
SOFT: Final[i64] = POWERS.index("soft")
ANCHORED: Final[i64] = POWERS.index("anchored")

# The numbers of an upgrade.
DRAW_FIRST: Final[i64] = NUMBERS.index("draw_first")
PLANS: Final[i64] = NUMBERS.index("plans")
DRAW_AFTER: Final[i64] = NUMBERS.index("draw_after")
TURN_AFTER: Final[i64] = NUMBERS.index("turn_after")
BURN: Final[i64] = NUMBERS.index("burn")
PAIRS: Final[i64] = NUMBERS.index("pairs")
MAX_STEAM: Final[i64] = NUMBERS.index("max_steam")
SHIELDS: Final[i64] = NUMBERS.index("shields")
STRIDE: Final[i64] = NUMBERS.index("stride")
ALL_NUMBERS: Final[i64] = len(NUMBERS)

# The second line of an upgrade.
SWAP: Final[i64] = SECONDS.index("swap")
TURN: Final[i64] = SECONDS.index("turn")
RECOVER: Final[i64] = SECONDS.index("recover")
CHANGE: Final[i64] = SECONDS.index("change")

CELLS: Final = Layout(at=123)
SECTION: Final[i64] = CELLS.rows("section", SEATS, ALL_SECTIONS, "section", "card")


def section(seat: i64, which: i64) -> i64:
    """Return the cell of a section of a player's."""
    return SECTION + seat * ALL_SECTIONS + which


def on(state: vec[i64], seat: i64, which: i64) -> i64:
    """Return the upgrade on a section, counted from 0; negative where none is."""
    return term(state, SECTION + seat * ALL_SECTIONS + which) - cards.FIRST_UPGRADE


def number(match: Match, seat: i64, which: i64, wanted: i64) -> i64:
    """Return a number of the upgrade on a section, 0 where none is."""
    upgrade = on(match.state, seat, which)
    return 0 if upgrade < 0 else content_of(match).upgrades.work[upgrade * ALL_NUMBERS + wanted]


def second_line(match: Match, seat: i64, which: i64) -> i64:
    """Return the second line of the upgrade on a section, NONE where there is none."""
    upgrade = on(match.state, seat, which)
    return NONE if upgrade < 0 else content_of(match).upgrades.second[upgrade]


def uncovered(state: vec[i64], seat: i64) -> i64:
    """Count the Holdfast sections without an upgrade. [IK K3.7]"""
    found: i64 = 0
    for which in range(FIRST_HOLDFAST, ALL_SECTIONS):
        if state[SECTION + seat * ALL_SECTIONS + which] == 0:
            found += 1
    return found


def has(match: Match, seat: i64, power: i64) -> bool:
    """Return whether one of the player's upgrades has this power."""
    for upgrade in content_of(match).upgrades.with_power[power]:
        if cards.zone(match.state, cards.FIRST_UPGRADE + upgrade) == cards.BUILT + seat:
            return True
    return False
