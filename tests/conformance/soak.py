"""Plays very many random games with the cheap checks: `python -m conformance.soak [GAME] [--games N] [--jobs N]`."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from clockwood.build_form import describe
from clockwood.kernel.rng import seeded
from conformance import kit
from conformance.play import decisions
from conformance.variants import variants

CHUNK = 50


def soaked(name: str, seeds: range) -> int:
    """Return how many decisions were checked; a failure names variant, seed and decision."""
    variant = next(variant for variant in variants() if str(variant) == name)
    checked = 0
    for seed in seeds:
        match, rng = variant.match(seed), seeded(seed + 1)
        for count in decisions(match, rng):
            try:
                kit.check_decision(match, rng)
            except Exception as error:
                raise AssertionError(f"{name}, seed {seed}, decision {count}: {error}") from error
            checked += 1
    return checked


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="", help="one game; all where none is named")
    parser.add_argument("--games", type=int, default=int(os.environ.get("GAMES", "100000")), help="over all variants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    names = [str(variant) for variant in variants() if wanted.game in {"", variant.name}]
    if not names:
        sys.exit(f"no game is called {wanted.game}")
    games = -(-wanted.games // len(names))
    chunks = [(name, range(first, min(first + CHUNK, games))) for first in range(0, games, CHUNK) for name in names]
    start, checked, done = time.monotonic(), 0, 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        running = {pool.submit(soaked, name, seeds): len(seeds) for name, seeds in chunks}
        for future in as_completed(running):
            checked += future.result()
            done += running[future]
            if sys.stderr.isatty():
                print(f"\r{done} of {games * len(names)} games", end="", file=sys.stderr)  # noqa: T201 - progress
    spent = time.monotonic() - start
    played = f"{done} games of {', '.join(names)}"
    print(f"soak: {played}: {checked} decisions, nothing wrong, {spent:.0f} s, {describe()}")  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
