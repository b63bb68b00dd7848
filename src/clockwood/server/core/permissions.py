"""Visitors, and which seats they may see and play."""

import asyncio
import hashlib
from typing import Final

from clockwood.server.core.refusals import NotFound, NotYours, no_such_match
from clockwood.server.core.stored import WATCHER, StoredMatch
from clockwood.server.core.stores import SeatStore
from clockwood.words import LANGUAGES


class Visit:
    """One request or socket: the visitor its cookie names, if any, and the address it comes from."""

    def __init__(self, visitor: str | None, address: str) -> None:
        self.visitor: str | None = visitor
        self.address: Final = address
        self.cookie: str = ""
        """A new cookie to be set with the reply, if the visitor had none."""
        self.forgotten: bool = False
        """True if the reply is to delete the cookie."""
        self.gone: Final = asyncio.Event()
        """Set when the client has left: nobody waits for the answer any more."""


class Permissions:
    """Looks up what a visitor holds. HTTP and sockets are checked by the same functions."""

    def __init__(self, seats: SeatStore) -> None:
        self.seats: Final = seats

    async def ensure_visitor(self, visit: Visit) -> str:
        """Return the visitor; one without a cookie is given one."""
        if visit.visitor is None:
            visit.cookie, visit.visitor = await self.seats.new_visitor()
        return visit.visitor

    async def held(self, visit: Visit, match: str) -> list[int]:
        """Return the seats of a match that the visitor holds; `WATCHER` stands for an invitation to watch."""
        return [] if visit.visitor is None else await self.seats.held(visit.visitor, match)

    async def holds(self, visit: Visit, match: str, seat: int) -> bool:
        return seat in await self.held(visit, match)

    async def must_see(self, visit: Visit, stored: StoredMatch) -> list[int]:
        """Return the seats the visitor holds, or refuse a private match as if it did not exist."""
        return visible(stored, await self.held(visit, stored.id))

    async def must_see_to_play(self, visit: Visit, stored: StoredMatch) -> list[int]:
        """Check the same for a command, without asking the database each time if commands come quickly."""
        known = [] if visit.visitor is None else await self.seats.recently_held(visit.visitor, stored.id)
        return visible(stored, known)


def mark_of(visitor: str | None, match: str) -> str:
    """Return what tells a visitor from others at one match, and says nothing else of them; empty for nobody."""
    return hashlib.sha256(f"{visitor} {match}".encode()).hexdigest()[:16] if visitor else ""


def must_be_own(visit: Visit, match: str, by: str) -> None:
    """Refuse an answer that another visitor of the same browser gave, and that was kept until now."""
    if by and by != mark_of(visit.visitor, match):
        raise NotYours("this answer was given by another visitor of this browser", "by")


def visible(stored: StoredMatch, held: list[int]) -> list[int]:
    if not held and not stored.open:
        raise no_such_match()
    return held


def seat_to_view(held: list[int], names: list[str], seat: str, *, over: bool) -> int:
    """Return the number of the seat whose view may be shown: a held one, or any once the match is over.

    No seat is the view of a spectator.
    """
    if not seat:
        return WATCHER
    number = seat_number(names, seat)
    if number not in held and not over:
        raise NotYours("this seat is not yours", "seat")
    return number


def seat_to_play(held: list[int], names: list[str], seat: str) -> int:
    """Return the number of a seat the visitor holds. Every command, by HTTP or socket, passes this check."""
    if not seat:
        raise NotYours("a spectator does not play", "seat")
    number = seat_number(names, seat)
    if number not in held:
        raise NotYours("this seat is not yours", "seat")
    return number


def seat_number(names: list[str], seat: str) -> int:
    if seat not in names:
        raise NotFound(f"no such seat; there are {', '.join(names)}", "seat")
    return names.index(seat)


def language_or(language: str, default: str) -> str:
    """Return the language asked for, or the default if none was."""
    if language and language not in LANGUAGES:
        raise NotFound(f"no such language; there are {', '.join(LANGUAGES)}", "language")
    return language or default
