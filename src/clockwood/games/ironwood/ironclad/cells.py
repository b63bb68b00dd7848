"""Ironclad Fighters, Golems, the Drill, Foundations and Forges on the mountains."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.words import (
    FIGHTERS_EACH,
    FORGE_SIDE,
    FORGE_TOKENS,
    FOUNDATION_SIDE,
    GOLEMS_IN_ALL,
    MAX_MOUNTAINS,
)
from clockwood.kernel.layout import Layout, term

CELLS: Final = Layout(at=6)
DRILL: Final[i64] = CELLS.cell("drill", "mountain")
DRILL_MOVED: Final[i64] = CELLS.cell("drill_moved", key="drill.moved", zero=True)
FIGHTERS: Final[i64] = CELLS.row("ironclad", MAX_MOUNTAINS, "mountain", also="fighters", at=32, key="{}.fighters")
GOLEMS: Final[i64] = CELLS.row("golems", MAX_MOUNTAINS, "mountain", key="{}.golems")
MOVED: Final[i64] = CELLS.row("ironclad_moved", MAX_MOUNTAINS, "mountain", at=112, key="{}.moved")
GOLEMS_MOVED: Final[i64] = CELLS.row("golems_moved", MAX_MOUNTAINS, "mountain", key="{}.golems-moved")
FORGES: Final[i64] = CELLS.row("forges", MAX_MOUNTAINS, "mountain", also="forge", key="{}.forge", most=2)
BOXED_TOKENS: Final[i64] = CELLS.cell("boxed_tokens", at=406, most=2, cite="WB 2.4")
FIRST_TOKEN: Final[i64] = FORGES + 1  # Ferrum's own Forge is no token.
CELLS.pieces("Fighters", FIGHTERS_EACH, FIGHTERS, cite="IW R1.3")
CELLS.pieces("Golems", GOLEMS_IN_ALL, GOLEMS, cite="IW R1.3")
CELLS.pieces("Drills", 1, singles=(DRILL,), cite="IW R1.3")
CELLS.pieces("Foundations and Forges", FORGE_TOKENS, BOXED_TOKENS, singles=(FIRST_TOKEN,), cite="IW R1.3")


def units(state: vec[i64], mountain: i64) -> i64:
    """Count the Ironclad combat units on a mountain. [IW R7.4]"""
    return state[FIGHTERS + mountain] + state[GOLEMS + mountain]


def drill(state: vec[i64]) -> i64:
    """Return the mountain the Drill stands on."""
    return term(state, DRILL)


def iron_supply(state: vec[i64]) -> i64:
    left = FIGHTERS_EACH
    for mountain in range(MAX_MOUNTAINS):
        left -= state[FIGHTERS + mountain]
    return left


def golem_supply(state: vec[i64]) -> i64:
    left = GOLEMS_IN_ALL
    for mountain in range(MAX_MOUNTAINS):
        left -= state[GOLEMS + mountain]
    return left


def tokens_of(state: vec[i64], side: i64) -> i64:
    """Count Foundations or Forges on outer and inner mountains; Ferrum's own Forge is no token."""
    found: i64 = 0
    for mountain in range(1, MAX_MOUNTAINS):
        if state[FORGES + mountain] == side:
            found += 1
    return found


def token_supply(state: vec[i64]) -> i64:
    """Count the tokens that are neither on the map nor back in the box."""
    return FORGE_TOKENS - state[BOXED_TOKENS] - tokens_of(state, FOUNDATION_SIDE) - tokens_of(state, FORGE_SIDE)
