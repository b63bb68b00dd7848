"""The outcome of a match."""

from typing import Final, final


@final
class Outcome:
    """The winners (none, one or several), the reason as a message id with its rule, and the scores by seat."""

    def __init__(self, winners: tuple[int, ...], reason: str, cite: str, scores: tuple[int, ...] = ()) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.cite: Final = cite
        self.scores: Final = scores

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, reason={self.reason!r}, cite={self.cite!r}, scores={self.scores})"

    def key(self) -> tuple[object, ...]:
        return (self.winners, self.reason, self.cite, self.scores)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Outcome, self.key()
