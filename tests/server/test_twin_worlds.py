"""A visitor gets the same whatever they cannot know: by every route that reads, and every message of a socket.

Two servers have the same match but for what is hidden from the visitor: cards lie otherwise, others chose otherwise. As
long as the rules let the visitor hear and see the same, every byte they are sent is the same.
"""

import asyncio
import hashlib
import secrets
import time
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from clockwood import registry, seeds
from clockwood.kernel.rng import seeded
from clockwood.server.core.connections import seat_stream
from clockwood.server.core.connections.messages import Standing
from clockwood.server.core.matches import live_match
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.matches.live_matches import LiveMatches
from clockwood.server.core.matches.match_requests import MatchRequests
from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import NotYours
from clockwood.server.core.routes.every import ROUTES
from clockwood.server.core.routes.table import Answer, Route
from clockwood.server.core.service import Service
from clockwood.testing.variants import Variant, variants_of
from server.route_questions import QUESTIONS
from server.twin_worlds import SOCKET, Twins, twins

GAMES = [name for name in registry.playable() if registry.game_named(name).home.startswith("clockwood.games.")]
READ = [route for route in ROUTES if route.method == "GET"]
WATCHER = -1
STEPS = 12
"""Answers that are given in both worlds."""
ONLY_WHEN_OVER = {"/matches/{match}/summary"}
"""Routes that refuse while there are secrets."""


@pytest.fixture(autouse=True)
def _same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers have the same clock, draw the same private chance and name their streams alike."""
    monkeypatch.setattr(time, "time", lambda: 1.8e9)
    monkeypatch.setattr(time, "time_ns", lambda: 1_800_000_000_000_000_000)
    monkeypatch.setattr(
        secrets, "randbits", lambda bits: int.from_bytes(hashlib.sha512(b"twins").digest()) >> 512 - bits
    )
    monkeypatch.setattr(seeds, "fresh", lambda: 7)
    monkeypatch.setattr(live_match, "SEND_TO_OTHERS_AFTER", 0.0)
    monkeypatch.setattr(seat_stream, "secrets", SimpleNamespace(token_hex=lambda count: "0" * 2 * count))


def played(variant: Variant, eye: int, before: int) -> Twins:
    """Play so many answers in one world, then further ones in both; ask every route before and after these."""

    async def inside() -> Twins:
        rng = seeded(before)
        async with twins(variant, eye, before, rng) as found:
            await found.ask([route for route in READ if "/matches/" in route.path], rng)
            for _ in range(STEPS):
                if not await found.step(rng):
                    break
            await found.ask(READ, rng)
            return found

    return asyncio.run(inside())


def people(variant: Variant) -> list[int]:
    return [seat for seat in range(len(variant.content.names["seat"])) if not variant.content.automata >> seat & 1]


def tables(game: str) -> list[tuple[Variant, int, int]]:
    """Return tables of people, with an automaton and of one person; who looks, and after how many answers."""
    every = variants_of(game)
    with_automaton = next((each for each in every if each.content.automata), every[0])
    alone = next((each for each in every if len(people(each)) == 1), every[0])
    return [
        (every[0], people(every[0])[0], 0),
        (every[0], people(every[0])[-1], 16),
        (every[0], WATCHER, 16),
        (with_automaton, people(with_automaton)[0], 16),
        (alone, people(alone)[0], 8),
    ]


def test_every_route_that_reads_is_asked() -> None:
    assert sorted(QUESTIONS) == sorted(route.path for route in READ)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_visitor_cannot_know_changes_nothing_they_get(game: str) -> None:
    found = [played(*table) for table in tables(game)]
    assert [twins.apart for twins in found if twins.apart] == []
    answered = set.union(*(twins.answered for twins in found))
    assert {route.path for route in READ} - answered == ONLY_WHEN_OVER
    assert all(twins.differ for twins in found[:3])
    assert sum(twins.given for twins in found) >= STEPS


# -- the proof can fail


def secrets_of(matches: LiveMatches) -> str:
    """Return what nobody may get: a digest of all that is hidden or open in the matches of a server."""
    states = [bytes(memoryview(live.table.match.state)) for live in matches._held.values()]
    return hashlib.sha256(b"".join(states)).hexdigest()


def test_a_leak_in_any_route_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Route.answer

    async def leaking(route: Route, service: Service, *asked: Any) -> Answer:  # noqa: ANN401 - as sound takes it
        found = await sound(route, service, *asked)
        leak = secrets_of(service.matches).encode() if route.method == "GET" else b""
        return msgspec.structs.replace(found, body=found.body + leak)

    monkeypatch.setattr(Route, "answer", leaking)
    found = played(*tables("ironwood")[1])
    assert found.answered > {"/games", "/matches/{match}/film", "/matches/mine/export"}
    assert set(found.apart) == found.answered


def test_a_leak_in_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaking(requests: MatchRequests, *_: object) -> str:
        raise NotYours(secrets_of(requests.matches))

    monkeypatch.setattr(MatchRequests, "record", leaking)
    assert set(played(*tables("ironwood")[1]).apart) == {"/matches/{match}/record"}


def test_a_leak_to_a_socket_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = LiveMatch.standing

    def leaking(live: LiveMatch, seat: int) -> Standing:
        return msgspec.structs.replace(sound(live, seat), undo=secrets_of(live.matches))

    monkeypatch.setattr(LiveMatch, "standing", leaking)
    assert set(played(*tables("ironwood")[1]).apart) == {SOCKET, "/matches/{match}/scene"}


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_tells_everything_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole(requests: MatchRequests, visit: Visit, match: str, seat: str) -> str:
        return (await requests.perspective(visit, match, seat, "")).table.position()

    monkeypatch.setattr(MatchRequests, "position", whole)
    assert set(played(*tables(game)[1]).apart) == {"/matches/{match}/position", "/matches/mine/export"}
