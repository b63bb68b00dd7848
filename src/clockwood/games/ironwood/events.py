"""The arguments of Ironwood's messages."""

from mypy_extensions import i64

from clockwood.kernel.events import Term


def who(seat: i64) -> Term:
    return Term("seat", "seat", seat)


def forest(name: str, place: i64) -> Term:
    return Term(name, "forest", place)


def mountain(name: str, place: i64) -> Term:
    return Term(name, "mountain", place)


def card_term(card: i64) -> Term:
    return Term("card", "card", card)
