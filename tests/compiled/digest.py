"""Plays seeded games and prints, as JSON, a digest of each and which modules of the rules came compiled."""

import hashlib
import json
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES

from clockwood import api, registry
from clockwood.agents.batch import Batch
from clockwood.kernel.events import Told
from clockwood.kernel.game import new_match
from clockwood.kernel.learning.answers import WIDTH, Answers
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.testing.variants import variants_of
from compiled import lots

SEEDS = range(1, 7)
MOST_DECISIONS = 3000
MOST_GESTURES = 150
STEPS_OF_A_BATCH = 200
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


def written(table: Table, seed: int) -> str:
    """Play at a table, where everything is told, checked and written down; hash record, position and story."""
    answers = seeded(seed + 2000)
    for _ in range(MOST_GESTURES):
        question = table.decision
        if question is None:
            break
        table.choose([int(question.options[answers.below(len(question.options))])])
    story = "\n".join(told_in_full(told) for told in table.story)
    return hashlib.sha256((table.record() + table.position() + story).encode()).hexdigest()


def told_in_full(told: Told) -> str:
    """Write an event, or a choice of an automaton with every candidate and what each criterion kept."""
    if not isinstance(told, Trace):
        return repr(told)
    sieve = [(line.message, line.rule, line.scores, line.kept) for line in told.sieve]
    return repr((told.message, told.cite, told.candidates, sieve, told.tie, told.winner, told.rolled, told.seat))


def shown(name: str, seed: int) -> str:
    """Play matches in lockstep, and hash all that a learner is shown."""
    game = registry.game_named(name)
    encoding = Encoding(game, api.content(name), 2)
    total = hashlib.sha256(encoding.digest.encode())
    for batch in (Batch(encoding, Answers(game), 2, seed), Batch(encoding, Answers(game, WIDTH), 2, seed)):
        for _ in range(STEPS_OF_A_BATCH):
            for vector in (batch.observations, batch.masks, batch.rewards, batch.ended, batch.asked, batch.offered):
                total.update(memoryview(vector))
            total.update(memoryview(batch.choices))
            batch.step(batch.sample())
    return total.hexdigest()


def plain_games(seed: int) -> Iterator[tuple[str, str]]:
    yield f"lots {seed}", fingerprint(new_match(lots.GAME, lots.GAME.content({}, [], {}), seeded(seed)), seed)
    for name in registry.names():
        yield f"{name} {seed}", fingerprint(api.simulated(name, seed, api.content(name)), seed)
        yield f"{name} at a table {seed}", written(api.new(name, seed=seed), seed)
        yield f"{name} in a batch {seed}", shown(name, seed)


def games_of_variants() -> Iterator[tuple[str, str]]:
    """Play every table that a game declares worth testing, by itself and where all is told."""
    for name in registry.names():
        for seed, variant in enumerate(variants_of(name)[1:]):
            yield str(variant), fingerprint(variant.match(seed), seed)
            yield f"{variant} at a table", written(variant.table(seed), seed)


def forms() -> dict[str, bool]:
    """The modules of the rules that were loaded, each with whether it came from a library."""
    packages = {name for name, module in sys.modules.items() if hasattr(module, "__path__")}
    rules = [name for name in sys.modules if name.startswith(ROOMS) and name not in packages and "__mypyc" not in name]
    return {name: str(sys.modules[name].__file__).endswith(tuple(EXTENSION_SUFFIXES)) for name in sorted(rules)}


def main() -> None:
    played = dict(games_of_variants())
    for seed in SEEDS:
        played |= plain_games(seed)
    print(json.dumps({"games": played, "forms": forms()}))  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
