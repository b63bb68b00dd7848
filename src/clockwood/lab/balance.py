"""Whether a game is fair to its sides and its cards, measured by equal agents who play each other."""

from dataclasses import dataclass, field
from typing import Any

from clockwood.kernel.content import Value
from clockwood.lab.balance_cards import RARE, STRONG, cards
from clockwood.lab.balance_tables import table
from clockwood.lab.games import LIMIT, Cell, Limit
from clockwood.lab.players import must_be_agent
from clockwood.lab.shares import Share
from clockwood.lab.study import Kept, Study


@dataclass(frozen=True)
class Goals:
    """What a fair game keeps to; None is not asked for.

    `above` is how far a side's win rate may lie above its fair share, `edge` how far that of players of a card above
    their average. `used` is how often a card must be used where it is to be had: 0 asks for once in all games.
    """

    above: float = 0.05
    rounds: tuple[int, int] | None = None
    used: float = 0.02
    edge: float | None = 0.15


@dataclass(frozen=True)
class Variant:
    """One way to play: options, and an agent and a number of games where they are not those of the study."""

    options: dict[str, Value] = field(default_factory=dict, hash=False)
    agent: str = ""
    games: int = 0


@dataclass(frozen=True)
class Asked:
    """Which games are wanted: one agent on every seat, under each set of options."""

    game: str
    agent: str
    games: int
    options: dict[str, Value] = field(default_factory=dict, hash=False)
    packs: tuple[str, ...] = ()
    seed: int = 0
    limit: Limit = LIMIT
    variants: tuple[Variant, ...] = (Variant(),)

    def cells(self) -> list[tuple[Cell, int]]:
        return [(self.cell(variant), variant.games or self.games) for variant in self.variants]

    def cell(self, variant: Variant) -> Cell:
        options = {**self.options, **variant.options}
        seats = Cell(self.game, (), options, self.packs).content().names["seat"]
        players = (variant.agent or self.agent,) * len(seats)
        return Cell(self.game, players, options, self.packs, self.seed, self.limit, cards=True)


def study(asked: Asked) -> Study:
    for variant in asked.variants:
        must_be_agent(variant.agent or asked.agent)
    return Study("balance", asked.cells())


def result(asked: Asked, kept: Kept, goals: Goals | None = None) -> dict[str, Any]:
    """Return all figures, as JSON can hold them, the worst cards first."""
    wanted, cells = goals or Goals(), asked.cells()
    tables = [table(cell, kept.of(cell)) for cell, _ in cells]
    found: dict[str, Any] = {
        "game": asked.game,
        "packs": [pack.text() for pack in cells[0][0].content().packs],
        "games": sum(line["games"] for line in tables),
        "seed": asked.seed,
        "limit": {"rounds": asked.limit.rounds, "decisions": asked.limit.decisions},
        "written by": kept.written_by,
        "tables": tables,
        "cards": cards(kept, {cell.name: line for (cell, _), line in zip(cells, tables, strict=True)}, wanted),
    }
    return {**found, "criteria": criteria(found, wanted)}


def criteria(found: dict[str, Any], goals: Goals) -> list[dict[str, Any]]:
    """Return what a fair game keeps to, and whether this one does."""
    tables = found["tables"]
    asked = [*about_sides(tables, "sides", "side", goals), *about_sides(tables, "order", "place in turn order", goals)]
    asked += about_rounds(tables, goals)
    if found["cards"]:
        asked += about_cards(found["cards"], goals)
    return [{"criterion": text, "met": met, "found": what} for text, met, what in asked]


Judged = tuple[str, bool, str]
"""What is asked for, whether it is met, and what was found."""


def about_sides(tables: list[dict[str, Any]], kind: str, word: str, goals: Goals) -> list[Judged]:
    """The side farthest above its fair share decides; a table with a single side has none."""
    shared = [(line, seat) for line in tables if len(line["sides"]) > 1 for seat in line[kind]]
    if not shared:
        return []
    line, seat = max(shared, key=lambda at: at[0][kind][at[1]]["share"] - at[0]["fair"])
    won = line[kind][seat]
    text = f"{seat} {Share(won['hits'], won['games']).text()} of {line['fair']:.1%}"
    what = f"no {word} wins more than {100 * goals.above:.0f} points above its fair share"
    return [(what, won["share"] <= line["fair"] + goals.above, text + (f", {line['name']}" if line["name"] else ""))]


def about_rounds(tables: list[dict[str, Any]], goals: Goals) -> list[Judged]:
    if goals.rounds is None:
        return []
    fewest, most = goals.rounds
    low, high = min(line["rounds"]["low"] for line in tables), max(line["rounds"]["high"] for line in tables)
    what = f"the middle 90 % of games last {fewest} to {most} rounds"
    return [(what, low >= fewest and high <= most, f"{low} to {high}")]


def about_cards(lines: list[dict[str, Any]], goals: Goals) -> list[Judged]:
    rare = [line["card"] for line in lines if RARE in line["wrong"]]
    strong = [line["card"] for line in lines if STRONG in line["wrong"]]
    often = f"in at least {goals.used:.0%} of the games in which it is to be had" if goals.used else "at least once"
    found = [(f"every card is used {often}", not rare, ", ".join(rare) or f"all {len(lines)}")]
    if goals.edge is not None:
        what = f"no card has its 95 % interval more than {100 * goals.edge:.0f} points above its players' average"
        found.append((what, not strong, ", ".join(strong) or "none"))
    return found
