"""Win rates by level are written by a study and read by the lobby."""

from pathlib import Path

import pytest

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.lab.difficulty import measured_file, result
from clockwood.measured import (
    SIDES_FILE,
    SideRate,
    TraitEffect,
    WinRate,
    read,
    read_effects,
    read_sides,
    trait_effects,
    win_rates,
    written,
)
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


def test_effects_of_traits_are_read_as_they_were_written() -> None:
    effects = [
        TraitEffect("ironbot", "steadfast", 1, 200, 90, 200, 70, 0.1, 0.004, 0.194, 1),
        TraitEffect("ironbot", "war-tax", 1, 200, 70, 200, 70, 0.0, -0.093, 0.093, 1),
    ]
    assert read_effects(written("trait", effects, ["Seed 0"])) == tuple(effects)


def test_wins_of_sides_are_read_as_they_were_written() -> None:
    sides = [SideRate("red", "greedy", 0, 90, 30, 0.25, 2), SideRate("red", "", 3, 200, 70, 1 / 3, 2)]
    assert read_sides(written("side", sides, ["Seed 0"])) == tuple(sides)


@pytest.mark.parametrize("text", ["side = 3", '[[side]]\nseat = "a"', "not TOML"])
def test_other_files_have_no_wins_of_sides(text: str) -> None:
    with pytest.raises(BadInput, match=f"{SIDES_FILE}: is not what `clockwood balance` writes"):
        read_sides(text)


@pytest.mark.parametrize("text", ["trait = 3", '[[trait]]\nautomaton = "a"', "not TOML"])
def test_other_files_have_no_effects_of_traits(text: str) -> None:
    with pytest.raises(BadInput, match=r"measured_traits\.toml: is not what"):
        read_effects(text)


@pytest.mark.parametrize("game", ["ironwood", "iron-kings", "forge-war", "root"])
def test_measured_traits_are_traits_of_the_game(game: str) -> None:
    traits = {(spec.name, trait) for spec in game_named(game).automata for trait in spec.traits}
    for effect in trait_effects(game):
        assert (effect.automaton, effect.trait) in traits
        assert effect.games >= 100
        assert effect.plain_games >= 100
        assert effect.low <= effect.change <= effect.high
