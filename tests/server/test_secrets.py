"""No seat learns another's secrets: from no route, text or number, nor from the time of a message."""

from collections.abc import Callable

import pytest

import clockwood
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.schema import VERSION, View
from server.running_server import RunningServer
from server.visitors import SocketClient, Visitor, any_option, dice

NewVisitor = Callable[[], Visitor]
PATHS = ("/scene", "/film", "/why", "/position", "/forecast", "/setting", "/at/3")


def unseen(table: Table, seat: int) -> list[str]:
    """Return the cards in the other seat's hand that this seat has not seen."""
    mine, theirs = scene_view(table, seat), scene_view(table, 1 - seat)
    hand = f"zone:hand.{table.seat_names[1 - seat]}"
    return [ref for ref, entry in theirs.items() if getattr(entry, "zone", "") == hand and ref not in mine]


def scene_view(table: Table, seat: int) -> View:
    return SceneBuilder(table.match.content).view(table, seat)


def played(new_visitor: Visitor, match: str, seats: list[SocketClient], count: int) -> None:
    luck = dice(9)
    for _ in range(count):
        for seat in seats:
            whole = new_visitor.scene(match, seat.name)
            while seat.number < whole["number"]:
                seat.hears()
        deciding = next(seat for seat in seats if seat.question is not None)
        assert deciding.chooses(any_option(deciding, luck))["is"] == "done"


def assert_no_chance_of(table: Table, said: str) -> None:
    """Nothing in a text is the key of the table's chance, or came out of a generator that follows from it."""
    assert table.match.rng.key is not None
    assert table.match.rng.key.hex() not in said
    derived = seeded(table.seed ^ 0x5EED)
    assert not any(f"{derived.word()}" in said for _ in range(50))


@pytest.mark.slow
def test_no_route_gives_away_where_a_hidden_card_lies(here: RunningServer, new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    with me.live(match, "woodwalkers") as wood, me.live(match, "ironclad") as iron:
        wood.name, iron.name = "woodwalkers", "ironclad"
        played(me, match, [wood, iron], 40)
        shown = {"woodwalkers": wood.view, "ironclad": iron.view}
    table = here.do(here.server.matches.live(match)).table
    for seat, name in enumerate(table.seat_names):
        hidden = unseen(table, seat)
        assert hidden
        replay = me.get(f"/matches/{match}/film", seat=name)
        views = [shown[name], me.scene(match, name)["scene"]["view"], replay["steps"][-1]["diff"]["set"]]
        assert [ref for ref in hidden for view in views if ref in view] == []
        position = me.get(f"/matches/{match}/position", seat=name)
        hand = position.split(f"hand.{table.seat_names[1 - seat]}")[-1].split("\n")[0]
        assert [ref for ref in hidden if ref.removeprefix("card:") in hand] == []


def test_the_record_and_the_seed_are_secret_while_others_play(here: RunningServer, new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    reply = host.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
    match = reply["card"]["match"]
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})
    host.get(f"/matches/{match}/record", status=403)
    table = here.do(here.server.matches.live(match)).table
    for who, seat in ((host, "woodwalkers"), (friend, "ironclad")):
        for path in PATHS:
            said = who.http.get(f"/api/matches/{match}{path}", params={"seat": seat}).text
            assert "seed" not in said
            assert "generator" not in said
            assert_no_chance_of(table, said)
    host.post(f"/matches/{match}/resign", {"seat": "woodwalkers", "client": "enough"})
    assert " · key " in friend.get(f"/matches/{match}/record")


def test_a_solo_player_may_read_the_record_early_and_it_says_so(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(options={"automaton": "ironbot"}, seats={"woodwalkers": "me"})
    for _ in range(2):
        text = me.get(f"/matches/{match}/record")
        assert text.endswith("! note the record was opened while the match ran\n")
        assert text.count("! note") == 1
    clockwood.replay(text)


@pytest.mark.parametrize("answer", ["draw-four", "draw-two"])
def test_of_a_secret_answer_others_see_only_that_it_was_given(new_visitor: NewVisitor, answer: str) -> None:
    """Both decide on their first draw at the same time: the other one sees who is still waited for, and no more."""
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    with me.live(match, "woodwalkers") as wood, me.live(match, "ironclad") as iron:
        wood.until("scene")
        iron.until("scene")
        assert wood.asked == ["woodwalkers", "ironclad"]
        before = me.scene(match, "ironclad")
        wood.chooses(answer)
        sent = iron.until("change")
        change = {"version": VERSION, "diff": {"set": {}, "gone": []}, "asked": ["ironclad"], "told": len(iron.story)}
        assert sent["change"] == {**change, "question": before["scene"]["question"], "story": []}
        after = me.scene(match, "ironclad")
        assert (before.pop("number"), after.pop("number")) == (0, 1)
        assert before["scene"].pop("asked") == [*after["scene"].pop("asked"), "woodwalkers"][::-1]
        assert after == before
        assert iron.chooses(iron.options()[0])["is"] == "done"


def test_a_gesture_cannot_continue_after_a_reveal(new_visitor: NewVisitor) -> None:
    """Answers after a reveal would be accepted or not depending on what was revealed: they are refused beforehand."""
    me = new_visitor()
    match = me.opens(options={"automaton": "ironbot"}, seats={"woodwalkers": "me"})
    luck = dice(4)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        refused = 0
        while refused < 2 and seat.waits_to_be_asked():
            before = me.scene(match, "woodwalkers")
            for first in seat.options()[:3]:
                no = seat.chooses(f"{first}; play WW01; play WW02")
                assert no["is"] == "no"
                refused += no["code"] == "one-by-one"
            assert me.scene(match, "woodwalkers") == before
            seat.chooses(any_option(seat, luck))
        assert refused >= 2


def test_a_what_if_holds_nothing_its_seat_did_not_know(here: RunningServer, new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    reply = host.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
    match = reply["card"]["match"]
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})
    fork = friend.post(f"/matches/{match}/fork", {"seat": "ironclad"})["card"]
    assert (fork["kind"], fork["parent"], fork["shared"]) == ("fork", match, True)
    true = here.do(here.server.matches.live(match)).table
    other = here.do(here.server.matches.live(fork["match"])).table
    assert other.view(1) == true.view(1)
    assert other.match.rng.key != true.match.rng.key
    assert other.seed != true.seed
    friend.post(f"/matches/{fork['match']}/resign", {"seat": "ironclad", "client": "enough"})
    assert_no_chance_of(true, friend.get(f"/matches/{fork['match']}/record"))
    friend.post(f"/matches/{fork['match']}/leave", status=204)
    friend.get(f"/matches/{fork['match']}", status=404)
