"""Every statement of the rules is cited by a test, and every citation names a statement or a ruling that exists."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "src" / "clockwood" / "games" / "ironwood"
TESTS = ROOT / "tests" / "games" / "ironwood"
STATEMENTS = GAME / "content" / "locale" / "rules.en.toml"
NOTES = GAME / "NOTES.md"

CITATION = re.compile(r"[\[\"](IW|IB|WB) ([RAH]?\d[^\]\"]*)[\]\"]")
TAG = re.compile(r"(?:[RAH]|IB |WB )\d+(?:\.\d+)?")
RULING = re.compile(r"^\| ([AH]\d+) \|", re.MULTILINE)

# How many statements each chapter of the rules has.
CHAPTERS = (6, 7, 3, 8, 10, 6, 4, 8, 8, 7, 11, 8, 5, 4, 6, 12, 5, 4)


def statements() -> list[str]:
    """The rules by their chapters, then those of the automata as their file lists them."""
    with STATEMENTS.open("rb") as file:
        listed = [str(statement["tag"]) for statement in tomllib.load(file)["rule"]]
    written = [tag for tag in listed if tag.startswith("R")]
    assert written == [f"R{chapter}.{k}" for chapter, size in enumerate(CHAPTERS, 1) for k in range(1, size + 1)]
    return written + [tag for tag in listed if tag.startswith(("IB ", "WB "))]


def rulings() -> list[str]:
    return RULING.findall(NOTES.read_text(encoding="utf-8"))


def tags_in(text: str) -> Iterator[str]:
    """Every tag cited; `R4.2–R4.4` names all from one to the other."""
    for book, cited in CITATION.findall(text):
        own = "" if book == "IW" else f"{book} "
        for part in re.split(r",\s*", cited):
            first, dash, last = part.partition("–")
            if not dash:
                yield own + part
                continue
            chapter, _, start = first.partition(".")
            for k in range(int(start), int(last.partition(".")[2]) + 1):
                yield f"{own}{chapter}.{k}"


def cited_by_tests() -> set[str]:
    """Tags in the comment on or above a test function."""
    cited: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                head = lines[max(start - 2, 0) : node.body[0].lineno - 1]
                for line in head:
                    cited.update(tags_in(line.partition("#")[2]))
    return cited


def known() -> set[str]:
    """Statements, rulings, and the chapters that statements belong to."""
    tags = {*statements(), *rulings()}
    return tags | {tag.partition(".")[0] for tag in tags}


def test_every_statement_is_cited_by_a_test() -> None:
    cited = cited_by_tests()
    assert [tag for tag in statements() if tag not in cited] == []


def test_every_ruling_of_our_own_is_cited_by_a_test() -> None:
    cited = cited_by_tests()
    assert [tag for tag in rulings() if tag not in cited] == []


def test_every_citation_exists() -> None:
    allowed = known()
    strange = {
        f"{path.relative_to(ROOT)}: {tag}"
        for folder in (GAME, TESTS)
        for path in folder.rglob("*.py")
        for tag in tags_in(path.read_text(encoding="utf-8"))
        if tag not in allowed
    }
    assert strange == set()


def test_the_notes_index_cites_tests_that_exist() -> None:
    named = set(re.findall(r"`(test_\w+)`", NOTES.read_text(encoding="utf-8")))
    there = {
        node.name
        for path in TESTS.rglob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    assert named
    assert named - there == set()


def test_tags_are_spelt_one_way() -> None:
    assert [tag for tag in known() if not TAG.fullmatch(tag)] == []
    assert sorted(tags_in("x [IW R4.2–R4.4, A7] y")) == ["A7", "R4.2", "R4.3", "R4.4"]
    assert sorted(tags_in("x [IB 7.4, 7.5] y")) == ["IB 7.4", "IB 7.5"]
