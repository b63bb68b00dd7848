"""A visitor takes all their games along: what they may have, and nothing else."""

import io
import zipfile
from collections.abc import Callable

import msgspec

import clockwood
from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]


def archive(visitor: Visitor) -> dict[str, str]:
    reply = visitor.http.get("/api/matches/mine/export")
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(reply.content)) as found:
        return {name: found.read(name).decode() for name in found.namelist()}


def test_all_games_of_a_visitor_come_in_one_archive(new_visitor: NewVisitor) -> None:
    me, friend = new_visitor(), new_visitor()
    alone = me.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
    reply = me.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
    running = reply["card"]["match"]
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})
    reply = me.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
    over = reply["card"]["match"]
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})
    me.post(f"/matches/{over}/resign", {"seat": "woodwalkers", "client": "r"})
    mine = archive(me)
    first = ["matches.json", "notices.json"]
    assert sorted(mine) == sorted([*first, f"{alone}.record", f"{over}.record", f"{running}.woodwalkers.toml"])
    assert {each["match"] for each in msgspec.json.decode(mine["matches.json"])} == {alone, running, over}
    assert clockwood.replay(mine[f"{over}.record"]).over
    assert "generator" not in mine[f"{running}.woodwalkers.toml"]
    assert sorted(archive(friend)) == sorted([*first, f"{over}.record", f"{running}.ironclad.toml"])
    assert list(archive(new_visitor())) == first
