"""`clockwood serve` as people start it."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2

from server.processes import SERVE, served


def test_it_says_where_it_is_serves_the_page_and_stops_cleanly(tmp_path: Path) -> None:
    with served("--port", "0", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}") as here:
        page = httpx2.get(here.address.replace("localhost", "127.0.0.1"))
        assert page.status_code == 200
        assert "Clockwood" in page.text
        status, errors = here.ends(signal.SIGTERM)
    assert status in (0, -signal.SIGTERM)
    assert "Traceback" not in errors


def refused(*options: str) -> str:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([*SERVE, *options], env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_what_cannot_be_served_is_named(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "--port" in refused("--port", str(taken.getsockname()[1]), "--database", file)
    assert "database" in refused("--database", "mysql://nowhere/x", "--port", "0")
    assert "database" in refused("--database", f"sqlite:///{tmp_path}/no/such/folder/x.sqlite", "--port", "0")
    assert "--origin" in refused("--origin", "play.example.org", "--database", file, "--port", "0")
