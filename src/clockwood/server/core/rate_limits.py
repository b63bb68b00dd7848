"""Limits on requests per minute, and on sockets and work at the same time. A refusal costs almost nothing."""

import asyncio
import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final, TypeVar

from clockwood.server.core.refusals import ClientGone, TooMany, Unavailable

T = TypeVar("T")
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


def shares_of(name: str) -> dict[str, int]:
    """Return the names that something of this name is counted by, each with how many shares it has."""
    network = network_of(name)
    return {name: 1, network: NETWORK_SHARE} if network else {name: 1}


async def while_waited_for(work: Coroutine[Any, Any, T], gone: asyncio.Event) -> T:
    """Return the result of some work; stop it and raise `ClientGone` as soon as the client has left."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(gone.wait())
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientGone("the client has left")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


class RateLimit:
    """A token bucket for each name: `most` at once, refilled within `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.speed: Final = most / seconds
        self.clock: Final = clock
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def count(self, name: str) -> None:
        """Count one request by this name and by its network, or refuse it if a bucket is empty."""
        counted = [self._count(each, share) for each, share in shares_of(name).items()]
        if not all(counted):
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


class VisitLimit:
    """A limit on what each visitor does in a minute, and a wider one for an address, from which several may play."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self.of_visitor: Final = RateLimit(most, 60)
        self.of_address: Final = RateLimit(most_of_address, 60)

    def count(self, visitor: str | None, address: str) -> None:
        self.of_address.count(address)
        self.of_visitor.count(visitor or address)


class ConcurrentLimit:
    """A limit on how many of something each name, and each network, has at the same time."""

    def __init__(self, most: int, what: str) -> None:
        self.most: Final = most
        self.what: Final = what
        self._held: Final[dict[str, int]] = {}

    def acquire(self, name: str) -> None:
        shares = shares_of(name)
        if any(self.held(each) >= self.most * share for each, share in shares.items()):
            raise TooMany(f"{self.most} {self.what} at most")
        for each in shares:
            self._held[each] = self.held(each) + 1

    def held(self, name: str) -> int:
        """Return how many a name, or a network, has now."""
        return self._held.get(name, 0)

    def release(self, name: str) -> None:
        for each in shares_of(name):
            self._release(each)

    def _release(self, name: str) -> None:
        left = self.held(name) - 1
        if left > 0:
            self._held[name] = left
        else:
            self._held.pop(name, None)


class Turns:
    """Lets each name, and each network, have so many long requests answered at the same time.

    So many more wait for their turn, until their client leaves; all others are refused.
    """

    def __init__(self, most: int, waiting: int) -> None:
        self.most: Final = most
        self._gates: Final[dict[str, asyncio.Semaphore]] = {}
        self._asking: Final = ConcurrentLimit(most + waiting, "long requests from one address, with those that wait,")

    @contextlib.asynccontextmanager
    async def turn(self, name: str, gone: asyncio.Event) -> AsyncIterator[None]:
        self._asking.acquire(name)
        try:
            async with contextlib.AsyncExitStack() as held:
                for each, share in shares_of(name).items():
                    gate = self._gates.setdefault(each, asyncio.Semaphore(self.most * share))
                    await while_waited_for(enter(gate, held), gone)
                yield
        finally:
            self._asking.release(name)
            for each in shares_of(name):
                if not self._asking.held(each):
                    self._gates.pop(each, None)


async def enter(gate: asyncio.Semaphore, held: contextlib.AsyncExitStack) -> None:
    await gate.acquire()
    held.callback(gate.release)


class Doorway:
    """Lets so many in at the same time, so that a crowd that comes at once does not keep those inside waiting."""

    def __init__(self, most: int, seconds: float) -> None:
        self.seconds: Final = seconds
        self._gate: Final = asyncio.Semaphore(most)

    @contextlib.asynccontextmanager
    async def entering(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self.seconds):
                await self._gate.acquire()
        except TimeoutError:
            raise Unavailable("too many people come at the same time; try again") from None
        try:
            yield
        finally:
            self._gate.release()
