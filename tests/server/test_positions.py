"""Matches that begin from a pasted position."""

from collections.abc import Callable

import pytest

from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]
GAMES = {
    "ironwood": {"woodwalkers": "me", "ironclad": "ironbot"},
    "forge-war": {},
    "iron-kings": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_position_is_played_on(new_visitor: NewVisitor, game: str) -> None:
    me, friend = new_visitor(), new_visitor()
    match = me.opens(game=game, seats=GAMES[game])
    seat = next(each["seat"] for each in me.get(f"/matches/{match}")["seats"] if each["mine"])
    position = me.get(f"/matches/{match}/position", seat=seat)
    card = friend.post("/positions", {"position": position}, status=201)["card"]
    assert (card["game"], card["kind"]) == (game, "play")
    there = friend.scene(card["match"], seat)["scene"]
    assert there["question"] == me.scene(match, seat)["scene"]["question"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""),
        ('format = "clockwood position 1"\ngame = "chess"\n', ""),
        ('format = "clockwood position 9"\ngame = "ironwood"\n', "format"),
        ('format = "clockwood position 1"\ngame = "ironwood"\nnonsense = 3\n', ""),
        ("", ""),
    ],
)
def test_what_is_no_position_is_refused_with_its_place(new_visitor: NewVisitor, text: str, place: str) -> None:
    me = new_visitor()
    refused = me.post("/positions", {"position": text}, status=422)
    assert refused["code"] == "bad-position"
    assert place in refused["place"]
    assert refused["reason"]
    assert me.get("/matches/mine") == []
