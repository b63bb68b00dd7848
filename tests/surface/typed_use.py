"""The Python interface as somebody else's typed program uses it: the type checker of `make check` reads this too.

A comment that silences an error which is not there is an error itself, so each says that a mistake is found.
"""

from typing import assert_type

from mypy_extensions import i64

import clockwood
from clockwood import Agent, Match, Table
from clockwood.kernel.events import Told
from clockwood.kernel.outcome import Outcome


class First(Agent):
    """Takes the first answer."""

    def choose(self, match: Match, seat: int) -> int:
        assert match.question is not None
        return match.question.options[0]


def played() -> tuple[Table, list[Told]]:
    """Play a game in which every type is known."""
    table = clockwood.new("ironwood", seed=3, seats={"woodwalkers": "random", "ironclad": "random"})
    assert_type(table, Table)
    assert_type(clockwood.new("ironwood", seats={1: "random"}, options={"beginner": 1}), Table)
    assert_type(table.answers(), list[str])
    assert_type(table.match.copy(), Match)
    told = table.play()
    assert_type(told, list[Told])
    assert_type(table.outcome, Outcome | None)
    return table, told


def mistakes() -> None:
    """Make mistakes that a type checker finds; nobody runs this."""
    clockwood.new("ironwood", seed="seven")  # type: ignore[arg-type]
    clockwood.new("ironwood", seats=["strong"])  # type: ignore[arg-type]
    table = clockwood.new("ironwood")
    table.choose(3.5)  # type: ignore[arg-type]
    table.match.answer("pass")  # type: ignore[arg-type]
    winners: int = table.outcome  # type: ignore[assignment]
    seat: i64 = table.players  # type: ignore[assignment]
    del winners, seat
