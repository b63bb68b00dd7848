"""Tables of Root at the terminal: who sits at them."""

import pytest

from clockwood.terminal import saved_games
from terminal.sitting import Sitting

TOGETHER = "--option co-op=1"
FOUR = (
    "--option alliance=1 --option vagabond=1 --seat marquise=mechanical-marquise --seat eyrie=electric-eyrie"
    " --seat alliance=automated-alliance --seat vagabond=vagabot"
)
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


def test_four_automata_play_while_one_watches(sitting: Sitting) -> None:  # [RT U25]
    said = begun(sitting, FOUR, "1", "1", "1", "1", "why eyrie")
    assert "Root: automata play, and you watch." in said
    assert said.count("played by the computer") == 4
    assert said.count("Watcher: go on to the next turn?") == 5
    assert [line for line in record() if line.startswith("watcher: ")] == ["watcher: go-on"] * 4
    again = sitting.command("play", "root", "--lines", typed=["to-the-end"])
    assert "Your game continues where you left it." in again
    assert sitting.status == 0
    assert "The record of the game: " in again


def test_who_watches_automata_has_nothing_to_give_up(sitting: Sitting) -> None:  # [RT U25]
    said = begun(sitting, FOUR, "1", "resign", "1")
    assert "there is nothing to give up." in said
    assert "Give up the game?" not in said
    assert [line for line in record() if line.startswith(("watcher: ", "! "))] == ["watcher: go-on"] * 2


@pytest.mark.parametrize("named", [f"{FOUR} --as watcher", f"{FOUR} --seat watcher=person", f"{FOUR} --vs random"])
def test_the_watcher_may_be_named(sitting: Sitting, named: str) -> None:
    assert "automata play, and you watch." in begun(sitting, named, "1")
    assert "seat watcher=human" in record()[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--as watcher", "watcher=human: this seat is not taken with these options; there are marquise, eyrie"),
        (f"{FOUR} --as eyrie", "--as: eyrie is played by the electric-eyrie"),
        ("--as watchman", "watchman: no such seat; there are marquise, eyrie, "),
    ],
)
def test_nobody_watches_where_people_play(sitting: Sitting, words: str, said: str) -> None:
    sitting.command("play", "root", "--lines", *words.split())
    assert sitting.status == 2
    assert said in sitting.errors


@pytest.mark.parametrize(
    ("words", "there"),
    [
        ("--as eyrie --seat marquise=bot:challenging+blitz", "eyrie=human marquise=mechanical-marquise:2+blitz"),
        ("--as eyrie --vs bot:nightmare", "eyrie=human marquise=mechanical-marquise:3"),
        ("--as duchy", "duchy=human eyrie=greedy marquise=greedy"),
        ("--as duchy --vs cogwheel-corvids", "corvids=cogwheel-corvids:1 duchy=human"),
        ("--as eyrie --vs vagabot:2", "eyrie=human vagabond=vagabot:2"),
        (
            f"{TOGETHER} --as alliance --vs bot:0",
            "alliance=human eyrie=electric-eyrie:0 marquise=mechanical-marquise:0",
        ),
        (
            "--seat lizards=bot --seat riverfolk=bot",
            "lizards=logical-lizards:1 riverfolk=riverfolk-robots:1 watcher=human",
        ),
    ],
)
def test_factions_play_whose_seats_are_named(sitting: Sitting, words: str, there: str) -> None:  # [RT 5.1.1]
    begun(sitting, words)
    header = record()[0].split(" · ")
    assert " ".join(sorted(part.removeprefix("seat ") for part in header if part.startswith("seat "))) == there


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--as eyrie --vs bot:hard", "marquise=bot:hard: 'hard' is no level of mechanical-marquise; there are easy"),
        ("--as eyrie --vs bott", "bott: no such opponent; there are random, "),
        ("--as marquise --vs bot+blitz", "eyrie=bot+blitz: 'blitz' is no trait of electric-eyrie; there are "),
        ("--seat squirrels=bot", "squirrels: no such seat; there are marquise"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_its_reason(sitting: Sitting, words: str, said: str) -> None:
    sitting.command("play", "root", "--lines", *words.split())
    assert sitting.status == 2
    assert said in sitting.errors
