"""Whatever a person hands in wrongly is named with its place and reason: status 2, no traceback, nothing changed."""

from pathlib import Path

import pytest

import clockwood
from terminal.sitting import Sitting


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play chess", "chess: no such game; there are ironwood"),
        ("play ironwood --as elves", "elves: no such seat; there are woodwalkers, ironclad"),
        ("play ironwood --vs nobody", "nobody: no such opponent"),
        ("play ironwood --hot-seat --vs random", "--vs: cannot be combined with --hot-seat"),
        ("play ironwood --seed x", "--seed x: must be a whole number"),
        ("play ironwood --seed -4", "--seed -4: must be a whole number"),
        ("play ironwood --option beginner", "--option beginner: must be written KEY=VALUE"),
        ("play ironwood --option speed=9", "speed: no such option"),
        ("play ironwood --option beginner=7", "beginner: 7 is outside 0–1"),
        ("play ironwood --option beginner=x", "beginner: 'x' is not a whole number"),
        ("play ironwood --pack nowhere", "nowhere: no such folder"),
        ("play ironwood --language xx", "xx: no such language"),
        ("run nowhere.toml", "nowhere.toml: cannot be read"),
        ("analyse nowhere.toml", "nowhere.toml: cannot be read"),
        ("replay nowhere.record", "nowhere.record: cannot be read"),
        ("verify nowhere.record", "nowhere.record: cannot be read"),
        ("simulate ironwood --games 0", "--games 0: must be at least 1"),
        ("simulate ironwood --processes -1", "--processes -1: must be at least 0"),
        ("simulate ironwood --seats elves=random", "elves: no such seat"),
        ("simulate ironwood --seat ironclad=nobody", "nobody: no such agent"),
        ("simulate ironwood --seat ironclad", "--seat ironclad: must be written KEY=VALUE"),
        ("simulate ironwood --seed 1e9", "--seed 1e9"),
        ("rules chess", "chess: no such game"),
        ("rules ironwood --language xx", "xx: no such language"),
        ("words chess", "chess: no such game"),
        ("words ironwood --language xx", "xx: no such language"),
        ("fields chess", "chess: no such game"),
        ("fields ironwood --history -1", "--history -1: must be at least 0"),
        ("bench chess", "chess: no such game"),
        ("pack check nowhere", "nowhere: there is no pack.toml here"),
        ("pack new chess nowhere", "chess: no such game"),
    ],
)
def test_refused(sitting: Sitting, words: str, said: str) -> None:
    text = sitting.command(*words.split())
    assert sitting.status == 2
    assert said in sitting.errors
    assert "Traceback" not in sitting.errors + text
    assert not sitting.home.exists()


@pytest.mark.parametrize("words", ["play", "fly", "play ironwood --games 3", "simulate ironwood --games many"])
def test_what_the_command_line_itself_refuses(sitting: Sitting, words: str) -> None:
    sitting.command(*words.split())
    assert sitting.status == 2
    assert "Traceback" not in sitting.errors


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "line 1: this is not a 'clockwood 1' record"),
        ("clockwood 1 · ironwood rules 999 · seed 1", "line 1: played under rules 999"),
        ("{header}\nwoodwalkers: fly", "line 2: fly: no action is called 'fly'"),
        ("{header}\nwoodwalkers: play WW02", "line 2: play WW02: not-asked"),
        ("{header}\nwoodwalkers: draw-two\n@ 000000", "line 3: the game differs here"),
    ],
)
def test_a_bad_record(sitting: Sitting, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.record"
    header = clockwood.new("ironwood", seed=1).record().splitlines()[0]
    path.write_text(text.replace("{header}", header), encoding="utf-8")
    sitting.command("replay", str(path))
    assert sitting.status == 2
    assert f"bad.record, {said}" in sitting.errors


def test_a_kept_game_that_is_damaged_is_left_as_it_is(sitting: Sitting) -> None:
    sitting.play("1")
    path = sitting.home / "ironwood" / "current.record"
    path.write_text(sitting.record() + "woodwalkers: fly\n", encoding="utf-8")
    before = path.read_bytes()
    sitting.command("play", "ironwood")
    assert sitting.status == 2
    assert "no action is called 'fly'" in sitting.errors
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [("[", "not valid TOML"), ("game = 3", ""), ('format = "clockwood position 1"\ngame = "chess"', "no such game")],
)
def test_a_bad_position(sitting: Sitting, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    sitting.command("run", str(path))
    assert sitting.status == 2
    assert said in sitting.errors
    assert "Traceback" not in sitting.errors


def test_an_answer_that_is_not_allowed(sitting: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "start.toml"
    path.write_text(clockwood.new("ironwood", seed=7, options={"draw-four": 0}).position(), encoding="utf-8")
    sitting.command("run", str(path), "--choose", "play WW38")
    assert sitting.status == 2
    assert "play WW38: not-in-hand [IW R5.2]" in sitting.errors


def test_bytes_that_are_no_text(sitting: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "bad.record"
    path.write_bytes(b"clockwood \xff\xfe")
    sitting.command("replay", str(path))
    assert sitting.status == 2
    assert "not UTF-8 text at byte 10" in sitting.errors


def test_a_new_pack_never_writes_over_files(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    sitting.command("pack", "new", "ironwood", str(tmp_path))
    assert sitting.status == 2
    assert "is not an empty folder; nothing was written" in sitting.errors
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_a_place_that_cannot_be_written(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    sitting.command("play", "ironwood", "--save", str(tmp_path / "file" / "game.record"), "--vs", "random")
    assert sitting.status == 2
    assert "cannot be" in sitting.errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--level grandmaster", "grandmaster: no such level; there are novice, regular, strong, expert"),
        ("--iterations 0", "--iterations 0: must be at least 1"),
        ("--seconds 0", "--seconds 0: must be more than 0"),
        ("--as elves", "elves: no such seat"),
        ("--as ironclad", "ironclad: is not asked anything now"),
        ("--top 0 --iterations 1", "--top 0: must be at least 1"),
    ],
)
def test_what_cannot_be_analysed_is_refused(sitting: Sitting, tmp_path: Path, words: str, said: str) -> None:
    table = clockwood.new("ironwood", seed=3, options={"beginner": 1})
    assert [int(question.seat) for question in table.decisions] == [0]
    file = tmp_path / "position.toml"
    file.write_text(table.position(), encoding="utf-8")
    sitting.command("analyse", str(file), *words.split())
    assert sitting.status == 2
    assert said in sitting.errors


def test_a_finished_match_is_not_analysed(sitting: Sitting, tmp_path: Path) -> None:
    table = clockwood.new("ironwood", seed=3)
    table.resign(0)
    file = tmp_path / "over.toml"
    file.write_text(table.position(), encoding="utf-8")
    sitting.command("analyse", str(file))
    assert sitting.status == 2
    assert "the match is over" in sitting.errors
