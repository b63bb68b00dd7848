"""Terms of Ironwood's messages."""

from mypy_extensions import i64

from clockwood.kernel.events import EVERYONE, Event, Term, number


def who(seat: i64) -> Term:
    return Term("seat", "seat", seat)


def forest(name: str, place: i64) -> Term:
    return Term(name, "forest", place)


def mountain(name: str, place: i64) -> Term:
    return Term(name, "mountain", place)


def card_term(card: i64) -> Term:
    return Term("card", "card", card)


def said(message: str, terms: list[Term], cite: str = "") -> Event:
    """Return something said to everyone."""
    return Event(message, cite, EVERYONE, terms)


def enemies_near(seat: i64, count: i64) -> Event:
    return said("result-enemies", [who(seat), number("n", count)]) if count else said("result-no-enemy", [])
