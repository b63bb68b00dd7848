"""Encodings as tests look at them."""

from functools import cache

from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.learning.history import History
from clockwood.kernel.match import Match
from clockwood.testing.variants import Variant


@cache
def encoding_of(variant: Variant, history: int = 0) -> Encoding:
    return Encoding(variant.game, variant.content, history)


def encoded(encoding: Encoding, match: Match, seat: int, history: History | None = None) -> list[int]:
    """The numbers that the encoding tells a seat."""
    buffer = bytearray(2 * int(encoding.width))
    encoding.write(match, seat, buffer, history)
    return list(memoryview(buffer).cast("h"))


def named(encoding: Encoding, numbers: list[int]) -> dict[str, int]:
    return {field.name: numbers[field.offset] for field in encoding.fields}


def differing(encoding: Encoding, here: list[int], there: list[int]) -> list[str]:
    """The names of fields that differ."""
    return [field.name for field in encoding.fields if here[field.offset] != there[field.offset]]
