"""Sizes of pictures: the desk, the phone, the small map of a bot's story."""

from typing import Final


class Size:
    """`marks` and `names` scale number marks and names, `letters` cuts names, `below` is how far they stand below.

    `trees` is how far trees stand apart.
    """

    def __init__(self, name: str, marks: float, names: float, letters: int, below: float, trees: int) -> None:
        self.name: Final = name
        self.marks: Final = marks
        self.names: Final = names
        self.letters: Final = letters
        self.below: Final = below
        self.trees: Final = trees


SIZES: Final = (
    Size("desktop", 1, 1, 99, 24, 19),
    Size("phone", 1.3, 1.6, 3, 32, 30),
    Size("mini", 1.15, 1.2, 99, 27, 26),
)
