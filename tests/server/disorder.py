"""A player whose messages arrive twice, late, in another order, over several ways or not at all."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection

from server.roaming_player import RoamingPlayer
from server.visitors import Data

SHARES = {"as sent": 0.7, "doubled late": 0.08, "reordered": 0.08, "sent two ways": 0.08, "cut socket": 0.06}
"""The share of each disorder among the commands that are sent."""
REMEMBERED = 20
"""A doubled message is one of the last so many."""
POST_SECONDS = 3.0


class DisorderlyPlayer(RoamingPlayer):
    """Counts what happened to messages in `disorders`."""

    def __init__(self, match: str, seat: str, cookie: str, addresses: list[str], luck: random.Random) -> None:
        super().__init__(match, seat, cookie, addresses, luck)
        self.disorders: Counter[str] = Counter()
        self.past: list[Data] = []
        self.posts: set[asyncio.Task[None]] = set()
        self.told_elsewhere: set[str] = set()

    @property
    def told(self) -> set[str]:
        return super().told | self.told_elsewhere

    async def play(self, enough: Callable[[], bool]) -> None:
        await super().play(enough)
        await asyncio.gather(*self.posts)

    def sent_again(self) -> list[Data]:
        """Several commands that wait are sent again in any order."""
        waiting = super().sent_again()
        self.luck.shuffle(waiting)
        return waiting

    async def send(self, socket: ClientConnection, command: Data) -> None:
        [what] = self.luck.choices(list(SHARES), list(SHARES.values()))
        if what == "doubled late" and not self.past:
            what = "as sent"
        self.disorders[what] += 1
        if what == "reordered":  # what was sent later comes first
            await super().send(socket, self.new_command("undo"))
        await super().send(socket, command)
        if what == "doubled late":
            await socket.send(json.dumps(self.luck.choice(self.past)))
        elif what == "sent two ways":
            post = asyncio.create_task(self._post(command))
            self.posts.add(post)
            post.add_done_callback(self.posts.discard)
        elif what == "cut socket":
            socket.transport.abort()
            raise EOFError
        self.past = [*self.past[1 - REMEMBERED :], command]

    def _note_reply(self, message: Data) -> None:
        if message["is"] == "no" and message["client"] in self.told and message["code"] != "unavailable":
            self.faults.append(f"acknowledged, and refused when it came again: {message}")
        super()._note_reply(message)

    async def _post(self, command: Data) -> None:
        """Send a command as a request too, to any of the servers."""
        body = json.dumps({"seat": self.seat} | {name: value for name, value in command.items() if name != "is"})
        url = urlsplit(self.luck.choice(self.addresses))
        head = (
            f"POST /api/matches/{self.match}/{command['is']} HTTP/1.1\r\n"
            f"host: {url.netloc}\r\ncookie: {self.cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(POST_SECONDS):
                reader, writer = await asyncio.open_connection(url.hostname, url.port)
                with contextlib.closing(writer):
                    writer.write((head + body).encode())
                    reply = await reader.read()
            if reply.split(b" ")[1:2] == [b"200"] and reply.endswith(b"}"):
                self.told_elsewhere.add(command["client"])
