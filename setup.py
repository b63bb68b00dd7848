"""Build step: compiles the rules with mypyc where a C compiler is at hand."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build

WISH = os.environ.get("CLOCKWOOD_COMPILE", "auto")
WISHES = ("auto", "always", "never")
# Names of games to compile, apart by spaces; the others stay interpreted, which makes the build short. Without it: all.
ONLY = os.environ.get("CLOCKWOOD_GAMES", "").split()
# Other commands only read metadata; mypyc would run for each of them.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv)

PACKAGE = Path("src/clockwood")
INTERPRETED = {"__init__.py", "art", "art.py", "encode.py"}
# The first keeps overflow defined, the others let the compiler inline our own functions and reach our own variables.
FLAGS = ["-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []


class FreshBuild(build):  # type: ignore[misc]  # setuptools is published without types
    """Drops leftovers of earlier builds and keeps libraries that are still current."""

    def run(self) -> None:
        file_name = self.get_finalized_command("build_ext").get_ext_filename
        current = {file_name(extension.name) for extension in self.distribution.ext_modules or []}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path.relative_to(self.build_lib)) not in current:
                path.unlink()
        super().run()


def compiler_works() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        include = f"-I{sysconfig.get_paths()['include']}"
        command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603 - the compiler is the one Python was built with
        except OSError:
            return False


def reason_not_to() -> str:
    if WISH not in WISHES:
        sys.exit(f"CLOCKWOOD_COMPILE is '{WISH}'; it may be {', '.join(WISHES)}")
    if not BUILDING:
        return "nothing is built"
    if "editable_wheel" in BUILDING:
        return "an editable install runs the sources"
    if WISH == "never":
        return "CLOCKWOOD_COMPILE=never"
    if os.name == "posix" and not compiler_works():
        if WISH == "always":
            sys.exit("CLOCKWOOD_COMPILE=always, but no C compiler with Python's headers works here")
        return "no C compiler with Python's headers works here"
    return ""


def modules(*folders: Path, deep: bool = False) -> list[str]:
    found = [path for folder in folders for path in folder.glob("**/*.py" if deep else "*.py")]
    return sorted(path.as_posix() for path in found if not INTERPRETED & {path.name, path.parent.name})


def groups() -> list[tuple[list[str], str | None]]:
    """One library for kernel and agents, one for each game."""
    games = sorted(path for path in (PACKAGE / "games").iterdir() if path.is_dir())
    games = [game for game in games if not ONLY or game.name in ONLY]
    found: list[tuple[list[str], str | None]] = [(modules(PACKAGE / "kernel", PACKAGE / "agents"), "clockwood.kernel")]
    found += [(modules(game, deep=True), f"clockwood.games.{game.name}") for game in games]
    return [(files, name) for files, name in found if files]


def extensions() -> list[Extension]:
    reason = reason_not_to()
    if reason:
        print(f"clockwood: rules are left interpreted: {reason}")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build needs it

    libraries = groups()
    # A cache of its own: mypy's options differ from mypyc's, and each would spoil the other's.
    sources = ["--cache-dir=build/mypyc-cache", *(file for files, _ in libraries for file in files)]
    found: list[Extension] = mypycify(sources, separate=libraries, opt_level="3", debug_level="0")
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # the list is shared by all
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build": FreshBuild},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
