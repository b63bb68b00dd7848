"""The arguments of Forge War's messages."""

from mypy_extensions import i64

from clockwood.kernel.events import Term


def who(seat: i64) -> Term:
    return Term("seat", "seat", seat)


def place(name: str, where: i64) -> Term:
    return Term(name, "hex", where)


def kind(which: i64) -> Term:
    return Term("resource", "resource", which)


def card_term(card: i64) -> Term:
    return Term("card", "card", card)


def design_term(design: i64) -> Term:
    return Term("design", "design", design)


def hero(which: i64) -> Term:
    return Term("adventurer", "adventurer", which)


def slot_term(slot: i64) -> Term:
    return Term("quest", "quest", slot)
