"""Stores that keep everything in memory: for tests, and for a table that needs no server."""

import secrets
from typing import Final, NamedTuple

import msgspec

from clockwood.server.core.access_keys import address_hash
from clockwood.server.core.refusals import no_such_match, visitor_deleted
from clockwood.server.core.stored import (
    PLAYED,
    TAKEN,
    Chair,
    OpenedMatch,
    RecordEntry,
    StoredLine,
    StoredMatch,
    now,
)
from clockwood.server.core.stores import AlreadyStored, Retention, WriteConflict

Holding = tuple[str, str, int]
"""Visitor, match and seat."""


class Key(NamedTuple):
    """An invitation, and the visitor who made it."""

    match: str
    seat: int
    maker: str


class Memory:
    """Everything that is stored."""

    def __init__(self) -> None:
        self.matches: Final[dict[str, StoredMatch]] = {}
        self.lines: Final[dict[str, list[StoredLine]]] = {}
        self.replays: Final[dict[str, bytes]] = {}
        self.visitors: Final[set[str]] = set()
        self.holdings: Final[set[Holding]] = set()
        self.chairs: Final[dict[str, dict[int, Chair]]] = {}
        self.keys: Final[dict[str, Key]] = {}
        """The unused keys, by their hashes."""


class MemoryMatches:
    """The rows of matches."""

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory
        self._secret: Final = secrets.token_bytes(32)

    def origin(self, address: str) -> str:
        return address_hash(self._secret, address)

    async def add(self, opened: OpenedMatch) -> None:
        memory, stored = self.memory, opened.stored
        if stored.id in memory.matches:
            raise AlreadyStored
        if opened.visitor not in memory.visitors:
            raise visitor_deleted()
        memory.matches[stored.id] = stored
        memory.lines[stored.id] = [
            StoredLine(number, text, None, None, stored.created) for number, text in enumerate(opened.lines)
        ]
        memory.chairs[stored.id] = {
            seat: Chair(state, opened.name if state == TAKEN else "", state == TAKEN)
            for seat, state in opened.seat_states.items()
        }
        memory.holdings.update((opened.visitor, stored.id, seat) for seat in opened.taken)
        memory.keys.update({key: Key(stored.id, seat, opened.visitor) for seat, key in opened.invitations.items()})

    async def find(self, match: str) -> StoredMatch:
        if match not in self.memory.matches:
            raise no_such_match()
        return self.memory.matches[match]

    async def of_visitor(self, visitor: str, most: int = 200) -> list[StoredMatch]:
        mine = {match for holder, match, _ in self.memory.holdings if holder == visitor}
        return latest([self.memory.matches[match] for match in mine])[:most]

    async def listed(self, most: int = 100) -> list[StoredMatch]:
        return latest([each for each in self.memory.matches.values() if each.open and not each.over])[:most]

    async def waiting_for_agents(self, most: int) -> list[StoredMatch]:
        found = [each for each in self.memory.matches.values() if each.people and each.kind in PLAYED]
        return [each for each in found if not each.over and not each.paused and not each.waits][:most]

    async def count_running(self, origin: str) -> int:
        return sum(each.origin.startswith(origin) and not each.over for each in self.memory.matches.values())

    async def delete(self, match: str) -> None:
        memory = self.memory
        for kept in (memory.matches, memory.lines, memory.replays, memory.chairs):
            kept.pop(match, None)
        memory.holdings.difference_update({each for each in memory.holdings if each[1] == match})
        for key in [key for key, given in memory.keys.items() if given.match == match]:
            del memory.keys[key]

    async def sweep_time(self, elapsed: int) -> int:
        del elapsed
        return now()

    async def sweep(self, at: int, keep: Retention) -> int:
        """Keep everything: memory is given back when the program ends."""
        del at, keep
        return 0

    async def without_replay(self, most: int) -> list[StoredMatch]:
        found = [each for each in self.memory.matches.values() if each.over and each.kind in PLAYED]
        return [each for each in found if each.id not in self.memory.replays][:most]

    async def save_replay(self, match: str, frames: bytes) -> None:
        self.memory.replays[match] = frames

    async def replay(self, match: str) -> bytes | None:
        return self.memory.replays.get(match)


class MemoryRecordLines:
    """The lines of the records."""

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory

    async def append(self, entry: RecordEntry) -> None:
        lines = self.memory.lines.setdefault(entry.match, [])
        if len(lines) != entry.first:
            raise WriteConflict
        at = now()
        for number, text in enumerate(entry.lines, entry.first):
            mine = number == entry.first
            lines.append(StoredLine(number, text, entry.seat if mine else None, entry.client if mine else None, at))
        self.memory.matches[entry.match] = msgspec.structs.replace(
            self.memory.matches[entry.match],
            changed=at if entry.changed is None else entry.changed,
            lines=len(lines),
            over=entry.over,
            outcome=entry.outcome,
            position=entry.position,
            rules=entry.rules,
            round=entry.round,
            waits=entry.waits,
            paused=entry.paused,
            handed=entry.handed,
        )

    async def lines(self, match: str, since: int = 0) -> list[StoredLine]:
        return self.memory.lines.get(match, [])[since:]


class NoLeases:
    """Leases where there is one server only: it has all of them."""

    length: Final = 30_000

    async def hold(self, match: str) -> bool:
        del match
        return True


def latest(found: list[StoredMatch]) -> list[StoredMatch]:
    """Return matches, the last changed first."""
    return sorted(found, key=lambda each: -each.changed)
