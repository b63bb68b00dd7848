"""Pictures of a game: what the `art` module beside it draws from a content, the same every time."""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Final

from clockwood.kernel.content import Content
from clockwood.scene import marks

DRAWN: Final[dict[str, dict[str, str]]] = {}


def pictures(content: Content) -> dict[str, str]:
    """Return every picture by its name: the marks all tables share, and what the game draws of its own.

    A board's pictures are called by board, size and layer (`map.phone.relief`), its sheet of symbols `symbols`. They
    depend on what is printed, not on what a table agreed on, so they are drawn once for a set of packs.
    """
    key = " ".join([content.home, *(pack.text() for pack in content.packs)])
    if key not in DRAWN:
        DRAWN[key] = drawn(content)
    return DRAWN[key]


def drawn(content: Content) -> dict[str, str]:
    home = f"{content.home.rpartition('.')[0]}.art"
    found = {"marks": marks.sheet()}
    if importlib.util.find_spec(home) is not None:
        draw: Callable[[Content], dict[str, str]] = importlib.import_module(home).draw
        found |= draw(content)
    return found
