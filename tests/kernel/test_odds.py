"""The worth of tables becomes the likelihood that a seat wins."""

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.odds import by_balance, by_lead


def worths(*each: int) -> vec[i64]:
    return vec[i64](list(each))


@pytest.mark.parametrize("each", [(0, 0), (300, -40, 120), (1, 2, 3, 4)])
def test_shares_of_all_seats_make_one_win(each: tuple[int, ...]) -> None:
    assert sum(by_lead(worths(*each), seat, 100.0) for seat in range(len(each))) == pytest.approx(1.0)


def test_a_lead_of_one_scale_makes_a_win_nearly_three_times_as_likely() -> None:
    ahead, behind = (by_lead(worths(250, 0), seat, 250.0) for seat in (0, 1))
    assert ahead / behind == pytest.approx(math.e)


def test_no_lead_is_too_large_to_be_weighed() -> None:
    assert 0.0 < by_lead(worths(-1_000_000, 1_000_000), 0, 1.0) < 1e-15


@pytest.mark.parametrize(("balance", "likely"), [(0.0, 0.5), (1.0, 0.75), (-1.0, 0.25), (3.0, 0.875)])
def test_every_step_of_a_balance_counts_for_less(balance: float, likely: float) -> None:
    assert by_balance(balance) == likely
