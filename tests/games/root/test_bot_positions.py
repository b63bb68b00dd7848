"""Every kept position of an automaton tells the story that was worked out for it by hand."""

import re
from pathlib import Path

import pytest

from clockwood.games.root.game import GAME
from clockwood.rulebook import statements, tags_in
from games.ironwood.automata.worked_out import WorkedOut

FOLDER = Path(__file__).parent / "positions"
FILES = sorted(FOLDER.rglob("*.toml"))
FEWEST = 25


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_story_is_the_one_worked_out_by_hand(path: Path) -> None:
    assert WorkedOut(path).check() == []


def test_there_are_enough_of_each() -> None:
    counts = {folder.name: len(list(folder.glob("*.toml"))) for folder in FOLDER.iterdir()}
    assert [name for name, count in counts.items() if count < FEWEST] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_reasoning_cites_statements_that_exist(path: Path) -> None:
    known = statements(GAME)
    reasons = " ".join(re.findall(r"^# (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    cited = tags_in(reasons, "RT")
    assert cited
    assert [tag for tag in cited if tag not in known] == []
