"""The arguments of Iron Kings' messages."""

from mypy_extensions import i64

from clockwood.kernel.events import Term


def who(seat: i64) -> Term:
    return Term("seat", "seat", seat)


def place(where: i64) -> Term:
    return Term("hex", "hex", where)


def card_term(card: i64) -> Term:
    return Term("card", "card", card)


def post_term(seat: i64, which: i64) -> Term:
    return Term("post", "post", seat * 9 + which)


def token_term(which: i64) -> Term:
    return Term("token", "token", which)


def resource_term(which: i64) -> Term:
    return Term("resource", "resource", which)


def way_term(facing: i64) -> Term:
    return Term("facing", "facing", facing)
