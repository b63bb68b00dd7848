"""Studies on a real cluster give the same games as on one machine, whatever is lost on the way."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from clockwood import build_form
from lab.ray_head import Head

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: pip install -r requirements/ray.txt"),
    pytest.mark.skipif(sys.platform != "linux", reason="finds the processes of a cluster in /proc"),
]

COMMAND = [sys.executable, "-m", "clockwood"]
PLAYER = "strong" if build_form.COMPILED else "regular"
"""An agent whose games last long enough that something can be lost in the middle of a run."""

TOURNAMENT = [
    "tournament", "ironwood", "--player", PLAYER, "--player", "ironbot:0", "--rounds", "3",
]  # fmt: skip
PATIENCE = 240.0


@pytest.fixture(scope="module")
def head() -> Iterator[Head]:
    with_head = Head()
    yield with_head
    with_head.end()


def played(words: list[str], folder: Path, env: dict[str, str] | None = None) -> list[dict[str, Any]]:
    """Run a command and return the games that it kept, in the order of their names and numbers."""
    ran = subprocess.run(
        [*COMMAND, *words, "--folder", str(folder)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    assert "raylet" not in ran.stdout + ran.stderr
    return kept(folder)


def kept(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    games = [game for line in lines for game in json.loads(line)]
    assert len({(game["cell"], game["number"]) for game in games}) == len(games)
    return sorted(games, key=lambda game: (game["cell"], game["number"]))


def begun(words: list[str], folder: Path, env: dict[str, str]) -> "subprocess.Popen[str]":
    """Start a command and return when it has kept its first games."""
    run = subprocess.Popen(
        [*COMMAND, *words, "--folder", str(folder)], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    end = time.monotonic() + PATIENCE
    while not (folder / "games.jsonl").exists():
        assert run.poll() is None, run.communicate()
        assert time.monotonic() < end
        time.sleep(0.05)
    return run


def test_a_cluster_of_this_machine_plays_the_same_games(tmp_path: Path) -> None:
    words = ["simulate", "ironwood", "--games", "12", "--seat", "ironclad=ironbot:0"]
    here = played([*words, "--processes", "1"], tmp_path / "here")
    assert played([*words, "--processes", "2", "--on", "ray"], tmp_path / "there") == here


def test_a_killed_worker_loses_no_game(head: Head, tmp_path: Path) -> None:
    words = [*TOURNAMENT, "--games", "60"]
    run = begun([*words, "--on", head.address], tmp_path / "there", head.env)
    workers = head.workers()
    assert workers
    os.kill(workers[0], signal.SIGKILL)
    said = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0, said
    assert workers[0] not in head.workers()
    assert kept(tmp_path / "there") == played([*words, "--processes", "1"], tmp_path / "here")


def test_another_version_on_the_cluster_is_refused(head: Head, tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(
        "from clockwood.lab.runner import cluster\n"
        "cluster.version = lambda: 'clockwood 0.0'\n"
        "from clockwood.cli.main import main\n"
        "main()\n",
        encoding="utf-8",
    )
    words = ["simulate", "ironwood", "--games", "1", "--on", head.address]
    ran = subprocess.run(
        [sys.executable, str(script), *words], env=head.env, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "and this run is of clockwood 0.0; install the same version on every machine" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_ctrl_c_keeps_what_was_played_and_frees_the_workers(head: Head, tmp_path: Path) -> None:
    run = begun([*TOURNAMENT, "--games", "5000", "--on", head.address], tmp_path, head.env)
    run.send_signal(signal.SIGINT)
    said = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130, said
    assert "the same command continues" in said[1]
    assert kept(tmp_path)
    end = time.monotonic() + 30.0
    while head.workers() and time.monotonic() < end:
        time.sleep(0.2)
    assert head.workers() == []


def test_a_study_goes_on_after_its_cluster_was_lost(tmp_path: Path) -> None:
    lost = Head()
    try:
        words = [*TOURNAMENT, "--games", "60"]
        run = begun([*words, "--on", lost.address], tmp_path / "there", lost.env)
        lost.gone()
        said = run.communicate(timeout=PATIENCE)
        assert run.returncode in (1, 2), said  # 1 where Ray was quicker to end the command than we were to say why
        assert "Traceback" not in said[1]
        assert run.returncode == 1 or "what was played before is kept, and the same command continues" in said[1]
        before = kept(tmp_path / "there")
    finally:
        lost.end()
    after = played([*words, "--processes", "2"], tmp_path / "there")
    assert 0 < len(before) < len(after)
    assert after == played([*words, "--processes", "2"], tmp_path / "here")
