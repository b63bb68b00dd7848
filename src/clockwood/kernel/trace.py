"""An automaton's choice read back: what was to choose from, what each criterion kept, what decided."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.kernel.events import Told


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

    It is told when the winner is known; where chance or a person breaks the tie, `won_by` tells the rest.
    """

    def __init__(
        self,
        message: str,
        cite: str,
        know: i64,
        candidates: list[int],
        sieve: list[Sieved],
        tie: str = "",
        winner: int = -1,
        rolled: int = -1,
    ) -> None:
        super().__init__(message, cite, know)
        self.candidates: Final = candidates
        self.sieve: Final = sieve
        self.tie: Final = tie
        self.winner: Final = winner
        self.rolled: Final = rolled

    def won_by(self, winner: i64, tie: str, rolled: i64 = -1) -> "Trace":
        """Return the same choice with its winner, and how a tie was broken."""
        return Trace(self.message, self.cite, self.know, self.candidates, self.sieve, tie, int(winner), int(rolled))

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
