"""Coming back, several tabs, and losing a seat while one looks."""

from collections.abc import Callable
from pathlib import Path

from server.guests import Guest, any_option, dice
from server.running import quick, running

Come = Callable[[], Guest]
SOLO = {"seats": {"woodwalkers": "me", "ironclad": "ironbot"}}


def test_who_comes_back_gets_just_what_was_missed(guest: Come) -> None:
    me = guest()
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


def test_who_was_away_too_long_gets_everything(guest: Come) -> None:
    me = guest()
    match = me.opens(**SOLO)
    for stream, number in (("unknown", 0), ("", 7)):
        with me.live(match, "woodwalkers", stream, number) as seat:
            assert seat.hears()["is"] == "scene"


def test_tabs_of_one_seat_see_the_same(guest: Come) -> None:
    me = guest()
    match = me.opens(**SOLO)
    with me.live(match, "woodwalkers") as one, me.live(match, "woodwalkers") as two:
        one.until("scene")
        two.until("scene")
        one.chooses(one.options()[0])
        two.until("change")
        assert (one.number, one.view, one.standing) == (two.number, two.view, two.standing)


def test_languages_have_streams_of_their_own(guest: Come) -> None:
    me = guest()
    match = me.opens(**SOLO)
    with me.live(match, "woodwalkers", language="pl") as polish, me.live(match, "woodwalkers") as english:
        polish.until("scene")
        english.until("scene")
        assert polish.question is not None
        assert english.question is not None
        assert polish.question["prompt"]["text"] != english.question["prompt"]["text"]
        assert polish.options() == english.options()


def test_a_revoked_seat_is_taken_from_who_looks(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'revoked.sqlite'}")
    settings.beat_seconds = 0.2
    with running(settings) as server:
        laptop, phone = Guest(server.url), Guest(server.url)
        match = laptop.opens(**SOLO)
        phone.post("/keys/use", {"key": laptop.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]})
        with phone.live(match, "woodwalkers") as lost:
            lost.until("scene")
            laptop.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"})
            assert lost.until("bye")["code"] == "not-yours"
        laptop.http.close()
        phone.http.close()


def test_a_match_that_is_not_there_says_so_before_the_socket_closes(guest: Come) -> None:
    with guest().live("nowhere") as seat:
        assert seat.hears()["code"] == "not-there"
