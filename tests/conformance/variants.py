"""Every game and every set of options it offers for testing."""

import os
from dataclasses import dataclass, field

import pytest
from _pytest.mark import ParameterSet

from clockwood import api, registry
from clockwood.kernel.content import Content
from clockwood.kernel.game import Game, new_match
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table, open_table

registry.register("beacons", "beacons.game")
registry.register("pearls", "tiny.game")


@dataclass(frozen=True)
class Variant:
    """One game with one set of options."""

    name: str
    options: dict[str, Value] = field(hash=False)

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.options.items())])

    @property
    def game(self) -> Game:
        return registry.game_named(self.name)

    @property
    def content(self) -> Content:
        return api.content(self.name, options=self.options)

    def match(self, seed: int, *, told_chance: bool = False, listening: bool = False) -> Match:
        return new_match(self.game, self.content, seeded(seed), told_chance, listening)

    def table(self, seed: int, *, told_chance: bool = False) -> Table:
        return open_table(self.game, self.content, seed, told_chance)


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
    return [Variant(name, options) for name in names for options in registry.game_named(name).variants]
