"""The package as people install it: a wheel in an environment of its own, served from there."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from server.guests import Guest
from server.processes import served

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("pyproject.toml", "setup.py", "LICENSE", "src")
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def wheel(folder: Path) -> Path:
    """Build a wheel of the sources, interpreted because that is quick; away from the checkout, which stays as it is."""
    sources = folder / "sources"
    sources.mkdir()
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, sources / name)
    words = [*PIP, "wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder), str(sources)]
    subprocess.run(words, env=os.environ | {"CLOCKWOOD_COMPILE": "never"}, check=True)
    return next(folder.glob("clockwood-*.whl"))


def installed(folder: Path) -> Path:
    """Return the command `clockwood` of a fresh environment; what it depends on is taken from ours."""
    home = folder / "environment"
    venv.create(home)
    python = home / "bin" / "python"
    subprocess.run([*PIP, "--python", python, "install", "--no-deps", "--no-index", wheel(folder)], check=True)
    packages = next(home.glob("lib/python*/site-packages"))
    (packages / "ours.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")
    return home / "bin" / "clockwood"


@pytest.mark.slow
def test_a_wheel_serves_games_words_pictures_and_the_gallery(tmp_path: Path) -> None:
    command = installed(tmp_path)
    environment = {"PATH": os.environ["PATH"], "CLOCKWOOD_HOME": str(tmp_path / "home")}
    with served("--port", "0", command=[str(command), "serve"], environment=environment) as here:
        me = Guest(here.address.replace("localhost", "127.0.0.1"))
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
        _, errors = here.ends(signal.SIGTERM)
    assert "Traceback" not in errors
