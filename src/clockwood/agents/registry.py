"""Agents by name."""

from clockwood.agents.agent import Agent
from clockwood.agents.greedy_agent import GreedyAgent
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.levels import LEVELS
from clockwood.agents.ismcts.settings import SearchSettings, Stop
from clockwood.agents.random_agent import RandomAgent
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.rng import Generator, seeded


def level_names() -> list[str]:
    """Return the agents that search, the weakest first."""
    return list(LEVELS)


def agent_names() -> list[str]:
    return ["random", "greedy", *level_names()]


def agent_named(name: str, seed: int = 0) -> Agent:
    """Return a new agent; the seed fixes its choices."""
    rng: Generator = seeded(seed)
    if name == "random":
        return RandomAgent(name, rng)
    if name == "greedy":
        return GreedyAgent(name, rng)
    if name in LEVELS:
        return IsmctsAgent(name, rng, LEVELS[name])
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
