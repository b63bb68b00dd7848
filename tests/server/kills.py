"""Kill servers at random moments while people play: `python -m server.kills [--kills N] [--database sqlite]`.

Servers are also stopped for a while, cut off from PostgreSQL, find the disk full, or a clock that jumps to another day,
back or forth, while they run and while they are down. Players send commands twice, late, in another order and to
several servers, and cut their sockets; PostgreSQL's notifications come late and twice. Whatever was acknowledged must
be stored once, and every record must lead to the stored position.

A server is killed only after it has acknowledged something itself. It is forked from a process that has everything
loaded; its sockets and its connections to the database are its own.

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
from server.disorder import DisorderlyPlayer
from server.nursery import Nursery, nursery
from server.ports import free_ports
from server.postgres import postgres
from server.roaming_player import solo_table, table_of_two
from server.stored_lines import check_stored
from server.tcp_proxy import TcpProxy, proxied
from server.weather import DOUBLED, LATE, Weather

FAULTS = {"kill": 0.7, "clock jump": 0.12, "stop": 0.06, "cut": 0.06, "hang": 0.06}
"""The share of each fault. On SQLite, which has no line to cut, the disk is full instead."""
SHORTEST, LONGEST = 0.02, 0.4
"""Seconds of play between a server's first acknowledgement and the next fault."""
LONGEST_FAULT = 1.5
SERVERS = 3
"""Servers that are shaken side by side: on one PostgreSQL, or each on an SQLite of its own."""
JUMPS = 190 * 24 * 3600.0
"""No clock is further from the true one. Between two of them lie fewer days than anything in use is kept for."""
CHECKS = 20
"""Attempts to read what is stored, while faults and a busy machine keep the database from answering."""
SAID_EVERY = 100
"""Kills between two lines about the counts so far."""
LONGEST_START = 30.0
"""Seconds in which a server that was started again answers somebody, or the next fault comes."""


class Shaken:
    """One server with its port, its clock and its line to the database; started again after every kill."""

    def __init__(self, database: str, line: TcpProxy | None, port: int, servers: Nursery, weather: Weather) -> None:
        self.line = line
        url = make_url(database)
        self.file = Path(url.database) if line is None and url.database else None
        self.address = f"http://127.0.0.1:{port}"
        self.servers = servers
        self.weather = weather

    async def start(self) -> None:
        await asyncio.to_thread(self.servers.start)

    async def suffer(self, fault: str, seconds: float) -> None:
        """Do something to the server, and undo it."""
        if fault == "kill":
            self.servers.send(signal.SIGKILL)
            await asyncio.to_thread(self.servers.wait)
            await self.start()
        elif fault == "clock jump":
            self.weather.shift_clock(random.uniform(-JUMPS, JUMPS))  # noqa: S311 - a test, not a secret
        elif fault == "stop":
            self.servers.send(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            self.servers.send(signal.SIGCONT)
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
        resource.prlimit(self.servers.pid, resource.RLIMIT_FSIZE, (max(size, 4096), resource.RLIM_INFINITY))
        await asyncio.sleep(seconds)
        resource.prlimit(self.servers.pid, resource.RLIMIT_FSIZE, unlimited)


class World:
    """One database and the servers on it."""

    def __init__(self, database: str, servers: list[Shaken]) -> None:
        self.database = database
        self.servers = servers
        self.addresses = [server.address for server in servers]


class Shaking:
    """Tables at which people play on and on while servers are lost; a finished one is checked and replaced."""

    def __init__(self, worlds: list[World], luck: random.Random) -> None:
        self.worlds = worlds
        self.luck = luck
        self.faults: Counter[str] = Counter()
        self.disorders: Counter[str] = Counter()
        self.players: set[DisorderlyPlayer] = set()
        self.earlier: Counter[str] = Counter()
        """The acknowledgements of each server at tables that were checked since."""
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
        seconds = time.monotonic() - self.begun
        messages = self.disorders | self._notifications()
        del messages["as sent"]
        return (
            f"{told(self.faults)} in {seconds:.0f} s ({seconds / max(self.faults['kill'], 1):.2f} s a kill); "
            f"{self.matches} matches, {self.checked} acknowledged commands, none lost; {self.repeated} commands sent "
            f"again, {told(messages)}; the longest wait for an answer was {self.longest:.1f} s"
        )

    def _notifications(self) -> Counter[str]:
        weathers = [server.weather for world in self.worlds for server in world.servers]
        names = {"notification doubled": DOUBLED, "notification late": LATE}
        return Counter({name: sum(each.get(field) for each in weathers) for name, field in names.items()})

    async def shake(self, kills: int, tables: int, until: float) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self.interrupt)
        servers = [server for world in self.worlds for server in world.servers]
        await asyncio.gather(*(server.start() for server in servers))
        self.begun = time.monotonic()
        seated = [(self.worlds[number % len(self.worlds)], number % 3 == 2) for number in range(tables)]
        playing = [asyncio.create_task(self._keep_playing(world, alone=alone)) for world, alone in seated]
        await asyncio.gather(*(self._lose(server, kills, until) for server in servers))
        self.stopping = True
        await asyncio.gather(*playing)

    async def _lose(self, server: Shaken, kills: int, until: float) -> None:
        while self.faults["kill"] < kills and time.monotonic() < until and not self.interrupted:
            await self._play_for(server, self.luck.uniform(SHORTEST, LONGEST))
            [fault] = self.luck.choices(list(FAULTS), list(FAULTS.values()))
            if fault in ("cut", "hang") and server.line is None:
                fault = "full disk"
            self.faults[fault] += 1
            if fault == "kill" and self.faults[fault] % SAID_EVERY == 0:
                sys.stderr.write(f"kills: so far {self.report()}\n")
            await server.suffer(fault, self.luck.uniform(SHORTEST, LONGEST_FAULT))

    async def _play_for(self, server: Shaken, seconds: float) -> None:
        """Wait until this server has acknowledged somebody's command, and then so long."""
        before, until = self._acknowledged(server), time.monotonic() + LONGEST_START
        while self._acknowledged(server) <= before and time.monotonic() < until:  # noqa: ASYNC110 - many players count
            await asyncio.sleep(0.02)
        await asyncio.sleep(seconds)

    def _acknowledged(self, server: Shaken) -> int:
        now = sum(player.acknowledged_by[server.address] for player in self.players)
        return self.earlier[server.address] + now

    async def _keep_playing(self, world: World, *, alone: bool) -> None:
        while not self.stopping:
            own = random.Random(self.luck.random())  # noqa: S311 - a game, not a secret
            addresses = self.luck.sample(world.addresses, len(world.addresses))
            try:
                if alone:
                    table = [await solo_table(addresses, own, player=DisorderlyPlayer)]
                else:
                    table = list(await table_of_two(addresses, own, player=DisorderlyPlayer))
            except (OSError, AssertionError):  # the server was lost meanwhile: nobody was told of a match
                await asyncio.sleep(0.1)
                continue
            except Exception as error:
                if "httpx" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.1)
                continue
            self.players.update(table)
            await asyncio.gather(*(player.play(lambda: self.stopping) for player in table))
            self.players.difference_update(table)
            await self._check(world.database, table)

    async def _check(self, database: str, table: list[DisorderlyPlayer]) -> None:
        for _ in range(CHECKS):
            with contextlib.suppress(OSError, Unavailable):
                self.checked += await check_stored(database, table[0].match, table)
                break
            await asyncio.sleep(1)
        else:
            raise AssertionError(f"the lines of {table[0].match} could not be read; {self.report()}")
        self.matches += 1
        for player in table:
            self.repeated += player.repeated
            self.disorders += player.disorders
            self.earlier += player.acknowledged_by
            self.longest = max(self.longest, player.longest)
        assert [fault for player in table for fault in player.faults] == []


def told(counts: Counter[str]) -> str:
    return ", ".join(f"{count} × {name}" for name, count in sorted(counts.items()))


@contextmanager
def shaken(kind: str) -> Iterator[list[World]]:
    """Prepare servers that are not started yet: each on an SQLite of its own, or all on one PostgreSQL."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="clockwood-kills-")))

        def server(database: str, line: TcpProxy | None) -> Shaken:
            url, port = make_url(database), ports.pop()
            own = (url if line is None else url.set(port=line.port)).render_as_string(hide_password=False)
            weather = Weather(home / f"weather-{port}")
            return Shaken(database, line, port, stack.enter_context(nursery(port, own, weather)), weather)

        if kind == "sqlite":
            ports = free_ports(SERVERS)
            files = [f"sqlite:///{home}/{number}.sqlite" for number in range(SERVERS)]
            yield [World(file, [server(file, None)]) for file in files]
        else:
            database = stack.enter_context(postgres())
            target = make_url(database).port
            assert target is not None
            lines = [stack.enter_context(proxied(target)) for _ in range(SERVERS)]
            ports = free_ports(SERVERS)
            yield [World(database, [server(database, line) for line in lines])]


def survived(kind: str, kills: int, tables: int, seconds: float, seed: int) -> Shaking:
    """Play through so many kills, or for so long; return the counts."""
    with shaken(kind) as worlds:
        shaking = Shaking(worlds, random.Random(seed))  # noqa: S311 - a test, not a secret
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
