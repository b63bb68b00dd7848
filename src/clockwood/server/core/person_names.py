"""The names people give themselves at a table."""

import unicodedata
from typing import Final

from clockwood.server.core.refusals import Refused

LONGEST: Final = 40
JOINERS: Final = "\u200d\ufe0f"
"""Invisible characters that emoji are joined with."""


def clean_name(text: str) -> str:
    """Return a name with single spaces, or refuse one that is empty, too long, or invisible."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(character.isprintable() and not character.isspace() for character in name):
        raise Refused("a name needs at least one character", "name", code="name-empty")
    if len(name) > LONGEST:
        raise Refused(f"a name has {LONGEST} characters at most, this one has {len(name)}", "name", code="name-long")
    if any(hidden(character) for character in name):
        raise Refused("a name has no invisible characters", "name", code="name-invisible")
    return name


def hidden(character: str) -> bool:
    """Return whether a character cannot be seen or changes how the text around it is shown."""
    return character not in JOINERS and unicodedata.category(character)[0] == "C"
