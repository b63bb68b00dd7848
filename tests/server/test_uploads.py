"""Uploads: a record or position is stored whole or not at all, and without control characters."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import func, select

import clockwood
from clockwood.kernel.table import Table
from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import Refused
from clockwood.server.store import chairs
from clockwood.server.store.sql_tables import CHAIRS, HOLDINGS, KEYS, LINES, MATCHES
from server.databases import POSTGRESQL, SQLITE
from server.running_server import RunningServer
from server.servers import server_on
from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]
DATABASES = [SQLITE, POSTGRESQL]


def begun() -> Table:
    table = clockwood.new("ironwood", seed=3)
    table.note("well met")
    return table


async def rows(here: RunningServer) -> list[int]:
    """Return how many rows of matches, and of what belongs to them, are stored."""
    async with here.server.database.reading() as connection:
        return [
            int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
            for table in (MATCHES, LINES, CHAIRS, HOLDINGS, KEYS)
        ]


@pytest.mark.parametrize("control", ["\0", "\x1b", "\x85"])
def test_a_control_character_is_refused_by_its_line_and_nothing_is_stored(
    here: RunningServer, new_visitor: NewVisitor, control: str
) -> None:
    me = new_visitor()
    before = here.do(rows(here))
    no = me.post("/records", {"record": f"{begun().record()}! note hello{control}\n"}, status=422)
    assert (no["code"], no["place"]) == ("bad-record", "record")
    assert f"line 3 has the control character U+{ord(control):04X}" in no["reason"]
    no = me.post("/positions", {"position": f"{begun().position()}# {control}\n"}, status=422)
    assert (no["code"], no["place"]) == ("bad-position", "position")
    assert here.do(rows(here)) == before


def test_a_record_with_windows_line_ends_is_taken(new_visitor: NewVisitor) -> None:
    record = begun().record().replace("\n", "\r\n")
    assert new_visitor().post("/records", {"record": record})["card"]["kind"] == "play"


def test_a_match_whose_lines_cannot_be_stored_leaves_no_row(
    here: RunningServer, new_visitor: NewVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row of a match, its lines and its seats are one transaction."""
    before = here.do(rows(here))

    async def fails(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(chairs, "give_seat", fails)
        assert new_visitor().post("/records", {"record": begun().record()}, status=503)["code"] == "unavailable"
    assert here.do(rows(here)) == before
    assert new_visitor().post("/records", {"record": begun().record()})["card"]["kind"] == "play"
    assert here.do(rows(here))[:2] == [before[0] + 1, before[1] + 1]


def test_a_visitor_who_was_deleted_opens_nothing(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            visit = Visit("nobody of this name", "192.0.2.7")
            with pytest.raises(Refused, match="deleted"):
                await server.lobby.upload(visit, begun().record(), [], "en")
            assert await server.matches.match_store.of_visitor("nobody of this name") == []
            async with server.database.reading() as connection:
                left = select(func.count()).select_from(MATCHES).where(MATCHES.c.id.not_in(select(HOLDINGS.c.match)))
                assert (await connection.execute(left)).scalar_one() == 0

    asyncio.run(inside())
