"""A game that judges unfinished matches does it the same for one seat as for all at once."""

import pytest

from agents.recorded_searches import DECISIONS, TABLES, after_random_answers
from clockwood.agents.play import playout
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded

JUDGED = [name for name, (game, _) in TABLES.items() if game != "pearls"]


def check_chances(match: Match) -> None:
    each = [match.game.judge.chances(match, seat) for seat in range(len(match.game.seats))]
    assert list(match.game.judge.all_chances(match)) == each
    assert all(0 <= chance <= 1 for chance in each)


@pytest.mark.parametrize("name", JUDGED)
def test_all_chances_are_the_chances_of_each_seat(name: str) -> None:
    for decisions in DECISIONS:
        match = after_random_answers(*TABLES[name], decisions)
        assert match.game.judge.tells()
        check_chances(match)


@pytest.mark.parametrize("name", JUDGED)
def test_all_chances_hold_when_the_match_is_over(name: str) -> None:
    match = after_random_answers(*TABLES[name], DECISIONS[0])
    playout(match, seeded(4))
    assert match.over
    check_chances(match)


def test_a_game_that_judges_nothing_has_no_chances() -> None:
    match = after_random_answers(*TABLES["pearls"], DECISIONS[0])
    assert not match.game.judge.tells()
    with pytest.raises(NotImplementedError):
        match.game.judge.all_chances(match)
