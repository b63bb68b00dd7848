"""The strength of the search levels: each plays the level below, from every side, until a sequential test decides."""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from clockwood.agents.registry import level_names
from clockwood.api import content
from clockwood.lab.games import Cell, Played
from clockwood.lab.runner import play_all
from clockwood.lab.sequential import Sequential
from clockwood.lab.shares import Share

WANTED: Final = 0.65
"""The share of games that each level must win against the level below, from every side."""

NEAR: Final = 0.05
"""The test decides between shares this far below and above the wanted one."""

GROUND: Final = "random"
"""The agent that the lowest level is compared with."""


@dataclass(frozen=True)
class Pairing:
    """A level against the level below it, from one side."""

    game: str
    upper: str
    lower: str
    side: int

    def cell(self, seed: int) -> Cell:
        players = tuple(self.upper if side == self.side else self.lower for side in range(len(sides(self.game))))
        return Cell(self.game, players, {}, seed=seed)

    @property
    def name(self) -> str:
        return f"{self.upper} as {sides(self.game)[self.side]} – {self.lower}"


@dataclass
class Found:
    """The games of a pairing so far, and its test."""

    pairing: Pairing
    test: Sequential
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def share(self) -> Share:
        return Share(sum(self.pairing.side in game.winners for game in self.played), len(self.played))

    def data(self) -> dict[str, Any]:
        return {
            "upper": self.pairing.upper,
            "lower": self.pairing.lower,
            "side": sides(self.pairing.game)[self.pairing.side],
            **self.share.data(),
            "verdict": self.test.verdict() or "undecided",
            "decisions a game": sum(game.decisions for game in self.played) / max(1, len(self.played)),
            "seconds": self.seconds,
        }


def pairings(game: str) -> list[Pairing]:
    """Return every level against the level below, the lowest against `GROUND`, from every side."""
    ladder = [GROUND, *level_names()]
    return [Pairing(game, upper, lower, side) for lower, upper in pairwise(ladder) for side in range(len(sides(game)))]


def sides(game: str) -> list[str]:
    """Return the seats of the game without options, which may be fewer than all its seats."""
    return content(game).names["seat"]


def measured(pairing: Pairing, *, most: int, seed: int = 0, processes: int = 0, chunk: int = 8) -> Found:
    """Play until the test has decided, or `most` games are played; games count in the order of their seeds."""
    found = Found(pairing, Sequential(WANTED - NEAR, WANTED + NEAR))
    cell = pairing.cell(seed)
    start = time.monotonic()
    while len(found.played) < most and not found.test.verdict():
        first = len(found.played)
        numbers = list(range(first, min(first + chunk, most)))
        games = sorted((game for batch in play_all([(cell, numbers)], processes) for game in batch), key=by_number)
        for game in games:
            if not found.test.verdict():
                found.played.append(game)
                found.test.add(1.0 / len(game.winners) if pairing.side in game.winners else 0.0)
    found.seconds = time.monotonic() - start
    return found


def by_number(game: Played) -> int:
    return game.number


def ladder(game: str, *, most: int, seed: int = 0, processes: int = 0) -> Iterator[Found]:
    for pairing in pairings(game):
        yield measured(pairing, most=most, seed=seed, processes=processes)


def table(rows: list[dict[str, Any]]) -> list[str]:
    """Return the rows as Markdown."""
    lines = ["| level | side | against | games | won | 95 % | at least 65 % |", "|---|---|---|---:|---:|---|---|"]
    words = {"above": "yes", "below": "no", "undecided": "undecided"}
    for row in rows:
        low, high = math.floor(100 * row["low"]), math.ceil(100 * row["high"])
        lines.append(
            f"| {row['upper']} | {row['side']} | {row['lower']} | {row['games']} | {row['share']:.0%} "
            f"| {low}–{high} % | {words[row['verdict']]} |"
        )
    return lines
