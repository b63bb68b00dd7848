"""Random games from fixed seeds and nothing else: something to hold a profiler to.

python benchmarks/playouts.py 1000 forge-war players=4
"""  # noqa: INP001 - a script

import sys

from clockwood.agents.play import playout
from clockwood.api import content, simulated
from clockwood.kernel.rng import seeded


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    game = sys.argv[2] if len(sys.argv) > 2 else "ironwood"
    made_of = content(game, options=dict(word.split("=", 1) for word in sys.argv[3:]))
    decisions = 0
    for seed in range(games):
        decisions += int(playout(simulated(game, seed, made_of), seeded(seed), 20_000))
    sys.stdout.write(f"{games} games, {decisions} decisions\n")


if __name__ == "__main__":
    main()
