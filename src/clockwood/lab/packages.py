"""The Python packages that only the lab needs: tables, plots and ratings."""

import importlib.util
from typing import Final

from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput

NEEDED: Final = ("polars", "altair", "vl_convert", "openskill")


def require_lab_packages() -> None:
    """Raise `BadInput` with installation advice if a package is missing."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise BadInput(", ".join(missing), f"not installed; {how_to_install('lab')}")
