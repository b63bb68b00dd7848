"""Between people: an end is an end, who watches takes no seat, and the host's chance can be checked afterwards."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clockwood import seeds
from clockwood.kernel.record import read_header
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
