"""Two changes to the C that mypyc writes for vectors: plain index checks, and `append` without a call.

mypyc lets every index count from the end, as a list does: a second test and a merged register at each place. Rules
never do that, so an index below zero becomes an error like one that is too large. The interpreted form still counts
from the end, so literal indices below zero are refused, here and in `tests/test_house.py`.

To be dropped when mypyc writes such code itself: `vec_check_and_adjust_index`, `vec_append` in its `irbuild/vec.py`.
"""

import re
import shutil
from pathlib import Path

HEADER = Path(__file__).with_name("tightened.h")
INCLUDE = '#include "__native_internal_rules.h"\n'
APPEND = "VecI64Api.append("
# An index, written as `b = index + size; c = (uint64_t)b < (uint64_t)size;` after a test of the index itself.
FROM_THE_END = re.compile(
    r"(?P<sum>\b(?P<place>\w+) = \w+ \+ (?P<size>\w+);\n\s+\w+ = )\(uint64_t\)(?P=place) < \(uint64_t\)(?P=size);"
)
IN_BOUNDS = re.compile(r"(\(uint64_t\)\w+ < \(uint64_t\)\w+);")
BELOW_ZERO = re.compile(r"\(uint64_t\)-\d+ < \(uint64_t\)\w+;")


class UnknownCode(Exception):
    """mypyc writes vectors in another way than it did: the changes would not be what they are meant to be."""


def tightened(text: str) -> tuple[str, int]:
    """Return a file of C with plain index checks and quick appends, and the number of checks."""
    if BELOW_ZERO.search(text):
        raise UnknownCode("an index of a vector counts from the end; compiled rules refuse that")
    text, checks = FROM_THE_END.subn(r"\g<sum>0;", text)
    text, places = IN_BOUNDS.subn(r"likely(\1);", text)
    if checks != places:
        raise UnknownCode(f"{places} tests of an index, {checks} of them with a second one")
    if APPEND in text and INCLUDE not in text:
        raise UnknownCode("a file that appends includes no header of the library")
    text = text.replace(APPEND, "append_i64(")
    return text.replace(INCLUDE, f'{INCLUDE}#include "{HEADER.name}"\n'), checks


def tighten(folder: Path) -> None:
    """Change all C files that mypyc wrote into a folder, in place."""
    shutil.copy(HEADER, folder)
    checks = 0
    for path in sorted(folder.rglob("__native_*.c")):
        text, found = tightened(path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
        checks += found
    if not checks:
        raise UnknownCode("no index of a vector was found")
