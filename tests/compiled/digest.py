"""Plays seeded games and prints, as JSON, a digest of each and which modules of the rules came compiled."""

import hashlib
import json
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES

from clockwood.kernel.game import new_match
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from compiled import lots

SEEDS = range(1, 7)
MOST_DECISIONS = 3000
ROOMS = ("clockwood.kernel.", "clockwood.agents.", "clockwood.games.")


def fingerprint(match: Match, seed: int) -> str:
    """Play with answers of our own drawing, and hash table, options and answer at every decision."""
    total = hashlib.sha256()
    answers = seeded(seed + 1000)
    for _ in range(MOST_DECISIONS):
        raw, first, second, stack, lanes, outcome = match.key()
        total.update(raw + repr((first, second, stack, lanes, outcome and outcome.key())).encode())
        question = match.question
        if question is None:
            break
        options = [int(option) for option in question.options]
        action = options[int(answers.below(len(options)))]
        total.update(repr((int(question.seat), options, action)).encode())
        match.answer(action)
    return total.hexdigest()


def matches(seed: int) -> Iterator[tuple[str, Match]]:
    yield "lots", new_match(lots.GAME, lots.GAME.content({}, [], {}), seeded(seed))


def forms() -> dict[str, bool]:
    """Which modules of the rules were loaded, and whether from a library."""
    packages = {name for name, module in sys.modules.items() if hasattr(module, "__path__")}
    rules = [name for name in sys.modules if name.startswith(ROOMS) and name not in packages]
    return {name: str(sys.modules[name].__file__).endswith(tuple(EXTENSION_SUFFIXES)) for name in sorted(rules)}


def main() -> None:
    games = {f"{name} {seed}": fingerprint(match, seed) for seed in SEEDS for name, match in matches(seed)}
    print(json.dumps({"games": games, "forms": forms()}))  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
