"""The tables that are measured, and how fast a game should be there."""

from typing import Final

from clockwood.api import content
from clockwood.kernel.content import Content
from clockwood.kernel.options import Value

MEASURED: Final[dict[str, dict[str, Value]]] = {"root": {"alliance": 1, "vagabond": 1}}
"""The options of the table that is measured, for games where it is not the table of all defaults."""

WITH_AUTOMATA: Final[dict[str, dict[str, dict[str, Value]]]] = {
    "root": {
        "three bots and one person": {
            **MEASURED["root"],
            "seat.marquise": "mechanical-marquise",
            "seat.alliance": "automated-alliance",
            "seat.vagabond": "vagabot",
        }
    }
}
"""Other tables of a game at which only random games are played."""

LARGER: Final[dict[str, dict[str, dict[str, Value]]]] = {
    "root": {
        "six seats": {"alliance": 1, "vagabond": 1, "lizards": 1, "corvids": 1},
    }
}
"""Tables with more seats than the measured one, at which decisions and blind copies are compared with it."""

EVERY_GAME: Final = {"import, in a fresh process": 300.0, "an automaton's turn, with its trace": 2.0}
GOALS: Final[dict[str, dict[str, float]]] = {
    "ironwood": {
        "random playouts, inside the core": 1_200_000,
        "stepped from Python: a match": 300_000,
        "learner steps": 400_000,
        "copy of a match": 0.7,
        "resample": 2.0,
        "replay of a record, a choice": 6.0,
    },
    "forge-war": {
        "random playouts, inside the core": 800_000,
        "copy of a match": 1.5,
        "more players": 1.25,
    },
    "iron-kings": {
        "random playouts, inside the core": 800_000,
        "copy of a match": 1.5,
    },
    "root": {
        "random playouts, inside the core": 600_000,
        "random games, inside the core": 300,
        "random games, three bots and one person": 200,
        "copy of a match": 1.2,
        "blind copy": 3.0,
        "a decision at a larger table": 1.667,
        "blind copy at a larger table": 4.0,
        "an automaton's turn, with its trace": 1.0,
    },
}
"""The goals of each game: least rates and longest times."""


def goals_of(game: str) -> dict[str, float]:
    return {**EVERY_GAME, **GOALS.get(game, {})}


def measured_table(game: str, **options: Value) -> Content:
    """Return the content of the table at which a game is measured, with some options changed."""
    return content(game, options={**MEASURED.get(game, {}), **options})
