"""A stdout that only one thread can write to, for libraries that print from threads of their own."""

import io
import threading
from typing import Final, TextIO


class OwnThread(io.TextIOBase):
    """Passes on what the thread writes that made it, and drops what others write."""

    def __init__(self, out: TextIO) -> None:
        self.out: Final = out
        self.owner: Final = threading.get_ident()

    def write(self, text: str) -> int:
        return self.out.write(text) if threading.get_ident() == self.owner else len(text)

    def flush(self) -> None:
        self.out.flush()
