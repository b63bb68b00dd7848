"""Connections with deadlines for the head of a request and for reading, and a limit for each address and network."""

import asyncio
import ipaddress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from clockwood.server.core.rate_limits import ConcurrentLimit
from clockwood.server.core.refusals import TooMany
from clockwood.server.web.middleware import counted_address, read_address

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TrustedProxies:
    """Addresses and networks of proxies, as `--proxy` lists them; `*` trusts everybody."""

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",") if name.strip()]
        self.everybody: Final = "*" in names
        self.networks: Final[list[ipaddress.IPv4Network | ipaddress.IPv6Network]] = []
        for name in names:
            try:
                self.networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:
                continue

    def __contains__(self, address: str) -> bool:
        found = read_address(address)
        return self.everybody or (found is not None and any(found in network for network in self.networks))

    def in_both_forms(self) -> list[str]:
        """Return the list with the IPv4 addresses also in the form they have on a socket for IPv4 and IPv6."""
        return ["*"] if self.everybody else [form for network in self.networks for form in forms_of(network)]


def forms_of(network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> list[str]:
    if network.version == 6:
        return [str(network)]
    return [str(network), f"::ffff:{network.network_address}/{network.prefixlen + 96}"]


class ConnectionGuard:
    """The limits that all connections of a server share. Those of a trusted proxy are not counted."""

    def __init__(
        self, head_seconds: float, unread_seconds: float, limit: ConcurrentLimit, proxies: TrustedProxies
    ) -> None:
        self.head_seconds: Final = head_seconds
        self.unread_seconds: Final = unread_seconds
        self.limit: Final = limit
        self.proxies: Final = proxies

    def admit(self, client: tuple[str, int] | None) -> str:
        """Count a connection; return the name it is counted by, empty if it is not counted."""
        if client is None or client[0] in self.proxies:
            return ""
        name = counted_address(client[0])
        self.limit.acquire(name)
        return name


def guarded_by(guard: ConnectionGuard) -> type[HttpToolsProtocol]:
    """Return the protocol of connections that a guard watches over."""
    return type("Guarded", (GuardedProtocol,), {"guard": guard})


def sockets_guarded_by(guard: ConnectionGuard) -> type[WebSocketsSansIOProtocol]:
    """Return the protocol of their sockets."""
    return type("GuardedSockets", (GuardedSocket,), {"guard": guard})


class UnreadWatch:
    """Ends a connection whose client takes nothing of what waits to be sent to it for so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._next: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        left = transport.get_write_buffer_size()
        self._next = asyncio.get_running_loop().call_later(self.seconds, self._look, transport, left)

    def _look(self, transport: asyncio.Transport, before: int) -> None:
        if transport.get_write_buffer_size() >= before:
            transport.abort()
        else:
            self.begin(transport)

    def end(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None


class GuardedProtocol(HttpToolsProtocol):
    """Closes a connection whose client does not finish the head of a request, and one too many of an address."""

    guard: ConnectionGuard

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - as the server makes it
        super().__init__(*args, **more)
        self._counted_as: str = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: Final = UnreadWatch(self.guard.unread_seconds)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._counted_as = self.guard.admit(self.client)
        except TooMany:
            transport.write(TOO_MANY)
            transport.close()
            return
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_arrived()
        self._unread.end()
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._unread.begin(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._deadline is None and getattr(self.cycle, "response_complete", True):
            self._expect_head()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._head_arrived()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over: from here on it is a socket, and counted as one."""
        self._head_arrived()
        self._release()
        super().handle_websocket_upgrade()

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(self.guard.head_seconds, self._too_slow)

    def _head_arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
            self.transport.close()

    def _release(self) -> None:
        if self._counted_as:
            self.guard.limit.release(self._counted_as)
            self._counted_as = ""


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that is closed if its client does not read what is sent."""

    guard: ConnectionGuard

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - as the server makes it
        super().__init__(*args, **more)
        self._unread: Final = UnreadWatch(self.guard.unread_seconds)

    def pause_writing(self) -> None:
        self._unread.begin(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        super().connection_lost(exc)
