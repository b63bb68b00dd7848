"""Terms of Ironwood's messages."""

from mypy_extensions import i64

from clockwood.kernel.events import Event, Term, number, said, who


def forest(name: str, place: i64) -> Term:
    return Term(name, "forest", place)


def mountain(name: str, place: i64) -> Term:
    return Term(name, "mountain", place)


def enemies_near(seat: i64, count: i64) -> Event:
    return said("result-enemies", [who(seat), number("n", count)]) if count else said("result-no-enemy", [])
