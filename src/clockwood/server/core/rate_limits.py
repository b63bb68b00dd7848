"""Limits on requests per minute and on sockets at the same time. A refusal costs almost nothing."""

import asyncio
import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Final

from clockwood.server.core.refusals import TooMany

MOST_NAMES: Final = 20_000


NETWORK_SHARE: Final = 4
"""A network may have this many times the share of one address."""


def network_of(name: str) -> str:
    """Return the network of an address that limits count by, or an empty text for what is no address."""
    try:
        network = ipaddress.ip_network(name)
    except ValueError:
        return ""
    return str(network.supernet(new_prefix=24 if network.version == 4 else 48))


class RateLimit:
    """A token bucket for each name: `most` at once, refilled within `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.speed: Final = most / seconds
        self.clock: Final = clock
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def count(self, name: str) -> None:
        """Count one request by this name and by its network, or refuse it if a bucket is empty."""
        allowed = self._count(name, 1)
        if network := network_of(name):
            allowed = self._count(network, NETWORK_SHARE) and allowed
        if not allowed:
            raise TooMany(f"too many requests: {self.most} at once, then {self.speed * 60:.0f} a minute")

    def _count(self, name: str, share: int) -> bool:
        at = self.clock()
        most = float(self.most * share)
        left, since = self._left.pop(name, (most, at))
        left = min(most, left + (at - since) * self.speed * share)
        self._left[name] = (max(left - 1, 0.0), at)
        if len(self._left) > MOST_NAMES:
            self._left.popitem(last=False)
        return left >= 1


class ConcurrentLimit:
    """A limit on how many of something each name, and each network, has at the same time."""

    def __init__(self, most: int, what: str) -> None:
        self.most: Final = most
        self.what: Final = what
        self._held: Final[dict[str, int]] = {}

    def acquire(self, name: str) -> None:
        network = network_of(name)
        full = self._held.get(name, 0) >= self.most
        if full or (network and self._held.get(network, 0) >= self.most * NETWORK_SHARE):
            raise TooMany(f"{self.most} {self.what} at most")
        for each in filter(None, (name, network)):
            self._held[each] = self._held.get(each, 0) + 1

    def release(self, name: str) -> None:
        for each in filter(None, (name, network_of(name))):
            self._release(each)

    def _release(self, name: str) -> None:
        left = self._held.get(name, 0) - 1
        if left > 0:
            self._held[name] = left
        else:
            self._held.pop(name, None)


class Turns:
    """Lets each name have so many long requests answered at the same time; its others wait for their turn."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._gates: Final[dict[str, asyncio.Semaphore]] = {}
        self._asking: Final[dict[str, int]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        self._asking[name] = self._asking.get(name, 0) + 1
        try:
            async with self._gates.setdefault(name, asyncio.Semaphore(self.most)):
                yield
        finally:
            self._asking[name] -= 1
            if not self._asking[name]:
                del self._asking[name], self._gates[name]
