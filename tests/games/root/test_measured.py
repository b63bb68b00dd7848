"""Root's measured figures: complete, of games enough, in order, and those of the studies' pages."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from clockwood.lab import difficulty
from clockwood.lab.balance import measured
from clockwood.measured import (
    TOGETHER,
    SideRate,
    interval,
    read,
    read_sides,
    side_rates,
    trait_effects,
    win_rates,
)
from clockwood.registry import game_named

ROOT: Final = game_named("root")
LEVELS: Final = [0, 1, 2, 3]
AGENTS: Final = ["greedy", "regular"]
ENOUGH: Final = 200
"""The games that a cell against automata, or one level against another, has at least."""
ENOUGH_FOR_A_TRAIT: Final = 100
FAIR: Final = 0.25
"""The share of one of four."""
STUDIES: Final = Path(__file__).parents[3] / "docs" / "studies"
SEARCHING: Final = STUDIES.parent / "searching.md"


def figures(page: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STUDIES / f"{page}.json").read_text(encoding="utf-8"))
    return found


def sides(agent: str, level: int = 0) -> dict[str, SideRate]:
    return {side.seat: side for side in side_rates("root") if (side.agent, side.level) == (agent, level)}


@pytest.mark.parametrize("agent", AGENTS)
def test_an_agent_wins_less_often_the_higher_the_level_of_three_automata(agent: str) -> None:
    rates = [rate for rate in win_rates("root") if (rate.automaton, rate.agent) == (TOGETHER, agent)]
    assert [rate.level for rate in rates] == LEVELS
    assert all(rate.games >= ENOUGH for rate in rates)
    assert all(above.share < below.share for below, above in pairwise(rates))
    highest_of_nightmare = interval(rates[-1].won, rates[-1].games)[1]
    assert highest_of_nightmare < interval(rates[0].won, rates[0].games)[0]


def test_regular_wins_more_often_than_greedy_at_every_level() -> None:
    shares = {(rate.agent, rate.level): rate.share for rate in win_rates("root") if rate.automaton == TOGETHER}
    assert all(shares["regular", level] > shares["greedy", level] for level in LEVELS)


@pytest.mark.parametrize("automaton", [spec.name for spec in ROOT.automata])
def test_every_automaton_was_met_at_every_level_by_both_agents(automaton: str) -> None:
    found = [(rate.agent, rate.level) for rate in win_rates("root") if rate.automaton == automaton]
    assert sorted(found) == [(agent, level) for agent in AGENTS for level in LEVELS]


def test_the_games_against_three_automata_count_once_for_each_of_them() -> None:
    for agent in AGENTS:
        for level in LEVELS:
            rates = [rate for rate in win_rates("root") if (rate.agent, rate.level) == (agent, level)]
            together = next(rate for rate in rates if rate.automaton == TOGETHER)
            each = [rate for rate in rates if rate.automaton != TOGETHER]
            assert sum(rate.games for rate in each) == 3 * together.games
            assert sum(rate.won for rate in each) == 3 * together.won


@pytest.mark.parametrize(("agent", "level"), [*((agent, 0) for agent in AGENTS), *(("", level) for level in LEVELS)])
def test_each_faction_was_played_by_equals_and_each_game_had_a_winner(agent: str, level: int) -> None:
    found = sides(agent, level)
    assert sorted(found) == sorted(spec.seats[0] for spec in ROOT.automata)
    assert {side.fair for side in found.values()} == {1 / 4}
    assert len({side.games for side in found.values()}) == 1
    games = sum(side.games for side in found.values()) / 4
    assert games <= sum(side.won for side in found.values()) <= 1.2 * games  # partners of a coalition both win
    assert all(side.games >= (ENOUGH if agent != "regular" else ENOUGH // 2) for side in found.values())


def test_the_figures_are_of_the_present_rules() -> None:
    rates = {rate.rules for rate in win_rates("root")} | {rate.rules for rate in side_rates("root")}
    versions = rates | {effect.rules for effect in trait_effects("root")}
    assert versions == {ROOT.rules_version}


def test_the_lobby_and_the_pages_of_the_studies_tell_of_the_same_games() -> None:
    """After a study: write page and figures by the command that its page names."""
    against = read(difficulty.measured_file(figures("difficulty-root")))
    assert [bare(rate) for rate in win_rates("root")] == [bare(rate) for rate in against]
    between = read_sides(measured.measured_file(figures("balance-root")))
    assert [bare(side) for side in side_rates("root")] == [bare(side) for side in between]
    assert [vars(effect) for effect in trait_effects("root")] == figures("traits-root")["traits"]


def test_every_trait_was_measured_in_games_enough() -> None:
    found = {(effect.automaton, effect.trait): effect.games for effect in trait_effects("root")}
    assert sorted(found) == sorted((spec.name, trait) for spec in ROOT.automata for trait in spec.traits)
    assert min(found.values()) >= ENOUGH_FOR_A_TRAIT


@pytest.mark.parametrize("found", figures("levels-root"), ids=lambda found: f"{found['one']}-{found['others']}")
def test_each_level_wins_more_than_its_share_against_three_of_the_level_below(found: dict[str, Any]) -> None:
    low, high = interval(found["won"], found["games"])
    assert (round(low, 4), round(high, 4)) == (found["low"], found["high"])
    assert found["games"] >= ENOUGH
    assert low > FAIR
    assert found["won"] == sum(found["by faction"].values())
    row = f"| {found['one']} | {found['others']} | {found['games']:,} | {found['won'] / found['games']:.1%} |"
    assert row in SEARCHING.read_text(encoding="utf-8")


def bare(rate: object) -> dict[str, Any]:
    """Return a rate without the version of the rules, which pages do not tell."""
    return {key: value for key, value in vars(rate).items() if key != "rules"}
