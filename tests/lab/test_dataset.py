"""Games of studies as one table: its columns, and folders that are refused."""

import json
from pathlib import Path

import polars as pl
import pytest

from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.lab import study as studies
from clockwood.lab.balance.games import Request
from clockwood.lab.balance.games import study as balance_of
from clockwood.lab.dataset import study_games, write_dataset
from clockwood.lab.frames import GAME_COLUMNS
from clockwood.lab.games import Cell
from clockwood.lab.shares import Share, difference, difference_of_groups
from clockwood.lab.study import JOURNAL, PLAN, Study, StudyFolder

BEACONS = Study("test", [(Cell("beacons", ("random", "greedy"), {"nights": nights}), 3) for nights in (3, 5)])
BUILD = "clockwood 0.2.0, rules compiled, Python 3.11.7, commit 00e22fb328"


def played(folder: Path, study: Study = BEACONS, processes: int = 1) -> Path:
    StudyFolder(folder, study).run(processes, seconds=0.0)
    return folder


def changed(folder: Path, **change: object) -> None:
    plan = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    (folder / PLAN).write_text(json.dumps({**plan, **change}), encoding="utf-8")


def test_a_row_says_what_was_played_by_whom_and_how_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "version", lambda: BUILD)
    folder = played(tmp_path / "mine")
    row = study_games(folder).to_dicts()[1]
    first = StudyFolder(folder, BEACONS).games[row["cell"], 0]
    assert (row["study"], row["kind"], row["game"], row["rules"]) == ("mine", "test", "beacons", 1)
    assert (row["version"], row["form"], row["commit"]) == ("0.2.0", "compiled", "00e22fb328")
    assert (row["number"], row["seed"], json.loads(row["options"])["nights"]) == (0, 0, 5)
    assert [(seat["player"], seat["automaton"]) for seat in row["seats"]] == [("random", False), ("greedy", False)]
    assert [seat["seat"] for seat in row["seats"] if seat["won"]] == row["winners"]
    assert (row["ending"], row["rounds"], row["decisions"]) == (first.reason, first.rounds, first.decisions)


def test_polars_reads_the_dataset_back(tmp_path: Path) -> None:
    folders = [played(tmp_path / name) for name in ("one", "two")]
    written = write_dataset(folders, tmp_path / "data")
    assert [path.relative_to(tmp_path).as_posix() for path in written] == [
        "data/game=beacons/one.parquet",
        "data/game=beacons/two.parquet",
    ]
    assert list(written.values()) == [6, 6]
    read = pl.scan_parquet(tmp_path / "data").collect()
    assert dict(read.schema) == GAME_COLUMNS
    assert read.equals(pl.concat([study_games(folder) for folder in folders]))
    assert not list(tmp_path.rglob("*.new"))


def test_duckdb_reads_the_dataset_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duckdb = pytest.importorskip("duckdb", reason="DuckDB is no package of the project; the test runs where it is")
    monkeypatch.chdir(tmp_path)
    write_dataset([played(tmp_path / "mine")], "data")
    won = duckdb.sql("select sum(s.won::int) from (select unnest(seats) as s from 'data/*/*.parquet')").fetchall()
    nights = duckdb.sql("select distinct options ->> '$.nights' from 'data/*/*.parquet' order by 1").fetchall()
    assert won == [(study_games("mine")["winners"].list.len().sum(),)]
    assert nights == [("3",), ("5",)]


def test_the_number_of_processes_changes_no_row(tmp_path: Path) -> None:
    frames = [study_games(played(tmp_path / str(n) / "same", processes=n)) for n in (1, 2)]
    assert frames[0].equals(frames[1])


def test_the_automata_of_a_table_and_their_places_but_no_watcher(tmp_path: Path) -> None:
    seated: dict[str, Value] = {"seat.marquise": "mechanical-marquise:1", "seat.eyrie": "electric-eyrie:1"}
    played(tmp_path, balance_of(Request("root", "random", 1, seated)))
    row = study_games(tmp_path).to_dicts()[0]
    assert [(seat["seat"], seat["player"], seat["automaton"]) for seat in row["seats"]] == [
        ("marquise", "mechanical-marquise:1", True),
        ("eyrie", "electric-eyrie:1", True),
    ]
    assert sorted(seat["place"] for seat in row["seats"]) == [1, 2]
    assert [seat["score"] >= 30 for seat in row["seats"]] == [seat["won"] for seat in row["seats"]]
    options = json.loads(row["options"])
    assert options["map"] == "autumn"
    assert not [key for key in options if key.startswith("seat.")]


def test_every_game_has_the_build_that_played_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cell = BEACONS.cells[0][0]
    for games, commit in ((2, "aaa"), (3, "bbb")):
        monkeypatch.setattr(studies, "version", lambda commit=commit: BUILD.replace("00e22fb328", commit))
        played(tmp_path, Study("test", [(cell, games)]))
    assert study_games(tmp_path)["commit"].to_list() == ["aaa", "aaa", "bbb"]


@pytest.mark.parametrize(("builds", "expected"), [([BUILD], "0.2.0"), ([BUILD, "another"], None)])
def test_an_older_journal_tells_the_build_only_if_there_was_one(
    tmp_path: Path, builds: list[str], expected: str | None
) -> None:
    played(tmp_path)
    text = (tmp_path / JOURNAL).read_text(encoding="utf-8")
    (tmp_path / JOURNAL).write_text(text.replace(',"by":0', ""), encoding="utf-8")
    changed(tmp_path, **{"written by": builds})
    assert study_games(tmp_path)["version"].unique().to_list() == [expected]


def test_a_stopped_study_gives_what_it_has_and_stays_as_it_is(tmp_path: Path) -> None:
    played(tmp_path)
    lines = (tmp_path / JOURNAL).read_text(encoding="utf-8").splitlines(keepends=True)
    torn = "".join(lines[:2]) + lines[2][:30]
    (tmp_path / JOURNAL).write_text(torn, encoding="utf-8")
    assert study_games(tmp_path).height == 2
    assert (tmp_path / JOURNAL).read_text(encoding="utf-8") == torn


def test_games_of_other_rules_are_refused_and_nothing_is_written(tmp_path: Path) -> None:
    good, bad = played(tmp_path / "good"), played(tmp_path / "bad")
    changed(bad, rules={"beacons": 7})
    with pytest.raises(BadInput, match="bad: was played by rules 7 of beacons, and these are rules 1; use the version"):
        write_dataset([good, bad], tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_folders_without_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"holds no study: there is no plan\.json"):
        study_games(tmp_path)
    StudyFolder(tmp_path / "new", BEACONS)
    with pytest.raises(BadInput, match="new: holds no games yet"):
        study_games(tmp_path / "new")
    changed(tmp_path / "new", cells={"beacons": {}})
    with pytest.raises(BadInput, match=r"plan\.json: was not written by a study"):
        study_games(tmp_path / "new")


def test_two_studies_of_one_name_are_refused(tmp_path: Path) -> None:
    folders = [played(tmp_path / place / "same") for place in ("here", "there")]
    with pytest.raises(BadInput, match="another study is named same, too"):
        write_dataset(folders, tmp_path / "data")


def test_a_dataset_that_cannot_be_written(tmp_path: Path) -> None:
    folder = played(tmp_path / "mine")
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="cannot be written: Not a directory"):
        write_dataset([folder], tmp_path / "file")


def test_games_that_hang_together_widen_the_interval() -> None:
    alone = [(Share(k % 2, 1), Share(k % 4 // 3, 1)) for k in range(400)]
    together = [(Share(left.hits * 9, 9), Share(right.hits * 9, 9)) for left, right in alone]
    value, low, high = difference_of_groups(alone)
    assert (value, low) == pytest.approx(difference(Share(200, 400), Share(100, 400))[:2], abs=0.03)
    assert difference_of_groups(together) == pytest.approx((value, low, high))
    assert high - low > 2 * (difference(Share(1800, 3600), Share(900, 3600))[2] - value)
