"""How often and how much. What is over a limit is refused, and costs next to nothing."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from clockwood.server.refusals import TooMany

MOST_NAMES: Final = 20_000


class Rate:
    """So many per period for each name, with as many saved up at most."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.speed: Final = most / seconds
        self.clock: Final = clock
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one more; refuse it where none is left."""
        at = self.clock()
        left, since = self._left.pop(name, (float(self.most), at))
        left = min(self.most, left + (at - since) * self.speed)
        self._left[name] = (max(left - 1, 0.0), at)
        if len(self._left) > MOST_NAMES:
            self._left.popitem(last=False)
        if left < 1:
            raise TooMany(f"slow down: {self.most} at most, then {self.speed * 60:.0f} a minute")


class Count:
    """How many each name has at the same time."""

    def __init__(self, most: int, what: str) -> None:
        self.most: Final = most
        self.what: Final = what
        self._held: Final[dict[str, int]] = {}

    def enter(self, name: str) -> None:
        held = self._held.get(name, 0)
        if held >= self.most:
            raise TooMany(f"{self.most} {self.what} at most")
        self._held[name] = held + 1

    def leave(self, name: str) -> None:
        left = self._held.get(name, 0) - 1
        if left > 0:
            self._held[name] = left
        else:
            self._held.pop(name, None)
