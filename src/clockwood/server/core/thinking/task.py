"""Tasks as they are sent to a worker process: most often the question for an agent."""

import struct
from typing import BinaryIO, Final

from clockwood import api
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match, rebuilt
from clockwood.kernel.options import Value
from clockwood.registry import HOMES, game_named

LENGTH: Final = struct.Struct("<I")
STOP: Final = b"stop"


class WorkerTask:
    """Something that a worker process does, and whose result it sends back."""

    def done(self) -> object:
        raise NotImplementedError


class AgentTask(WorkerTask):
    """A question for an agent: a match that holds only what the seat knows, and how to find its content."""

    def __init__(
        self,
        game: str,
        home: str,
        packs: list[str],
        options: dict[str, Value],
        key: tuple[object, ...],
        seat: int,
        agent: str,
        seed: int,
    ) -> None:
        self.game: Final = game
        self.home: Final = home
        self.packs: Final = packs
        self.options: Final = options
        self.key: Final = key
        self.seat: Final = seat
        self.agent: Final = agent
        self.seed: Final = seed

    def match(self) -> Match:
        """Return the match, at the seat's own question."""
        HOMES.setdefault(self.game, self.home)
        content = api.content(self.game, self.packs, self.options)
        match = rebuilt(game_named(self.game), content, self.key, outside_chance=False)
        match.question = question_of(match, self.seat)
        return match


class SearchTask(AgentTask):
    """A question whose answer is a report of the whole search."""


def read_frame(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pipe.read(LENGTH.unpack(head)[0])


def frame(raw: bytes) -> bytes:
    return LENGTH.pack(len(raw)) + raw
