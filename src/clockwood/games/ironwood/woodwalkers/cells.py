"""Woodwalker Fighters and Totems on the forests."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.words import FIGHTERS_EACH, MAX_FORESTS, TOTEMS_IN_ALL
from clockwood.kernel.layout import Layout

CELLS: Final = Layout(at=8)
FIGHTERS: Final[i64] = CELLS.row("woodwalkers", MAX_FORESTS, "forest", also="fighters", key="{}.fighters")
MOVED: Final[i64] = CELLS.row("woodwalkers_moved", MAX_FORESTS, "forest", at=64, key="{}.moved")
FIRST_STEP: Final[i64] = CELLS.row("woodwalkers_first_step", MAX_FORESTS, "forest", key="{}.first-step")
TOTEMS: Final[i64] = CELLS.row("totems", MAX_FORESTS, "forest", at=160, key="{}.totems")
FADING_TOTEMS: Final[i64] = CELLS.row("fading_totems", MAX_FORESTS, "forest", also="fading", key="{}.fading")
SECURED: Final[i64] = CELLS.cell("secured", zero=True)
CELLS.pieces("Fighters", FIGHTERS_EACH, FIGHTERS, cite="IW R1.4")
CELLS.pieces("Totems with the secured ones", TOTEMS_IN_ALL, TOTEMS, FADING_TOTEMS, SECURED, cite="IW R1.4")


def unmoved_fighters(state: vec[i64], forest: i64) -> i64:
    return state[FIGHTERS + forest] - state[MOVED + forest]


def totems_at(state: vec[i64], forest: i64) -> i64:
    """Count the Totems in a forest, full and fading."""
    return state[TOTEMS + forest] + state[FADING_TOTEMS + forest]


def wood_supply(state: vec[i64]) -> i64:
    left = FIGHTERS_EACH
    for forest in range(MAX_FORESTS):
        left -= state[FIGHTERS + forest]
    return left


def totems_on_map(state: vec[i64]) -> i64:
    found: i64 = 0
    for forest in range(MAX_FORESTS):
        found += totems_at(state, forest)
    return found


def totem_supply(state: vec[i64]) -> i64:
    return TOTEMS_IN_ALL - state[SECURED] - totems_on_map(state)
