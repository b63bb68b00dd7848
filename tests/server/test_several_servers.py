"""Two servers on one PostgreSQL: whatever happens to one of them, the players of the same match go on at the other."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import httpx2
import pytest
from sqlalchemy.engine import make_url

from server.databases import POSTGRESQL
from server.roaming_player import RoamingPlayer, solo_table, table_of_two
from server.server_process import ServerProcess, served
from server.stored_lines import check_stored
from server.tcp_proxy import TcpProxy, proxied
from server.visitors import Data

DATABASES = [POSTGRESQL]
MOST_SECONDS = 5.0
AGENT_SECONDS = 10.0
"""An agent goes on when its lease has run out and its match was opened elsewhere."""
"""Players go on within this time, whatever happens to a server, if the machine is not busy with something else."""
TABLES = 3
BEFORE, AFTER = 4, 6
"""The least number of acknowledged commands of each table before and after."""

pytestmark = pytest.mark.slow


class Fleet:
    """Two server processes, each with a line of its own to the database."""

    def __init__(self, servers: list[ServerProcess], lines: list[TcpProxy]) -> None:
        self.servers = servers
        self.lines = lines
        self.addresses = [server.address.replace("localhost", "127.0.0.1") for server in servers]

    def signal(self, number: int, what: int) -> None:
        os.kill(self.servers[number].process.pid, what)


@contextmanager
def fleet(database: str) -> Iterator[Fleet]:
    url = make_url(database)
    assert url.port is not None
    with ExitStack() as stack:
        lines = [stack.enter_context(proxied(url.port)) for _ in range(2)]
        servers: list[ServerProcess] = []
        for line in lines:
            own = url.set(port=line.port).render_as_string(hide_password=False)
            servers.append(stack.enter_context(served("--no-limits", "--port", "0", "--database", own)))
        here = Fleet(servers, lines)
        try:
            yield here
        finally:
            for server in servers:
                if server.process.poll() is None:
                    server.process.send_signal(signal.SIGCONT)


def most_seconds(most: float = MOST_SECONDS) -> float:
    """Return how long nobody waits: longer if more processes want to run than there are cores."""
    return most * max(os.getloadavg()[0] / (os.cpu_count() or 1), 1.0)


def killed(here: Fleet) -> None:
    here.signal(0, signal.SIGKILL)


def stopped(here: Fleet) -> None:
    here.signal(0, signal.SIGSTOP)


def cut(here: Fleet) -> None:
    here.lines[0].cut()


def hanging(here: Fleet) -> None:
    here.lines[0].hang()


async def through(
    here: Fleet, trouble: Callable[[Fleet], None], tables: list[list[RoamingPlayer]], most: float = MOST_SECONDS
) -> None:
    """Play at all tables, make trouble, and play on; nobody waits longer than allowed."""
    everybody = [player for table in tables for player in table]
    troubled = 0.0
    goals = {id(table): BEFORE for table in tables}

    def done(table: list[RoamingPlayer]) -> int:
        return sum(len(player.acknowledged) for player in table)

    def enough(table: list[RoamingPlayer]) -> Callable[[], bool]:
        return lambda: troubled > 0 and done(table) >= goals[id(table)]

    playing = [asyncio.create_task(player.play(enough(table))) for table in tables for player in table]
    async with asyncio.timeout(60):
        while any(done(table) < BEFORE for table in tables):  # noqa: ASYNC110 - many players count
            await asyncio.sleep(0.05)
    for table in tables:
        goals[id(table)] = done(table) + AFTER
    for player in everybody:
        player.longest = 0.0
    trouble(here)
    troubled = time.monotonic()
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    assert [fault for player in everybody for fault in player.faults] == []
    assert max(player.longest for player in everybody) < most_seconds(most)


@pytest.mark.parametrize("trouble", [killed, stopped, cut, hanging])
def test_players_of_one_match_go_on_when_a_server_is_lost(database: str, trouble: Callable[[Fleet], None]) -> None:
    async def inside(here: Fleet) -> list[list[RoamingPlayer]]:
        lucks = [random.Random(k) for k in range(TABLES)]  # noqa: S311 - games
        tables = [list(await table_of_two(here.addresses, luck, player=RoamingPlayer)) for luck in lucks]
        await through(here, trouble, tables)
        return tables

    with fleet(database) as here:
        tables = asyncio.run(inside(here))
    for table in tables:
        asyncio.run(check_stored(database, table[0].match, table))


@pytest.mark.parametrize("trouble", [killed, stopped, cut, hanging])
def test_agents_go_on_at_another_server_by_lease(database: str, trouble: Callable[[Fleet], None]) -> None:
    async def inside(here: Fleet) -> list[RoamingPlayer]:
        lucks = [random.Random(k) for k in range(TABLES)]  # noqa: S311 - games
        players = [await solo_table(here.addresses, luck, "random", player=RoamingPlayer) for luck in lucks]
        await through(here, trouble, [[player] for player in players], AGENT_SECONDS)
        return players

    with fleet(database) as here:
        players = asyncio.run(inside(here))
    for player in players:
        asyncio.run(check_stored(database, player.match, [player]))


async def seen(player: RoamingPlayer, address: str) -> Data:
    """Return the scene of a player's seat at one server; an empty one if that server cannot tell."""
    async with httpx2.AsyncClient(base_url=address, headers={"cookie": player.cookie}, timeout=15) as http:
        reply = await http.get(f"/api/matches/{player.match}/scene", params={"seat": player.seat})
    assert reply.status_code in (200, 503), reply.text
    found: Data = reply.json()["scene"] if reply.is_success else {}
    return found


def test_a_server_that_was_cut_off_shows_what_happened_meanwhile(database: str) -> None:
    """While its line was cut it missed every notification; when the line is mended, it reads what it missed."""

    async def inside(here: Fleet) -> None:
        luck = random.Random(5)  # noqa: S311 - a game
        one, two = await table_of_two([here.addresses[1]], luck, player=RoamingPlayer)
        assert await seen(one, here.addresses[0]) == await seen(one, here.addresses[1])
        here.lines[0].cut()

        def enough() -> bool:
            return len(one.acknowledged) + len(two.acknowledged) > 8

        await asyncio.gather(one.play(enough), two.play(enough))
        here.lines[0].mend()
        wanted = await seen(one, here.addresses[1])
        async with asyncio.timeout(most_seconds()):
            while await seen(one, here.addresses[0]) != wanted:  # noqa: ASYNC110 - it is asked over HTTP
                await asyncio.sleep(0.2)

    with fleet(database) as here:
        asyncio.run(inside(here))
