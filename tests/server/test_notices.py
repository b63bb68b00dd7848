"""A player who is waited for is told once, by one of the servers, and not while they look, sleep or are away."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from clockwood.server.core.notices.hours import checked, is_away, is_quiet
from clockwood.server.core.notices.stored import NoticeSettings
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import now
from clockwood.server.store.backup import back_up, put_back
from server.databases import POSTGRESQL, SQLITE
from server.noticed import Noticed, by_hand, received, table_of_two
from server.receivers import Receiver, receiving
from server.servers import server_on

DATABASES = [SQLITE, POSTGRESQL]
NOON = 1_800_014_400_000
"""2027-01-15, 12:00 UTC."""
HOUR = 3_600_000

Play = Callable[[Noticed, Receiver], Awaitable[None]]


def with_webhook(database: str, play: Play) -> None:
    """Let Bo have a webhook."""

    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here:
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/bo")
                await play(here, receiver)

    asyncio.run(inside())


def test_one_notice_for_a_waiting_moment_however_many_rounds_and_questions(database: str) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        await here.until_only(1)
        await here.round()
        assert await received(receiver) == []  # Bo may come by himself
        await here.round(minutes=1)
        await here.round(minutes=60)
        assert len(await received(receiver)) == 1
        await here.answers(1)
        assert 1 in [int(each.seat) for each in here.live.table.decisions]
        await here.round(minutes=60)
        assert await received(receiver) == []  # another question of the same turn
        await here.until_only(0)
        await here.until_only(1)
        await here.round(minutes=60)
        assert len(await received(receiver)) == 1

    with_webhook(database, play)


def test_nothing_hidden_is_in_a_notice(database: str) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        await here.until_only(1)
        await here.round(minutes=1)
        told = json.loads(receiver.next().body)
        match = here.live.id
        assert told == {
            "event": "turn",
            "match": match,
            "game": "ironwood",
            "title": "Ironwood",
            "text": "It is your turn.",
            "link": f"https://play.example.org/#/match/{match}",
        }

    with_webhook(database, play)


def test_an_answer_in_time_takes_the_notice_back(database: str) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        receiver.statuses = [503]
        await here.until_only(1)
        await here.round(minutes=1)
        assert len(await received(receiver)) == 1
        await here.until_only(0)
        await here.round(minutes=60)  # the second attempt would be due
        assert await received(receiver) == []

    with_webhook(database, play)


def test_who_looks_at_the_table_is_told_nothing_even_when_they_leave(database: str) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        def hears(raw: bytes) -> None:
            del raw

        await here.until_only(1)
        people = here.live.people
        await people.arrive(1, hears)
        await here.round(minutes=1)
        people.leave(1, hears)
        await here.round(minutes=60)
        assert await received(receiver) == []
        await here.until_only(0)
        await people.arrive(1, hears)
        people.look(1, hears, looking=False)  # the page is open, but out of sight
        await here.until_only(1)
        await here.round(minutes=60)
        assert len(await received(receiver)) == 1
        people.leave(1, hears)

    with_webhook(database, play)


def test_a_first_subscription_does_not_tell_of_every_old_match(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here:
                await here.until_only(1)
                await asyncio.sleep(0.002)
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/bo")
                await here.round(minutes=60)
                assert await received(receiver) == []
                await here.until_only(0)
                await here.until_only(1)
                await here.round(minutes=60)
                assert len(await received(receiver)) == 1

    asyncio.run(inside())


def test_a_match_can_be_muted(database: str) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        told = await here.asks(here.bo, f"/matches/{here.live.id}/notices", {"on": False})
        assert told["muted"] == [here.live.id]
        await here.until_only(1)
        await here.round(minutes=60)
        assert await received(receiver) == []
        await here.asks(here.bo, f"/matches/{here.live.id}/notices", {"on": True})
        await here.round()
        assert len(await received(receiver)) == 1

    with_webhook(database, play)


def test_quiet_hours_put_a_notice_off_until_they_are_over(database: str) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        minutes = now() // 60_000 % 1440
        hours = {"quiet_from": minutes, "quiet_to": (minutes + 120) % 1440, "zone": "UTC"}
        await here.asks(here.bo, "/notices/settings", hours)
        await here.until_only(1)
        await here.round(minutes=30)
        assert await received(receiver) == []
        await here.round(minutes=120)
        assert len(await received(receiver)) == 1

    with_webhook(database, play)


def test_nothing_is_sent_to_who_is_away_and_the_others_see_it(database: str) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        await here.asks(here.bo, "/notices/settings", {"away_until": "2999-12-31"})
        await here.until_only(1)
        await here.round(minutes=60)
        assert await received(receiver) == []
        card = await here.asks(here.ada, f"/matches/{here.live.id}", method="GET")
        assert [seat["away"] for seat in card["seats"]] == ["", "2999-12-31"]
        await here.live.people.read_chairs()
        assert [each.away for each in here.live.people.message().people] == ["", "2999-12-31"]
        await here.asks(here.bo, "/notices/settings", {"away_until": "2020-01-01"})
        await here.round()
        assert len(await received(receiver)) == 1
        card = await here.asks(here.ada, f"/matches/{here.live.id}", method="GET")
        assert [seat["away"] for seat in card["seats"]] == ["", ""]

    with_webhook(database, play)


def test_two_servers_tell_once(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here, server_on("", by_hand(database)) as other:
                other.notifier.time = here.clock
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/bo")
                await here.until_only(1)
                here.clock.ahead = 60_000
                notifiers = [here.server.notifier, other.notifier] * 4
                await asyncio.gather(*(each.round() for each in notifiers))
                found = await other.stores.notices.awaited()
                at = await here.clock()
                told = [await other.stores.notices.tell(who, at, send=True) for who in found if who.moment > who.told]
                assert told == []
                await asyncio.gather(*(each.round() for each in notifiers))
                for each in notifiers:
                    await each.delivered()
                assert len(await received(receiver)) == 1

    asyncio.run(inside())


def test_two_servers_that_found_the_same_moment_do_not_both_note_it(database: str) -> None:
    async def inside() -> None:
        async with table_of_two(by_hand(database)) as here, server_on("", by_hand(database)) as other:
            with receiving() as receiver:
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/bo")
            for _ in range(2):
                await here.until_only(1)
                stores = [here.server.stores.notices, other.stores.notices]
                found = [who for each in stores for who in await each.awaited() if who.match == here.live.id]
                told = [await each.tell(who, 1, send=True) for each, who in zip(stores, found, strict=True)]
                assert told == [True, False]
                taken = await asyncio.gather(*(each.take_due("webhook", 1, 100, 9) for each in stores))
                assert sorted(map(len, taken)) == [0, 1]
                assert [await each.take_due("webhook", 2, 100, 9) for each in stores] == [[], []]
                await here.until_only(0)

    asyncio.run(inside())


def test_notices_are_forgotten_with_the_visitor_and_kept_in_a_backup(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def play(here: Noticed, receiver: Receiver) -> None:
        folder = tmp_path_factory.mktemp("backup")
        key = (await here.asks(here.bo, "/notices", method="GET"))["push_key"]
        await here.until_only(1)
        await here.round(minutes=1)
        await here.asks(here.bo, "/notices/settings", {"quiet_from": 60, "quiet_to": 90, "zone": "Europe/Warsaw"})
        assert len(await received(receiver)) == 1
        await back_up(database, folder / "all")
        target = f"sqlite:///{folder / 'again.sqlite'}"
        await put_back(folder / "all", target)
        async with server_on("", by_hand(target)) as again:
            info = await again.notices.info(here.bo)
            assert info.push_key == key
            assert [each.address for each in info.subscriptions] == [f"{receiver.url}/bo"]
            assert (info.quiet_from, info.zone) == (60, "Europe/Warsaw")
            assert [who for who in await again.stores.notices.awaited() if who.moment > who.told] == []
        visitor = str(here.bo.visitor)
        await here.asks(here.bo, "/forget-me")
        assert await here.server.stores.notices.subscriptions(visitor) == []
        assert (await here.server.stores.notices.settings(visitor)).zone == "UTC"

    with_webhook(database, play)


@pytest.mark.parametrize(
    ("first", "last", "zone", "quiet"),
    [
        (-1, -1, "UTC", False),
        (11 * 60, 13 * 60, "UTC", True),
        (12 * 60, 13 * 60, "Europe/Warsaw", False),
        (13 * 60, 14 * 60, "Europe/Warsaw", True),
        (22 * 60, 13 * 60, "UTC", True),
        (22 * 60, 7 * 60, "UTC", False),
        (22 * 60, 7 * 60, "Australia/Sydney", True),
    ],
)
def test_quiet_hours_are_those_of_the_time_zone_and_may_pass_midnight(
    first: int, last: int, zone: str, quiet: bool
) -> None:
    settings = checked(NoticeSettings(quiet_from=first, quiet_to=last, zone=zone))
    assert is_quiet(settings, NOON) == quiet


def test_the_last_day_of_being_away_ends_at_midnight_there() -> None:
    away = NoticeSettings(away_until="2027-01-15", zone="Europe/Warsaw")
    assert is_away(away, NOON + 10 * HOUR)
    assert not is_away(away, NOON + 11 * HOUR)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (NoticeSettings(zone="Nowhere/Land"), "bad-zone"),
        (NoticeSettings(zone="../../etc/passwd"), "bad-zone"),
        (NoticeSettings(quiet_from=0, quiet_to=1440), "bad-hours"),
        (NoticeSettings(quiet_from=-1, quiet_to=60), "bad-hours"),
        (NoticeSettings(away_until="tomorrow"), "bad-day"),
    ],
)
def test_bad_settings_are_refused(wrong: NoticeSettings, code: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(wrong)
    assert refused.value.code == code
