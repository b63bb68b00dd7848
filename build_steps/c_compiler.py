"""The C compiler: whether there is one, what it is asked to do, and all cores at once."""

import os
import subprocess
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path

from setuptools.command.build_ext import build_ext

# The first keeps overflow defined, the others let the compiler inline our own functions and reach our own variables.
FLAGS = ["-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []
# Optimised as one when linked, by all cores: the small functions of the kernel are drawn into the rules that call them.
# Each of the pieces it is cut into for them begins by reading all declarations, so there are fewer than by default.
WHOLE = ["-O3", "-fno-plt", "-flto=auto", "--param=inline-unit-growth=100", "--param=max-inline-insns-auto=60"]
WHOLE += ["--param=lto-partitions=32"]


@cache
def compiler_takes(*flags: str) -> bool:
    """Tell whether a C compiler with Python's headers works here and knows these flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        include = f"-I{sysconfig.get_paths()['include']}"
        command = [*compiler, *flags, "-shared", "-fPIC", include, str(probe), "-o", str(probe.with_suffix(".so"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools is published without types
    """Compiles the many files of one library on all cores; setuptools does so only with whole libraries."""

    def build_extensions(self) -> None:
        compile_in_turn = partial(type(self.compiler).compile, self.compiler)

        def compile_at_once(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [
                    made
                    for all_made in cores.map(lambda one: compile_in_turn([one], **how), sources)
                    for made in all_made
                ]

        self.compiler.compile = compile_at_once
        super().build_extensions()
