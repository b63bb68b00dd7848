"""Clockwood plays real board games by their real rules, with the automata those rules describe, and says why."""

from clockwood.api import load, new, replay, why

__all__ = ["load", "new", "replay", "why"]
