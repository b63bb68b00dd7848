from pathlib import Path

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.lab.difficulty import Request, measured_cells, measured_file, order, report, result, study
from clockwood.lab.games import STALLED, Limit, Played
from clockwood.lab.study import StudyFolder
from clockwood.measured import read

LEVELS = Request("ironwood", {"random": 4}, ["ironbot"], [0, 15])
SINGLES = Request("ironwood", {"random": 4}, ["ironbot"], [], singles=True)


def kept_with(folder: Path, wanted: Request, wins: dict[str, int], reason: str = "won") -> StudyFolder:
    """Return a study folder in which the agent won these numbers of games, by the end of the cells' options."""
    kept = StudyFolder(folder, study(wanted))
    for cell, games in kept.study.cells:
        won = next((n for end, n in wins.items() if str(list(cell.options.items())[-1]).endswith(end)), 0)
        kept.add(
            [Played(cell.name, k, (0 if k < won else 1,), "won", 9, 80) for k in range(games - (reason == STALLED))]
        )
        if reason == STALLED:
            kept.add([Played(cell.name, games - 1, (), STALLED, 60, 900)])
    return kept


def test_every_level_is_a_cell_of_its_own() -> None:
    found = measured_cells(LEVELS)
    assert [(line.level, line.agent, line.games) for line in found] == [(0, "random", 4), (15, "random", 4)]
    assert [line.cell.options["seat.ironclad"] for line in found] == ["ironbot:0", "ironbot:15"]
    assert found[0].cell.players == ("random", "ironbot:0")


def test_single_settings_come_with_level_0_to_compare_them_with() -> None:
    found = measured_cells(SINGLES)
    assert (found[0].level, found[0].setting) == (0, "")
    settings = {line.setting: line.level for line in found[1:]}
    assert settings["ironbot.golem=1"] == 3
    assert settings["ironbot.garrison=5"] == 5
    assert all(line.cell.options["seat.ironclad"] == "ironbot:0" for line in found)


def test_each_agent_may_have_its_own_number_of_games() -> None:
    wanted = Request("ironwood", {"random": 3, "greedy": 1}, [], [0])
    assert [(line.agent, line.games) for line in measured_cells(wanted)][:2] == [("random", 3), ("greedy", 1)]


def test_win_rates_are_the_agents_and_a_stalled_game_is_not_won(tmp_path: Path) -> None:
    kept = kept_with(tmp_path, LEVELS, {":0')": 3, ":15')": 1}, STALLED)
    levels = result(LEVELS, kept)["levels"]
    assert [(line["hits"], line["games"], line["stalled"]) for line in levels] == [(3, 4, 1), (1, 4, 1)]
    assert levels[0]["share"] == 0.75


def test_a_higher_level_that_is_beaten_more_often_is_named(tmp_path: Path) -> None:
    assert order(result(LEVELS, kept_with(tmp_path / "a", LEVELS, {":0')": 3, ":15')": 1}))["levels"]) == []
    found = result(LEVELS, kept_with(tmp_path / "b", LEVELS, {":0')": 1, ":15')": 3}))
    said = "random beats ironbot level 15 more often than 0, by 50.0 points, which may be chance"
    assert found["order"] == [said]
    assert said in report(found).markdown()


def test_singles_are_sorted_by_what_they_cost_the_agent(tmp_path: Path) -> None:
    kept = kept_with(tmp_path, SINGLES, {":0')": 4, "'ironbot.golem', 1)": 1, "'ironbot.red-icons', 1)": 2})
    singles = result(SINGLES, kept)["singles"]
    assert singles[-2]["setting"] == "ironbot.golem=1"
    assert singles[-1]["setting"] == "ironbot.red-icons=1"
    assert singles[-1]["change"] == -0.5
    assert singles[-1]["change low"] < -0.5 < singles[-1]["change high"]


def test_a_small_study_of_real_games(tmp_path: Path) -> None:
    wanted = Request("ironwood", {"random": 1}, ["ironbot"], [0, 15], limit=Limit(rounds=3))
    kept = StudyFolder(tmp_path, study(wanted))
    kept.run(1)
    found = result(wanted, kept)
    assert found["games"] == 2
    report(found).write(tmp_path)
    assert "<svg" in (tmp_path / "difficulty-ironwood.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (Request("ironwood", {"nobody": 1}, [], [0]), "nobody: no such agent"),
        (
            Request("ironwood", {"random": 1}, ["tinbot"], [0]),
            "tinbot: no such automaton of ironwood; there are ironbot",
        ),
        (Request("ironwood", {"random": 1}, [], [16]), "ironbot:16: level 16 is outside 0–15"),
        (Request("forge-war", {"random": 1}, [], [0]), "forge-war: this game has no automata"),
    ],
)
def test_what_is_not_there_is_refused(wanted: Request, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        study(wanted)


def test_an_automaton_that_may_sit_anywhere_takes_the_last_seat() -> None:
    found = measured_cells(Request("iron-kings", {"random": 4}, [], [1, 8]))
    assert [line.cell.players for line in found] == [("random", "rival:1"), ("random", "rival:8")]


TOGETHER = Request("root", {"random": 2}, [], [0, 3], options={"alliance": 1}, together=True)


def test_one_agent_meets_automata_of_one_level_at_all_other_seats() -> None:
    found = measured_cells(TOGETHER)
    assert [(line.automaton, line.level) for line in found][:3] == [
        ("all but marquise", 0),
        ("all but marquise", 3),
        ("all but eyrie", 0),
    ]
    assert found[1].cell.players == ("random", "electric-eyrie:3", "automated-alliance:3")
    assert found[1].cell.options == {
        "alliance": 1,
        "seat.eyrie": "electric-eyrie:3",
        "seat.alliance": "automated-alliance:3",
    }


def test_games_that_are_added_up_share_no_seed() -> None:
    tables: tuple[dict[str, Value], ...] = ({}, {"marquise": 0, "alliance": 1})
    found = measured_cells(Request("root", {"random": 2}, [], [0, 3], seed=5, together=True, variants=tables))
    seeds = [[line.cell.seed + k for line in found if line.level == level for k in range(2)] for level in (0, 3)]
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == len(seeds[0]) == 8


def test_tables_together_are_pooled_and_count_for_each_automaton_at_them(tmp_path: Path) -> None:
    kept = StudyFolder(tmp_path, study(TOGETHER))
    for cell, games in kept.study.cells:
        own = cell.players.index("random")
        won = 2 if str(cell.options).count(":0") else own == 0
        kept.add([Played(cell.name, k, (own if k < won else (own + 1) % 3,), "won", 9, 80) for k in range(games)])
    found = result(TOGETHER, kept)
    pooled = [line for line in found["levels"] if line["automaton"] == "all but one"]
    assert [(line["level"], line["games"], line["hits"]) for line in pooled] == [(0, 6, 6), (3, 6, 1)]
    rates = {(rate.automaton, rate.level): (rate.games, rate.won) for rate in read(measured_file(found))}
    assert (rates["", 0], rates["", 3]) == ((6, 6), (6, 1))
    assert rates["mechanical-marquise", 3] == (4, 0)
    assert rates["electric-eyrie", 3] == (4, 1)
    text = report(found).markdown()
    assert "all but eyrie" in text
    assert "no seed is used twice by one agent at one level" in text


def test_single_automata_are_not_measured_together() -> None:
    with pytest.raises(BadInput, match="--together"):
        measured_cells(Request("root", {"random": 1}, ["vagabot"], [0], together=True))


def test_several_tables_are_taken_together_by_the_seat_of_the_agent(tmp_path: Path) -> None:
    tables: tuple[dict[str, Value], ...] = ({}, {"marquise": 0, "alliance": 1})
    wanted = Request("root", {"random": 2}, [], [0, 3], together=True, variants=tables)
    kept = StudyFolder(tmp_path, study(wanted))
    for cell, games in kept.study.cells:
        own = cell.players.index("random")
        kept.add([Played(cell.name, k, (own if k < 1 else 1 - own,), "won", 9, 80) for k in range(games)])
    found = result(wanted, kept)
    assert [(line["automaton"], line["level"], line["games"], line["hits"]) for line in found["levels"]] == [
        ("all but marquise", 0, 2, 1),
        ("all but marquise", 3, 2, 1),
        ("all but eyrie", 0, 4, 2),
        ("all but eyrie", 3, 4, 2),
        ("all but alliance", 0, 2, 1),
        ("all but alliance", 3, 2, 1),
        ("all but one", 0, 8, 4),
        ("all but one", 3, 8, 4),
    ]
    rates = {(rate.automaton, rate.level): (rate.games, rate.won) for rate in read(measured_file(found))}
    assert rates["electric-eyrie", 0] == (4, 2)
    assert rates["automated-alliance", 3] == (2, 1)


def test_several_tables_need_one_agent_at_a_table() -> None:
    with pytest.raises(BadInput, match="--variant: needs --together"):
        Request("root", {"random": 1}, [], [0], variants=({"alliance": 1},))
