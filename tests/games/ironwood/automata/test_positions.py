"""Every kept position tells the story that was worked out for it from the statements of its automaton."""

import re
from pathlib import Path

import pytest

from clockwood.registry import game_named
from clockwood.rulebook import statements, tags_in
from games.ironwood.automata.worked_out import FOLDER, WorkedOut

FILES = sorted(FOLDER.rglob("*.toml"))
FEWEST = 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_story_is_the_one_worked_out_by_hand(path: Path) -> None:
    assert WorkedOut(path).check() == []


@pytest.mark.parametrize("automaton", ["ironbot", "woodenbot"])
def test_there_are_enough_of_each(automaton: str) -> None:
    assert len(list((FOLDER / automaton).glob("*.toml"))) >= FEWEST


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_reasoning_cites_statements_that_exist(path: Path) -> None:
    known = statements(game_named("ironwood"))
    text = path.read_text(encoding="utf-8")
    reasons = " ".join(re.findall(r"^# (.*)$", text, re.MULTILINE))
    cited = tags_in(reasons, "IW")
    assert cited
    assert [tag for tag in cited if tag not in known] == []


def test_a_wrong_expectation_is_seen(tmp_path: Path) -> None:
    text = (FOLDER / "ironbot" / "expand-foundation-before-few-fighters.toml").read_text(encoding="utf-8")
    for right, wrong in [
        ("> target chromia", "> target argentimar"),
        ("bot-with-foundation: target chromia", "bot-with-foundation: target argentimar"),
        ("auria = 1", "auria = 2"),
        ("march auria chromia [IB 8.3]", "march auria chromia [IB 8.4]"),
    ]:
        path = tmp_path / "wrong.toml"
        path.write_text(text.replace(right, wrong), encoding="utf-8")
        assert WorkedOut(path).check() != []
