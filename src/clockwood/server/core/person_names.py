"""The names people give themselves at a table."""

import unicodedata
from typing import Final

from clockwood.server.core.refusals import Refused

LONGEST: Final = 40
JOINER, AS_EMOJI = "\u200d", "\ufe0f"
"""Invisible characters that emoji are joined with."""
SHOWN_AS_NOTHING: Final = frozenset(
    (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0)
) | {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Letters, marks and signs that Unicode does not call invisible, but that fonts show as nothing."""


def clean_name(text: str) -> str:
    """Return a name with single spaces, or refuse one that is empty, too long, or invisible."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(character.isprintable() and not character.isspace() for character in name):
        raise Refused("a name needs at least one character", "name", code="name-empty")
    if len(name) > LONGEST:
        raise Refused(f"a name has {LONGEST} characters at most, this one has {len(name)}", "name", code="name-long")
    if any(hidden(character, before) for character, before in zip(name, f" {name}", strict=False)):
        raise Refused("a name has no invisible characters", "name", code="name-invisible")
    return name


def hidden(character: str, before: str) -> bool:
    """Return whether a character cannot be seen or changes how the text around it is shown.

    After a letter a joiner only makes a name that looks like another one.
    """
    if character in (JOINER, AS_EMOJI):
        return unicodedata.category(before)[0] not in "SNP" and (character, before) != (JOINER, AS_EMOJI)
    return unicodedata.category(character)[0] == "C" or ord(character) in SHOWN_AS_NOTHING
