"""The vision the Woodwalkers start with, which only they know. [IW R2.3]"""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.layout import Layout

CELLS: Final = Layout(at=363)
STARTING_VISION: Final[i64] = CELLS.secrets("starting_vision", 2, "card", quiet=True)
