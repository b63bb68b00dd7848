"""Measure how fast a server answers, with one table and with many, under load from another process.

python benchmarks/server_speed.py [--postgresql URL] [--page docs/server.md]
python benchmarks/server_speed.py --tables 200 [--seconds 30] [--pace 10] [--postgresql URL]

The first measures, with SQLite and, where the address of an empty database is given, with PostgreSQL: one table and 200
whose people answer as fast as they are asked, 500 that are opened, and 1,000 at which everybody thinks ten seconds on
average before an answer. The second measures one of these.

While the tables are opened, people at a few others give an answer every half second; the time theirs take is told too.
Then everybody sits down at once; what comes after that is measured. Run it on an idle machine with the compiled rules:
`make compiled` builds them.
"""

import argparse
import asyncio
import gzip
import json
import multiprocessing
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from clockwood import build_form
from clockwood.lab.report import markdown_table, put_into
from clockwood.server.web.page_files import PAGE

SERVE = [sys.executable, "-c", "from clockwood.cli import main; main()", "serve", "--port", "0", "--no-limits"]
WORD = "Clockwood is served at "
WISHES = {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "me"}}
BYSTANDERS, THEIR_PACE = 5, 0.5
"""Tables at which people play while the others are opened, and the seconds between two answers of a seat there."""
OPENED_AT_ONCE = 8
SEATS = ("woodwalkers", "ironclad")


class Table:
    """Two players who answer at random, each with a socket; when a match is over, the next one begins."""

    def __init__(self, address: str, number: int, pace: float) -> None:
        self.pace = pace
        self.address = address
        self.http = httpx2.AsyncClient(base_url=address, timeout=120)
        self.luck = random.Random(number)  # noqa: S311 - a game, not a secret
        self.times: list[float] = []
        self.sent: dict[str, float] = {}
        self.count = 0
        self.seated: set[str] = set()
        self.full = asyncio.Event()
        self.match = ""

    async def open(self) -> None:
        reply = await self.http.post("/api/matches", json={**WISHES, "seed": self.luck.getrandbits(32)})
        reply.raise_for_status()
        self.match = reply.json()["card"]["match"]

    async def play(self) -> None:
        """Play until this is cancelled."""
        try:
            while True:
                await asyncio.gather(*(self.sit(seat) for seat in SEATS))
                await self.open()
        finally:
            await self.http.aclose()

    async def sit(self, seat: str) -> None:
        where = f"{self.address.replace('http', 'ws')}/api/matches/{self.match}/live?seat={seat}"
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        opening = connect(
            where, origin=Origin(self.address), additional_headers=headers, max_size=None, open_timeout=60
        )
        asked = ""
        async with opening as socket, asyncio.TaskGroup() as thinking:
            async for raw in socket:
                message = json.loads(raw)
                if message["is"] == "done":
                    self.times.append(time.perf_counter() - self.sent.pop(message["client"]))
                if message["is"] == "scene":
                    self.seated.add(seat)
                    if len(self.seated) == len(SEATS):
                        self.full.set()
                part = message.get("scene") or message.get("change")
                if part and part["question"] and message["standing"]["ask"] != asked:
                    asked = message["standing"]["ask"]
                    thinking.create_task(self.answer(socket, part["question"], asked))
                if part and message["standing"]["over"]:
                    break

    async def answer(self, socket: ClientConnection, question: dict[str, Any], ask: str) -> None:
        self.count += 1
        client = f"c{self.count}"
        answers = [option["answer"] for option in question["options"]]
        count = question["low"] if question["shape"] == "some" else 1
        if count > 1:
            answer = "; ".join(self.luck.sample(answers, count))
        else:
            answer = self.luck.choice(answers + [option["answer"] for option in question["out"]])
        if self.pace:
            await asyncio.sleep(self.luck.uniform(0, 2 * self.pace))
        self.sent[client] = time.perf_counter()
        await socket.send(json.dumps({"is": "choose", "client": client, "ask": ask, "answer": answer}))


async def open_all(tables: list[Table]) -> None:
    """Open the tables, a few at a time."""
    waiting = iter(tables)

    async def open_some() -> None:
        for table in waiting:
            await table.open()

    await asyncio.gather(*(open_some() for _ in range(OPENED_AT_ONCE)))


async def opening(address: str, tables: list[Table]) -> dict[str, float]:
    """Open the tables while people play at a few others; return how long it took, and how long theirs did."""
    others = [Table(address, 10_000 + number, THEIR_PACE) for number in range(BYSTANDERS)]
    await open_all(others)
    async with playing(others):
        begun = time.monotonic()
        await open_all(tables)
        spent = time.monotonic() - begun
    times = sorted(each for table in others for each in table.times)
    worst = round(times[int(len(times) * 0.99)] * 1000, 2) if times else float("nan")
    return {"opened in, s": round(spent, 2), "others meanwhile, client ms, p99": worst}


async def all_seated(tables: list[Table]) -> None:
    for table in tables:
        await table.full.wait()


@asynccontextmanager
async def playing(tables: list[Table]) -> AsyncIterator[list["asyncio.Task[None]"]]:
    """Let people play at the tables; an error of any of them is raised at the end."""
    tasks = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    wrong = [each for each in ends if isinstance(each, Exception)]
    if wrong:
        raise ExceptionGroup(f"{len(wrong)} of {len(tables)} tables", wrong[:3])


async def load(
    address: str, tables: int, seconds: float, ready: Callable[[dict[str, float]], None], pace: float = 0.0
) -> list[float]:
    """Open the tables, let everybody sit down, call `ready`, and play for `seconds`; return all times."""
    found = [Table(address, number, pace) for number in range(tables)]
    opened = await opening(address, found)
    begun = time.monotonic()
    async with playing(found) as tasks:
        seated = asyncio.create_task(all_seated(found))
        await asyncio.wait([seated, *tasks], return_when=asyncio.FIRST_COMPLETED)
        seated.cancel()
        ready({**opened, "seated in, s": round(time.monotonic() - begun, 2)})
        for table in found:
            table.times.clear()
        await asyncio.sleep(seconds)
        return [each for table in found for each in table.times]


def own_time() -> float:
    spent = resource.getrusage(resource.RUSAGE_SELF)
    return spent.ru_utime + spent.ru_stime


def generate(address: str, tables: int, seconds: float, pace: float, out: "multiprocessing.Queue[Any]") -> None:
    """Play from a separate process; put the times of the answers, and the processor time used, into the queue."""
    begun: list[float] = []

    def ready(opened: dict[str, float]) -> None:
        begun.append(own_time())
        out.put(opened)

    times = asyncio.run(load(address, tables, seconds, ready, pace))
    out.put((times, own_time() - begun[0]))


def processor_time(process: int) -> float:
    """Return the processor seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def helpers_time(process: int) -> float:
    """Return the processor seconds that the processes have used which a process has started and which still run."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return sum(processor_time(int(child)) for child in children)


def memory(process: int) -> int:
    """Return the kilobytes of memory that a process uses."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1])


Buckets = list[tuple[float, float]]


def server_times(address: str) -> Buckets:
    """Return the server's own histogram of the time for a choice: upper bounds and counts."""
    buckets: Buckets = []
    for line in httpx2.get(f"{address}/metrics").text.splitlines():
        if line.startswith("clockwood_choice_seconds_bucket"):
            edge, count = line.partition('le="')[2].partition('"} ')[::2]
            buckets.append((float(edge), float(count)))
    return buckets


def quantile(before: Buckets, after: Buckets, share: float) -> float:
    """Return a percentile, in ms, of the choices between two histograms, interpolated within its bucket."""
    counts = [(edge, count - earlier) for (edge, count), (_, earlier) in zip(after, before, strict=True)]
    wanted = counts[-1][1] * share / 100
    below, passed = 0.0, 0.0
    for edge, count in counts:
        if count >= wanted and count > passed:
            return round(1000 * (below + (edge - below) * (wanted - passed) / (count - passed)), 2)
        below, passed = edge, count
    return float("inf")


class Case(NamedTuple):
    """A measurement: so many tables for so long, the seconds that people think, and PostgreSQL if it is not SQLite."""

    tables: int
    seconds: float = 30.0
    pace: float = 0.0
    database: str = ""

    def name(self) -> str:
        thought = f", {self.pace:g} s of thought" if self.pace else ""
        return f"{self.tables:,}{thought}{', PostgreSQL' if self.database else ''}"


def every_case(postgresql: str) -> list[Case]:
    cases = [Case(1), Case(200), Case(500, 30, 10), Case(1000, 60, 10)]
    if postgresql:
        cases += [Case(200, database=postgresql), Case(1000, 60, 10, postgresql)]
    return cases


def measured(case: Case) -> dict[str, str]:
    options = ["--database", case.database] if case.database else []
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "CLOCKWOOD_HOME": home}
        server = subprocess.Popen([*SERVE, *options], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            said = server.stdout.readline().removeprefix(WORD).split()[0]
            address = said.rstrip("/").replace("localhost", "127.0.0.1")
            while not asyncio.run(load(address, 1, 3, lambda _: None)):
                pass  # texts and pictures are made on first use
            return {"tables": case.name(), **figures(address, server.pid, case)}
        finally:
            server.terminate()
            server.wait(30)


def figures(address: str, server: int, case: Case) -> dict[str, str]:
    out: multiprocessing.Queue[Any] = multiprocessing.Queue()
    sizes = (case.tables, case.seconds, case.pace)
    loading = multiprocessing.Process(target=generate, args=(address, *sizes, out))
    empty = memory(server)
    loading.start()
    opened: dict[str, float] = out.get()
    start, helped, before = processor_time(server), helpers_time(server), server_times(address)
    begin = time.monotonic()
    times, spent = out.get()
    elapsed = time.monotonic() - begin
    used, helped, after = processor_time(server) - start, helpers_time(server) - helped, server_times(address)
    loading.join()
    if not times:
        raise SystemExit(f"nobody answered within {case.seconds:g} seconds; give more --seconds, or a smaller --pace")
    times.sort()
    found = {
        **opened,
        "choices": len(times),
        "choices per second": round(len(times) / elapsed, 1),
        "server ms, median": quantile(before, after, 50),
        "server ms, p99": quantile(before, after, 99),
        "client ms, median": round(times[len(times) // 2] * 1000, 2),
        "client ms, p99": round(times[int(len(times) * 0.99)] * 1000, 2),
        "processor ms a choice": round(used / len(times) * 1000, 2),
        "server's share of a core": round(used / elapsed, 2),
        "its helpers' share of a core": round(helped / elapsed, 2),
        "load's share of a core": round(spent / elapsed, 2),
        "server's memory, MB": round(memory(server) / 1000, 1),
        "memory for each table, kB": round((memory(server) - empty) / (case.tables + BYSTANDERS), 1),
    }
    return {name: f"{value:,}" for name, value in found.items()}


def table_of(found: list[dict[str, str]]) -> str:
    rows = [[name, *(one[name] for one in found)] for name in found[0]]
    about = f"{build_form.describe()}, {os.cpu_count()} cores, {platform.machine()}"
    page = f"The whole page is {page_size() / 1000:.0f} kB gzipped, every font included; at most 350 are wanted."
    return "\n".join([f"{about}.", "", *markdown_table(rows[0], rows[1:]), "", page]) + "\n"


def page_size() -> int:
    """Return the size of all files of the page, gzipped."""
    return sum(len(gzip.compress(path.read_bytes())) for path in PAGE.rglob("*") if plain_file(path))


def plain_file(path: Path) -> bool:
    """Return whether a path is a file of the page, and not its compressed form."""
    return path.is_file() and path.suffix not in (".br", ".gz")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=0)
    arguments.add_argument("--seconds", type=float, default=30)
    arguments.add_argument("--pace", type=float, default=0.0)
    arguments.add_argument("--postgresql", default="", metavar="URL")
    arguments.add_argument("--page", type=Path)
    wanted = arguments.parse_args()
    one = Case(wanted.tables, wanted.seconds, wanted.pace, wanted.postgresql)
    found = [measured(case) for case in ([one] if wanted.tables else every_case(wanted.postgresql))]
    sys.stdout.write(table_of(found))
    if wanted.page:
        put_into(wanted.page, table_of(found))


if __name__ == "__main__":
    main()
