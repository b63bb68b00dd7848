"""Win rates by level are written by a study and read by the lobby."""

from pathlib import Path

import pytest

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.lab.difficulty import measured_file, result
from clockwood.measured import WinRate, read, win_rates
from clockwood.registry import game_named
from lab.test_difficulty import LEVELS, kept_with


def test_ironwood_ships_rates_of_both_automata_from_the_lowest_level_to_the_highest() -> None:
    found = win_rates("ironwood")
    for spec in game_named("ironwood").automata:
        levels = [rate.level for rate in found if (rate.automaton, rate.agent) == (spec.name, "greedy")]
        assert levels[0] == 0
        assert levels[-1] == 15
        assert levels == sorted(levels)
    assert all(0 <= rate.won <= rate.games and 0.0 <= rate.share <= 1.0 for rate in found)


def test_the_rival_is_harder_at_every_level_and_beatable_at_the_lowest() -> None:  # [IK V4]
    found = [rate for rate in win_rates("iron-kings") if (rate.automaton, rate.agent) == ("rival", "greedy")]
    assert [rate.level for rate in found] == list(range(1, 9))
    assert [rate.share for rate in found] == sorted((rate.share for rate in found), reverse=True)
    assert found[0].share > 0.5 > found[-1].share


def test_what_a_study_writes_is_what_is_read(tmp_path: Path) -> None:
    rules = game_named("ironwood").rules_version
    found = result(LEVELS, kept_with(tmp_path, LEVELS, {":0')": 3, ":15')": 1}))
    assert read(measured_file(found)) == (
        WinRate("ironbot", 0, "random", 4, 3, rules),
        WinRate("ironbot", 15, "random", 4, 1, rules),
    )


@pytest.mark.parametrize(
    "text",
    [
        "rate = 3",
        "[[rate]]\nlevel = 1",
        '[[rate]]\nautomaton = "a"\nlevel = 1\nagent = "b"\ngames = 4\nwon = 1',
        "not TOML",
    ],
)
def test_a_file_of_something_else_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"measured\.toml: is not what"):
        read(text)


def test_a_game_that_is_not_there_has_no_rates() -> None:
    with pytest.raises(UnknownName):
        win_rates("chess")
