"""A server in a separate process, started by the command line."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SERVE = [sys.executable, "-m", "clockwood", "serve"]
ANNOUNCEMENT = "Clockwood is served at "


class ServerProcess:
    """A server process; `address` is the one it printed."""

    def __init__(
        self, *options: str, command: list[str] | None = None, environment: dict[str, str] | None = None
    ) -> None:
        ours = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(
            [*(command or SERVE), *options],
            env=(environment or ours) | {"PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith(ANNOUNCEMENT), said + (self.process.stderr.read() if self.process.stderr else "")
        self.address = said.removeprefix(ANNOUNCEMENT).split()[0].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def stop(self, signal: int) -> tuple[int, str]:
        """Send a signal; return the exit status and the text on stderr."""
        self.process.send_signal(signal)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors


@contextmanager
def served(
    *options: str, command: list[str] | None = None, environment: dict[str, str] | None = None
) -> Iterator[ServerProcess]:
    here = ServerProcess(*options, command=command, environment=environment)
    try:
        yield here
    finally:
        if here.process.poll() is None:
            here.process.kill()
        here.process.communicate()
