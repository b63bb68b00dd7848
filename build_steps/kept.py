"""Libraries that were built before, taken instead of compiling: `CLOCKWOOD_LIBRARIES=build/compiled pip wheel .`"""

import shutil
import sys
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from build_steps.rules import PACKAGE, ROOT, compiled_modules


def kept_extensions(tree: Path) -> list[Extension]:
    """Return the libraries of a tree as extensions without sources; refuse a tree that was made of other rules."""
    package = tree / PACKAGE.name
    found = [path for path in package.rglob("*") if path.suffix in {".so", ".pyd"}]
    if not found:
        sys.exit(f"CLOCKWOOD_LIBRARIES={tree}: there are no libraries")
    for module in compiled_modules():
        source = tree / Path(module).relative_to(PACKAGE.parent)
        if not source.is_file() or source.read_bytes() != (ROOT / module).read_bytes():
            sys.exit(f"CLOCKWOOD_LIBRARIES={tree}: the libraries there are not of these rules, see {module}")
    names = [path.relative_to(tree).with_name(path.name.partition(".")[0]) for path in found]
    return [Extension(".".join(name.parts), []) for name in names]


def build_of(tree: Path) -> type[build_ext]:
    """Return the build that copies the libraries of a tree, which must be for this Python."""

    class KeptBuild(build_ext):  # type: ignore[misc]  # setuptools is published without types
        def build_extension(self, extension: Extension) -> None:
            kept = tree / self.get_ext_filename(extension.name)
            if not kept.is_file():
                sys.exit(f"CLOCKWOOD_LIBRARIES={tree}: there is no {kept.name}; the libraries are for another Python")
            target = Path(self.get_ext_fullpath(extension.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept, target)

    return KeptBuild
