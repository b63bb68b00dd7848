"""What is stored, what is rebuilt from it, and several servers on one store."""

import asyncio

import msgspec
import pytest

from clockwood.games.ironwood.game import GAME
from clockwood.server import films
from clockwood.server.ledger import Entry, Overtaken
from clockwood.server.messages import Choose, Deed
from clockwood.server.permissions import Visit
from clockwood.server.refusals import Late
from clockwood.server.reopening import FilmOnly
from server.databases import POSTGRESQL, SQLITE
from server.guests import dice
from server.houses import SOLO, choose, house_on, opened, played

DATABASES = [SQLITE, POSTGRESQL]


def entry(match: str, first: int, line: str) -> Entry:
    return Entry(match, first, [line], None, None, "position", over=False, outcome="", rules=1)


def test_a_table_is_rebuilt_from_its_lines_at_any_time(database: str) -> None:
    async def inside() -> None:
        async with house_on(database) as house:
            _, sitting = await opened(house)
            await played(sitting, 40)
            before = (sitting.table.match.key(), sitting.table.lines, sitting.standing(0), sitting.standing(1))
            story = [repr(told) for told in sitting.table.story]
            sitting.drop()
            await sitting.ready()
            assert (sitting.table.match.key(), sitting.table.lines, sitting.standing(0), sitting.standing(1)) == before
            assert [repr(told) for told in sitting.table.story] == story

    asyncio.run(inside())


def test_undo_and_redo_survive_a_rebuild(database: str) -> None:
    async def inside() -> None:
        async with house_on(database) as house:
            visit, sitting = await opened(house, SOLO)
            await played(sitting, 8)
            key = sitting.table.match.key()
            await house.tables.do(visit, sitting.id, "woodwalkers", deed("undo", "u1", across=True))
            sitting.drop()
            await sitting.ready()
            assert sitting.standing(0).redo
            await house.tables.do(visit, sitting.id, "woodwalkers", deed("redo", "r1"))
            assert sitting.table.match.key() == key

    asyncio.run(inside())


def deed(kind: str, client: str, **more: object) -> Deed:
    found: Deed = msgspec.convert({"is": kind, "client": client, **more}, type=Deed)
    return found


def test_many_tables_share_a_commit_and_one_that_was_overtaken_does_not_spoil_it(database: str) -> None:
    async def inside() -> None:
        async with house_on(database) as house:
            tables = [(await opened(house, SOLO))[1].id for _ in range(3)]
            await house.ledger.append(entry(tables[0], 0, "first"))
            results = await asyncio.gather(
                *(house.ledger.append(entry(match, 0, "second")) for match in tables), return_exceptions=True
            )
            assert [type(result) for result in results] == [Overtaken, type(None), type(None)]
            stored = [[line.text for line in await house.ledger.lines(match)] for match in tables]
            assert stored == [["first"], ["second"], ["second"]]

    asyncio.run(inside())


def test_two_servers_play_one_match_and_neither_loses_a_line(database: str) -> None:
    """Both answer the same questions at the same time: one of them comes late, reads on, and agrees."""

    async def inside() -> None:
        async with house_on(database) as one, house_on(database) as other:
            _, here = await opened(one)
            there = await other.matches.sitting(here.id)
            luck = dice(5)
            for number in range(15):
                question = here.table.decision
                assert question is not None
                seat, ask = int(question.seat), here.standing(int(question.seat)).ask
                options = [here.table.notation(action) for action in question.options]
                deeds = [Choose(client=f"{name}{number}", ask=ask, answer=luck.choice(options)) for name in "ab"]
                results = await asyncio.gather(
                    here.do(seat, deeds[0]), there.do(seat, deeds[1]), return_exceptions=True
                )
                assert sorted(isinstance(result, Late) for result in results) == [False, True]
                for sitting in (here, there):
                    await sitting.read_on((await one.matches.rows.find(here.id)).lines)
                assert here.table.lines == there.table.lines
                assert here.table.match.key() == there.table.match.key()

    asyncio.run(inside())


def test_one_server_at_a_time_runs_a_matchs_agents(database: str) -> None:
    async def inside() -> None:
        async with house_on(database) as one, house_on(database) as other:
            assert await one.leases.hold("m")
            assert not await other.leases.hold("m")
            assert await one.leases.hold("m")
            await one.leases.give_back()
            assert await other.leases.hold("m")
            assert not await one.leases.hold("m")

    asyncio.run(inside())


def test_a_running_match_goes_on_under_new_rules_and_its_record_says_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = GAME.rules_version

    async def before() -> tuple[str, object, Visit]:
        async with house_on(database) as house:
            visit, sitting = await opened(house, SOLO)
            await played(sitting, 20)
            return sitting.id, sitting.table.view(0), visit

    match, view, visit = asyncio.run(before())
    monkeypatch.setattr("clockwood.server.reopening.rules_of", lambda _: old + 1)

    async def after() -> None:
        async with house_on(database) as house:
            sitting = await house.matches.sitting(match)
            assert sitting.table.view(0) == view
            await choose(sitting, dice(3), "first-under-new")
            record = await house.tables.record(visit, match)
            assert f"\n! rules {old}\n| format" in record
            sitting.drop()

    asyncio.run(after())


def test_a_finished_match_of_older_rules_is_shown_from_its_film(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before() -> tuple[str, Visit, films.Film]:
        async with house_on(database) as house:
            visit, sitting = await opened(house, SOLO)
            await played(sitting, 12)
            await house.tables.do(visit, sitting.id, "woodwalkers", deed("resign", "enough"))
            await house.matches.settled()
            return sitting.id, visit, await house.tables.film(visit, sitting.id, "ironclad", "")

    match, visit, film = asyncio.run(before())
    monkeypatch.setattr("clockwood.server.reopening.rules_of", lambda _: 999)

    async def after() -> None:
        async with house_on(database) as house:
            with pytest.raises(FilmOnly):
                await house.matches.sitting(match)
            assert await house.tables.film(visit, match, "ironclad", "") == film
            assert (await house.tables.setting(visit, match, "")).hash == film.setting
            assert (await house.lobby.card(visit, match)).over

    asyncio.run(after())
