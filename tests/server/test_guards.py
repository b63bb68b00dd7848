"""Limits, origins and headers: what comes from elsewhere, too often or too large is refused."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets import ConnectionClosed, InvalidStatus, Origin
from websockets.sync.client import connect

from clockwood.server.limits import Count, Rate
from clockwood.server.refusals import TooMany
from clockwood.server.settings import Settings
from server.guests import Guest
from server.running import Running, quick, running

Come = Callable[[], Guest]


@contextmanager
def strict(folder: Path, change: Callable[[Settings], None]) -> Iterator[Guest]:
    """A server with one limit set low, and somebody who comes to it."""
    settings = quick(f"sqlite:///{folder / 'strict.sqlite'}")
    change(settings)
    with running(settings) as server:
        guest = Guest(server.url)
        yield guest
        guest.http.close()


def test_a_rate_fills_up_again_with_time() -> None:
    time = [0.0]
    rate = Rate(3, 60, lambda: time[0])
    for _ in range(3):
        rate.take("a")
    with pytest.raises(TooMany):
        rate.take("a")
    rate.take("b")
    time[0] = 21.0
    rate.take("a")
    with pytest.raises(TooMany):
        rate.take("a")


def test_a_count_is_given_back() -> None:
    count = Count(1, "sockets")
    count.enter("a")
    with pytest.raises(TooMany):
        count.enter("a")
    count.leave("a")
    count.enter("a")
    count.enter("b")


def test_every_reply_carries_the_headers(guest: Come) -> None:
    for path in ("/", "/api/games", "/api/matches/none", "/nowhere/else", "/api/openapi.json"):
        headers = guest().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "'unsafe-inline'" not in policy.split("style-src-attr")[0]
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/matches/none", "/api/matches"])
def test_head_says_what_get_would_without_the_body(guest: Come, path: str) -> None:
    head, whole = guest().http.head(path), guest().http.get(path)
    assert (head.status_code, head.headers["content-type"]) == (whole.status_code, whole.headers["content-type"])
    assert head.headers.get("content-length") == whole.headers.get("content-length")
    assert (head.content, bool(whole.content)) == (b"", True)


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example"])
def test_another_site_can_change_nothing_with_our_cookie(guest: Come, origin: str) -> None:
    me = guest()
    match = me.opens()
    reply = me.http.post(
        f"/api/matches/{match}/resign", json={"seat": "woodwalkers", "client": "x"}, headers={"origin": origin}
    )
    assert (reply.status_code, reply.json()["code"]) == (403, "bad-origin")
    assert not me.get(f"/matches/{match}")["over"]


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", None])
def test_a_socket_is_refused_to_pages_of_other_sites(here: Running, guest: Come, origin: str | None) -> None:
    match = guest().opens(open=True)
    address = f"{here.url.replace('http', 'ws')}/api/matches/{match}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=None if origin is None else Origin(origin)):
        pytest.fail("it was let in")


def test_a_body_too_large_is_refused_told_or_not(guest: Come) -> None:
    me = guest()
    large = b'{"game": "' + b"x" * 100_000 + b'"}'
    assert me.http.post("/api/matches", content=large).status_code == 413
    reply = me.http.post("/api/matches", content=iter([large[:60_000], large[60_000:]]))
    assert reply.status_code == 413


def test_who_asks_too_often_is_told_to_slow_down(tmp_path: Path) -> None:
    def few(settings: Settings) -> None:
        settings.requests_per_minute = 5

    with strict(tmp_path, few) as guest:
        codes = [guest.http.get("/api/matches/none").status_code for _ in range(7)]
        assert codes == [404] * 5 + [429] * 2
        assert guest.http.get("/health").status_code == 200


def test_an_address_has_only_so_many_matches_under_way(tmp_path: Path) -> None:
    def two(settings: Settings) -> None:
        settings.open_matches = 2

    with strict(tmp_path, two) as guest:
        first = guest.opens()
        guest.opens()
        assert guest.post("/matches", {"game": "ironwood"}, status=429)["code"] == "too-many"
        guest.post(f"/matches/{first}/resign", {"seat": "woodwalkers", "client": "x"})
        assert guest.opens()


@pytest.mark.slow
def test_a_silent_socket_is_let_go_and_a_beating_one_is_not(tmp_path: Path) -> None:
    def quickly(settings: Settings) -> None:
        settings.beat_seconds = 0.5
        settings.idle_seconds = 5.0

    with strict(tmp_path, quickly) as guest:
        match = guest.opens()
        with guest.live(match, "woodwalkers") as alive:
            alive.until("scene")
            for _ in range(12):
                assert alive.until("beat")
                alive.says(**{"is": "beat"})
        with guest.live(match, "woodwalkers") as silent, pytest.raises(ConnectionClosed):
            silent.until("bye")


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    def one(settings: Settings) -> None:
        settings.sockets_per_address = 1

    with strict(tmp_path, one) as guest:
        match = guest.opens()
        with guest.live(match, "woodwalkers") as first:
            first.until("scene")
            with guest.live(match, "woodwalkers") as second:
                assert second.until("bye")["code"] == "too-many"
        with guest.live(match, "woodwalkers") as again:
            assert again.until("scene", "bye")["is"] == "scene"


def test_the_keepers_routes(here: Running) -> None:
    assert httpx2.get(f"{here.url}/health").json()["ok"]
    assert httpx2.get(f"{here.url}/ready").json()["ok"]
    metrics = httpx2.get(f"{here.url}/metrics").text
    assert "clockwood_choices_total" in metrics
    assert "clockwood_commit_seconds_bucket" in metrics
