"""Whether a game is fair to its sides and its cards, measured by equal agents who play each other."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import polars as pl

from clockwood.kernel.content import Value
from clockwood.lab.frames import card_frame
from clockwood.lab.games import LIMIT, Cell, Limit, Played
from clockwood.lab.players import must_be_agent
from clockwood.lab.shares import Share
from clockwood.lab.study import Kept, Study
from clockwood.registry import game_named

DRAWN: Final = "drawn"
PLAYED: Final = "played"


@dataclass(frozen=True)
class Goals:
    """What a fair game keeps to. An edge is how far a side's win rate rises above its average when it plays a card."""

    side: float = 0.55
    fewest_rounds: int = 4
    most_rounds: int = 14
    used: float = 0.02
    edge: float = 0.15


@dataclass(frozen=True)
class Asked:
    """Which games are wanted: one agent on every seat."""

    game: str
    agent: str
    games: int
    options: dict[str, Value] = field(default_factory=dict, hash=False)
    packs: tuple[str, ...] = ()
    seed: int = 0
    limit: Limit = LIMIT

    def cell(self) -> Cell:
        seats = game_named(self.game).seats
        return Cell(self.game, (self.agent,) * len(seats), self.options, self.packs, self.seed, self.limit, cards=True)


def study(asked: Asked) -> Study:
    must_be_agent(asked.agent)
    return Study("balance", [(asked.cell(), asked.games)])


def result(asked: Asked, kept: Kept, goals: Goals | None = None) -> dict[str, Any]:
    """Return all figures, as JSON can hold them, the worst cards first."""
    wanted, cell = goals or Goals(), asked.cell()
    games = kept.of(cell)
    sides = {
        seat: Share(sum(k in played.winners for played in games), len(games)).data()
        for k, seat in enumerate(cell.content().names["seat"])
    }
    found: dict[str, Any] = {
        "game": asked.game,
        "agent": asked.agent,
        "options": asked.options,
        "packs": [pack.text() for pack in cell.content().packs],
        "games": len(games),
        "seed": asked.seed,
        "stalled": sum(played.stalled for played in games),
        "limit": {"rounds": asked.limit.rounds, "decisions": asked.limit.decisions},
        "written by": kept.written_by,
        "sides": sides,
        "rounds": lengths(games),
        "cards": cards(kept, cell, sides, wanted),
    }
    return {**found, "criteria": criteria(found, wanted)}


def lengths(games: list[Played]) -> dict[str, Any]:
    """Return how many rounds games take, and between which rounds the middle 90 % of them end."""
    rounds = sorted(played.rounds for played in games)
    cut = len(rounds) // 20
    return {
        "mean": sum(rounds) / len(rounds),
        "low": rounds[cut],
        "high": rounds[-1 - cut],
        "counts": {str(length): count for length, count in sorted(Counter(rounds).items())},
    }


def cards(kept: Kept, cell: Cell, sides: dict[str, Any], goals: Goals) -> list[dict[str, Any]]:
    """Return every card that was drawn: how often it is used, and how its side fares when it plays it."""
    counted = (
        card_frame(kept)
        .group_by("seat", "card")
        .agg(
            pl.col("number").filter(pl.col("how") == DRAWN).n_unique().alias(DRAWN),
            pl.col("number").filter(pl.col("how") != DRAWN).n_unique().alias("used"),
            pl.col("number").filter(pl.col("how") == PLAYED).n_unique().alias(PLAYED),
            pl.col("number").filter((pl.col("how") == PLAYED) & pl.col("won")).n_unique().alias("won"),
        )
        .filter(pl.col(DRAWN) > 0)
        .sort("seat", "card")
    )
    names = {card: name_of(cell, number) for number, card in enumerate(cell.content().names["card"])}
    found = [judged(row, names[row["card"]], sides[row["seat"]]["share"], goals) for row in counted.to_dicts()]
    return sorted(found, key=lambda line: (not line["wrong"], -certain(line), -abs(line["edge"])))


def judged(row: dict[str, Any], name: str, average: float, goals: Goals) -> dict[str, Any]:
    """Return what one card does, and which goals it misses."""
    used, won = Share(row["used"], row[DRAWN]), Share(row["won"], row[PLAYED])
    wrong = []
    if used.value < goals.used:
        wrong.append("rarely used")
    if row[PLAYED] and won.low - average > goals.edge:
        wrong.append("too strong")
    return {
        "card": row["card"],
        "name": name,
        "seat": row["seat"],
        "drawn": row[DRAWN],
        "used": used.value,
        "played": row[PLAYED],
        "won": won.data(),
        "edge": won.value - average if row[PLAYED] else 0.0,
        "edge low": won.low - average,
        "edge high": won.high - average,
        "wrong": ", ".join(wrong),
    }


def name_of(cell: Cell, number: int) -> str:
    return game_named(cell.game).printed(cell.content(), "card", number, "en")


def certain(line: dict[str, Any]) -> float:
    """Return how far a card is from its side's average beyond what chance explains."""
    return float(max(line["edge low"], -line["edge high"], 0.0))


def criteria(found: dict[str, Any], goals: Goals) -> list[dict[str, Any]]:
    """Return what a fair game keeps to, and whether this one does."""
    best = max(found["sides"], key=lambda seat: found["sides"][seat]["share"])
    most = found["sides"][best]
    rounds = found["rounds"]
    rare = [line["card"] for line in found["cards"] if "rarely used" in line["wrong"]]
    strong = [line["card"] for line in found["cards"] if "too strong" in line["wrong"]]
    share = Share(most["hits"], most["games"]).text()
    asked = [
        (f"no side wins more than {goals.side:.0%}", most["share"] <= goals.side, f"{best} {share}"),
        (
            f"the middle 90 % of games last {goals.fewest_rounds} to {goals.most_rounds} rounds",
            rounds["low"] >= goals.fewest_rounds and rounds["high"] <= goals.most_rounds,
            f"{rounds['low']} to {rounds['high']}",
        ),
        (
            f"every card is used in at least {goals.used:.0%} of the games in which it is drawn",
            not rare,
            ", ".join(rare) or f"all {len(found['cards'])}",
        ),
        (
            f"no card has its 95 % interval more than {100 * goals.edge:.0f} points above its side's average",
            not strong,
            ", ".join(strong) or "none",
        ),
    ]
    return [{"criterion": text, "met": met, "found": what} for text, met, what in asked]
