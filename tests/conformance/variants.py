"""Every game and every set of options it offers for testing."""

import os

import pytest
from _pytest.mark import ParameterSet

from clockwood import registry
from clockwood.testing.variants import Variant, variants_of

registry.register("beacons", "beacons.game")
registry.register("pearls", "clockwood.skeleton.game")

FEW = 6
"""Variants of a game in the fast tests that look closely."""


def few_are_fast(wanted: list[Variant]) -> list[ParameterSet]:
    """Return them as parameters of a test; of the many variants of a game most are slow, evenly spread."""
    found = []
    for variant in wanted:
        options = variant.game.variants
        stride = -(-len(options) // FEW)
        is_fast = options.index(variant.options) % stride == 0
        found.append(pytest.param(variant, id=str(variant), marks=[] if is_fast else [pytest.mark.slow]))
    return found


def variants() -> list[Variant]:
    """All of them, or those of the game that CONFORMANCE_GAME names."""
    only = os.environ.get("CONFORMANCE_GAME", "")
    names = [name for name in registry.names() if only in {"", name}]
    return [variant for name in names for variant in variants_of(name)]
