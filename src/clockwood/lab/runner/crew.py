"""Crews of workers: tasks are handed to them and their results taken back, wherever they work."""

from collections.abc import Callable
from typing import Protocol, TypeVar

Found = TypeVar("Found")


class Crew(Protocol[Found]):
    """Workers who do tasks, one each at a time, and more tasks that wait for them.

    A task is a function without arguments that can be pickled, such as a `partial` of a module's function. It may be
    done twice, when its first worker was lost, so it has no effect but what it returns.
    """

    @property
    def workers(self) -> int:
        """The number of tasks that can be done at the same time; it may change."""

    @property
    def handed_out(self) -> int:
        """The number of tasks that were handed out and not taken back."""

    @property
    def room(self) -> int:
        """The number of tasks that may be handed out besides."""

    def hand_out(self, task: Callable[[], Found]) -> None: ...

    def done(self) -> list[Callable[[], Found]]:
        """Wait until tasks are done, and take them back; each returns what its task returned, or raises its error."""

    def end(self) -> None:
        """Give up what is not done, and let the workers go."""
