"""Pictures of a game: what the `art` module beside it draws from a content, the same every time."""

import importlib
import importlib.util
from collections.abc import Callable
from functools import lru_cache

from clockwood.kernel.content import Content
from clockwood.scene import marks


@lru_cache(maxsize=16)
def pictures(content: Content) -> dict[str, str]:
    """Return every picture by its name: the marks all tables share, and what the game draws of its own.

    A board's pictures are called by board, size and layer (`map.phone.relief`), its sheet of symbols `symbols`.
    """
    home = f"{content.home.rpartition('.')[0]}.art"
    drawn = {"marks": marks.sheet()}
    if importlib.util.find_spec(home) is not None:
        draw: Callable[[Content], dict[str, str]] = importlib.import_module(home).draw
        drawn |= draw(content)
    return drawn
