"""Measures for the criteria of automata: sizes of Warbands, distances, neighbours. [IB 7.6]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.map.tables import Land
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import FORGE_SIDE, LAST_TURN, MAX_FORESTS, MAX_MOUNTAINS, ROW

FAR: Final[i64] = 99
OUTER_RING: Final[i64] = 2
FERRUM_GUARD: Final[i64] = 3
UNIT: Final[i64] = 4
"""A combat unit outweighs all Golems: they only tell Warbands of equal numbers apart."""


def iron_size(state: vec[i64], mountain: i64) -> i64:
    """An Ironclad Warband's size: of equal numbers the one with more Golems is larger. [IB 7.6]"""
    return units(state, mountain) * UNIT + state[ironclad.GOLEMS + mountain]


def wood_size(state: vec[i64], forest: i64) -> i64:
    return state[woodwalkers.FIGHTERS + forest] * UNIT


def all_in(state: vec[i64], pieces: i64, links: vec[i64], place: i64) -> i64:
    """All pieces of a kind on the places that a row of links names."""
    found: i64 = 0
    row = place * ROW
    while links[row] >= 0:
        found += state[pieces + links[row]]
        row += 1
    return found


def most_in(state: vec[i64], pieces: i64, links: vec[i64], place: i64) -> i64:
    """The most pieces of a kind on one of the places that a row of links names."""
    largest: i64 = 0
    row = place * ROW
    while links[row] >= 0:
        largest = max(largest, state[pieces + links[row]])
        row += 1
    return largest


def largest_wood_at(land: Land, state: vec[i64], mountain: i64) -> i64:
    """Fighters of the largest Woodwalker Warband on a forest that touches the mountain."""
    return most_in(state, woodwalkers.FIGHTERS, land.mountain_touching, mountain)


def all_wood_at(land: Land, state: vec[i64], mountain: i64) -> i64:
    """All Woodwalker Fighters on forests that touch the mountain, outer ones too. [IB 8.9]"""
    return all_in(state, woodwalkers.FIGHTERS, land.mountain_touching, mountain)


def largest_iron_near(land: Land, state: vec[i64], mountain: i64) -> i64:
    """The size of the largest Ironclad Warband on a neighbouring mountain."""
    largest: i64 = 0
    row = mountain * ROW
    while land.mountain_neighbours[row] >= 0:
        largest = max(largest, iron_size(state, land.mountain_neighbours[row]))
        row += 1
    return largest


def largest_iron_at(land: Land, state: vec[i64], forest: i64) -> i64:
    """Combat units of the largest Ironclad Warband on a mountain that touches the forest."""
    largest: i64 = 0
    row = forest * ROW
    while land.forest_touching[row] >= 0:
        largest = max(largest, units(state, land.forest_touching[row]))
        row += 1
    return largest


def wood_near(land: Land, state: vec[i64], forest: i64) -> i64:
    """Woodwalker Fighters on neighbouring forests. [WB 9.1]"""
    return all_in(state, woodwalkers.FIGHTERS, land.forest_neighbours, forest)


def outer_wood_near(land: Land, state: vec[i64], forest: i64) -> i64:
    """Woodwalker Fighters on neighbouring outer forests. [WB 9.4]"""
    found: i64 = 0
    row = forest * ROW
    while land.forest_neighbours[row] >= 0:
        near = land.forest_neighbours[row]
        row += 1
        if land.ring_of_forest[near] == OUTER_RING:
            found += state[woodwalkers.FIGHTERS + near]
    return found


def iron_fighters_at(land: Land, state: vec[i64], forest: i64) -> i64:
    """Ironclad Fighters on mountains that touch the forest."""
    return all_in(state, ironclad.FIGHTERS, land.forest_touching, forest)


def nearest_warband(land: Land, state: vec[i64], forest: i64) -> i64:
    """The forest of the nearest Woodwalker Warband, of several the largest; -1 where there is none. [WB 8.2]"""
    found: i64 = -1
    for other in range(land.forests):
        if state[woodwalkers.FIGHTERS + other] == 0:
            continue
        steps = land.forest_steps[forest * MAX_FORESTS + other]
        least = FAR if found < 0 else land.forest_steps[forest * MAX_FORESTS + found]
        larger = state[woodwalkers.FIGHTERS + other] > state[woodwalkers.FIGHTERS + max(found, 0)]
        if steps < least or (steps == least and larger):
            found = other
    return found


def steps_to_drill(land: Land, state: vec[i64], forest: i64) -> i64:
    """Steps along the paths to the nearest forest that touches the Drill's mountain."""
    nearest: i64 = FAR
    row = drill(state) * ROW
    while land.mountain_touching[row] >= 0:
        nearest = min(nearest, land.forest_steps[forest * MAX_FORESTS + land.mountain_touching[row]])
        row += 1
    return nearest


# -- Totems


def last_turn(state: vec[i64]) -> bool:
    """Return whether this is the last turn of the round."""
    return state[turns.TURN] == LAST_TURN


def totems_that_count(state: vec[i64], forest: i64) -> i64:
    """Totems there; fading ones do not count on the last turn of the round. [IB 7.4, 7.5]"""
    return state[woodwalkers.TOTEMS + forest] + (0 if last_turn(state) else state[woodwalkers.FADING_TOTEMS + forest])


def steps_to_totem(land: Land, state: vec[i64], forest: i64, counted: bool) -> i64:
    """Steps to the nearest Totem, FAR where none is on the map; `counted` leaves out those that do not count."""
    nearest: i64 = FAR
    for other in range(land.forests):
        if totems_that_count(state, other) if counted else totems_at(state, other):
            nearest = min(nearest, land.forest_steps[forest * MAX_FORESTS + other])
    return nearest


def steps_from_mountain(land: Land, state: vec[i64], mountain: i64) -> i64:
    """Steps from the forests that touch a mountain to the nearest Totem."""
    nearest: i64 = FAR
    row = mountain * ROW
    while land.mountain_touching[row] >= 0:
        nearest = min(nearest, steps_to_totem(land, state, land.mountain_touching[row], counted=False))
        row += 1
    return nearest


def steps_to_rim(land: Land, forest: i64) -> i64:
    """Steps to the nearest outer forest."""
    nearest: i64 = FAR
    for other in range(land.forests):
        if land.ring_of_forest[other] == 2:
            nearest = min(nearest, land.forest_steps[forest * MAX_FORESTS + other])
    return nearest


def steps_to_forge(land: Land, state: vec[i64], mountain: i64) -> i64:
    """Steps along the ridges to the nearest Forge, Ferrum's too."""
    nearest: i64 = FAR
    for other in range(land.mountains):
        if state[ironclad.FORGES + other] == FORGE_SIDE:
            nearest = min(nearest, land.mountain_steps[mountain * MAX_MOUNTAINS + other])
    return nearest
