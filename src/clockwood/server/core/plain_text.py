"""Texts that visitors send and that are stored: without control characters, which no text here needs."""

import re
from typing import Final

from clockwood.server.core.refusals import Refused

CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Every control character but the tab and the ends of lines. PostgreSQL stores no NUL; terminals obey the others."""


def must_be_plain(text: str, place: str, code: str) -> None:
    """Refuse a text with a control character, and name its line."""
    found = CONTROL.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        reason = f"line {line} has the control character U+{ord(found[0]):04X}; there may be none"
        raise Refused(reason, place, code=code)
