"""The command `clockwood serve`."""

import signal
import socket
from pathlib import Path

import httpx2
import pytest

from server.server_process import served
from terminal.sitting import Sitting


@pytest.mark.slow
def test_it_prints_its_address_serves_the_page_and_stops_cleanly(tmp_path: Path) -> None:
    with served("--port", "0", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}") as here:
        page = httpx2.get(here.address.replace("localhost", "127.0.0.1"))
        assert page.status_code == 200
        assert "Clockwood" in page.text
        status, errors = here.stop(signal.SIGTERM)
    assert status in (0, -signal.SIGTERM)
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("place", "options"),
    [
        ("--port", "--port {taken} --database sqlite:///{folder}/games.sqlite"),
        ("database", "--port 0 --database mysql://nowhere/x"),
        ("database", "--port 0 --database sqlite:///{folder}/no/such/folder/x.sqlite"),
        ("--origin", "--port 0 --database sqlite:///{folder}/games.sqlite --origin play.example.org"),
    ],
)
def test_an_impossible_option_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, place: str, options: str
) -> None:
    sitting = Sitting(monkeypatch, capsys, tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        sitting.command("serve", *options.format(taken=taken.getsockname()[1], folder=tmp_path).split())
    assert sitting.status == 2
    assert place in sitting.errors
    assert "Traceback" not in sitting.errors
