"""Ordered criteria with a tie-break: every printed automaton chooses by them, and its trace says why."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step
from clockwood.kernel.trace import NO_SEAT, Sieved, Trace

if TYPE_CHECKING:
    from clockwood.kernel.match import Match

ONLY: Final = 0
PREFER: Final = 1
MOST: Final = 2
FEWEST: Final = 3
RULES: Final = ("only", "prefer", "most", "fewest")


@mypyc_attr(allow_interpreted_subclasses=True)
class Score:
    """A number for each candidate, 0 for no: what a criterion compares."""

    def score(self, match: "Match", candidate: i64) -> i64:
        raise NotImplementedError


@final
class Criterion:
    """One line of an automaton's list: its message id, its rule, and what it looks at."""

    def __init__(self, message: str, rule: int, score: Score) -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.score: Final = score


def only(message: str, score: Score) -> Criterion:
    """Keep those that score; nothing is chosen where none does."""
    return Criterion(message, ONLY, score)


def prefer(message: str, score: Score) -> Criterion:
    """Keep those that score, or all where none does."""
    return Criterion(message, PREFER, score)


def most(message: str, score: Score) -> Criterion:
    return Criterion(message, MOST, score)


def fewest(message: str, score: Score) -> Criterion:
    return Criterion(message, FEWEST, score)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tie:
    """A way to break ties. `settle` ends in `step.chosen`, now or after an answer, and tells the trace, if any."""

    def __init__(self, message: str) -> None:
        self.message: Final = message

    def settle(self, match: "Match", step: Step, survivors: vec[i64], trace: Trace | None) -> None:
        raise NotImplementedError

    def won(self, match: "Match", step: Step, winner: i64, trace: Trace | None, rolled: i64 = -1) -> None:
        """Tell the whole choice, with the die where one was rolled, and give the winner to the step."""
        if trace is not None:
            match.keep(trace.won_by(winner, self.message, rolled))
        step.chosen(match, winner)


class FirstListed(Tie):
    """The candidate listed first."""

    def settle(self, match: "Match", step: Step, survivors: vec[i64], trace: Trace | None) -> None:
        self.won(match, step, survivors[0], trace)


class ByChance(Tie):
    """An even chance for each."""

    def settle(self, match: "Match", step: Step, survivors: vec[i64], trace: Trace | None) -> None:
        match.ask_to_settle(step, CHANCE, survivors, None if trace is None else trace.won_by(-1, self.message))


class AskSeat(Tie):
    """The rules leave it to a person."""

    def __init__(self, message: str, seat: i64) -> None:
        super().__init__(message)
        self.seat: Final = seat

    def settle(self, match: "Match", step: Step, survivors: vec[i64], trace: Trace | None) -> None:
        match.ask_to_settle(step, self.seat, survivors, None if trace is None else trace.won_by(-1, self.message))


def sieved(match: "Match", candidates: vec[i64], criterion: Criterion) -> vec[i64]:
    """Return the candidates that the criterion keeps, in their order."""
    kept = vec[i64](capacity=16)
    score = criterion.score
    rule = criterion.rule
    if rule in (ONLY, PREFER):
        for candidate in candidates:
            if score.score(match, candidate) != 0:
                kept = append(kept, candidate)
        return candidates if rule == PREFER and len(kept) == 0 else kept
    best: i64 = 0
    for candidate in candidates:
        value = score.score(match, candidate)
        if rule == FEWEST:
            value = -value
        if len(kept) == 0 or value > best:
            best = value
            kept = append(vec[i64](capacity=16), candidate)
        elif value == best:
            kept = append(kept, candidate)
    return kept


def pick(
    match: "Match",
    step: Step,
    candidates: vec[i64],
    message: str,
    cite: str,
    criteria: list[Criterion],
    tie: Tie,
    seat: i64 = NO_SEAT,
) -> bool:
    """Choose for this seat as the list says; the winner comes to `step.chosen`. Return whether there is one.

    Nobody listens: stop at one survivor. Somebody does: every criterion is asked, so that the trace is whole.
    """
    left = candidates
    match.chooser = seat
    if match.listening:
        seen: list[Sieved] = []
        for criterion in criteria:
            if len(left):
                scores = [(int(c), int(criterion.score.score(match, c))) for c in left]
                left = sieved(match, left, criterion)
                seen.append(Sieved(criterion.message, criterion.rule, scores, [int(c) for c in left]))
        trace = Trace(message, cite, [int(c) for c in candidates], seen, seat=int(seat))
        if len(left) < 2:
            match.keep(trace if len(left) == 0 else trace.won_by(left[0], ""))
        else:
            tie.settle(match, step, left, trace)
            return True
    else:
        for criterion in criteria:
            if len(left) > 1 or (len(left) == 1 and criterion.rule == ONLY):
                left = sieved(match, left, criterion)
        if len(left) > 1:
            tie.settle(match, step, left, None)
            return True
    if len(left) == 0:
        return False
    step.chosen(match, left[0])
    return True
