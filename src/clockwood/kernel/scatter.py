"""Points scattered over a sheet by chance, as for trees and grass in a drawing."""

from math import hypot
from typing import Final

from mypy_extensions import i64

from clockwood.kernel.rng import Generator
from clockwood.kernel.svg import XY


def scattered(rng: Generator, width: i64, height: i64) -> XY:
    """Return a point of the sheet, to a tenth of its unit."""
    return float(rng.below(width * 10)) / 10, float(rng.below(height * 10)) / 10


class Spaced:
    """Points with a distance between them, by squares of that size."""

    def __init__(self, apart: float) -> None:
        self.apart: Final = apart
        self.squares: Final[dict[tuple[int, int], list[XY]]] = {}

    def square(self, at: XY) -> tuple[int, int]:
        return int(at[0] // self.apart), int(at[1] // self.apart)

    def is_free(self, at: XY) -> bool:
        column, row = self.square(at)
        return all(
            hypot(at[0] - x, at[1] - y) >= self.apart
            for a in (-1, 0, 1)
            for b in (-1, 0, 1)
            for x, y in self.squares.get((column + a, row + b), ())
        )

    def take(self, at: XY) -> None:
        self.squares.setdefault(self.square(at), []).append(at)

    def all(self) -> list[XY]:
        return [at for held in self.squares.values() for at in held]
