"""How seats begin: who is first in turn order, where each settles; and what that is worth."""

from typing import Any, Final

from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.lab.shares import Share

FIRST: Final = "first"
SETTLED: Final = "settled"
TOLD: Final[dict[str, str]] = {"first-player": FIRST, "settled": "hex"}
"""Which messages of a game tell of it: who is first, or the kind of the place that a seat settled at."""

Use = tuple[int, str, str]


def begun(made_of: Content, event: Event) -> Use | None:
    """Return what an event says of how a seat begins, in the form of a use; None where it says nothing."""
    kind = TOLD.get(event.message)
    if kind is None:
        return None
    terms = {term.kind: term.value for term in event.terms}
    if kind == FIRST:
        return terms["seat"], FIRST, FIRST
    return terms["seat"], made_of.names[kind][terms[kind]], SETTLED


def turn_order(seats: int, games: list[tuple[list[Use], tuple[int, ...]]]) -> dict[str, Any]:
    """Return how often each place in turn order won, the first first; games that do not tell are left out."""
    won, count = [0] * seats, 0
    for uses, winners in games:
        first = next((seat for seat, _, how in uses if how == FIRST), None)
        if first is not None:
            count += 1
            for winner in winners:
                won[(winner - first) % seats] += 1
    return {str(k + 1): Share(hits, count).data() for k, hits in enumerate(won)} if count else {}


def places(games: list[tuple[list[Use], tuple[int, ...]]]) -> dict[str, Any]:
    """Return how often whoever settled at a place won, of the games in which somebody did."""
    taken: dict[str, list[bool]] = {}
    for uses, winners in games:
        for seat, place, how in uses:
            if how == SETTLED:
                taken.setdefault(place, []).append(seat in winners)
    return {place: Share(sum(won), len(won)).data() for place, won in sorted(taken.items())}
