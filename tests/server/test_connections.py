"""Nobody keeps others out by connections that never finish a request, or by very many of them."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

from clockwood.server.core.connections.connection import Connection
from clockwood.server.core.rate_limits import NETWORK_SHARE, ConcurrentLimit, RateLimit, Turns, network_of
from clockwood.server.core.refusals import ClientGone, TooMany
from clockwood.server.core.routes.every import route_at
from clockwood.server.web.guarded_protocol import TrustedProxies, UnreadWatch
from server.running_server import RunningServer, quick, running
from server.visitors import Visitor

MOST = 8
HEAD = b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n"
HANDSHAKE = (
    "connection: Upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
BEAT = b'\x81\x8d\0\0\0\0{"is":"beat"}'
"""A frame of a client, masked with nothing."""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RunningServer]:
    settings = quick(f"sqlite:///{tmp_path}/strict.sqlite")
    settings.head_seconds = settings.body_seconds = 0.5
    settings.connections_per_address = MOST
    with running(settings) as here:
        yield here


def connect(here: RunningServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", here.port), timeout=5)


def until_closed(client: socket.socket) -> bytes:
    got = b""
    while more := client.recv(1000):
        got += more
    return got


def test_a_silent_connection_is_closed(strict: RunningServer) -> None:
    with connect(strict) as client:
        assert until_closed(client).startswith(b"HTTP/1.1 408")


def test_a_head_that_trickles_in_is_given_up(strict: RunningServer) -> None:
    with connect(strict) as client:
        start = time.monotonic()
        try:
            while time.monotonic() - start < 5:
                client.sendall(b"\r\n")
                time.sleep(0.05)
        except OSError:
            pass
        assert time.monotonic() - start < 3


def test_a_second_head_that_trickles_in_is_given_up(strict: RunningServer) -> None:
    with connect(strict) as client:
        client.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert client.recv(1000).startswith(b"HTTP/1.1 200")
        client.sendall(b"GET /health HTTP/1.1\r\n")
        assert b"408" in until_closed(client)


def test_a_body_that_does_not_come_is_refused(strict: RunningServer) -> None:
    with connect(strict) as client:
        client.sendall(HEAD + b'{"game":')
        got = until_closed(client)
        assert got.startswith(b"HTTP/1.1 408")
        assert b"too-slow" in got


def test_an_address_has_so_many_connections_and_gets_them_back(strict: RunningServer) -> None:
    clients = [connect(strict) for _ in range(MOST)]
    time.sleep(0.1)
    with connect(strict) as one_more:
        assert until_closed(one_more).startswith(b"HTTP/1.1 429")
    for client in clients:
        client.close()
    time.sleep(0.2)
    assert httpx2.get(f"{strict.url}/health").status_code == 200


def test_limits_count_networks_too() -> None:
    assert network_of("192.0.2.7") == "192.0.2.0/24"
    assert network_of("2001:db8:1:2::/64") == "2001:db8:1::/48"
    assert network_of("somebody") == ""
    rate, count = RateLimit(2, 60), ConcurrentLimit(2, "sockets")
    for number in range(2 * NETWORK_SHARE):
        rate.count(f"192.0.2.{number}")
        count.acquire(f"192.0.2.{number}")
    with pytest.raises(TooMany):
        rate.count("192.0.2.99")
    with pytest.raises(TooMany):
        count.acquire("192.0.2.99")
    rate.count("198.51.100.1")
    count.acquire("198.51.100.1")
    count.release("192.0.2.0")
    count.acquire("192.0.2.99")


def test_connections_of_a_trusted_proxy_are_not_counted() -> None:
    proxies = TrustedProxies("10.0.0.0/8, ::1, not-an-address")
    assert "10.1.2.3" in proxies
    assert "::1" in proxies
    assert "192.0.2.1" not in proxies
    assert "::ffff:10.1.2.3" in proxies
    assert proxies.in_both_forms() == ["10.0.0.0/8", "::ffff:10.0.0.0/104", "::1/128"]
    assert TrustedProxies("*").in_both_forms() == ["*"]
    assert "192.0.2.1" in TrustedProxies("*")
    assert "192.0.2.1" not in TrustedProxies("")


async def all_begun() -> None:
    for _ in range(100):
        await asyncio.sleep(0)


def test_an_address_has_few_long_requests_answered_at_once() -> None:
    async def inside() -> None:
        turns = Turns(2, 20)
        here = asyncio.Event()
        begun: list[str] = []
        go_on = asyncio.Event()

        async def request(name: str) -> None:
            async with turns.turn(name, here):
                begun.append(name)
                await go_on.wait()

        waiting = [asyncio.create_task(request(name)) for name in ["greedy"] * 20 + ["other"]]
        waiting[3].cancel()
        await all_begun()
        assert sorted(begun) == ["greedy", "greedy", "other"]
        go_on.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert begun.count("greedy") == 19
        async with turns.turn("greedy", here):
            pass

    asyncio.run(inside())


def test_long_requests_beyond_those_that_wait_are_refused_by_address_and_by_network() -> None:
    async def inside() -> None:
        turns = Turns(1, 2)
        here, begun, go_on = asyncio.Event(), list[str](), asyncio.Event()

        async def request(name: str) -> None:
            async with turns.turn(name, here):
                begun.append(name)
                await go_on.wait()

        names = ["192.0.2.1"] * 5 + [f"192.0.2.{k}" for k in range(2, 20)] + ["198.51.100.1"]
        waiting = [asyncio.create_task(request(name)) for name in names]
        await all_begun()
        refused = [name for name, task in zip(names, waiting, strict=True) if task.done()]
        assert refused == ["192.0.2.1"] * 2 + [f"192.0.2.{k}" for k in range(11, 20)]
        assert sorted(begun) == ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "198.51.100.1"]
        go_on.set()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in results if each is not None] == [TooMany] * 11
        assert len(begun) == 13
        await asyncio.gather(*(request(name) for name in names[4:8]))

    asyncio.run(inside())


def test_a_long_request_is_not_answered_after_its_client_has_left() -> None:
    async def inside() -> None:
        turns = Turns(1, 1)
        gone, here = asyncio.Event(), asyncio.Event()

        async def request() -> None:
            async with turns.turn("a", gone):
                pytest.fail("nobody waits for this")

        async with turns.turn("a", here):
            waiting = asyncio.create_task(request())
            await all_begun()
            gone.set()
            with pytest.raises(ClientGone):
                await waiting
        async with turns.turn("a", here):
            pass

    asyncio.run(inside())


def test_films_and_hints_are_long_requests() -> None:
    assert route_at("GET", "/matches/x/film")[0].long
    assert route_at("GET", "/matches/x/hint")[0].long
    assert not route_at("GET", "/matches/x/scene")[0].long


def test_a_client_that_leaves_gives_its_place_in_the_queue_back(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path}/queue.sqlite")
    settings.long_requests_per_address, settings.long_requests_waiting = 1, 1

    async def busy(here: RunningServer, done: asyncio.Event) -> None:
        async with here.server.turns.turn("127.0.0.1", asyncio.Event()):
            await done.wait()

    async def asking(here: RunningServer) -> int:
        return here.server.turns._asking.held("127.0.0.1")

    with running(settings) as here:
        assert here.loop is not None
        done = asyncio.Event()
        working = asyncio.run_coroutine_threadsafe(busy(here, done), here.loop)
        until(lambda: here.do(asking(here)) == 1)
        with connect(here) as leaving:
            leaving.sendall(b"GET /api/matches/none/film HTTP/1.1\r\nhost: localhost\r\n\r\n")
            until(lambda: here.do(asking(here)) == 2)
            assert httpx2.get(f"{here.url}/api/matches/none/film").status_code == 429
        until(lambda: here.do(asking(here)) == 1)
        here.loop.call_soon_threadsafe(done.set)
        working.result(10)
        assert httpx2.get(f"{here.url}/api/matches/none/film").status_code == 404


def test_a_socket_whose_client_reads_nothing_is_closed(tmp_path: Path) -> None:
    """It may well send beats all the while."""
    settings = quick(f"sqlite:///{tmp_path}/unread.sqlite")
    settings.unread_seconds = 0.3

    async def sent(here: RunningServer) -> None:
        for connection in list(here.server.matches.connections):
            assert isinstance(connection, Connection)
            for _ in range(40):
                connection.send_encoded(b"x" * 1_000_000)

    async def connected(here: RunningServer) -> int:
        return len(here.server.matches.connections)

    with running(settings) as here:
        visitor = Visitor(here.url)
        match = visitor.opens(open=True)
        visitor.http.close()
        own = f"host: 127.0.0.1:{here.port}\r\norigin: {here.url}\r\n"
        with connect(here) as deaf:
            deaf.sendall(f"GET /api/matches/{match}/live HTTP/1.1\r\n{own}{HANDSHAKE}".encode())
            assert deaf.recv(12) == b"HTTP/1.1 101"
            until(lambda: here.do(connected(here)) == 1)
            here.do(sent(here))
            with contextlib.suppress(OSError):
                for _ in range(20):
                    deaf.sendall(BEAT)
                    time.sleep(0.05)
            until(lambda: here.do(connected(here)) == 0)


def until(true: Callable[[], bool]) -> None:
    for _ in range(200):
        if true():
            return
        time.sleep(0.05)
    pytest.fail("it did not happen")


class SlowTransport(asyncio.Transport):
    """A transport whose client reads as much as a test says."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 100
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.left

    def abort(self) -> None:
        self.aborted = True


def test_a_client_that_reads_slowly_is_waited_for() -> None:
    async def inside() -> None:
        transport, watch = SlowTransport(), UnreadWatch(1000.0)
        watch.begin(transport)
        for _ in range(3):
            before, transport.left = transport.left, transport.left - 10
            watch.end()
            watch._look(transport, before)
            assert not transport.aborted
        watch._look(transport, transport.left)
        assert transport.aborted
        watch.end()

    asyncio.run(inside())
