"""Servers on one PostgreSQL are replaced by a later version, one after the other, while people and agents play.

The later version has other rules of the game that is played, and migrates the tables under the servers that still run.
No answer that was acknowledged is lost, and none is counted twice.
"""

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from clockwood.server.store.database import Database
from server.databases import POSTGRESQL
from server.later_version import LATER_REVISION, LATER_RULES, later_version
from server.ports import free_ports
from server.roaming_player import RoamingPlayer, solo_table, table_of_two
from server.server_process import ServerProcess, served
from server.stored_lines import check_acknowledged, settled

DATABASES = [POSTGRESQL]
TABLES = 3
BETWEEN = 4
"""The least number of answers of each table that are acknowledged before, between and after the replacements."""
PACE = 0.05
LONGEST = 240.0

pytestmark = pytest.mark.slow


class Fleet:
    """Two servers, each of which can be replaced by one of the later version, at the same address."""

    def __init__(self, database: str, later: dict[str, str], stack: ExitStack) -> None:
        self.options = ["--no-limits", "--database", database]
        self.later = later
        self.stack = stack
        self.ports = free_ports(2)
        self.servers = [self._served(port) for port in self.ports]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]

    def _served(self, port: int, environment: dict[str, str] | None = None) -> ServerProcess:
        return self.stack.enter_context(served(*self.options, "--port", str(port), environment=environment))

    def replace(self, number: int) -> None:
        """End a server as a host does, and start the later version in its place."""
        status, errors = self.servers[number].stop(signal.SIGTERM)
        assert status in (0, -signal.SIGTERM), errors
        assert "Traceback" not in errors
        self.servers[number] = self._served(self.ports[number], self.later)


async def upgraded(fleet: Fleet, tables: list[list[RoamingPlayer]]) -> None:
    """Play at all tables while one server after the other is replaced; each table goes on between the replacements."""
    everybody = [player for table in tables for player in table]
    finished = False
    for player in everybody:
        player.pace = PACE

    def enough() -> bool:
        return finished

    def done(table: list[RoamingPlayer]) -> int:
        return sum(len(player.acknowledged) for player in table)

    async def more() -> None:
        wanted = [done(table) + BETWEEN for table in tables]
        while any(done(table) < least for table, least in zip(tables, wanted, strict=True)):  # noqa: ASYNC110 - many count
            await asyncio.sleep(0.05)

    async with asyncio.timeout(LONGEST):
        playing = [asyncio.create_task(player.play(enough)) for player in everybody]
        await more()
        for number in range(len(fleet.servers)):
            await asyncio.to_thread(fleet.replace, number)
            await more()
        finished = True
        await asyncio.gather(*playing)
    assert [fault for player in everybody for fault in player.faults] == []


async def opened(addresses: list[str]) -> list[list[RoamingPlayer]]:
    lucks: Callable[[int], random.Random] = random.Random
    tables = [list(await table_of_two(addresses, lucks(k), player=RoamingPlayer)) for k in range(TABLES)]
    return [*tables, [await solo_table(addresses, lucks(TABLES), "random", player=RoamingPlayer)]]


async def revision(address: str) -> str:
    database = Database(address)
    try:
        async with database.reading() as connection:
            return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())
    finally:
        await database.close()


async def rules_and_told(address: str, table: list[RoamingPlayer]) -> tuple[int, int]:
    """Return under which rules a match goes on; raise if an answer is lost or was counted twice."""
    stored, lines = await settled(address, table[0].match)
    changes = [line.text.split("\n")[0] for line in lines if line.text.startswith("! rules")]
    assert changes == [f"! rules {LATER_RULES}"]
    return stored.rules, check_acknowledged(lines, table)


def test_no_answer_is_lost_while_servers_are_replaced_by_a_later_version(database: str, tmp_path: Path) -> None:
    later = later_version(tmp_path / "later")
    with ExitStack() as stack:
        fleet = Fleet(database, later, stack)
        tables = asyncio.run(opened(fleet.addresses))
        asyncio.run(upgraded(fleet, tables))
    assert asyncio.run(revision(database)) == LATER_REVISION
    for table in tables:
        rules, told = asyncio.run(rules_and_told(database, table))
        assert rules == LATER_RULES
        assert told >= 3 * BETWEEN
    backup = [sys.executable, "-m", "clockwood", "backup", str(tmp_path / "all.backup"), "--database", database]
    checked = subprocess.run(backup, env=later, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert f"{len(tables)} matches opened" in checked.stdout
