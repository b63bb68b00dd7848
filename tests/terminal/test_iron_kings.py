"""Iron Kings at the terminal: against the rival, and two people at one screen to the end."""

from terminal.sitting import Sitting


def test_the_rival_says_why_it_goes_there(sitting: Sitting) -> None:
    text = sitting.command(
        "play", "iron-kings", "--vs", "rival:8", "--seed", "3",
        typed=["settle e0 n", "keep-hand", "small red-head-1", "1", "why"],
    )  # fmt: skip
    assert "you are Red" in text
    assert "The rival's step: " in text
    assert "Fewest “steps left to its aim”" in text
    assert "[IK V6]" in text
    assert "e0PR↑" in text


def test_foresee_tells_what_the_program_would_do(sitting: Sitting) -> None:
    text = sitting.command(
        "play", "iron-kings", "--option", "players=1", "--seed", "3",
        typed=["settle e0 n", "keep-hand", "small red-head-1", "foresee insert red-careful-step 1"],
    )  # fmt: skip
    assert "As it lies there, Red's program would do this:" in text
    assert "runs Careful Step for 2 steam." in text
    assert "From here on a draw, a die or a choice decides." in text


def test_two_people_play_to_the_end(sitting: Sitting) -> None:
    text = sitting.command(
        "play", "iron-kings", "--hot-seat", "--option", "round-limit=3", "--seed", "5", typed=["1"] * 60
    )
    assert sitting.status == 0
    assert " wins. [IK U2]" in text


def test_two_rivals_of_different_level_are_asked_about_by_seat(sitting: Sitting) -> None:
    begin = ["play", "iron-kings", "--option", "players=3", "--seed", "3"]
    typed = ["settle e0 n", "keep-hand", "small red-head-1", "1", "why yellow", "why BLUE", "why green", "what-if blue"]
    text = sitting.command(*begin, "--seat", "yellow=rival:8", "--seat", "blue=rival:1", typed=typed)
    assert "Yellow is played by the computer (rival:8)." in text
    assert "Blue is played by the computer (rival:1)." in text
    yellow, rest = text.split("› why BLUE")
    yellow = yellow.split("› why yellow")[1]
    blue, rest = rest.split("› why green")
    assert ("Yellow: the automaton's turn." in yellow, "Blue: the automaton's turn." in yellow) == (True, False)
    assert ("Yellow: the automaton's turn." in blue, "Blue: the automaton's turn." in blue) == (False, True)
    assert "no such seat; there are red, yellow, blue" in rest
    assert "  Blue: the automaton's turn." in rest.split("› what-if blue")[1]


def test_the_opponent_takes_the_last_seat_and_an_agent_the_others(sitting: Sitting) -> None:
    text = sitting.command("play", "iron-kings", "--option", "players=3", "--vs", "rival:3", "--seed", "3")
    assert "Yellow is played by the computer (greedy)." in text
    assert "Blue is played by the computer (rival:3)." in text
