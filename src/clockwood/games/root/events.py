"""The arguments of Root's messages, and its questions in words."""

from mypy_extensions import i64

from clockwood.kernel.events import EVERYONE, Event, Term
from clockwood.kernel.question import Question


def who(seat: i64) -> Term:
    return Term("seat", "seat", seat)


def whom(seat: i64) -> Term:
    return Term("other", "seat", seat)


def where(clearing: i64) -> Term:
    return Term("clearing", "clearing", clearing)


def card_term(card: i64) -> Term:
    return Term("card", "card", card)


def piece_term(piece: i64) -> Term:
    return Term("piece", "piece", piece)


def suit_term(suit: i64) -> Term:
    return Term("suit", "suit", suit)


def item_term(item: i64) -> Term:
    return Term("item", "item", item)


def asked(question: Question, cite: str, about: list[Term], more: str = "") -> Event:
    """Return a question in words: `ask-` and the name of its step, the seat that is asked, what it is about."""
    name = type(question.step).__name__
    message = "ask" + "".join("-" + letter.lower() if letter.isupper() else letter for letter in name)
    return Event(message + more, cite, EVERYONE, [who(question.seat), *about])
