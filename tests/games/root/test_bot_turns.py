"""Whole turns of each bot agree with a second writing of them, made from the Law alone: see `model/`."""

import pytest

from games.root.model.playing import MODELS, compare_turns
from games.root.model.scenes import chance_from

BOTS = list(MODELS)
QUICK = 40
MANY = 2000
SHARES = 4


def turns(seat: str, seed: int, count: int) -> int:
    """Compare so many turns in positions of random games, at tables of all mixes, levels and traits."""
    compared = 0
    while compared < count:
        compared += compare_turns(seat, chance_from(seed))
        seed += 1
    return compared


@pytest.mark.parametrize("seat", BOTS)
def test_turns_by_the_second_writing(seat: str) -> None:  # [GE 2.1] [GE 2.2] [GE 2.3a] [GE 2.4] [GE 2.5]
    assert turns(seat, 1, QUICK) >= QUICK


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("seat", BOTS)
def test_many_turns_by_the_second_writing(seat: str, share: int) -> None:
    assert turns(seat, 10_000 * (share + 1), MANY // SHARES) >= MANY // SHARES
