"""Output that is not UTF-8: signs and letters it lacks are written with plain ones, each as wide as before."""

import codecs
import sys
import unicodedata
from typing import Final

NEAREST: Final = "clockwood-nearest"

PLAIN: Final = dict(
    zip("♣△▲◆◇·–—→↔×›‹“”„’□■▣✓▸●łŁ↑↗↘↓↙↖½≥≤⚔−", '*^A#o.--><x><"""\'_##v>olL^/\\v/\\2><X-', strict=True)
) | {"…": "..."}


def nearest(letter: str) -> str:
    """Return what is written instead of a letter: a sign like it, the letter without its accent, or `?`.

    >>> [nearest(letter) for letter in "ó♣ł日"]
    ['o', '*', 'l', '?']
    """
    if letter in PLAIN:
        return PLAIN[letter]
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or "?"


def replace_unknown(error: UnicodeError) -> tuple[str, int]:
    """Replace the letters that an encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(nearest(letter) for letter in error.object[error.start : error.end]), error.end


def write_what_can_be_written() -> None:
    """Let the standard output write the nearest plain sign where its encoding has none."""
    codecs.register_error(NEAREST, replace_unknown)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None and not (stream.encoding or "").lower().startswith("utf"):
            reconfigure(errors=NEAREST)
