"""The core of the server is driven in process: no sockets, no web framework, no database."""

import asyncio
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import NotFound, NotYours, Refused
from clockwood.server.core.routes.every import ROUTES, WrongMethod, route_at
from server.in_process import Person, in_memory, listens

PROJECT = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACT = "The server's core knows neither the web nor a database"
FORBIDDEN = next(
    {name for name in each["forbidden_modules"] if not name.startswith("clockwood.")}
    for each in PROJECT["tool"]["importlinter"]["contracts"]
    if each["name"] == CONTRACT
)


async def a_kept_answer() -> Any:  # noqa: ANN401 - JSON
    """Keep an answer, send it as others who hold the seat and at another match, and return how its own giver fares."""
    async with in_memory() as service:
        first, second = Person(service), Person(service)
        opened = await first.asks("POST", "/matches", {"game": "ironwood", "seats": {"woodwalkers": "me"}})
        match = opened["card"]["match"]
        key = (await first.asks("POST", f"/matches/{match}/invitations", {"seat": "woodwalkers"}))["key"]
        joined = await second.asks("POST", "/keys/use", {"key": key})
        marks = [opened["card"]["you"], joined["you"]]
        assert "" not in marks
        assert marks[0] != marks[1]
        scene = await first.scene(match, "woodwalkers")
        kept = {
            "seat": "woodwalkers",
            "client": "kept",
            "ask": scene["standing"]["ask"],
            "answer": scene["scene"]["question"]["options"][0]["answer"],
            "by": marks[0],
        }
        with pytest.raises(NotYours):
            await second.asks("POST", f"/matches/{match}/choose", kept)
        line, task = await listens(second, match, "woodwalkers")
        said = {"is": "choose", **{name: kept[name] for name in ("client", "ask", "answer", "by")}}
        line.sent.put_nowait(msgspec.json.encode(said).decode())
        assert (await line.next("no"))["code"] == "not-yours"
        line.sent.put_nowait(None)
        await task
        other = (await first.asks("POST", "/matches", {"game": "ironwood", "seats": {"woodwalkers": "me"}}))["card"]
        assert other["you"] != marks[0]
        with pytest.raises(NotYours):
            await first.asks("POST", f"/matches/{other['match']}/choose", kept)
        return await first.asks("POST", f"/matches/{match}/choose", kept)


def test_a_kept_answer_is_carried_out_only_for_who_gave_it_and_at_its_match() -> None:
    assert asyncio.run(a_kept_answer()) == {"client": "kept", "again": False}


async def a_whole_match() -> Any:  # noqa: ANN401 - JSON
    """Play a match of two people before a watcher; return how the watcher sees it at the end."""
    async with in_memory() as service:
        host, friend, watcher = Person(service), Person(service), Person(service)
        seats = {"woodwalkers": "me", "ironclad": "invite"}
        opened = await host.asks("POST", "/matches", {"game": "ironwood", "seats": seats, "name": "Ada"})
        match = opened["card"]["match"]
        with pytest.raises(NotFound):
            await friend.asks("GET", f"/matches/{match}")
        await friend.asks("POST", "/keys/use", {"key": opened["keys"]["ironclad"]})
        to_watch = (await host.asks("POST", f"/matches/{match}/invitations", {"seat": ""}))["key"]
        await watcher.asks("POST", "/keys/use", {"key": to_watch})

        seen, task = await listens(watcher, match, "")
        assert (await seen.next("scene"))["scene"]["question"] is None
        undone = 0
        for number in range(40):
            for player, seat in ((host, "woodwalkers"), (friend, "ironclad")):
                if await player.chooses(match, seat, f"{seat} {number}"):
                    standing = (await player.scene(match, seat))["standing"]
                    if not standing["undo"] and not undone:
                        await player.asks("POST", f"/matches/{match}/undo", {"seat": seat, "client": "u"})
                        undone += 1
            if undone and number > 4:
                break
        assert undone
        assert await seen.next("change")

        with pytest.raises(NotYours):
            await watcher.asks("POST", f"/matches/{match}/resign", {"seat": "ironclad", "client": "r"})
        with pytest.raises(NotYours):
            await host.asks("GET", f"/matches/{match}/record")
        await friend.asks("POST", f"/matches/{match}/resign", {"seat": "ironclad", "client": "r"})
        card = await watcher.asks("GET", f"/matches/{match}")
        assert (await watcher.asks("GET", f"/matches/{match}/record")).startswith("clockwood 1 ")
        await seen.next("change")
        seen.sent.put_nowait(None)
        await task
        await service.matches.replay_saver.saved()
        return card


def test_two_people_and_a_watcher_play_a_match_in_process() -> None:
    card = asyncio.run(a_whole_match())
    assert card["over"]
    assert card["outcome"]["winners"] == ["woodwalkers"]
    assert card["seats"][0]["name"] == "Ada"


def test_an_answer_is_taken_back_and_given_again_in_process() -> None:
    async def play() -> None:
        async with in_memory() as service:
            me = Person(service)
            opened = await me.asks("POST", "/matches", {"game": "ironwood"})
            match = opened["card"]["match"]
            before = await me.scene(match, "woodwalkers")
            assert await me.chooses(match, "woodwalkers", "a")
            after = await me.scene(match, "woodwalkers")
            assert after["scene"] != before["scene"]
            await me.asks("POST", f"/matches/{match}/undo", {"seat": "woodwalkers", "client": "b", "across": True})
            assert (await me.scene(match, "woodwalkers"))["scene"] == before["scene"]
            await me.asks("POST", f"/matches/{match}/redo", {"seat": "woodwalkers", "client": "c"})
            assert (await me.scene(match, "woodwalkers"))["scene"] == after["scene"]

    asyncio.run(play())


def test_a_match_is_restored_from_the_stores() -> None:
    async def play() -> None:
        async with in_memory() as service:
            me = Person(service)
            match = (await me.asks("POST", "/matches", {"game": "ironwood"}))["card"]["match"]
            await me.chooses(match, "woodwalkers", "a")
            before = await me.scene(match, "woodwalkers")
            service.matches.forget(match)
            assert (await me.scene(match, "woodwalkers"))["scene"] == before["scene"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "body", "place"),
    [
        ("POST", "/matches", {}, "body.game"),
        ("POST", "/matches", {"game": 3}, "body.game"),
        ("POST", "/matches", {"game": "ironwood", "wishes": 1}, "body.wishes"),
        ("POST", "/matches", {"game": "ironwood", "seats": {"a": "b" * 121}}, "body.seats[...]"),
        ("GET", "/matches/a-b", None, "path.match"),
        ("GET", "/matches/abc/at/early", None, "path.told"),
        ("GET", "/matches/abc/at/\ud800", None, "path"),
        ("GET", "/matches/abc/explain", None, "query.ref"),
    ],
)
def test_an_invalid_request_names_the_place(method: str, path: str, body: object, place: str) -> None:
    async def ask() -> None:
        async with in_memory() as service:
            with pytest.raises(Refused) as refused:
                await Person(service).asks(method, path, body)
            assert (refused.value.code, refused.value.place) == ("not-understood", place)

    asyncio.run(ask())


def test_what_is_no_json_is_refused() -> None:
    async def ask() -> None:
        async with in_memory() as service:
            route, _ = route_at("POST", "/matches")
            for raw in (b"", b"{", b"\xff", b'{"game":"\\ud800"}', b"[" * 100_000):
                with pytest.raises(Refused):
                    await route.answer(service, Visit(None, "here"), {}, raw)
            with pytest.raises(Refused):
                await route.answer(service, Visit(None, "here"), {}, b'{"game":"ironwood"}', "text/plain")

    asyncio.run(ask())


def test_every_route_is_found_by_its_own_path() -> None:
    for route in ROUTES:
        path = route.path.replace("{told}", "3")
        for parameter in route.parameters:
            path = path.replace(f"{{{parameter.name}}}", "x7")
        assert route_at(route.method, path)[0] is route
    with pytest.raises(WrongMethod) as refused:
        route_at("PUT", "/matches")
    assert refused.value.methods == ["POST"]
    with pytest.raises(NotFound):
        route_at("GET", "/nowhere")


def test_the_contract_of_the_core_forbids_every_library_of_the_server() -> None:
    wanted = PROJECT["project"]["optional-dependencies"]["server"]
    libraries = {re.split(r"[^\w.-]", line)[0] for line in wanted}
    assert libraries - FORBIDDEN == set()


def test_the_core_loads_nothing_of_the_edge() -> None:
    code = "import sys, clockwood.server.core.routes.every as _; print(*{m.partition('.')[0] for m in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "msgspec" in loaded
    assert [name for name in FORBIDDEN if name in loaded] == []
