"""How fast a server answers: one table alone, then many at once, the load from a process of its own.

python benchmarks/server.py [--tables 200] [--seconds 20] [--database URL] [--json FILE]
"""  # noqa: INP001 - a script

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

SERVE = [sys.executable, "-c", "from clockwood.cli import main; main()", "serve", "--port", "0", "--no-limits"]
WORD = "Clockwood is served at "
WISHES = {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "me"}}
SEATS = ("woodwalkers", "ironclad")


class Table:
    """Two people at random, one socket each; a new match begins when one is over."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.http = httpx2.AsyncClient(base_url=address, timeout=120)
        self.luck = random.Random(number)  # noqa: S311 - a game, not a secret
        self.times: list[float] = []
        self.sent: dict[str, float] = {}
        self.count = 0
        self.match = ""

    async def open(self) -> None:
        reply = await self.http.post("/api/matches", json=WISHES)
        reply.raise_for_status()
        self.match = reply.json()["card"]["match"]

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.gather(*(self.sit(seat, until) for seat in SEATS))
            if time.monotonic() < until:
                await self.open()
        await self.http.aclose()

    async def sit(self, seat: str, until: float) -> None:
        where = f"{self.address.replace('http', 'ws')}/api/matches/{self.match}/live?seat={seat}"
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        opening = connect(
            where, origin=Origin(self.address), additional_headers=headers, max_size=None, open_timeout=60
        )
        async with opening as socket:
            while (left := until - time.monotonic()) > 0:
                try:
                    async with asyncio.timeout(left):
                        message = json.loads(await socket.recv())
                except TimeoutError:
                    return
                if message["is"] == "done":
                    self.times.append(time.perf_counter() - self.sent.pop(message["client"]))
                part = message.get("scene") or message.get("change")
                if part and part["question"]:
                    await self.answer(socket, part["question"], message["standing"]["ask"])
                if part and message["standing"]["over"]:
                    return

    async def answer(self, socket: ClientConnection, question: dict[str, Any], ask: str) -> None:
        self.count += 1
        client = f"c{self.count}"
        answers = [option["answer"] for option in question["options"]]
        count = question["low"] if question["shape"] == "some" else 1
        if count > 1:
            answer = "; ".join(self.luck.sample(answers, count))
        else:
            answer = self.luck.choice(answers + [option["answer"] for option in question["out"]])
        self.sent[client] = time.perf_counter()
        await socket.send(json.dumps({"is": "choose", "client": client, "ask": ask, "answer": answer}))


async def load(address: str, tables: int, seconds: float, ready: Callable[[], None]) -> list[float]:
    """Open so many tables, say that they are ready, and play at all of them for so long."""
    playing = [Table(address, number) for number in range(tables)]
    for table in playing:
        await table.open()
    ready()
    until = time.monotonic() + seconds
    await asyncio.gather(*(table.play(until) for table in playing))
    return [each for table in playing for each in table.times]


def own_time() -> float:
    spent = resource.getrusage(resource.RUSAGE_SELF)
    return spent.ru_utime + spent.ru_stime


def generate(address: str, tables: int, seconds: float, out: "multiprocessing.Queue[Any]") -> None:
    """Runs in a process of its own; puts the times, and the processor time it took."""
    begun: list[float] = []

    def ready() -> None:
        begun.append(own_time())
        out.put("ready")

    times = asyncio.run(load(address, tables, seconds, ready))
    out.put((times, own_time() - begun[0]))


def processor_time(process: int) -> float:
    """Seconds of processor a process has used, where the system tells."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server_times(address: str) -> dict[str, float]:
    """What the server says of its own time from a choice's arrival to its acknowledgement: seconds by share."""
    buckets: list[tuple[float, float]] = []
    for line in httpx2.get(f"{address}/metrics").text.splitlines():
        if line.startswith("clockwood_choice_seconds_bucket"):
            edge, count = line.partition('le="')[2].partition('"} ')[::2]
            buckets.append((float(edge), float(count)))
    most = buckets[-1][1]
    return {
        f"p{share}": next((edge for edge, count in buckets if count >= most * share / 100), float("inf"))
        for share in (50, 99)
    }


def measured(tables: int, seconds: float, database: str) -> dict[str, object]:
    options = ["--database", database] if database else []
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "CLOCKWOOD_HOME": home}
        server = subprocess.Popen([*SERVE, *options], env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command
        try:
            assert server.stdout is not None
            address = (
                server.stdout.readline().removeprefix(WORD).split()[0].rstrip("/").replace("localhost", "127.0.0.1")
            )
            while not asyncio.run(load(address, 1, 3, lambda: None)):
                pass  # words and pictures are made once
            out: multiprocessing.Queue[Any] = multiprocessing.Queue()
            loading = multiprocessing.Process(target=generate, args=(address, tables, seconds, out))
            loading.start()
            out.get()
            start, begin = processor_time(server.pid), time.monotonic()
            times, spent = out.get()
            wall = time.monotonic() - begin
            loading.join()
            times.sort()
            return {
                "tables": tables,
                "choices": len(times),
                "choices per second": round(len(times) / wall, 1),
                "median ms, seen by the client": round(times[len(times) // 2] * 1000, 2),
                "p99 ms, seen by the client": round(times[int(len(times) * 0.99)] * 1000, 2),
                "ms at most, by the server": {k: v * 1000 for k, v in server_times(address).items()},
                "server's share of a core": round((processor_time(server.pid) - start) / wall, 2),
                "load's share of a core": round(spent / wall, 2),
            }
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--tables", type=int, default=200)
    reading.add_argument("--seconds", type=float, default=20)
    reading.add_argument("--database", default="")
    reading.add_argument("--json", type=Path)
    wanted = reading.parse_args()
    found = [measured(tables, wanted.seconds, wanted.database) for tables in (1, wanted.tables)]
    text = json.dumps(found, indent=2)
    sys.stdout.write(text + "\n")
    if wanted.json:
        wanted.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
