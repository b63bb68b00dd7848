"""Measured win rates of agents against each level of an automaton."""

import importlib.resources
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from clockwood.kernel.errors import BadInput
from clockwood.registry import game_named

FILE: Final = "measured.toml"
"""Lies in the game's folder; `clockwood difficulty --measured` writes it."""


@dataclass(frozen=True)
class WinRate:
    """So many games of an agent against an automaton at a level, and how many of them the agent won.

    `rules` is the version of the game's rules they were played by.
    """

    automaton: str
    level: int
    agent: str
    games: int
    won: int
    rules: int

    @property
    def share(self) -> float:
        return self.won / self.games


@lru_cache
def win_rates(game: str) -> tuple[WinRate, ...]:
    """Return what was measured, the weakest agent and the lowest level first; nothing where nothing was.

    >>> rate = win_rates("ironwood")[0]
    >>> rate.automaton, rate.level, rate.agent
    ('ironbot', 0, 'greedy')
    """
    folder = importlib.resources.files(game_named(game).home.rpartition(".")[0])
    path = folder / FILE
    if not path.is_file():
        return ()
    return read(path.read_text(encoding="utf-8"))


def read(text: str) -> tuple[WinRate, ...]:
    """Read the rates, or say that they are none."""
    try:
        found = tuple(WinRate(**entry) for entry in tomllib.loads(text).get("rate", []))
    except (ValueError, TypeError):
        raise BadInput(FILE, "is not what `clockwood difficulty` writes") from None
    return found


def written(rates: list[WinRate], about: list[str]) -> str:
    """Return the rates as a file, with words on where they come from at its head."""
    lines = [f"# {line}" for line in about]
    for rate in rates:
        lines += [
            "",
            "[[rate]]",
            f'automaton = "{rate.automaton}"',
            f"level = {rate.level}",
            f'agent = "{rate.agent}"',
            f"games = {rate.games}",
            f"won = {rate.won}",
            f"rules = {rate.rules}",
        ]
    return "\n".join(lines) + "\n"
