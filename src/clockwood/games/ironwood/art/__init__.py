"""Ironwood's pictures, drawn from its content."""

from clockwood.games.ironwood.art.drawing import draw

__all__ = ["draw"]
