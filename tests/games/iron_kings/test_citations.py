"""Every statement is cited by a test, every ruling is indexed, and no citation names what does not exist."""

import re
from pathlib import Path

from clockwood.games.iron_kings.game import GAME
from clockwood.rulebook import listed, proofs, statements, tags_in

ROOT = Path(__file__).resolve().parents[3]
HOME = ROOT / "src" / "clockwood" / "games" / "iron_kings"
TESTS = Path(__file__).parent
QUOTED = re.compile(r'"IK ([^"]+)"')
CHAPTERS = (7, 10, 10, 6, 8, 6, 3, 1)
GOLDENS = {f"KG{k}" for k in range(1, 15)}


def known() -> set[str]:
    return set(statements(GAME))


def test_statements_stand_in_order() -> None:
    rules = [tag for tag in statements(GAME) if tag.startswith("K")]
    assert rules == [f"K{chapter}.{k}" for chapter, size in enumerate(CHAPTERS, 1) for k in range(1, size + 1)]
    assert [tag for tag in statements(GAME) if tag.startswith("U")] == [f"U{k}" for k in range(1, 38)]
    assert all(rule.text.endswith(".") for rule in statements(GAME).values())


def test_every_statement_is_proven() -> None:
    proven = proofs(TESTS, "IK")
    assert [tag for tag in statements(GAME) if tag not in proven] == []


def test_every_golden_is_played() -> None:
    assert set(proofs(TESTS, "IK")) >= GOLDENS


def test_every_citation_exists() -> None:
    chapters = {tag.split(".")[0] for tag in known()}
    for path in [*HOME.rglob("*.py"), *TESTS.glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        tags = tags_in(text, "IK") + [tag for cite in QUOTED.findall(text) for tag in listed(cite)]
        assert set(tags) - known() - GOLDENS - chapters == set(), path.name


def test_every_ruling_is_indexed() -> None:
    notes = (HOME / "NOTES.md").read_text(encoding="utf-8")
    indexed = set(re.findall(r"^\| ([UHV]\d+) \|", notes, re.MULTILINE))
    assert indexed == {tag for tag in known() if tag[0] in "UHV"}
    named = set(re.findall(r"`(test_\w+)`", notes))
    there = {
        name
        for path in TESTS.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
    }
    assert named - there == set()
