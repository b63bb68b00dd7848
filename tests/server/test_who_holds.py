"""Seats go by their holders: second visitors at one screen, revoked devices, watchers, and seats that were left."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from clockwood.server.core.access_keys import MOST_UNUSED
from clockwood.server.core.refusals import NotFound, NotYours, Refused
from clockwood.server.core.service import Service
from server.in_process import Person, in_memory, listens

WOOD, IRON = "woodwalkers", "ironclad"
Play = Callable[[Service], Awaitable[None]]


def in_process(play: Play) -> bool:
    async def inside() -> bool:
        async with in_memory() as service:
            await play(service)
            return True

    return asyncio.run(inside())


async def opened(host: Person, **seats: str) -> tuple[str, dict[str, str]]:
    """Open a match and return it with the keys to its invited seats."""
    reply = await host.asks("POST", "/matches", {"game": "ironwood", "seats": seats, "open": "open" in seats.values()})
    return reply["card"]["match"], reply["keys"]


async def invites(person: Person, match: str, seat: str) -> str:
    return str((await person.asks("POST", f"/matches/{match}/invitations", {"seat": seat}))["key"])


async def uses(person: Person, key: str) -> Any:  # noqa: ANN401 - JSON
    return await person.asks("POST", "/keys/use", {"key": key})


async def revokes(person: Person, match: str, seat: str) -> int:
    return int((await person.asks("POST", f"/matches/{match}/revoke", {"seat": seat}))["count"])


async def leaves(person: Person, match: str) -> None:
    await person.asks("POST", f"/matches/{match}/leave")


async def does(person: Person, match: str, command: str, client: str, seat: str = WOOD) -> None:
    more = {"across": True} if command == "undo" else {}
    await person.asks("POST", f"/matches/{match}/{command}", {"seat": seat, "client": client, **more})


async def seen(person: Person, match: str) -> Any:  # noqa: ANN401 - JSON
    return await person.asks("GET", f"/matches/{match}")


async def states(person: Person, match: str) -> list[tuple[str, str]]:
    return [(seat["state"], seat["name"]) for seat in (await seen(person, match))["seats"]]


# -- one screen


async def at_one_screen(service: Service) -> tuple[Person, Person, str]:
    """Open a match at one screen, and let a second visitor take one of its seats."""
    host, friend = Person(service), Person(service)
    match, _ = await opened(host, woodwalkers="me", ironclad="me")
    assert (await seen(host, match))["shared"]
    await host.chooses(match, WOOD, "first")
    assert await uses(friend, await invites(host, match, IRON))
    return host, friend, match


def test_where_a_second_visitor_sits_the_end_is_an_end() -> None:
    async def play(service: Service) -> None:
        host, friend, match = await at_one_screen(service)
        assert not (await seen(host, match))["shared"]
        await does(friend, match, "resign", "r", IRON)
        for person, seat in ((host, WOOD), (friend, IRON)):
            with pytest.raises(Refused) as refused:
                await does(person, match, "undo", "u", seat)
            assert refused.value.message == "why-undo-over"
        assert (await seen(host, match))["over"]

    assert in_process(play)


def test_where_a_second_visitor_sat_there_are_no_hints_even_after_they_left() -> None:
    async def play(service: Service) -> None:
        host, friend, match = await at_one_screen(service)
        await leaves(friend, match)
        with pytest.raises(NotYours, match="other people"):
            await host.asks("GET", f"/matches/{match}/hint", seat=IRON)
        assert not (await host.scene(match, IRON))["standing"]["across"]

    assert in_process(play)


def test_who_sits_at_one_screen_hears_at_once_that_it_is_not_one_any_more() -> None:
    async def play(service: Service) -> None:
        host, friend = Person(service), Person(service)
        match, _ = await opened(host, woodwalkers="me", ironclad="me")
        line, task = await listens(host, match, WOOD)
        assert (await line.next("people"))["shared"]
        await uses(friend, await invites(host, match, IRON))
        assert not (await line.next("people"))["shared"]
        line.sent.put_nowait(None)
        await task

    assert in_process(play)


# -- revoked devices


async def two_devices(service: Service) -> tuple[Person, Person, str]:
    host, device = Person(service), Person(service)
    match, _ = await opened(host, woodwalkers="me", ironclad="invite")
    await uses(device, await invites(host, match, WOOD))
    return host, device, match


def test_an_invitation_on_its_way_gives_a_revoked_device_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat is taken from the device after its request was checked, and before the key is made."""

    async def play(service: Service) -> None:
        host, device, match = await two_devices(service)
        invite = service.seats.invite

        async def slowly(*given: Any) -> str:  # noqa: ANN401 - as the store takes them
            monkeypatch.setattr(service.seats, "invite", invite)
            await revokes(host, match, WOOD)
            return await invite(*given)

        for seat in (WOOD, "", IRON):
            monkeypatch.setattr(service.seats, "invite", slowly)
            with pytest.raises(NotYours):
                await invites(device, match, seat)
            await uses(device, await invites(host, match, WOOD))

    assert in_process(play)


def test_a_revocation_on_its_way_from_a_revoked_device_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(service: Service) -> None:
        host, device, match = await two_devices(service)
        revoke = service.seats.revoke

        async def slowly(*given: Any) -> int:  # noqa: ANN401 - as the store takes them
            monkeypatch.setattr(service.seats, "revoke", revoke)
            await revokes(host, match, WOOD)
            return await revoke(*given)

        monkeypatch.setattr(service.seats, "revoke", slowly)
        with pytest.raises(NotYours):
            await revokes(device, match, WOOD)
        assert await host.scene(match, WOOD)

    assert in_process(play)


def test_a_revoked_device_does_not_watch_either() -> None:
    async def play(service: Service) -> None:
        host, device, match = await two_devices(service)
        friend = Person(service)
        own, another = await invites(device, match, ""), await invites(host, match, "")
        await uses(device, own)
        await revokes(host, match, WOOD)
        with pytest.raises(NotFound):
            await seen(device, match)
        with pytest.raises(NotFound):
            await uses(device, own)
        assert (await uses(friend, another))["match"] == match

    assert in_process(play)


# -- watchers


def test_a_player_revokes_the_keys_to_watch_and_nobody_watches_by_them() -> None:
    async def play(service: Service) -> None:
        host, friend, watcher, other = (Person(service) for _ in range(4))
        match, keys = await opened(host, woodwalkers="me", ironclad="invite")
        await uses(friend, keys[IRON])
        key = await invites(host, match, "")
        await uses(watcher, key)
        line, task = await listens(watcher, match, "")
        await line.next("scene")
        with pytest.raises(NotYours):
            await revokes(watcher, match, "")
        assert await revokes(friend, match, "") == 2
        assert (await line.next("bye"))["code"] == "not-there"
        await task
        for person, path, body in ((watcher, f"/matches/{match}/scene", None), (other, "/keys/use", {"key": key})):
            with pytest.raises(NotFound):
                await person.asks("POST" if body else "GET", path, body)
        for person, seat in ((host, WOOD), (friend, IRON)):
            assert await person.scene(match, seat)

    assert in_process(play)


@pytest.mark.parametrize("seat", [WOOD, ""])
def test_unused_invitations_are_bounded_for_each_seat_and_for_watching(seat: str) -> None:
    async def play(service: Service) -> None:
        host, friend = Person(service), Person(service)
        match, keys = await opened(host, woodwalkers="me", ironclad="invite")
        await uses(friend, keys[IRON])
        made = [await invites(host, match, seat) for _ in range(MOST_UNUSED)]
        with pytest.raises(Refused) as refused:
            await invites(host, match, seat)
        assert refused.value.code == "many-keys"
        await invites(host, match, "" if seat else WOOD)
        await uses(Person(service), made[0])
        if not seat:
            with pytest.raises(Refused, match="too many unused"):
                await invites(friend, match, seat)
            await revokes(friend, match, seat)
        await invites(host, match, seat)

    assert in_process(play)


def test_a_seat_of_nobodys_is_offered_however_often_it_was_before() -> None:
    async def play(service: Service) -> None:
        host = Person(service)
        match, _ = await opened(host, woodwalkers="me", ironclad="invite")
        for _ in range(MOST_UNUSED + 5):
            key = await invites(host, match, IRON)
        assert (await uses(Person(service), key))["match"] == match

    assert in_process(play)


# -- seats of nobody's


def test_only_the_opener_renews_the_invitation_to_a_third_persons_seat() -> None:
    async def play(service: Service) -> None:
        host, friend, third = (Person(service) for _ in range(3))
        seats = {"blue": "me", "yellow": "invite", "purple": "invite"}
        reply = await host.asks("POST", "/matches", {"game": "forge-war", "seats": seats, "options": {"players": 3}})
        match, keys = reply["card"]["match"], reply["keys"]
        names = [seat["seat"] for seat in reply["card"]["seats"] if seat["state"] == "invited"]
        await uses(friend, keys[names[0]])
        for request in (invites, revokes):
            with pytest.raises(NotYours):
                await request(friend, match, names[1])
        assert (await uses(third, keys[names[1]]))["match"] == match

    assert in_process(play)


@pytest.mark.parametrize("how", ["leave", "forget"])
def test_a_seat_that_was_left_can_be_given_to_somebody_else(how: str) -> None:
    async def play(service: Service) -> None:
        host, friend, other = (Person(service) for _ in range(3))
        match, keys = await opened(host, woodwalkers="me", ironclad="invite")
        await uses(friend, keys[IRON])
        await friend.asks("POST", f"/matches/{match}/name", {"seat": IRON, "name": "Bo"})
        spare = await invites(friend, match, IRON)
        await friend.asks("POST", f"/matches/{match}/leave" if how == "leave" else "/forget-me")
        assert (await states(host, match))[1] == ("invited", "")
        with pytest.raises(NotFound):
            await uses(other, spare)
        assert (await uses(other, await invites(host, match, IRON)))["seats"][1]["mine"]
        assert (await states(host, match))[1] == ("taken", "")
        with pytest.raises(NotYours):
            await invites(host, match, IRON)

    assert in_process(play)


def test_a_seat_is_left_when_its_last_device_leaves() -> None:
    async def play(service: Service) -> None:
        host, device, match = await two_devices(service)
        await leaves(host, match)
        assert (await states(device, match))[0][0] == "taken"
        assert await device.scene(match, WOOD)

    assert in_process(play)


def test_where_the_opener_has_left_any_player_invites_to_their_seat() -> None:
    async def play(service: Service) -> None:
        host, friend, other = (Person(service) for _ in range(3))
        match, keys = await opened(host, woodwalkers="me", ironclad="invite")
        await uses(friend, keys[IRON])
        await leaves(host, match)
        assert (await uses(other, await invites(friend, match, WOOD)))["seats"][0]["mine"]

    assert in_process(play)


def test_the_seats_of_a_match_that_is_over_stay_their_players() -> None:
    async def play(service: Service) -> None:
        host, friend = Person(service), Person(service)
        match, keys = await opened(host, woodwalkers="me", ironclad="invite")
        await uses(friend, keys[IRON])
        await friend.asks("POST", f"/matches/{match}/name", {"seat": IRON, "name": "Bo"})
        await does(friend, match, "resign", "r", IRON)
        await leaves(friend, match)
        assert (await states(host, match))[1] == ("taken", "Bo")

    assert in_process(play)


def test_a_what_if_is_deleted_by_its_last_player_and_not_by_who_watches() -> None:
    async def play(service: Service) -> None:
        host, watcher = Person(service), Person(service)
        match, _ = await opened(host, woodwalkers="me", ironclad="random")
        fork = (await host.asks("POST", f"/matches/{match}/fork", {"seat": WOOD}))["card"]["match"]
        await uses(watcher, await invites(host, fork, ""))
        await leaves(watcher, fork)
        assert (await seen(host, fork))["kind"] == "fork"
        await leaves(host, fork)
        with pytest.raises(NotFound):
            await service.matches.find(fork)

    assert in_process(play)
