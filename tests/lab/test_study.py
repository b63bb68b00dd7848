import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from clockwood.kernel.errors import BadInput
from clockwood.lab import study as studies
from clockwood.lab.build import version
from clockwood.lab.frames import game_frame, write_parquet
from clockwood.lab.games import Cell
from clockwood.lab.kept import kept_by
from clockwood.lab.study import JOURNAL, PLAN, Study, StudyFolder, default_folder

CELLS = [Cell("beacons", ("random", "random"), {"nights": nights}) for nights in (3, 5)]


def study(games: int = 6, *, seed: int = 0, grows: bool = False) -> Study:
    return Study("test", [(replace(cell, seed=seed), games) for cell in CELLS], grows)


def journal(folder: Path) -> str:
    return (folder / JOURNAL).read_text(encoding="utf-8")


def test_one_process_or_two_give_the_same_rows(tmp_path: Path) -> None:
    frames = []
    for processes in (1, 2):
        kept = StudyFolder(tmp_path / str(processes), study())
        kept.run(processes, seconds=0.0)
        write_parquet(kept)
        frames.append(game_frame(kept_by(kept)).drop("study"))
    assert frames[0].height == 12
    assert frames[0].equals(frames[1])
    read = [pl.read_parquet(tmp_path / name / "games.parquet") for name in ("1", "2")]
    assert read[0].drop("study").equals(read[1].drop("study"))


def test_rows_go_round_by_round_through_the_cells(tmp_path: Path) -> None:
    kept = StudyFolder(tmp_path, study(3))
    kept.run(1)
    assert [(cell.options["nights"], played.number) for cell, played in kept.rows()] == [
        (3, 0), (5, 0), (3, 1), (5, 1), (3, 2), (5, 2),
    ]  # fmt: skip


KILLED = """
from clockwood import registry
registry.register("beacons", "beacons.game")
from pathlib import Path
from clockwood.lab.games import Cell
from clockwood.lab.kept import kept_by
from clockwood.lab.study import StudyFolder, Study
if __name__ == "__main__":
    cells = [Cell("beacons", ("random", "random"), {"nights": nights}) for nights in (3, 5)]
    StudyFolder(Path(__import__("sys").argv[1]), Study("test", [(cell, 100_000) for cell in cells])).run(2, 0.0)
"""


@pytest.mark.slow
def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    script, folder = tmp_path / "run.py", tmp_path / "kept"
    script.write_text(KILLED, encoding="utf-8")
    paths = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.Popen([sys.executable, str(script), str(folder)], env={**os.environ, "PYTHONPATH": paths})
    while not (folder / JOURNAL).exists() or journal(folder).count("\n") < 3:
        assert run.poll() is None
        time.sleep(0.01)
    run.kill()
    run.wait()
    with (folder / JOURNAL).open("a", encoding="utf-8") as torn:
        torn.write('[{"cell":"beacons nig')
    kept = StudyFolder(folder, study(40))
    before = len(kept.games)
    assert before >= 3
    kept.run(1)
    assert sum(len(numbers) for _, numbers in kept.missing()) == 0
    whole = StudyFolder(tmp_path / "whole", study(40))
    whole.run(1)
    both = [game_frame(kept_by(folder)).drop("study", "version", "form", "commit") for folder in (kept, whole)]
    assert both[0].equals(both[1])
    assert all(json.loads(line) for line in journal(folder).splitlines())


def test_a_finished_study_plays_nothing_more(tmp_path: Path) -> None:
    StudyFolder(tmp_path, study()).run(1)
    before = journal(tmp_path)
    StudyFolder(tmp_path, study()).run(1)
    assert journal(tmp_path) == before


def test_more_games_are_added_to_those_there_are(tmp_path: Path) -> None:
    StudyFolder(tmp_path, study(2)).run(1)
    more = StudyFolder(tmp_path, study(5))
    assert [numbers for _, numbers in more.missing()] == [[2, 3, 4]] * 2
    more.run(1)
    fewer = StudyFolder(tmp_path, study(1))
    assert [played.number for _, played in fewer.rows()] == [0, 0]


def test_another_study_in_the_folder_is_refused(tmp_path: Path) -> None:
    StudyFolder(tmp_path, study())
    with pytest.raises(BadInput, match="holds another study: seed is 0 there and 9 here; name another folder"):
        StudyFolder(tmp_path, study(seed=9))
    fewer = Study("test", study().cells[:1])
    with pytest.raises(BadInput, match=r"cells\.beacons nights=5 random – random is only there"):
        StudyFolder(tmp_path, fewer)


def test_a_study_that_grows_takes_more_cells_but_no_other_seed(tmp_path: Path) -> None:
    StudyFolder(tmp_path, Study("test", study().cells[:1], grows=True)).run(1)
    grown = StudyFolder(tmp_path, Study("test", study().cells[1:], grows=True))
    assert len(json.loads((tmp_path / PLAN).read_text(encoding="utf-8"))["cells"]) == 2
    assert list(grown.rows()) == []
    assert sum(len(numbers) for _, numbers in StudyFolder(tmp_path, study(grows=True)).missing()) == 6
    with pytest.raises(BadInput, match="seed is 0 there and 9 here"):
        StudyFolder(tmp_path, study(seed=9, grows=True))


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"cells": {}, "written by": 3}'])
def test_a_plan_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / PLAN).write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="was not written by a study"):
        StudyFolder(tmp_path, study())


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    StudyFolder(tmp_path, study(1)).run(1)
    (tmp_path / JOURNAL).write_text('[{"cell": 3}]\n', encoding="utf-8")
    with pytest.raises(BadInput, match="line 1: was not written by a study"):
        StudyFolder(tmp_path, study(1))


OTHER_VERSIONS = {
    "rules": (PLAN, '"beacons": ', '"beacons": 9', r"holds another study: rules\.beacons is 9\d* there and \d+ here"),
    "plan": (PLAN, '"limit"', '"limits"', "holds another study: limits is only there"),
    "games": (JOURNAL, '"number"', '"place":1,"number"', "line 1: was not written by a study of this version"),
    "no text": (JOURNAL, "beacons", "\udcff", "was not written by a study of this version"),
}


@pytest.mark.parametrize("what", OTHER_VERSIONS)
def test_a_folder_of_another_version_is_refused_and_left_as_it_is(tmp_path: Path, what: str) -> None:
    name, found, other, reason = OTHER_VERSIONS[what]
    StudyFolder(tmp_path, study(1)).run(1)
    path = tmp_path / name
    text = path.read_text(encoding="utf-8").replace(found, other)
    path.write_text(text, encoding="utf-8", errors="surrogateescape")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(BadInput, match=reason) as refused:
        StudyFolder(tmp_path, study(1))
    assert "name another folder" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="cannot be used: Not a directory"):
        StudyFolder(tmp_path / "file" / "results", study())


def test_the_same_study_finds_its_folder_again() -> None:
    assert default_folder(study(3)) == default_folder(study(9))
    assert default_folder(study()) != default_folder(study(seed=1))
    fewer = Study("test", study().cells[:1], grows=True)
    assert default_folder(fewer) == default_folder(study(grows=True))


def test_who_played_is_kept_once_for_each_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    StudyFolder(tmp_path, study())
    StudyFolder(tmp_path, study())
    monkeypatch.setattr(studies, "version", lambda: "another")
    assert StudyFolder(tmp_path, study()).written_by == [version(), "another"]
