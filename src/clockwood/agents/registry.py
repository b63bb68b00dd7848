"""Which agents there are, by name."""

from clockwood.agents.agent import Agent
from clockwood.agents.greedy import GreedyAgent
from clockwood.agents.random import RandomAgent
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.rng import Generator, seeded


def agent_names() -> list[str]:
    return ["random", "greedy"]


def agent_named(name: str, seed: int = 0) -> Agent:
    """Return a fresh agent; the seed fixes its choices."""
    rng: Generator = seeded(seed)
    if name == "random":
        return RandomAgent(name, rng)
    if name == "greedy":
        return GreedyAgent(name, rng)
    raise UnknownName(name, f"no such agent; there are {', '.join(agent_names())}")
