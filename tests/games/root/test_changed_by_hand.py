"""Positions and records of real games, changed at random: each is refused by name, or played on without a fault."""

import tomllib
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from clockwood import api
from clockwood.games.root.game import GAME
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.testing import checks, comparing
from clockwood.testing.play import any_of, any_question, decisions, options_of
from games.root.builder import game_of
from games.root.model.scenes import chance_from, mixed_options
from kernel.test_fuzz import taken

FEW = range(4)
MANY = range(100, 220)
CHANGES = 12
PLAYED_ON = 60


def middle(random: Random, seed: int) -> Table:
    """Return a table of any mix, some answers into its game."""
    table, rng = game_of(mixed_options(random), seed), seeded(seed)
    for _ in range(random.choice([0, 4, 30, 120])):
        if not table.over:
            question = any_question(table.match, rng)
            table.choose(any_of(rng, options_of(question)), int(question.seat))
    return table


def leaves(holder: dict[str, Any] | list[Any]) -> Iterator[tuple[Any, Any]]:
    """Yield what holds each value of a position that is no table, and its key there."""
    for key, value in list(holder.items() if isinstance(holder, dict) else enumerate(holder)):
        if isinstance(value, (dict, list)) and value:
            yield from leaves(value)
        else:
            yield holder, key


def change(random: Random, data: dict[str, Any], names: list[str]) -> None:
    """Change, rename or remove a value; numbers become others, words become other words of the game."""
    state = data["state"]
    if random.random() < 0.2:
        region = random.choice([each.name for each in GAME.layout.regions])
        state[region] = random.choice([1, 3, {random.choice(names): random.choice([1, 2, random.choice(names)])}])
        return
    holder, key = random.choice(list(leaves({"state": state, "cards": data["cards"]})))
    old = holder[key]
    if random.random() < 0.15:
        del holder[key]
    elif isinstance(old, int):
        holder[key] = random.choice([old + 1, old - 1, 0, 2, 20, -1, 10**15])
    else:
        holder[key] = random.choice([random.choice(names), ""])


def check_changed_positions(seed: int) -> int:
    """Return how many changed positions were accepted and played on."""
    random = chance_from(seed)
    table = middle(random, seed)
    names = sorted({name for kind in table.match.content.names.values() for name in kind})
    accepted = 0
    for number in range(CHANGES):
        data = tomllib.loads(table.position())
        for _ in range(random.randint(1, 2)):
            change(random, data, names)
        match = taken(lambda: read_position(GAME, table.match.content, data, seed))  # noqa: B023 - called at once
        if match is None:
            continue
        accepted += 1
        rng = seeded(number)
        for _ in islice(decisions(match, rng), PLAYED_ON):
            checks.check_decision(match, rng)
    return accepted


def check_changed_records(seed: int) -> None:
    random = chance_from(seed)
    lines = middle(random, seed).record().split("\n")
    words = sorted({word for line in lines for word in line.split()})
    for _ in range(CHANGES):
        changed = list(lines)
        at = random.randrange(len(changed))
        parts = changed[at].split(" ")
        parts[random.randrange(len(parts))] = random.choice([*words, "0", "x2", "alliance=1", "co-op=1"])
        changed[at] = " ".join(parts)
        table = taken(lambda: api.replay("\n".join(changed)))  # noqa: B023 - called at once
        if table is not None:
            comparing.assert_nothing_wrong(table.match)
            assert api.replay(table.record()).match.key() == table.match.key()


def test_a_few_changed_positions() -> None:
    assert sum(check_changed_positions(seed) for seed in FEW) > 0


@pytest.mark.parametrize("seed", FEW)
def test_a_few_changed_records(seed: int) -> None:
    check_changed_records(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY)
def test_many_changed_positions_and_records(seed: int) -> None:
    check_changed_positions(seed)
    check_changed_records(seed)
