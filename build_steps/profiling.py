"""Profile-guided builds: compiled with counters, played, and compiled again by what was counted.

For libraries that are handed on: `CLOCKWOOD_PROFILE=yes pip wheel .` takes nearly twice the time of an ordinary build.
The counts fit one compiler and one state of the sources, so they are never kept.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension

from build_steps.c_compiler import ParallelBuild, compiler_takes
from build_steps.rules import ROOT
from build_steps.tree import link_sources

LIBRARIES = {".so", ".pyd"}
WISHES = {"": False, "no": False, "yes": True}


def profile_wanted() -> bool:
    wish = os.environ.get("CLOCKWOOD_PROFILE", "")
    if wish not in WISHES:
        sys.exit(f"CLOCKWOOD_PROFILE is '{wish}'; it may be {', '.join(filter(None, WISHES))}")
    return WISHES[wish]


def counting(counts: Path) -> list[str]:
    return [f"-fprofile-generate={counts}", "-fprofile-update=single"]


def counted(counts: Path) -> list[str]:
    return [f"-fprofile-use={counts}", "-fprofile-correction", "-Wno-missing-profile"]


class ProfiledBuild(ParallelBuild):
    """Builds once, or twice where a profile is wanted. Objects lie at the same paths both times: counts go by them."""

    extensions: list[Extension]

    def build_extensions(self) -> None:
        if not profile_wanted() or not self.extensions:
            super().build_extensions()
            return
        folder = Path(self.build_temp).resolve() / "profile"
        shutil.rmtree(folder, ignore_errors=True)
        counts, tree = folder / "counts", folder / "tree"
        if not compiler_takes(*counting(counts)) or not compiler_takes(*counted(counts)):
            sys.exit("CLOCKWOOD_PROFILE=yes, but the C compiler here knows no profiles")
        everything = self.extensions
        self.build_with(counting(counts), everything)
        copy_libraries(Path(self.build_lib), tree)
        link_sources(tree)
        train(tree)
        self.build_with(counted(counts), everything[:1])
        self.extensions = everything

    def build_with(self, flags: list[str], extensions: list[Extension]) -> None:
        """Build extensions, the first of which is the library, with flags that only the library takes."""
        library = extensions[0]
        compiled, linked = library.extra_compile_args, library.extra_link_args
        library.extra_compile_args, library.extra_link_args = [*compiled, *flags], [*linked, *flags]
        self.extensions, self.force = extensions, True
        super().build_extensions()
        library.extra_compile_args, library.extra_link_args = compiled, linked


def copy_libraries(built: Path, tree: Path) -> None:
    """Copy the libraries that were built, and no folder that holds none: links to the sources take their place."""
    for path in built.rglob("*"):
        if path.suffix in LIBRARIES:
            copy = tree / path.relative_to(built)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)


def train(tree: Path) -> None:
    """Play with the libraries of a tree in a process of its own, which writes the counts when it ends."""
    paths = [str(tree), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    subprocess.run([sys.executable, "-m", "build_steps.training"], cwd=tree, env=environment, check=True)
