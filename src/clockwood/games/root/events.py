"""The arguments of Root's messages."""

from mypy_extensions import i64

from clockwood.kernel.events import Term


def whom(seat: i64) -> Term:
    return Term("other", "seat", seat)


def where(clearing: i64) -> Term:
    return Term("clearing", "clearing", clearing)


def piece_term(piece: i64) -> Term:
    return Term("piece", "piece", piece)


def suit_term(suit: i64) -> Term:
    return Term("suit", "suit", suit)


def plot_term(plot: i64) -> Term:
    return Term("plot", "plot", plot)


def faction_term(faction: i64) -> Term:
    return Term("faction", "faction", faction)


def item_term(item: i64) -> Term:
    return Term("item", "item", item)
