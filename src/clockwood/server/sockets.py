"""One open socket: what its seat is shown goes out, deeds come in. Knows nothing of the web framework."""

import asyncio
import contextlib
import time
from typing import Final, Protocol

import msgspec

from clockwood.server.at_the_table import AtTheTable, Look
from clockwood.server.limits import Rate
from clockwood.server.messages import READER, WRITER, Beat, Bye, Deed, Done, No, Tick, ToClient
from clockwood.server.permissions import Visit
from clockwood.server.refusals import Refused
from clockwood.server.viewers import Viewer

MOST_WAITING: Final = 256
MOST_UNREADABLE: Final = 20
GONE_AWAY: Final = 1001
TOO_SLOW: Final = 1013
NO_ENTRY: Final = 1008


class Pipe(Protocol):
    """Either end of a connection. `receive` gives nothing when the other side has left."""

    async def receive(self) -> str | None: ...

    async def send(self, raw: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


class Socket:
    """Lives until the client leaves, falls silent, is too slow, or loses its seat."""

    def __init__(self, pipe: Pipe, tables: AtTheTable, visit: Visit, look: Look, rate: Rate) -> None:
        self.pipe: Final = pipe
        self.tables: Final = tables
        self.visit: Final = visit
        self.look: Final = look
        self.rate: Final = rate
        self.sitting: Final = look.sitting
        self.settings: Final = tables.matches.settings
        self.metrics: Final = tables.matches.metrics
        self._out: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(MOST_WAITING)
        self._unreadable = 0
        self._closing = GONE_AWAY

    # -- going out

    def put(self, raw: bytes) -> None:
        """Send when there is time; who does not keep up is let go and comes back."""
        try:
            self._out.put_nowait(raw)
        except asyncio.QueueFull:
            self._end(TOO_SLOW)

    def say(self, message: ToClient) -> None:
        self.put(WRITER.encode(message))

    def _end(self, code: int) -> None:
        self._closing = code
        while not self._out.empty():
            self._out.get_nowait()
        self._out.put_nowait(None)

    async def _send_on(self, own: bool) -> None:
        """Send what is queued, and a beat in every silence; now and then check that the visitor keeps the seat."""
        beat = WRITER.encode(Tick())
        checked = time.monotonic()
        while True:
            try:
                async with asyncio.timeout(self.settings.beat_seconds):
                    raw = await self._out.get()
            except TimeoutError:
                raw = beat
            if own and time.monotonic() - checked >= self.settings.beat_seconds:
                checked = time.monotonic()
                if not await self._holds_seat():
                    await self.pipe.send(WRITER.encode(Bye(code="not-yours", reason="this seat is no longer yours")))
                    self._closing = NO_ENTRY
                    return
            if raw is None:
                return
            await self.pipe.send(raw)

    async def _holds_seat(self) -> bool:
        return await self.tables.permissions.holds(self.visit, self.look.kept.id, self.look.seat)

    # -- coming in

    async def _read_on(self, viewer: Viewer) -> None:
        while True:
            try:
                async with asyncio.timeout(self.settings.idle_seconds):
                    raw = await self.pipe.receive()
            except TimeoutError:
                return
            if raw is None:
                return
            await self.take(raw, viewer)
            if self._unreadable > MOST_UNREADABLE:
                self._closing = NO_ENTRY
                return

    async def take(self, raw: str, viewer: Viewer) -> None:
        """Read one message and do what it asks, or say why not."""
        client = ""
        try:
            self.rate.take(self.visit.name)
            message = READER.decode(self._small(raw))
            if isinstance(message, Beat):
                return
            client = message.client
            await self._do(message, viewer)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._unreadable += 1
            self.say(No(client=client, code="not-understood", reason="this is not a message of ours"))
        except Refused as error:
            self.metrics.choices.labels(error.code).inc()
            self.say(No(client=client, **error.said()))

    def _small(self, raw: str) -> str:
        if len(raw) > self.settings.largest_message:
            raise Refused("this message is too large", code="too-large")
        return raw

    async def _do(self, deed: Deed, viewer: Viewer) -> None:
        start = time.perf_counter()
        fresh = await self.tables.do(self.visit, self.look.kept.id, self.look.seat_name, deed)
        self.metrics.choice_seconds.observe(time.perf_counter() - start)
        self.metrics.choices.labels("done" if fresh else "again").inc()
        self.say(Done(client=deed.client, number=viewer.number))

    # -- all of it

    async def live(self, stream: str, number: int) -> None:
        """Show the seat everything, or what is new since the number it has seen; then go on until the end."""
        own = self.look.seat >= 0 and await self._holds_seat()
        viewer = self.sitting.viewer(self.look.seat, self.look.language)
        missed = viewer.since(stream, number) if stream else None
        if missed is None:
            self.say(viewer.whole(self.sitting.table))
        else:
            for raw in missed:
                self.put(raw)
        viewer.sockets.add(self.put)
        self.sitting.wake()
        self.metrics.sockets.inc()
        tasks = [asyncio.create_task(self._send_on(own)), asyncio.create_task(self._read_on(viewer))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            viewer.sockets.discard(self.put)
            self.metrics.sockets.dec()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.pipe.close(self._closing)
