"""Send generated requests and messages to a server in this process: `python -m server.fuzz [--requests N]`.

They are made from the API's own description: mostly of the right type, often wrong in one place. Several visitors send
them at the same time, and some of their messages answer what they are asked. No reply may be an internal error; neither
memory nor the number of tasks and connections may grow.
"""

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple, get_args
from urllib.parse import quote, urlencode

from starlette.types import ASGIApp, Message, Scope

from clockwood.registry import playable
from clockwood.server.core.connections.messages import FromClient
from clockwood.server.server import Server
from clockwood.server.web.app import app_for
from clockwood.server.web.openapi import api_description
from server.generator import Generator, Json
from server.running_server import quick

RARE = ("/forget-me", "/leave", "/resign", "/revoke")
"""After these there is little left to ask about."""
ENDING = ("resign", "pause")
"""After these messages a match answers nothing else for long."""
MESSAGES_A_SOCKET = 15
VISITORS = 6
FRESH_MATCH_EVERY = 100
"""Rounds of messages and requests of a visitor between two matches of his own."""
EARLY = 0.3
"""The share of the run after which memory is measured first: by then every part of the server has been used."""
LARGEST_GROWTH = 1.3


class Fuzz:
    """Sends requests straight to the application, as one visitor with a cookie and as strangers."""

    def __init__(self, app: ASGIApp, generator: Generator, paths: dict[str, Json], commands: Json) -> None:
        self.app = app
        self.make = generator
        self.luck = generator.luck
        self.operations = [(path, method, about) for path, each in paths.items() for method, about in each.items()]
        self.commands = commands
        self.cookie = ""
        self.statuses: Counter[int] = Counter()
        self.replies: Counter[str] = Counter()
        """The messages the server sent, by their type and, of refusals, their code."""
        self.faults: list[str] = []
        self.messages = 0
        self.asked: dict[str, str] = {}
        """The open question of the socket that is open, as an answer to it."""

    async def request(self, method: str, path: str, query: str, body: bytes | None) -> tuple[int, bytes]:
        status, raw, cookie = 0, b"", ""
        headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
        known = not self.cookie or self.luck.random() < 0.8
        if self.cookie and known:
            headers.append((b"cookie", self.cookie.encode()))
        scope: Scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method.upper(),
            "scheme": "http", "path": path, "raw_path": quote(path, errors="surrogatepass").encode(),
            "query_string": query.encode(), "root_path": "", "headers": headers,
            "client": ("192.0.2.1", 5), "server": ("127.0.0.1", 80), "state": {},
        }  # fmt: skip

        async def receive() -> Message:
            return {"type": "http.request", "body": body or b"", "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, raw, cookie
            if message["type"] == "http.response.start":
                status = message["status"]
                cookie = next((value.decode() for key, value in message["headers"] if key == b"set-cookie"), "")
            else:
                raw += message.get("body", b"")

        await self.app(scope, receive, send)
        if cookie and known:
            self.cookie = cookie.split(";", maxsplit=1)[0]
        return status, raw

    async def any_request(self) -> None:
        template, method, about = self.luck.choice(self.operations)
        if template.endswith(RARE) and self.luck.random() < 0.99:
            return
        path, query = template, {}
        for parameter in about.get("parameters", []):
            name, value = parameter["name"], self.parameter(parameter)
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", value)
            elif self.luck.random() < 0.8:
                query[name] = value
        body = None
        if "requestBody" in about:
            schema = about["requestBody"]["content"]["application/json"]["schema"]
            made = self.make.value(schema)
            if isinstance(made, dict) and "seat" in made and self.luck.random() < 0.6:
                made["seat"] = "woodwalkers"
            body = json.dumps(made).encode()
        text = urlencode(query, errors="surrogatepass")
        status, raw = await self.request(method, path, text, body)
        self.statuses[status] += 1
        if status >= 500 and len(self.faults) < 20:
            self.faults.append(f"{status} {method} {path}?{text} {body!r} {raw[:200]!r}")
        if status == 201 and template == "/api/matches":
            self.make.matches = [*self.make.matches[-9:], json.loads(raw)["card"]["match"]]

    def parameter(self, parameter: Json) -> str:
        if parameter["name"] == "match" and self.make.matches and self.luck.random() < 0.8:
            return self.luck.choice(self.make.matches)
        if parameter["name"] == "seat" and self.luck.random() < 0.6:
            return "woodwalkers"
        made = self.make.value(parameter.get("schema", {}))
        return made if isinstance(made, str) else json.dumps(made)

    async def opens(self, game: str = "ironwood", language: str = "en") -> None:
        """Open a match of one's own, so that there is something to ask about."""
        seats = {"woodwalkers": "me", "ironclad": "me"} if game == "ironwood" else {}
        body = json.dumps({"game": game, "language": language, "seats": seats}).encode()
        status, raw = await self.request("post", "/api/matches", "", body)
        assert status == 201, raw
        self.make.matches = [*self.make.matches[-9:], json.loads(raw)["card"]["match"]]

    async def any_messages(self) -> None:
        """Send messages over one socket, and close it."""
        left = MESSAGES_A_SOCKET
        self.messages += left
        scope: Scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": f"/api/matches/{self.luck.choice(self.make.matches)}/live", "raw_path": b"", "root_path": "",
            "query_string": b"seat=woodwalkers", "subprotocols": [], "state": {},
            "headers": [(b"host", b"127.0.0.1"), (b"origin", b"http://127.0.0.1"), (b"cookie", self.cookie.encode())],
            "client": ("192.0.2.1", 5), "server": ("127.0.0.1", 80),
        }  # fmt: skip
        first, self.asked = True, {}

        async def receive() -> Message:
            nonlocal first, left
            if first:
                first = False
                return {"type": "websocket.connect"}
            await asyncio.sleep(0)
            if left:
                left -= 1
                return {"type": "websocket.receive", "text": self.message()}
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Message) -> None:
            self.hear(message.get("text") or (message.get("bytes") or b"").decode())

        try:
            await self.app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
            self.faults.append(f"socket: {error!r}")

    def hear(self, text: str) -> None:
        """Note what the server says, and what it asks."""
        if not text:
            return
        if "Traceback" in text:
            self.faults.append(text)
        said = json.loads(text)
        self.replies[said.get("code", said["is"])] += 1
        part = said.get("scene") or said.get("change")
        if part is not None and part["question"] is not None and part["question"]["options"]:
            answer = self.luck.choice(part["question"]["options"])["answer"]
            self.asked = {"ask": said["standing"]["ask"], "answer": answer}

    def message(self) -> str:
        made = self.make.value(self.commands)
        if isinstance(made, dict) and made.get("is") in ENDING and self.luck.random() < 0.95:
            made["is"] = "choose"
        if isinstance(made, dict) and made.get("is") == "choose" and self.luck.random() < 0.7:
            made = {"is": "choose", "client": made.get("client")} | self.asked
        return json.dumps(made) if self.luck.random() < 0.97 else self.make.text()


def memory() -> int:
    """Return the kilobytes of memory this process uses."""
    gc.collect()
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


class Load(NamedTuple):
    """A server's use of kilobytes of memory, tasks and open connections."""

    memory: int
    tasks: int
    connections: int


def load_of(server: Server) -> Load:
    return Load(memory(), len(asyncio.all_tasks()), len(server.matches.connections))


class Found(NamedTuple):
    """The outcome of a run."""

    visitors: list[Fuzz]
    sent: int
    seconds: float
    early: Load
    late: Load
    internal_errors: int

    def statuses(self) -> Counter[int]:
        return sum((each.statuses for each in self.visitors), Counter[int]())

    def replies(self) -> Counter[str]:
        return sum((each.replies for each in self.visitors), Counter[str]())

    def check(self) -> None:
        """Raise if a reply was an internal error, or the server has grown."""
        faults = [fault for each in self.visitors for fault in each.faults]
        assert faults == [], "\n".join(faults)
        assert self.internal_errors == 0
        assert not any(status >= 500 for status in self.statuses())
        assert self.late.memory < self.early.memory * LARGEST_GROWTH, self.report()
        assert self.late.tasks <= self.early.tasks + VISITORS, self.report()
        assert self.late.connections == 0, self.report()

    def report(self) -> str:
        messages = sum(each.messages for each in self.visitors)
        return (
            f"{self.sent} requests and messages ({messages} of them messages) in {self.seconds:.0f} s, "
            f"{self.internal_errors} internal errors; replies {dict(sorted(self.statuses().items()))}, over sockets "
            f"{dict(sorted(self.replies().items()))}; memory {self.early.memory // 1000} MB early, "
            f"{self.late.memory // 1000} MB at the end; tasks {self.early.tasks}, then {self.late.tasks}"
        )


class Run:
    """Visitors who send so many requests and messages, half of each, or for so long."""

    def __init__(self, server: Server, visitors: list[Fuzz], requests: int, seconds: float) -> None:
        self.server = server
        self.visitors = visitors
        self.requests = requests
        self.until = time.monotonic() + seconds
        self.sent = 0
        self.early: Load | None = None

    async def all(self) -> None:
        await asyncio.gather(*(self.visit(each) for each in self.visitors))

    async def visit(self, visitor: Fuzz) -> None:
        rounds = 0
        while self.sent < self.requests and time.monotonic() < self.until:
            if rounds % FRESH_MATCH_EVERY == 0:
                await visitor.opens()
                self.server.matches.clean_up()
            rounds += 1
            await visitor.any_messages()
            for _ in range(MESSAGES_A_SOCKET):
                await visitor.any_request()
            self.sent += 2 * MESSAGES_A_SOCKET
            if self.early is None and self.sent >= self.requests * EARLY:
                self.early = load_of(self.server)


async def fuzzed(requests: int, seconds: float, seed: int, home: Path) -> Found:
    settings = quick(f"sqlite:///{home}/fuzz.sqlite")
    settings.live_matches = 30
    settings.database_seconds = 120.0  # a busy machine is no finding
    app = app_for(settings)
    server: Server = app.state.server
    about = api_description("fuzz")
    schemas = about["components"]["schemas"]
    commands = {"anyOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in get_args(FromClient)]}
    lucks = [random.Random(seed * VISITORS + number) for number in range(VISITORS)]  # noqa: S311 - a test, not a secret
    visitors = [Fuzz(app, Generator(schemas, luck), about["paths"], commands) for luck in lucks]
    async with app.router.lifespan_context(app):
        for game in playable():
            for language in ("en", "pl"):
                await visitors[0].opens(game, language)
        run = Run(server, visitors, requests, seconds)
        begun = time.monotonic()
        await run.all()
        late = load_of(server)
        lasted = time.monotonic() - begun
        faults = int(server.metrics.faults._value.get())
    return Found(visitors, run.sent, lasted, run.early or late, late, faults)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--requests", type=int, default=1_000_000)
    arguments.add_argument("--seconds", type=float, default=float("inf"))
    arguments.add_argument("--seed", type=int, default=1)
    wanted = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="clockwood-fuzz-") as home:
        found = asyncio.run(fuzzed(wanted.requests, wanted.seconds, wanted.seed, Path(home)))
    print(f"fuzz: {found.report()}")  # noqa: T201 - the answer
    found.check()


if __name__ == "__main__":
    main()
