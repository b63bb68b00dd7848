"""Iron Kings' pictures, drawn from its content."""

from clockwood.games.iron_kings.art.drawing import OPTIONS, draw

__all__ = ["OPTIONS", "draw"]
