"""Agents by name."""

from collections.abc import Iterable
from typing import Final

from clockwood.agents.greedy_agent import GreedyAgent
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.levels import LEVELS
from clockwood.agents.ismcts.settings import SearchSettings, Stop
from clockwood.agents.outside import installed, is_outside, is_path, outside_agent
from clockwood.agents.random_agent import RandomAgent
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.rng import Generator, seeded

OFFERED: Final[list[str]] = []
"""Agents of other packages that the host of a server lets visitors choose."""


def level_names() -> list[str]:
    """Return the agents that search, the weakest first."""
    return list(LEVELS)


def our_agents() -> list[str]:
    return ["random", "greedy", *level_names()]


def agent_names(players: Iterable[str] = ()) -> list[str]:
    """Return our agents, those of installed packages, and those of the players that are written as a path."""
    return [*our_agents(), *installed(), *(player for player in players if is_path(player))]


def offer(name: str) -> None:
    """Let visitors of a server of this process choose an agent that is not ours."""
    agent_named(name)
    if name not in offered_agents():
        OFFERED.append(name)


def offered_agents() -> list[str]:
    """Return the agents that visitors of a server may choose."""
    return [*our_agents(), *OFFERED]


def agent_named(name: str, seed: int = 0) -> Agent:
    """Return a new agent, one of ours or of another package; the seed fixes its choices."""
    rng: Generator = seeded(seed)
    if name == "random":
        return RandomAgent(name, rng)
    if name == "greedy":
        return GreedyAgent(name, rng)
    if name in LEVELS:
        return IsmctsAgent(name, rng, LEVELS[name])
    if is_outside(name):
        return outside_agent(name, rng)
    raise UnknownName(name, f"no such agent; there are {', '.join(agent_names())}")


def level_settings(level: str) -> SearchSettings:
    """Return the search settings of a level; an unknown level is refused with the list of levels."""
    if level not in LEVELS:
        raise UnknownName(level, f"no such level; there are {', '.join(level_names())}")
    return LEVELS[level]


def thinker(
    level: str, seed: int = 0, iterations: int = 0, seconds: float = 0.0, stop: Stop | None = None
) -> IsmctsAgent:
    """Return an agent that searches as a level does, with the level's own budget unless another is given."""
    settings = level_settings(level)
    if iterations or seconds:
        settings = settings.with_budget(iterations, seconds)
    return IsmctsAgent(level, seeded(seed), settings, stop)
