"""The stores that the server needs, as protocols. `server/store` keeps them in a database, `memory_stores` in memory.

Every method raises `Unavailable` if the store cannot be reached; nothing was changed then.
"""

from typing import NamedTuple, Protocol

from clockwood.server.core.stored import Chair, OpenedMatch, RecordEntry, StoredLine, StoredMatch


class WriteConflict(Exception):
    """Another server has already written a line with this number: read its lines and try again."""


class AlreadyStored(Exception):
    """There is a match with this id already."""


class Retention(NamedTuple):
    """Days after which something that did not change is deleted.

    What-ifs, uploaded games that are over, matches and visitors that nobody is left of, visitors in whose matches
    nothing happens, keys, and e-mail addresses that nobody confirmed.
    """

    fork_days: int = 30
    upload_days: int = 90
    left_days: int = 30
    visitor_days: int = 400
    key_days: int = 90
    unconfirmed_days: int = 1


class MatchStore(Protocol):
    """The rows of matches, and the replays of finished ones."""

    def origin(self, address: str) -> str:
        """Return a network address as it is stored: hashed with a secret."""
        ...

    async def add(self, opened: OpenedMatch) -> None:
        """Store a new match with its lines, seats and invitations at once, or raise `AlreadyStored`."""
        ...

    async def find(self, match: str) -> StoredMatch:
        """Return a match, or refuse because there is none."""
        ...

    async def of_visitor(self, visitor: str, most: int = 200) -> list[StoredMatch]:
        """Return the matches in which a visitor holds a seat, the last changed first."""
        ...

    async def listed(self, most: int = 100) -> list[StoredMatch]:
        """Return the open matches that are being played, the last changed first."""
        ...

    async def waiting_for_agents(self, most: int) -> list[StoredMatch]:
        """Return some running matches of people in which no person is waited for, and that no server has a lease of."""
        ...

    async def count_running(self, origin: str) -> int:
        """Return how many running matches were opened from an address, or a network: origins that begin so."""
        ...

    async def delete(self, match: str) -> None: ...

    async def sweep_time(self, elapsed: int) -> int:
        """Return the time for a sweep, `elapsed` milliseconds after the last one of this server.

        It is the clock's, unless that has jumped.
        """
        ...

    async def sweep(self, at: int, keep: Retention) -> int:
        """Delete what is old at this time; return how many matches and visitors that were."""
        ...

    async def without_replay(self, most: int) -> list[StoredMatch]:
        """Return some matches that people played to the end lately, and of which no replay is stored."""
        ...

    async def save_replay(self, match: str, frames: bytes) -> None: ...

    async def replay(self, match: str) -> bytes | None: ...


class RecordLines(Protocol):
    """The lines of the records."""

    async def append(self, entry: RecordEntry) -> None:
        """Return when the lines are stored. Raise `WriteConflict` if another server was first."""
        ...

    async def lines(self, match: str, since: int = 0) -> list[StoredLine]:
        """Return the lines of a match from number `since` on."""
        ...


class SeatStore(Protocol):
    """Visitors, the seats they hold, and keys. A visitor is the hash of a cookie."""

    async def visitor(self, cookie: str) -> str | None:
        """Return the visitor a cookie belongs to, or None if this server did not issue it."""
        ...

    async def new_visitor(self) -> tuple[str, str]:
        """Create a visitor; return the cookie and the visitor."""
        ...

    async def forget(self, visitor: str) -> list[str]:
        """Delete a visitor and everything it holds; return its matches."""
        ...

    async def held(self, visitor: str, match: str) -> list[int]:
        """Return the seats of a match that a visitor holds; `WATCHER` stands for an invitation to watch."""
        ...

    async def recently_held(self, visitor: str, match: str) -> list[int]:
        """Return the same, perhaps as it was a moment ago: every command needs it."""
        ...

    async def held_by_match(self, visitor: str) -> dict[str, list[int]]:
        """Return every seat a visitor holds, by match."""
        ...

    async def chairs(self, match: str) -> dict[int, Chair]:
        """Return every seat that people play."""
        ...

    async def chairs_of(self, matches: list[str]) -> dict[str, dict[int, Chair]]:
        """Return the seats that people play in several matches."""
        ...

    async def set_name(self, match: str, seat: int, name: str) -> None:
        """Store the name of a seat's player."""
        ...

    async def join(self, match: str, seat: int, visitor: str) -> None:
        """Take an open seat. If two visitors try, only one gets it."""
        ...

    async def leave(self, match: str, visitor: str) -> bool:
        """Remove the match from the visitor's list; return whether somebody still holds a seat of it.

        A seat of a running match that nobody holds any more is free: somebody else can be invited to it.
        """
        ...

    async def invite(self, match: str, seat: int, visitor: str, right: int) -> str:
        """Create a key, if the visitor still holds `right`, the seat that allows it.

        To a seat of nobody's the key replaces earlier ones; elsewhere too many unused ones refuse another.
        """
        ...

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Return the match and seat of an unused key, or None."""
        ...

    async def use_key(self, key: str, visitor: str) -> tuple[str, int]:
        """Exchange a key for its seat. A key to a seat works once, a key to watch for everybody who has it."""
        ...

    async def revoke(self, match: str, seat: int, visitor: str, right: int) -> int:
        """Revoke the unused keys to a seat, or to watch, and take it from all others; return how many that were.

        The visitor must still hold `right`, the seat that allows it. If it is the seat itself, devices that lost it
        neither watch any more nor do the keys to watch that they made work.
        """
        ...


class Leases(Protocol):
    """Leases: only one server at a time runs the agents of a match."""

    @property
    def length(self) -> int:
        """Return how many milliseconds a lease lasts."""
        ...

    async def hold(self, match: str) -> bool:
        """Acquire or renew the lease of a match; return whether this server has it now."""
        ...
