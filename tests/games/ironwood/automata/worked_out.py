"""Positions with the story an automaton must tell there, worked out by hand; each file is a position anybody can run.

Under `[notes]`: `chance` and `choose` in the order they are asked, `after` what the table holds then, and `story`:

bot-expended IC01 [IB 5.7]                         something told, with some of its terms
bot-picks-expansion > target chromia [IB 8.8]      a choice and its winner, or `nobody`
  of target auria, target chromia                  its candidates
  bot-free-outer: target chromia                   whom a criterion kept
  bot-fighters-around scores target chromia 0      what it saw
  die low-odd                                      what broke the tie

Every choice must be there, in order; of what else is told, what is listed.
"""

import tomllib
from pathlib import Path

import clockwood
from clockwood.cli.run import play_on
from clockwood.kernel.events import Event, Told
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Sieved, Trace
from clockwood.kernel.vocabulary import term_text

FOLDER = Path(__file__).parent / "positions"
NOBODY = "nobody"


class WorkedOut:
    """One file: the table played through, and where it differs from what was expected."""

    def __init__(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        self.notes = tomllib.loads(text)["notes"]
        self.table: Table = clockwood.load(text, told_chance=True)
        play_on(self.table, list(self.notes.get("choose", [])), list(self.notes.get("chance", [])), rolls=False)
        self.wrong: list[str] = []

    def check(self) -> list[str]:
        self._story()
        self._after()
        return self.wrong

    # -- the story

    def _story(self) -> None:
        blocks = blocks_of(self.notes["story"])
        for told in self.table.story:
            if blocks and self._is(told, blocks[0][0]):
                head, *details = blocks.pop(0)
                self.wrong += [f"{head}: {line.strip()}" for line in details if not self._has(told, line.strip())]
            elif isinstance(told, Trace):
                expected = blocks[0][0] if blocks else "nothing more"
                self.wrong.append(f"{self._head(told)} where {expected} was expected")
                return
        self.wrong += [f"missing: {block[0]}" for block in blocks[:1]]

    def _is(self, told: Told, line: str) -> bool:
        if isinstance(told, Trace):
            return line == self._head(told)
        words, _, cite = line.partition(" [")
        message, *terms = words.split()
        assert isinstance(told, Event)
        said = [term_text(self.table.match.content, term.kind, term.value) for term in told.terms]
        return told.message == message and cite in ("", f"{told.cite}]") and is_among(terms, said)

    def _head(self, trace: Trace) -> str:
        return f"{trace.message} > {self._name(trace.winner)} [{trace.cite}]"

    def _name(self, action: int) -> str:
        return NOBODY if action < 0 else self.table.notation(action)

    def _names(self, actions: list[int]) -> str:
        return ", ".join(self._name(action) for action in actions) or NOBODY

    def _has(self, told: Told, line: str) -> bool:
        assert isinstance(told, Trace), f"only choices have details: {line}"
        if line.startswith("of "):
            return line == f"of {self._names(told.candidates)}"
        if line.startswith("die "):
            return line == self._name(told.rolled)
        return any(line in (self._kept(row), self._scores(row)) for row in told.sieve)

    def _kept(self, row: Sieved) -> str:
        return f"{row.message}: {self._names(row.kept)}"

    def _scores(self, row: Sieved) -> str:
        return f"{row.message} scores " + ", ".join(f"{self._name(action)} {score}" for action, score in row.scores)

    # -- the table afterwards

    def _after(self) -> None:
        written = tomllib.loads(self.table.position())
        for key, expected in self.notes.get("after", {}).items():
            found = cards_in(written["cards"], key) if "." in key else written["state"].get(key, blank(expected))
            if found != expected:
                self.wrong.append(f"after: {key} is {found}, not {expected}")


def blocks_of(story: str) -> list[list[str]]:
    """Return the lines of a story, each with the indented ones below it."""
    blocks: list[list[str]] = []
    for line in story.strip("\n").split("\n"):
        if line.startswith(" "):
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def is_among(wanted: list[str], said: list[str]) -> bool:
    """Return whether the terms are said, in this order, among others."""
    left = iter(said)
    return all(any(word == term for term in left) for word in wanted)


def blank(expected: object) -> object:
    """Return what an entry stands for that a position leaves out."""
    return 0 if isinstance(expected, int) else {}


def cards_in(zones: dict[str, dict[str, list[str]]], name: str) -> list[str]:
    pile, owner = name.split(".")
    return [card.split()[0] for card in zones.get(pile, {}).get(owner, [])]
