"""Matches at equal time: a network against a level, from every side, with the time of each decision."""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from clockwood import api
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.levels import LEVELS
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.learned.agent import BIAS, LearnedAgent
from clockwood.agents.learned.weights import weights_in
from clockwood.agents.play import agent_action
from clockwood.kernel.game import new_match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.registry import game_named

LONGEST: Final = 3_000


@dataclass(frozen=True)
class Side:
    """A player of a match: a level, or weights with so many iterations."""

    level: str = ""
    weights: str = ""
    iterations: int = 0
    bias: float = BIAS

    def agent(self, seed: int) -> IsmctsAgent:
        if self.level:
            settings = LEVELS[self.level]
            if self.iterations:
                settings = settings.with_budget(self.iterations, 0.0)
            return IsmctsAgent(self.level, seeded(seed), settings)
        settings = SearchSettings(self.iterations, bias=self.bias)
        return LearnedAgent("learned", seeded(seed), settings, weights_in(Path(self.weights).read_bytes()))


@dataclass(frozen=True)
class Scored:
    """A game of a match: the seat of the first player, its share of the win, and both players' time."""

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


def play(meeting: Meeting, seeds: range) -> list[Scored]:
    """Play a game for each seed; the first player takes the seats in turn, by the seed."""
    game = game_named(meeting.game)
    content = api.content(meeting.game, None, dict(meeting.options))
    found: list[Scored] = []
    players = [meeting.one.agent(seeds.start), meeting.other.agent(seeds.start + 1)]
    for seed in seeds:
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
        found.append(Scored(seat, share, (seconds[0], seconds[1]), (decisions[0], decisions[1])))
    return found


def play_many(meeting: Meeting, games: int, processes: int, first: int = 0) -> Iterator[list[Scored]]:
    """Play games in worker processes; yield them as they end."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(play, meeting, range(seed, min(seed + 2, first + games)))
            for seed in range(first, first + games, 2)
        ]
        for job in as_completed(jobs):
            yield job.result()


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
