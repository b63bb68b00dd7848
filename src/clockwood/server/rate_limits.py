"""Limits on requests per minute and on sockets at the same time. A refusal costs almost nothing."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from clockwood.server.refusals import TooMany

MOST_NAMES: Final = 20_000


class RateLimit:
    """A token bucket for each name: `most` at once, refilled within `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.speed: Final = most / seconds
        self.clock: Final = clock
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def count(self, name: str) -> None:
        """Count one request by this name, or refuse it if its bucket is empty."""
        at = self.clock()
        left, since = self._left.pop(name, (float(self.most), at))
        left = min(self.most, left + (at - since) * self.speed)
        self._left[name] = (max(left - 1, 0.0), at)
        if len(self._left) > MOST_NAMES:
            self._left.popitem(last=False)
        if left < 1:
            raise TooMany(f"too many requests: {self.most} at once, then {self.speed * 60:.0f} a minute")


class ConcurrentLimit:
    """A limit on how many of something each name has at the same time."""

    def __init__(self, most: int, what: str) -> None:
        self.most: Final = most
        self.what: Final = what
        self._held: Final[dict[str, int]] = {}

    def acquire(self, name: str) -> None:
        held = self._held.get(name, 0)
        if held >= self.most:
            raise TooMany(f"{self.most} {self.what} at most")
        self._held[name] = held + 1

    def release(self, name: str) -> None:
        left = self._held.get(name, 0) - 1
        if left > 0:
            self._held[name] = left
        else:
            self._held.pop(name, None)
