"""Whole games to watch, and tables that play by themselves."""

from collections.abc import Callable

import clockwood
from clockwood.gallery import gallery
from clockwood.words import LANGUAGES
from server.guests import Guest

Come = Callable[[], Guest]


def test_every_game_brings_something_to_watch() -> None:
    assert {shown.game for shown in gallery()} >= {"ironwood", "forge-war", "iron-kings"}
    assert {who.partition(":")[0] for shown in gallery() for who in shown.players.values()} >= {"ironbot", "woodenbot"}


def test_the_gallery_is_listed_in_the_language_asked_for(guest: Come) -> None:
    english, polish = (
        {card["id"]: card for card in guest().get("/gallery", language=language)} for language in LANGUAGES
    )
    card = english["ironwood.against-the-ironbot"]
    assert [seat["player"] for seat in card["seats"]] == ["strong", "ironbot:5"]
    assert card["rounds"] > 2
    assert card["title"] != polish["ironwood.against-the-ironbot"]["title"]


def test_a_game_of_the_gallery_is_watched_like_a_match_that_is_over(guest: Come) -> None:
    """The first who wants to see it makes it a match; all others see the same one, and from every seat."""
    one, other = guest(), guest()
    match = one.get("/gallery/ironwood.against-the-woodenbot")["match"]
    assert other.get("/gallery/ironwood.against-the-woodenbot")["match"] == match
    card = other.get(f"/matches/{match}")
    assert (card["kind"], card["over"]) == ("replay", True)
    film = other.get(f"/matches/{match}/film", seat="ironclad")
    assert film["steps"][-1]["told"] == len(film["story"])
    assert other.get(f"/matches/{match}/setting")["hash"] == film["setting"]
    outcome = clockwood.replay(other.get(f"/matches/{match}/record")).outcome
    assert outcome is not None
    assert card["outcome"]["reason"] == outcome.reason
    assert match not in str(other.get("/matches/open"))


def test_what_is_not_shown_is_not_there(guest: Come) -> None:
    assert guest().get("/gallery/ironwood.nothing", status=404)["place"] == "id"


def test_a_table_without_people_plays_by_itself_while_somebody_watches(guest: Come) -> None:
    host, watcher = guest(), guest()
    match = host.opens(seats={"woodwalkers": "random", "ironclad": "ironbot:1"}, open=True)
    assert [card["match"] for card in watcher.get("/matches/open")].count(match) == 1
    assert host.scene(match)["standing"]["moving"] == []
    with watcher.live(match) as seat:
        seat.until("scene")
        told = len(seat.story)
        while len(seat.story) < told + 5:
            seat.until("change")
        assert seat.question is None
    assert match in [card["match"] for card in host.get("/matches/mine")]
