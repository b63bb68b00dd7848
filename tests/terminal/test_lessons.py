"""Guided first games at the terminal."""

from terminal.sitting import Sitting


def test_a_lesson_tells_its_notes_and_suggests_answers(sitting: Sitting) -> None:
    text = sitting.command("play", "ironwood", "--lesson", "woodwalkers", typed=["play WW02"])
    assert "You lead the Woodwalkers" in text
    assert "Try: play WW02" in text
    assert "Try: move o1 m1 x2" in text
    assert text.count("You lead the Woodwalkers") == 1


def test_another_answer_is_named_and_undo_leads_back(sitting: Sitting) -> None:
    text = sitting.command("play", "ironwood", "--lesson", "woodwalkers", typed=["play WW03", "undo"])
    assert "another way than the lesson" in text
    assert text.rindex("Try: play WW02") > text.index("another way than the lesson")


def test_a_saved_lesson_goes_on(sitting: Sitting) -> None:
    sitting.command("play", "ironwood", "--lesson", "woodwalkers", typed=["play WW02"])
    assert "Try: move o1 m1 x2" in sitting.command("play", "ironwood", "-l", "en")
    assert "Spróbuj: move o1 m1 x2" in sitting.command("play", "ironwood", "-l", "pl")


def test_a_lesson_has_its_own_table(sitting: Sitting) -> None:
    sitting.command("play", "ironwood", "--lesson", "woodwalkers", "--vs", "random")
    assert "--vs: a lesson has its own table" in sitting.errors
    sitting.command("play", "ironwood", "--lesson", "nobody")
    assert "there are woodwalkers, ironclad" in sitting.errors


def test_root_is_introduced_at_the_terminal(sitting: Sitting) -> None:
    text = sitting.command("play", "root", "--lesson", "vagabond", typed=["goal", "turn", "rules vagabot", "slip c12"])
    assert "The first faction with 30 points wins at once." in text
    assert "1. Birdsong:" in text
    assert "He battles whoever leads" in text
    assert "Try: slip c12" in text
    assert "Try: explore" in text
