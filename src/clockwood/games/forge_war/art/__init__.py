"""Forge War's pictures, drawn from its content."""

from typing import Final

from clockwood.games.forge_war.art.pictures import draw

OPTIONS: Final = ("players",)
"""The options that the pictures depend on: with few players the bazaar is one stand. [FW F5.4]"""

__all__ = ["OPTIONS", "draw"]
