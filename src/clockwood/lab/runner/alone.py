"""A crew of one: this process."""

from collections import deque
from collections.abc import Callable
from typing import Final, Generic

from clockwood.lab.runner.crew import Found


class Alone(Generic[Found]):
    """A worker who does a task when its result is asked for."""

    workers: Final = 1

    def __init__(self) -> None:
        self.tasks: Final[deque[Callable[[], Found]]] = deque()

    @property
    def handed_out(self) -> int:
        return len(self.tasks)

    @property
    def room(self) -> int:
        return 1 - len(self.tasks)

    def hand_out(self, task: Callable[[], Found]) -> None:
        self.tasks.append(task)

    def done(self) -> list[Callable[[], Found]]:
        return [self.tasks.popleft()]

    def end(self) -> None:
        self.tasks.clear()
