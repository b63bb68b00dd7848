"""The questions, answers and events that a rule test reads of its table, whatever the game."""

from clockwood.kernel.events import Event
from clockwood.kernel.gesture import question_of
from clockwood.kernel.question import Question
from clockwood.kernel.table import Table


class Looking:
    """A table being played, once `opened` holds it."""

    opened: Table | None

    @property
    def table(self) -> Table:
        assert self.opened is not None, "start first"
        return self.opened

    @property
    def question(self) -> Question:
        question = self.table.decision
        assert question is not None
        return question

    @property
    def asked(self) -> str:
        return self.table.seat_names[int(self.question.seat)] if self.question.seat >= 0 else "chance"

    @property
    def step(self) -> str:
        return type(self.question.step).__name__

    def options(self, start: str = "", seat: str = "") -> list[str]:
        """The offered answers in notation, those that begin with `start`."""
        question = question_of(self.table.match, self.number_of(seat)) if seat else self.question
        assert question is not None, f"{seat} is not asked"
        texts = [self.table.notation(int(action)) for action in question.options]
        return [text for text in texts if text.startswith(start)]

    def why_not(self, answer: str, seat: str = "") -> str:
        reason = self.table.why_not(answer, self.number_of(seat) if seat else None)
        return "" if reason is None else f"{reason.message} [{reason.cite}]"

    def see(self, key: str, seat: int = -1) -> int | str:
        return self.table.view(seat).get(key, 0)

    def heard(self, message: str) -> list[Event]:
        """All that was told so far, by its message."""
        return [told for told in self.table.story if isinstance(told, Event) and told.message == message]

    def number_of(self, seat: str) -> int:
        return self.table.seat_names.index(seat)
