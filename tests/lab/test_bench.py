import json
from typing import Any

import pytest
from rich.console import Console

from clockwood import build_form
from clockwood.api import content
from clockwood.kernel.errors import BadInput
from clockwood.lab.bench import openspiel
from clockwood.lab.bench import report as bench_report
from clockwood.lab.bench import run as bench
from clockwood.lab.bench.figures import MICROSECONDS, MILLISECONDS, RATE, Cost, Figure, Measured, in_rounds
from clockwood.lab.bench.game import GameBench
from clockwood.lab.bench.larger import LargerTables
from clockwood.lab.bench.learners import MATCHES, Learners
from clockwood.lab.bench.players import Players
from clockwood.lab.bench.tables import GOALS
from clockwood.lab.bench.turns import automata
from clockwood.registry import game_named


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return bench.run("ironwood", rounds=1, seconds=0.001, longest=60)


def test_a_figure_is_the_median_with_its_spread() -> None:
    rate, cost = Figure("games", RATE, 150.0), Figure("copy", MICROSECONDS, 10.0)
    for seconds in (1.0, 0.5, 0.25):
        rate.add(Cost(100, seconds))
        cost.add(Cost(100, seconds))
    assert rate.data() == {
        "unit": RATE, "median": 200.0, "least": 100.0, "most": 400.0, "goal": 150.0, "reached": True,
    }  # fmt: skip
    assert cost.data()["median"] == 5000.0
    assert cost.data()["reached"] is False


@pytest.mark.slow
def test_rounds_take_every_measure_in_turn() -> None:
    order: list[str] = []

    def measure(name: str) -> Measured:
        def once(number: int) -> Cost:
            order.append(f"{name}{number}")
            return Cost(1, 1)

        return Measured(once, Figure(name, MILLISECONDS))

    in_rounds([measure("a"), measure("b")], 2)
    assert order == ["a0", "b0", "a1", "b1"]


@pytest.mark.slow
def test_every_measure_is_there(found: dict[str, Any]) -> None:
    turns = ["with its trace", "nobody listening", "in random human turns"]
    of_automata = {f"a turn of the {name}, {how}" for name in automata(game_named("ironwood")) for how in turns}
    assert set(found["figures"]) == of_automata | {
        "random playouts, inside the core",
        "random games, inside the core",
        "stepped from Python: a match",
        "stepped from Python: a table with its journal",
        "learner steps, in a batch of 256",
        "copy of a match",
        "resample for woodwalkers",
        "blind copy for woodwalkers",
        "view of woodwalkers",
        "resample for ironclad",
        "blind copy for ironclad",
        "view of ironclad",
        "a random human turn",
        "replay of a record, a choice",
        "position written",
        "position read",
        "match pickled",
        "match unpickled",
        "import, in a fresh process",
        "import and first decision",
    }
    for figure in found["figures"].values():
        assert 0 < figure["least"] <= figure["median"] <= figure["most"]


@pytest.mark.slow
def test_more_players_are_measured_against_two() -> None:
    measures = Players(game_named("forge-war"), 0.001, 5, 1.25).measures()
    in_rounds(measures, 1)
    assert [measured.figure.name for measured in measures] == [
        "random playouts with 3 players",
        "random playouts with 4 players",
        "a decision with 4 players, in decisions with 2",
    ]
    assert all(measured.figure.median > 0 for measured in measures)
    assert Players(game_named("ironwood"), 0.001, 5, None).measures() == []


@pytest.mark.slow
def test_six_seats_are_measured_against_the_usual_table() -> None:
    measures = LargerTables(game_named("root"), 0.001, 40).measures()
    in_rounds(measures, 1)
    assert [measured.figure.name for measured in measures][:4] == [
        "random playouts with six seats",
        "a decision with six seats, in decisions of the usual table",
        "blind copy for marquise, six seats",
        "blind copy for eyrie, six seats",
    ]
    assert [measured.figure.goal for measured in measures][:3] == [None, 1.667, 4.0]
    assert len(measures) == 8
    assert all(measured.figure.median > 0 for measured in measures)
    assert LargerTables(game_named("ironwood"), 0.001, 40).measures() == []


@pytest.mark.slow
def test_it_says_which_form_ran_and_how(found: dict[str, Any]) -> None:
    assert found["where"]["rules"] == ("compiled" if build_form.COMPILED else "interpreted")
    assert found["how"]["rounds"] == 1
    assert "peers" not in found


@pytest.mark.slow
def test_long_random_games_are_cut_and_counted(found: dict[str, Any]) -> None:
    games = found["random games"]
    assert games["cut at"] == 60
    assert games["decisions most"] <= 60
    assert games["cut"] <= games["games"]


@pytest.mark.slow
def test_the_report_is_json_and_tables(found: dict[str, Any]) -> None:
    assert json.loads(json.dumps(found)) == found
    console = Console(width=140, record=True, quiet=True)
    bench_report.show(found, console)
    text = bench_report.markdown(found)
    for name in found["figures"]:
        assert f"| {name} |" in text
    assert found["where"]["rules"] in text


def test_peers_that_are_not_installed_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", {}.get)
    with pytest.raises(BadInput, match=r"OpenSpiel is not installed; `pip install .\.\[peers\]"):
        bench.run("ironwood", peers=True, rounds=1, seconds=0.001)


def test_ratios_are_ours_over_theirs() -> None:
    peer = {
        "decisions per game": 30.0,
        "python decisions": {"median": 1000.0},
        "native decisions": {"median": 1_000_000.0},
        "native games": {"median": 10_000.0},
        "ours / python decisions": 4.0,
        "ours / native decisions": 0.5,
        "ours / native games": 0.25,
    }
    assert bench_report.peer_rows({"peers": {"skat": peer}}) == [
        ["skat", "30.0", "1,000/s", "4×", "1,000,000/s", "0.5×", "10,000/s", "0.25×"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", openspiel.GAMES)
def test_a_peer_is_measured_both_ways(name: str) -> None:
    peer = openspiel.Peer(name, 0.001)
    in_rounds(peer.measures(), 1)
    assert peer.data().keys() == {"decisions per game", "python decisions", "native decisions", "native games"}
    assert peer.decisions > 0


@pytest.mark.parametrize("game", GOALS)
def test_every_goal_has_its_measure(game: str) -> None:
    bench = GameBench(game, 0.0, 30)
    goals = {measured.figure.name: measured.figure.goal for measured in bench.measures()}
    goals[bench.games_rate.name] = bench.games_rate.goal
    assert set(GOALS[game].values()) <= set(goals.values())


def test_steps_of_learners_are_answers_of_all_matches() -> None:
    learners = Learners(game_named("iron-kings"), content("iron-kings"), 0.0, 30, 5.0)
    [measured] = learners.measures()
    measured.once(0)
    assert (measured.figure.unit, measured.figure.goal) == ("per s", 5.0)
    assert learners.stepped(1).count == MATCHES == learners.batch.count
