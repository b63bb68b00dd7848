"""Every statement is cited by a test, every ruling is indexed, and no citation names what does not exist."""

from pathlib import Path

from clockwood.games.forge_war.game import GAME
from clockwood.rulebook import proofs, statements
from games.citing import check_citations_exist, check_rulings_indexed

ROOT = Path(__file__).resolve().parents[3]
HOME = ROOT / "src" / "clockwood" / "games" / "forge_war"
TESTS = Path(__file__).parent
CHAPTERS = (7, 15, 4, 14, 18, 9, 13, 3, 6, 8, 10)
GOLDENS = {f"FG{k}" for k in range(1, 11)}


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
    assert set(proofs(TESTS, "FW")) >= GOLDENS


def test_every_citation_exists() -> None:
    check_citations_exist(HOME, TESTS, "FW", known() | GOLDENS)


def test_every_ruling_is_indexed() -> None:
    check_rulings_indexed(HOME, TESTS, "BH", known())
