"""Two servers on one PostgreSQL: a seat that is taken at one of them is taken at once at the other."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from server.databases import POSTGRESQL
from server.running_server import RunningServer, quick, running
from server.visitors import Visitor

DATABASES = [POSTGRESQL]
AT_ONCE = 5.0
"""Seconds: much less than the 20 after which a server looks by itself."""
Pair = tuple[RunningServer, RunningServer]
Taken = Callable[[Visitor, Visitor, str], None]


@pytest.fixture
def pair(database: str) -> Iterator[Pair]:
    with ExitStack() as stack:
        one, other = (stack.enter_context(running(quick(database))) for _ in range(2))
        yield one, other


def revoked(host: Visitor, device: Visitor, match: str) -> None:
    del device
    host.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})


def left(host: Visitor, device: Visitor, match: str) -> None:
    del host
    device.post(f"/matches/{match}/leave", status=204)


def deleted(host: Visitor, device: Visitor, match: str) -> None:
    del host, match
    device.post("/forget-me", status=204)


@pytest.mark.parametrize("taken", [revoked, left, deleted])
def test_a_seat_taken_at_one_server_is_taken_at_once_at_the_other(pair: Pair, taken: Taken) -> None:
    one, other = pair
    host, device, elsewhere = (Visitor(here.url) for here in (one, one, other))
    with host.http, device.http, elsewhere.http:
        check_taken(host, device, elsewhere, taken)


def check_taken(host: Visitor, device: Visitor, elsewhere: Visitor, taken: Taken) -> None:
    match = host.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    device.post("/keys/use", {"key": host.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]})
    elsewhere.http.cookies.update(device.http.cookies)
    with elsewhere.live(match, "woodwalkers") as live:
        live.until("scene")
        assert live.does("undo")["code"] == "cannot-take-back"  # the other server remembers who holds the seat
        begun = time.monotonic()
        taken(host, device, match)
        assert live.until("bye")["code"] in ("not-yours", "not-there")
        assert time.monotonic() - begun < AT_ONCE
    body = {"seat": "woodwalkers", "client": "r"}
    assert elsewhere.http.post(f"/api/matches/{match}/resign", json=body).status_code in (403, 404)
