"""Every rule cited in the sources is stated, and tests are found by their tags."""

import re
from pathlib import Path

import pytest

import clockwood
from clockwood.kernel.rng import seeded
from clockwood.registry import game_named
from clockwood.rulebook import cited, listed, proofs, statements, tags_in
from clockwood.words import LANGUAGES

PACKAGE = Path(clockwood.__file__).parent
QUOTED = re.compile(r'"IW ([^"]+)"')
ENGLISH = re.compile(r"\b([Tt]he|and|of|is|are|with|from|card|cards|may|not|one|if)\b")  # icons are words in capitals


def test_every_citation_of_the_sources_has_its_statement() -> None:
    known = set(statements(game_named("ironwood")))
    chapters = {tag.split(".")[0] for tag in known}
    for path in (PACKAGE / "games" / "ironwood").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        tags = tags_in(text, "IW") + [tag for cite in QUOTED.findall(text) for tag in listed(cite)]
        assert set(tags) - known - chapters == set(), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_statements_stand_in_order_and_say_something(language: str) -> None:
    known = list(statements(game_named("ironwood"), language).values())
    assert known[0].tag == "R1.1"
    assert all(rule.text[0].isupper() and rule.text.endswith(".") for rule in known)
    assert len({rule.tag for rule in known}) == len(known)


def test_every_language_states_the_same_rules() -> None:
    english = statements(game_named("ironwood"), "en")
    polish = statements(game_named("ironwood"), "pl")
    assert [(rule.tag, rule.solo) for rule in polish.values()] == [(rule.tag, rule.solo) for rule in english.values()]
    for tag, rule in polish.items():
        assert rule.text != english[tag].text, tag
        assert ENGLISH.search(rule.text) is None, tag


def test_numbers_are_the_same_in_every_language() -> None:
    """A rule has the same numbers in Polish; small numbers may be words in either language."""
    polish = statements(game_named("ironwood"), "pl")
    for tag, rule in statements(game_named("ironwood"), "en").items():
        numbers = set(re.findall(r"\d+", rule.text)) - {"1"}
        assert numbers == set(re.findall(r"\d+", polish[tag].text)) - {"1"}, tag


def test_a_language_without_statements_has_them_in_english() -> None:
    game = game_named("ironwood")
    assert statements(game, "xx")["R4.3"].text == statements(game, "en")["R4.3"].text


def test_a_citation_may_name_several() -> None:
    found = cited(game_named("ironwood"), "IW R2.1–R2.3, A1")
    assert [rule.tag for rule in found] == ["R2.1", "R2.2", "R2.3", "A1"]


@pytest.mark.parametrize(
    ("written", "tags"),
    [
        ("11.2.7.I–11.2.7.III", ["11.2.7.I", "11.2.7.II", "11.2.7.III"]),
        ("2.1.1a–2.1.1c, 3.1", ["2.1.1a", "2.1.1b", "2.1.1c", "3.1"]),
        ("V.8-V.10", ["V.8", "V.9", "V.10"]),
        ("4.2–5.1", ["4.2", "5.1"]),
    ],
)
def test_ranges_are_written_out_in_every_numbering(written: str, tags: list[str]) -> None:
    assert listed(written) == tags


def test_tests_are_found_by_tags_above_beside_and_inside(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "# [XY R1.1]\n"
        "def test_above() -> None:\n"
        "    assert 1  # [XY R1.2, A3]\n"
        "\n\n"
        "def test_beside() -> None:  # [XY R1.1]\n"
        "    assert 2  # [QQ R9.9]\n",
        encoding="utf-8",
    )
    assert proofs(tmp_path, "XY") == {
        "R1.1": ["test_it.py::test_above", "test_it.py::test_beside"],
        "R1.2": ["test_it.py::test_above"],
        "A3": ["test_it.py::test_above"],
        "QQ R9.9": ["test_it.py::test_beside"],
    }


def test_a_sketch_shows_nothing_a_seat_cannot_know() -> None:
    """Two matches that differ only in what is hidden from a seat look the same to it. [IW R18.1]"""
    table = clockwood.new("ironwood", seed=5)
    rng = seeded(9)
    for _ in range(40):
        for seat in (0, 1):
            twin = table.blind(seat, rng)
            assert table.match.game.sketch(twin, seat) == table.match.game.sketch(table.match, seat)
        for _ in range(6):
            question = table.decision
            if question is None:
                return
            table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
