"""A test client that behaves like a browser: it has a cookie, and a socket for each seat."""

import json
import random
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Self

import httpx2
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from clockwood.kernel.rng import seeded

Data = dict[str, Any]


class Visitor:
    """One visitor with a cookie jar."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.origin = "/".join(url.split("/")[:3])
        self.http = httpx2.Client(base_url=url, timeout=30)

    def get(self, path: str, status: int = 200, **query: str | int) -> Any:  # noqa: ANN401 - whatever the route gives
        reply = self.http.get(f"/api{path}", params=query)
        assert reply.status_code == status, reply.text
        return reply.json() if reply.headers["content-type"] == "application/json" else reply.text

    def post(self, path: str, body: Data | None = None, status: int | None = None) -> Any:  # noqa: ANN401 - as above
        reply = self.http.post(f"/api{path}", json=body)
        assert reply.status_code == status if status else reply.is_success, reply.text
        return reply.json() if reply.content else None

    def opens(self, **body: object) -> str:
        """Open a match and return its id; without other people it has a fixed seed."""
        seats = body.get("seats", {})
        assert isinstance(seats, dict)
        known = {} if {"invite", "open"} & set(seats.values()) else {"seed": 7}
        return str(self.post("/matches", {"game": "ironwood", **known, **body})["card"]["match"])

    def scene(self, match: str, seat: str = "") -> Data:
        found: Data = self.get(f"/matches/{match}/scene", seat=seat)
        return found

    def live(self, match: str, seat: str = "", stream: str = "", number: int = 0, language: str = "") -> "SocketClient":
        query = f"seat={seat}&stream={stream}&number={number}&language={language}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/live?{query}"
        headers = {"cookie": cookies} if cookies else {}
        return SocketClient(connect(address, origin=Origin(self.origin), additional_headers=headers, max_size=None))


def without_change(line: Data) -> Data:
    """Return a line of the story as it is in a whole scene: without the change it caused."""
    return {**line, "after": None} if line["is"] == "event" else line


class SocketClient:
    """A socket and the scene that follows from its messages. It connects when it is entered as a context."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.opening = opening
        self.name = ""
        self.stream = ""
        self.number = -1
        self.view: Data = {}
        self.story: list[Data] = []
        self.heard: list[Data] = []
        self.question: Data | None = None
        self.standing: Data = {}
        self.asked: list[str] = []
        self.last: Data = {}
        self.count = 0

    def __enter__(self) -> Self:
        self.socket = self.opening.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.opening.__exit__(kind, error, trace)

    def hears(self, timeout: float = 20) -> Data:
        """Receive the next message, update the scene and return the message."""
        message: Data = json.loads(self.socket.recv(timeout))
        self.last = message
        if message["is"] == "scene":
            self.stream, self.number = message["stream"], message["number"]
            self.view, self.story = message["scene"]["view"], message["scene"]["story"]
            self._now(message["scene"], message["standing"])
        elif message["is"] == "change":
            assert message["number"] == self.number + 1, "a change was lost"
            self.number = message["number"]
            change = message["change"]
            self.view = {ref: entry for ref, entry in self.view.items() if ref not in change["diff"]["gone"]}
            self.view |= change["diff"]["set"]
            self.heard += change["story"]
            self.story = self.story[: change["told"]] + [without_change(line) for line in change["story"]]
            self._now(change, message["standing"])
        return message

    def _now(self, part: Data, standing: Data) -> None:
        self.question, self.asked, self.standing = part["question"], part["asked"], standing

    def until(self, *kinds: str) -> Data:
        while True:
            message = self.hears()
            if message["is"] in kinds:
                return message

    def says(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def does(self, kind: str, **more: object) -> Data:
        """Send a command with a new id and return the reply to it."""
        self.count += 1
        self.heard = []
        client = f"{kind}-{self.count}"
        self.says(**{"is": kind, "client": client, **more})
        while True:
            message = self.hears()
            if message["is"] in ("done", "no") and message["client"] == client:
                return message

    def chooses(self, answer: str) -> Data:
        return self.does("choose", ask=self.standing["ask"], answer=answer)

    def options(self) -> list[str]:
        assert self.question is not None
        return [option["answer"] for option in self.question["options"] + self.question["out"]]

    def waits_to_be_asked(self) -> bool:
        """Wait for a question; return False if the match is over."""
        while self.question is None and not self.standing["over"]:
            self.hears()
        return self.question is not None


def any_option(live: SocketClient, dice: random.Random) -> str:
    assert live.question is not None
    return any_answer(live.question, dice)


def any_answer(question: Data, dice: random.Random) -> str:
    """Return a random answer; to a question for a set, a smallest set."""
    options = [option["answer"] for option in question["options"]]
    count = question["low"] if question["shape"] == "some" else 1
    if count > 1:
        return "; ".join(dice.sample(options, count))
    return str(dice.choice(options + [option["answer"] for option in question["out"]]))


def dice(seed: int) -> random.Random:
    return random.Random(int(seeded(seed).word()))  # noqa: S311 - a game, not a secret
