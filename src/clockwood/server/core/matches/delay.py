"""A table for spectators that is some answers or minutes behind the players."""

import contextlib
from collections import deque
from collections.abc import Iterator
from typing import Final

from clockwood import api
from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.kernel.record import play_line
from clockwood.kernel.table import Table
from clockwood.server.core.matches.restore import record_text
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import StoredLine, StoredMatch, now

MINUTE: Final = 60_000
NO_ANSWER: Final = ("!", "@", "=", "|")
"""The beginnings of lines of a record that are not the answer of a seat."""


class DelayedTable:
    """Plays the lines of a record again, each when it is old enough to be shown."""

    def __init__(self, stored: StoredMatch, lines: list[StoredLine], packs: list[str]) -> None:
        self.answers: Final = stored.delay_answers
        self.minutes: Final = stored.delay_minutes
        self._waiting: Final = deque((line.text, line.at) for line in lines)
        self._answers_waiting: int = sum(is_answer(line.text) for line in lines)
        shown: list[str] = []
        while self._due(now()):
            shown.append(self._next())
        self._table: Table | None = None
        with contextlib.suppress(BadInput, RuleBroke):  # the match goes on under other rules
            self._table = api.replay(record_text(stored, shown), packs=packs)

    @property
    def table(self) -> Table:
        if self._table is None:
            raise Refused("the rules changed; it can be watched again when it is over", "match", code="no-delay")
        return self._table

    def add(self, lines: list[str]) -> None:
        """Take note of new lines."""
        at = now()
        self._waiting.extend((line, at) for line in lines)
        self._answers_waiting += sum(is_answer(line) for line in lines)

    def advance(self) -> Iterator[Table]:
        """Play what may be shown by now; return the table after every line."""
        while self._table is not None and self._due(now()):
            play_line(self.table, self._next())
            yield self.table

    def seconds_to_next(self) -> float | None:
        """Return how long the next line has to wait; None if it waits for answers, or there is none."""
        if not self._enough_answers():
            return None
        return max(self._waiting[0][1] + self.minutes * MINUTE - now(), 0) / 1000

    def _enough_answers(self) -> bool:
        """Return whether enough answers follow the next line."""
        if not self._waiting:
            return False
        return self._answers_waiting - is_answer(self._waiting[0][0]) >= self.answers

    def _due(self, at: int) -> bool:
        return self._enough_answers() and self._waiting[0][1] + self.minutes * MINUTE <= at

    def _next(self) -> str:
        text, _ = self._waiting.popleft()
        self._answers_waiting -= is_answer(text)
        return text


def is_answer(line: str) -> bool:
    return not line.startswith(NO_ANSWER)
