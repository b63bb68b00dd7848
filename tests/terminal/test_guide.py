"""Questions of a newcomer at the terminal: the goal, a turn, the rules by chapter."""

import re

from terminal.sitting import Sitting

BEGUN = "draw-two"


def test_goal_and_turn_are_told(sitting: Sitting) -> None:
    text = sitting.play(BEGUN, "goal", "turn")
    assert "the third one wins" in text
    assert "1. Gather: Both gain crystals and draw 2 cards." in text


def test_rules_are_listed_by_chapter_and_read_by_name_or_tag(sitting: Sitting) -> None:
    text = sitting.play(BEGUN, "rules", "rules battle", "? R13")
    assert re.search(r"^battle +Battles$", text, re.MULTILINE)
    assert "R11.10  Else Dominance decides" in text
    assert "R13.5  The third built Forge wins at once" in text


def test_an_unknown_chapter_is_refused_with_those_there_are(sitting: Sitting) -> None:
    assert "no such chapter; there are goal, turn, pieces" in sitting.play(BEGUN, "rules chess")


def test_commands_have_polish_words(sitting: Sitting) -> None:
    text = sitting.play(BEGUN, "language pl", "cel", "zasady bitwy")
    assert "trzecia daje zwycięstwo" in text
    assert "Remis wygrywa atakujący" in text


def test_the_rules_begin_with_the_goal_and_name_no_test(sitting: Sitting) -> None:
    text = sitting.command("rules", "ironwood")
    assert text.lstrip().startswith("Goal\n====")
    assert "::test_" not in text
    assert "::test_" in sitting.command("rules", "ironwood", "--tests")
    assert sitting.command("rules", "ironwood", "R11").lstrip().startswith("Battles")
    sitting.command("rules", "ironwood", "chess")
    assert "no such chapter" in sitting.errors
