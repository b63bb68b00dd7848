"""A player who goes on at another server when the one he plays at is silent, and checks what was acknowledged."""

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import httpx2
from websockets import ConnectionClosed, InvalidHandshake, Origin
from websockets.asyncio.client import ClientConnection, connect

from server.visitors import Data, any_answer

LONGEST_SILENCE = 4.0
"""Seconds without a message after which a client looks for another server, as the page does."""
LONGEST_ANSWER = 3.0
"""Seconds after which an answer that was not acknowledged is sent again over another socket."""
BEAT = json.dumps({"is": "beat"})
TAKEN_BACK = 0.05
TWICE = 0.1
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


class RoamingPlayer:
    """Plays one seat at random, sends every command until it is acknowledged, some of them twice or late."""

    def __init__(self, match: str, seat: str, cookie: str, addresses: list[str], luck: random.Random) -> None:
        self.match = match
        self.seat = seat
        self.cookie = cookie
        self.addresses = addresses
        self.luck = luck
        self.where = 0
        self.acknowledged: list[str] = []
        self.acknowledged_by: Counter[str] = Counter()
        """Commands acknowledged by the server at each address."""
        self.waiting: dict[str, Data] = {}
        self.sent_at: dict[str, float] = {}
        self.longest = 0.0
        """The longest time from a command to its acknowledgement; alone, also from there to the next question."""
        self.alone = False
        self.acknowledged_at = 0.0
        self.count = 0
        self.moves = 0
        """The number of times that the player went to another server."""
        self.repeated = 0
        self.over = False
        self.ask = ""
        self.question: Data | None = None
        self.may_undo = False
        self.pace = 0.0
        self.faults: list[str] = []

    @property
    def told(self) -> set[str]:
        """Every command of which this player was told, in any way, that it is stored."""
        return set(self.acknowledged)

    async def play(self, enough: Callable[[], bool]) -> None:
        while not self.over and not enough():
            with contextlib.suppress(*LOST):
                await self._connected(self.addresses[self.where % len(self.addresses)], enough)
            self.where += 1
            self.moves += 1
            await asyncio.sleep(0.1)

    async def _connected(self, address: str, enough: Callable[[], bool]) -> None:
        where = f"{address.replace('http', 'ws')}/api/matches/{self.match}/live?seat={self.seat}"
        opening = connect(
            where,
            origin=Origin(address),
            additional_headers={"cookie": self.cookie},
            max_size=None,
            open_timeout=2,
            close_timeout=0.2,
            ping_interval=None,
        )
        async with opening as socket:
            for command in self.sent_again():
                self.repeated += 1
                await socket.send(json.dumps(command))
            sent = time.monotonic()
            while not self.over and not enough():
                silence = LONGEST_SILENCE if not self.waiting else max(sent + LONGEST_ANSWER - time.monotonic(), 0.01)
                message = json.loads(await asyncio.wait_for(socket.recv(), silence))
                if await self._handle(message, socket):
                    sent = time.monotonic()

    def sent_again(self) -> list[Data]:
        """Return what is sent first over a new socket: the commands that were not acknowledged."""
        return list(self.waiting.values())

    async def _handle(self, message: Data, socket: ClientConnection) -> bool:
        """Note what the server says, and answer if it asks; return whether something was sent."""
        if message["is"] == "bye":
            raise EOFError(message["code"])
        self._note_reply(message)
        if message["is"] == "beat":
            await socket.send(BEAT)
        part: dict[str, Any] | None = message.get("scene") or message.get("change")
        if part is not None:
            self.over, self.ask = message["standing"]["over"], message["standing"]["ask"]
            self.question, self.may_undo = part["question"], not message["standing"]["undo"]
        if self.waiting or self.question is None or self.over:
            return False
        question, self.question = self.question, None
        if self.alone and self.acknowledged_at:
            self.longest = max(self.longest, time.monotonic() - self.acknowledged_at)
        if self.pace:
            await asyncio.sleep(self.pace)
        await self._command(socket, question)
        return True

    def _note_reply(self, message: Data) -> None:
        """Note whether a command was done or refused; raise if it has to be sent again elsewhere."""
        if message["is"] == "no" and message["code"] not in ("late", "unavailable", "cannot-take-back"):
            self.faults.append(f"refused: {message}")
        if message.get("client", "") not in self.waiting:
            return
        if message["is"] == "no" and message["code"] == "unavailable":
            raise EOFError("unavailable")
        del self.waiting[message["client"]]
        if message["is"] == "done":
            self.acknowledged.append(message["client"])
            self.acknowledged_by[self.addresses[self.where % len(self.addresses)]] += 1
            self.acknowledged_at = time.monotonic()
            self.longest = max(self.longest, self.acknowledged_at - self.sent_at[message["client"]])

    async def _command(self, socket: ClientConnection, question: Data) -> None:
        if self.may_undo and self.luck.random() < TAKEN_BACK:
            command = self.new_command("undo")
        else:
            command = self.new_command("choose", ask=self.ask, answer=any_answer(question, self.luck))
        await self.send(socket, command)

    def new_command(self, kind: str, **fields: str) -> Data:
        """Return a command with an id of its own, which waits for its acknowledgement from now on."""
        self.count += 1
        client = f"{self.seat[:8]}-{self.count}"
        self.waiting[client] = {"is": kind, "client": client, **fields}
        self.sent_at[client] = time.monotonic()
        return self.waiting[client]

    async def send(self, socket: ClientConnection, command: Data) -> None:
        """Send a command, now and then twice."""
        raw = json.dumps(command)
        await socket.send(raw)
        if self.luck.random() < TWICE:
            self.repeated += 1
            await socket.send(raw)


Player = TypeVar("Player", bound=RoamingPlayer)


async def table_of_two(
    addresses: list[str], luck: random.Random, game: str = "ironwood", *, player: type[Player]
) -> tuple[Player, Player]:
    """Open a match of two people at the first address; the second person begins at the last one."""
    seats = {"woodwalkers": "me", "ironclad": "invite"}
    async with httpx2.AsyncClient(timeout=30) as http:
        reply = await http.post(f"{addresses[0]}/api/matches", json={"game": game, "seats": seats})
        assert reply.status_code == 201, reply.text
        opened, cookie = reply.json(), reply.headers["set-cookie"].split(";")[0]
    async with httpx2.AsyncClient(timeout=30) as http:
        reply = await http.post(f"{addresses[-1]}/api/keys/use", json={"key": opened["keys"]["ironclad"]})
        assert reply.is_success, reply.text
        other = reply.headers["set-cookie"].split(";")[0]
    match = opened["card"]["match"]
    first = player(match, "woodwalkers", cookie, addresses, luck)
    second = player(match, "ironclad", other, addresses, random.Random(luck.random()))  # noqa: S311 - a game
    second.where = len(addresses) - 1
    return first, second


async def solo_table(
    addresses: list[str], luck: random.Random, rival: str = "ironbot", *, player: type[Player]
) -> Player:
    """Open a match against an agent or automaton."""
    async with httpx2.AsyncClient(timeout=30) as http:
        seats = {"woodwalkers": "me", "ironclad": rival}
        reply = await http.post(f"{addresses[0]}/api/matches", json={"game": "ironwood", "seats": seats})
        assert reply.status_code == 201, reply.text
        cookie = reply.headers["set-cookie"].split(";")[0]
        alone = player(reply.json()["card"]["match"], "woodwalkers", cookie, addresses, luck)
        alone.alone = True
        return alone
