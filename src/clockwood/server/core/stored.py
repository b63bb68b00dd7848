"""Stored things: the row of a match, the lines of its record, and the seats that people play."""

import time
from typing import Final

import msgspec

WATCHER: Final = -1
"""The seat of somebody who was asked to watch."""
TAKEN: Final = "taken"
INVITED: Final = "invited"
OPEN: Final = "open"


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


UPLOAD: Final = "upload"
PLAYED: Final = ("play", UPLOAD)
"""The kinds of matches in which people are waited for."""


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it is stored. `kind` is play, fork, replay, or upload for a record that is played on.

    `shared` means one screen for several people: one visitor has ever held their seats.

    Spectators are `delay_answers` and `delay_minutes` behind the players. `waits` and `handed` are JSON: the line at
    which each person's seat began to be waited for, and the agents of seats that people have handed over.
    """

    id: str
    game: str
    rules: int
    header: str
    packs: str
    kind: str
    parent: str | None
    open: bool
    shared: bool
    people: int
    language: str
    origin: str
    created: int
    changed: int
    lines: int
    over: bool
    outcome: str
    position: str
    round: int = 0
    delay_answers: int = 0
    delay_minutes: int = 0
    waits: str = ""
    paused: bool = False
    handed: str = ""

    @property
    def uploaded(self) -> bool:
        """True if a visitor brought the record, and so the chance, of a match that is played on."""
        return self.kind == UPLOAD

    @property
    def delayed(self) -> bool:
        """True if spectators see the match some answers or minutes late."""
        return (self.delay_answers > 0 or self.delay_minutes > 0) and not self.over

    @property
    def alone(self) -> bool:
        """True if one person plays: undo may go past reveals and the end, and there are hints."""
        return self.shared or self.people <= 1

    def moments(self) -> dict[int, int]:
        """Return the line at which each person's seat that is asked began to be waited for."""
        return msgspec.json.decode(self.waits, type=dict[int, int]) if self.waits else {}

    def handed_over(self) -> dict[str, str]:
        """Return the agents of seats that people have handed over."""
        return msgspec.json.decode(self.handed, type=dict[str, str]) if self.handed else {}

    def pack_names(self) -> list[str]:
        return msgspec.json.decode(self.packs, type=list[str])


class OpenedMatch(msgspec.Struct, frozen=True):
    """Everything that is stored of a new match: all of it, or nothing.

    `visitor` holds the taken seats, under `name`, or may watch. `invitations` are the hashes of keys, by seat.
    """

    stored: StoredMatch
    lines: list[str]
    visitor: str
    seat_states: dict[int, str]
    name: str = ""
    invitations: dict[int, str] = {}

    @property
    def taken(self) -> list[int]:
        """The seats that the visitor holds."""
        return [seat for seat, state in self.seat_states.items() if state == TAKEN] or [WATCHER]


class RecordEntry(msgspec.Struct, frozen=True):
    """The lines one command adds to a record, and the match as it is after them.

    `first` is the number of the first line. `position` is the snapshot: see `LiveMatch._entry`. `changed` is when
    everybody could last see the table move, if that was earlier: a secret answer only changes who is waited for.
    """

    match: str
    first: int
    lines: list[str]
    seat: int | None
    client: str | None
    position: str
    over: bool
    outcome: str
    rules: int
    round: int = 0
    changed: int | None = None
    waits: str = ""
    paused: bool = False
    handed: str = ""


class StoredLine(msgspec.Struct, frozen=True):
    """A line of a record as it was stored."""

    number: int
    text: str
    seat: int | None
    client: str | None
    at: int


class Chair(msgspec.Struct, frozen=True):
    """A seat that a person plays: taken, invited or open, and the name its player chose, if any.

    `opener`: it belongs to whoever opened the match. `away` is the day until which its player is away, or empty.
    """

    state: str
    name: str
    opener: bool = False
    away: str = ""
