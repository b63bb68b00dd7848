"""Pictures of a game: what the `art` module beside it draws from a content, the same every time."""

import importlib
import importlib.util
from collections.abc import Callable
from functools import lru_cache

from clockwood.kernel.content import Content


@lru_cache(maxsize=16)
def pictures(content: Content) -> dict[str, str]:
    """Return every picture by its name: `map.desktop`, `map.phone`, `symbols`. A game without art has none."""
    home = f"{content.home.rpartition('.')[0]}.art"
    if importlib.util.find_spec(home) is None:
        return {}
    draw: Callable[[Content], dict[str, str]] = importlib.import_module(home).draw
    return draw(content)
