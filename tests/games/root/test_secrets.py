"""Questions that hang on hidden cards look the same to whoever cannot see these."""

import pytest

from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.testing import leaks
from clockwood.testing.suite import check_samples
from clockwood.testing.variants import Variant
from games.root.builder import table

SEEDS = range(8)


def check(match: Match) -> None:
    for seed in SEEDS:
        leaks.check_no_leak(match, seeded(seed))
        leaks.check_blind_copies_forget(match, seeded(seed))


def test_a_dominance_being_taken_up() -> None:  # [RT 3.3.4b] [RT 1.2.1a]
    t = table(alliance=1).cards("available", "dominance-fox").hand("marquise", "anvil", "bake-sale")
    t.hand("eyrie", "cobbler-1", "investments").put(c2="roost, eyrie 2").start("daylight", "marquise")
    check(t.go("fetch dominance-fox").table.match)
    assert t.step == "Fetch"


@pytest.mark.parametrize("suits", ["investments", "anvil"])
def test_an_outrage_that_is_paid_or_not(suits: str) -> None:  # [WA 8.2.6a] [WA 8.2.6b] [RT 1.2.1a]
    t = table(alliance=1).put(c9="sympathy", c1="marquise 3").hand("marquise", suits, "bake-sale")
    t.start("daylight", "marquise").go("march", "move c1 c9", "take-along 2")
    check(t.table.match)
    assert t.step == "PayOutrage"


def test_a_game_that_once_told_a_hand() -> None:  # [RT 3.3.4b]
    check_samples(Variant("root", {"alliance": 1}), range(1027, 1028))
