"""Between people nobody goes on with a match that is over, or changes one that is paused."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from clockwood.server.core.refusals import Refused
from clockwood.server.core.service import Service
from server.in_process import Person, in_memory

WOOD, IRON = "woodwalkers", "ironclad"
EVERY_COMMAND: dict[str, dict[str, object]] = {
    "choose": {"ask": "none", "answer": "pass"},
    "undo": {"across": True},
    "redo": {},
    "restart": {"across": True},
    "back": {"told": 0, "across": True},
    "resign": {},
    "ask-back": {},
    "answer-back": {"grant": True},
    "pause": {},
    "go-on": {},
    "hand-over": {"agent": "random"},
    "take-seat": {},
}


class Two:
    """A match of two people at two devices; each has answered once."""

    def __init__(self, service: Service) -> None:
        self.people = {WOOD: Person(service), IRON: Person(service)}
        self.match = ""
        self.count = 0

    async def begins(self) -> None:
        opened = await self.people[WOOD].asks(
            "POST", "/matches", {"game": "ironwood", "seats": {WOOD: "me", IRON: "invite"}}
        )
        await self.people[IRON].asks("POST", "/keys/use", {"key": opened["keys"][IRON]})
        self.match = opened["card"]["match"]
        for seat, person in self.people.items():
            await person.chooses(self.match, seat, f"first {seat}")

    async def does(self, seat: str, command: str, **more: object) -> None:
        self.count += 1
        body = {"seat": seat, "client": f"c{self.count}", **more}
        await self.people[seat].asks("POST", f"/matches/{self.match}/{command}", body)

    async def refuses(self, seat: str, command: str, **more: object) -> Refused:
        with pytest.raises(Refused) as refused:
            await self.does(seat, command, **more)
        return refused.value

    async def lines(self, service: Service) -> list[str]:
        return [line.text for line in await service.matches.lines(self.match)]


def between_two(play: Callable[[Two, Service], Awaitable[None]]) -> bool:
    async def inside() -> bool:
        async with in_memory() as service:
            two = Two(service)
            await two.begins()
            await play(two, service)
            return True

    return asyncio.run(inside())


def test_a_request_to_take_back_ends_with_the_match() -> None:
    async def play(two: Two, service: Service) -> None:
        await two.does(WOOD, "ask-back")
        await two.does(WOOD, "resign")
        before = await two.lines(service)
        no = await two.refuses(IRON, "answer-back", grant=True)
        assert (no.code, no.message) == ("cannot-take-back", "why-undo-over")
        assert await two.lines(service) == before
        assert (await two.people[IRON].asks("GET", f"/matches/{two.match}"))["over"]
        assert (await service.matches.live(two.match)).people.takeback is None

    assert between_two(play)


@pytest.mark.parametrize("command", EVERY_COMMAND)
def test_no_command_leads_back_from_the_end_or_beyond_it(command: str) -> None:
    async def play(two: Two, service: Service) -> None:
        await two.does(IRON, "resign")
        before = await two.lines(service)
        for seat in two.people:
            no = await two.refuses(seat, command, **EVERY_COMMAND[command])
            assert no.code in ("late", "cannot-take-back", "over")
        assert await two.lines(service) == before

    assert between_two(play)


def test_in_a_pause_nobody_agrees_to_take_back() -> None:
    async def play(two: Two, service: Service) -> None:
        await two.does(WOOD, "ask-back")
        await two.does(WOOD, "pause")
        before = await two.lines(service)
        for seat, command, more in ((IRON, "answer-back", {"grant": True}), (IRON, "ask-back", {}), (WOOD, "undo", {})):
            assert (await two.refuses(seat, command, **more)).code == "paused"
        assert await two.lines(service) == before
        await two.does(IRON, "go-on")
        await two.does(IRON, "answer-back", grant=True)
        assert (await two.lines(service))[-1] == "! undo woodwalkers"

    assert between_two(play)
