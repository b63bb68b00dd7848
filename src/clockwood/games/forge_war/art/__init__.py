"""Forge War's pictures, drawn from its content."""

from clockwood.games.forge_war.art.drawing import draw

__all__ = ["draw"]
