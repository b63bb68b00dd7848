"""Whole games in a pipe, leaving and continuing, undo and redo."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import clockwood
from clockwood import registry
from clockwood.agents.registry import agent_names
from clockwood.kernel.rng import seeded
from clockwood.terminal import saved_games
from terminal.sitting import Sitting

TO_FIRST_TURN = ("draw-two",)


@pytest.mark.slow
def test_a_whole_game_in_a_pipe(sitting: Sitting) -> None:
    rng = seeded(5)
    typed = [str(1 + rng.below(4)) for _ in range(4000)]
    text = sitting.play(*typed, options="--vs random --as ironclad")
    assert sitting.status == 0
    assert " win: the third " in text
    kept = sitting.home / "ironwood" / "finished-001.record"
    assert f"The record of the game: {kept}" in text
    assert clockwood.replay(kept.read_text(encoding="utf-8")).over
    assert not saved_games.current("ironwood").exists()


def test_a_game_is_played_to_its_end(sitting: Sitting, tmp_path: Path) -> None:
    """The last lines of a random game are cut off and typed again."""
    table = clockwood.new("ironwood", seed=3)
    table.players.update({"woodwalkers": "human", "ironclad": "human"})
    rng = seeded(3)
    while (question := table.decision) is not None:
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    lines = table.record().splitlines()
    file = tmp_path / "late.record"
    file.write_text("\n".join(lines[:-12]) + "\n", encoding="utf-8")
    typed: list[str] = []
    seat = ""
    for line in lines[-12:]:
        if not line.startswith("@"):
            asked, answer = line.split(": ")
            typed += ["", answer] if asked != seat else [answer]
            seat = asked
    text = sitting.command("play", "ironwood", "--save", str(file), typed=typed)
    assert "win: the third" in text
    assert f"The record of the game: {file}" in text
    assert file.read_text(encoding="utf-8") == table.record()


def test_the_game_is_saved_when_the_input_ends(sitting: Sitting) -> None:
    text = sitting.play("1")
    assert "Saved. The next “play” continues from here" in text
    assert sitting.record().splitlines()[1] == "woodwalkers: draw-four"


@pytest.mark.slow
def test_a_saved_game_continues(sitting: Sitting) -> None:
    sitting.play(*TO_FIRST_TURN, "play WW02")
    before = sitting.record()
    text = sitting.play()
    assert "Your game continues where you left it." in text
    assert "Move up to 3 Fighters, one step each." in text
    assert sitting.record() == before


@pytest.mark.slow
def test_a_kill_loses_nothing(sitting: Sitting) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", "from clockwood.cli import main; main()", "play", "ironwood", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"CLOCKWOOD_HOME": str(sitting.home), "PYTHONPATH": os.pathsep.join(sys.path)},
        text=True,
    )
    with child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("draw-two\nplay WW02\n")
        child.stdin.flush()
        for line in child.stdout:
            if "Move up to 3 Fighters" in line:
                break
        child.kill()
    assert "woodwalkers: play WW02" in sitting.record()
    assert "Move up to 3 Fighters" in sitting.play()


def test_undo_stops_at_a_reveal_and_undo_across_is_recorded(sitting: Sitting) -> None:
    text = sitting.play(*TO_FIRST_TURN, "undo", "undo!")
    assert "your answer stands" in text
    assert "Undone past a reveal" in text
    assert "! undo woodwalkers" in sitting.record()
    assert "Draw 2 special cards, or draw 4" in text.rsplit("Undone", 1)[1]


def test_undo_and_redo_a_step(sitting: Sitting) -> None:
    text = sitting.play(*TO_FIRST_TURN, "play WW02", "move o1 m1", "undo", "redo")
    assert "Undone." in text
    assert "Redone." in text
    assert sitting.record().splitlines()[-3:] == [
        "woodwalkers: move o1 m1",
        "! undo woodwalkers",
        "woodwalkers: move o1 m1",
    ]


def test_nothing_to_redo(sitting: Sitting) -> None:
    assert "There is nothing to redo." in sitting.play("redo")


def test_restart_goes_back_to_the_start_of_the_turn(sitting: Sitting) -> None:
    text = sitting.play(*TO_FIRST_TURN, "play WW02", "move o1 m1", "move o2 m2", "restart")
    assert "The turn starts again." in text
    assert "Play a card, or draw one instead." in text.rsplit("The turn starts again.", 1)[1]
    assert sitting.record().count("! undo woodwalkers") == 3


def test_answers_by_number_notation_place_and_gesture(sitting: Sitting) -> None:
    text = sitting.play(*TO_FIRST_TURN, "2", "o1 m1", "1 x1", "move o2 m2")
    assert sitting.status == 0
    assert text.count("moved 1 Fighter") == 3
    assert "woodwalkers: move o1 m1" in sitting.record()


def test_a_set_is_named_in_one_line(sitting: Sitting) -> None:
    sitting.play("draw-four", "4 1")
    assert sitting.record().splitlines()[3].startswith("woodwalkers: return WW")
    assert len(sitting.record().splitlines()[3].split()) == 4


def test_wrong_answers_change_nothing(sitting: Sitting) -> None:
    text = sitting.play("99", "xyzzy", "play", "1 1", "", "1 x3")
    assert text.count("Not understood") >= 4
    assert len(sitting.record().splitlines()) == 1


def test_resigning_asks_first(sitting: Sitting) -> None:
    assert "The game continues." in sitting.play("resign", "no")
    text = sitting.play("resign", "yes")
    assert "Ironclad win: the opponent gave up. [IW R17.1]" in text


def test_a_new_game_archives_the_one_that_was_left(sitting: Sitting) -> None:
    sitting.play("1")
    before = sitting.record()
    sitting.command("play", "ironwood", "--new", "--seed", "8", "--vs", "random")
    assert (sitting.home / "ironwood" / "left-001.record").read_text(encoding="utf-8") == before
    assert "seed 8" in sitting.record()


def test_options_for_a_new_game_are_not_ignored_silently(sitting: Sitting) -> None:
    sitting.play("1")
    before = sitting.record()
    sitting.command("play", "ironwood", "--seed", "9")
    assert sitting.status == 2
    assert "add --new to start another" in sitting.errors
    assert sitting.record() == before


def test_every_kind_of_agent_can_be_played_against(sitting: Sitting, tmp_path: Path) -> None:
    """Only the fastest level is tried: levels differ in how long they think."""
    for name in agent_names()[:3]:
        file = tmp_path / f"{name}.record"
        sitting.command("play", "ironwood", "--vs", name, "--save", str(file), "--seed", "3", typed=["2", "pass"])
        assert f"seat ironclad={name}" in file.read_text(encoding="utf-8")


def test_a_game_without_words_or_sketch_can_be_played_all_the_same(sitting: Sitting) -> None:
    """The terminal uses only the interface of `Game`; the parts of its sketch become commands."""
    registry.register("beacons", "beacons.game")
    rng = seeded(2)
    typed = [str(1 + rng.below(3)) for _ in range(40)]
    text = sitting.command(
        "play", "beacons", "--vs", "random", "--seed", "1", typed=["?", "table", "table 1", "? 1", "help", *typed]
    )
    assert sitting.status == 0
    assert "Traceback" not in sitting.errors
    assert text.count("›") > 40
    assert "draws this part of the table: table" in text
    assert "Not understood: table 1 (nothing follows this command)" in text
    assert "draws the map" not in text
