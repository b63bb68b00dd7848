"""A game with one set of its options, ready to be played."""

from dataclasses import dataclass, field

from clockwood import api, registry
from clockwood.kernel.content import Content
from clockwood.kernel.game import Game, new_match
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table, open_table


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


def variants_of(name: str) -> list[Variant]:
    """Return the game with each set of options that it declares worth testing, the plain game first."""
    return [Variant(name, options) for options in registry.game_named(name).variants]
