"""From the rules to extension modules: mypyc writes C, which the C compiler makes one library of."""

import contextlib
import os
import shutil
from pathlib import Path

from setuptools import Extension

from build_steps import rules
from build_steps.c_compiler import FLAGS, WHOLE, compiler_takes
from build_steps.docstrings import document
from build_steps.folding import fold
from build_steps.short_build import SHIM, bundled, lighten, mark
from build_steps.tightening import tighten

LIBRARY = "clockwood.rules"
GENERATED = rules.ROOT / "build" / "c"


def extensions(*, quick: bool) -> list[Extension]:
    """Return one library for kernel, agents and games, and a small one for each module that says where to find it.

    A quick build is not optimised and takes about a third of the time.
    """
    rules.stage()
    files = rules.compiled_modules(rules.STAGE)
    fold([rules.STAGE / file for file in files], rules.STAGE / "src")
    whole = os.name == "posix" and not quick and compiler_takes(*WHOLE)
    found = written_in_c(files, multi_file=whole or quick, opt_level="0" if quick else "3")
    tighten(GENERATED)
    document(GENERATED, rules.STAGE / "src")
    mark(GENERATED)
    library, *shims = found
    library.sources = bundled(library.sources, GENERATED)
    for shim in shims:
        lighten(Path(shim.sources[0]))
        shim.include_dirs.append(str(SHIM.parent))
    for extension in found:
        flags = [*FLAGS, *WHOLE] if whole and extension.name.startswith(LIBRARY) else FLAGS
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # the list is shared by all
        extension.extra_link_args = flags
        extension.sources = [os.path.relpath(source) for source in extension.sources]
        extension.include_dirs.append(str(GENERATED / "clockwood"))  # mypyc looks for its headers elsewhere
    return found


def written_in_c(files: list[str], *, multi_file: bool, opt_level: str) -> list[Extension]:
    """Let mypyc read the copied rules, where their paths are those of the sources: tracebacks name them."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build needs it

    shutil.rmtree(GENERATED, ignore_errors=True)
    options = [f"--config-file={rules.ROOT / 'pyproject.toml'}", f"--cache-dir={os.devnull}"]
    with contextlib.chdir(rules.STAGE):
        made: list[Extension] = mypycify(
            [*options, *files],
            group_name=LIBRARY,
            multi_file=multi_file,
            opt_level=opt_level,
            debug_level="0",
            target_dir=str(GENERATED),
        )
    return made
