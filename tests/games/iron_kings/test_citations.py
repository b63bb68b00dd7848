"""Every statement is cited by a test, every ruling is indexed, and no citation names what does not exist."""

from pathlib import Path

from clockwood.games.iron_kings.game import GAME
from clockwood.rulebook import proofs, statements
from games.citing import check_citations_exist, check_rulings_indexed

ROOT = Path(__file__).resolve().parents[3]
HOME = ROOT / "src" / "clockwood" / "games" / "iron_kings"
TESTS = Path(__file__).parent
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
    check_citations_exist(HOME, TESTS, "IK", known() | GOLDENS)


def test_every_ruling_is_indexed() -> None:
    check_rulings_indexed(HOME, TESTS, "UHV", known())
