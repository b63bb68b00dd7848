"""Which agents there are, by name."""

from clockwood.agents.agent import Agent
from clockwood.agents.greedy import GreedyAgent
from clockwood.agents.ismcts import IsmctsAgent
from clockwood.agents.ismcts_levels import LEVELS
from clockwood.agents.ismcts_way import Stop, Way
from clockwood.agents.random import RandomAgent
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.rng import Generator, seeded


def level_names() -> list[str]:
    """Agents that search, the weakest first."""
    return list(LEVELS)


def agent_names() -> list[str]:
    return ["random", "greedy", *level_names()]


def agent_named(name: str, seed: int = 0) -> Agent:
    """Return a fresh agent; the seed fixes its choices."""
    rng: Generator = seeded(seed)
    if name == "random":
        return RandomAgent(name, rng)
    if name == "greedy":
        return GreedyAgent(name, rng)
    if name in LEVELS:
        return IsmctsAgent(name, rng, LEVELS[name])
    raise UnknownName(name, f"no such agent; there are {', '.join(agent_names())}")


def level_way(level: str) -> Way:
    """Return how a level searches, or say which levels there are."""
    if level not in LEVELS:
        raise UnknownName(level, f"no such level; there are {', '.join(level_names())}")
    return LEVELS[level]


def thinker(
    level: str, seed: int = 0, iterations: int = 0, seconds: float = 0.0, stop: Stop | None = None
) -> IsmctsAgent:
    """Return an agent that thinks like a level, for as long as it is given; its own budget unless one is told."""
    way = level_way(level)
    if iterations or seconds:
        way = way.with_budget(iterations, seconds)
    return IsmctsAgent(level, seeded(seed), way, stop)
