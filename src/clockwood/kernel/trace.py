"""An automaton's choice read back: what was to choose from, what each criterion kept, what decided."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.kernel.events import EVERYONE, REVEAL, Event, Told

TURN: Final = "automaton-turn"
TURN_OVER: Final = "automaton-turn-over"
NO_SEAT: Final = -1


@final
class Sieved:
    """The work of one criterion: the score of each candidate that reached it, and those it kept."""

    def __init__(self, message: str, rule: int, scores: list[tuple[int, int]], kept: list[int]) -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.scores: Final = scores
        self.kept: Final = kept


@final
class Trace(Told):
    """The candidates, the sieve, the tie-break (empty for none), the winner and the die rolled (-1 for none).

    `seat` is the automaton's, where its rules say so. The trace is told when the winner is known; where chance or a
    person breaks the tie, `won_by` tells the rest.
    """

    def __init__(
        self,
        message: str,
        cite: str,
        candidates: list[int],
        sieve: list[Sieved],
        tie: str = "",
        winner: int = -1,
        rolled: int = -1,
        seat: int = NO_SEAT,
    ) -> None:
        super().__init__(message, cite, EVERYONE)
        self.candidates: Final = candidates
        self.sieve: Final = sieve
        self.tie: Final = tie
        self.winner: Final = winner
        self.rolled: Final = rolled
        self.seat: Final = seat

    def won_by(self, winner: i64, tie: str, rolled: i64 = -1) -> "Trace":
        """Return the same choice with its winner, and how a tie was broken."""
        return Trace(self.message, self.cite, self.candidates, self.sieve, tie, int(winner), int(rolled), self.seat)

    def left(self) -> list[int]:
        """Return the candidates that passed every criterion."""
        return self.sieve[-1].kept if self.sieve else self.candidates

    def decided_by(self) -> Sieved | None:
        """Return the criterion that left one of several, or none at all; None where no criterion decided."""
        left = min(len(self.left()), 1)
        for line in self.sieve:
            if len(line.kept) == left < len(line.scores):
                return line
        return None


def last_turn(story: list[Told], seat: int = NO_SEAT) -> list[Told]:
    """Return the last turn of the automaton at a seat, and its choices since; without a seat, of any automaton."""
    begin = len(story) - 1
    while begin >= 0 and not is_turn(story[begin], TURN, seat):
        begin -= 1
    found: list[Told] = []
    within = begin >= 0
    for told in story[max(begin, 0) :]:
        if told.message != REVEAL and (within or is_choice(told, seat)):
            found.append(told)
        if is_turn(told, TURN_OVER, seat):
            within = False
    return found


def is_turn(told: Told, message: str, seat: int) -> bool:
    """Return whether an event begins or ends the turn of the automaton at this seat, or of any."""
    if told.message != message or not isinstance(told, Event):
        return False
    return seat == NO_SEAT or any(term.name == "seat" and term.value == seat for term in told.terms)


def is_choice(told: Told, seat: int) -> bool:
    """Return whether the automaton at this seat, or any, made this choice."""
    return isinstance(told, Trace) and (seat == NO_SEAT or told.seat in (NO_SEAT, seat))
