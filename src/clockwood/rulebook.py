"""The rules of a game in our own words, statement by statement, and the tests that prove each."""

import re
import tomllib
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from clockwood.kernel.game import Game
from clockwood.words import locale_folder

LEVELS: Final = r"(?:[A-Z]+\d*|\d+)(?:\.(?:\d+|[IVX]+))*(?:\.?[a-z])?"
"""A tag, of any number of levels, numbered in either way, with or without a letter at its end: `R4.2`, `9.2.9.II.d`."""
TAG: Final = re.compile(rf"\[(?P<book>[A-Z]{{2}}) (?P<tags>{LEVELS}(?:[,–-] ?{LEVELS})*)\]")
CITE: Final = re.compile(r"(?:(?P<book>[A-Z]{2}) )?(?P<tags>.*)")
ONE: Final = re.compile(LEVELS)
END: Final = re.compile(r"(?P<chapter>.*?)(?P<end>\d+|(?<=\.)[IVX]+|[a-z])")
ROWS: Final = (
    [str(number) for number in range(1, 100)],
    ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"],
    list(ascii_lowercase),
)
"""Counts that the last part of a tag goes by."""


class Statement:
    """One rule: its tag, its text, a flag for rules of solo play, and why no test proves it, where none can."""

    def __init__(self, tag: str, text: str, solo: bool, untested: str = "") -> None:
        self.tag: Final = tag
        self.text: Final = text
        self.solo: Final = solo
        self.untested: Final = untested


@cache
def read_statements(path: Path) -> dict[str, Statement]:
    """Read a file of statements, once per process."""
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
    return {
        entry["tag"]: Statement(entry["tag"], entry["text"], entry.get("solo", False), entry.get("untested", ""))
        for entry in listed
    }


def statements(game: Game, language: str = "en") -> dict[str, Statement]:
    """Return the statements of a game in order, in English if there are none in the language."""
    folder = locale_folder(game)
    path = folder / f"rules.{language}.toml"
    if not path.is_file():
        path = folder / "rules.en.toml"
    paths = [path, *sorted(path.with_suffix("").glob("*.toml"))]
    return {tag: rule for each in paths if each.is_file() for tag, rule in read_statements(each).items()}


def cited(game: Game, cite: str, language: str = "en") -> list[Statement]:
    """Return the statements a citation names: `IW R11.7`, `IB 7.4` for an automaton's rule, or several with commas."""
    known = statements(game, language)
    found = CITE.fullmatch(cite)
    if found is None:
        return []
    return [known[tag] for tag in of_book(found["book"] or "", found["tags"], prefix_of(game)) if tag in known]


def of_book(book: str, tags: str, prefix: str) -> list[str]:
    """Return the tags under which statements are filed; those of an automaton's rulebook keep its letters.

    >>> of_book("IB", "7.4, 7.5", "IW"), of_book("IW", "R4.2", "IW")
    (['IB 7.4', 'IB 7.5'], ['R4.2'])
    """
    return [tag if book in ("", prefix) else f"{book} {tag}" for tag in listed(tags)]


def tags_of(cite: str) -> list[str]:
    """Return the tags in a citation, one by one.

    >>> tags_of("IB 7.4, 7.5"), tags_of("IW R2.1–R2.2"), tags_of("B12"), tags_of("")
    (['IB 7.4', 'IB 7.5'], ['IW R2.1', 'IW R2.2'], ['B12'], [])
    """
    book, _, tags = cite.partition(" ")
    return [f"{book} {tag}" for tag in listed(tags)] if tags else listed(book)


def source_tests() -> Path | None:
    """Return the folder of tests if this runs from a checkout."""
    for root in Path(__file__).resolve().parents[2:4]:
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root / "tests"
    return None


def proofs(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Return the tests of each tag: the function around or below the comment with it, or a position with a story."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        waiting: list[str] = []
        inside = path.stem
        for line in path.read_text(encoding="utf-8").splitlines():
            defined = re.match(r"\s*(?:async )?def (test\w*)", line)
            if defined:
                inside = f"{path.relative_to(folder).as_posix()}::{defined.group(1)}"
                for tag in waiting:
                    note(found, tag, inside)
                waiting = []
            elif line and not line[0].isspace() and not line.startswith(("#", ")", "@", "]", "}")):
                inside = path.stem
            for tag in tags_in(line, prefix):
                if "::" in inside:
                    note(found, tag, inside)
                else:
                    waiting.append(tag)
    for path in sorted(folder.rglob("*.toml")):
        for tag in tags_in(path.read_text(encoding="utf-8"), prefix):
            note(found, tag, path.relative_to(folder).as_posix())
    return found


def note(found: dict[str, list[str]], tag: str, where: str) -> None:
    tests = found.setdefault(tag, [])
    if where not in tests:
        tests.append(where)


def tags_in(line: str, prefix: str) -> list[str]:
    return [tag for hit in TAG.finditer(line) for tag in of_book(hit["book"], hit["tags"], prefix)]


def listed(tags: str) -> list[str]:
    """Return the tags in a list, with ranges written out.

    >>> listed("R2.1–R2.3, A1"), listed("4.3.1–4.3.2, 7.5.2.II, U1")
    (['R2.1', 'R2.2', 'R2.3', 'A1'], ['4.3.1', '4.3.2', '7.5.2.II', 'U1'])
    """
    found: list[str] = []
    for part in tags.split(","):
        ends = ONE.findall(part)
        found += from_to(ends[0], ends[1]) if len(ends) == 2 else ends
    return found


def from_to(first: str, last: str) -> list[str]:
    """Return the tags from one to another of the same chapter, by numbers of either kind or by letters.

    >>> from_to("11.2.7.I", "11.2.7.III"), from_to("2.1.1a", "2.1.1c"), from_to("4.2", "5.1")
    (['11.2.7.I', '11.2.7.II', '11.2.7.III'], ['2.1.1a', '2.1.1b', '2.1.1c'], ['4.2', '5.1'])
    """
    one, other = END.fullmatch(first), END.fullmatch(last)
    if one is not None and other is not None and one["chapter"] == other["chapter"]:
        for row in ROWS:
            if one["end"] in row and other["end"] in row:
                return [one["chapter"] + end for end in row[row.index(one["end"]) : row.index(other["end"]) + 1]]
    return [first, last]


def prefix_of(game: Game) -> str:
    """Return the letters before a game's tags, as the citations of its options have them; none without options."""
    return game.options[0].cite.split()[0] if game.options else ""
