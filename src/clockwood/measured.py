"""Measured win rates of agents against each level of an automaton, and the effects of its traits."""

import importlib.resources
import tomllib
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Final

from clockwood.kernel.errors import BadInput
from clockwood.registry import game_named

FILE: Final = "measured.toml"
"""Lies in the game's folder; `clockwood difficulty --measured` writes it."""
TRAITS_FILE: Final = "measured_traits.toml"
"""Lies beside it, and says what each trait changes."""


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


@dataclass(frozen=True)
class TraitEffect:
    """Games of an automaton with a trait and without it, at one level and against the same others.

    `won` and `plain_won` are games that the automaton won. `change` is the difference of the two shares, `low` and
    `high` its 95 % interval. `rules` is the version of the game's rules they were played by.
    """

    automaton: str
    trait: str
    level: int
    games: int
    won: int
    plain_games: int
    plain_won: int
    change: float
    low: float
    high: float
    rules: int


@lru_cache
def win_rates(game: str) -> tuple[WinRate, ...]:
    """Return what was measured, the weakest agent and the lowest level first; nothing where nothing was.

    >>> rate = win_rates("ironwood")[0]
    >>> rate.automaton, rate.level, rate.agent
    ('ironbot', 0, 'greedy')
    """
    return read(text_of(game, FILE))


@lru_cache
def trait_effects(game: str) -> tuple[TraitEffect, ...]:
    """Return what traits were measured to change; nothing where nothing was."""
    return read_effects(text_of(game, TRAITS_FILE))


def text_of(game: str, name: str) -> str:
    """Return a file of the game's folder, empty where there is none."""
    path = importlib.resources.files(game_named(game).home.rpartition(".")[0]) / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def read(text: str) -> tuple[WinRate, ...]:
    """Read the rates, or say that they are none."""
    try:
        found = tuple(WinRate(**entry) for entry in tomllib.loads(text).get("rate", []))
    except (ValueError, TypeError):
        raise BadInput(FILE, "is not what `clockwood difficulty` writes") from None
    return found


def read_effects(text: str) -> tuple[TraitEffect, ...]:
    """Read the effects of traits, or say that they are none.

    >>> read_effects("[[trait]]")
    Traceback (most recent call last):
    clockwood.kernel.errors.BadInput: measured_traits.toml: is not what a study of traits writes
    """
    try:
        found = tuple(TraitEffect(**entry) for entry in tomllib.loads(text).get("trait", []))
    except (ValueError, TypeError):
        raise BadInput(TRAITS_FILE, "is not what a study of traits writes") from None
    return found


def written_effects(effects: list[TraitEffect], about: list[str]) -> str:
    """Return the effects of traits as a file, with words on where they come from at its head."""
    lines = [f"# {line}" for line in about]
    for effect in effects:
        values = {key: f'"{value}"' if isinstance(value, str) else value for key, value in asdict(effect).items()}
        lines += ["", "[[trait]]", *(f"{key} = {value}" for key, value in values.items())]
    return "\n".join(lines) + "\n"


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
