"""A whole game of Root in line mode, by somebody who knows only what is printed and what may be typed."""

import re
from typing import Final

import pytest

import clockwood
from clockwood.kernel.rng import seeded
from terminal.sitting import Sitting

TABLE: Final = "--as eyrie --seat marquise=bot --seat alliance=bot --seat vagabond=bot --option map=winter"
ASKED: Final = "\nEyrie  "
"""The beginning of a question to the Eyrie."""
ANSWER: Final = re.compile(r"(?<!\S)(\d+)\) (\S+)")
LIKED: Final = ("Build", "Battle", "Attack", "Craft", "Recruit")
MOST: Final = 600
"""Lines that are typed in one game, at most: a game that never ends fails."""
ASIDES: Final = {5: "why marquise", 8: "log 6", 11: "goal", 14: "show", 17: "? RT 4.3", 20: "quit"}
"""Commands that are typed between answers, by the number of the line."""


class Typist:
    """Types the number of an answer that is listed: now and then any, else one that it likes if there is one."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting = sitting
        self.rng = seeded(seed)
        self.heard = ""
        self.typed: list[str] = []
        self.listed: list[tuple[str, str]] = []

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.hear(self.sitting.capsys.readouterr().out)
        assert len(self.typed) < MOST
        self.typed.append(ASIDES.get(len(self.typed)) or self.chosen())
        return f"{self.typed[-1]}\n"

    def hear(self, said: str) -> None:
        self.heard += said
        _, asked, question = said.rpartition(ASKED)
        if asked:
            self.listed = ANSWER.findall(question)
        assert self.listed, "a question lists its answers"

    def chosen(self) -> str:
        liked = [number for number, word in self.listed if word in LIKED and self.rng.below(4)]
        found = liked or [number for number, _ in self.listed]
        return found[int(self.rng.below(len(found)))]


@pytest.mark.parametrize("seed", [5, 6])
def test_the_eyrie_on_the_winter_map_against_three_automata(sitting: Sitting, seed: int) -> None:
    typist = Typist(sitting, seed)
    left = sitting.command("play", "root", "--lines", "--seed", str(seed), *TABLE.split(), typist=typist)
    assert "The next “play” continues from here" in left, "it was left, and goes on with the next command"
    ended = sitting.command("play", "root", "--lines", typist=typist)
    assert (sitting.status, sitting.errors) == (0, "")
    said = typist.heard + ended
    assert "Not understood" not in said
    for told in ("Eyrie placed", "Eyrie moved", "Eyrie attacked", "urmoil", "Alliance began the turn", " candidates"):
        assert told in said
    assert [seat for seat in ("Marquise", "Alliance", "Vagabond") if f"{seat} scored" not in said] == []
    assert re.search(r"\nWon with 30 points: \w+\. \[RT 3\.1\]", ended)
    record = (sitting.home / "root" / "finished-001.record").read_text(encoding="utf-8")
    head, *lines = record.splitlines()
    assert "option map=winter" in head
    assert len([line for line in lines if line.startswith("eyrie: ")]) == len(typist.typed) - len(ASIDES)
    assert clockwood.replay(record).over
