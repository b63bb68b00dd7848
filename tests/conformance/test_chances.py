"""The test of frequencies: a fair count passes, an unfair one is found, and its error stays below what it states."""

import math

from clockwood.kernel.rng import Generator, seeded
from clockwood.testing.chances import COPIES, ERROR, Tally

LIMIT = math.log(ERROR)


def counted(rng: Generator, sides: int, favoured: int, *, told: int) -> Tally:
    """Count how often a die falls on each side; one in `favoured` falls on the first, and `told` sides are expected."""
    tally = Tally()
    for _ in range(COPIES):
        fell = 0 if favoured and rng.below(favoured) == 0 else int(rng.below(sides))
        for side in range(sides):
            tally.add(side, fell == side, 1 / told)
    return tally


def test_fair_dice_are_never_called_unfair() -> None:
    rng = seeded(1)
    assert all(counted(rng, 6, 0, told=6).strangest()[1] > LIMIT for _ in range(300))


def test_a_die_that_favours_a_side_is_found() -> None:
    rng = seeded(2)
    assert all(counted(rng, 6, 4, told=6).strangest()[1] < LIMIT for _ in range(50))


def test_what_cannot_be_is_found_at_once() -> None:
    tally = Tally()
    tally.add("never", seen=True, chance=0.0)
    assert tally.strangest() == ("never", -math.inf)


def test_the_bound_holds_for_small_counts() -> None:
    """A count of three heads in three tosses has the chance 1/8; the bound says no less."""
    tally = Tally()
    for _ in range(3):
        tally.add("heads", seen=True, chance=0.5)
    assert tally.strangest()[1] >= math.log(1 / 8)
