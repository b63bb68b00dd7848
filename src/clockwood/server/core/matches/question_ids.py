"""Ids of open questions: an answer names the question it belongs to."""

import hashlib
from typing import Final

from clockwood.kernel.gesture import question_of
from clockwood.kernel.table import Table


class QuestionIds:
    """Gives each open question an id.

    It is a hash of the seat, the number of answers that seat has given or taken back, and the question itself. It does
    not depend on other seats, so in lanes nobody learns how far another seat has come. It is the same on every server
    that plays the record.
    """

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._read = 0
        self._counts: Final = [0] * len(table.seat_names)
        self._ids: Final[dict[int, str]] = {}
        self._lines: int = -1

    def id(self, seat: int) -> str:
        """Return the id of this seat's open question, or an empty text if it has none."""
        if self._lines != len(self.table.lines):
            self._ids.clear()  # every change of a table adds a line to its record
            self._lines = len(self.table.lines)
        if seat not in self._ids:
            self._ids[seat] = self._id(seat)
        return self._ids[seat]

    def _id(self, seat: int) -> str:
        question = None if seat < 0 or self.table.over else question_of(self.table.match, seat)
        if question is None:
            return ""
        self._count_new_lines()
        identity = repr((seat, self._counts[seat], question.step, list(question.options), int(question.shape)))
        return hashlib.sha256(identity.encode()).hexdigest()[:12]

    def _count_new_lines(self) -> None:
        names = self.table.seat_names
        for line in self.table.lines[self._read :]:
            name = line.removeprefix("! undo ") if line.startswith("! undo ") else line.partition(": ")[0]
            if name in names:
                self._counts[names.index(name)] += 1
        self._read = len(self.table.lines)
