"""Everything that a game's code, tests and notes cite exists."""

import re
from pathlib import Path

from clockwood.rulebook import listed, tags_in


def check_citations_exist(home: Path, tests: Path, book: str, known: set[str]) -> None:
    """Every tag in code and tests is known, or is the chapter of a known one."""
    quoted = re.compile(rf'"{book} ([^"]+)"')
    chapters = {tag.split(".")[0] for tag in known}
    for path in [*home.rglob("*.py"), *tests.glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        tags = tags_in(text, book) + [tag for cite in quoted.findall(text) for tag in listed(cite)]
        assert set(tags) - known - chapters == set(), path.name


def check_rulings_indexed(home: Path, tests: Path, letters: str, known: set[str]) -> None:
    """The notes index every ruling, and the tests they name exist."""
    notes = (home / "NOTES.md").read_text(encoding="utf-8")
    indexed = set(re.findall(rf"^\| ([{letters}]\d+) \|", notes, re.MULTILINE))
    assert indexed == {tag for tag in known if tag[0] in letters}
    named = set(re.findall(r"`(test_\w+)`", notes))
    sources = [path.read_text(encoding="utf-8") for path in tests.glob("test_*.py")]
    there = {name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)}
    assert named
    assert named - there == set()
