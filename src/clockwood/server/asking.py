"""Names for open questions: a choice says which one it answers."""

import hashlib
from typing import Final

from clockwood.kernel.gesture import question_of
from clockwood.kernel.table import Table


class Asking:
    """Counts what each seat has answered and taken back.

    A question is known by its seat, that seat's count, and what is asked. Nothing of other seats goes into it, so in
    lanes nobody learns how far another has come; and it is the same on every server that plays the record.
    """

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._read = 0
        self._counts: Final = [0] * len(table.seat_names)

    def id(self, seat: int) -> str:
        """Return the id of the question this seat is asked, empty where it is asked nothing."""
        question = None if seat < 0 or self.table.over else question_of(self.table.match, seat)
        if question is None:
            return ""
        self._count()
        what = repr((seat, self._counts[seat], question.step, list(question.options), int(question.shape)))
        return hashlib.sha256(what.encode()).hexdigest()[:12]

    def _count(self) -> None:
        names = self.table.seat_names
        for line in self.table.lines[self._read :]:
            name = line.removeprefix("! undo ") if line.startswith("! undo ") else line.partition(": ")[0]
            if name in names:
                self._counts[names.index(name)] += 1
        self._read = len(self.table.lines)
