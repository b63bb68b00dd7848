"""Sizes of pictures: the desk, the phone, the small map of a bot's story."""

from typing import Final


class Size:
    """`trees` is how far trees stand apart."""

    def __init__(self, name: str, trees: int) -> None:
        self.name: Final = name
        self.trees: Final = trees


SIZES: Final = (Size("desktop", 20), Size("phone", 30), Size("mini", 26))
