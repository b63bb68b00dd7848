"""The answers offered to people agree with a second writing of them, made from the Law alone: see `model/people`."""

from collections import Counter

import pytest

from games.root.model.people.comparing import compare_game
from games.root.model.people.offers import OFFERS
from games.root.model.scenes import chance_from

FEW = 3
GAMES = 150
SHARES = 10
COMMON = {"MarquiseDay", "Obey", "AllianceDay", "VagabondDay", "Rituals", "Trade", "Assemble", "CorvidDay", "HowMany"}


def compared(seed: int, games: int) -> Counter[str]:
    random, counted = chance_from(seed), Counter[str]()
    for _ in range(games):
        compare_game(random, counted)
    return counted


def test_offers_by_the_second_writing() -> None:  # [RT 4.2.1] [RT 4.3a] [EY 7.5.2b] [WA 8.4.2.I] [UD 12.5.3.II]
    counted = compared(5, FEW)
    assert counted.total() > 600
    assert set(counted) <= {*OFFERS, "effects"}
    assert counted["effects"] > 30


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_many_offers_by_the_second_writing(share: int) -> None:  # [RT 4.1.1a] [VA 9.5.1] [LC 10.5a] [RF 11.5a]
    counted = compared(300 + share, GAMES // SHARES)
    assert counted.total() > 1000
    assert set(counted) & COMMON
