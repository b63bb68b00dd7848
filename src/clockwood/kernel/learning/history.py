"""The last answers of a match, as each seat saw them. A match keeps no past, so who plays it notes them here."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.fields import Fields
from clockwood.kernel.match import Match
from clockwood.kernel.vocabulary import Vocabulary

NOTED: Final[i64] = 3
"""The numbers noted of an answer: the seat, the action, and the action as others saw it."""


@final
class History:
    """The last `length` answers of one match: note each before it is given."""

    def __init__(self, length: int) -> None:
        self.length: Final[i64] = length
        self.count: i64 = 0
        self._noted: vec[i64] = vec[i64]([i64(0) for _ in range(length * NOTED)])

    def note(self, match: Match, action: i64) -> None:
        """Note the answer that is about to be given to the open question."""
        question = match.question
        if self.length == 0 or question is None:
            return
        at = self.count % self.length * NOTED
        self._noted[at] = question.seat
        self._noted[at + 1] = action
        self._noted[at + 2] = match.game.judge.shown(match, question, action)
        self.count += 1

    def clear(self) -> None:
        """Forget everything: a new match begins."""
        self.count = 0

    def seat_of(self, back: i64) -> i64:
        """Return the seat that gave the last answer but `back`."""
        return self._noted[(self.count - 1 - back) % self.length * NOTED]

    def action_of(self, back: i64, seat: i64) -> i64:
        """Return the last answer but `back` as a seat saw it; -1 if it saw only that one was given."""
        at = (self.count - 1 - back) % self.length * NOTED
        return self._noted[at + 1] if self._noted[at] == seat else self._noted[at + 2]


@final
class Past:
    """The fields of an encoding that hold the last answers, the latest first: who, which verb, and its arguments."""

    def __init__(self, fields: Fields, vocabulary: Vocabulary, seats: list[str], length: int) -> None:
        self.length: Final[i64] = length
        self.start: Final[i64] = len(fields.all)
        self._vocabulary: Final = vocabulary
        self._arguments: Final[i64] = max([len(verb.kinds) for verb in vocabulary.verbs], default=0)
        self._verbs: vec[i64] = vec[i64]([verb.base for verb in vocabulary.verbs])
        largest = max([size for verb in vocabulary.verbs for size in verb.sizes], default=0)
        for back in range(length):
            fields.add(f"answer{back + 1}.seat", 0, len(seats), "seat")
            fields.add(f"answer{back + 1}.verb", 0, len(vocabulary.verbs), "verb")
            for k in range(self._arguments):
                fields.add(f"answer{back + 1}.argument{k + 1}", 0, largest)

    def fill(self, history: History | None, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the last answers as a seat saw them; 0 for those that were not given yet or not seen."""
        if self.length == 0:
            return
        if history is None or history.length < self.length:
            raise BadInput("history", f"the encoding needs the last {self.length} answers")
        width = 2 + self._arguments
        to = at + self.start
        for back in range(self.length):
            for k in range(width):
                out[to + k] = 0
            if back < history.count:
                out[to] = i16(history.seat_of(back) + 1)
                action = history.action_of(back, seat)
                if action >= 0:
                    self._fill_action(action, out, to)
            to += width

    def _fill_action(self, action: i64, out: vec[i16], to: i64) -> None:
        """Write the number of the verb and its arguments, each plus one."""
        low: i64 = 0
        high: i64 = len(self._verbs) - 1
        while low < high:
            half = (low + high + 1) // 2
            if self._verbs[half] <= action:
                low = half
            else:
                high = half - 1
        out[to + 1] = i16(low + 1)
        verb = self._vocabulary.verbs[low]
        rest = action - verb.base
        for k in range(len(verb.sizes), 0, -1):
            size = i64(verb.sizes[k - 1])
            out[to + 1 + k] = i16(rest % size + 1)
            rest //= size
