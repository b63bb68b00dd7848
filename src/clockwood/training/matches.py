"""Matches at equal time: a network against a level, from every side, with the time of each decision."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from clockwood import api, registry
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.learned.agent import BIAS, LearnedAgent
from clockwood.agents.play import agent_action
from clockwood.agents.registry import thinker
from clockwood.kernel.game import new_match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.lab.games import Batch, Cell, must_be_our_rules, own_seed
from clockwood.lab.runner import do_all
from clockwood.lab.runner.waiting import batch_of
from clockwood.registry import game_named
from clockwood.training.plays import read_once

LONGEST: Final = 3_000
GAMES_EACH: Final = 2
"""A deal from both sides."""


@dataclass(frozen=True)
class Side:
    """A player of a match: a level, or weights with so many iterations."""

    level: str = ""
    weights: bytes = b""
    iterations: int = 0
    bias: float = BIAS

    def agent(self, seed: int) -> IsmctsAgent:
        if self.level:
            return thinker(self.level, seed, self.iterations)
        settings = SearchSettings(self.iterations, bias=self.bias)
        return LearnedAgent("learned", seeded(seed), settings, read_once(self.weights))


@dataclass(frozen=True)
class Scored:
    """A game of a match: its number, the seat of the first player, its share of the win, and both players' time."""

    number: int
    seat: int
    share: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


@dataclass(frozen=True)
class Meeting:
    """Two players of a game at tables with these options."""

    game: str
    one: Side
    other: Side
    options: tuple[tuple[str, Value], ...] = ()

    def batch(self, numbers: range) -> Batch:
        """Return these games for a worker, who must play by our rules."""
        return batch_of(Cell(self.game, ("one", "other"), dict(self.options)), list(numbers))


def play(meeting: Meeting, batch: Batch) -> list[Scored]:
    """Play the games of a batch; the first player takes the seats in turn, by the number of the game."""
    registry.register(batch.cell.game, batch.home)
    must_be_our_rules(batch)
    game = game_named(meeting.game)
    content = api.content(meeting.game, None, dict(meeting.options))
    found: list[Scored] = []
    for seed in batch.numbers:
        players = [meeting.one.agent(own_seed(seed, 0)), meeting.other.agent(own_seed(seed, 1))]
        seat = seed % 2
        match = new_match(game, content, seeded(seed // 2))
        seconds, decisions = [0.0, 0.0], [0, 0]
        count = 0
        while match.question is not None and count < LONGEST:
            asked = int(match.question.seat)
            who = 0 if asked == seat else 1
            if len(match.question.options) == 1:
                match.answer(match.question.options[0])
                continue
            start = time.perf_counter()
            action = agent_action(match, asked, players[who])
            seconds[who] += time.perf_counter() - start
            decisions[who] += 1
            match.answer(action)
            count += 1
        winners = match.outcome.winners if match.outcome is not None else ()
        share = 1 / len(winners) if seat in winners else 0.0
        found.append(Scored(seed, seat, share, (seconds[0], seconds[1]), (decisions[0], decisions[1])))
    return found


def play_many(meeting: Meeting, games: int, processes: int, first: int = 0, on: str = "") -> Iterator[list[Scored]]:
    """Play games in processes, or on a cluster; yield them as they end."""
    tasks = (
        partial(play, meeting, meeting.batch(range(number, min(number + GAMES_EACH, first + games))))
        for number in range(first, first + games, GAMES_EACH)
    )
    yield from do_all(tasks, games, processes, on)


def summary(scored: list[Scored]) -> dict[str, float]:
    """Return the shares from each seat and the mean time of a decision of both players, in milliseconds."""
    found: dict[str, float] = {"games": len(scored), "share": sum(each.share for each in scored) / max(1, len(scored))}
    for seat in (0, 1):
        of = [each.share for each in scored if each.seat == seat]
        found[f"share at seat {seat}"] = sum(of) / max(1, len(of))
    for who, name in enumerate(("ms", "other ms")):
        found[name] = (
            1000 * sum(each.seconds[who] for each in scored) / max(1, sum(each.decisions[who] for each in scored))
        )
    return found
