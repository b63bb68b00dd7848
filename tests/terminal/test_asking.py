"""Commands that change nothing: explanations, reasons, languages; and two people at one screen."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import clockwood
from clockwood.api import content
from clockwood.kernel.question import SOME
from clockwood.terminal.menu import Menu
from clockwood.terminal.screen import THEME, Screen
from clockwood.words import Words
from terminal.sitting import Sitting

TURN = "draw-two"


def test_a_question_mark_explains_the_question(sitting: Sitting) -> None:
    text = sitting.play(TURN, "?")
    assert "Choose one: its number, or its notation." in text
    assert "R5.2  On a turn one card is played" in text


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("WW02", "move 3 fighters; attack; victory: resolve 1 of {steal 1 | draw 1}"),
        ("from the thicket", "Where  in the Woodwalkers' hand"),
        ("IC01", "Where  in the Ironclad's hand"),
        ("IC09", "Where  not known to you"),
        ("auria", "Neighbours  Ferrum, Lithimar, Zincur, Argentimar, Chromia"),
        ("m1", "Touches  Auria, Zincur, Argentimar, Plumbarum"),
        ("V-auria", "crystals for its discovery 3"),
        ("golem", "A combat unit of the Ironclad"),
        ("Totems", "Three secured Totems win"),
        ("whole-gains", "A gain the supply cannot pay in full gives nothing."),
        ("R11.10", "Else Dominance decides"),
        ("play WW02", "This is allowed now."),
        ("2", "This is allowed now."),
        ("play WW38", "That card is not in your hand. [IW R5.2]"),
        ("move o1 m1", "That is not an answer to this question."),
        ("xyzzy", "Nothing is known about “xyzzy”"),
    ],
)
def test_anything_can_be_explained(sitting: Sitting, what: str, answer: str) -> None:
    assert answer in sitting.play(TURN, f"? {what}")


def test_rules_are_told_in_the_language_of_the_table(sitting: Sitting) -> None:
    polish = ["play", "ironwood", "--seed", "7", "--vs", "random", "--language", "pl"]
    text = sitting.command(*polish, typed=["? R4.3", TURN, "?"])
    assert "R4.3  W pierwszej Rundzie gracz może" in text
    assert "R5.2  W swojej Turze gracz zagrywa" in text


def test_why_not_cites_the_rule(sitting: Sitting) -> None:
    text = sitting.play(TURN, "play WW02", "? move o1 m3", "move o1 m3")
    assert text.count("Those places are not neighbours. [IW R9.1]") == 2
    assert "R9.1  A move is one step" in text


def test_foresight_tells_and_changes_nothing(sitting: Sitting) -> None:
    text = sitting.play(TURN, "foresee 2")
    assert "Certain consequences:" in text
    assert "played From the Thicket (WW02) on slot 1" in text
    assert "play WW02" not in sitting.record()


def test_the_table_can_be_looked_at_again(sitting: Sitting) -> None:
    text = sitting.play(TURN, "map", "boards", "hand", "log 2", "options", "help")
    assert text.count("△11 Plumbarum") == 3
    assert "Your hand" in text
    assert "undo!" in text


def test_saving_and_the_position(sitting: Sitting, tmp_path: Path) -> None:
    file = tmp_path / "mine" / "game.record"
    text = sitting.play(TURN, f"save {file}", "position")
    assert file.read_text(encoding="utf-8") == sitting.record()
    assert '"?"' in text


def test_the_language_changes_at_once(sitting: Sitting) -> None:
    text = sitting.play(TURN, "language pl", "cofnij", "ręka", "language xx")
    assert "Zagraj kartę albo dobierz jedną zamiast tego." in text
    assert "twoja odpowiedź zostaje" in text
    assert "Twoja ręka" in text
    assert "Nie rozumiem: language xx" in text


def test_a_hot_seat_hides_one_hand_from_the_other(sitting: Sitting) -> None:
    text = sitting.play("", "1", "", "2", options="--hot-seat")
    assert "Pass the screen to: Woodwalkers." in text
    first, second = text.split("Pass the screen to: Ironclad.", 1)
    assert "Ironclad: drew" not in first
    ironclad = second.split("Pass the screen to: Woodwalkers.", 1)[0]
    assert "WW0" not in ironclad


def test_the_opponents_cards_are_not_told(sitting: Sitting) -> None:
    text = sitting.play(TURN, "log 50", "show")
    assert "Ironclad: drew a special card." in text
    assert "Ironclad: drew Golem" not in text


def drawn(width: int) -> str:
    table = clockwood.new("ironwood", seed=7)
    console = Console(theme=THEME, width=width, file=io.StringIO(), color_system=None)
    screen = Screen(Words("en", table.match.content), console=console)
    with console.capture() as capture:
        screen.draw(table.match.game.sketch(table.match, 0))
    return capture.get()


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_sketch_fits_the_screen(width: int) -> None:
    assert max(len(line) for line in drawn(width).splitlines()) <= min(width, 110)


def test_every_place_is_on_the_map() -> None:
    table = clockwood.new("ironwood", seed=7)
    text = "\n".join("".join(piece for piece, _ in line) for line in table.match.game.sketch(table.match, 0, "map"))
    for name in table.match.content.names["forest"]:
        assert f" {name}" in text
    for name in table.match.content.names["mountain"]:
        assert name.capitalize() in text


def test_what_may_be_chosen_stands_in_brackets() -> None:
    table = clockwood.new("ironwood", seed=7, options={"draw-four": 0})
    table.choose("play WW02")
    text = "\n".join("".join(piece for piece, _ in line) for line in table.match.game.sketch(table.match, 0, "map"))
    assert "[m1]" in text
    assert "‹o1›" in text
    assert "[c1]" not in text


def test_who_is_not_asked_sees_no_brackets() -> None:
    table = clockwood.new("ironwood", seed=7, options={"draw-four": 0})
    table.choose("play WW02")
    lines = table.match.game.sketch(table.match, 1, "map")
    assert not any(style in ("legal", "source") for line in lines for _, style in line)


def test_a_set_lists_all_its_members() -> None:
    table = clockwood.new("ironwood", seed=7)
    table.choose("draw-four", 0)
    table.choose("draw-four", 1)
    question = table.decision
    assert question is not None
    assert question.shape == SOME
    menu = Menu(Words("en", content("ironwood")), table, question, 100)
    assert len(menu.actions) == 4
    assert len(question.options) == 3


def test_a_hint_tells_what_a_search_would_answer(sitting: Sitting) -> None:
    text = sitting.play("hint novice", "hint grandmaster")
    assert "from what Woodwalkers may know" in text
    assert "draw-two: " in text
    assert "tries: " in text
    assert "no such level" in text
    assert sitting.record().count("\n") == 1
