"""Which form of the rules runs here: compiled by mypyc, or interpreted."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Final


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final = _is_compiled("clockwood.kernel.match")
"""Whether the kernel comes from a compiled library."""


def describe() -> str:
    """Version, form and Python, as `clockwood --version` prints them."""
    try:
        number = version("clockwood")
    except PackageNotFoundError:
        number = "(not installed)"
    form = "compiled" if COMPILED else "interpreted"
    return f"clockwood {number}, rules {form}, Python {platform.python_version()}"
