"""Choice of the form that `import clockwood` finds in the environment of this checkout: compiled while it is current.

`CLOCKWOOD_FORM=interpreted` always takes the sources, `CLOCKWOOD_FORM=compiled` never. A tree named in `PYTHONPATH`
goes before both.
"""

import os
import sys
from importlib.machinery import PathFinder
from pathlib import Path

from build_steps.rules import SOURCES
from build_steps.tree import TREE, is_current

FORMS = ("auto", "compiled", "interpreted")


def named_in_the_environment() -> bool:
    named = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return PathFinder.find_spec("clockwood", [entry for entry in named if entry]) is not None


def choose() -> None:
    """Put the compiled tree before the sources on the path, if the sources are there and it is to be used."""
    form = os.environ.get("CLOCKWOOD_FORM", "auto")
    if form not in FORMS:
        raise ImportError(f"CLOCKWOOD_FORM is '{form}'; it may be {', '.join(FORMS)}")
    places = [number for number, entry in enumerate(sys.path) if Path(entry).resolve() == SOURCES]
    if form == "interpreted" or not places or named_in_the_environment():
        return
    if is_current():
        sys.path.insert(places[0], str(TREE))
    elif form == "compiled":
        raise ImportError("CLOCKWOOD_FORM=compiled, but the compiled form is not there or out of date: make compiled")
