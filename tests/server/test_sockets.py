"""Reconnecting, several tabs of one seat, and losing a seat while connected."""

from collections.abc import Callable
from pathlib import Path

import pytest

from server.running_server import RunningServer, quick, running
from server.visitors import Visitor, any_option, dice

NewVisitor = Callable[[], Visitor]
SOLO = {"seats": {"woodwalkers": "me", "ironclad": "ironbot"}}


def test_a_client_that_reconnects_gets_only_the_missed_changes(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    luck = dice(1)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        seat.chooses(any_option(seat, luck))
        stream, number, view = seat.stream, seat.number, seat.view
    with me.live(match, "woodwalkers") as other:
        other.until("scene")
        for _ in range(3):
            other.chooses(any_option(other, luck))
        with me.live(match, "woodwalkers", stream, number) as back:
            back.stream, back.number, back.view = stream, number, view
            kinds = [back.hears()["is"] for _ in range(other.number - number)]
            assert set(kinds) == {"change"}
            assert (back.number, back.view) == (other.number, other.view)


def test_a_client_with_an_unknown_stream_gets_the_whole_scene(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    for stream, number in (("unknown", 0), ("", 7)):
        with me.live(match, "woodwalkers", stream, number) as seat:
            assert seat.hears()["is"] == "scene"


def test_all_tabs_of_a_seat_get_the_same_changes(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    with me.live(match, "woodwalkers") as one, me.live(match, "woodwalkers") as two:
        one.until("scene")
        two.until("scene")
        one.chooses(one.options()[0])
        two.until("change")
        assert (one.number, one.view, one.standing) == (two.number, two.view, two.standing)


def test_each_language_has_its_own_stream(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    with me.live(match, "woodwalkers", language="pl") as polish, me.live(match, "woodwalkers") as english:
        polish.until("scene")
        english.until("scene")
        assert polish.question is not None
        assert english.question is not None
        assert polish.question["prompt"]["text"] != english.question["prompt"]["text"]
        assert polish.options() == english.options()


@pytest.mark.slow
def test_the_socket_of_a_revoked_seat_is_closed(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'revoked.sqlite'}")
    settings.beat_seconds = 0.2
    with running(settings) as server:
        laptop, phone = Visitor(server.url), Visitor(server.url)
        match = laptop.opens(**SOLO)
        phone.post("/keys/use", {"key": laptop.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]})
        with phone.live(match, "woodwalkers") as lost:
            lost.until("scene")
            laptop.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
            assert lost.until("bye")["code"] == "not-yours"
        laptop.http.close()
        phone.http.close()


def test_the_socket_of_an_unknown_match_gives_the_reason_before_it_closes(new_visitor: NewVisitor) -> None:
    with new_visitor().live("nowhere") as seat:
        assert seat.hears()["code"] == "not-there"


def test_an_answer_after_a_long_pause_keeps_the_socket(here: RunningServer, new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)

    async def rest() -> None:
        live = here.server.matches.held(match)
        assert live is not None
        live.rest()

    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        here.do(rest())
        assert seat.does("choose", ask=seat.standing["ask"], answer=seat.options()[0])["is"] == "done"
