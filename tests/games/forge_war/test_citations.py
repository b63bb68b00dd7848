"""Every statement is cited by a test, every ruling is indexed, and no citation names what does not exist."""

import re
from pathlib import Path

from clockwood.games.forge_war.game import GAME
from clockwood.rulebook import listed, proofs, statements, tags_in

ROOT = Path(__file__).resolve().parents[3]
HOME = ROOT / "src" / "clockwood" / "games" / "forge_war"
TESTS = Path(__file__).parent
QUOTED = re.compile(r'"FW ([^"]+)"')
CHAPTERS = (7, 15, 4, 14, 18, 9, 13, 3, 6, 8, 10)


def known() -> set[str]:
    return set(statements(GAME))


def test_statements_stand_in_order() -> None:
    rules = [tag for tag in statements(GAME) if tag.startswith("F")]
    assert rules == [f"F{chapter}.{k}" for chapter, size in enumerate(CHAPTERS, 1) for k in range(1, size + 1)]
    assert all(rule.text.endswith(".") for rule in statements(GAME).values())


def test_every_statement_is_proven() -> None:
    proven = proofs(TESTS, "FW")
    assert [tag for tag in statements(GAME) if tag not in proven] == []


def test_every_golden_is_played() -> None:
    assert {f"FG{k}" for k in range(1, 11)} <= set(proofs(TESTS, "FW"))


def test_every_citation_exists() -> None:
    goldens = {f"FG{k}" for k in range(1, 11)}
    chapters = {tag.split(".")[0] for tag in known()}
    for path in [*HOME.rglob("*.py"), *TESTS.glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        tags = tags_in(text, "FW") + [tag for cite in QUOTED.findall(text) for tag in listed(cite)]
        assert set(tags) - known() - goldens - chapters == set(), path.name


def test_every_ruling_is_indexed() -> None:
    notes = (HOME / "NOTES.md").read_text(encoding="utf-8")
    indexed = set(re.findall(r"^\| ([BH]\d+) \|", notes, re.MULTILINE))
    assert indexed == {tag for tag in known() if tag[0] in "BH"}
    named = set(re.findall(r"`(test_\w+)`", notes))
    there = {
        name
        for path in TESTS.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
    }
    assert named - there == set()
