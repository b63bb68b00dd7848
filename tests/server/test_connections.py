"""Nobody keeps others out by connections that never finish a request, or by very many of them."""

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from clockwood.server.core.rate_limits import NETWORK_SHARE, ConcurrentLimit, RateLimit, Turns, network_of
from clockwood.server.core.refusals import TooMany
from clockwood.server.core.routes.every import route_at
from clockwood.server.web.guarded_protocol import TrustedProxies
from server.running_server import RunningServer, quick, running

MOST = 8
HEAD = b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n"


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


def test_an_address_has_few_long_requests_answered_at_once() -> None:
    async def inside() -> None:
        turns = Turns(2)
        begun: list[str] = []
        go_on = asyncio.Event()

        async def request(name: str) -> None:
            async with turns.turn(name):
                begun.append(name)
                await go_on.wait()

        waiting = [asyncio.create_task(request(name)) for name in ["greedy"] * 20 + ["other"]]
        waiting[3].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert sorted(begun) == ["greedy", "greedy", "other"]
        go_on.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert begun.count("greedy") == 19
        async with turns.turn("greedy"):
            pass

    asyncio.run(inside())


def test_films_are_long_requests() -> None:
    assert route_at("GET", "/matches/x/film")[0].long
    assert not route_at("GET", "/matches/x/scene")[0].long
