"""Agents by name."""

from collections.abc import Iterable, Mapping
from typing import Final

from clockwood.agents.greedy_agent import GreedyAgent
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.levels import LEVELS
from clockwood.agents.ismcts.settings import SearchSettings, Stop
from clockwood.agents.learned.agent import SETTINGS, LearnedAgent
from clockwood.agents.learned.shipped import LEARNED, reason_against_learned, weights_for
from clockwood.agents.outside import installed, is_outside, is_path, outside_agent
from clockwood.agents.random_agent import RandomAgent
from clockwood.kernel.agent import Agent
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.rng import Generator, seeded

OFFERED: Final[list[str]] = []
"""Agents of other packages that the host of a server lets visitors choose."""


def level_names() -> list[str]:
    """Return the agents that search and play every game, the weakest first."""
    return list(LEVELS)


def is_level(name: str) -> bool:
    """Return whether an agent searches, so that `thinker` can make it."""
    return name == LEARNED or name in LEVELS


def our_agents(game: Game | None = None) -> list[str]:
    """Return the agents that play every game and, of a game that brings a network, the one that plays with it."""
    return ["random", "greedy", *level_names(), *([LEARNED] if is_learned(game) else [])]


def without_automata(game: Game) -> list[str]:
    """Return our agents of a game that play at no table with an automaton."""
    return [LEARNED] if is_learned(game) else []


def is_learned(game: Game | None) -> bool:
    return game is not None and weights_for(game) is not None


def agent_names(players: Iterable[str] = (), game: Game | None = None) -> list[str]:
    """Return our agents, those of installed packages, and those of the players that are written as a path."""
    return [*our_agents(game), *installed(), *(player for player in players if is_path(player))]


def reason_against(game: Game, content: Content, player: str) -> str:
    """Return why an agent cannot play at a table of this content; empty where it can."""
    return reason_against_learned(game, content) if player == LEARNED else ""


def must_play_there(game: Game, content: Content, seats: Mapping[str, str]) -> None:
    """Refuse an agent that cannot play at a table of this content."""
    for seat, player in seats.items():
        reason = reason_against(game, content, player)
        if reason:
            raise BadInput(f"{seat}={player}", reason)


def offer(name: str) -> None:
    """Let visitors of a server of this process choose an agent that is not ours."""
    agent_named(name)
    if name not in offered_agents():
        OFFERED.append(name)


def offered_agents(game: Game | None = None) -> list[str]:
    """Return the agents that visitors of a server may choose."""
    return [*our_agents(game), *OFFERED]


def agent_named(name: str, seed: int = 0) -> Agent:
    """Return a new agent, one of ours or of another package; the seed fixes its choices."""
    rng: Generator = seeded(seed)
    if name == "random":
        return RandomAgent(name, rng)
    if name == "greedy":
        return GreedyAgent(name, rng)
    if name in LEVELS:
        return IsmctsAgent(name, rng, LEVELS[name])
    if name == LEARNED:
        return LearnedAgent(name, rng, SETTINGS)
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
    settings = SETTINGS if level == LEARNED else level_settings(level)
    if iterations or seconds:
        settings = settings.with_budget(iterations, seconds)
    if level == LEARNED:
        return LearnedAgent(level, seeded(seed), settings, stop=stop)
    return IsmctsAgent(level, seeded(seed), settings, stop)
