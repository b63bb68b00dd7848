"""Seats as callers name them: by their names, or by their numbers."""

from clockwood.kernel.errors import UnknownName


def number_of_seat(seats: list[str], seat: str | int) -> int:
    """Return the number of a seat that is given by name or number; refuse one that is not there.

    >>> number_of_seat(["woodwalkers", "ironclad"], "ironclad"), number_of_seat(["woodwalkers", "ironclad"], 1)
    (1, 1)
    """
    for number, name in enumerate(seats):
        if seat in (name, number):
            return number
    raise UnknownName(str(seat), f"no such seat; there are {', '.join(seats)}")
