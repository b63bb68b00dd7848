"""Spectators who see a match later than its players."""

import asyncio
from collections.abc import Callable

import pytest

from clockwood.server.core.matches import delay
from clockwood.server.core.matches.live_match import LiveMatch
from server.servers import opened, played, server_on
from server.visitors import Visitor, any_answer, dice

NewVisitor = Callable[[], Visitor]


def shown(live: LiveMatch) -> list[str]:
    return live.table_for(-1).lines


def test_spectators_are_so_many_answers_behind_until_the_end(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server, open=True, delay_answers=5)
            await played(live, 4)
            assert shown(live) == []
            await played(live, 8, seed=2)
            answers = [line for line in live.table.lines if delay.is_answer(line)]
            assert [line for line in shown(live) if delay.is_answer(line)] == answers[:-5]
            before = live.table_for(-1).match.key()
            live.drop()
            await live.ready()
            assert live.table_for(-1).match.key() == before
            live.table.resign(0)
            assert live.table.over
            assert live.table_for(-1) is live.table

    asyncio.run(inside())


def test_spectators_are_so_many_minutes_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside() -> None:
        clock = [10_000_000]
        monkeypatch.setattr(delay, "now", lambda: clock[0])
        async with server_on(database) as server:
            _, live = await opened(server, open=True, delay_minutes=2)
            await played(live, 3)
            assert shown(live) == []
            clock[0] += 119_000
            await played(live, 1, seed=2)
            assert shown(live) == []
            clock[0] += 1_000
            await played(live, 1, seed=3)
            assert shown(live) == live.table.lines[: len(shown(live))]
            assert len(shown(live)) >= 3

    asyncio.run(inside())


def test_every_route_for_spectators_keeps_the_delay(new_visitor: NewVisitor) -> None:
    host, stranger = new_visitor(), new_visitor()
    seats = {"woodwalkers": "me", "ironclad": "invite"}
    reply = host.post("/matches", {"game": "ironwood", "seats": seats, "open": True, "delay_answers": 50})
    match = reply["card"]["match"]
    first = stranger.scene(match)["scene"]
    with host.live(match, "woodwalkers") as wood:
        wood.until("scene")
        for _ in range(3):
            if wood.question:
                wood.chooses(wood.options()[0])
        assert wood.story != first["story"]
    later = stranger.scene(match)["scene"]
    assert (later["view"], later["story"]) == (first["view"], first["story"])
    assert stranger.get(f"/matches/{match}/film")["story"] == first["story"]
    last = len(first["story"])
    assert stranger.get(f"/matches/{match}/at/{last}")["diff"]["set"] == first["view"]
    stranger.get(f"/matches/{match}/at/{last + 1}", status=404)
    card = next(each for each in stranger.get("/matches/open") if each["match"] == match)
    assert (card["asked"], card["round"], card["delay_answers"]) == ([], 0, 50)


def test_spectators_who_are_behind_are_not_told_when_the_match_moves(new_visitor: NewVisitor) -> None:
    """Neither the list of matches nor a request to take back an answer says that somebody has just answered."""
    host, friend, stranger = new_visitor(), new_visitor(), new_visitor()
    seats = {"woodwalkers": "me", "ironclad": "invite"}
    reply = host.post("/matches", {"game": "ironwood", "seats": seats, "open": True, "delay_answers": 50})
    match = reply["card"]["match"]
    friend.post("/keys/use", {"key": reply["keys"]["ironclad"]})
    before = stranger.get(f"/matches/{match}")
    luck = dice(3)
    moved = host.get(f"/matches/{match}")["changed"]
    with host.live(match, "woodwalkers") as wood, friend.live(match, "ironclad") as iron, stranger.live(match) as watch:
        wood.until("scene")
        iron.until("scene")
        while host.get(f"/matches/{match}")["changed"] == moved:
            for visitor, seat in ((host, "woodwalkers"), (friend, "ironclad")):
                scene = visitor.scene(match, seat)
                if ask := scene["standing"]["ask"]:
                    body = {
                        "seat": seat,
                        "client": f"c{ask}",
                        "ask": ask,
                        "answer": any_answer(scene["scene"]["question"], luck),
                    }
                    visitor.post(f"/matches/{match}/choose", body)
        assert stranger.get(f"/matches/{match}") == before
        wood.does("ask-back")
        wood.does("answer-back", grant=False)
        host.post(f"/matches/{match}/name", {"seat": "woodwalkers", "name": "Ada"})
        people = watch.until("people")
        while not any(person["name"] for person in people["people"]):
            assert (people["takeback"], people["closed"]) == (None, "")
            people = watch.until("people")
