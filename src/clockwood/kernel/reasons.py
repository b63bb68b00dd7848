"""Reasons: why an action is not allowed, each declared once beside the rule that gives it."""

from typing import Final, final

from mypy_extensions import i64


@final
class Reason:
    """Why an action is not allowed: a message id and the rule that says so."""

    def __init__(self, message: str, cite: str) -> None:
        self.message: Final = message
        self.cite: Final = cite


@final
class Reasons:
    """The reasons of a game. A rule knows one by its number, from 1 on, which is never stored."""

    def __init__(self) -> None:
        self.all: Final = [Reason("", "")]

    def add(self, message: str, cite: str) -> int:
        """Declare a reason; return its number."""
        self.all.append(Reason(message, cite))
        return len(self.all) - 1

    def __getitem__(self, code: i64) -> Reason:
        return self.all[code]
