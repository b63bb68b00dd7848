"""Between people: an end is an end, who watches takes no seat, and the host's chance can be checked afterwards."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

import clockwood
from clockwood import seeds
from clockwood.kernel.record import read_header
from clockwood.server.store.sql_tables import VISITORS
from server.running_server import RunningServer
from server.visitors import Visitor
from terminal.sitting import Sitting

NewVisitor = Callable[[], Visitor]


def two_people(new_visitor: NewVisitor) -> tuple[Visitor, Visitor, str]:
    host, friend = new_visitor(), new_visitor()
    reply = host.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})
    return host, friend, reply["card"]["match"]


def test_a_resignation_between_people_is_not_taken_back(new_visitor: NewVisitor) -> None:
    host, friend, match = two_people(new_visitor)
    host.post(f"/matches/{match}/resign", {"seat": "woodwalkers", "client": "enough"})
    assert " · key " in friend.get(f"/matches/{match}/record")
    for command in ("undo", "restart"):
        no = host.post(f"/matches/{match}/{command}", {"seat": "woodwalkers", "client": command}, status=422)
        assert (no["code"], no["message"]) == ("cannot-take-back", "why-undo-over")
    assert host.get(f"/matches/{match}")["over"]
    assert host.scene(match, "woodwalkers")["standing"]["undo"] == "why-undo-over"


def test_who_plays_alone_may_take_back_the_end(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "random"})
    me.post(f"/matches/{match}/resign", {"seat": "woodwalkers", "client": "enough"})
    me.post(f"/matches/{match}/undo", {"seat": "woodwalkers", "client": "oh", "across": True})
    assert not me.get(f"/matches/{match}")["over"]


def test_who_was_asked_to_watch_can_neither_invite_nor_revoke(new_visitor: NewVisitor) -> None:
    host, watcher, friend = new_visitor(), new_visitor(), new_visitor()
    reply = host.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
    match = reply["card"]["match"]
    watcher.post("/keys/use", {"key": host.post(f"/matches/{match}/invitations", {"seat": ""})["key"]})
    for path, seat in (("invitations", "ironclad"), ("invitations", ""), ("revoke", "ironclad")):
        assert watcher.post(f"/matches/{match}/{path}", {"seat": seat}, status=403)["code"] == "not-yours"
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})


def test_the_seal_shown_from_the_start_is_that_of_the_record(
    new_visitor: NewVisitor, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    host, friend, match = two_people(new_visitor)
    seal = host.get(f"/matches/{match}")["seal"]
    assert friend.get(f"/matches/{match}")["seal"] == seal
    host.post(f"/matches/{match}/resign", {"seat": "woodwalkers", "client": "enough"})
    text = friend.get(f"/matches/{match}/record")
    assert seeds.seal(read_header(text).seed) == seal
    record = tmp_path / "match.record"
    record.write_text(text, encoding="utf-8")
    sitting = Sitting(monkeypatch, capsys, tmp_path / "home")
    assert "as given" in sitting.command("verify", str(record), seal)
    sitting.command("verify", str(record), "0" * 64)
    assert sitting.status == 2
    assert "is not the one given" in sitting.errors


def test_a_seed_that_a_player_chose_has_no_seal(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    reply = me.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "me"}, "seed": 7})
    assert reply["card"]["seal"] == ""


def test_a_secret_answer_shows_who_is_waited_for_and_changes_nothing_else(new_visitor: NewVisitor) -> None:
    """Both decide on their first draw at the same time; the card says who has not, and `changed` waits for both."""
    host, friend, match = two_people(new_visitor)
    before = friend.get(f"/matches/{match}")["changed"]
    with host.live(match, "woodwalkers") as wood, friend.live(match, "ironclad") as iron:
        wood.until("scene")
        iron.until("scene")
        time.sleep(0.01)
        wood.chooses("draw-four")
        card = friend.get(f"/matches/{match}")
        assert (card["changed"], card["asked"]) == (before, ["ironclad"])
        iron.chooses(iron.options()[0])
        while wood.question is not None and iron.question is not None:
            wood.chooses(wood.options()[0])
    assert friend.get(f"/matches/{match}")["changed"] > before


def test_a_refused_visitor_leaves_no_row(here: RunningServer, new_visitor: NewVisitor) -> None:
    match = new_visitor().opens(open=True)

    async def visitors() -> int:
        async with here.server.database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(VISITORS))).scalar_one())

    before = here.do(visitors())
    for _ in range(3):
        assert new_visitor().post(f"/matches/{match}/join", {"seat": "ironclad"}, status=422)["code"] == "seat-taken"
    assert here.do(visitors()) == before


def test_a_chance_that_a_visitor_brought_has_no_seal(new_visitor: NewVisitor) -> None:
    """A position may name its own generator, and a record its own key: no host has committed to them."""
    me = new_visitor()
    table = clockwood.new("ironwood", seed=seeds.fresh_key())
    assert me.post("/positions", {"position": table.position()})["card"]["seal"] == ""
    goes_on = me.post("/records", {"record": table.record()})["card"]
    assert (goes_on["seal"], goes_on["kind"], goes_on["over"]) == ("", "play", False)
    assert me.get(f"/matches/{goes_on['match']}")["seal"] == ""
    table.resign(0)
    assert me.post("/records", {"record": table.record()})["card"]["seal"] == ""
