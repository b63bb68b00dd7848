"""Random games from fixed seeds and nothing else: something to hold a profiler to."""  # noqa: INP001 - a script

import sys

from clockwood.agents.play import play_out
from clockwood.agents.random import RandomAgent
from clockwood.api import content, simulated
from clockwood.kernel.rng import seeded


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    made_of = content("ironwood")
    decisions = 0
    for seed in range(games):
        match = simulated("ironwood", seed, made_of)
        decisions += int(play_out(match, [RandomAgent("random", seeded(seed + k)) for k in range(2)], 20_000))
    sys.stdout.write(f"{games} games, {decisions} decisions\n")


if __name__ == "__main__":
    main()
