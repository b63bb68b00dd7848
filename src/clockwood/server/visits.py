"""Who comes, and which seats they may look from."""

from typing import Final

from clockwood.kernel.table import Table
from clockwood.server.kept_matches import Kept
from clockwood.server.kept_seats import WATCHER, KeptSeats
from clockwood.server.refusals import NotThere, NotYours, no_such_match
from clockwood.words import LANGUAGES


class Visit:
    """One request: the visitor its cookie names, if any, and the address it comes from."""

    def __init__(self, visitor: str | None, address: str) -> None:
        self.visitor: str | None = visitor
        self.address: Final = address
        self.cookie: str = ""
        """A fresh cookie, to be sent with the reply."""

    @property
    def name(self) -> str:
        """What rates are counted by."""
        return self.visitor or self.address


class Doors:
    """Lets visitors through to the seats they hold, and nobody else."""

    def __init__(self, seats: KeptSeats) -> None:
        self.seats: Final = seats

    async def must_be_known(self, visit: Visit) -> str:
        """Return the visitor, who gets a cookie now where there was none."""
        if visit.visitor is None:
            visit.cookie, visit.visitor = await self.seats.new_visitor()
        return visit.visitor

    async def held(self, visit: Visit, match: str) -> list[int]:
        return [] if visit.visitor is None else await self.seats.held(visit.visitor, match)

    async def may_look(self, visit: Visit, kept: Kept) -> list[int]:
        """Return the seats the visitor holds. Who may not look is told that there is nothing."""
        held = await self.held(visit, kept.id)
        if not held and not kept.open:
            raise no_such_match()
        return held

    async def seat_to_look_from(self, visit: Visit, kept: Kept, names: list[str], seat: str) -> int:
        """Return the seat's number: one's own, none for who watches, and any once the match is over."""
        held = await self.may_look(visit, kept)
        if not seat:
            return WATCHER
        number = seat_number(names, seat)
        if number not in held and not kept.over:
            raise NotYours("this seat is not yours", "seat")
        return number

    async def seat_to_play(self, visit: Visit, kept: Kept, names: list[str], seat: str) -> int:
        """Return the number of a seat the visitor holds."""
        held = await self.may_look(visit, kept)
        number = seat_number(names, seat)
        if number not in held:
            raise NotYours("this seat is not yours", "seat")
        return number


def seat_number(names: list[str], seat: str) -> int:
    if seat not in names:
        raise NotThere(f"no such seat; there are {', '.join(names)}", "seat")
    return names.index(seat)


def language_or(language: str, usual: str) -> str:
    if language and language not in LANGUAGES:
        raise NotThere(f"no such language; there are {', '.join(LANGUAGES)}", "language")
    return language or usual


def names_of(table: Table) -> list[str]:
    return table.seat_names
