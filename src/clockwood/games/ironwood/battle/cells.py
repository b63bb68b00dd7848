"""The open battle, the wagers, and the Warband that was beaten last."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.layout import Layout, hold, term

BATTLE_FIELDS: Final[i64] = 7

CELLS: Final = Layout(at=353)
BEATEN_FOREST: Final[i64] = CELLS.cell("beaten_forest", "forest", quiet=True)
BEATEN_MOUNTAIN: Final[i64] = CELLS.cell("beaten_mountain", "mountain", quiet=True)
WAGERED: Final[i64] = CELLS.row("wagered", 2, "seat", key="wagered.{}", most=2)
WAGER: Final[i64] = CELLS.secrets("wager", 2, "card", key="wager.{}")
BATTLE: Final[i64] = CELLS.frame(
    "battle",
    1,
    "attacker:seat",
    "forest:forest",
    "mountain:mountain",
    "node",
    "winner",
    "wood_hits",
    "iron_hits",
    at=407,
)


def attacker(state: vec[i64]) -> i64:
    return term(state, BATTLE + 1)


def battle_forest(state: vec[i64]) -> i64:
    return term(state, BATTLE + 2)


def battle_mountain(state: vec[i64]) -> i64:
    return term(state, BATTLE + 3)


def battle_node(state: vec[i64]) -> i64:
    """Return the attack that started the battle, with its lines."""
    return state[BATTLE + 4]


def winner(state: vec[i64]) -> i64:
    """Return the seat that won the battle, NONE where nobody did."""
    return term(state, BATTLE + 5)


def set_winner(state: vec[i64], seat: i64) -> None:
    hold(state, BATTLE + 5, seat)


def hits_dealt(state: vec[i64], seat: i64) -> i64:
    return state[BATTLE + 6 + seat]


def set_hits(state: vec[i64], seat: i64, hits: i64) -> None:
    state[BATTLE + 6 + seat] = hits
