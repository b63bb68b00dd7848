"""A visitor takes all their games along: what they may have, and nothing else."""

import asyncio
import io
import zipfile
from collections.abc import Callable

import msgspec

import clockwood
from clockwood.server.core.export import export
from clockwood.server.core.stored import TAKEN, OpenedMatch
from server.in_process import Person, in_memory
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


def test_an_archive_has_no_most_matches() -> None:
    many = 1200

    async def inside() -> list[str]:
        async with in_memory() as service:
            me = Person(service)
            seats = {"woodwalkers": "me", "ironclad": "ironbot"}
            match = (await me.asks("POST", "/matches", {"game": "ironwood", "seats": seats}))["card"]
            one = await service.matches.find(match["match"])
            lines = [line.text for line in await service.matches.lines(one.id)]
            assert me.visit.visitor is not None
            for number in range(1, many):
                stored = msgspec.structs.replace(one, id=f"m{number}")
                await service.matches.match_store.add(OpenedMatch(stored, lines, me.visit.visitor, {0: TAKEN}))
            packed = await export(service.lobby, service.match_requests, service.notices, me.visit)
        with zipfile.ZipFile(io.BytesIO(packed)) as found:
            assert len(msgspec.json.decode(found.read("matches.json"))) == many
            return [name for name in found.namelist() if name.endswith(".record")]

    assert len(asyncio.run(inside())) == many
