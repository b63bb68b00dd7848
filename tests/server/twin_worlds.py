"""Two servers whose matches differ only in what one visitor cannot know, and all that visitor hears of them."""

import asyncio
import copy
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec

from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator
from clockwood.server.core.connections.messages import Choose
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.refusals import Refused
from clockwood.server.core.routes.table import Route
from clockwood.server.core.service import Service, Stores, memory_stores
from clockwood.server.core.settings import Settings
from clockwood.server.core.thinking.task import AgentTask
from clockwood.testing.comparing import question_of_seat
from clockwood.testing.play import answer, any_of, any_question, options_of
from clockwood.testing.variants import Variant
from clockwood.testing.worlds import hears_the_same, otherwise_dealt
from server.in_process import Line, Person, listens
from server.route_questions import QUESTIONS, Query

TRIES: Final = 6
"""Other answers that are tried where the visitor may not be able to tell them apart."""
SOCKET: Final = "socket"
REPORT: Final = msgspec.json.encode({"seat": 0, "iterations": 0, "choices": []}).decode()


class World:
    """A server with one match, as one visitor uses it. `seat` is empty for who only watches."""

    def __init__(self, service: Service, person: Person, live: LiveMatch, seat: str) -> None:
        self.service: Final = service
        self.person: Final = person
        self.live: Final = live
        self.seat: Final = seat
        self.searches: Final[list[object]] = []
        self.lines: Final[list[Line]] = []
        service.workers.answer = self._searched  # type: ignore[method-assign]

    async def _searched(self, task: AgentTask, owner: str = "", *, person: bool = True) -> str:
        """Note for what a worker would search, which is all that its answer can depend on."""
        del owner, person
        self.searches.append(vars(task))
        return REPORT

    @property
    def match(self) -> Match:
        return self.live.table.match

    async def said(self, route: Route, query: Query) -> str:
        """Return everything that is in the answer to a request, or in its refusal."""
        values = {"match": self.live.id, "game": self.match.game.name, **query}
        wanted = {each.name for each in route.parameters}
        self.searches.clear()
        known = {name: value for name, value in values.items() if name in wanted}
        try:
            found = await route.answer(self.service, self.person.visit, known)
        except Refused as refused:
            return f"{refused.status} {refused.code} {refused.place} {refused}"
        return f"{found.status} {found.media} {sorted(found.headers.items())} {found.body!r} {self.searches}"

    async def sockets(self) -> list[Any]:
        """Return what the sockets have sent, when everything has arrived."""
        for _ in range(50):
            await asyncio.sleep(0)
        found = []
        for line in self.lines:
            while not line.got.empty():
                found.append(line.got.get_nowait())
        return [message for message in found if message["is"] != "beat"]


class Twins:
    """Two worlds that the visitor cannot tell apart, and where they are told apart all the same."""

    def __init__(self, here: World, there: World, eye: int) -> None:
        self.here: Final = here
        self.there: Final = there
        self.eye: Final = eye
        self.given = 0
        self.apart: Final[dict[str, str]] = {}
        """By route: the first question whose answers differ, and both."""
        self.answered: Final[set[str]] = set()
        """The routes that did not refuse."""

    @property
    def differ(self) -> bool:
        return bytes(memoryview(self.here.match.state)) != bytes(memoryview(self.there.match.state))

    def note(self, name: str, query: object, here: str, there: str) -> None:
        if here != there:
            self.apart.setdefault(name, f"{query}: {first_difference(here, there)}")

    async def ask(self, routes: list[Route], rng: Generator) -> None:
        for route in routes:
            for query in QUESTIONS[route.path](self.here.live, self.here.seat, rng):
                said = [await world.said(route, query) for world in (self.here, self.there)]
                self.note(route.path, query, *said)
                if said[0].startswith("200 "):
                    self.answered.add(route.path)

    async def step(self, rng: Generator) -> bool:
        """Give an answer in both worlds, another one where the visitor cannot tell; return whether there is one."""
        self.part(rng)
        found = next(answers(self.here.match, self.there.match, self.eye, rng), None)
        if found is None:
            return False
        seat, *chosen = found
        for world, action in zip((self.here, self.there), chosen, strict=True):
            await choose(world.live, seat, action)
        self.given += 1
        await self.listen()
        return True

    def part(self, rng: Generator) -> None:
        """Let hidden cards lie otherwise in one of the worlds, unless the worlds differ already."""
        other = None if self.differ else otherwise_dealt(self.here.match, self.eye, rng)
        if other is not None:
            self.there.match.state = other.state[:]
            self.there.match.ask_again()

    async def listen(self) -> None:
        here, there = [await world.sockets() for world in (self.here, self.there)]
        self.note(SOCKET, self.given, repr(here), repr(there))


def first_difference(one: str, other: str) -> str:
    at = next((at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), 0)
    return f"…{one[max(at - 80, 0) : at + 80]}… or …{other[max(at - 80, 0) : at + 80]}…"


def answers(here: Match, there: Match, eye: int, rng: Generator) -> Iterator[tuple[int, int, int]]:
    """Yield a seat and its answers in both worlds after which the rules let the eye hear and see the same."""
    for seat in shuffled([int(question.seat) for question in here.questions()], rng):
        mine, theirs = (options_of(question_of_seat(each, seat)) for each in (here, there))
        pairs = [(any_of(rng, mine), any_of(rng, theirs)) for _ in range(TRIES if seat != eye else 0)]
        pairs += [(action, action) for action in shuffled([each for each in mine if each in theirs], rng)[:TRIES]]
        for one, other in pairs:
            after = [given(match, seat, action) for match, action in ((here, one), (there, other))]
            if not after[0].over and hears_the_same(eye, *after):
                yield seat, one, other


def shuffled(every: list[int], rng: Generator) -> list[int]:
    return sorted(every, key=lambda _: int(rng.word()))


def given(match: Match, seat: int, action: int) -> Match:
    """Return the match after an answer, with what happened then."""
    twin = match.copy()
    twin.listening = True
    twin.told = []
    answer(twin, question_of_seat(twin, seat), action)
    return twin


# -- making them


@asynccontextmanager
async def twins(variant: Variant, eye: int, before: int, rng: Generator) -> AsyncIterator[Twins]:
    """Play so many answers of a match of a visitor at a seat, or of one who watches; let two servers go on with it."""
    stores, visitor, match = await opened(variant, eye, before, rng)
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(world(stores, visitor, match, eye)) for _ in range(2)]
        found = Twins(here, there, eye)
        found.part(rng)
        for each in (here, there):
            for seat in dict.fromkeys((each.seat, "")):
                line, task = await listens(each.person, match, seat)
                each.lines.append(line)
                stack.push_async_callback(hung_up, line, task)
        await found.listen()
        yield found


async def opened(variant: Variant, eye: int, before: int, rng: Generator) -> tuple[Stores, str, str]:
    """Open a match of people, of whom the visitor is one, and play; return the stores, the visitor and the match."""
    stores = memory_stores()
    service = Service(unlimited(), stores)
    host, guest = Person(service), Person(service)
    names, automata = variant.content.names["seat"], variant.content.automata
    people = {name: "invite" for seat, name in enumerate(names) if not automata >> seat & 1}
    if eye >= 0:
        people[names[eye]] = "me"
    body = {"game": variant.name, "options": variant.options, "seats": people, "open": True}
    match = str((await host.asks("POST", "/matches", body))["card"]["match"])
    live = await service.matches.live(match)
    for _ in range(before):
        here = live.table.match
        found = next(answers(here, here, int(any_question(here, rng).seat), rng), None)
        if found is None:
            break  # every answer ends the game
        await choose(live, *found[:2])
    visitor = host.visit.visitor if eye >= 0 else await service.permissions.ensure_visitor(guest.visit)
    assert visitor is not None
    return stores, visitor, match


async def choose(live: LiveMatch, seat: int, action: int) -> None:
    text = live.table.notation(action)
    await live.do(seat, Choose(client=f"{live.line_count}", ask=live.standing(seat).ask, answer=text))


@asynccontextmanager
async def world(stores: Stores, visitor: str, match: str, eye: int) -> AsyncIterator[World]:
    """Serve a match from a copy of the stores."""
    service = Service(unlimited(), copy.deepcopy(stores))
    await service.start()
    try:
        person = Person(service)
        person.visit.visitor = visitor
        live = await service.matches.live(match)
        yield World(service, person, live, live.seat_names[eye] if eye >= 0 else "")
    finally:
        await service.stop()


def unlimited() -> Settings:
    settings = Settings()
    settings.without_limits()
    settings.answer_beat = 0.0
    return settings


async def hung_up(line: Line, task: "asyncio.Task[None]") -> None:
    line.sent.put_nowait(None)
    await task
