"""Ordered lists of an automaton: the first entry that is possible counts. [WB 5.9, 9.1, 10.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, Score, Tie, only, pick, prefer, sieved
from clockwood.kernel.step import Step


class Rung:
    """One entry of a list, and what then decides among its candidates."""

    def __init__(self, message: str, score: Score, then: list[Criterion]) -> None:
        self.wanted: Final = only(message, score)
        self.passed: Final = prefer(message, score)
        self.then: Final = then


class Ladder:
    """The entries in order. Every candidate needs `needed`; `otherwise` decides where no entry is possible."""

    def __init__(self, needed: list[Criterion], rungs: list[Rung], otherwise: list[Criterion] | None = None) -> None:
        self.needed: Final = needed
        self.rungs: Final = rungs
        self.lists: Final[list[list[Criterion]]] = []
        passed: list[Criterion] = []
        for rung in rungs:
            self.lists.append([*needed, *passed, rung.wanted, *rung.then])
            passed = [*passed, rung.passed]
        self.lists.append(self.lists[-1] if otherwise is None else [*needed, *passed, *otherwise])
        self.otherwise: Final = otherwise

    def pick(
        self, match: Match, step: Step, candidates: vec[i64], message: str, cite: str, tie: Tie, seat: i64
    ) -> bool:
        """Choose as the first possible entry says; those before it keep nobody apart, and are traced all the same."""
        fitting = candidates
        for criterion in self.needed:
            fitting = sieved(match, fitting, criterion)
        for k in range(len(self.rungs)):
            kept = sieved(match, fitting, self.rungs[k].wanted)
            if len(kept):
                if match.listening:
                    return pick(match, step, candidates, message, cite, self.lists[k], tie, seat)
                return pick(match, step, kept, message, cite, self.rungs[k].then, tie, seat)
        if match.listening:
            return pick(match, step, candidates, message, cite, self.lists[-1], tie, seat)
        return self.otherwise is not None and pick(match, step, fitting, message, cite, self.otherwise, tie, seat)
