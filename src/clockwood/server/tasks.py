"""What an agent is asked, as it travels between processes."""

import struct
from typing import BinaryIO, Final

from clockwood import api
from clockwood.kernel.content import Value
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match, rebuilt
from clockwood.registry import HOMES, game_named

LENGTH: Final = struct.Struct("<I")
STOP: Final = b"stop"


class Task:
    """A question for an agent: the key of a blind match, and how to find the content it goes with."""

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
        """Return the blind match, at the seat's own question."""
        HOMES.setdefault(self.game, self.home)
        content = api.content(self.game, self.packs, self.options)
        match = rebuilt(game_named(self.game), content, self.key, outside_chance=False)
        match.question = question_of(match, self.seat)
        return match


def read(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pipe.read(LENGTH.unpack(head)[0])


def framed(raw: bytes) -> bytes:
    return LENGTH.pack(len(raw)) + raw
