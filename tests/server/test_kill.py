"""Kill the server in the middle of many games: every acknowledged answer is stored, and all clients continue."""

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import Awaitable, Callable

import httpx2
import pytest
from websockets import ConnectionClosed, Origin
from websockets.asyncio.client import connect

from clockwood.server.metrics import Metrics
from clockwood.server.store.database import Database
from clockwood.server.store.record_lines import SqlRecordLines
from server.databases import POSTGRESQL, SQLITE
from server.ports import free_port
from server.server_process import ServerProcess, served
from server.visitors import Data, any_answer, dice

DATABASES = [SQLITE, POSTGRESQL]
GAMES = 200 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 40
BEFORE, AFTER = 4, 3
"""The least number of answers of each client before the server is killed, and after."""


class Player:
    """Plays one solo game at random, and reconnects when the server is gone."""

    def __init__(self, number: int, address: str) -> None:
        self.address = address
        self.number = number
        self.luck = dice(number)
        self.match = ""
        self.cookie = ""
        self.acknowledged: list[str] = []
        self.waiting: dict[str, Data] = {}
        self.sent = 0
        self.killed = False
        self.after = 0
        self.over = False

    def opens(self) -> None:
        body = {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "ironbot"}, "seed": self.number}
        reply = httpx2.post(f"{self.address}/api/matches", json=body, timeout=60)
        assert reply.status_code == 201, reply.text
        self.match, self.cookie = reply.json()["card"]["match"], reply.headers["set-cookie"].split(";")[0]

    async def plays(self) -> None:
        while not self.over and self.after < AFTER:
            with contextlib.suppress(OSError, ConnectionClosed, TimeoutError, EOFError):
                await self.connects()
            await asyncio.sleep(0.2)

    async def connects(self) -> None:
        where = f"{self.address.replace('http', 'ws')}/api/matches/{self.match}/live?seat=woodwalkers"
        headers = {"cookie": self.cookie}
        async with connect(where, origin=Origin(self.address), additional_headers=headers, max_size=None) as socket:
            for command in self.waiting.values():
                await socket.send(json.dumps(command))
            while not self.over and self.after < AFTER:
                await self.handles(json.loads(await asyncio.wait_for(socket.recv(), 60)), socket.send)

    async def handles(self, message: Data, send: Callable[[str], Awaitable[None]]) -> None:
        assert message["is"] != "no" or message["code"] == "late", message
        known = self.waiting.pop(message.get("client", ""), None)
        if known is not None and message["is"] == "done":
            self.acknowledged.append(message["client"])
            self.after += self.killed
        part = message.get("scene") or message.get("change")
        if part is None:
            return
        self.over = message["standing"]["over"]
        question, ask = part["question"], message["standing"]["ask"]
        if question is not None and all(command["ask"] != ask for command in self.waiting.values()):
            self.sent += 1
            answer = any_answer(question, self.luck)
            command = {"is": "choose", "client": f"{self.number}-{self.sent}", "ask": ask, "answer": answer}
            self.waiting[str(command["client"])] = command
            await send(json.dumps(command))


async def play_and_kill(players: list[Player], server: ServerProcess, options: list[str]) -> ServerProcess:
    """Let all play, kill the server, start it again on the same port, and wait until all have continued."""
    playing = [asyncio.create_task(player.plays()) for player in players]
    while min(len(player.acknowledged) for player in players) < BEFORE:
        await asyncio.sleep(0.05)
        assert not any(task.done() and task.exception() for task in playing)
    server.process.kill()
    await asyncio.to_thread(server.process.communicate)
    for player in players:
        player.killed = True
    fresh = await asyncio.to_thread(ServerProcess, *options)
    await asyncio.wait_for(asyncio.gather(*playing), 300)
    return fresh


@pytest.mark.slow
def test_every_acknowledged_answer_survives_a_kill_and_every_client_continues(database: str) -> None:
    options = ["--no-limits", "--port", str(free_port()), "--database", database]
    with served(*options) as server:
        players = [Player(number, server.address.replace("localhost", "127.0.0.1")) for number in range(GAMES)]
        for player in players:
            player.opens()
        fresh = asyncio.run(play_and_kill(players, server, options))
    try:
        for player in players:
            assert player.over or player.after >= AFTER
            stored = asyncio.run(stored_clients(database, player.match))
            assert [client for client in player.acknowledged if client not in stored] == []
            assert len(stored) == len(set(stored))
        status, errors = fresh.stop(signal.SIGTERM)
        assert status in (0, -signal.SIGTERM)
        assert "Traceback" not in errors
    finally:
        if fresh.process.poll() is None:
            fresh.process.kill()
            fresh.process.communicate()


async def stored_clients(database: str, match: str) -> list[str]:
    """Read the client ids from the database, not through the server."""
    opened = Database(database)
    try:
        lines = await SqlRecordLines(opened, Metrics()).lines(match)
    finally:
        await opened.close()
    return [line.client for line in lines if line.client]
