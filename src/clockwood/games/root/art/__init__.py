"""Root's pictures, drawn from its content."""

from clockwood.games.root.art.drawing import OPTIONS, draw

__all__ = ["OPTIONS", "draw"]
