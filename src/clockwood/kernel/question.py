"""A question: who is asked, what the answers are, and in what shape a person may give them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.events import EVERYONE, Event, Term, who
from clockwood.kernel.step import Step
from clockwood.kernel.trace import Trace

CHANCE: Final[i64] = -1
"""The seat that dice and shuffled piles answer for."""

ONE: Final[i64] = 0
SOME: Final[i64] = 1
MANY: Final[i64] = 2
SHAPES: Final = ("one", "some", "many")

EVEN: Final = vec[i64]()
"""The weights of answers that are all equally likely."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """An open decision. Immutable, so copies of a match share it.

    `some` asks for a set of `low` to `high` of the options, one at a time in ascending order;
    `many` takes the same answer up to `high` times. A secret question is asked even when it has one answer.
    `trace` is an automaton's choice that this answer will settle. `weights` say how likely chance gives each answer,
    where they differ.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - compiled code passes positional arguments cheapest
        self,
        step: Step,
        seat: i64,
        options: vec[i64],
        shape: i64,
        low: i64,
        high: i64,
        secret: bool,
        trace: Trace | None = None,
        weights: vec[i64] = EVEN,
    ) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.options: Final = options
        self.shape: Final = shape
        self.low: Final = low
        self.high: Final = high
        self.secret: Final = secret
        self.trace: Final = trace
        self.weights: Final = weights

    def __repr__(self) -> str:
        """Say what is asked of which seat; `Table.answers` has the answers in words."""
        seat = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<question {self.message()}, {seat}, {len(self.options)} answers: {list(self.options)}>"

    def offers(self, action: i64) -> bool:
        return action in self.options

    def message(self) -> str:
        """Return the message that asks it: `ask-` and the name of the step, as `ask-two-or-four` for `TwoOrFour`."""
        name = type(self.step).__name__
        return "ask" + "".join("-" + letter.lower() if letter.isupper() else letter for letter in name)

    def asked(self, cite: str, about: list[Term], more: str = "") -> Event:
        """Return the question in words: the seat asked, and what it is about. `more` ends the message's name."""
        return Event(self.message() + more, cite, EVERYONE, [who(self.seat), *about])
