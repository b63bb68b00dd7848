"""A wheel built and installed as in the image, in a new environment, and started by the image's command."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from server import container
from server.server_process import served
from server.visitors import Visitor

PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
UNNEEDED = {".", "requirements"}
"""Paths that only other stages of the image need."""


def wheel(folder: Path) -> None:
    """Build a wheel as in the image, but interpreted, which is faster, and outside the checkout."""
    sources = folder / "sources"
    sources.mkdir()
    for name in set(container.copied()) - UNNEEDED:
        copy = shutil.copytree if (container.ROOT / name).is_dir() else shutil.copy
        copy(container.ROOT / name, sources / name)
    _, *words = container.command_with("wheel")
    assert words[-2:] == ["/wheels", "."]
    command = [*PIP, *words[:-2], str(folder), str(sources), "--no-index"]
    subprocess.run(command, env=os.environ | {"CLOCKWOOD_COMPILE": "never"}, check=True)


def installed(folder: Path) -> Path:
    """Return a new environment with the wheel installed; it uses the dependencies of this one."""
    home = folder / "environment"
    venv.create(home)
    wheel(folder)
    _, *words, wheels = container.command_with("install", "/wheels/*.whl")
    assert wheels == "/wheels/*.whl"
    subprocess.run(
        [*PIP, "--python", home / "bin" / "python", *words, next(folder.glob("clockwood-*.whl"))], check=True
    )
    packages = next(home.glob("lib/python*/site-packages"))
    (packages / "ours.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")
    return home


@pytest.mark.slow
def test_a_wheel_serves_games_words_pictures_and_the_gallery(tmp_path: Path) -> None:
    home = installed(tmp_path)
    command, *options = container.entry()
    served_by = [command.replace("/clockwood/", f"{home}/", 1), *options]
    environment = {"PATH": os.environ["PATH"], "CLOCKWOOD_HOME": str(tmp_path / "home")}
    with served("--port", "0", command=served_by, environment=environment) as here:
        me = Visitor(f"http://127.0.0.1:{here.port}")
        assert me.http.get("/health").status_code == 200
        assert "Clockwood" in me.http.get("/").text
        names = [card["name"] for card in me.get("/games", language="pl")]
        assert {card["game"] for card in me.get("/gallery", language="pl")} >= {"ironwood", "forge-war"}
        assert me.get("/games/ironwood/rules", language="pl")
        for name in names:
            match = me.post("/matches", {"game": name, "seed": 1})["card"]["match"]
            setting = me.get(f"/matches/{match}/setting")
            for picture in list(setting["art"])[:1]:
                assert me.get(f"/matches/{match}/art/{picture}").startswith("<svg")
        me.http.close()
        _, errors = here.stop(signal.SIGTERM)
    assert "Traceback" not in errors
