"""Clockwood plays real board games by their real rules, with the automata those rules describe, and says why."""

from clockwood.api import load, new, replay, what_if, why

__all__ = ["load", "new", "replay", "what_if", "why"]
