"""The arguments of Iron Kings' messages."""

from mypy_extensions import i64

from clockwood.games.iron_kings.cards.cells import FIRST_TREASURE
from clockwood.games.iron_kings.words import ALL_SPACES
from clockwood.kernel.events import Term


def whom(seat: i64) -> Term:
    return Term("victim", "seat", seat)


def place(where: i64) -> Term:
    return Term("hex", "hex", where)


def treasure_term(treasure: i64) -> Term:
    """Return the card of a treasure that is counted from 0."""
    return Term("card", "card", FIRST_TREASURE + treasure)


def post_term(seat: i64, which: i64) -> Term:
    return Term("post", "post", seat * ALL_SPACES + which)


def token_term(which: i64) -> Term:
    return Term("token", "token", which)


def resource_term(which: i64) -> Term:
    return Term("resource", "resource", which)


def way_term(facing: i64) -> Term:
    return Term("facing", "facing", facing)


def terrain_term(which: i64) -> Term:
    return Term("terrain", "terrain", which)
