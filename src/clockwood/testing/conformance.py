"""All checks of one game, one after the other: what fails is named once, with a place at which it can be seen again."""

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from clockwood.kernel.match import Match
from clockwood.kernel.part import Part, answers
from clockwood.kernel.rng import seeded
from clockwood.kernel.scene import LISTED
from clockwood.testing import checks
from clockwood.testing.comparing import seats
from clockwood.testing.hidden import hidden_cards, hidden_secrets
from clockwood.testing.play import decisions
from clockwood.testing.suite import (
    DEAR,
    DEAREST,
    check_hidden_play,
    check_knowledge,
    check_story,
    samples,
    usual_length,
)
from clockwood.testing.variants import Variant

GAMES: Final = 10
WHOLE_GAMES: Final = "whole games"
LONGEST: Final = 400
"""Letters of a fault that are told."""


@dataclass(frozen=True)
class Failed:
    """A check that failed, and where it failed first. A decision below 0 is none: it was a whole game."""

    variant: str
    check: str
    seed: int
    decision: int
    wrong: str

    def __str__(self) -> str:
        """Return one line.

        >>> print(Failed("pearls", "no leak", 3, 17, "seat 1 sees the sea"))
        pearls, no leak: seat 1 sees the sea (seed 3, decision 17)
        """
        place = f"seed {self.seed}" + (f", decision {self.decision}" if self.decision >= 0 else "")
        return f"{self.variant}, {self.check}: {self.wrong} ({place})"


class Conformance:
    """Plays a variant under all checks. A check that failed once is not made again.

    `hides` says whether anything was hidden from a seat at a decision that was looked at.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant: Final = variant
        self.failed: Final[dict[str, Failed]] = {}
        self.made: int = 0
        self.hides: bool = False

    def run(self, name: str, seed: int, decision: int, check: Callable[[], object]) -> None:
        """Make a check unless it failed before; whatever it raises is a fault of the game."""
        if name in self.failed:
            return
        self.made += 1
        try:
            check()
        except Exception as error:  # noqa: BLE001 - a rule that breaks is what is looked for
            self.failed[name] = Failed(str(self.variant), name, seed, decision, in_one_line(error))

    def game(self, seed: int, length: int) -> None:
        """Make every check in the game of one seed; without whole games nothing else is tried."""
        self.run(WHOLE_GAMES, seed, -1, partial(self.decisions_of, seed))
        if WHOLE_GAMES in self.failed:
            return
        for count, match in samples(self.variant, seed, length):
            self.hides = self.hides or hides_something(match)
            for check in DEAR + DEAREST:
                self.run(called(check), seed, count, partial(check, match, seeded(seed * 1000 + count)))
        variant = self.variant
        self.run("hidden choices", seed, -1, partial(check_hidden_play, variant, seed))
        self.run("what seats saw", seed, -1, partial(check_knowledge, variant, seed))
        self.run("records", seed, -1, partial(check_story, variant, seed, told_chance=bool(seed % 2), undo_one_in=8))

    def decisions_of(self, seed: int) -> None:
        match, rng = self.variant.match(seed), seeded(seed + 1)
        for _ in decisions(match, rng):
            checks.check_decision(match, rng)


def hides_something(match: Match) -> bool:
    """Return whether some seat cannot know how cards lie, or what another keeps for itself."""
    for seat in seats(match):
        if hidden_cards(match, seat) or any(match.state[region.start + k] for region, k in hidden_secrets(match, seat)):
            return True
    return False


def in_one_line(error: Exception) -> str:
    said = " ".join(str(error).split())
    said = said if len(said) <= LONGEST else f"{said[:LONGEST]} …"
    return said if isinstance(error, AssertionError) and said else f"{type(error).__name__}: {said}"


def called(check: checks.Check) -> str:
    """Return the name of a check as people read it: `no leak` for `check_no_leak`."""
    return check.__name__.removeprefix("check_").replace("_", " ")


def conform(variant: Variant, games: int = GAMES, progress: Callable[[], None] | None = None) -> Conformance:
    """Play so many random games of a variant under all checks; `failed` are those that failed, each once.

    The same games are played every time. `progress` is called after each.
    """
    found = Conformance(variant)
    lengths: list[int] = []
    found.run(WHOLE_GAMES, 0, -1, lambda: lengths.append(usual_length(variant, games)))
    for seed in range(games if lengths else 0):
        found.game(seed, lengths[0])
        if progress is not None:
            progress()
    return found


def must_conform(variants: Iterable[Variant], games: int = GAMES) -> None:
    """Raise an error with a line for each check that failed; for the tests of a game."""
    failed = [str(each) for variant in variants for each in conform(variant, games).failed.values()]
    if failed:
        raise AssertionError("\n".join(failed))


def notes_on(run: Conformance) -> list[str]:
    """Return what was not tested, what the game does not say of itself, and what is shown instead.

    What cannot be looked at, because a check of it failed, has no note.
    """
    found = []
    if not run.hides and WHOLE_GAMES not in run.failed:
        found.append("nothing was hidden from a seat where it was looked, so no leak could be found")
    for look in (notes_on_pages, notes_on_terminals):
        with contextlib.suppress(Exception):
            found += look(run.variant)
    return found


def notes_on_pages(variant: Variant) -> list[str]:
    if any(panel.name == LISTED for panel in variant.game.setting(variant.content).panels):
        return ["no part describes a board (Part.describe): pages show cards in their zones and a list of the view"]
    return []


def notes_on_terminals(variant: Variant) -> list[str]:
    content = variant.content
    sketches = [name for part in content.parts for name in part.sketch_parts()]
    if not sketches:
        return ["no part draws a sketch (Part.sketch_parts): terminals show the view as a list"]
    if not any(answers(part, Part, "sketch_for") for part in content.parts):
        return [f"no part says what a question needs (Part.sketch_for): always drawn are {', '.join(sketches)}"]
    return []
