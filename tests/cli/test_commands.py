"""Each command once, as it is meant."""

import json
import re
import runpy
import sys
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import Annotated

import pytest
import typer

import clockwood
from clockwood import api, build_form
from clockwood.cli.groups import grouped
from clockwood.cli.main import app, game_app, pack_app
from clockwood.kernel.rng import seeded
from clockwood.measured import interval
from terminal.sitting import Sitting


def finished_record(seed: int = 1) -> str:
    table = clockwood.new("ironwood", seed=seed)
    rng = seeded(seed)
    while (question := table.decision) is not None:
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    return table.record()


def test_the_version_says_which_form_runs(sitting: Sitting) -> None:
    assert sitting.command("--version").strip() == build_form.describe()


def test_the_package_itself_is_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["clockwood", "--version"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("clockwood", run_name="__main__")
    assert (left.value.code, capsys.readouterr().out.strip()) == (0, build_form.describe())


def test_games_lists_seats_options_and_opponents(sitting: Sitting) -> None:
    text = sitting.command("games")
    for word in ("ironwood", "woodwalkers, ironclad", "greedy", "handicap.ironclad=0"):
        assert word in text


def test_games_lists_automata_with_what_their_options_add(sitting: Sitting) -> None:  # [IB 2.1, 2.3]
    text = sitting.command("games")
    assert "automaton  ironbot plays ironclad, levels 0–15: --vs ironbot:0" in text
    assert "automaton  lamplighter plays any seat, levels 1–3: --vs lamplighter:1" in text
    assert "vagabot plays vagabond, vagabond2, levels 0–3 (easy, default, challenging, nightmare): --vs" in text
    assert "    +hasty                         Plays a card whenever it can" in text
    assert "seat.ironclad=" not in text
    assert "ironbot.golem=1            +3  The Ironbot starts with a Golem on Ferrum" in text
    data = json.loads(sitting.command("games", "--json"))["ironwood"]["automata"]["ironbot"]
    assert data["seats"] == ["ironclad"]
    assert data["level"] == {"low": 0, "high": 15, "default": 0, "names": []}
    assert data["alone"] is True
    assert {"option": "ironbot.golem", "value": 1, "adds": 3} in data["harder"]
    assert "ironbot.pays-once" in data["options"]


def test_games_as_data(sitting: Sitting) -> None:
    data = json.loads(sitting.command("games", "--json"))
    assert data["ironwood"]["options"]["handicap.ironclad"]["allowed"] == "0–4"


def command_names() -> list[str]:
    names = [str(command.name or command.callback.__name__) for command in app.registered_commands if command.callback]
    grouped_names = [
        f"{group} {command.name}"
        for group, commands in (("pack", pack_app), ("game", game_app))
        for command in commands.registered_commands
    ]
    return [*names, *grouped_names]


@pytest.mark.parametrize("command", command_names())
def test_every_command_has_help(sitting: Sitting, command: str) -> None:
    text = sitting.command(*command.split(), "--help")
    assert sitting.status == 0
    assert f"Usage: clockwood {command}" in text


@pytest.mark.parametrize("command", command_names())
def test_a_command_is_in_the_module_of_its_name(command: str) -> None:
    module = command.split(maxsplit=1)[0].replace("-", "_")
    assert (Path(clockwood.__file__).parent / "cli" / f"{module}.py").is_file()


def test_a_group_of_options_becomes_options_of_the_command() -> None:
    @dataclass(frozen=True)
    class Size:
        width: Annotated[int, typer.Option("--width")]
        height: Annotated[int, typer.Option("--height")] = 3

    made: list[tuple[str, Size]] = []

    @grouped
    def draw(name: str, size: Size) -> None:
        made.append((name, size))

    assert list(signature(draw).parameters) == ["name", "width", "height"]
    assert signature(draw).parameters["height"].default == 3
    draw(name="oak", width=2, height=5)
    assert made == [("oak", Size(2, 5))]


def test_scene_shows_a_seat_what_the_page_is_sent(sitting: Sitting) -> None:
    data = json.loads(sitting.command("scene", "ironwood", "--seed", "7", "--as", "woodwalkers"))
    assert data["seat"] == "woodwalkers"
    assert data["view"]["card:WW01"]["zone"] == "zone:hand.woodwalkers"


def test_scene_writes_setting_pictures_and_schema(sitting: Sitting, tmp_path: Path) -> None:
    sitting.command("scene", "ironwood", "--answers", "5", "--out", str(tmp_path / "drawn"))
    setting = json.loads((tmp_path / "drawn" / "setting.json").read_text(encoding="utf-8"))
    assert setting["game"] == "ironwood"
    names = {path.name for path in (tmp_path / "drawn").iterdir()}
    assert names == {"setting.json", "scene.json", "schema.json", *(f"{name}.svg" for name in setting["art"])}


def position_file(folder: Path) -> Path:
    table = clockwood.new("ironwood", seed=7, options={"draw-four": 0})
    path = folder / "start.toml"
    path.write_text(table.position(), encoding="utf-8")
    return path


def test_run_gives_answers_and_shows_the_next_question(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command("run", str(position_file(tmp_path)), "--choose", "play WW02", "--choose", "move o1 m1 x2")
    assert "Woodwalkers: moved 1 Fighter: Forest 1 (o1) → Forest 7 (m1). ×2" in text
    assert "Move up to 1 Fighter, one step." in text


def test_run_as_data(sitting: Sitting, tmp_path: Path) -> None:
    data = json.loads(sitting.command("run", str(position_file(tmp_path)), "--choose", "play WW02", "--json"))
    assert [event["message"] for event in data["events"]][-1] == "played"
    question = data["questions"][0]
    assert question["shape"] == "many"
    assert {"action", "notation", "text"} == set(question["options"][0])


def test_run_takes_chance_from_outside(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command("run", str(position_file(tmp_path)), "--choose", "pass", "--chance", "draw WW30")
    assert sitting.status == 0
    assert "drew" in text
    assert "(WW30)" in text


def test_simulate_counts_wins_with_intervals(sitting: Sitting) -> None:
    text = sitting.command("simulate", "ironwood", "--games", "3", "--processes", "1", "--seed", "4")
    assert "ironwood: 3 games, seed 4" in text
    assert "ironclad" in text
    assert "%  (" in text
    assert "rounds" in text


def test_simulate_gives_the_same_whatever_the_processes(sitting: Sitting) -> None:
    words = ("simulate", "ironwood", "--games", "4", "--seed", "3", "--json")
    alone = json.loads(sitting.command(*words, "--processes", "1"))
    assert json.loads(sitting.command(*words, "--processes", "2")) == alone
    assert sum(line["games"] for line in alone["wins"].values()) == 4


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0)]
)
def test_intervals(hits: int, of: int, low: float, high: float) -> None:
    assert list(interval(hits, of)) == pytest.approx([low, high], abs=1e-3)


def test_replay_tells_the_story(sitting: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(finished_record(), encoding="utf-8")
    text = sitting.command("replay", str(path))
    assert "Round 2 began." in text
    assert " win: the third " in text
    assert "zbudowano Kuźnię" in sitting.command("replay", str(path), "--language", "pl")


def test_replay_checks(sitting: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(finished_record(), encoding="utf-8")
    assert sitting.command("replay", str(path), "--check").strip().endswith("lines, over")
    assert json.loads(sitting.command("replay", str(path), "--check", "--json"))["over"] is True


def test_rules_lists_statements_with_their_tests(sitting: Sitting) -> None:
    listed = {rule["tag"]: rule for rule in json.loads(sitting.command("rules", "ironwood", "--json"))}
    assert len([tag for tag in listed if tag.startswith("A")]) == 35
    assert listed["A9"]["solo"] is True
    assert "tie goes to the attacker" in listed["R11.10"]["text"]
    assert any("test_" in test for test in listed["R11.10"]["tests"])  # [IW R11.10]
    assert "R18.4" in sitting.command("rules", "ironwood")
    assert "remis wygrywa atakujący" in sitting.command("rules", "ironwood", "--language", "pl")


def test_words_prints_every_message(sitting: Sitting) -> None:
    text = sitting.command("words", "ironwood", "--language", "pl")
    assert "wydano 5 Kryształów" in text


def test_fields_lists_what_a_learner_is_told(sitting: Sitting) -> None:
    first, *lines = sitting.command("fields", "iron-kings", "--option", "players=3", "--history", "1").splitlines()
    assert first.startswith("iron-kings ")
    assert first.endswith(f" {len(lines)} fields")
    assert lines[0] == "0 seat 0..2"
    assert any(" answer1.verb " in line for line in lines)
    told = json.loads(sitting.command("fields", "iron-kings", "--option", "players=3", "--history", "1", "--json"))
    assert told["digest"] in first
    assert told["width"] == len(lines)
    assert told["fields"][0] == {"offset": 0, "name": "seat", "low": 0, "high": 2, "kind": ""}


def test_a_new_pack_passes_the_check_and_plays(sitting: Sitting, tmp_path: Path) -> None:
    folder = tmp_path / "My own copy"
    assert "cards.toml" in sitting.command("pack", "new", "ironwood", str(folder))
    assert "no errors" in sitting.command("pack", "check", str(folder))
    typed = ["1"]
    sitting.command("play", "ironwood", "--pack", str(folder), "--vs", "random", "--seed", "1", typed=typed)
    assert sitting.status == 0
    assert "pack my-own-copy" in sitting.record()
    assert "Your game continues" in sitting.command("play", "ironwood")


def test_a_pack_of_another_game_begins_from_the_shipped_files(sitting: Sitting, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert "quests.toml.txt" in sitting.command("pack", "new", "forge-war", str(folder))
    assert "no errors" in sitting.command("pack", "check", str(folder))
    (folder / "wealth.toml.txt").rename(folder / "wealth.toml")
    assert "a pack of forge-war, 2 files" in sitting.command("pack", "check", str(folder))


def test_a_board_of_ones_own_begins_from_the_shipped_one(sitting: Sitting, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    sitting.command("pack", "new", "ironwood", str(folder))
    board = (folder / "map.toml.txt").rename(folder / "map.toml")
    assert "3 files, no errors" in sitting.command("pack", "check", str(folder))
    board.write_text(board.read_text(encoding="utf-8").replace('"auria"', '"aurea"', 1), encoding="utf-8")
    sitting.command("pack", "check", str(folder))
    assert sitting.status == 2
    assert "map.toml" in sitting.errors


def test_every_line_of_a_new_pack_can_be_uncommented(sitting: Sitting, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    sitting.command("pack", "new", "ironwood", str(folder))
    text = (folder / "cards.toml").read_text(encoding="utf-8")
    first = text.index("# [[card]]")
    (folder / "cards.toml").write_text(re.sub(r"^# ", "", text[first:], flags=re.MULTILINE), encoding="utf-8")
    assert "no errors" in sitting.command("pack", "check", str(folder))
    assert text.count("solo_right_red") == 76


def test_a_game_goes_on_with_an_edited_pack_that_says_so(sitting: Sitting, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    sitting.command("pack", "new", "ironwood", str(folder))
    sitting.command("play", "ironwood", "--pack", str(folder), "--vs", "random", "--seed", "1", typed=["1"])
    pack = folder / "pack.toml"
    pack.write_text(pack.read_text(encoding="utf-8").replace("My own copy", "Mine"), encoding="utf-8")
    api._content.cache_clear()  # as in another process
    sitting.command("play", "ironwood")
    assert sitting.status == 2
    told = re.search(r"add '(\w{8})' to 'grew_from'", sitting.errors)
    assert told is not None
    assert sitting.errors.endswith("; --new starts another game and keeps the one you left\n")
    pack.write_text(pack.read_text(encoding="utf-8") + f'grew_from = "{told[1]}"\n', encoding="utf-8")
    api._content.cache_clear()
    assert "Your game continues" in sitting.command("play", "ironwood")


def test_a_filled_in_pack_changes_a_card(sitting: Sitting, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    sitting.command("pack", "new", "ironwood", str(folder))
    cards = folder / "cards.toml"
    lines = cards.read_text(encoding="utf-8").splitlines()
    at = lines.index('# id = "WW04"') - 1
    lines[at : at + 15] = [line.removeprefix("# ") for line in lines[at : at + 15] if "text_en" not in line]
    lines[at + 2] = 'name_en = "My own name"'
    cards.write_text("\n".join(lines), encoding="utf-8")
    assert "no errors" in sitting.command("pack", "check", str(folder))
    sitting.command("play", "ironwood", "--pack", str(folder), "--vs", "random")
    assert "My own name (WW04)" in sitting.command("play", "ironwood", typed=["? WW04"])


def test_the_shipped_pack_passes(sitting: Sitting) -> None:
    folder = Path(clockwood.__file__).parent / "games" / "ironwood" / "content"
    assert "house-1" in sitting.command("pack", "check", str(folder))
    assert sitting.status == 0


# -- analyse


def test_analyse_shows_choices_tries_expectation_and_main_line(sitting: Sitting, tmp_path: Path) -> None:
    file = tmp_path / "middle.toml"
    file.write_text(clockwood.new("ironwood", seed=3).position(), encoding="utf-8")
    first = sitting.command("analyse", str(file), "--iterations", "40", "--seed", "2")
    assert sitting.status == 0
    head, *lines = first.splitlines()
    iterations, _, known = head.removeprefix("Iterations: ").partition(", ")
    assert 0 < int(iterations) <= 40  # fewer where the rest could not change the answer
    assert known.startswith("from what Woodwalkers may know; nodes: ")
    assert {line.split(":")[0].strip() for line in lines if "tries" in line} == {"draw-two", "draw-four"}
    assert any(line.strip().startswith("then ironclad: unseen") for line in lines)
    assert sitting.command("analyse", str(file), "--iterations", "40", "--seed", "2") == first


def test_analyse_speaks_json_and_polish(sitting: Sitting, tmp_path: Path) -> None:
    file = tmp_path / "middle.toml"
    file.write_text(clockwood.new("ironwood", seed=3).position(), encoding="utf-8")
    found = json.loads(sitting.command("analyse", str(file), "--as", "ironclad", "--iterations", "20", "--json"))
    assert found["seat"] == "ironclad"
    assert sum(choice["visits"] for choice in found["choices"]) == 20
    assert all(choice["low"] <= choice["expected"] <= choice["high"] for choice in found["choices"])
    assert "próby" in sitting.command("analyse", str(file), "--iterations", "20", "--language", "pl")
