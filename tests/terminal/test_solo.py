"""A person against an automaton at the terminal."""

import pytest

from terminal.sitting import Sitting

SOLO = "--option automaton=ironbot --option ironbot.level=7"


def test_the_ironbot_takes_its_turn_in_short_lines(sitting: Sitting) -> None:
    text = sitting.play("draw-two", "pass", options=SOLO)
    assert "you are Woodwalkers" in text
    assert "Ironclad is played by the computer (ironbot:7)." in text
    assert "Ironbot  level 7  stance Expansive  side Alert" in text
    assert "· Ironbot, stance: Expansive (+1 damage), " in text
    assert "· Ironclad: expended " in text
    assert "candidates" not in text


def test_why_shows_the_whole_sieve_with_its_rules(sitting: Sitting) -> None:
    text = sitting.play("why", "draw-two", *["pass", "why"] * 3, options=SOLO)
    assert "No automaton has had a turn yet." in text
    assert "[IB 5.2]" in text
    assert " candidates: " in text
    assert "left. " in text


def test_a_solo_game_goes_on_where_it_was_left(sitting: Sitting) -> None:
    sitting.play("draw-two", "pass", options=SOLO)
    text = sitting.play("why", "czemu", "language pl", "czemu")
    assert "Your game continues where you left it." in text
    assert "Żelazobot, zachowanie: Ekspansywne" in text
    assert "seat ironclad=ironbot:7" in sitting.record()


def test_the_automatons_seat_cannot_be_played(sitting: Sitting) -> None:
    sitting.play(options=f"{SOLO} --as ironclad")
    assert sitting.status != 0
    assert "ironclad is played by the automaton" in sitting.errors


def test_the_woodenbot_goes_first_and_tells_what_it_does(sitting: Sitting) -> None:
    text = sitting.play("draw-two", "why", options="--option automaton=woodenbot --option woodenbot.level=9")
    assert "you are Ironclad" in text
    assert "Woodwalkers is played by the computer (woodenbot:9)." in text
    assert "Woodenbot  level 9  side Disruptive  Spirits of the Forest 2" in text
    assert "· Locate a Totem: " in text
    assert "[WB 5.2]" in text


def test_rules_of_the_automaton_are_explained(sitting: Sitting) -> None:
    text = sitting.play("? IB 7.14", "? seat.ironclad", options=SOLO)
    assert "IB 7.14  The Ironbot drives a beaten Warband" in text
    assert "seat.ironclad = ironbot:7" in text
    assert "IB 2.1  " in text


def test_what_if_shows_the_turn_on_a_changed_table(sitting: Sitting) -> None:
    text = sitting.play("draw-two", "what-if auria.fighters=0 ferrum.fighters=6", "what-if auria=1", options=SOLO)
    assert "If auria.fighters=0, ferrum.fighters=6: lines with - are gone" in text
    assert "  Ironclad: the automaton's turn. [IB 5.1]" in text
    assert "Not understood: what-if auria=1" in text
    assert "what-if" not in sitting.record()


def test_what_if_in_polish(sitting: Sitting) -> None:
    text = sitting.play("language pl", "draw-two", "co-gdyby", options=SOLO)
    assert "Tura Bota. [IB 5.1]" in text


def test_the_automaton_may_be_named_as_the_opponent(sitting: Sitting) -> None:
    text = sitting.play("draw-two", options="--vs ironbot:7")
    assert "Ironclad is played by the computer (ironbot:7)." in text
    assert "Ironbot  level 7" in text


def test_forge_war_is_played_alone_beside_the_seats_of_its_rules(sitting: Sitting) -> None:
    said = sitting.command("play", "forge-war", "--option", "players=1", "--seed", "7", typed=["1", "quit"])
    assert "you are Blue" in said
    assert "played by the computer" not in said
    assert (sitting.status, sitting.errors) == (0, "")


def test_an_opponent_that_the_options_deny_is_refused(sitting: Sitting) -> None:
    sitting.play(options="--vs ironbot --option automaton=none")
    assert sitting.status == 2
    assert "seat.ironclad: 'ironbot' contradicts automaton=none" in sitting.errors


def test_each_seat_may_be_named(sitting: Sitting) -> None:
    sitting.play("draw-two", options="--seat ironclad=person --seat woodwalkers=woodenbot:2")
    header = sitting.record().splitlines()[0]
    assert "seat woodwalkers=woodenbot:2" in header
    assert "seat ironclad=human" in header


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--seat elves=person", "elves: no such seat; there are woodwalkers, ironclad"),
        ("--seat ironclad=nobody", "ironclad=nobody: no such player; there are person, random"),
        ("--seat ironclad=ironbot --as ironclad", "--as: ironclad is played by the ironbot"),
        ("--as ironclad --vs ironbot", "ironbot: plays ironclad, which is not free"),
        ("--seat ironclad=ironbot --seat woodwalkers=random", "--seat: no seat is left for a person"),
        ("--seat ironclad=ironbot --option ironbot.level=99", "ironbot.level: 99 is outside 0–15"),
        ("--vs woodenbot --seat ironclad=ironbot", "--seat: no seat is left for a person"),
    ],
)
def test_seats_that_cannot_be_are_refused(sitting: Sitting, options: str, said: str) -> None:
    sitting.play(options=options)
    assert sitting.status == 2
    assert said in sitting.errors
