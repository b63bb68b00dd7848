"""The conformance kit at every table: each number of players, short and long, with bonus tiles and without."""

import pytest

from clockwood.kernel.options import Value
from clockwood.testing.suite import check_games, check_knowledge, check_samples, check_story
from clockwood.testing.variants import Variant

TABLES: list[dict[str, Value]] = [
    {"players": players, "length": length, "bonus-tiles": tiles}
    for players in (1, 2, 3, 4)
    for length, tiles in (("simple", 0), ("epic", 0), ("epic", 1))
]


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(str(value) for value in options.values()))
def test_every_table_keeps_the_promises_of_the_kernel(options: dict[str, Value]) -> None:
    variant = Variant("forge-war", options)
    check_games(variant, range(20))
    check_samples(variant, range(10))
    for seed in range(3):
        check_story(variant, seed, told_chance=seed == 0, undo_one_in=seed * 8)
    assert sum(check_knowledge(variant, seed) for seed in range(3)) > 0
