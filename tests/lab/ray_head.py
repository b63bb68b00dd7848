"""A Ray cluster of this machine in processes of its own, for tests."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

START = "from ray.scripts.scripts import main; main()"
PATIENCE = 120.0


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


class Head:
    """A cluster with two processors, which lets in only those who know its token."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="ray"))  # sockets lie in it, so its name is short
        self.port, self.client = free_port(), free_port()
        self.address = f"127.0.0.1:{self.port}"
        paths = os.pathsep.join(path for path in sys.path if path)
        token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
        self.env = {**os.environ, **token, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": paths}
        words = (
            f"start --head --block --port={self.port} --ray-client-server-port={self.client} --num-cpus=2"
            " --include-dashboard=false --disable-usage-stats --object-store-memory=100000000"
        ).split()
        self.log = self.home / "said"
        with self.log.open("w", encoding="utf-8") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, *words, f"--temp-dir={self.home / 'session'}"],
                env=self.env, stdout=said, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while "Ray runtime started" not in self.log.read_text(encoding="utf-8"):
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            assert time.monotonic() < end, "Ray has not started"
            time.sleep(0.2)

    def workers(self) -> list[int]:
        """Return the processes that play just now."""
        return [pid for pid, name in self.processes() if name == "ray::work"]

    def gone(self) -> None:
        """Kill the head's own process, as when its machine is lost."""
        for pid, name in self.processes():
            if "gcs_server" in name:
                os.kill(pid, signal.SIGKILL)

    def processes(self) -> list[tuple[int, str]]:
        """Return the processes that this cluster has started, with their first words."""
        found: list[tuple[int, str]] = []
        for folder in Path("/proc").iterdir():
            with suppress(OSError):
                if folder.name.isdigit() and os.getsid(int(folder.name)) == self.process.pid:
                    line = (folder / "cmdline").read_bytes().split(b"\0")[0].decode()
                    found.append((int(folder.name), line))
        return found

    def end(self) -> None:
        for pid, _ in self.processes():
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)
