"""Real board games by their real rules, with automata that explain their decisions."""

from clockwood.api import load, new, replay, what_if, why

__all__ = ["load", "new", "replay", "what_if", "why"]
