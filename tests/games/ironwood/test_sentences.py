"""A card's sentence typed as its effect is refused with the line it seems to mean."""

import pytest

from clockwood.games.ironwood.grammar.sentences import advice_on, keywords_of
from games.ironwood.pack_files import card, check_refused, files


@pytest.mark.parametrize(
    ("sentence", "line"),
    [
        ("Move up to 4 Fighters.", "move 4 fighters"),
        ("gain 1 crystal", "gain 1"),
        ("Draw 1 vision card and then move 3 Fighters.", "draw 1 vision; move 3 fighters"),
        ("Attack. Victory: steal one crystal.", "attack; victory: steal 1"),
        ("Place a Foundation, then move the Drill", "foundation; move drill"),
        (
            "You may spend 2 crystals to recruit 1 Fighter on an outer forest.",
            "spend 2 to recruit 1 fighter at outer forest",
        ),
        ("Recruit 1 Fighter on a mountain with a Forge.", "recruit 1 fighter at forge"),
        ("Remove all Fighters.", ""),
        ("Choose one: attack or discover.", ""),
    ],
)
def test_a_sentence_is_read_as_keywords_where_that_can_be_told(sentence: str, line: str) -> None:
    assert keywords_of(sentence) == line


def test_a_sentence_that_cannot_be_told_is_answered_with_the_form() -> None:
    assert "keywords, as in 'move 3 fighters; attack'" in advice_on("Remove all Fighters.")
    assert advice_on("move 3 figters") == ""


def test_the_advice_stands_behind_the_reason() -> None:
    pack = files()
    card(pack, "WW07")["effect"] = "gain 1 crystal"
    check_refused(pack, "cards.toml WW07 effect, column 8", "; if it means 'gain 1', write that, and the sentence")
