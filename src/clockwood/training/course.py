"""A course of training: rounds of self-play, learning and measuring, each kept in a folder of its own."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from clockwood import api
from clockwood.kernel.errors import BadInput
from clockwood.training import fit, matches, plays
from clockwood.training.fit import Fitting

RECENT: Final = 3
"""A network learns from the games of so many rounds."""
APART: Final = 1_000_000_000
"""Measured games have seeds from here on, which no game of self-play has."""
WEIGHTS: Final = "learned.weights"
REPORT: Final = "report.json"


@dataclass(frozen=True)
class Course:
    """So many rounds for a game, below a folder; `budget` are the network's iterations when it is measured.

    `on` names the cluster that plays, if one is to; the network learns here.
    """

    game: str
    folder: Path
    rounds: int
    games: int
    iterations: int
    processes: int
    against: str
    measured: int
    budget: int
    on: str = ""
    fitting: Fitting = field(default_factory=Fitting)


def follow(course: Course, tell: Callable[[str], None]) -> list[dict[str, object]]:
    """Do every round that is not there yet, the first with `strong` as the teacher; return what each reports."""
    made_of = api.content(course.game)
    if len(made_of.names["seat"]) != 2 or made_of.automata:
        raise BadInput(course.game, "only tables of two seats can be learnt")
    reports = []
    for number in range(1, course.rounds + 1):
        folder = course.folder / f"round-{number}"
        report = folder / REPORT
        if not report.exists():
            found = done(course, number, tell)
            report.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        reports.append(json.loads(report.read_text(encoding="utf-8")))
        tell(f"round {number}: {reports[-1]['measured']}")
    return reports


def done(course: Course, number: int, tell: Callable[[str], None]) -> dict[str, object]:
    """Play, learn and measure one round."""
    folder = course.folder / f"round-{number}"
    before = course.folder / f"round-{number - 1}" / WEIGHTS
    teacher = plays.Teacher(course.game, course.iterations, weights=before.read_bytes() if number > 1 else b"")
    first, processes, on = number * course.games, course.processes, course.on
    for games, decisions in plays.play_many(teacher, folder, course.games, first, processes, on=on):
        tell(f"round {number}: {games} games, {decisions} decisions in the last file")
    folders = [course.folder / f"round-{k}" for k in range(max(1, number - RECENT + 1), number + 1)]
    learnt = fit.fit(course.game, folders, folder / WEIGHTS, course.fitting, tell)
    one = matches.Side(weights=(folder / WEIGHTS).read_bytes(), iterations=course.budget)
    meeting = matches.Meeting(course.game, one, matches.Side(course.against))
    scored = [each for some in matches.play_many(meeting, course.measured, processes, APART, on) for each in some]
    scored.sort(key=lambda each: each.number)
    return {"learnt": [asdict(each) for each in learnt], "measured": matches.summary(scored)}
