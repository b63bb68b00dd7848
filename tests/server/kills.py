"""Kill servers at random moments while people play: `python -m server.kills [--kills N] [--database sqlite]`.

Servers are also stopped for a while, cut off from PostgreSQL, or find the disk full. Players send commands twice and
again. Whatever was acknowledged must be stored once, and every record must lead to the stored position.

Counts go to standard error now and then. Interrupted (Ctrl-C, SIGTERM), it ends the play, checks what was acknowledged
so far and reports that; another `--seed` goes on with other moments.
"""

import argparse
import asyncio
import contextlib
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from clockwood.server.core.refusals import Unavailable
from server.ports import free_port
from server.postgres import postgres
from server.roaming_player import RoamingPlayer, solo_table, table_of_two
from server.server_process import ServerProcess
from server.stored_lines import check_stored
from server.tcp_proxy import TcpProxy, proxied

FAULTS = {"kill": 0.8, "stop": 0.08, "cut": 0.06, "hang": 0.06}
"""The share of each fault. On SQLite, which has no line to cut, the disk is full instead."""
SHORTEST, LONGEST = 0.1, 1.5
"""Seconds of play between two faults, and the length of a fault that ends."""
CHECKS = 20
"""Attempts to read what is stored, while faults and a busy machine keep the database from answering."""
SAID_EVERY = 20
"""Kills between two lines about the counts so far."""
LONGEST_START = 30.0
"""Seconds in which a server that was started again answers somebody, or the next fault comes."""


class Shaken:
    """One server with its port and its line to the database; started again after every kill."""

    def __init__(self, database: str, line: TcpProxy | None) -> None:
        self.line = line
        url = make_url(database)
        own = url if line is None else url.set(port=line.port)
        self.file = Path(url.database) if line is None and url.database else None
        self.port = free_port()
        address = own.render_as_string(hide_password=False)
        self.options = ["--no-limits", "--port", str(self.port), "--workers", "1", "--database", address]
        self.process = ServerProcess(*self.options)
        self.address = f"http://127.0.0.1:{self.port}"

    async def suffer(self, fault: str, seconds: float) -> None:
        """Do something to the server, and undo it."""
        if fault == "kill":
            self.process.process.kill()
            await asyncio.to_thread(self.process.process.communicate)
            self.process = await asyncio.to_thread(ServerProcess, *self.options)
        elif fault == "stop":
            self.process.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            self.process.process.send_signal(signal.SIGCONT)
        elif self.line is None:
            await self._fill_the_disk(seconds)
        else:
            (self.line.cut if fault == "cut" else self.line.hang)()
            await asyncio.sleep(seconds)
            self.line.mend()

    async def _fill_the_disk(self, seconds: float) -> None:
        """Let no file of the server grow for a while."""
        assert self.file is not None
        log = self.file.with_name(f"{self.file.name}-wal")
        size = log.stat().st_size if log.exists() else 0
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        number = self.process.process.pid
        resource.prlimit(number, resource.RLIMIT_FSIZE, (max(size, 4096), resource.RLIM_INFINITY))
        await asyncio.sleep(seconds)
        resource.prlimit(number, resource.RLIMIT_FSIZE, unlimited)

    def end(self) -> None:
        if self.process.process.poll() is None:
            self.process.process.kill()
            self.process.process.communicate()


class Shaking:
    """Tables at which people play on and on while servers are lost; a finished one is checked and replaced."""

    def __init__(self, database: str, servers: list[Shaken], luck: random.Random) -> None:
        self.database = database
        self.servers = servers
        self.luck = luck
        self.faults: Counter[str] = Counter()
        self.players: set[RoamingPlayer] = set()
        self.checked = 0
        self.matches = 0
        self.repeated = 0
        self.longest = 0.0
        self.stopping = False
        self.interrupted = False
        self.begun = time.monotonic()

    def interrupt(self) -> None:
        self.interrupted = True

    def report(self) -> str:
        """Return the counts so far. A loss would have been raised."""
        faults = ", ".join(f"{count} × {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{faults} in {time.monotonic() - self.begun:.0f} s; {self.matches} matches, {self.checked} acknowledged "
            f"commands, none lost, {self.repeated} sent again; the longest wait for an answer was {self.longest:.1f} s"
        )

    async def shake(self, kills: int, tables: int, until: float) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self.interrupt)
        playing = [asyncio.create_task(self._keep_playing(alone=number % 3 == 2)) for number in range(tables)]
        shaking = [asyncio.create_task(self._lose(server, kills, until)) for server in self.servers]
        await asyncio.gather(*shaking)
        self.stopping = True
        await asyncio.gather(*playing)

    async def _lose(self, server: Shaken, kills: int, until: float) -> None:
        while self.faults["kill"] < kills and time.monotonic() < until and not self.interrupted:
            await self._play_for(self.luck.uniform(SHORTEST, LONGEST))
            [fault] = self.luck.choices(list(FAULTS), list(FAULTS.values()))
            if fault in ("cut", "hang") and server.line is None:
                fault = "full disk"
            self.faults[fault] += 1
            if fault == "kill" and self.faults[fault] % SAID_EVERY == 0:
                sys.stderr.write(f"kills: so far {self.report()}\n")
            await server.suffer(fault, self.luck.uniform(SHORTEST, 2 * LONGEST))

    async def _play_for(self, seconds: float) -> None:
        """Wait until somebody's command was acknowledged, and then so long."""
        before, until = self._acknowledged(), time.monotonic() + LONGEST_START
        while self._acknowledged() <= before and time.monotonic() < until:  # noqa: ASYNC110 - many players count
            await asyncio.sleep(0.05)
        await asyncio.sleep(seconds)

    def _acknowledged(self) -> int:
        return self.checked + sum(len(player.acknowledged) for player in self.players)

    async def _keep_playing(self, *, alone: bool) -> None:
        addresses = [server.address for server in self.servers]
        while not self.stopping:
            try:
                own = random.Random(self.luck.random())  # noqa: S311 - a game, not a secret
                table = [await solo_table(addresses, own)] if alone else list(await table_of_two(addresses, own))
            except (OSError, AssertionError):  # the server was lost meanwhile: nobody was told of a match
                await asyncio.sleep(0.2)
                continue
            except Exception as error:
                if "httpx" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.2)
                continue
            self.players.update(table)
            await asyncio.gather(*(player.play(lambda: self.stopping) for player in table))
            self.players.difference_update(table)
            await self._check(table)

    async def _check(self, table: list[RoamingPlayer]) -> None:
        for _ in range(CHECKS):
            with contextlib.suppress(OSError, Unavailable):
                self.checked += await check_stored(self.database, table[0].match, table)
                break
            await asyncio.sleep(1)
        else:
            raise AssertionError(f"the lines of {table[0].match} could not be read; {self.report()}")
        self.matches += 1
        self.repeated += sum(player.repeated for player in table)
        self.longest = max(self.longest, *(player.longest for player in table))
        assert [fault for player in table for fault in player.faults] == []


@contextmanager
def shaken(kind: str) -> Iterator[tuple[str, list[Shaken]]]:
    """Start one server on SQLite, or two on PostgreSQL."""
    with ExitStack() as stack:
        if kind == "sqlite":
            home = stack.enter_context(tempfile.TemporaryDirectory(prefix="clockwood-kills-"))
            database = f"sqlite:///{home}/server.sqlite"
            lines: list[TcpProxy | None] = [None]
        else:
            database = stack.enter_context(postgres())
            port = make_url(database).port
            assert port is not None
            lines = [stack.enter_context(proxied(port)) for _ in range(2)]
        servers: list[Shaken] = []
        for line in lines:
            servers.append(Shaken(database, line))
            stack.callback(servers[-1].end)
        yield database, servers


def survived(kind: str, kills: int, tables: int, seconds: float, seed: int) -> Shaking:
    """Play through so many kills, or for so long; return the counts."""
    with shaken(kind) as (database, servers):
        shaking = Shaking(database, servers, random.Random(seed))  # noqa: S311 - a test, not a secret
        asyncio.run(shaking.shake(kills, tables, time.monotonic() + seconds))
    return shaking


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=2000)
    arguments.add_argument("--tables", type=int, default=12)
    arguments.add_argument("--seconds", type=float, default=float("inf"))
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    wanted = arguments.parse_args()
    for kind in wanted.database or ["sqlite", "postgresql"]:
        found = survived(kind, wanted.kills, wanted.tables, wanted.seconds, wanted.seed)
        print(f"kills: {kind}: {found.report()}")  # noqa: T201 - the answer
        if found.interrupted:
            break


if __name__ == "__main__":
    main()
