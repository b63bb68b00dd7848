"""Builds the source distribution and, from it, a wheel for every CPython that is found; each is tried by itself.

    python -m tools.wheels [PYTHON …]

The interpreters are those that are named, those of `PATH` and those of pyenv. `CLOCKWOOD_COMPILE` and
`CLOCKWOOD_PROFILE` choose how the rules are compiled; without them, as for wheels that are handed on.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build" / "wheels"
TRIAL = Path(__file__).with_name("try_wheel.py")
CLASSIFIER = "Programming Language :: Python :: 3."
HANDED_ON = {"CLOCKWOOD_COMPILE": "always", "CLOCKWOOD_PROFILE": "yes"}
FACTS = """
import json, platform, sys, sysconfig
print(json.dumps([platform.python_implementation(), bool(sysconfig.get_config_var("Py_GIL_DISABLED")),
                  f"{sys.version_info[0]}.{sys.version_info[1]}", sys.executable]))
"""


def say(text: str) -> None:
    print(f"wheels: {text}", flush=True)


def wanted() -> list[str]:
    """Return the versions of Python that the package says it is for, oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [line.rpartition(" ")[2] for line in project["classifiers"] if line.startswith(CLASSIFIER)]


def version_of(python: str) -> tuple[str, str]:
    """Return the version of a CPython and its path; nothing for what is none or does not start."""
    try:
        said = subprocess.run([python, "-c", FACTS], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return "", ""
    if said.returncode:
        return "", ""
    implementation, without_lock, version, path = json.loads(said.stdout)
    return (version, path) if implementation == "CPython" and not without_lock else ("", "")


def candidates(named: Iterable[str], versions: list[str]) -> list[str]:
    """Return commands and paths where interpreters may be, those that were named first."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")
    of_pyenv = [str(found / "bin" / "python") for found in sorted(pyenv.glob("3.*"), reverse=True)]
    return [*named, sys.executable, *(f"python{version}" for version in versions), *of_pyenv]


def interpreters(named: Iterable[str]) -> dict[str, str]:
    """Return the first interpreter found for each version that is wanted."""
    versions = wanted()
    found: dict[str, str] = {}
    for python in candidates(named, versions):
        version, path = version_of(python)
        if version in versions:
            found.setdefault(version, path)
    return {version: found[version] for version in versions if version in found}


def surroundings(**more: str) -> dict[str, str]:
    """Return the environment of a process that shall see nothing of this checkout."""
    ours = {"PYTHONPATH", "VIRTUAL_ENV", "CLOCKWOOD_FORM", "CLOCKWOOD_GAMES"}
    return {name: text for name, text in os.environ.items() if name not in ours} | more


def fresh(python: str, home: Path) -> Path:
    """Return the interpreter of a new environment."""
    shutil.rmtree(home, ignore_errors=True)
    subprocess.run([python, "-m", "venv", home], env=surroundings(), check=True)
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pip(python: Path, *words: str | Path, **more: str) -> None:
    command = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    subprocess.run(command, env=surroundings(**more), cwd=ROOT, check=True)


def pinned(name: str) -> list[str]:
    return ["--require-hashes", "--requirement", f"requirements/{name}.txt"]


def source_distribution(folder: Path) -> Path:
    """Return the source distribution of this checkout, built into a folder."""
    command = "from setuptools import build_meta; import sys; build_meta.build_sdist(sys.argv[1])"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        subprocess.run([sys.executable, "-c", command, made], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
        found = next(Path(made).iterdir())
        return Path(shutil.move(found, folder / found.name))


def wheel(python: str, source: Path, folder: Path, work: Path = WORK) -> Path:
    """Return the wheel that an interpreter builds from a source distribution, with what is pinned for builds."""
    builder = fresh(python, work / "builder")
    pip(builder, "install", *pinned("build"))
    how = {name: os.environ.get(name, text) for name, text in HANDED_ON.items()}
    with tempfile.TemporaryDirectory() as made:
        pip(builder, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", made, source, **how)
        found = next(Path(made).iterdir())
        return Path(shutil.move(found, folder / found.name))


def try_out(python: str, built: Path, work: Path = WORK) -> str:
    """Install a wheel in a new environment and play there, without Node and compiler; return what it said."""
    home = work / "trial"
    there = fresh(python, home)
    pip(there, "install", "--only-binary", ":all:", *pinned("run"))
    pip(there, "install", "--no-deps", "--no-index", built)
    alone = surroundings(PATH=str(there.parent), CLOCKWOOD_HOME=str(home / "home"))
    shutil.copy(TRIAL, home)
    command = [str(there), "-I", str(home / TRIAL.name)]
    said = subprocess.run(command, env=alone, cwd=home, capture_output=True, text=True, timeout=600, check=False)
    shutil.rmtree(home)
    if said.returncode:
        raise SystemExit(f"wheels: {built.name} failed on {python}:\n{said.stdout}{said.stderr}")
    return said.stdout.strip()


def size(path: Path) -> str:
    return f"{path.name}, {path.stat().st_size / 1e6:.1f} MB"


def main() -> None:
    found = interpreters(sys.argv[1:])
    for version in wanted():
        say(f"Python {version}: {found.get(version, 'not found; no wheel for it')}")
    source = source_distribution(DIST)
    say(size(source))
    for python in found.values():
        built = wheel(python, source, DIST)
        say(size(built))
        say(try_out(python, built))


if __name__ == "__main__":
    main()
