"""Rule of clearings and battles agree with a second writing of them, made from the Law alone: see `model/`."""

from collections.abc import Callable
from random import Random

import pytest

from clockwood.games.root.content import RootContent
from games.root.model.comparing import compare_battles, compare_ruling, tables
from games.root.model.scenes import chance_from

TABLES = 24
CASES = 100_000
SHARES = 10


def compared(compare: Callable[[RootContent, Random], int], seed: int, count: int) -> int:
    """Compare at least so many cases on tables of all mixes; return how many there were."""
    random = chance_from(seed)
    seated = tables(seed, TABLES)
    found = 0
    while found < count:
        found += compare(random.choice(seated), random)
    return found


def test_who_rules_by_the_second_writing() -> None:  # [RT 2.5a] [RT 2.5b] [RT 2.5c] [RT 2.5d] [RT 2.5e] [EY 7.2.2]
    assert compared(compare_ruling, 1, 1200) >= 1200


def test_battles_by_the_second_writing() -> None:  # [RT 4.3.5] [RT 4.3.6a] [RT 4.3.6b] [RT 4.3.6c] [RT 4.3.7]
    assert compared(compare_battles, 2, 600) >= 600


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_many_rulings_by_the_second_writing(share: int) -> None:
    assert compared(compare_ruling, 100 + share, CASES // SHARES) >= CASES // SHARES


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_many_battles_by_the_second_writing(share: int) -> None:
    assert compared(compare_battles, 200 + share, CASES // SHARES) >= CASES // SHARES
