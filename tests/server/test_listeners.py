"""Listeners of a match lose it as soon as they may no longer see it, spectators too."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from server.visitors import SocketClient, Visitor

NewVisitor = Callable[[], Visitor]
PEOPLE = {"woodwalkers": "me", "ironclad": "invite"}


def two_devices(new_visitor: NewVisitor) -> tuple[Visitor, Visitor, str]:
    """Return two devices of one player, and the match."""
    first, second = new_visitor(), new_visitor()
    match = first.opens(seats=PEOPLE)
    second.post("/keys/use", {"key": first.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]})
    return first, second, match


def is_closed(socket: SocketClient) -> str:
    """Return the code of the last message before the server closed; fail if it goes on."""
    code = ""
    for _ in range(5):
        try:
            heard = socket.hears()
        except ConnectionClosed:
            return code
        assert heard["is"] != "change"
        code = heard.get("code", code)
    pytest.fail("the socket stays open")


def test_a_revoked_device_loses_what_it_watches_too(new_visitor: NewVisitor) -> None:
    first, second, match = two_devices(new_visitor)
    with second.live(match) as spectator:
        spectator.until("scene")
        spectator.until("people")
        first.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
        assert is_closed(spectator) == "not-there"


@pytest.mark.parametrize("way", ["leave", "forget-me"])
def test_who_goes_hears_nothing_more(new_visitor: NewVisitor, way: str) -> None:
    _, second, match = two_devices(new_visitor)
    with second.live(match) as spectator:
        spectator.until("scene")
        spectator.until("people")
        second.post("/forget-me" if way == "forget-me" else f"/matches/{match}/leave")
        assert is_closed(spectator) == "not-there"


def test_a_stranger_goes_on_watching_an_open_match(new_visitor: NewVisitor) -> None:
    host, stranger = new_visitor(), new_visitor()
    match = host.opens(seats=PEOPLE, open=True)
    with stranger.live(match) as spectator:
        spectator.until("scene")
        host.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
        host.post(f"/matches/{match}/name", {"seat": "woodwalkers", "name": "Ada"})
        people = spectator.until("people")["people"]
        while not people[0]["name"]:
            people = spectator.until("people")["people"]
        assert people[0]["name"] == "Ada"


def test_a_seat_that_was_open_at_the_end_is_closed_when_play_goes_on(new_visitor: NewVisitor) -> None:
    """At the end everybody may see every seat; the only player then takes back that they gave up."""
    player, stranger = new_visitor(), new_visitor()
    match = player.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"}, open=True)
    player.post(f"/matches/{match}/resign", {"seat": "woodwalkers", "client": "enough"})
    with stranger.live(match, "woodwalkers") as seat:
        seat.until("scene")
        seat.until("people")
        player.post(f"/matches/{match}/undo", {"seat": "woodwalkers", "client": "after all", "across": True})
        assert is_closed(seat) == "not-yours"
