"""Visitors, seats and keys in memory."""

from typing import Final

import msgspec

from clockwood.server.core.access_keys import MOST_UNUSED, key_hash, new_key
from clockwood.server.core.memory_stores import Holding, Key, Memory
from clockwood.server.core.refusals import (
    NotYours,
    Refused,
    bad_key,
    many_keys,
    not_yours_to_give,
    seat_taken,
    visitor_deleted,
)
from clockwood.server.core.stored import INVITED, OPEN, TAKEN, WATCHER, Chair


class MemorySeats:
    """Visitors, the seats they hold, and keys."""

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory

    async def visitor(self, cookie: str) -> str | None:
        try:
            known = key_hash(cookie)
        except Refused:
            return None
        return known if known in self.memory.visitors else None

    async def new_visitor(self) -> tuple[str, str]:
        cookie = new_key()
        self.memory.visitors.add(key_hash(cookie))
        return cookie, key_hash(cookie)

    async def forget(self, visitor: str) -> list[str]:
        theirs = {each for each in self.memory.holdings if each[0] == visitor}
        self.memory.visitors.discard(visitor)
        self._take(theirs)
        matches = sorted({match for _, match, _ in theirs})
        for match in matches:
            self._free_left_seats(match)
        return matches

    async def held(self, visitor: str, match: str) -> list[int]:
        return sorted(seat for holder, of, seat in self.memory.holdings if (holder, of) == (visitor, match))

    async def recently_held(self, visitor: str, match: str) -> list[int]:
        return await self.held(visitor, match)

    async def held_by_match(self, visitor: str) -> dict[str, list[int]]:
        mine = {match for holder, match, _ in self.memory.holdings if holder == visitor}
        return {match: await self.held(visitor, match) for match in mine}

    async def chairs(self, match: str) -> dict[int, Chair]:
        return dict(self.memory.chairs.get(match, {}))

    async def chairs_of(self, matches: list[str]) -> dict[str, dict[int, Chair]]:
        return {match: dict(self.memory.chairs[match]) for match in matches if match in self.memory.chairs}

    async def set_name(self, match: str, seat: int, name: str) -> None:
        chairs = self.memory.chairs.get(match, {})
        if seat in chairs:
            chairs[seat] = msgspec.structs.replace(chairs[seat], name=name)

    async def join(self, match: str, seat: int, visitor: str) -> None:
        chair = self.memory.chairs.get(match, {}).get(seat)
        if chair is None or chair.state != OPEN:
            raise seat_taken()
        self._sit(visitor, match, seat)

    async def leave(self, match: str, visitor: str) -> bool:
        self._take({each for each in self.memory.holdings if each[:2] == (visitor, match)})
        self._free_left_seats(match)
        return any(of == match and seat != WATCHER for _, of, seat in self.memory.holdings)

    async def invite(self, match: str, seat: int, visitor: str, right: int) -> str:
        self._must_hold(match, right, visitor)
        if seat not in (right, WATCHER):
            if self.memory.chairs[match][seat].state != INVITED:
                raise not_yours_to_give()
            self._forget_keys(match, seat)
        if len(self._unused_keys(match, seat)) >= MOST_UNUSED:
            raise many_keys()
        key = new_key()
        self.memory.keys[key_hash(key)] = Key(match, seat, visitor)
        return key

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        found = self.memory.keys.get(key_hash(key))
        return None if found is None else (found.match, found.seat)

    async def use_key(self, key: str, visitor: str) -> tuple[str, int]:
        found = self.memory.keys.get(key_hash(key))
        if found is None:
            raise bad_key()
        if found.seat == WATCHER:
            self._give(visitor, found.match, WATCHER)
        else:
            del self.memory.keys[key_hash(key)]
            self._sit(visitor, found.match, found.seat)
        return found.match, found.seat

    async def revoke(self, match: str, seat: int, visitor: str, right: int) -> int:
        self._must_hold(match, right, visitor)
        keys = self._forget_keys(match, seat)
        lost = {each for each in self.memory.holdings if each[1:] == (match, seat) and each[0] != visitor}
        self._take(lost)
        if seat != right:
            return len(lost) + keys
        self._put_out(match, {each[0] for each in lost})
        return len(lost)

    def _must_hold(self, match: str, seat: int, visitor: str) -> None:
        if (visitor, match, seat) not in self.memory.holdings:
            raise NotYours("this seat is no longer yours", "seat")

    def _sit(self, visitor: str, match: str, seat: int) -> None:
        memory = self.memory
        self._give(visitor, match, seat)
        chairs = memory.chairs[match]
        chairs[seat] = msgspec.structs.replace(chairs[seat], state=TAKEN)
        if any(of == match and other != WATCHER and holder != visitor for holder, of, other in memory.holdings):
            memory.matches[match] = msgspec.structs.replace(memory.matches[match], shared=False)

    def _give(self, visitor: str, match: str, seat: int) -> None:
        if visitor not in self.memory.visitors:
            raise visitor_deleted()
        self.memory.holdings.add((visitor, match, seat))

    def _take(self, holdings: set[Holding]) -> None:
        self.memory.holdings.difference_update(holdings)

    def _put_out(self, match: str, visitors: set[str]) -> None:
        memory = self.memory
        playing = {holder for holder, of, seat in memory.holdings if of == match and seat != WATCHER}
        self._take({(each, match, WATCHER) for each in visitors - playing})
        for key in [key for key, given in memory.keys.items() if given[:2] == (match, WATCHER)]:
            if memory.keys[key].maker in visitors:
                del memory.keys[key]

    def _forget_keys(self, match: str, seat: int) -> int:
        unused = self._unused_keys(match, seat)
        for key in unused:
            del self.memory.keys[key]
        return len(unused)

    def _unused_keys(self, match: str, seat: int) -> list[str]:
        return [key for key, given in self.memory.keys.items() if given[:2] == (match, seat)]

    def _free_left_seats(self, match: str) -> None:
        memory = self.memory
        held = {seat for _, of, seat in memory.holdings if of == match}
        for seat, chair in memory.chairs[match].items():
            if chair.state == TAKEN and seat not in held and not memory.matches[match].over:
                memory.chairs[match][seat] = Chair(INVITED, "")
                self._forget_keys(match, seat)
