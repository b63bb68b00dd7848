"""Tables of Root at the terminal: who sits at them."""

import pytest

from clockwood.terminal import saved_games
from terminal.sitting import Sitting

TOGETHER = "--option co-op=1"
ALONE = "--option setup=advanced --option people=1"


def begun(sitting: Sitting, words: str, *typed: str) -> str:
    """Begin a game of Root in line mode, and return what it printed."""
    said = sitting.command("play", "root", "--new", "--seed", "1", "--lines", *words.split(), typed=[*typed, "quit"])
    assert (sitting.status, sitting.errors) == (0, "")
    return said


def record() -> list[str]:
    return saved_games.read(saved_games.current("root")).splitlines()


@pytest.mark.parametrize(
    "named",
    [
        "--as eyrie --seat marquise=mechanical-marquise",
        "--as eyrie --vs mechanical-marquise",
        "--vs mechanical-marquise",
    ],
)
def test_co_op_at_the_terminal(sitting: Sitting, named: str) -> None:
    said = begun(sitting, f"{TOGETHER} {named}", "1")
    assert "you are Eyrie" in said
    assert "Marquise is played by the computer (mechanical-marquise:1)." in said
    assert "option co-op=1" in record()[0]


@pytest.mark.parametrize("named", ["--seat marquise=mechanical-marquise", "--vs mechanical-marquise --as player1"])
def test_a_draft_of_one_person_at_the_terminal(sitting: Sitting, named: str) -> None:
    said = begun(sitting, f"{ALONE} {named}", "1", "1")
    assert "Marquise is played by the computer (mechanical-marquise:1)." in said
    assert [line for line in record() if line.startswith("player1: pick ")]
