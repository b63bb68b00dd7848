"""A TCP proxy between a server and its database, whose line can be cut or left hanging."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager

PIECE = 65_536


class TcpProxy:
    """Forwards connections to a port of this machine, in a thread of its own."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._accepts = True
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._opened = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),), daemon=True)

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(10)

    async def _serve(self) -> None:
        self._stopping = asyncio.Event()
        listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        self._opened.set()
        self._ready.set()
        await self._stopping.wait()
        listening.close()
        self._close_all()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._accepts:
            writer.transport.abort()
            return
        onward, back = await asyncio.open_connection("127.0.0.1", self.target)
        self._writers |= {writer, back}
        both = [asyncio.create_task(self._pump(*pair)) for pair in ((reader, back), (onward, writer))]
        self._tasks.update(both)
        await asyncio.wait(both)
        self._tasks.difference_update(both)
        for each in (writer, back):
            self._writers.discard(each)
            each.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._opened.wait()
                writer.write(piece)
                await writer.drain()
        writer.transport.abort()

    def _close_all(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def cut(self) -> None:
        """Reset every connection and refuse new ones."""
        self._accepts = False
        self._loop.call_soon_threadsafe(self._close_all)

    def hang(self) -> None:
        """Keep every connection open, accept new ones, and let nothing through: a line that loses all packets."""
        self._loop.call_soon_threadsafe(self._opened.clear)

    def mend(self) -> None:
        self._accepts = True
        self._loop.call_soon_threadsafe(self._opened.set)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(10)
        self._loop.close()


@contextmanager
def proxied(target: int) -> Iterator[TcpProxy]:
    proxy = TcpProxy(target)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
