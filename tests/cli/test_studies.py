"""Tournaments and measures of difficulty, as a person runs them."""

import json
from pathlib import Path

import pytest

from clockwood import registry
from clockwood.cli import studies
from clockwood.extras import how_to_install
from clockwood.lab import packages
from clockwood.lab.study import StudyFolder
from clockwood.measured import read_sides
from terminal.sitting import Sitting

registry.register("beacons", "beacons.game")

SMALL = ["--rounds", "1", "--processes", "1"]
TOURNAMENT = ["tournament", "ironwood", "--player", "random", "--player", "ironbot:3", "--games", "2", *SMALL]
DIFFICULTY = ["difficulty", "ironwood", "--automaton", "ironbot", "--agent", "random=1", "--levels", "0,15", *SMALL]


@pytest.mark.slow
def test_a_tournament_prints_ratings_and_keeps_everything(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command(*TOURNAMENT, "--folder", str(tmp_path / "here"))
    assert sitting.status == 0
    assert "ironbot:3" in text
    assert "2 of them stalled: cut after round 1" in text
    kept = {path.name for path in (tmp_path / "here").iterdir()}
    assert {"plan.json", "games.parquet", "figures.json", "report.md", "report.html", "ratings.svg"} <= kept


def test_a_tournament_as_data(sitting: Sitting, tmp_path: Path) -> None:
    found = json.loads(sitting.command(*TOURNAMENT, "--folder", str(tmp_path), "--json"))
    assert [line["stalled"] for line in found["standing"]] == [2, 2]
    assert json.loads((tmp_path / "figures.json").read_text(encoding="utf-8")) == found


def test_the_same_command_finds_its_results_again(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sitting.command(*TOURNAMENT)
    sitting.command(*TOURNAMENT, "--seed", "8")
    folders = list((tmp_path / "results").iterdir())
    journals = [(folder / "games.jsonl").read_bytes() for folder in folders]
    sitting.command(*TOURNAMENT)
    assert len(folders) == 2
    assert [(folder / "games.jsonl").read_bytes() for folder in folders] == journals


def test_a_tournament_under_several_sets_of_options(sitting: Sitting, tmp_path: Path) -> None:
    words = ["tournament", "ironwood", "--player", "random", "--player", "ironbot:0", "--games", "1", *SMALL]
    sets = ["--variant", "beginner=1, draw-four=0", "--variant", "ironwood:beginner=0"]
    found = json.loads(sitting.command(*words, *sets, "--folder", str(tmp_path), "--json"))
    solo = {"seat.ironclad": "ironbot:0"}
    assert [meeting["options"] for meeting in found["meetings"]] == [
        {"beginner": "1", "draw-four": "0", **solo},
        {"beginner": "0", **solo},
    ]


def test_difficulty_prints_a_line_for_every_level(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command(*DIFFICULTY, "--folder", str(tmp_path))
    assert sitting.status == 0
    assert "The levels are ordered" in text
    found = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert [(line["level"], line["stalled"]) for line in found["levels"]] == [(0, 1), (15, 1)]


def test_difficulty_of_single_options(sitting: Sitting, tmp_path: Path) -> None:
    words = [*DIFFICULTY, "--single-options", "--folder", str(tmp_path), "--json"]
    found = json.loads(sitting.command(*words))
    assert "ironbot.golem=1" in [line["setting"] for line in found["singles"]]


def test_balance_says_which_criteria_are_met(sitting: Sitting, tmp_path: Path) -> None:
    words = ["balance", "ironwood", "--agents", "random", "--games", "1", *SMALL, "--folder", str(tmp_path)]
    text = sitting.command(*words)
    assert "no side wins more than 5 points above its fair share" in text
    assert "won when played" in text
    data = json.loads(sitting.command(*words, "--json"))
    assert data["criteria"][0]["met"] is True
    assert {"games.parquet", "cards.parquet", "report.html"} <= {path.name for path in tmp_path.iterdir()}


def test_balance_of_several_tables(sitting: Sitting, tmp_path: Path) -> None:
    words = ["balance", "beacons", "--agents", "random", "--games", "1", "--processes", "1", "--folder", str(tmp_path)]
    sets = ["--variant", "nights=3", "--variant", "greedy:nights=4@2", "--above", "60", "--lasting", "3-9"]
    found = json.loads(sitting.command(*words, *sets, "--json"))
    assert [(line["agent"], line["games"]) for line in found["tables"]] == [("random", 1), ("greedy", 2)]
    assert found["criteria"][0]["criterion"].startswith("no side wins more than 60 points above")
    assert [line["met"] for line in found["criteria"]] == [True, True]


def test_balance_writes_the_file_of_a_game_only_from_tables_taken_together(sitting: Sitting, tmp_path: Path) -> None:
    file = tmp_path / "sides.toml"
    words = ["balance", "beacons", "--agents", "random", "--games", "2", "--processes", "1", "--measured", str(file)]
    sitting.command(*words, "--folder", str(tmp_path / "kept"))
    assert "--measured: needs --pooled" in sitting.errors
    assert not (tmp_path / "kept").exists()
    sitting.command(*words, "--folder", str(tmp_path / "kept"), "--pooled")
    assert {(side.agent, side.games) for side in read_sides(file.read_text(encoding="utf-8"))} == {("random", 2)}


def test_balance_of_a_pack_of_ones_own(sitting: Sitting, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    sitting.command("pack", "new", "ironwood", str(folder))
    words = ["balance", "ironwood", "--agents", "random", "--games", "1", *SMALL, "--folder", str(tmp_path / "kept")]
    assert "house-1" in sitting.command(*words)
    sitting.command(*words, "--pack", str(folder))
    assert "holds another study: packs is" in sitting.errors


def test_a_page_takes_the_report_and_a_file_beside_it_the_figures(sitting: Sitting, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- figures -->\n<!-- end of figures -->\n", encoding="utf-8")
    sitting.command(*DIFFICULTY, "--folder", str(tmp_path / "kept"), "--page", str(page))
    assert sitting.status == 0
    assert "## Levels" in page.read_text(encoding="utf-8")
    assert json.loads((tmp_path / "page.json").read_text(encoding="utf-8"))["game"] == "ironwood"


def test_stopped_by_hand_it_says_how_to_go_on(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(kept: StudyFolder, processes: int, on: str) -> None:
        del kept, processes, on
        raise KeyboardInterrupt

    monkeypatch.setattr(StudyFolder, "run", stopped)
    sitting.command(*TOURNAMENT, "--folder", str(tmp_path))
    assert sitting.status == studies.INTERRUPTED
    assert "the same command continues" in sitting.errors


def test_what_is_not_installed_is_asked_for(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "NEEDED", ("polars", "abacus"))
    sitting.command(*TOURNAMENT)
    assert sitting.status == 2
    assert f"abacus: not installed; {how_to_install('lab')}" in sitting.errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("tournament chess", "chess: no such game"),
        ("tournament ironwood --player nobody", "nobody: no such agent or automaton"),
        ("tournament ironwood --player ironbot:16", "ironbot:16: level 16 is outside 0–15"),
        ("tournament ironwood --player random", "--player: nobody can meet"),
        ("tournament ironwood --games 0", "--games 0: must be at least 1"),
        ("tournament ironwood --rounds 0", "--rounds 0: must be at least 1"),
        ("tournament ironwood --processes -1", "--processes -1: must be at least 0"),
        ("tournament ironwood --seed x", "--seed x: must be a whole number"),
        ("tournament ironwood --variant beginner", "--variant beginner: must be written KEY=VALUE"),
        ("tournament ironwood --variant speed=9", "speed: no such option"),
        ("tournament ironwood --variant chess:speed=9", "--variant chess: is not played here"),
        ("difficulty chess", "chess: no such game"),
        ("difficulty ironwood --agent nobody", "nobody: no such agent"),
        ("difficulty ironwood --agent random=x", "--agent random=x: 'x' is not a whole number"),
        ("difficulty ironwood --agent random=0", "must be at least 1"),
        ("difficulty ironwood --agent random --agent random=3", "--agent random: is given twice"),
        ("difficulty ironwood --automaton tinbot", "tinbot: no such automaton"),
        ("difficulty ironwood --levels 0,99", "ironbot:99: level 99 is outside 0–15"),
        ("difficulty ironwood --levels 0,,5", "--levels 0,,5: '' is not a whole number"),
        ("balance chess", "chess: no such game"),
        ("balance ironwood --agents nobody", "nobody: no such agent"),
        ("balance ironwood --games 0", "--games 0: must be at least 1"),
        ("balance ironwood --option speed=9", "speed: no such option"),
        ("balance ironwood --lasting 9-4", "--lasting 9-4: 4: must be at least 9"),
        ("balance ironwood --variant nobody:mat=1", "nobody: no such agent"),
        ("balance ironwood --variant mat=1@few", "'few' is not a whole number"),
        ("balance ironwood --page nowhere.md", "nowhere.md: no such page"),
        ("difficulty ironwood --pack nowhere", "nowhere: no such folder"),
    ],
)
def test_refused(sitting: Sitting, tmp_path: Path, words: str, said: str) -> None:
    folder = tmp_path / "results"
    text = sitting.command(*words.split(), "--folder", str(folder))
    assert sitting.status == 2
    assert said in sitting.errors
    assert "Traceback" not in sitting.errors + text
    assert not folder.exists()


def test_results_of_another_tournament_are_left_alone(sitting: Sitting, tmp_path: Path) -> None:
    sitting.command(*TOURNAMENT, "--folder", str(tmp_path))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    sitting.command(*TOURNAMENT, "--player", "greedy", "--folder", str(tmp_path))
    assert sitting.status == 2
    assert "holds another study" in sitting.errors
    sitting.command(*DIFFICULTY, "--folder", str(tmp_path))
    assert "kind is tournament there and difficulty here" in sitting.errors
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be_written(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    sitting.command(*TOURNAMENT, "--folder", str(tmp_path / "file"))
    assert sitting.status == 2
    assert "cannot be used" in sitting.errors


SIMULATE = ["simulate", "beacons", "--seat", "north=greedy", "--games", "3", "--processes", "1"]


def test_simulated_games_are_kept_where_asked_and_go_into_a_dataset(sitting: Sitting, tmp_path: Path) -> None:
    plain = sitting.command(*SIMULATE)
    kept = sitting.command(*SIMULATE, "--folder", str(tmp_path / "kept"))
    journal = (tmp_path / "kept" / "games.jsonl").read_bytes()
    assert sitting.command(*SIMULATE, "--folder", str(tmp_path / "kept")) == kept == plain
    assert (tmp_path / "kept" / "games.jsonl").read_bytes() == journal
    text = sitting.command("dataset", str(tmp_path / "kept"), "--out", str(tmp_path / "data"))
    path = tmp_path / "data" / "game=beacons" / "kept.parquet"
    assert text == f"{path}: 3 games\n"
    assert path.is_file()


def test_a_dataset_as_data(sitting: Sitting, tmp_path: Path) -> None:
    sitting.command(*SIMULATE, "--folder", str(tmp_path / "kept"))
    found = json.loads(sitting.command("dataset", str(tmp_path / "kept"), "--out", str(tmp_path), "--json"))
    assert [(Path(line["file"]).name, line["games"]) for line in found] == [("kept.parquet", 3)]


def test_a_dataset_of_nothing_is_refused_in_one_line(sitting: Sitting, tmp_path: Path) -> None:
    sitting.command("dataset", str(tmp_path), "--out", str(tmp_path / "data"))
    assert sitting.status == 2
    assert sitting.errors == f"clockwood: {tmp_path}: holds no study: there is no plan.json\n"
