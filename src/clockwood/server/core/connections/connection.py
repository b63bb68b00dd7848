"""One open socket: it sends a seat's scene and changes, and receives commands. Independent of the web framework."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from clockwood.server.core.connections.messages import (
    READER,
    WRITER,
    Beat,
    BeatMessage,
    CloseMessage,
    Command,
    DoneMessage,
    RefusedMessage,
    ToClient,
)
from clockwood.server.core.connections.seat_stream import SeatStream
from clockwood.server.core.matches.match_requests import MatchRequests, Perspective
from clockwood.server.core.permissions import Visit
from clockwood.server.core.rate_limits import VisitLimit
from clockwood.server.core.refusals import NotFound, NotYours, Refused
from clockwood.server.core.stored import WATCHER

LONGEST_QUEUE: Final = 256
MOST_UNREADABLE: Final = 20
CHECK_SEAT: Final = b""
"""An entry of the queue that is not sent: somebody may have lost a seat, or the right to watch."""
GOING_AWAY: Final = 1001
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013


class Transport(Protocol):
    """The network side of a connection. `receive` returns None when the client has left."""

    async def receive(self) -> str | None: ...

    async def send(self, raw: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """Runs until the client leaves, sends nothing for too long, reads too slowly, or loses its seat."""

    def __init__(
        self, transport: Transport, requests: MatchRequests, visit: Visit, perspective: Perspective, limit: VisitLimit
    ) -> None:
        self.transport: Final = transport
        self.requests: Final = requests
        self.visit: Final = visit
        self.perspective: Final = perspective
        self.limit: Final = limit
        self.live: Final = perspective.live
        self.settings: Final = requests.matches.settings
        self.measures: Final = requests.matches.measures
        self._queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(LONGEST_QUEUE)
        self._seat = WATCHER
        self._unreadable = 0
        self._close_code = GOING_AWAY

    async def run(self, stream: str, number: int) -> None:
        """Send the scene, or the changes since `number` of the stream; then send and receive until the end."""
        async with self.live.matches.doorway.entering():
            own, listener = await self._may_listen()
            seat_stream = self.live.stream(self.perspective.seat, self.perspective.language)
            missed = seat_stream.changes_since(stream, number) if stream else None
            if missed is None:
                self.send(seat_stream.scene_message(self.perspective.table))
            else:
                for raw in missed:
                    self.send_encoded(raw)
            seat_stream.listeners.add(listener)
        try:
            await self._run_until_closed(seat_stream, own)
        finally:
            seat_stream.listeners.discard(listener)

    async def _may_listen(self) -> tuple[bool, Callable[[bytes], None]]:
        """Return whether the seat is the visitor's own, and what takes its changes; refuse a seat of somebody else."""
        own = self.perspective.seat >= 0 and await self._holds_seat()
        listener = self.send_encoded if own or self.perspective.seat < 0 else self._send_after_the_end
        await self.live.ready()
        if listener != self.send_encoded and not self.live.table.over:
            raise NotYours("this seat is not yours", "seat")
        return own, listener

    async def _run_until_closed(self, seat_stream: SeatStream, own: bool) -> None:
        seat = self._seat = self.perspective.seat if own else WATCHER
        await self.live.people.arrive(seat, self.send_encoded)
        self.live.matches.connections.add(self)
        self.live.wake_agents()
        self.measures.connected(1)
        tasks = [asyncio.create_task(self._send_queue(own)), asyncio.create_task(self._receive(seat_stream))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.matches.connections.discard(self)
            self.live.people.leave(seat, self.send_encoded)
            self.measures.connected(-1)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.transport.close(self._close_code)

    @property
    def match(self) -> str:
        return self.live.id

    # -- sending

    def send(self, message: ToClient) -> None:
        self.send_encoded(WRITER.encode(message))

    def send_encoded(self, raw: bytes) -> None:
        """Queue a message. If the queue is full the client reads too slowly: close, and let it connect again."""
        try:
            self._queue.put_nowait(raw)
        except asyncio.QueueFull:
            self.hang_up()

    def _send_after_the_end(self, raw: bytes) -> None:
        """Send a change of a seat that is not the visitor's; if play goes on it is not for them any more."""
        if self.live.table.over:
            self.send_encoded(raw)
        else:
            self.check_seat()

    def hang_up(self) -> None:
        """Close, and let the client connect again, here or at another server."""
        self._close_code = TRY_AGAIN_LATER
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def check_seat(self) -> None:
        """Find out at once whether the visitor may still listen."""
        self.send_encoded(CHECK_SEAT)

    async def _send_queue(self, own: bool) -> None:
        """Send queued messages, and a beat when there are none; check regularly that the visitor may still listen."""
        beat = WRITER.encode(BeatMessage())
        checked = time.monotonic()
        while True:
            raw = await self._next_to_send(beat)
            if raw == CHECK_SEAT or time.monotonic() - checked >= self.settings.seat_check_seconds:
                checked = time.monotonic()
                try:
                    await self._must_still_listen(own)
                except (NotYours, NotFound) as lost:
                    await self.transport.send(WRITER.encode(CloseMessage(code=lost.code, reason=lost.reason)))
                    self._close_code = POLICY_VIOLATION
                    return
            if raw is None:
                return
            if raw != CHECK_SEAT:
                await self.transport.send(raw)

    async def _next_to_send(self, beat: bytes) -> bytes | None:
        if not self._queue.empty():
            return self._queue.get_nowait()
        try:
            async with asyncio.timeout(self.settings.beat_seconds):
                return await self._queue.get()
        except TimeoutError:
            return beat

    async def _must_still_listen(self, own: bool) -> None:
        if own and not await self._holds_seat():
            raise NotYours("this seat is no longer yours", "seat")
        if not own:
            await self.requests.must_still_see(self.visit, self.perspective)

    async def _holds_seat(self) -> bool:
        return await self.requests.permissions.holds(self.visit, self.live.id, self.perspective.seat)

    # -- receiving

    async def _receive(self, seat_stream: SeatStream) -> None:
        while True:
            try:
                async with asyncio.timeout(self.settings.idle_seconds):
                    raw = await self.transport.receive()
            except TimeoutError:
                return
            if raw is None:
                return
            await self.handle(raw, seat_stream)
            if self._unreadable > MOST_UNREADABLE:
                self._close_code = POLICY_VIOLATION
                return

    async def handle(self, raw: str, seat_stream: SeatStream) -> None:
        """Carry out one message, or send the reason why not."""
        client = ""
        try:
            self.limit.count(self.visit.visitor, self.visit.address)
            self._check_size(raw)
            message = READER.decode(raw)
            if isinstance(message, Beat):
                self.live.people.look(self._seat, self.send_encoded, looking=message.looking)
                return
            client = message.client
            await self._do(message, seat_stream)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._unreadable += 1
            self.send(RefusedMessage(client=client, code="not-understood", reason="this message cannot be read"))
        except Refused as error:
            self.measures.chose(error.code)
            self.send(self._refusal(client, error))

    def _refusal(self, client: str, error: Refused) -> RefusedMessage:
        """Return a refusal with its reason in the seat's language, if there is a message for it."""
        refusal = RefusedMessage(client=client, **error.as_dict())
        if error.message:
            refusal.reason = self.perspective.scenery.speaker.words.say(error.message)
        return refusal

    def _check_size(self, raw: str) -> None:
        if len(raw) > self.settings.largest_message:
            raise Refused("this message is too large", code="too-large")

    async def _do(self, command: Command, seat_stream: SeatStream) -> None:
        start = time.perf_counter()
        fresh = await self.requests.do(self.visit, self.live.id, self.perspective.seat_name, command)
        self.measures.chose("done" if fresh else "again", time.perf_counter() - start)
        self.send(DoneMessage(client=command.client, number=seat_stream.number))
