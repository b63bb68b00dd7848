"""Commands by HTTP and by socket pass the same check: both refuse with the same code, and nothing changes."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets import ConnectionClosed

from server.running_server import RunningServer, quick, running
from server.visitors import Data, Visitor

NewVisitor = Callable[[], Visitor]
PAIR = {"woodwalkers": "me", "ironclad": "invite"}
COMMANDS: dict[str, Data] = {
    "choose": {"ask": "any", "answer": "draw-two"},
    "undo": {"across": True},
    "redo": {},
    "restart": {"across": True},
    "back": {"told": 0, "across": True},
    "resign": {},
}


class Case:
    """A visitor, a match and the seat it tries to play, with the refusal that is expected."""

    def __init__(self, visitor: Visitor, match: str, seat: str, code: str) -> None:
        self.visitor = visitor
        self.match = match
        self.seat = seat
        self.code = code


def pair(host: Visitor, **more: object) -> tuple[str, str]:
    """Open a match for two people; return it with the key to the second seat."""
    reply = host.post("/matches", {"game": "ironwood", "seats": PAIR, **more})
    return reply["card"]["match"], reply["keys"]["ironclad"]


def holder_of_another_seat(come: NewVisitor) -> Case:
    host, friend = come(), come()
    match, key = pair(host)
    friend.post("/keys/use", {"key": key})
    return Case(friend, match, "woodwalkers", "not-yours")


def invited_spectator(come: NewVisitor) -> Case:
    host, watcher = come(), come()
    match, _ = pair(host)
    watcher.post("/keys/use", {"key": host.post(f"/matches/{match}/invitations", {"seat": ""})["key"]})
    return Case(watcher, match, "", "not-yours")


def passer_by_at_an_open_match(come: NewVisitor) -> Case:
    match, _ = pair(come(), open=True)
    return Case(come(), match, "", "not-yours")


def passer_by_who_names_a_seat(come: NewVisitor) -> Case:
    match, _ = pair(come(), open=True)
    return Case(come(), match, "woodwalkers", "not-yours")


def stranger_to_a_private_match(come: NewVisitor) -> Case:
    match, _ = pair(come())
    return Case(come(), match, "woodwalkers", "not-there")


def holder_of_a_revoked_key(come: NewVisitor) -> Case:
    host, other_device = come(), come()
    match, _ = pair(host)
    key = host.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]
    other_device.post("/keys/use", {"key": key})
    host.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
    return Case(other_device, match, "woodwalkers", "not-there")


def person_for_an_agents_seat(come: NewVisitor) -> Case:
    host = come()
    return Case(host, host.opens(seats={"woodwalkers": "me", "ironclad": "random"}, open=True), "ironclad", "not-yours")


def person_for_an_automatons_seat(come: NewVisitor) -> Case:
    host = come()
    return Case(host, host.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"}), "ironclad", "not-yours")


def player_of_another_match(come: NewVisitor) -> Case:
    host, other = come(), come()
    pair(other)
    return Case(other, pair(host)[0], "woodwalkers", "not-there")


def player_of_another_match_at_an_open_one(come: NewVisitor) -> Case:
    host, other = come(), come()
    pair(other)
    return Case(other, pair(host, open=True)[0], "woodwalkers", "not-yours")


def player_of_an_unknown_seat(come: NewVisitor) -> Case:
    host = come()
    return Case(host, pair(host)[0], "moles", "not-there")


CASES = [
    holder_of_another_seat,
    invited_spectator,
    passer_by_at_an_open_match,
    passer_by_who_names_a_seat,
    stranger_to_a_private_match,
    holder_of_a_revoked_key,
    person_for_an_agents_seat,
    person_for_an_automatons_seat,
    player_of_another_match,
    player_of_another_match_at_an_open_one,
    player_of_an_unknown_seat,
]


def by_http(case: Case, kind: str) -> str:
    body = {"seat": case.seat, "client": f"http-{kind}", **COMMANDS[kind]}
    reply = case.visitor.http.post(f"/api/matches/{case.match}/{kind}", json=body)
    assert reply.status_code in (403, 404), reply.text
    return str(reply.json()["code"])


def by_socket(case: Case, kind: str) -> str:
    """Return the code of the refusal: of the connection or, if the visitor may watch, of the command."""
    with case.visitor.live(case.match, case.seat) as socket:
        if socket.until("scene", "bye")["is"] == "bye":
            return str(socket.last["code"])
        refusal = socket.does(kind, **COMMANDS[kind])
        assert refusal["is"] == "no"
        return str(refusal["code"])


@pytest.mark.parametrize("who", CASES, ids=lambda who: who.__name__)
def test_http_and_sockets_refuse_the_same_commands(
    here: RunningServer, new_visitor: NewVisitor, who: Callable[[NewVisitor], Case]
) -> None:
    case = who(new_visitor)
    before = [line for line in here.do(here.server.record_lines.lines(case.match)) if line.seat != 1]
    for kind in COMMANDS:
        assert (by_http(case, kind), by_socket(case, kind)) == (case.code, case.code), kind
    assert [line for line in here.do(here.server.record_lines.lines(case.match)) if line.seat != 1] == before
    assert not here.do(here.server.matches.match_store.find(case.match)).over


@pytest.mark.parametrize("kind", COMMANDS)
def test_an_open_socket_does_nothing_for_a_seat_that_was_revoked(
    here: RunningServer, new_visitor: NewVisitor, kind: str
) -> None:
    host, other_device = new_visitor(), new_visitor()
    match, _ = pair(host)
    key = host.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]
    other_device.post("/keys/use", {"key": key})
    with other_device.live(match, "woodwalkers") as socket:
        socket.until("scene")
        assert socket.chooses(socket.options()[0])["is"] == "done"
        before = here.do(here.server.record_lines.lines(match))
        host.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
        with contextlib.suppress(ConnectionClosed):  # it is closed at once, perhaps before it is refused
            refusal = socket.does(kind, **COMMANDS[kind])
            assert (refusal["is"], refusal["code"]) == (
                "no",
                by_http(Case(other_device, match, "woodwalkers", ""), kind),
            )
    assert here.do(here.server.record_lines.lines(match)) == before


@pytest.mark.slow
def test_a_revoked_socket_is_closed_even_while_there_is_much_to_send(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'busy.sqlite'}")
    settings.seat_check_seconds = 0.3
    with running(settings) as server:
        host, other_device = Visitor(server.url), Visitor(server.url)
        match = host.opens(seats={"woodwalkers": "me", "ironclad": "me"})
        key = host.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]
        other_device.post("/keys/use", {"key": key})
        with host.live(match, "woodwalkers") as busy, other_device.live(match, "woodwalkers") as lost:
            busy.until("scene")
            lost.until("scene")
            host.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
            kinds = [""]
            while kinds[-1] != "bye" and len(kinds) < 200:
                busy.chooses(busy.options()[0])
                busy.does("undo", across=True)
                kinds.append(lost.hears()["is"])
            assert kinds[-1] == "bye"
            assert set(kinds[1:-1]) <= {"change", "people"}
        host.http.close()
        other_device.http.close()


def test_a_revoked_device_sees_nothing_more_at_once(new_visitor: NewVisitor) -> None:
    """Also one that only listens: its socket is closed before the regular check, which comes every 20 seconds."""
    host, other_device = new_visitor(), new_visitor()
    match = host.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    key = host.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]
    other_device.post("/keys/use", {"key": key})
    with other_device.live(match, "woodwalkers") as lost:
        lost.until("scene")
        began = time.monotonic()
        host.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
        assert lost.until("bye")["code"] == "not-yours"
        assert time.monotonic() - began < 10
