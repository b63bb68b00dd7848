"""Send generated requests and messages to a server in this process: `python -m server.fuzz [--requests N]`.

They are made from the API's own description: mostly of the right type, often wrong in one place. No reply may be an
internal error, and memory may not grow.
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
from typing import Any
from urllib.parse import quote, urlencode

from starlette.types import ASGIApp, Message, Scope

from clockwood.server.web.app import app_for
from clockwood.server.web.openapi import api_description
from server.running_server import quick

Json = Any
WORDS = [
    "",
    "woodwalkers",
    "ironclad",
    "ironwood",
    "root",
    "me",
    "invite",
    "open",
    "en",
    "pl",
    "done",
    "pass",
    "m1",
    "o1",
]
ODD = [
    "\u0000",
    "\u202e",
    "é",
    "𝔸",
    "..",
    "%00",
    "' OR 1",
    "<b>",
    "\n",
    "x" * 300,
    "9" * 40,
    "move m1 o1 x99",
    ";;",
    "\ud800",
]
NUMBERS = [0, 1, -1, 7, 2**31, 2**63, -(2**63), 10**40, 0.5, 1e308]
RARE = ("/forget-me", "/leave", "/resign", "/revoke")
"""After these there is little left to ask about."""
WRONG = 0.08
MESSAGES_A_SOCKET = 15
LARGEST_GROWTH = 1.3


class Generator:
    """Makes values from JSON schemas; now and then one that does not fit."""

    def __init__(self, schemas: dict[str, Json], luck: random.Random) -> None:
        self.schemas = schemas
        self.luck = luck
        self.matches: list[str] = []

    def text(self) -> str:
        luck = self.luck
        if luck.random() < 0.4:
            return luck.choice(WORDS)
        if luck.random() < 0.4:
            return luck.choice(ODD)
        return "".join(
            chr(luck.choice([luck.randrange(32, 127), luck.randrange(0x300)])) for _ in range(luck.randrange(12))
        )

    def anything(self, depth: int = 0) -> Json:
        kind = self.luck.randrange(7 if depth < 3 else 5)
        if kind == 5:
            return [self.anything(depth + 1) for _ in range(self.luck.randrange(4))]
        if kind == 6:
            return {self.text(): self.anything(depth + 1) for _ in range(self.luck.randrange(4))}
        return [None, True, self.luck.choice(NUMBERS), self.text(), self.luck.random()][kind]

    def value(self, schema: Json, depth: int = 0) -> Json:
        if self.luck.random() < WRONG or depth > 8:
            return self.anything()
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(self.luck.choice(schema[several]), depth + 1)
        if "enum" in schema or "const" in schema:
            return self.luck.choice(schema.get("enum", [schema.get("const")]))
        return self.typed(schema, depth)

    def typed(self, schema: Json, depth: int) -> Json:
        kind = schema.get("type", "")
        if kind == "object":
            wanted = set(schema.get("required", []))
            fields = {
                name: self.value(part, depth + 1)
                for name, part in schema.get("properties", {}).items()
                if name in wanted or self.luck.random() < 0.5
            }
            more = schema.get("additionalProperties")
            if isinstance(more, dict):
                fields |= {self.text(): self.value(more, depth + 1) for _ in range(self.luck.randrange(3))}
            return fields
        if kind == "array":
            return [self.value(schema.get("items", {}), depth + 1) for _ in range(self.luck.randrange(4))]
        if kind == "integer":
            return self.luck.choice([0, 1, 3, self.luck.randrange(100), self.luck.randrange(100_000)])
        if kind == "string":
            return self.text()
        return {"number": self.luck.random(), "boolean": self.luck.random() < 0.5}.get(kind)


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
        self.faults: list[str] = []
        self.messages = 0

    async def request(self, method: str, path: str, query: str, body: bytes | None) -> tuple[int, bytes]:
        status, raw, cookie = 0, b"", ""
        headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
        if self.cookie and self.luck.random() < 0.8:
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
        if cookie and not self.cookie:
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

    async def opens(self) -> None:
        """Open a match of one's own, so that there is something to ask about."""
        body = json.dumps({"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "me"}}).encode()
        status, raw = await self.request("post", "/api/matches", "", body)
        assert status == 201, raw
        self.make.matches = [*self.make.matches[-9:], json.loads(raw)["card"]["match"]]

    async def any_messages(self) -> None:
        """Send messages over one socket, and close it."""
        waiting = [self.message() for _ in range(MESSAGES_A_SOCKET)]
        self.messages += len(waiting)
        scope: Scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": f"/api/matches/{self.luck.choice(self.make.matches)}/live", "raw_path": b"", "root_path": "",
            "query_string": b"seat=woodwalkers", "subprotocols": [], "state": {},
            "headers": [(b"host", b"127.0.0.1"), (b"origin", b"http://127.0.0.1"), (b"cookie", self.cookie.encode())],
            "client": ("192.0.2.1", 5), "server": ("127.0.0.1", 80),
        }  # fmt: skip
        first = True

        async def receive() -> Message:
            nonlocal first
            if first:
                first = False
                return {"type": "websocket.connect"}
            if waiting:
                return {"type": "websocket.receive", "text": waiting.pop()}
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Message) -> None:
            if "Traceback" in message.get("text", ""):
                self.faults.append(message["text"])

        try:
            await self.app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
            self.faults.append(f"socket: {error!r}")

    def message(self) -> str:
        made = self.make.value(self.commands)
        if isinstance(made, dict) and made.get("is") == "resign" and self.luck.random() < 0.95:
            made["is"] = "undo"
        return json.dumps(made) if self.luck.random() < 0.97 else self.make.text()


def memory() -> int:
    """Return the kilobytes of memory this process uses."""
    gc.collect()
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


async def fuzzed(requests: int, seconds: float, seed: int, home: Path) -> tuple[Fuzz, int, int, int]:
    """Send so many requests and messages, half of each; return them with the memory early and at the end."""
    settings = quick(f"sqlite:///{home}/fuzz.sqlite")
    settings.live_matches = 30
    app = app_for(settings)
    about = api_description("fuzz")
    schemas = about["components"]["schemas"]
    known = ("Choose", "Undo", "Redo", "Restart", "Back", "Resign", "AskBack", "AnswerBack", "Beat")
    commands = {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in known if name in schemas]}
    luck = random.Random(seed)  # noqa: S311 - a test, not a secret
    fuzz = Fuzz(app, Generator(schemas, luck), about["paths"], commands)
    until, early, sent = time.monotonic() + seconds, 0, 0
    async with app.router.lifespan_context(app):
        while sent < requests and time.monotonic() < until:
            if sent % 3000 < MESSAGES_A_SOCKET:
                await fuzz.opens()
                app.state.server.matches.clean_up()
            if early == 0 and sent >= requests * 0.2:
                early = memory()
            await fuzz.any_messages()
            for _ in range(MESSAGES_A_SOCKET):
                await fuzz.any_request()
            sent += 2 * MESSAGES_A_SOCKET
        faults = app.state.server.metrics.faults._value.get()
    return fuzz, sent, early, int(faults)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--requests", type=int, default=1_000_000)
    arguments.add_argument("--seconds", type=float, default=float("inf"))
    arguments.add_argument("--seed", type=int, default=1)
    wanted = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="clockwood-fuzz-") as home:
        fuzz, sent, early, faults = asyncio.run(fuzzed(wanted.requests, wanted.seconds, wanted.seed, Path(home)))
    late = memory()
    print(  # noqa: T201 - the answer
        f"fuzz: {sent} requests and messages ({fuzz.messages} of them messages), {faults} internal errors; replies "
        f"{dict(sorted(fuzz.statuses.items()))}; memory {early // 1000} MB early, {late // 1000} MB at the end"
    )
    assert faults == 0, "\n".join(fuzz.faults)
    assert fuzz.faults == [], "\n".join(fuzz.faults)
    assert early == 0 or late < early * LARGEST_GROWTH


if __name__ == "__main__":
    main()
