"""What can be played, how a match is opened, and what is refused with a reason."""

from collections.abc import Callable

import pytest

import clockwood
from server.guests import Data, Guest, any_option, dice

Come = Callable[[], Guest]


def test_games_list_seats_agents_automata_and_every_option(guest: Come) -> None:
    games = {card["name"]: card for card in guest().get("/games")}
    ironwood = games["ironwood"]
    assert [seat["seat"] for seat in ironwood["seats"]] == ["woodwalkers", "ironclad"]
    assert "greedy" in ironwood["agents"]
    ironbot = next(spec for spec in ironwood["automata"] if spec["name"] == "ironbot")
    assert (ironbot["seats"], ironbot["level"]) == (["ironclad"], "ironbot.level")
    rate = ironbot["measured"][0]
    assert (rate["level"], rate["agent"]) == (0, "greedy")
    assert 0 < rate["won"] < rate["games"]
    assert all(option["text"] and option["rule"] for option in ironwood["options"])


def test_the_lobby_speaks_polish(guest: Come) -> None:
    english, polish = (guest().get("/games", language=language)[0]["options"] for language in ("en", "pl"))
    assert [one["text"] for one in english] != [one["text"] for one in polish]
    assert guest().get("/games/ironwood/rules", language="pl")[0]["tag"]


def test_an_automaton_is_seated_by_name_and_level(guest: Come) -> None:
    me = guest()
    reply = me.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "ironbot:5"}})
    assert [seat["player"] for seat in reply["card"]["seats"]] == ["human", "ironbot:5"]
    assert reply["card"]["options"]["ironbot.level"] == "5"


@pytest.mark.parametrize(
    ("wishes", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "ironwood", "seats": {"moles": "me"}}, "moles"),
        ({"game": "ironwood", "seats": {"ironclad": "deep-thought"}}, "seats.ironclad"),
        ({"game": "ironwood", "seats": {"woodwalkers": "ironbot"}}, "woodwalkers=ironbot"),
        ({"game": "ironwood", "seats": {"ironclad": "open"}}, "open"),
        ({"game": "ironwood", "options": {"beginner": 7}}, "beginner"),
        ({"game": "ironwood", "options": {"speed": 7}}, "speed"),
        ({"game": "ironwood", "packs": ["../secrets"]}, "packs"),
        ({"game": "ironwood", "language": "tlh"}, "language"),
        ({"game": "ironwood", "colour": "red"}, "body.colour"),
        ({"game": "ironwood", "open": "yes"}, "body.open"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_named(guest: Come, wishes: Data, place: str) -> None:
    me = guest()
    assert me.post("/matches", wishes, status=422)["place"] == place
    assert me.get("/matches/mine") == []


def test_a_record_is_downloaded_and_played_on_by_somebody_else(guest: Come) -> None:
    me, other = guest(), guest()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
    luck = dice(8)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        for _ in range(9):
            seat.chooses(any_option(seat, luck))
    record = me.get(f"/matches/{match}/record")
    copy = other.post("/records", {"record": record})["card"]
    assert copy["kind"] == "play"
    mine, theirs = me.scene(match, "woodwalkers"), other.scene(copy["match"], "woodwalkers")
    assert theirs["scene"] == mine["scene"]


def test_a_finished_record_is_watched_from_every_seat(guest: Come) -> None:
    table = clockwood.new("ironwood", seed=3)
    table.resign(0)
    me = guest()
    card = me.post("/records", {"record": table.record()})["card"]
    assert (card["kind"], card["over"]) == ("replay", True)
    for seat in ("", "woodwalkers", "ironclad"):
        film = me.get(f"/matches/{card['match']}/film", seat=seat)
        assert film["seat"] == seat
        assert film["steps"][-1]["told"] == len(film["story"])


@pytest.mark.parametrize("record", ["", "hello", "clockwood 1 · ironwood rules 1 · seed 1", "clockwood 1 · go rules 1"])
def test_a_record_that_does_not_play_is_refused(guest: Come, record: str) -> None:
    me = guest()
    assert me.post("/records", {"record": record}, status=422)["code"] in ("bad-record", "no-pack")
    assert me.get("/matches/mine") == []
