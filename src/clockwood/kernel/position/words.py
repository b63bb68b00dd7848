"""The words of a position: each is known, or refused with the path it stands at."""

from typing import Final, final

from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadPosition
from clockwood.kernel.piles import EVERY_SEAT
from clockwood.kernel.vocabulary import term_value

LARGEST: Final = 10**15
DEEPEST: Final = 4


@final
class Words:
    """The names of one content and what they stand for."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.seats: Final = content.names["seat"]

    def seat(self, path: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.seats:
            raise BadPosition(path, f"no seat is called {name!r}; there are {', '.join(self.seats)}")
        return self.seats.index(name)

    def seat_mask(self, path: str, text: str) -> int:
        """Read `everyone`, `nobody`, or names with commas between them."""
        if text in ("everyone", "nobody"):
            return int(EVERY_SEAT) if text == "everyone" else 0
        mask = 0
        for name in text.split(","):
            mask |= int(bit(self.seat(path, name)))
        return mask

    def term(self, path: str, kind: str, word: str, size: int) -> int:
        try:
            value = term_value(self.content, kind, word, size)
        except BadInput as error:
            raise BadPosition(path, error.reason) from None
        if value >= size:
            raise BadPosition(path, f"there is no room for {word} here")
        return value


def table_at(path: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadPosition(path, "a table is needed")
    return value


def list_at(path: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadPosition(path, "a list is needed")
    return value


def number_at(path: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
        raise BadPosition(path, f"{shown(value)} is not a number of at most 15 digits")
    return int(value)


def flat(table: dict[str, object], path: str, prefix: str = "", depth: int = 0) -> dict[str, object]:
    """Return dotted names with what they hold: TOML reads `hand.north` as a table in a table."""
    if depth > DEEPEST:
        raise BadPosition(path, "tables lie too deep in each other")
    found: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found.update(flat(value, path, f"{prefix}{key}.", depth + 1))
        else:
            found[prefix + key] = value
    return found


def shown(value: object) -> str:
    """Return the value as an error names it, cut short."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and abs(value) > LARGEST:
        return "a larger number"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
