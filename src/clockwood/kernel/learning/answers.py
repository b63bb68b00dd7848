"""Answers as numbers for a learner: all actions of the game, or the places in the list of those that are offered."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.kernel.gesture import question_of
from clockwood.kernel.learning.buffers import write_into
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.seats import number_of_seat

WIDTH: Final = 256
"""As many answers as a question may offer where answers are counted by their place in its list."""

NO_ACTION: Final[i64] = -1
"""It lies at the places beyond the answers that are offered."""


@final
class Answers:
    """The actions a learner chooses from. Without a `width` they are the actions of the game's vocabulary.

    With a `width`, an action is the place of an answer in the list of those offered, which may hold so many `places`;
    the choices of a question tell which action of the vocabulary lies at each.
    """

    def __init__(self, game: Game, width: int = 0) -> None:
        if width < 0:
            raise BadInput("width", f"{width} is below 0")
        self.compact: Final[bool] = width > 0
        self.places: Final[i64] = width
        self.size: Final[i64] = width or game.vocabulary.size

    def __repr__(self) -> str:
        return f"<answers by place, {self.size}>" if self.compact else f"<answers by action, {self.size}>"

    def action(self, question: Question, chosen: i64) -> i64:
        """Return the action that a learner's number stands for at this question, -1 if it is not offered."""
        if not self.compact:
            return chosen if chosen in question.options else -1
        if 0 <= chosen < len(question.options):
            return question.options[chosen]
        return -1

    def must_offer(self, question: Question, chosen: i64, place: str) -> i64:
        """Return the action that a learner's number stands for; refuse one that is not offered."""
        action = self.action(question, chosen)
        if action < 0:
            raise BadInput(place, f"{chosen} is not offered; the question has {len(question.options)} answers")
        return action

    def must_fit(self, question: Question) -> None:
        """Refuse a question with more answers than there are places for them."""
        offered = len(question.options)
        if self.compact and offered > self.size:
            raise BadInput("width", f"a question offers {offered} answers; {self.size} is too small")

    def write(self, match: Match, seat: str | int, buffer: object) -> None:
        """Write 1 for what the seat may answer now and 0 for the rest into a buffer of at least `size` bytes."""
        question = question_of(match, number_of_seat(match.content.chairs(), seat))
        mask = bytearray(self.size)
        if question is not None:
            self.must_fit(question)
            for k in range(len(question.options)):
                mask[k if self.compact else question.options[k]] = 1
        write_into(buffer, memoryview(mask), "the mask")

    def write_choices(self, match: Match, seat: str | int, buffer: object) -> None:
        """Write the action at each of the `places` into a buffer of numbers of 64 bits; -1 where none is offered."""
        question = question_of(match, number_of_seat(match.content.chairs(), seat))
        choices = vec[i64]([NO_ACTION for _ in range(self.places)])
        if question is not None and self.compact:
            self.must_fit(question)
            for k in range(len(question.options)):
                choices[k] = question.options[k]
        write_into(buffer, memoryview(choices), "the list of choices")
