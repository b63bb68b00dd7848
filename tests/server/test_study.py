"""Hints, summaries, rematches and what-ifs on the server."""

from collections.abc import Callable

import pytest

import clockwood
from server.visitors import SocketClient, Visitor

NewVisitor = Callable[[], Visitor]
SOLO = {"woodwalkers": "me", "ironclad": "ironbot:3"}


def whole_answer(seat: SocketClient) -> str:
    """Return the first answer, or the first set that may be given."""
    assert seat.question is not None
    low = seat.question["low"] if seat.question["shape"] == "some" else 1
    return "; ".join(seat.options()[:low])


def finished(visitor: Visitor) -> str:
    """Return a match against the Ironbot that its player gave up after some answers."""
    match = visitor.opens(seats=SOLO)
    with visitor.live(match, "woodwalkers") as seat:
        seat.until("scene")
        for _ in range(6):
            assert seat.waits_to_be_asked()
            seat.chooses(whole_answer(seat))
    visitor.post(f"/matches/{match}/resign", {"seat": "woodwalkers", "client": "r"})
    return match


@pytest.mark.slow
def test_a_hint_has_odds_tries_and_a_line(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats=SOLO)
    hint = visitor.get(f"/matches/{match}/hint", seat="woodwalkers")
    assert hint["tries"] > 0
    first = hint["choices"][0]
    assert {choice["answer"] for choice in hint["choices"]} == {"draw-two", "draw-four"}
    assert first["low"] <= first["expected"] <= first["high"]
    assert first["text"] in ("Draw 2", "Draw 4, put 2 back")
    polish = visitor.get(f"/matches/{match}/hint", seat="woodwalkers", language="pl")
    assert polish["choices"][0]["text"] != first["text"]


def test_no_hints_where_other_people_play(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats={"woodwalkers": "me", "ironclad": "invite"})
    refused = visitor.get(f"/matches/{match}/hint", seat="woodwalkers", status=403)
    assert "other people" in refused["reason"]
    together = visitor.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    assert visitor.get(f"/matches/{together}/hint", seat="woodwalkers")["choices"]


def test_the_summary_of_a_finished_match(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = finished(visitor)
    found = visitor.get(f"/matches/{match}/summary", seat="woodwalkers")
    assert [(seat["seat"], seat["won"]) for seat in found["seats"]] == [("woodwalkers", False), ("ironclad", True)]
    assert found["rounds"] == 1
    assert found["answers"] == 7
    assert found["rematches"] == ["same", "other-side", "harder"]
    assert all(swing["after"] > swing["before"] for swing in found["swings"])
    assert len(found["swings"]) <= 3


def test_a_running_match_has_no_summary(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats=SOLO)
    assert visitor.get(f"/matches/{match}/summary", status=422)["code"] == "not-over"


def test_rematches(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = finished(visitor)

    def players(kind: str) -> dict[str, str]:
        card = visitor.post(f"/matches/{match}/rematch", {"kind": kind})["card"]
        return {seat["seat"]: seat["player"] for seat in card["seats"]}

    assert players("same") == {"woodwalkers": "human", "ironclad": "ironbot:3"}
    assert players("harder") == {"woodwalkers": "human", "ironclad": "ironbot:4"}
    assert players("other-side") == {"woodwalkers": "woodenbot:3", "ironclad": "human"}
    assert visitor.post(f"/matches/{match}/rematch", {"kind": "easier"}, status=422)["place"] == "kind"
    new_visitor().post(f"/matches/{match}/rematch", {"kind": "same"}, status=404)


def test_a_what_if_begins_at_a_line_of_the_story(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats=SOLO)
    with visitor.live(match, "woodwalkers") as seat:
        seat.until("scene")
        told = len(seat.story) - 1
        assert seat.question is not None
        first = seat.question["prompt"]["id"]
        seat.chooses(whole_answer(seat))
    fork = visitor.post(f"/matches/{match}/fork", {"seat": "woodwalkers", "told": told})["card"]["match"]
    assert visitor.scene(fork, "woodwalkers")["scene"]["question"]["prompt"]["id"] == first
    wrong = visitor.post(f"/matches/{match}/fork", {"seat": "woodwalkers", "told": 9999}, status=422)
    assert wrong["place"] == "told"


def test_pieces_are_moved_in_a_what_if_only(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats=SOLO)
    cells = visitor.get(f"/matches/{match}/cells", seat="woodwalkers", ref="place:auria")
    assert {"path": "auria.golems", "name": "Golems", "value": "0", "choices": []} in cells
    body = {"seat": "woodwalkers", "edits": ["auria.golems=2"]}
    fork = visitor.post(f"/matches/{match}/fork", body)["card"]["match"]
    after = visitor.get(f"/matches/{fork}/cells", seat="woodwalkers", ref="place:auria")
    assert {"path": "auria.golems", "name": "Golems", "value": "2", "choices": []} in after
    assert visitor.get(f"/matches/{match}/cells", seat="woodwalkers", ref="place:auria") == cells
    refused = visitor.post(f"/matches/{match}/fork", {**body, "edits": ["auria.golems=9"]}, status=422)
    assert "more than 3 Golems" in refused["reason"]


def test_a_piece_stands_elsewhere_in_a_what_if(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats=SOLO)
    fork = visitor.post(f"/matches/{match}/fork", {"seat": "woodwalkers", "edits": ["drill=auria"]})["card"]["match"]
    drill = next(
        cell
        for cell in visitor.get(f"/matches/{fork}/cells", seat="woodwalkers", ref="place:auria")
        if cell["path"] == "drill"
    )
    assert (drill["value"], drill["choices"]) == ("auria", [{"value": "auria", "name": "here"}])


def test_the_mine_of_forge_war_can_be_changed(new_visitor: NewVisitor) -> None:  # [FW F1.3] [FW F1.7]
    visitor = new_visitor()
    match = visitor.opens(game="forge-war", seats={"blue": "me", "yellow": "random"})
    [cell] = visitor.get(f"/matches/{match}/cells", seat="blue", ref="place:e5")
    assert (cell["path"], cell["value"]) == ("e5.mine", "0")
    assert [choice["name"] for choice in cell["choices"]] == [
        "nothing",
        "blue worker",
        "yellow worker",
        "blue overseer",
        "yellow overseer",
    ]
    body = {"seat": "blue", "edits": ["e5.mine=yellow-overseer"]}
    fork = visitor.post(f"/matches/{match}/fork", body)["card"]["match"]
    [after] = visitor.get(f"/matches/{fork}/cells", seat="blue", ref="place:e5")
    assert after["value"] == "yellow-overseer"
    many = [f"{place}.mine=blue-overseer" for place in ("e5", "e6", "f5", "f4")]
    refused = visitor.post(f"/matches/{match}/fork", {"seat": "blue", "edits": many}, status=422)
    assert "more than 3 overseers of blue [FW F1.3]" in refused["reason"]


def test_workers_of_iron_kings_come_from_those_that_rest(new_visitor: NewVisitor) -> None:  # [IK K1.5]
    visitor = new_visitor()
    match = visitor.opens(game="iron-kings", seats={"red": "me", "yellow": "random"})
    cells = visitor.get(f"/matches/{match}/cells", seat="red", ref="place:d5")
    assert [cell["path"] for cell in cells] == ["d5.worker_on"]
    edits = [f"{place}.worker_on=red" for place in ("d5", "d7", "e4", "e6")]
    fork = visitor.post(f"/matches/{match}/fork", {"seat": "red", "edits": edits})["card"]["match"]
    after, *_ = visitor.get(f"/matches/{fork}/cells", seat="red", ref="place:d5")
    assert (after["path"], after["value"]) == ("d5.worker_on", "red")
    body = {"seat": "red", "edits": [*edits, "c4.worker_on=red"]}
    refused = visitor.post(f"/matches/{match}/fork", body, status=422)
    assert "small workers; there are 4" in refused["reason"]


def test_a_line_of_a_what_if_is_played_for_real(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats=SOLO)
    fork = visitor.post(f"/matches/{match}/fork", {"seat": "woodwalkers"})["card"]["match"]
    with visitor.live(fork, "woodwalkers") as seat:
        seat.until("scene")
        seat.chooses("draw-two")
        seat.chooses(seat.options()[0])
    done = visitor.post(f"/matches/{fork}/commit", {"seat": "woodwalkers"})
    assert done["answers"] == 1, "the next answer came after cards were drawn"
    record = visitor.get(f"/matches/{match}/record")
    assert "draw-two" in record
    assert clockwood.replay(record).lines
    again = visitor.post(f"/matches/{match}/commit", {"seat": "woodwalkers"}, status=422)
    assert again["reason"] == "this is not a what-if"
