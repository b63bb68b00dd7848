"""Storing and restoring matches, and several servers on one database."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from clockwood.api import replay
from clockwood.games.ironwood.game import GAME
from clockwood.kernel.errors import BadPosition
from clockwood.server.core.connections.messages import Choose, Command
from clockwood.server.core.matches import replays
from clockwood.server.core.matches.restore import CannotContinue, ReplayOnly
from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import Refused, TooLate, Unavailable
from clockwood.server.core.stored import Chair, RecordEntry
from clockwood.server.core.stores import WriteConflict
from clockwood.server.store.database import Database
from clockwood.server.store.matches import SqlMatches
from clockwood.server.store.revisions import migrate
from clockwood.server.store.seats import SqlSeats
from server.databases import POSTGRESQL, SQLITE
from server.servers import SOLO, choose, opened, played, server_on
from server.visitors import dice

DATABASES = [SQLITE, POSTGRESQL]


def entry(match: str, first: int, line: str) -> RecordEntry:
    return RecordEntry(match, first, [line], None, None, "position", over=False, outcome="", rules=1)


def test_a_table_can_be_restored_from_its_lines_at_any_time(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server)
            await played(live, 40)
            before = (live.table.match.key(), live.table.lines, live.standing(0), live.standing(1))
            story = [repr(told) for told in live.table.story]
            live.drop()
            await live.ready()
            assert (live.table.match.key(), live.table.lines, live.standing(0), live.standing(1)) == before
            assert [repr(told) for told in live.table.story] == story

    asyncio.run(inside())


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    async def inside() -> None:
        database = Database(f"sqlite:///{tmp_path / 'old.sqlite'}")
        async with database.engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(
                text("INSERT INTO matches VALUES ('m','g',1,'','','play',NULL,1,0,2,'en','',0,0,0,0,'','')")
            )
            await connection.execute(
                text("INSERT INTO matches VALUES ('s','g',1,'','','play',NULL,1,1,2,'en','',0,0,0,0,'','')")
            )
            await connection.execute(text("INSERT INTO chairs VALUES ('m', 0, 'taken'), ('s', 0, 'taken')"))
            await connection.execute(text("INSERT INTO visitors VALUES ('one', 0), ('two', 0)"))
            await connection.execute(text("INSERT INTO holdings VALUES ('one', 's', 0, 0), ('two', 's', 1, 0)"))
        await database.open()
        stored = await SqlMatches(database).find("m")
        assert (stored.round, stored.delayed) == (0, False)
        assert await SqlSeats(database).chairs("m") == {0: Chair("invited", "")}  # nobody held it
        assert await SqlSeats(database).chairs("s") == {0: Chair("taken", "")}
        assert not (await SqlMatches(database).find("s")).shared  # two visitors held it
        await database.close()

    asyncio.run(inside())


def test_undo_and_redo_survive_restoring(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            visit, live = await opened(server, SOLO)
            await played(live, 8)
            key = live.table.match.key()
            await server.match_requests.do(visit, live.id, "woodwalkers", command("undo", "u1", across=True))
            live.drop()
            await live.ready()
            assert live.standing(0).redo
            await server.match_requests.do(visit, live.id, "woodwalkers", command("redo", "r1"))
            assert live.table.match.key() == key

    asyncio.run(inside())


def command(kind: str, client: str, **more: object) -> Command:
    found: Command = msgspec.convert({"is": kind, "client": client, **more}, type=Command)
    return found


def test_many_tables_share_a_commit_and_one_that_was_overtaken_does_not_spoil_it(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            tables = [(await opened(server, SOLO))[1].id for _ in range(3)]
            await server.record_lines.append(entry(tables[0], 0, "first"))
            results = await asyncio.gather(
                *(server.record_lines.append(entry(match, 0, "second")) for match in tables), return_exceptions=True
            )
            assert [type(result) for result in results] == [WriteConflict, type(None), type(None)]
            stored = [[line.text for line in await server.record_lines.lines(match)] for match in tables]
            assert stored == [["first"], ["second"], ["second"]]

    asyncio.run(inside())


def test_two_servers_play_one_match_and_neither_loses_a_line(database: str) -> None:
    """Both answer the same question at the same time: one is late, reads the other's lines, and agrees."""

    async def inside() -> None:
        async with server_on(database) as one, server_on(database) as other:
            _, here = await opened(one)
            there = await other.matches.live(here.id)
            luck = dice(5)
            for number in range(15):
                question = here.table.decision
                assert question is not None
                seat, ask = int(question.seat), here.standing(int(question.seat)).ask
                options = [here.table.notation(action) for action in question.options]
                commands = [Choose(client=f"{name}{number}", ask=ask, answer=luck.choice(options)) for name in "ab"]
                results = await asyncio.gather(
                    here.do(seat, commands[0]), there.do(seat, commands[1]), return_exceptions=True
                )
                assert sorted(isinstance(result, TooLate) for result in results) == [False, True]
                for live in (here, there):
                    await live.read_new_lines((await one.matches.match_store.find(here.id)).lines)
                assert here.table.lines == there.table.lines
                assert here.table.match.key() == there.table.match.key()

    asyncio.run(inside())


def test_one_server_at_a_time_runs_a_matchs_agents(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as one, server_on(database) as other:
            assert await one.leases.hold("m")
            if one.database.single:
                return  # of SQLite there is one server, which needs no lease
            assert not await other.leases.hold("m")
            assert await one.leases.hold("m")
            await one.leases.release_all()
            assert await other.leases.hold("m")
            assert not await one.leases.hold("m")

    asyncio.run(inside())


def test_an_older_server_leaves_a_match_under_newer_rules_to_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While servers are upgraded one by one, the older must not take a match back to its own rules."""

    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server, SOLO)
            await played(live, 5)
            server.matches.forget(live.id)
            before = await server.record_lines.lines(live.id)
            monkeypatch.setattr("clockwood.server.core.matches.restore.current_rules", lambda _: GAME.rules_version - 1)
            with pytest.raises(Unavailable, match="newer rules"):
                await server.matches.live(live.id)
            assert await server.record_lines.lines(live.id) == before

    asyncio.run(inside())


def test_a_running_match_continues_under_new_rules_and_its_record_says_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = GAME.rules_version

    async def before() -> tuple[str, object, Visit]:
        async with server_on(database) as server:
            visit, live = await opened(server, SOLO)
            await played(live, 20)
            story.extend(told.message for told in live.table.heard(0))
            return live.id, live.table.view(0), visit

    story: list[str] = []
    match, view, visit = asyncio.run(before())
    assert len(story) > 10
    monkeypatch.setattr("clockwood.server.core.matches.restore.current_rules", lambda _: old + 1)

    async def after() -> None:
        async with server_on(database) as server:
            live = await server.matches.live(match)
            assert live.table.view(0) == view
            assert [told.message for told in live.table.heard(0)] == [*story, "rules-changed"]
            film = await server.match_requests.replay(visit, match, "woodwalkers", "en")
            assert (film.steps[0].told, len(film.story)) == (len(story) + 1, len(story) + 1)
            for line in (1, len(story)):
                with pytest.raises(Refused) as refused:
                    await server.match_requests.step(visit, match, "woodwalkers", "en", line)
                assert (refused.value.status, refused.value.code) == (409, "older-rules")
            shown = await server.match_requests.step(visit, match, "woodwalkers", "en", len(story) + 1)
            assert shown.diff == film.steps[0].diff
            await choose(live, dice(3), "first-under-new")
            record = await server.match_requests.record(visit, match)
            assert f"\n! rules {old}\n| format" in record
            scene = await server.match_requests.scene(visit, match, "woodwalkers", "en")
            told = [line.said.text for line in scene.scene.story]
            assert "From here on a newer version of the rules applies" in told[len(story)]
            again = replay(record)
            assert [each.message for each in again.heard(0)] == [each.message for each in live.table.heard(0)]
            await live.do(0, command("undo", "back", across=True))
            assert [each.message for each in live.table.heard(0)][: len(story)] == story
            live.drop()

    asyncio.run(after())


def test_a_match_that_cannot_be_told_says_so_and_keeps_its_record(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> tuple[str, Visit]:
        async with server_on(database) as server:
            visit, live = await opened(server, SOLO)
            await played(live, 12)
            return live.id, visit

    match, visit = asyncio.run(before())
    monkeypatch.setattr("clockwood.server.core.matches.restore.current_rules", lambda _: 999)

    def refused(*_: object, **__: object) -> None:
        raise BadPosition("state", "no such entry in this game")

    monkeypatch.setattr("clockwood.api.continued", refused)
    monkeypatch.setattr("clockwood.api.stopped", refused)

    async def after() -> None:
        async with server_on(database) as server:
            with pytest.raises(CannotContinue):
                await server.matches.live(match)
            assert (await server.lobby.info(visit, match)).match == match
            assert "woodwalkers: " in await server.match_requests.record(visit, match)

    asyncio.run(after())


def test_a_finished_match_of_older_rules_is_shown_from_its_stored_replay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> tuple[str, Visit, replays.Replay]:
        async with server_on(database) as server:
            visit, live = await opened(server, SOLO)
            await played(live, 12)
            await server.match_requests.do(visit, live.id, "woodwalkers", command("resign", "enough"))
            await server.matches.replay_saver.saved()
            return live.id, visit, await server.match_requests.replay(visit, live.id, "ironclad", "")

    match, visit, replay = asyncio.run(before())
    monkeypatch.setattr("clockwood.server.core.matches.restore.current_rules", lambda _: 999)

    async def after() -> None:
        async with server_on(database) as server:
            with pytest.raises(ReplayOnly):
                await server.matches.live(match)
            assert await server.match_requests.replay(visit, match, "ironclad", "") == replay
            assert (await server.match_requests.setting(visit, match, "")).hash == replay.setting
            assert (await server.lobby.info(visit, match)).over

    asyncio.run(after())
