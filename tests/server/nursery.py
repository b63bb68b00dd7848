"""Servers forked from a process that has loaded everything, so that one starts as fast as its database opens.

Each is the server of `clockwood serve`: its own process, sockets and connections to a real database. Only what is the
same at every start, imports and the description of a game, was done before.
"""

import asyncio
import contextlib
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from clockwood import api
from clockwood.server.core.matches.sceneries import SCENERIES
from clockwood.server.web.app import app_for
from clockwood.server.web.startup import ServeOptions, check_database, run_server
from server.server_process import ANNOUNCEMENT
from server.weather import Weather

ENDED = "ended"
LOADED_BY_THE_FIRST_REQUEST = (
    "uvicorn.loops.auto",
    "uvicorn.lifespan.on",
)
LAST_WORDS = 2000


class Nursery:
    """Starts one server after another on the same port and database; `pid` is that of the present one."""

    def __init__(self, port: int, database: str, weather: Weather) -> None:
        self.errors = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115 - as long as the nursery
        wanted = json.dumps({"port": port, "database": database, "weather": str(weather.file)})
        self.process = subprocess.Popen(
            [sys.executable, "-m", "server.nursery", wanted],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        self.pid = 0

    def start(self) -> None:
        """Fork a server, and wait until it says where it is."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.pid = int(self._line())
        said = self._line()
        assert said.startswith(ANNOUNCEMENT), said + self.last_words()

    def wait(self) -> None:
        """Wait until the server that was killed has ended."""
        while not self._line().startswith(ENDED):
            pass
        self.pid = 0

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.last_words()
        return line

    def last_words(self) -> str:
        self.errors.seek(0)
        return self.errors.read()[-LAST_WORDS:]

    def send(self, signal: int) -> None:
        if self.pid:
            os.kill(self.pid, signal)

    def end(self) -> None:
        """Kill the server, and let the nursery end by itself."""
        with contextlib.suppress(ProcessLookupError):
            self.send(9)
        self.process.communicate()
        self.errors.close()


@contextmanager
def nursery(port: int, database: str, weather: Weather) -> Iterator[Nursery]:
    here = Nursery(port, database, weather)
    try:
        yield here
    finally:
        here.end()


def load() -> None:
    """Load what every server needs."""
    for module in LOADED_BY_THE_FIRST_REQUEST:
        import_module(module)
    with tempfile.TemporaryDirectory(prefix="clockwood-nursery-") as home:
        options = ServeOptions("127.0.0.1", 0, f"sqlite:///{home}/loaded.sqlite")
        app_for(options.settings())
        asyncio.run(check_database(options.database))
    table = api.new("ironwood")
    SCENERIES.of(table.match.content, "en").scene(table, 0)
    gc.collect()
    gc.freeze()


def serve(port: int, database: str, weather: str) -> None:
    """Serve until killed. Nobody at these tables waits for an agent that thinks, so there is no process for one."""
    Weather(Path(weather)).befall()
    options = ServeOptions("127.0.0.1", port, database)
    options.limits, options.workers = False, 0
    run_server(options, lambda said: print(said, flush=True))  # noqa: T201 - whoever started this reads it


def fork_one_after_another(wanted: str) -> None:
    """Fork a server for every line of stdin, and say when it has ended."""
    load()
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            serve(**json.loads(wanted))
            return
        print(pid, flush=True)  # noqa: T201 - as above
        _, status = os.waitpid(pid, 0)
        print(ENDED, status, flush=True)  # noqa: T201 - as above


if __name__ == "__main__":
    fork_one_after_another(sys.argv[1])
