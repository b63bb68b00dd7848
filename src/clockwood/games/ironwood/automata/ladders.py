"""Ordered lists of an automaton: the first entry that is possible counts. [WB 5.9, 9.1, 10.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, Score, only, prefer


class Rung:
    """One entry of a list, and what then decides among its candidates."""

    def __init__(self, message: str, score: Score, then: list[Criterion]) -> None:
        self.message: Final = message
        self.score: Final = score
        self.then: Final = then


class Ladder:
    """The entries in order. Every candidate needs `needed`; `otherwise` decides where no entry is possible."""

    def __init__(self, needed: list[Criterion], rungs: list[Rung], otherwise: list[Criterion] | None = None) -> None:
        self.needed: Final = needed
        self.rungs: Final = rungs
        self.lists: Final[list[list[Criterion]]] = []
        passed: list[Criterion] = []
        for rung in rungs:
            self.lists.append([*needed, *passed, only(rung.message, rung.score), *rung.then])
            passed = [*passed, prefer(rung.message, rung.score)]
        self.lists.append(self.lists[-1] if otherwise is None else [*needed, *passed, *otherwise])

    def criteria(self, match: Match, candidates: vec[i64]) -> list[Criterion]:
        """Return those of the first possible entry, after all before it, which keep nobody apart."""
        for k in range(len(self.rungs)):
            for candidate in candidates:
                if self.rungs[k].score.score(match, candidate) and self.fits(match, candidate):
                    return self.lists[k]
        return self.lists[-1]

    def fits(self, match: Match, candidate: i64) -> bool:
        for criterion in self.needed:
            if criterion.score.score(match, candidate) == 0:
                return False
        return True
