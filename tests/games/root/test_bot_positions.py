"""Every kept position of an automaton tells the story that was worked out for it by hand."""

import re
from pathlib import Path

import pytest

from clockwood.games.root.bots.every import BOTS
from clockwood.games.root.game import GAME
from clockwood.kernel.trace import Trace
from clockwood.rulebook import statements, tags_in
from games.ironwood.automata.worked_out import WorkedOut

FOLDER = Path(__file__).parent / "positions"
FILES = sorted(FOLDER.rglob("*.toml"))
FEWEST = 25


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_story_is_the_one_worked_out_by_hand(path: Path) -> None:
    assert WorkedOut(path).check() == []


def test_there_are_enough_of_each() -> None:
    counts = {spec.name: len(list((FOLDER / spec.name).glob("*.toml"))) for spec in BOTS}
    assert [name for name, count in counts.items() if count < FEWEST] == []


@pytest.mark.parametrize("bot", [spec.name for spec in BOTS])
def test_every_criterion_and_every_tie_decides_somewhere(bot: str) -> None:
    asked, kept_fewer, made, tied = set(), set(), set(), set()
    for path in (FOLDER / bot).glob("*.toml"):
        for told in WorkedOut(path).table.story:
            if isinstance(told, Trace):
                made.add(told.message)
                tied |= {told.message} if told.tie else set()
                asked |= {(told.message, row.message) for row in told.sieve}
                kept_fewer |= {(told.message, row.message) for row in told.sieve if len(row.kept) < len(row.scores)}
    assert (sorted(asked - kept_fewer), sorted(made - tied)) == ([], [])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_reasoning_cites_statements_that_exist(path: Path) -> None:
    known = statements(GAME)
    reasons = " ".join(re.findall(r"^# (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    cited = tags_in(reasons, "RT")
    assert cited
    assert [tag for tag in cited if tag not in known] == []
