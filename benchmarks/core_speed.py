"""Measure what a choice costs in the core of a server, in process: no sockets, no database, no load generator.

python benchmarks/core_speed.py [--tables 20] [--choices 150] [--watchers 0] [--game ironwood] [--profile]

Two people play at each table. The same choices are given in every round, so two checkouts can be compared. With
`--profile`, the functions that took most time follow.
"""

import argparse
import asyncio
import cProfile
import pstats
import random
import statistics
import sys
import time
from contextlib import suppress
from typing import Any

import msgspec

from clockwood import build_form
from clockwood.kernel.gesture import question_of
from clockwood.server.core.connections.connection import Connection
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes.every import route_at
from clockwood.server.core.service import Service, memory_stores
from clockwood.server.core.settings import Settings
from clockwood.server.web.startup import freeze_loaded_objects

SEATS = {"ironwood": ("woodwalkers", "ironclad"), "forge-war": ("blue", "yellow")}
Script = list[tuple[str, str]]


class Client:
    """A person's connection to the core: keeps count of what it gets, and reads none of it."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[str | None] = asyncio.Queue()
        self.done = asyncio.Event()
        self.changed = asyncio.Event()
        self.bytes = 0

    async def receive(self) -> str | None:
        return await self.sent.get()

    async def send(self, raw: bytes) -> None:
        self.bytes += len(raw)
        if raw.startswith(b'{"is":"done"'):
            self.done.set()
        elif raw.startswith(b'{"is":"change"'):
            self.changed.set()
        elif raw.startswith(b'{"is":"no"'):
            raise AssertionError(raw.decode())

    async def close(self, code: int) -> None:
        del code


def service() -> Service:
    settings = Settings()
    settings.without_limits()
    return Service(settings, memory_stores())


async def opened(core: Service, visit: Visit, game: str, seed: int) -> str:
    wishes = {"game": game, "seats": dict.fromkeys(SEATS[game], "me"), "seed": seed}
    route, values = route_at("POST", "/matches")
    reply = await route.answer(core, visit, values, msgspec.json.encode(wishes))
    found: dict[str, Any] = msgspec.json.decode(reply.body)
    return str(found["card"]["match"])


async def listening(core: Service, visit: Visit, match: str, seat: str) -> tuple[Client, asyncio.Task[None]]:
    client = Client()
    perspective = await core.match_requests.perspective(visit, match, seat, "en")
    connection = Connection(client, core.match_requests, visit, perspective, core.message_limit)
    return client, asyncio.create_task(connection.run("", 0))


async def play(core: Service, game: str, seed: int, choices: int, watchers: int) -> int:
    """Play one table as fast as its people are answered; return how many choices were given."""
    visit = Visit(None, "here")
    match = await opened(core, visit, game, seed)
    found = {seat: await listening(core, visit, match, seat) for seat in SEATS[game]}
    tasks = [task for _, task in found.values()]
    tasks += [(await listening(core, visit, match, ""))[1] for _ in range(watchers)]
    live = core.matches.held(match)
    assert live is not None
    luck = random.Random(seed)  # noqa: S311 - a game, not a secret
    given = 0
    while given < choices and not live.table.over:
        question = live.table.decisions[0]
        seat = int(question.seat)
        client = found[live.seat_names[seat]][0]
        answer = an_answer(live.table.match, seat, luck)
        client.done.clear()
        others = [other for name, (other, _) in found.items() if name != live.seat_names[seat]]
        for other in others:
            other.changed.clear()
        ask = live.standing(seat).ask
        command = {"is": "choose", "client": f"c{given}", "ask": ask, "answer": answer}
        client.sent.put_nowait(msgspec.json.encode(command).decode())
        await client.done.wait()
        for other in others:
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await other.changed.wait()
        given += 1
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return given


def an_answer(match: Any, seat: int, luck: random.Random) -> str:  # noqa: ANN401 - compiled
    question = question_of(match, seat)
    assert question is not None
    options = [match.game.vocabulary.notation(match.content, int(each)) for each in question.options]
    low = int(question.low)
    return "; ".join(luck.sample(options, low)) if low > 1 else str(luck.choice(options))


async def round_of(game: str, tables: int, choices: int, watchers: int, profile: cProfile.Profile | None) -> float:
    """Return the processor time of a choice, in milliseconds."""
    core = service()
    await core.start()
    try:
        await play(core, game, 0, 5, watchers)  # texts and pictures are made on first use
        freeze_loaded_objects()
        if profile is not None:
            profile.enable()
        begun = time.process_time()
        played = await asyncio.gather(*(play(core, game, seed, choices, watchers) for seed in range(1, tables + 1)))
        spent = time.process_time() - begun
        if profile is not None:
            profile.disable()
    finally:
        await core.stop()
    return 1000 * spent / sum(played)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=20)
    arguments.add_argument("--choices", type=int, default=150)
    arguments.add_argument("--watchers", type=int, default=0)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--game", choices=sorted(SEATS), default="ironwood")
    arguments.add_argument("--profile", action="store_true")
    wanted = arguments.parse_args()
    times = [
        asyncio.run(round_of(wanted.game, wanted.tables, wanted.choices, wanted.watchers, None))
        for _ in range(wanted.rounds)
    ]
    sys.stdout.write(
        f"{build_form.describe()}: {wanted.game}, {wanted.tables} tables of {wanted.choices} choices: "
        f"{statistics.median(times):.3f} ms of processor time a choice ({min(times):.3f} … {max(times):.3f})\n"
    )
    if wanted.profile:
        profile = cProfile.Profile(time.process_time)
        asyncio.run(round_of(wanted.game, wanted.tables, wanted.choices, wanted.watchers, profile))
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
