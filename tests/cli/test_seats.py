"""Automata at single seats, as a person names them on the command line."""

import json
from pathlib import Path

import pytest

from clockwood import registry
from terminal.sitting import Sitting

registry.register("beacons", "beacons.game")

POSITION = """format = "clockwood position 1"
game = "beacons"
phase = "turn"
seat = "north"
options = { "seat.north" = "lamplighter:1", "seat.south" = "lamplighter:3+hasty" }
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def test_what_if_plays_the_turn_of_the_automaton_that_acts(sitting: Sitting, position: str) -> None:
    assert sitting.command("what-if", position, "--acting", "south").startswith("  south: the automaton's turn.")
    assert sitting.command("what-if", position).startswith("  north: the automaton's turn.")
    sitting.command("what-if", position, "--acting", "east")
    assert "east: no such seat; there are north, south" in sitting.errors


def test_run_explains_the_last_turn_of_one_automaton(sitting: Sitting, position: str) -> None:
    text = sitting.command("run", position, "--of", "south")
    assert text.startswith("south: the automaton's turn. [B16]")
    assert "north: the automaton's turn." not in text
    data = json.loads(sitting.command("run", position, "--explain", "--of", "north", "--json"))
    assert data["story"][0]["said"]["text"] == "north: the automaton's turn."
    sitting.command("run", position, "--of", "east")
    assert "east: no such seat" in sitting.errors


def test_simulate_seats_automata_of_different_levels(sitting: Sitting) -> None:
    words = ["simulate", "beacons", "--games", "2", "--processes", "1", "--json"]
    found = json.loads(sitting.command(*words, "--seat", "north=lamplighter", "--seat", "south=lamplighter:3+hasty"))
    assert [seat["agent"] for seat in found["wins"].values()] == ["lamplighter:1", "lamplighter:3+hasty"]
    found = json.loads(sitting.command(*words, "--option", "seat.north=lamplighter:2"))
    assert [seat["agent"] for seat in found["wins"].values()] == ["lamplighter:2", "random"]


def test_levels_are_named_at_seats_and_in_options(sitting: Sitting) -> None:
    words = ["simulate", "root", "--games", "1", "--processes", "1", "--json"]
    seated = ["--seat", "marquise=mechanical-marquise:nightmare", "--option", "seat.eyrie=electric-eyrie:easy"]
    found = json.loads(sitting.command(*words, *seated))
    assert {"mechanical-marquise:3", "electric-eyrie:0"} <= {seat["agent"] for seat in found["wins"].values()}
    sitting.command(*words, "--option", "seat.eyrie=electric-eyrie:hard")
    assert "'hard' is no level of electric-eyrie; there are easy, default, challenging, nightmare" in sitting.errors


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        ("south=lamplighter:4", "south=lamplighter:4: level 4 is outside 1–3"),
        ("south=lamplighter+lazy", "'lazy' is no trait of lamplighter; there are hasty"),
        ("south=person", "person: no such agent"),
    ],
)
def test_simulate_refuses_who_cannot_play(sitting: Sitting, seat: str, said: str) -> None:
    sitting.command("simulate", "beacons", "--seat", seat)
    assert sitting.status == 2
    assert said in sitting.errors


def test_a_scene_shows_the_seats_that_automata_play(sitting: Sitting, tmp_path: Path) -> None:
    words = ["scene", "iron-kings", "--option", "players=3", "--out", str(tmp_path)]
    sitting.command(*words, "--seat", "yellow=rival:3", "--seat", "blue=rival:5")
    setting = json.loads((tmp_path / "setting.json").read_text(encoding="utf-8"))
    assert [seat["automaton"] for seat in setting["seats"]] == [False, True, True]
    sitting.command(*words, "--seat", "yellow=nobody")
    assert "yellow=nobody: no such player; there are person, random" in sitting.errors


def test_simulate_names_the_seats_of_the_table(sitting: Sitting) -> None:
    few = ("simulate", "root", "--games", "1", "--processes", "1", "--option", "round-limit=1", "--json")
    found = json.loads(sitting.command(*few, "--option", "marquise=0", "--option", "duchy=1", "--seat", "duchy=greedy"))
    assert {seat: won["agent"] for seat, won in found["wins"].items()} == {"eyrie": "random", "duchy": "greedy"}
    found = json.loads(sitting.command(*few, "--option", "duchy=1", "--seat", "duchy=drillbit-duchy:2"))
    assert [won["agent"] for won in found["wins"].values()] == ["random", "random", "drillbit-duchy:2"]


def test_simulate_refuses_a_seat_that_is_not_at_the_table(sitting: Sitting) -> None:
    sitting.command("simulate", "root", "--games", "1", "--seat", "duchy=greedy", "--option", "duchy=0")
    assert "duchy=greedy: duchy is not at this table; there are marquise, eyrie" in sitting.errors


def test_simulate_seats_the_automata_of_the_factions_that_are_named(sitting: Sitting) -> None:
    few = ("simulate", "root", "--games", "1", "--processes", "1", "--option", "round-limit=1", "--json")
    found = json.loads(sitting.command(*few, "--seat", "duchy=greedy", "--seat", "corvids=bot:nightmare"))
    assert {seat: won["agent"] for seat, won in found["wins"].items()} == {
        "duchy": "greedy",
        "corvids": "cogwheel-corvids:3",
    }
