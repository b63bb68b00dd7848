"""Measure how many answers a batch takes in a second, with what each seat knows and may answer written after each.

python benchmarks/learning_speed.py ironwood root --matches 256
"""

import argparse
import statistics
import time
from collections.abc import Callable

from clockwood.agents.play import playout
from clockwood.build_form import FORM
from clockwood.kernel.rng import seeded
from clockwood.rl.learning import Learning
from clockwood.rl.vector import Arrays

ROUNDS = 9
SECONDS = 0.4


def bare(learning: Learning) -> Callable[[], int]:
    """Play random games with the rules alone: nothing is encoded."""
    seed = iter(range(10**9))

    def play() -> int:
        number = next(seed)
        return int(playout(learning.match(number), seeded(number), 20_000))

    return play


def stepped(learning: Learning, matches: int) -> Callable[[], int]:
    """Step a batch with random answers, which are drawn from what it offers."""
    arrays = Arrays(learning.batch(matches, 1))

    def play() -> int:
        arrays.step(arrays.sample())
        return matches

    return play


def rate(play: Callable[[], int]) -> float:
    """Return how many answers are given in a second of processor time, of which other programs take none."""
    begun, answers = time.process_time(), 0
    while time.process_time() < begun + SECONDS:
        answers += play()
    return answers / (time.process_time() - begun)


def measured(game: str, matches: int) -> dict[str, float]:
    """Return the median rate of each way of playing; they take turns, so that all meet the same machine."""
    plain, recalling = Learning(game), Learning(game, history=8)
    ways = {
        "rules alone": bare(plain),
        "batch, all actions": stepped(plain, matches),
        "batch, compact": stepped(Learning(game, compact=True), matches),
        "batch, compact, 8 last answers": stepped(Learning(game, compact=True, history=8), matches),
    }
    found: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(ROUNDS):
        for way, play in ways.items():
            found[way].append(rate(play))
    print(f"{game}: {FORM}, {matches} matches, {plain.encoding.width} fields, {recalling.encoding.width} with answers")
    return {way: statistics.median(rates) for way, rates in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["ironwood"])
    parser.add_argument("--matches", type=int, default=256)
    given = parser.parse_args()
    for game in given.games:
        for way, median in measured(game, given.matches).items():
            print(f"  {way:32}{median:12,.0f} answers/s")


if __name__ == "__main__":
    main()
