"""Many games between computers, spread over processes, and what they tell."""

import math
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.progress import track

from clockwood.agents.play import play_out
from clockwood.agents.registry import agent_named
from clockwood.api import content, simulated
from clockwood.kernel.content import Value
from clockwood.kernel.errors import BadInput
from clockwood.registry import game_named

Z95: Final = 1.959964
"""So many standard deviations either side hold 95 %."""

SMALLEST_SHARE: Final = 1
SHARES_PER_PROCESS: Final = 8


@dataclass(frozen=True)
class Plan:
    """Which games to play: game `k` is dealt with seed `seed + k`."""

    game: str
    games: int
    seed: int
    agents: dict[str, str]
    options: dict[str, Value]

    def agent_of(self, seat: str) -> str:
        return self.agents.get(seat, "random")


@dataclass(frozen=True)
class Result:
    """How one game went."""

    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int


def checked(plan: Plan) -> None:
    """Refuse a plan that names a seat, an agent or an option that is not there."""
    game = game_named(plan.game)
    content(plan.game, None, plan.options)
    for seat, agent in plan.agents.items():
        if seat not in game.seats:
            raise BadInput(f"--seats {seat}", f"no such seat; there are {', '.join(game.seats)}")
        agent_named(agent)


def play_share(plan: Plan, first: int, count: int) -> list[Result]:
    """Play games `first` to `first + count - 1` of the plan."""
    game = game_named(plan.game)
    made_of = content(plan.game, None, plan.options)
    results: list[Result] = []
    for seed in range(plan.seed + first, plan.seed + first + count):
        match = simulated(plan.game, seed, made_of)
        agents = [agent_named(plan.agent_of(name), 2 * seed + k) for k, name in enumerate(game.seats)]
        decisions = int(play_out(match, agents))
        outcome = match.outcome
        assert outcome is not None
        results.append(Result(outcome.winners, outcome.reason, int(game.milestone(match)), decisions))
    return results


def run_plan(plan: Plan, processes: int = 0) -> list[Result]:
    """Play all games; the results come in the order of the seeds, whatever the number of processes."""
    checked(plan)
    wanted = min(processes or os.cpu_count() or 1, plan.games)
    size = max(SMALLEST_SHARE, plan.games // (wanted * SHARES_PER_PROCESS))
    shares = [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]
    bar = Console(stderr=True)
    results: list[Result] = []
    for share in track(
        in_turn(plan, shares, wanted), "games", len(shares), console=bar, disable=not sys.stderr.isatty()
    ):
        results += share
    return results


def in_turn(plan: Plan, shares: list[tuple[int, int]], processes: int) -> Iterator[list[Result]]:
    if processes == 1:
        for first, count in shares:
            yield play_share(plan, first, count)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_share, [plan] * len(shares), *zip(*shares, strict=True))


def interval(hits: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, after Wilson.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    share = hits / of
    middle = (share + Z95**2 / (2 * of)) / (1 + Z95**2 / of)
    half = Z95 * math.sqrt(share * (1 - share) / of + Z95**2 / (4 * of**2)) / (1 + Z95**2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(plan: Plan, results: list[Result]) -> dict[str, object]:
    """Return who won how often, how games ended, and how long they took."""
    wins: dict[str, object] = {}
    for k, seat in enumerate(game_named(plan.game).seats):
        won = sum(1 for result in results if k in result.winners)
        low, high = interval(won, len(results))
        wins[seat] = {
            "agent": plan.agent_of(seat),
            "games": won,
            "share": won / len(results),
            "low": low,
            "high": high,
        }
    return {
        "game": plan.game,
        "games": len(results),
        "seed": plan.seed,
        "options": plan.options,
        "wins": wins,
        "endings": dict(sorted(Counter(result.reason for result in results).items())),
        "rounds": spread([result.rounds for result in results]),
        "decisions": spread([result.decisions for result in results]),
    }


def spread(numbers: list[int]) -> dict[str, float]:
    return {"mean": sum(numbers) / len(numbers), "least": min(numbers), "most": max(numbers)}
