"""Playing a match over the socket: answering, undo, redo, agents, resigning."""

from collections.abc import Callable

import pytest

import clockwood
from server.running_server import RunningServer
from server.visitors import Visitor, any_option, dice

NewVisitor = Callable[[], Visitor]
SOLO = {"seats": {"woodwalkers": "me", "ironclad": "ironbot:2"}}


@pytest.mark.slow
def test_a_whole_solo_game_is_played_over_the_socket(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    luck = dice(3)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        while seat.waits_to_be_asked():
            assert seat.chooses(any_option(seat, luck))["is"] == "done"
        assert seat.standing["over"]
        assert seat.view["outcome:match"]["is"] == "outcome"
    record = me.get(f"/matches/{match}/record")
    assert clockwood.replay(record).over
    assert me.get(f"/matches/{match}")["outcome"]["reason"]


@pytest.mark.slow
def test_the_changes_add_up_to_the_scene(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    luck = dice(5)
    with me.live(match, "woodwalkers") as wood, me.live(match, "ironclad") as iron:
        seats = {"woodwalkers": wood, "ironclad": iron}
        for _ in range(25):
            for name, seat in seats.items():
                whole = me.scene(match, name)
                while seat.number < whole["number"]:
                    seat.hears()
                assert (seat.view, seat.story) == (whole["scene"]["view"], whole["scene"]["story"])
                assert (seat.question, seat.standing) == (whole["scene"]["question"], whole["standing"])
            deciding = seats[wood.asked[0]]
            assert deciding.chooses(any_option(deciding, luck))["is"] == "done"


def test_each_event_carries_the_change_it_caused(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    luck = dice(6)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        for _ in range(12):
            before = dict(seat.view)
            seat.chooses(any_option(seat, luck))
            news = [line["after"] for line in seat.heard if line["is"] == "event"]
            for change in news:
                before = {ref: entry for ref, entry in before.items() if ref not in change["gone"]} | change["set"]
            assert not news or before == seat.view


def test_a_repeated_command_is_acknowledged_again_and_done_once(here: RunningServer, new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        ask, answer = seat.standing["ask"], seat.options()[0]
        for _ in range(3):
            seat.says(**{"is": "choose", "client": "mine", "ask": ask, "answer": answer})
        assert [seat.until("done", "no")["is"] for _ in range(3)] == ["done"] * 3
    lines = here.do(here.server.record_lines.lines(match))
    assert [line.client for line in lines if line.client == "mine"] == ["mine"]


def test_an_answer_to_a_question_already_answered_is_late(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        ask, answer = seat.standing["ask"], seat.options()[0]
        assert seat.chooses(answer)["is"] == "done"
        late = seat.does("choose", ask=ask, answer=answer)
        assert (late["is"], late["code"]) == ("no", "late")


def test_an_answer_that_is_not_allowed_says_why_and_changes_nothing(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        before = me.scene(match, "woodwalkers")
        no = seat.chooses("play WW07")
        assert (no["code"], no["message"]) == ("not-allowed", "why-not-asked")
        assert seat.chooses("dance")["code"] == "not-understood"
        assert me.scene(match, "woodwalkers") == before


def test_only_the_asked_seat_can_ask_which_answers_are_irreversible(new_visitor: NewVisitor) -> None:
    me, other = new_visitor(), new_visitor()
    match = me.opens(**SOLO, seed=7, open=True)
    assert me.get(f"/matches/{match}/walls", seat="woodwalkers") == {"walls": ["draw-four", "draw-two"], "passes": []}
    assert me.get(f"/matches/{match}/walls", seat="woodwalkers", answer="draw-two")["walls"] == ["draw-two"]
    assert me.get(f"/matches/{match}/walls", seat="woodwalkers", answer="dance", status=422)["code"] == "not-understood"
    assert other.get(f"/matches/{match}/walls", seat="woodwalkers", status=403)["code"] == "not-yours"


def test_undo_and_redo(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"}, seed=7)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        before = me.scene(match, "woodwalkers")["scene"]
        seat.chooses(seat.options()[0])
        after = me.scene(match, "woodwalkers")["scene"]
        assert after != before
        assert seat.does("undo", across=True)["is"] == "done"
        assert me.scene(match, "woodwalkers")["scene"] == before
        assert seat.standing["redo"]
        assert seat.does("redo")["is"] == "done"
        assert me.scene(match, "woodwalkers")["scene"] == after


def test_back_to_a_line_of_the_log_goes_no_further_than_asked(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(**SOLO)
    luck = dice(11)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        told = len(seat.story)
        for _ in range(12):
            seat.chooses(any_option(seat, luck))
        assert seat.does("back", told=told + 4, across=True)["is"] == "done"
        assert len(me.scene(match, "woodwalkers")["scene"]["story"]) <= told + 4
        assert seat.does("back", told=10_000, across=True)["code"] == "cannot-take-back"


@pytest.mark.slow
@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_an_agent_answers_by_itself(new_visitor: NewVisitor, agent: str) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": agent})
    luck = dice(2)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        for _ in range(6):
            assert seat.waits_to_be_asked()
            assert seat.chooses(any_option(seat, luck))["is"] == "done"
        assert seat.waits_to_be_asked()


def test_resigning_ends_the_match_for_everyone(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    with me.live(match, "woodwalkers") as seat, me.live(match, "ironclad") as other:
        seat.until("scene")
        other.until("scene")
        assert seat.does("resign")["is"] == "done"
        assert other.until("change")["standing"]["over"]
    assert me.get(f"/matches/{match}")["over"]


def test_a_refusal_is_a_sentence_in_the_seats_language(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
    for language, said in (("en", "There is nothing to undo."), ("pl", "Nie ma czego cofnąć.")):
        with me.live(match, "woodwalkers", language=language) as seat:
            seat.until("scene")
            assert not seat.standing["restart"]
            refused = seat.does("restart")
            assert (refused["reason"], refused["message"]) == (said, "why-undo-nothing")
