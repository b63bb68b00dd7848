"""Plays very many random games with the cheap checks: `python -m conformance.soak [GAME] [--games N] [--jobs N]`.

Half of them are solo games, over the variants with an automaton; with `--mixed` every game has a table of its own,
drawn from all options. What was played is noted under build/soak, by the bytes of all sources, so that the same command
goes on after a kill and begins anew after a change.
"""

import argparse
import hashlib
import itertools
import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from build_steps.rules import SOURCES
from clockwood import registry
from clockwood.build_form import describe
from clockwood.kernel.rng import seeded
from clockwood.lab.runner import bar_columns
from clockwood.lab.runner.processes import ignore_interrupts
from clockwood.testing import checks
from clockwood.testing.play import decisions
from clockwood.testing.variants import Variant
from conformance.mixed import meetings, mixed_table
from conformance.variants import variants
from forms import loaded_tree

CHUNK = 50
TESTS = Path(__file__).resolve().parent.parent
NOTES = TESTS.parent / "build" / "soak"

MIXED = " at mixed tables"
SELDOM = 250
"""Two seats that meet in fewer than one mixed game in so many have not been tried together."""

Chunk = tuple[str, int, int]
"""A variant, the first seed, and how many games."""


def soaked(name: str, first: int, count: int) -> int:
    """Return how many decisions were checked; a failure names variant, seed and decision."""
    fixed = next((variant for variant in variants() if str(variant) == name), None)
    checked = 0
    for seed in range(first, first + count):
        variant, before = fixed or mixed_table(name.removesuffix(MIXED), seed), checked
        try:
            match, rng = variant.match(seed), seeded(seed + 1)
            for _ in decisions(match, rng):
                checks.check_decision(match, rng)
                checked += 1
        except Exception as error:
            raise AssertionError(f"{variant}, seed {seed}, decision {checked - before}: {error}") from error
    return checked


def is_solo(variant: Variant) -> bool:
    return variant.content.automata != 0


def split(wanted: list[Variant], games: int) -> dict[str, int]:
    """Return how many games each variant gets: half of all go to solo play, where there is any."""
    solo = [str(variant) for variant in wanted if is_solo(variant)]
    rest = [str(variant) for variant in wanted if not is_solo(variant)]
    halves = [(solo, games if not rest else -(-games // 2)), (rest, games if not solo else -(-games // 2))]
    return {name: -(-count // len(names)) for names, count in halves for name in names}


def chunks(wanted: dict[str, int]) -> list[Chunk]:
    """Cut the games into chunks, the variants in turn."""
    longest = max(wanted.values())
    return [
        (name, first, min(CHUNK, games - first))
        for first in range(0, longest, CHUNK)
        for name, games in wanted.items()
        if first < games
    ]


def sources() -> str:
    """Return a name for the bytes of everything that plays and checks."""
    total = hashlib.sha256()
    trees = [SOURCES, loaded_tree(), Path(__file__).parent]
    for path in sorted(path for tree in trees for path in tree.rglob("*") if path.suffix in {".py", ".toml", ".so"}):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:12]


class Notes:
    """The chunks played without a fault, a line each; a torn last line was being written when the run ended."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done: dict[Chunk, int] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            text = path.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            path.write_text(whole, encoding="utf-8")
            for name, first, count, checked in map(json.loads, whole.splitlines()):
                self.done[name, first, count] = checked

    def add(self, chunk: Chunk, checked: int) -> None:
        with self.path.open("a", encoding="utf-8") as notes:
            notes.write(json.dumps([*chunk, checked]) + "\n")
        self.done[chunk] = checked


def play(todo: list[Chunk], notes: Notes, jobs: int) -> None:
    """Play the chunks that are not noted yet."""
    left = [chunk for chunk in todo if chunk not in notes.done]
    total = sum(count for _, _, count in todo)
    bar = Progress(*bar_columns(), console=Console(stderr=True), disable=not sys.stderr.isatty())
    with bar, ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        task = bar.add_task("games", total=total, completed=total - sum(count for _, _, count in left))
        running = {pool.submit(soaked, *chunk): chunk for chunk in left}
        try:
            for future in as_completed(running):
                notes.add(running[future], future.result())
                bar.advance(task, running[future][2])
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="", help="one game; all where none is named")
    parser.add_argument("--mixed", action="store_true", help="a table of its own for every game, from all options")
    parser.add_argument("--games", type=int, default=int(os.environ.get("GAMES", "100000")), help="over all variants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def met(shares: dict[str, int]) -> str:
    """Say how often seats met at mixed tables, where they are not the same at all."""
    found = ""
    for name, games in shares.items():
        pairs = meetings([mixed_table(name.removesuffix(MIXED), seed) for seed in range(games)])
        if min(pairs.values()) < games:
            must_meet(list(registry.game_named(name.removesuffix(MIXED)).seats), pairs, games)
            found += f"; of {len(pairs)} pairs each met in {min(pairs.values())} to {max(pairs.values())}"
    return found


def must_meet(seats: list[str], met: Counter[tuple[str, str]], games: int) -> None:
    """Refuse a soak in which two seats hardly ever met."""
    pairs = itertools.combinations(sorted(seats), 2)
    seldom = [f"{' and '.join(pair)} ({met[pair]})" for pair in pairs if met[pair] * SELDOM < games]
    if seldom:
        raise AssertionError(f"met in fewer than {games / SELDOM:.0f} of {games} games: {', '.join(seldom)}")


def main() -> None:
    asked = arguments()
    wanted = [variant for variant in variants() if asked.game in {"", variant.name}]
    if not wanted:
        sys.exit(f"no game is called {asked.game}")
    names = list(dict.fromkeys(variant.name for variant in wanted))
    evenly = {name + MIXED: -(-asked.games // len(names)) for name in names}
    shares = evenly if asked.mixed else split(wanted, asked.games)
    todo = chunks(shares)
    notes = Notes(NOTES / f"{sources()}.jsonl")
    before = sum(chunk[2] for chunk in todo if chunk in notes.done)
    start = time.monotonic()
    play(todo, notes, asked.jobs)
    spent = time.monotonic() - start
    solo = sum(shares.get(str(variant), 0) for variant in wanted if is_solo(variant))
    checked = sum(notes.done[chunk] for chunk in todo)
    told = met(shares) if asked.mixed else f", {solo} of them solo"
    played = f"{sum(shares.values())} games of {', '.join(shares)}{told}"
    resumed = f", {before} games played before" if before else ""
    print(f"soak: {played}: {checked} decisions, nothing wrong, {spent:.0f} s{resumed}, {describe()}")  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
