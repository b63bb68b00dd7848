"""Forge War's pictures, drawn from its content."""

from clockwood.games.forge_war.art.pictures import draw

__all__ = ["draw"]
