"""A step: one paragraph of a rulebook, waiting on the stack."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from clockwood.kernel.match import Match

NOT_ASKED: Final[i64] = -1
"""The reason a step gives for an action that is no answer to its question."""

ALLOWED: Final[i64] = 0
"""No reason against it. Named, because compiled code makes an object of a choice between a reason and a bare 0."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """Acts when it is run, or asks; never both. Its fields are integers, fixed when it is pushed."""

    def run(self, match: "Match") -> None:
        """Change the state and push further steps, or ask."""
        raise NotImplementedError

    def chosen(self, match: "Match", action: i64) -> None:
        """Take the answer to what `run` asked."""
        raise NotImplementedError

    def why_not(self, match: "Match", action: i64) -> i64:
        """Return the reason the action is not offered: 0 for none, NOT_ASKED where it is no answer here."""
        return NOT_ASKED

    def args(self) -> tuple[int, ...]:
        """Return the constructor's arguments."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return type(self), self.args()

    def __repr__(self) -> str:
        return " ".join([type(self).__name__, *(str(a) for a in self.args())])


@final
class StepKind:
    """How a step is written in a position: its class name, and what kind of term each argument is."""

    def __init__(self, cls: type[Step], *kinds: str) -> None:
        self.cls: Final = cls
        self.kinds: Final = kinds
        self.name: Final = cls.__name__
