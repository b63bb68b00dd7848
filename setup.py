"""Build step: compiles the rules with mypyc where a C compiler is at hand."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build

sys.path.insert(0, str(Path(__file__).resolve().parent))  # build tools import nothing from here by themselves

from build_steps.c_compiler import compiler_takes
from build_steps.extensions import extensions
from build_steps.kept import build_of, kept_extensions
from build_steps.profiling import ProfiledBuild

WISH = os.environ.get("CLOCKWOOD_COMPILE", "auto")
LIBRARIES = os.environ.get("CLOCKWOOD_LIBRARIES", "")
WISHES = ("auto", "always", "quick", "never")
# Other commands only read metadata; mypyc would run for each of them.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv)
PAGE = Path("src/clockwood/web/index.html")


class FreshBuild(build):  # type: ignore[misc]  # setuptools is published without types
    """Begins with an empty folder: what an earlier build left there would end up in the wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


def reason_not_to() -> str:
    if WISH not in WISHES:
        sys.exit(f"CLOCKWOOD_COMPILE is '{WISH}'; it may be {', '.join(WISHES)}")
    if not BUILDING:
        return "nothing is built"
    if "editable_wheel" in BUILDING:
        return "an editable install runs the sources"
    if WISH == "never":
        return "CLOCKWOOD_COMPILE=never"
    if os.name == "posix" and not LIBRARIES and not compiler_takes():
        if WISH != "auto":
            sys.exit(f"CLOCKWOOD_COMPILE={WISH}, but no C compiler with Python's headers works here")
        return "no C compiler with Python's headers works here"
    return ""


def compiled() -> list[Extension]:
    reason = reason_not_to()
    if reason:
        print(f"clockwood: rules are left interpreted: {reason}")
        return []
    if LIBRARIES:
        return kept_extensions(Path(LIBRARIES).resolve())
    return extensions(quick=WISH == "quick")


if {"sdist", "bdist_wheel"} & set(sys.argv) and not PAGE.is_file():
    print("clockwood: the package will lack the browser page, which is not built; `make page` builds it with Node")

setup(
    ext_modules=compiled(),
    cmdclass={"build": FreshBuild, "build_ext": build_of(Path(LIBRARIES).resolve()) if LIBRARIES else ProfiledBuild},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
