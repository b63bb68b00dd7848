"""Limits, origins and headers: requests from other sites, too many and too large ones are refused."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets import ConnectionClosed, InvalidStatus, Origin
from websockets.sync.client import connect

from clockwood.server.core.rate_limits import ConcurrentLimit, RateLimit
from clockwood.server.core.refusals import TooMany
from clockwood.server.core.settings import Settings
from clockwood.server.web.middleware import client_address, is_own_origin
from server.running_server import RunningServer, quick, running
from server.visitors import SocketClient, Visitor

NewVisitor = Callable[[], Visitor]


@contextmanager
def strict(folder: Path, change: Callable[[Settings], None]) -> Iterator[Visitor]:
    """Start a server with changed settings, and yield a visitor to it."""
    settings = quick(f"sqlite:///{folder / 'strict.sqlite'}")
    change(settings)
    with running(settings) as server:
        visitor = Visitor(server.url)
        yield visitor
        visitor.http.close()


def test_a_rate_limit_refills_with_time() -> None:
    time = [0.0]
    rate = RateLimit(3, 60, lambda: time[0])
    for _ in range(3):
        rate.count("a")
    with pytest.raises(TooMany):
        rate.count("a")
    rate.count("b")
    time[0] = 21.0
    rate.count("a")
    with pytest.raises(TooMany):
        rate.count("a")


def test_a_released_slot_can_be_acquired_again() -> None:
    count = ConcurrentLimit(1, "sockets")
    count.acquire("a")
    with pytest.raises(TooMany):
        count.acquire("a")
    count.release("a")
    count.acquire("a")
    count.acquire("b")


def test_every_reply_carries_the_headers(new_visitor: NewVisitor) -> None:
    for path in ("/", "/api/games", "/api/matches/none", "/nowhere/else", "/api/openapi.json"):
        headers = new_visitor().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "'unsafe-inline'" not in policy.split("style-src-attr")[0]
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/matches/none", "/api/matches"])
def test_head_has_the_headers_of_get_without_the_body(new_visitor: NewVisitor, path: str) -> None:
    head, whole = new_visitor().http.head(path), new_visitor().http.get(path)
    assert (head.status_code, head.headers["content-type"]) == (whole.status_code, whole.headers["content-type"])
    assert head.headers.get("content-length") == whole.headers.get("content-length")
    assert (head.content, bool(whole.content)) == (b"", True)


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example"])
def test_another_site_can_change_nothing_with_our_cookie(new_visitor: NewVisitor, origin: str) -> None:
    me = new_visitor()
    match = me.opens()
    reply = me.http.post(
        f"/api/matches/{match}/resign", json={"seat": "woodwalkers", "client": "x"}, headers={"origin": origin}
    )
    assert (reply.status_code, reply.json()["code"]) == (403, "bad-origin")
    assert not me.get(f"/matches/{match}")["over"]


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", None])
def test_a_socket_is_refused_to_pages_of_other_sites(
    here: RunningServer, new_visitor: NewVisitor, origin: str | None
) -> None:
    match = new_visitor().opens(open=True)
    address = f"{here.url.replace('http', 'ws')}/api/matches/{match}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=None if origin is None else Origin(origin)):
        pytest.fail("the socket was accepted")


def test_a_body_too_large_is_refused_with_or_without_its_length(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    large = b'{"game": "' + b"x" * 100_000 + b'"}'
    assert me.http.post("/api/matches", content=large).status_code == 413
    reply = me.http.post("/api/matches", content=iter([large[:60_000], large[60_000:]]))
    assert reply.status_code == 413


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    def few(settings: Settings) -> None:
        settings.requests_per_minute = 5

    with strict(tmp_path, few) as visitor:
        codes = [visitor.http.get("/api/matches/none").status_code for _ in range(7)]
        assert codes == [404] * 5 + [429] * 2
        assert visitor.http.get("/health").status_code == 200


def test_running_matches_are_limited_by_address(tmp_path: Path) -> None:
    def two(settings: Settings) -> None:
        settings.running_matches = 2

    with strict(tmp_path, two) as visitor:
        first = visitor.opens()
        visitor.opens()
        assert visitor.post("/matches", {"game": "ironwood"}, status=429)["code"] == "too-many"
        visitor.post(f"/matches/{first}/resign", {"seat": "woodwalkers", "client": "x"})
        assert visitor.opens()


def test_messages_of_sockets_are_limited_by_visitor_and_by_address(tmp_path: Path) -> None:
    def few(settings: Settings) -> None:
        settings.messages_per_minute, settings.messages_per_minute_of_address = 3, 5

    with strict(tmp_path, few) as first:
        second = Visitor(first.url)
        with ExitStack() as stack:
            sockets = [stack.enter_context(each.live(each.opens(), "woodwalkers")) for each in (first, second)]
            refused = [[answered(live) == "too-many" for _ in range(4)] for live in sockets]
        second.http.close()
        assert refused == [[False, False, False, True], [False, True, True, True]]


def answered(live: SocketClient) -> str:
    """Return the code with which a command that can never be carried out is refused."""
    live.says(**{"is": "choose", "client": "c", "ask": "nothing", "answer": "nothing"})
    return str(live.until("no")["code"])


@pytest.mark.slow
def test_a_silent_socket_is_closed_and_one_with_beats_is_not(tmp_path: Path) -> None:
    def quickly(settings: Settings) -> None:
        settings.beat_seconds = 0.5
        settings.idle_seconds = 5.0

    with strict(tmp_path, quickly) as visitor:
        match = visitor.opens()
        with visitor.live(match, "woodwalkers") as alive:
            alive.until("scene")
            for _ in range(12):
                assert alive.until("beat")
                alive.says(**{"is": "beat"})
        with visitor.live(match, "woodwalkers") as silent, pytest.raises(ConnectionClosed):
            silent.until("bye")


def test_sockets_are_limited_by_address(tmp_path: Path) -> None:
    def one(settings: Settings) -> None:
        settings.sockets_per_address = 1

    with strict(tmp_path, one) as visitor:
        match = visitor.opens()
        with visitor.live(match, "woodwalkers") as first:
            first.until("scene")
            with visitor.live(match, "woodwalkers") as second:
                assert second.until("bye")["code"] == "too-many"
        with visitor.live(match, "woodwalkers") as again:
            assert again.until("scene", "bye")["is"] == "scene"


@pytest.mark.parametrize("origin", ["http://[", "http://", "::", "http://a b"])
def test_an_origin_that_is_no_address_is_refused(new_visitor: NewVisitor, origin: str) -> None:
    reply = new_visitor().http.post("/api/matches", json={"game": "ironwood"}, headers={"origin": origin})
    assert (reply.status_code, reply.json()["code"]) == (403, "bad-origin")


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/..%2f..%2fetc%2fpasswd", "/a" * 3000])
def test_any_path_gets_the_page(here: RunningServer, path: str) -> None:
    assert httpx2.get(f"{here.url}{path}").status_code == 200


@pytest.mark.parametrize(
    ("host", "status"),
    [("evil.example", 403), ("evil.example:80", 403), ("box.local:80", 201), ("box", 201), ("[::1]:80", 201)],
)
def test_without_a_list_of_origins_only_names_of_the_own_network_are_trusted(
    new_visitor: NewVisitor, host: str, status: int
) -> None:
    """A public name could be made to lead to a server at home."""
    headers = {"host": host, "origin": f"http://{host}"}
    reply = new_visitor().http.post("/api/matches", json={"game": "ironwood", "seed": 7}, headers=headers)
    assert reply.status_code == status


def test_with_a_list_of_origins_only_those_are_trusted() -> None:
    scope = {"type": "http", "headers": [(b"host", b"localhost:1"), (b"origin", b"http://localhost:1")]}
    assert is_own_origin(scope, [], required=True)
    assert not is_own_origin(scope, ["https://play.example.org"], required=True)
    named = {"type": "http", "headers": [(b"host", b"localhost:1"), (b"origin", b"https://play.example.org")]}
    assert is_own_origin(named, ["https://play.example.org"], required=True)


def test_a_network_of_ipv6_is_counted_as_one() -> None:
    near, far = {"client": ("2001:db8::1", 1)}, {"client": ("2001:db8:0:1::1", 1)}
    assert client_address(near) == client_address({"client": ("2001:db8::ffff:2", 1)})
    assert client_address(near) != client_address(far)
    assert client_address({"client": ("192.0.2.1", 1)}) == "192.0.2.1"


def test_health_and_metrics(here: RunningServer) -> None:
    assert httpx2.get(f"{here.url}/health").json()["ok"]
    assert httpx2.get(f"{here.url}/ready").json()["ok"]
    metrics = httpx2.get(f"{here.url}/metrics").text
    assert "clockwood_choices_total" in metrics
    assert "clockwood_commit_seconds_bucket" in metrics


def test_ipv4_on_a_socket_for_both_is_counted_by_its_own_address() -> None:
    assert client_address({"client": ("::ffff:192.0.2.1", 1)}) == "192.0.2.1"
    assert client_address({"client": ("::ffff:192.0.2.1", 1)}) != client_address({"client": ("::ffff:198.51.100.1", 1)})


@pytest.mark.parametrize("reported", ["a:b", "[2001:db8::1]:443", "::1::2", ":", "unknown"])
def test_an_address_that_a_proxy_reports_wrongly_is_counted_as_it_is(reported: str) -> None:
    assert client_address({"client": (reported, 0)}) == reported
