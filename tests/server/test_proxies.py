"""The proxies of docs/hosting.md do what that page says: pages, sockets and limits, also under a path."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
from websockets import InvalidStatus

from server.proxies import CONNECTIONS, SECONDS_OF_HEAD, proxy
from server.running_server import RunningServer
from server.visitors import Visitor, any_option, dice

KINDS = ["nginx", "caddy"]
UNDER = "/clockwood"
TOO_LARGE = (413, 502)
"""Older ones of Caddy say of a body that they cut off that the server did not take it."""


@pytest.fixture(params=[(kind, path) for kind in KINDS for path in ("", UNDER)], ids="".join)
def address(request: pytest.FixtureRequest, here: RunningServer, tmp_path: Path) -> Iterator[str]:
    kind, path = request.param
    with proxy(kind, here.port, tmp_path, under_a_path=bool(path)) as port:
        yield f"http://127.0.0.1:{port}{path}"


def test_people_play_through_the_proxy(address: str) -> None:
    me = Visitor(address)
    with me.http:
        match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
        with me.live(match, "woodwalkers") as seat:
            seat.until("scene")
            assert seat.chooses(any_option(seat, dice(1)))["is"] == "done"
        for path in ("/metrics", "/ready"):
            assert me.http.get(path).status_code == 404
        assert me.http.get("/health").status_code == 200


@pytest.mark.parametrize("kind", KINDS)
def test_a_path_without_its_slash_leads_to_the_page(kind: str, here: RunningServer, tmp_path: Path) -> None:
    with proxy(kind, here.port, tmp_path, under_a_path=True) as port:
        reply = httpx2.get(f"http://127.0.0.1:{port}{UNDER}")
    assert reply.status_code == 308
    assert reply.headers["location"].endswith(f"{UNDER}/")


@pytest.mark.parametrize("kind", KINDS)
def test_large_and_slow_requests_end_at_the_proxy(kind: str, here: RunningServer, tmp_path: Path) -> None:
    with proxy(kind, here.port, tmp_path) as port:
        reply = httpx2.post(f"http://127.0.0.1:{port}/api/records", json={"record": "x" * 1_100_000})
        assert reply.status_code in TOO_LARGE
        with socket.create_connection(("127.0.0.1", port)) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            slow.settimeout(SECONDS_OF_HEAD * 10)
            began = time.monotonic()
            while slow.recv(1000):
                pass
            assert time.monotonic() - began >= SECONDS_OF_HEAD / 2


def test_nginx_limits_the_sockets_of_an_address(here: RunningServer, tmp_path: Path) -> None:
    with proxy("nginx", here.port, tmp_path) as port, ExitStack() as stack:
        me = Visitor(f"http://127.0.0.1:{port}")
        stack.enter_context(me.http)
        match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
        for _ in range(CONNECTIONS):
            stack.enter_context(me.live(match, "woodwalkers")).until("scene")
        with pytest.raises(InvalidStatus) as refused:
            stack.enter_context(me.live(match, "woodwalkers"))
        assert refused.value.response.status_code == 429
