"""Changes to the C that mypyc writes which shorten a build and leave the rules as they are, and as fast.

- Modules are compiled in bundles: each includes the same header, which takes longer to read than most modules.
- What a module does when it is imported, a third of all C, is not optimised; functions by which Python calls rules
  are made small, without copies of the rules in them.
- The shim that stands for a module and finds it in the library includes the few lines of Python.h that it needs.
"""

import os
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from build_steps.tightening import UnknownCode

MARKS = Path(__file__).with_name("short_build.h")
SHIM = Path(__file__).with_name("shim.h")
BUNDLE = 4_000_000
"""The number of bytes that fill a bundle. Smaller ones keep more cores busy, and read the header more often."""
PYTHON = "#include <Python.h>\n"
RUN_ONCE = re.compile(r"^extern (char CPyDef_\w+_____top_level__\(void\);)$", re.MULTILINE)
FROM_PYTHON = re.compile(r"^extern (PyObject \*CPyPy_\w+\([^;]*\);)$", re.MULTILINE)


def marked(header: str) -> str:
    """Return the header of the library, which says what runs once and what Python calls."""
    header, once = RUN_ONCE.subn(r"extern RUN_ONCE \1", header)
    header, called = FROM_PYTHON.subn(r"extern CALLED_FROM_PYTHON \1", header)
    if not once or not called or PYTHON not in header:
        raise UnknownCode(f"a header that declares {once} modules and {called} functions for Python")
    return header.replace(PYTHON, f'{PYTHON}#include "{MARKS.name}"\n', 1)


def mark(folder: Path) -> None:
    """Change the header of the library below a folder that mypyc wrote, in place."""
    shutil.copy(MARKS, folder)
    for path in folder.rglob("__native_internal_*.h"):
        path.write_text(marked(path.read_text(encoding="utf-8")), encoding="utf-8")


def bundled(sources: list[str], folder: Path) -> list[str]:
    """Write files that include the modules among these sources; return them and the other sources."""
    modules = [source for source in sources if Path(source).name.startswith("__native_clockwood___")]
    bundles = []
    for number, bundle in enumerate(heaps(modules), 1):
        path = folder / f"bundle_{number}.c"
        path.write_text("".join(f'#include "{Path(module).name}"\n' for module in bundle), encoding="utf-8")
        bundles.append(str(path))
    return [*bundles, *(source for source in sources if source not in set(modules))]


def heaps(sources: Iterable[str]) -> Iterator[list[str]]:
    """Yield runs of files that are large enough together."""
    heap: list[str] = []
    size = 0
    for source in sources:
        heap.append(source)
        size += Path(source).stat().st_size
        if size >= BUNDLE:
            yield heap
            heap, size = [], 0
    if heap:
        yield heap


def lighten(shim: Path) -> None:
    """Let the shim of a module include no more than it needs, in place."""
    text = shim.read_text(encoding="utf-8")
    if os.name != "posix" or "PyModuleDef" in text:  # as written for a Python without a global lock
        return
    if PYTHON not in text:
        raise UnknownCode(f"{shim.name} is no shim")
    shim.write_text(text.replace(PYTHON, f'#include "{SHIM.name}"\n'), encoding="utf-8")
