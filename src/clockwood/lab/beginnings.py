"""The beginnings of seats, their place in turn order and of settlement, and the wins that follow."""

from typing import Any, Final

from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.lab.shares import Share

FIRST: Final = "first"
PLACED: Final = "placed"
SETTLED: Final = "settled"
MESSAGES: Final[dict[str, str]] = {"first-player": FIRST, "takes-place": PLACED, "settled": "hex"}
"""Messages about beginnings: of the first player, after whom the seats follow in order; of the place of each seat in
a turn order of its own; else, with the kind of the place settled at."""

Use = tuple[int, str, str]


def begun(made_of: Content, event: Event) -> Use | None:
    """Return the beginning that an event reports, as a use; None if it reports none."""
    kind = MESSAGES.get(event.message)
    if kind is None:
        return None
    terms = {term.kind: term.value for term in event.terms}
    if kind == FIRST:
        return terms["seat"], FIRST, FIRST
    if kind == PLACED:
        return terms["seat"], str(terms["number"]), PLACED
    return terms["seat"], made_of.names[kind][terms[kind]], SETTLED


def places_in_turn(seats: int, uses: list[Use]) -> dict[int, int]:
    """Return the place of each seat in turn order, from 1; nothing where the uses do not tell it.

    >>> places_in_turn(3, [(1, FIRST, FIRST)])
    {0: 3, 1: 1, 2: 2}
    """
    first = next((seat for seat, _, how in uses if how == FIRST), None)
    if first is not None:
        return {seat: (seat - first) % seats + 1 for seat in range(seats)}
    return {seat: int(place) for seat, place, how in uses if how == PLACED}


def turn_order(seats: int, games: list[tuple[list[Use], tuple[int, ...]]]) -> dict[str, Any]:
    """Return the wins of each place in turn order, first place first; games without a first player are left out."""
    won, count = [0] * seats, 0
    for uses, winners in games:
        order = places_in_turn(seats, uses)
        if order:
            count += 1
            for winner in winners:
                won[order[winner] - 1] += 1
    return {str(k + 1): Share(hits, count).data() for k, hits in enumerate(won)} if count else {}


def places(games: list[tuple[list[Use], tuple[int, ...]]]) -> dict[str, Any]:
    """Return, for each place, the wins of the seats that settled there, among the games in which one did."""
    taken: dict[str, list[bool]] = {}
    for uses, winners in games:
        for seat, place, how in uses:
            if how == SETTLED:
                taken.setdefault(place, []).append(seat in winners)
    return {place: Share(sum(won), len(won)).data() for place, won in sorted(taken.items())}
