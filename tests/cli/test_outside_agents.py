"""Agents of other packages: found by path or entry point, and what they do wrong is told in one line."""

import asyncio
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import clockwood
from clockwood.agents import outside, registry
from clockwood.agents.outside import OutsideAgent
from clockwood.kernel.errors import AgentFailed, BadInput, UnknownName
from clockwood.kernel.rng import seeded
from clockwood.lab.games import Batch, Cell, play_batch
from clockwood.registry import game_named
from clockwood.server.core.thinking.task import AgentTask
from clockwood.server.core.thinking.worker import Worker
from clockwood.server.core.thinking.worker_pool import AgentFailed as AgentFailedThere
from clockwood.server.core.thinking.worker_pool import WorkerPool
from clockwood.server.metrics import Metrics
from terminal.sitting import Sitting

AGENTS = Path(__file__).parent.parent / "agents"
CAUTIOUS = "cautious:Cautious"
MOST_LINES = 15
BAD = """
import os, sys, time
print("made known")
from clockwood import Agent

class Raises(Agent):
    def choose(self, match, seat):
        raise ValueError("no\\nidea")

class Illegal(Agent):
    def choose(self, match, seat):
        return -5

class Hangs(Agent):
    seconds = 0.2
    def choose(self, match, seat):
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                pass

class Exits(Agent):
    def choose(self, match, seat):
        sys.exit(0)

class Lists(Agent):
    def choose(self, match, seat):
        return []

class Timeless(Agent):
    seconds = "soon"

class Prints(Agent):
    def choose(self, match, seat):
        print("thinking aloud")
        return match.question.options[0]

class Quits(Agent):
    def choose(self, match, seat):
        os._exit(0)

class Floods(Agent):
    def choose(self, match, seat):
        os.write(1, b"thinking very loudly ")
        os.system("echo and so does its program")
        assert os.read(0, 100) == b""
        return match.question.options[0]

class Unmade(Agent):
    def __init__(self, name, rng):
        raise RuntimeError("no licence")

NOT_A_CLASS = 3
"""
LATE = """
from clockwood import Agent

class Late(Agent):
    made = 0

    def __init__(self, name, rng):
        super().__init__(name, rng)
        Late.made += 1

    def choose(self, match, seat):
        if Late.made > 2:
            raise ValueError("enough")
        return match.question.options[0]
"""


@pytest.fixture(autouse=True)
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stand in a folder with agents of one's own."""
    (tmp_path / "cautious.py").write_text((AGENTS / "cautious.py").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "bad_agents.py").write_text(BAD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(registry, "OFFERED", [])
    yield
    for name in ("cautious", "bad_agents", "late"):
        sys.modules.pop(name, None)


def test_a_class_is_found_in_the_folder_where_one_stands() -> None:
    table = clockwood.new("ironwood", seed=3, seats={"woodwalkers": "random", "ironclad": CAUTIOUS})
    agent = table.agents[1]
    assert isinstance(agent, OutsideAgent)
    assert type(agent.inner).__name__ == "Cautious"
    assert table.players["ironclad"] == CAUTIOUS


def test_the_example_is_short() -> None:
    lines = len((AGENTS / "cautious.py").read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES
    for page, words in (("README.md", "takes"), ("docs/agents.md", "a whole one in")):
        assert f"{words} {lines} lines" in (AGENTS.parent.parent / page).read_text(encoding="utf-8")


def test_it_plays_in_a_tournament_across_processes(sitting: Sitting, tmp_path: Path) -> None:
    command = ["tournament", "ironwood", "--player", CAUTIOUS, "--player", "random", "--games", "2", "--rounds", "1"]
    found = [
        json.loads(sitting.command(*command, "--processes", count, "--json", "--folder", str(tmp_path / count)))
        for count in ("1", "2")
    ]
    assert {line["player"] for line in found[0]["standing"]} == {CAUTIOUS, "random"}
    assert found[0]["standing"] == found[1]["standing"]


def test_an_entry_point_gives_it_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points, searched = EntryPoints([EntryPoint("careful", CAUTIOUS, outside.GROUP)]), list[str]()

    def select(group: str) -> EntryPoints:
        searched.append(group)
        return points.select(group=group)

    monkeypatch.setattr(outside, "entry_points", select)
    outside.installed.cache_clear()
    try:
        for _ in range(3):
            assert "careful" in registry.agent_names()
        assert searched == [outside.GROUP]
        assert registry.agent_named("careful").name == "careful"
    finally:
        outside.installed.cache_clear()


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("bad_agents:Raises", "ValueError: no idea"),
        ("bad_agents:Illegal", "answered -5, which is not offered"),
        ("bad_agents:Hangs", "no answer within 0.2 seconds"),
        ("bad_agents:Exits", "SystemExit: 0"),
        ("bad_agents:Lists", "TypeError"),
    ],
)
def test_what_it_does_wrong_is_told_by_name_and_changes_nothing(path: str, reason: str) -> None:
    table = clockwood.new("ironwood", seed=3, seats={"woodwalkers": "human", "ironclad": path})
    before = table.record()
    with pytest.raises(AgentFailed) as refused:
        table.play()
    assert refused.value.place == path
    assert refused.value.reason.startswith(reason)
    assert "\n" not in str(refused.value)
    assert table.record() == before


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("nowhere:Agent", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("bad_agents:Missing", "cannot be loaded: AttributeError"),
        ("bad_agents:NOT_A_CLASS", "is no subclass of clockwood.Agent"),
        ("bad_agents:Unmade", "cannot be made: RuntimeError: no licence"),
        ("bad_agents:Timeless", "seconds is 'soon', which is no time"),
        ("stronk", "no such agent; there are random"),
    ],
)
def test_what_is_no_agent_is_refused_in_one_line(path: str, reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        registry.agent_named(path)
    assert refused.value.reason.startswith(reason)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("agent", "reason"),
    [
        ("Raises", "ValueError: no idea"),
        ("Illegal", "answered -5, which is not offered"),
        ("Hangs", "no answer within 0.2 seconds"),
        ("Exits", "SystemExit: 0"),
    ],
)
@pytest.mark.parametrize("command", ["tournament", "simulate"])
def test_a_failure_in_a_study_names_the_game(
    sitting: Sitting, tmp_path: Path, command: str, agent: str, reason: str
) -> None:
    path = f"bad_agents:{agent}"
    players = {
        "tournament": ["--player", path, "--player", "random", "--folder", str(tmp_path / "study")],
        "simulate": ["--seat", f"ironclad={path}"],
    }
    printed = sitting.command(command, "ironwood", *players[command], "--games", "1", "--processes", "1")
    assert sitting.status == 2
    assert f"{path}: {reason} (ironwood" in sitting.errors
    assert "Traceback" not in sitting.errors
    assert printed == ""


def test_a_failure_in_another_process_is_told_too(sitting: Sitting, tmp_path: Path) -> None:
    players = ["--player", "bad_agents:Exits", "--player", "random"]
    sitting.command(
        "tournament", "ironwood", *players, "--games", "2", "--processes", "2", "--folder", str(tmp_path / "a")
    )
    assert sitting.status == 2
    assert "bad_agents:Exits: SystemExit: 0 (ironwood" in sitting.errors


def test_a_process_that_it_ends_names_it(sitting: Sitting, tmp_path: Path) -> None:
    players = ["--player", "bad_agents:Quits", "--player", "random"]
    printed = sitting.command(
        "tournament", "ironwood", *players, "--games", "2", "--processes", "2", "--folder", str(tmp_path / "a")
    )
    assert sitting.status == 2
    assert "clockwood: bad_agents:Quits: a process ended in the middle of a game; what was" in sitting.errors
    assert printed == ""


def test_what_its_libraries_write_does_not_mix_with_a_report(tmp_path: Path) -> None:
    players = ["--player", "bad_agents:Floods", "--player", "random", "--processes", "2"]
    study = ["tournament", "ironwood", *players, "--games", "2", "--rounds", "1", "--json", "--folder", "study"]
    command = [sys.executable, "-m", "clockwood", *study]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    assert {line["player"] for line in json.loads(ran.stdout)["standing"]} == {"bad_agents:Floods", "random"}
    assert "thinking very loudly " in ran.stderr
    assert "and so does its program\n" in ran.stderr


def test_games_that_were_played_before_a_failure_are_kept(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(LATE, encoding="utf-8")
    folder = tmp_path / "study"
    command = ["tournament", "ironwood", "--player", "late:Late", "--player", "random", "--games", "2", "--rounds", "1"]
    found = sitting.command(*command, "--processes", "1", "--folder", str(folder), "--seed", "3")
    assert found == ""
    assert "late:Late: ValueError: enough" in sitting.errors
    assert (folder / "games.jsonl").read_text(encoding="utf-8").count("\n") == 1


def test_games_of_the_same_batch_are_kept_too(tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(LATE, encoding="utf-8")
    cell = Cell("ironwood", ("late:Late", "random"), {})
    played, rest = play_batch(Batch(cell, game_named("ironwood").home, (0, 1, 2, 3)), 60)
    assert [game.number for game in played] == [0, 1]
    assert rest is not None
    assert rest.numbers == (2, 3)
    with pytest.raises(AgentFailed, match="late:Late: ValueError: enough"):
        play_batch(rest, 60)


@pytest.mark.parametrize("agent", ["Raises", "Exits"])
def test_a_game_at_the_terminal_is_kept_when_it_fails(sitting: Sitting, agent: str) -> None:
    sitting.play("draw-two", options=f"--vs bad_agents:{agent} --as woodwalkers")
    assert sitting.status == 2
    assert f"clockwood: bad_agents:{agent}: " in sitting.errors
    assert sitting.record().splitlines()[1:] == ["woodwalkers: draw-two"]


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("Raises", (False, "bad_agents:Raises: ValueError: no idea")),
        ("Hangs", (False, "bad_agents:Hangs: no answer within 0.2 seconds")),
        ("Prints", (True, "draw-four")),
    ],
)
def test_the_process_of_a_server_says_why_it_failed(agent: str, said: tuple[bool, str]) -> None:
    match = clockwood.new("ironwood", seed=3).blind(0)
    task = AgentTask("ironwood", match.game.home, [], {}, match.key(), 0, f"bad_agents:{agent}", 1)
    assert Worker().reply(pickle.dumps(task)) == said


@pytest.mark.parametrize(
    ("agent", "said"), [("Quits", "its process died"), ("Floods", "draw-four"), ("Prints", "draw-four")]
)
def test_the_process_of_a_server_is_asked_and_answers_all_the_same(agent: str, said: str) -> None:
    """Its pipes are its own: what an agent writes is no answer, and what it reads is no task."""
    match = clockwood.new("ironwood", seed=3).blind(0)
    task = AgentTask("ironwood", match.game.home, [], {}, match.key(), 0, f"bad_agents:{agent}", 1)

    async def asked() -> list[str]:
        pool, found = WorkerPool(1, 60.0, 60.0, Metrics()), []
        for name in (task.agent, "random"):
            try:
                found.append(await pool.answer(AgentTask(**{**vars(task), "agent": name})))
            except AgentFailedThere as error:
                found.append(str(error))
        await pool.close()
        return found

    assert asyncio.run(asked())[0] == said
    assert asyncio.run(asked())[1] in {"draw-four", "draw-two"}


def test_what_it_prints_does_not_mix_with_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    table = clockwood.new("ironwood", seed=3, seats={"woodwalkers": "human", "ironclad": "bad_agents:Prints"})
    table.play()
    said = capsys.readouterr()
    assert said.out == ""
    assert "thinking aloud" in said.err


def test_a_server_offers_only_what_its_host_names() -> None:
    assert CAUTIOUS not in registry.offered_agents()
    registry.offer(CAUTIOUS)
    assert registry.offered_agents()[-1] == CAUTIOUS
    with pytest.raises(UnknownName):
        registry.offer("nowhere:Agent")


def test_a_seat_without_an_agent_is_not_passed_over() -> None:
    table = clockwood.new("ironwood", seed=3, seats={"ironclad": "random"})
    assert table.until("woodwalkers") == []
    table.play()
    with pytest.raises(BadInput, match="a seat without an agent has to answer first"):
        table.until("ironclad")
    with pytest.raises(BadInput, match="no such seat"):
        table.until("nobody")


def test_the_same_seed_plays_the_same_game() -> None:
    def record() -> str:
        table = clockwood.new("iron-kings", seed=9, seats={"red": "random", "yellow": "greedy"}, options={"players": 2})
        table.play()
        return table.record()

    assert record() == record()


@pytest.mark.parametrize("game", ["ironwood", "forge-war", "iron-kings", "root"])
def test_a_table_prints_its_board_and_its_answers(game: str) -> None:
    table = clockwood.new(game, seed=5)
    text = str(table)
    assert len(text.splitlines()) > 15
    assert table.decision is not None
    assert f"  {table.notation(int(table.decision.options[0]))}" in text.splitlines()
    assert repr(table).startswith(f"<table of {game}, 0 answers, asks ")


def test_an_agent_is_made_with_its_chance() -> None:
    first, second = registry.agent_named(CAUTIOUS, 4), registry.agent_named(CAUTIOUS, 4)
    assert first.rng.below(1000) == second.rng.below(1000) == seeded(4).below(1000)
