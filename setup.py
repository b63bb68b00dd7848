"""Build step: compiles the rules with mypyc where a C compiler is at hand."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("CLOCKWOOD_COMPILE", "auto")
WISHES = ("auto", "always", "never")
# Names of games to compile, apart by spaces; the others stay interpreted, which makes the build short. Without it: all.
ONLY = os.environ.get("CLOCKWOOD_GAMES", "").split()
# Other commands only read metadata; mypyc would run for each of them.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv)

PACKAGE = Path("src/clockwood")
INTERPRETED = {"__init__.py", "art", "art.py", "encode.py"}
LIBRARY = "clockwood.rules"
# The first keeps overflow defined, the others let the compiler inline our own functions and reach our own variables.
FLAGS = ["-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []
# Optimised as one when linked, by all cores: the small functions of the kernel are drawn into the rules that call them.
WHOLE = ["-O3", "-fno-plt", "-flto=auto", "--param=inline-unit-growth=100", "--param=max-inline-insns-auto=60"]


class FreshBuild(build):  # type: ignore[misc]  # setuptools is published without types
    """Drops leftovers of earlier builds and keeps libraries that are still current."""

    def run(self) -> None:
        file_name = self.get_finalized_command("build_ext").get_ext_filename
        current = {file_name(extension.name) for extension in self.distribution.ext_modules or []}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path.relative_to(self.build_lib)) not in current:
                path.unlink()
        super().run()


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools is published without types
    """Compiles the many files of one library on all cores; setuptools does so only with whole libraries."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [
                    made
                    for all_made in cores.map(lambda one: compile_in_turn([one], **how), sources)
                    for made in all_made
                ]

        self.compiler.compile = compile_at_once
        super().build_extensions()


@cache
def compiler_takes(*flags: str) -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        include = f"-I{sysconfig.get_paths()['include']}"
        command = [*compiler, *flags, "-shared", "-fPIC", include, str(probe), "-o", str(probe.with_suffix(".so"))]
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
    if os.name == "posix" and not compiler_takes():
        if WISH == "always":
            sys.exit("CLOCKWOOD_COMPILE=always, but no C compiler with Python's headers works here")
        return "no C compiler with Python's headers works here"
    return ""


def modules(*folders: Path, deep: bool = False) -> list[str]:
    found = [path for folder in folders for path in folder.glob("**/*.py" if deep else "*.py")]
    return sorted(path.as_posix() for path in found if not INTERPRETED & {path.name, path.parent.name})


def compiled_modules() -> list[str]:
    games = [path for path in (PACKAGE / "games").iterdir() if path.is_dir() and (not ONLY or path.name in ONLY)]
    return modules(PACKAGE / "kernel", PACKAGE / "agents", *games, deep=True)


def extensions() -> list[Extension]:
    """One library for kernel, agents and games, and a small one for each module that says where to find it."""
    reason = reason_not_to()
    if reason:
        print(f"clockwood: rules are left interpreted: {reason}")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build needs it

    files = compiled_modules()
    whole = os.name == "posix" and compiler_takes(*WHOLE)
    # A cache of its own: mypy's options differ from mypyc's, and each would spoil the other's.
    sources = ["--cache-dir=build/mypyc-cache", *files]
    found: list[Extension] = mypycify(
        sources, separate=[(files, LIBRARY)], multi_file=whole, opt_level="3", debug_level="0"
    )
    for extension in found:
        flags = [*FLAGS, *WHOLE] if whole and extension.name.startswith(LIBRARY) else FLAGS
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # the list is shared by all
        extension.extra_link_args = flags
        extension.include_dirs.append("build/clockwood")  # where mypyc writes headers that it looks for elsewhere
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build": FreshBuild, "build_ext": SideBySide},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
