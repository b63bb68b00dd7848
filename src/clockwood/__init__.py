"""Real board games by their real rules, with automata that explain their decisions."""

from clockwood.agents.registry import agent_named, agent_names
from clockwood.api import drawn, load, new, replay, what_if, why
from clockwood.game_options import options
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.kernel.match import Match
from clockwood.kernel.table import Table
from clockwood.registry import names as game_names

__all__ = [
    "Agent",
    "BadInput",
    "Match",
    "Table",
    "agent_named",
    "agent_names",
    "drawn",
    "game_names",
    "load",
    "new",
    "options",
    "replay",
    "what_if",
    "why",
]
