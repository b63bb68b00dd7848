"""A step: one paragraph of a rulebook, waiting on the stack."""

from types import ModuleType
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
    """Acts when it is run, or asks; never both. Its fields are integers, fixed when it is pushed.

    Its constructor keeps each parameter under its own name and has no defaults: equality, copies and positions read
    the fields back by those names.
    """

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
        return tuple([int(getattr(self, name)) for name in fields_of(type(self))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return type(self), self.args()

    def __repr__(self) -> str:
        return " ".join([type(self).__name__, *(str(a) for a in self.args())])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatStep(Step):
    """A step that a seat takes, with nothing else to remember."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat


FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(cls: type[Step]) -> tuple[str, ...]:
    """Return the names of the constructor's parameters."""
    found = FIELDS.get(cls)
    if found is None:
        import inspect  # noqa: PLC0415 - a playout never asks, and it is slow to load

        found = tuple(inspect.signature(cls).parameters) if cls.__init__ is not Step.__init__ else ()
        FIELDS[cls] = found
    return found


@final
class StepKind:
    """A step as positions write it: its class name, and what kind of term each argument is.

    A field is of the kind its name stands for in `kinds_of_fields`; a plain number has none.
    """

    def __init__(self, cls: type[Step], kinds_of_fields: dict[str, str]) -> None:
        self.cls: Final = cls
        self.name: Final = cls.__name__
        self._kinds_of_fields: Final = kinds_of_fields

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple([self._kinds_of_fields.get(name, "") for name in fields_of(self.cls)])


def steps_in(modules: list[ModuleType], kinds_of_fields: dict[str, str]) -> list[StepKind]:
    """Return every step of these modules; `kinds_of_fields` says what the names of their fields stand for."""
    return [
        StepKind(cls, kinds_of_fields)
        for module in modules
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, Step) and getattr(cls, "__module__", "") == module.__name__
    ]
