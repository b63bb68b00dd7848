"""The pictures of a game, drawn from its content by the `art` module beside it."""

import importlib
import importlib.util
from collections.abc import Callable
from types import ModuleType
from typing import Final

from clockwood.kernel.content import Content
from clockwood.scene import mark_sheet

DRAWN: Final[dict[str, dict[str, str]]] = {}


def pictures(content: Content) -> dict[str, str]:
    """Return every picture by its name: the marks that all games share, and the game's own.

    A board's pictures are named by board, size and layer (`map.phone.relief`), the sheet of symbols `symbols`. They
    depend on the packs and on the options that the `art` module lists in `OPTIONS`, and are drawn once for each.
    """
    art = art_of(content)
    agreed = [f"{name}={content.options.get(name)}" for name in getattr(art, "OPTIONS", ())]
    key = " ".join([content.home, *(pack.text() for pack in content.packs), *agreed])
    if key not in DRAWN:
        draw: Callable[[Content], dict[str, str]] | None = getattr(art, "draw", None)
        DRAWN[key] = {"marks": mark_sheet.draw()} | (draw(content) if draw else {})
    return DRAWN[key]


def art_of(content: Content) -> ModuleType | None:
    """Return the module that draws the game, if it has one."""
    home = f"{content.home.rpartition('.')[0]}.art"
    return importlib.import_module(home) if importlib.util.find_spec(home) is not None else None
