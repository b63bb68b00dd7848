"""Play random games from fixed seeds and nothing else, to be run under a profiler.

python benchmarks/playouts.py 1000 forge-war players=4
"""

import sys

from clockwood.agents.play import playout
from clockwood.api import content, simulated
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    game = sys.argv[2] if len(sys.argv) > 2 else "ironwood"
    options: dict[str, Value] = {}
    for word in sys.argv[3:]:
        key, _, options[key] = word.partition("=")
    made_of = content(game, options=options)
    decisions = 0
    for seed in range(games):
        decisions += int(playout(simulated(game, seed, made_of), seeded(seed), 20_000))
    sys.stdout.write(f"{games} games, {decisions} decisions\n")


if __name__ == "__main__":
    main()
