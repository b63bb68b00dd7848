"""`make play` serves interpreted rules, and goes over to compiled ones in the middle of a game."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets import ConnectionClosed

from build_steps.rules import ROOT, SOURCES
from build_steps.tree import TREE, link_sources
from server.server_process import ANNOUNCEMENT
from server.visitors import SocketClient, Visitor, any_option, dice

LAUNCH = """
import asyncio, sys
from pathlib import Path
from tools import play
sources, compiled, signal, *options = sys.argv[1:]
build = [sys.executable, "-c", "import sys; sys.exit(int(open(sys.argv[1]).read()))", signal]
serving = play.serve_and_build(options, build, Path(sources), Path(compiled))
sys.exit(asyncio.run(play.until_told_to_end(serving)))
"""


class Launched:
    """The launcher in a process of its own. Its build ends when it is told, with the status it is told."""

    def __init__(self, compiled: Path, folder: Path) -> None:
        self.pipe = folder / "build"
        os.mkfifo(self.pipe)
        database = f"sqlite:///{folder / 'games.sqlite'}"
        options = ["--port", "0", "--database", database, "--no-limits"]
        command = [sys.executable, "-c", LAUNCH, str(SOURCES), str(compiled), str(self.pipe), *options]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
        self.said: list[str] = []

    def announces(self) -> str:
        """Wait until a server says where it is, and return that line."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith(ANNOUNCEMENT):
                return line
        pytest.fail(f"{self.said} {self.process.stderr.read() if self.process.stderr else ''}")

    def builds(self, status: int) -> None:
        self.pipe.write_text(str(status), encoding="utf-8")

    def ends(self) -> str:
        self.process.terminate()
        _, errors = self.process.communicate(timeout=40)
        return errors


@contextlib.contextmanager
def launched(compiled: Path, folder: Path) -> Iterator[Launched]:
    here = Launched(compiled, folder)
    try:
        yield here
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(here.process.pid, signal.SIGKILL)
        here.process.communicate()


def plays(live: SocketClient, count: int) -> list[str]:
    """Give so many answers at random, each acknowledged; return them."""
    luck, given = dice(count), []
    for _ in range(count):
        assert live.waits_to_be_asked()
        answer = any_option(live, luck)
        assert live.chooses(answer)["is"] == "done"
        given.append(answer)
    return given


def hears_the_end(live: SocketClient) -> None:
    """Read a socket until it is closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            live.hears(60)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("compiled", "form"),
    [
        pytest.param("", "interpreted", id="stand-in"),
        pytest.param(str(TREE), "compiled", marks=pytest.mark.compiled, id="compiled"),
    ],
)
def test_games_go_on_when_the_rules_are_compiled(tmp_path: Path, compiled: str, form: str) -> None:
    """A finished build ends the first server in the middle of two games, one of them while an agent is thinking."""
    tree = Path(compiled) if compiled else tmp_path / "tree"
    if not compiled:
        link_sources(tree)
    with launched(tree, tmp_path) as here:
        first = here.announces()
        address = first.removeprefix(ANNOUNCEMENT).split()[0].rstrip("/").replace("localhost", "127.0.0.1")
        assert "rules interpreted" in first
        me = Visitor(address)
        calm = me.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
        busy = me.opens(seats={"woodwalkers": "me", "ironclad": "expert"})
        with me.live(calm, "woodwalkers") as one, me.live(busy, "woodwalkers") as other:
            one.until("scene")
            other.until("scene")
            plays(one, 5)
            assert one.waits_to_be_asked()
            plays(other, 1)
            here.builds(0)
            hears_the_end(one)
            hears_the_end(other)
        second = here.announces()
        assert second.split()[:5] == first.split()[:5]
        assert f"rules {form}" in second
        with me.live(calm, "woodwalkers") as again, me.live(busy, "woodwalkers") as later:
            again.until("scene")
            later.until("scene")
            assert again.view == one.view
            assert (again.question, len(again.story)) == (one.question, len(one.story))
            plays(again, 3)
            plays(later, 2)
        me.http.close()
        assert "Traceback" not in here.ends()


@pytest.mark.slow
def test_a_build_that_fails_leaves_the_server_as_it_is(tmp_path: Path) -> None:
    with launched(tmp_path / "none", tmp_path) as here:
        address = here.announces().removeprefix(ANNOUNCEMENT).split()[0].rstrip("/").replace("localhost", "127.0.0.1")
        here.builds(1)
        assert here.process.stdout is not None
        assert here.process.stdout.readline() == "play: the rules stay interpreted\n"
        with Visitor(address).http as http:
            assert http.get("/health").status_code == 200
        assert "Traceback" not in here.ends()
