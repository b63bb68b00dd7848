"""The sizes of pictures: for the desk, the phone, and the small map of a story."""

from typing import Final


class Size:
    """`marks` scales names of hexes, skulls and pips."""

    def __init__(self, name: str, marks: float) -> None:
        self.name: Final = name
        self.marks: Final = marks


SIZES: Final = (Size("desktop", 1), Size("phone", 1.4), Size("mini", 1.2))
