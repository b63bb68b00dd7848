"""People at a table: names, presence, taking back by consent."""

from collections.abc import Callable

import pytest

from clockwood.server.core.person_names import clean_name
from clockwood.server.core.refusals import Refused
from server.databases import POSTGRESQL, SQLITE
from server.running_server import RunningServer
from server.visitors import Data, SocketClient, Visitor, any_option, dice

NewVisitor = Callable[[], Visitor]
DATABASES = [SQLITE, POSTGRESQL]
FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        (f"Zoë {FAMILY}", f"Zoë {FAMILY}"),
        ("Łukasz", "Łukasz"),
    ],
)
def test_a_name_is_kept_as_it_was_written(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("", "name-empty"),
        (" \t\u200d", "name-empty"),
        ("a" * 10_000, "name-long"),
        ("a\u202eb", "name-invisible"),
        ("a\x00b", "name-invisible"),
        ("\u3164", "name-invisible"),
        ("\u2800", "name-invisible"),
        ("Ada\u034f", "name-invisible"),
        ("Ada\u200d", "name-invisible"),
        ("Ada\ufe0f", "name-invisible"),
    ],
)
def test_a_bad_name_is_refused_with_its_reason(given: str, code: str) -> None:
    with pytest.raises(Refused) as error:
        clean_name(given)
    assert error.value.code == code


def two(host: Visitor, friend: Visitor, **more: object) -> str:
    """Open a match for two people who are both there."""
    seats = {"woodwalkers": "me", "ironclad": "invite"}
    reply = host.post("/matches", {"game": "ironwood", "seats": seats, **more})
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})
    return str(reply["card"]["match"])


def people(message: Data) -> dict[str, tuple[str, bool]]:
    return {each["seat"]: (each["name"], each["present"]) for each in message["people"]}


def test_names_are_shown_to_others_at_once_and_a_bad_one_changes_nothing(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    match = two(host, friend, name="Ada")
    with host.live(match, "woodwalkers") as wood:
        assert people(wood.until("people"))["woodwalkers"] == ("Ada", True)
        friend.post(f"/matches/{match}/name", {"seat": "ironclad", "name": "<i>Bo</i>"})
        assert people(wood.until("people"))["ironclad"] == ("<i>Bo</i>", False)
    for bad in ("", "x" * 10_000):
        friend.post(f"/matches/{match}/name", {"seat": "ironclad", "name": bad}, status=422)
    friend.post(f"/matches/{match}/name", {"seat": "woodwalkers", "name": "Eve"}, status=403)
    assert [seat["name"] for seat in friend.get(f"/matches/{match}")["seats"]] == ["Ada", "<i>Bo</i>"]


def test_everybody_sees_who_is_connected(here: RunningServer, new_visitor: NewVisitor) -> None:
    here.server.settings.away_seconds = 0.05
    host, friend = new_visitor(), new_visitor()
    match = two(host, friend, open=True)
    with host.live(match, "woodwalkers") as wood:
        wood.until("people")
        with friend.live(match, "ironclad"):
            assert people(wood.until("people"))["ironclad"][1]
        assert not people(wood.until("people"))["ironclad"][1]
        with new_visitor().live(match):
            assert wood.until("people")["watching"] == 1


def answered(seats: dict[str, SocketClient], count: int) -> None:
    """Answer at random, whoever is asked."""
    luck = dice(4)
    for _ in range(count):
        name = next(name for name in seats if seats[name].asked and name in seats[name].asked)
        assert seats[name].chooses(any_option(seats[name], luck))["is"] == "done"
        for other in seats.values():
            while other.asked != seats[name].asked:
                other.until("change")


@pytest.fixture
def playing(here: RunningServer, new_visitor: NewVisitor) -> tuple[Visitor, Visitor, str]:
    assert here.started.is_set()
    host, friend = new_visitor(), new_visitor()
    return host, friend, two(host, friend)


def test_an_answer_is_taken_back_when_the_other_agrees(playing: tuple[Visitor, Visitor, str]) -> None:
    host, friend, match = playing
    with host.live(match, "woodwalkers") as wood, friend.live(match, "ironclad") as iron:
        seats = {"woodwalkers": wood, "ironclad": iron}
        for seat in seats.values():
            seat.until("scene")
        answered(seats, 2)
        asker, other = (wood, iron) if wood.standing["ask_back"] else (iron, wood)
        name = "woodwalkers" if asker is wood else "ironclad"
        lines = len(asker.story)
        assert asker.does("ask-back")["is"] == "done"
        asked = other.until("people")["takeback"]
        assert asked == {"seat": name, "needed": ["ironclad" if name == "woodwalkers" else "woodwalkers"]}
        assert other.does("answer-back", grant=True)["is"] == "done"
        while asker.last.get("closed") != "granted":
            asker.hears()
        while name not in asker.asked or len(asker.story) >= lines:
            asker.until("change")
        wood.does("resign")
    assert f"! note everybody agreed that {name} takes back an answer" in host.get(f"/matches/{match}/record")


def test_a_request_is_refused_or_lapses_when_the_table_moves_on(playing: tuple[Visitor, Visitor, str]) -> None:
    host, friend, match = playing
    with host.live(match, "woodwalkers") as wood, friend.live(match, "ironclad") as iron:
        seats = {"woodwalkers": wood, "ironclad": iron}
        for seat in seats.values():
            seat.until("scene")
        answered(seats, 2)
        asker, other = (wood, iron) if wood.standing["ask_back"] else (iron, wood)
        key = [len(asker.story), asker.view]
        asker.does("ask-back")
        assert other.does("answer-back", grant=False)["is"] == "done"
        while asker.last.get("closed") != "refused":
            asker.hears()
        assert [len(asker.story), asker.view] == key
        asker.does("ask-back")
        assert asker.does("answer-back", grant=True)["code"] == "late"
        assert asker.does("answer-back", grant=False)["is"] == "done"
        while other.last.get("closed") != "withdrawn":
            other.hears()
        assert other.does("answer-back", grant=True)["code"] == "late"
        assert asker.does("answer-back", grant=True)["code"] == "late"
        asker.does("ask-back")
        answered(seats, 1)
        assert other.does("answer-back", grant=True)["code"] == "late"


def test_who_plays_alone_needs_nobodys_consent(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        seat.chooses(seat.options()[0])
        assert not seat.standing["ask_back"]
        assert seat.does("ask-back")["code"] == "no-takeback"


def test_only_the_seats_of_the_match_are_listed(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(game="forge-war", seats={"blue": "me"}, options={"players": 2})
    card = me.get(f"/matches/{match}")
    assert len(card["seats"]) == 2
    assert card["round"] == 1
