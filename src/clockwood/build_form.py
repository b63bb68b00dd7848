"""The form of the rules that runs here: compiled by mypyc, or interpreted."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Final


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final = _is_compiled("clockwood.kernel.match")
"""True where the kernel comes from a compiled library."""

FORM: Final = "compiled" if COMPILED else "interpreted"


def describe() -> str:
    """Return version, form and Python, as `clockwood --version` prints them."""
    try:
        number = version("clockwood")
    except PackageNotFoundError:
        number = "(not installed)"
    return f"clockwood {number}, rules {FORM}, Python {platform.python_version()}"
