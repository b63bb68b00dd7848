"""Measured win rates: of agents against each level of automata, of sides between equals, and what traits change."""

import importlib.resources
import math
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Final, TypeVar

from clockwood.kernel.errors import BadInput
from clockwood.registry import game_named

FILE: Final = "measured.toml"
"""Lies in the game's folder; `clockwood difficulty --measured` writes it."""
TRAITS_FILE: Final = "measured_traits.toml"
"""Lies beside it, and says what each trait changes."""
SIDES_FILE: Final = "measured_sides.toml"
"""Lies beside it, and says how often each side wins between equals; `clockwood balance --measured` writes it."""
TOGETHER: Final = ""
"""The automaton of a rate that was measured against automata at all other seats."""
Z95: Final = 1.959964
"""Standard deviations on either side of the mean that enclose 95 %."""

Entry = TypeVar("Entry", "WinRate", "SideRate", "TraitEffect")


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
class SideRate:
    """So many games of a side where all play alike, and how many of them it won.

    All are one `agent`, or, where that is empty, automata of one `level`. `fair` is the share of one among all at the
    table. `rules` is the version of the game's rules they were played by.
    """

    seat: str
    agent: str
    level: int
    games: int
    won: int
    fair: float
    rules: int


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

    Where agents met automata at all other seats, those games stand under `TOGETHER` as well.

    >>> rate = win_rates("ironwood")[0]
    >>> rate.automaton, rate.level, rate.agent
    ('ironbot', 0, 'greedy')
    """
    return read(text_of(game, FILE))


@lru_cache
def side_rates(game: str) -> tuple[SideRate, ...]:
    """Return how often each side wins between equals; nothing where nothing was measured."""
    return read_sides(text_of(game, SIDES_FILE))


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
    return entries(text, "rate", WinRate, FILE, "`clockwood difficulty`")


def read_sides(text: str) -> tuple[SideRate, ...]:
    """Read the rates of sides, or say that they are none."""
    return entries(text, "side", SideRate, SIDES_FILE, "`clockwood balance`")


def read_effects(text: str) -> tuple[TraitEffect, ...]:
    """Read the effects of traits, or say that they are none.

    >>> read_effects("[[trait]]")
    Traceback (most recent call last):
    clockwood.kernel.errors.BadInput: measured_traits.toml: is not what a study of traits writes
    """
    return entries(text, "trait", TraitEffect, TRAITS_FILE, "a study of traits")


def entries(text: str, name: str, kind: type[Entry], file: str, writer: str) -> tuple[Entry, ...]:
    try:
        return tuple(kind(**entry) for entry in tomllib.loads(text).get(name, []))
    except (ValueError, TypeError):
        raise BadInput(file, f"is not what {writer} writes") from None


def written(name: str, found: Sequence[WinRate | SideRate | TraitEffect], about: list[str]) -> str:
    """Return a file of entries of this name, with words on where they come from at its head."""
    lines = [f"# {line}" for line in about]
    for entry in found:
        values = {key: f'"{value}"' if isinstance(value, str) else value for key, value in asdict(entry).items()}
        lines += ["", f"[[{name}]]", *(f"{key} = {value}" for key, value in values.items())]
    return "\n".join(lines) + "\n"


def interval(hits: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, after Wilson; without games it is 0 to 1.

    >>> [round(end, 3) for end in interval(50, 100)], interval(0, 0)
    ([0.404, 0.596], (0.0, 1.0))
    """
    if of == 0:
        return 0.0, 1.0
    share = hits / of
    middle = (share + Z95**2 / (2 * of)) / (1 + Z95**2 / of)
    half = Z95 * math.sqrt(share * (1 - share) / of + Z95**2 / (4 * of**2)) / (1 + Z95**2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)
