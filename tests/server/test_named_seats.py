"""The seats of a request: their factions play, and `bot` is the automaton of a seat."""

from collections.abc import Callable

import pytest

from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]


@pytest.mark.parametrize(
    ("seats", "there"),
    [
        (
            {"eyrie": "me", "marquise": "bot:challenging+blitz"},
            {"marquise": "mechanical-marquise:2+blitz", "eyrie": "human"},
        ),
        (
            {"duchy": "me", "alliance": "bot", "corvids": "greedy"},
            {"alliance": "automated-alliance:1", "duchy": "human", "corvids": "greedy"},
        ),
    ],
)
def test_factions_play_whose_seats_are_named(
    new_visitor: NewVisitor, seats: dict[str, str], there: dict[str, str]
) -> None:  # [RT 5.1.1]
    visitor = new_visitor()
    card = visitor.get(f"/matches/{visitor.opens(game='root', seats=seats)}")
    assert {seat["seat"]: seat["player"] for seat in card["seats"]} == there
    again = visitor.post(f"/matches/{card['match']}/rematch", {"kind": "same"})["card"]
    assert {seat["seat"]: seat["player"] for seat in again["seats"]} == there


def test_one_person_drafts_against_an_automaton_and_co_op_is_played(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    draft = {"setup": "advanced", "people": 1}
    match = visitor.opens(game="root", seats={"player1": "me", "marquise": "bot"}, options=draft)
    assert [seat["seat"] for seat in visitor.get(f"/matches/{match}")["seats"]] == ["player1", "marquise"]
    match = visitor.opens(game="root", seats={"alliance": "me", "marquise": "bot"}, options={"co-op": 1})
    assert visitor.get(f"/matches/{match}")["options"]["co-op"] == "1"


@pytest.mark.parametrize(
    ("seats", "place", "reason"),
    [
        ({"squirrels": "me"}, "squirrels", "no such seat; there are marquise"),
        ({"eyrie": "bot:hard"}, "eyrie=bot:hard", "'hard' is no level of electric-eyrie; there are easy"),
        ({"eyrie": "bot+blitz"}, "eyrie=bot+blitz", "'blitz' is no trait of electric-eyrie; there are "),
        ({"eyrie": "me", "watcher": "me"}, "watcher=me", "this seat is not taken with these options; there are "),
        ({"eyrie": "bott"}, "seats.eyrie", "'bott' is not one of me, invite, open, random"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_its_reason(
    new_visitor: NewVisitor, seats: dict[str, str], place: str, reason: str
) -> None:
    refused = new_visitor().post("/matches", {"game": "root", "seats": seats}, status=422)
    assert refused["place"] == place
    assert refused["reason"].startswith(reason)
