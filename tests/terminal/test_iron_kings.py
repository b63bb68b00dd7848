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
    assert "runs Careful Step (red-careful-step) for 2 steam." in text
    assert "From here on a draw, a die or a choice decides." in text


def test_two_people_play_to_the_end(sitting: Sitting) -> None:
    text = sitting.command(
        "play", "iron-kings", "--hot-seat", "--option", "round-limit=3", "--seed", "5", typed=["1"] * 60
    )
    assert sitting.status == 0
    assert " wins. [IK U2]" in text
