"""The games of a balance study: one agent in every seat, under each set of options."""

from dataclasses import dataclass, field

from clockwood.agents.registry import must_play_there
from clockwood.kernel.options import Value
from clockwood.lab.games import APART, LIMIT, Cell, Limit
from clockwood.lab.players import must_be_agent
from clockwood.lab.study import Study
from clockwood.registry import game_named


@dataclass(frozen=True)
class Variant:
    """A set of options; an agent or a number of games given here replaces that of the study."""

    options: dict[str, Value] = field(default_factory=dict, hash=False)
    agent: str = ""
    games: int = 0


@dataclass(frozen=True)
class Request:
    """The games to play: `games` of them for each variant, one agent in every seat.

    With `pooled`, the tables of one agent, or of automata of one level, are reported together, and each has seeds of
    its own: games dealt alike at several tables would hang together, and the intervals would be too narrow.
    """

    game: str
    agent: str
    games: int
    options: dict[str, Value] = field(default_factory=dict, hash=False)
    packs: tuple[str, ...] = ()
    seed: int = 0
    limit: Limit = LIMIT
    variants: tuple[Variant, ...] = (Variant(),)
    pooled: bool = False

    def cells(self) -> list[tuple[Cell, int]]:
        return [
            (self.cell(variant, self.seed + (APART * table if self.pooled else 0)), variant.games or self.games)
            for table, variant in enumerate(self.variants)
        ]

    def cell(self, variant: Variant, seed: int) -> Cell:
        options = {**self.options, **variant.options}
        seats = Cell(self.game, (), options, self.packs).content().names["seat"]
        players = (variant.agent or self.agent,) * len(seats)
        return Cell(self.game, players, options, self.packs, seed, self.limit, cards=True)


def study(wanted: Request) -> Study:
    game = game_named(wanted.game)
    for variant in wanted.variants:
        must_be_agent(variant.agent or wanted.agent, game)
    cells = wanted.cells()
    for cell, _ in cells:
        made_of = cell.content()
        must_play_there(game, made_of, dict(zip(made_of.names["seat"], cell.players, strict=True)))
    return Study("balance", cells)
