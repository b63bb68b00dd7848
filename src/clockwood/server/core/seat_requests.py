"""Requests about the seats of a match: take, name and leave them, invite to them, and revoke."""

from typing import Final

from clockwood.server.core import replies
from clockwood.server.core.matches.live_matches import LiveMatches
from clockwood.server.core.permissions import Permissions, Visit, seat_number, seat_to_play
from clockwood.server.core.person_names import clean_name
from clockwood.server.core.refusals import NotYours, bad_key, not_yours_to_give, seat_taken
from clockwood.server.core.stored import INVITED, OPEN, WATCHER, StoredMatch


class SeatRequests:
    """Checks who may do what with the seats of a match, and does it."""

    def __init__(self, matches: LiveMatches, permissions: Permissions) -> None:
        self.matches: Final = matches
        self.permissions: Final = permissions
        self.seats: Final = permissions.seats

    async def join(self, visit: Visit, match: str, seat: str) -> None:
        """Take an open seat."""
        stored = await self.matches.find(match)
        await self.permissions.must_see(visit, stored)
        number = seat_number(replies.seats_of(stored), seat)
        chair = (await self.seats.chairs(match)).get(number)
        if chair is None or chair.state != OPEN:
            raise seat_taken()
        await self.seats.join(match, number, await self.permissions.ensure_visitor(visit))
        await self.matches.people_changed(match)

    async def use_key(self, visit: Visit, key: str) -> str:
        """Exchange an invitation for its seat; return the match."""
        if await self.seats.seat_of_key(key) is None:
            raise bad_key()
        match, _ = await self.seats.use_key(key, await self.permissions.ensure_visitor(visit))
        await self.matches.people_changed(match)
        return match

    async def name(self, visit: Visit, match: str, seat: str, name: str) -> None:
        """Give the person at a seat a name."""
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        number = seat_to_play(held, replies.seats_of(stored), seat)
        await self.seats.set_name(match, number, clean_name(name))
        await self.matches.people_changed(match)

    async def invite(self, visit: Visit, match: str, seat: str) -> str:
        """Return a new key: to an own seat for another device, to a seat of nobody's, or to watch."""
        number, right = await self._right_to(visit, await self.matches.find(match), seat)
        return await self.seats.invite(match, number, await self.permissions.ensure_visitor(visit), right)

    async def revoke(self, visit: Visit, match: str, seat: str) -> int:
        """Revoke the unused invitations to a seat, or to watch, and take it from everybody else who has it."""
        number, right = await self._right_to(visit, await self.matches.find(match), seat)
        count = await self.seats.revoke(match, number, await self.permissions.ensure_visitor(visit), right)
        self.matches.seats_changed(match)
        return count

    async def _right_to(self, visit: Visit, stored: StoredMatch, seat: str) -> tuple[int, int]:
        """Return a seat, or `WATCHER`, and the own seat that lets the visitor invite to it and revoke that, or refuse.

        A seat that nobody has taken, or that was left, is offered by who opened the match or, if they left, by any
        player. Every player may let others watch.
        """
        own = [held for held in await self.permissions.must_see(visit, stored) if held != WATCHER]
        number = seat_number(replies.seats_of(stored), seat) if seat else WATCHER
        if number in own:
            return number, number
        if own and number == WATCHER:
            return number, own[0]
        chairs = await self.seats.chairs(stored.id)
        openers = [each for each, chair in chairs.items() if chair.opener]
        offering = [each for each in own if each in openers or not openers]
        if not offering or number not in chairs or chairs[number].state != INVITED:
            raise not_yours_to_give()
        return number, offering[0]

    async def leave(self, visit: Visit, match: str) -> None:
        """Remove the match from the visitor's list; delete a what-if once nobody plays it."""
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        if not held or visit.visitor is None:
            raise NotYours("this match is not on your list", "match")
        played = await self.seats.leave(match, visit.visitor)
        self.matches.seats_changed(match)
        if stored.kind == "fork" and not played:
            self.matches.forget(match)
            await self.matches.match_store.delete(match)
        else:
            await self.matches.people_changed(match)

    async def forget_me(self, visit: Visit) -> None:
        """Delete the visitor: its cookie gives access to nothing any more."""
        visit.forgotten = True
        if visit.visitor is not None:
            left = await self.seats.forget(visit.visitor)
            self.matches.seats_changed()
            for match in left:
                await self.matches.people_changed(match)
