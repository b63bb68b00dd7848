"""What only the lab needs: tables, plots and ratings, which playing does without."""

import importlib.util
from typing import Final

from clockwood.kernel.errors import BadInput

NEEDED: Final = ("polars", "altair", "vl_convert", "openskill")


def must_be_there() -> None:
    """Refuse where something is not installed, and say how to get it."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise BadInput(
            ", ".join(missing), "not installed; pip install -r requirements/lab.txt brings all the lab needs"
        )
