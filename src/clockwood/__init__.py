"""Real board games by their real rules, with automata that explain their decisions."""

from clockwood.agents.registry import agent_named, agent_names
from clockwood.api import drawn, load, new, replay, what_if, why
from clockwood.kernel.agent import Agent

__all__ = ["Agent", "agent_named", "agent_names", "drawn", "load", "new", "replay", "what_if", "why"]
