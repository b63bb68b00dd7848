"""A lane: the stack of one seat while several decide at the same time."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.question import Question
from clockwood.kernel.step import Step


@final
@mypyc_attr(acyclic=True)
class Lane:
    """One seat's own small stack while several seats decide at the same time."""

    def __init__(self, seat: i64, steps: vec[Step]) -> None:
        self.seat: Final = seat
        self.steps: vec[Step] = steps
        self.depth: i64 = len(steps)
        self.question: Question | None = None

    @property
    def stack(self) -> list[Step]:
        """The pending steps of the lane, next one last. Returns a copy."""
        return list(self.steps[: self.depth])

    def copy(self) -> "Lane":
        copy = Lane(self.seat, self.steps[: self.depth])
        copy.question = self.question
        return copy


NO_LANES: Final[list[Lane]] = []
"""The lanes of a new match. Lanes are opened by assigning a new list; nothing is ever added to this one."""
