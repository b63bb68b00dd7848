"""Pictures of a game: what the `art` module beside it draws from a content, the same every time."""

import importlib
import importlib.util
from collections.abc import Callable
from types import ModuleType
from typing import Final

from clockwood.kernel.content import Content
from clockwood.scene import marks

DRAWN: Final[dict[str, dict[str, str]]] = {}


def pictures(content: Content) -> dict[str, str]:
    """Return every picture by its name: the marks all tables share, and what the game draws of its own.

    A board's pictures are called by board, size and layer (`map.phone.relief`), its sheet of symbols `symbols`. They
    depend on what is printed, not on what a table agreed on but for the module's `OPTIONS`, so they are drawn once for
    a set of packs and those.
    """
    art = art_of(content)
    agreed = [f"{name}={content.options.get(name)}" for name in getattr(art, "OPTIONS", ())]
    key = " ".join([content.home, *(pack.text() for pack in content.packs), *agreed])
    if key not in DRAWN:
        draw: Callable[[Content], dict[str, str]] | None = getattr(art, "draw", None)
        DRAWN[key] = {"marks": marks.sheet()} | (draw(content) if draw else {})
    return DRAWN[key]


def art_of(content: Content) -> ModuleType | None:
    """Return the module that draws the game, if it has one."""
    home = f"{content.home.rpartition('.')[0]}.art"
    return importlib.import_module(home) if importlib.util.find_spec(home) is not None else None
