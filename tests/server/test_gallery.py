"""Recorded games to watch, and matches that play by themselves."""

from collections.abc import Callable

import pytest

import clockwood
from clockwood.gallery import gallery
from clockwood.words import LANGUAGES
from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]


def test_every_game_has_a_recorded_game() -> None:
    assert {shown.game for shown in gallery()} >= {"ironwood", "forge-war", "iron-kings"}
    assert {who.partition(":")[0] for shown in gallery() for who in shown.players.values()} >= {"ironbot", "woodenbot"}


@pytest.mark.slow
def test_the_gallery_is_listed_in_the_language_asked_for(new_visitor: NewVisitor) -> None:
    english, polish = (
        {card["id"]: card for card in new_visitor().get("/gallery", language=language)} for language in LANGUAGES
    )
    card = english["ironwood.against-the-ironbot"]
    assert [seat["player"] for seat in card["seats"]] == ["strong", "ironbot:5"]
    assert card["rounds"] > 2
    assert card["title"] != polish["ironwood.against-the-ironbot"]["title"]


@pytest.mark.slow
def test_a_game_of_the_gallery_is_a_finished_match(new_visitor: NewVisitor) -> None:
    """The first request stores it as a match; everybody sees the same match, from every seat."""
    one, other = new_visitor(), new_visitor()
    match = one.get("/gallery/ironwood.against-the-woodenbot")["match"]
    assert other.get("/gallery/ironwood.against-the-woodenbot")["match"] == match
    card = other.get(f"/matches/{match}")
    assert (card["kind"], card["over"]) == ("replay", True)
    replay = other.get(f"/matches/{match}/film", seat="ironclad")
    assert replay["steps"][-1]["told"] == len(replay["story"])
    assert other.get(f"/matches/{match}/setting")["hash"] == replay["setting"]
    outcome = clockwood.replay(other.get(f"/matches/{match}/record")).outcome
    assert outcome is not None
    assert card["outcome"]["reason"] == outcome.reason
    assert match not in str(other.get("/matches/open"))


def test_an_unknown_game_of_the_gallery_is_not_found(new_visitor: NewVisitor) -> None:
    assert new_visitor().get("/gallery/ironwood.nothing", status=404)["place"] == "id"


@pytest.mark.slow
def test_a_match_without_people_plays_by_itself_while_somebody_watches(new_visitor: NewVisitor) -> None:
    host, watcher = new_visitor(), new_visitor()
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
