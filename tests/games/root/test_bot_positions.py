"""Every kept position of an automaton tells the story that was worked out for it by hand."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from clockwood.games.root import game as package
from clockwood.games.root.bots.every import BOTS
from clockwood.games.root.game import GAME
from clockwood.kernel.automaton import AutomatonSpec
from clockwood.kernel.trace import Trace
from clockwood.rulebook import statements, tags_in
from games.ironwood.automata.worked_out import WorkedOut

FOLDER = Path(__file__).parent / "positions"
FILES = sorted(FOLDER.rglob("*.toml"))
FEWEST = 25
HOME = Path(package.__file__).parent
CRITERIA = ("most", "fewest", "prefer")
"""The functions that declare a criterion, each by the message that names it."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_story_is_the_one_worked_out_by_hand(path: Path) -> None:
    assert WorkedOut(path).check() == []


def test_there_are_enough_of_each() -> None:
    counts = {spec.name: len(list((FOLDER / spec.name).glob("*.toml"))) for spec in BOTS}
    assert [name for name, count in counts.items() if count < FEWEST] == []


@cache
def choices(bot: str) -> list[Trace]:
    """Return every choice of an automaton in its positions."""
    stories = (WorkedOut(path).table.story for path in sorted((FOLDER / bot).glob("*.toml")))
    return [told for story in stories for told in story if isinstance(told, Trace)]


def written(paths: Iterable[Path]) -> tuple[set[str], set[str]]:
    """Return the picks and the criteria that sources name."""
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    criteria = {ast.literal_eval(call.args[0]) for call in calls if ast.unparse(call.func) in CRITERIA}
    return {text for text in texts if text.startswith("bot-")}, criteria


def home_of(bot: str) -> Path:
    """Return the folder of an automaton's sources."""
    found = [path.parent for path in (HOME / "bots").glob("*/bot.py") if f'NAME: Final = "{bot}"' in path.read_text()]
    assert len(found) == 1, bot
    return found[0]


@pytest.mark.parametrize("bot", [spec.name for spec in BOTS])
def test_every_criterion_and_every_tie_decides_somewhere(bot: str) -> None:
    made = {told.message for told in choices(bot)}
    tied = {told.message for told in choices(bot) if told.tie}
    asked = {(told.message, row.message) for told in choices(bot) for row in told.sieve}
    assert (sorted(asked - deciding(bot)), sorted(made - tied)) == ([], [])


def deciding(bot: str) -> set[tuple[str, str]]:
    """Return the picks with a criterion that kept fewer of the candidates somewhere."""
    rows = [(told.message, row) for told in choices(bot) for row in told.sieve]
    return {(message, row.message) for message, row in rows if len(row.kept) < len(row.scores)}


@pytest.mark.parametrize("bot", [spec.name for spec in BOTS])
def test_every_pick_and_criterion_of_the_sources_is_worked_out(bot: str) -> None:
    picks, criteria = written(home_of(bot).glob("*.py"))
    assert picks - {told.message for told in choices(bot)} == set()
    assert criteria - {criterion for _, criterion in deciding(bot)} == set()


def test_what_several_automata_share_is_worked_out_for_one() -> None:
    """All but the answer to a question that no rule of an automaton foresees: no game has met one. [AM GEN4]"""
    paths = [
        *(HOME / "bots" / "common").glob("*.py"),
        *(HOME / "bots").glob("*.py"),
        *(HOME / "factions").rglob("*.py"),
    ]
    picks, criteria = written(paths)
    assert picks - {told.message for spec in BOTS for told in choices(spec.name)} == {"bot-picks-any"}
    assert criteria - {criterion for spec in BOTS for _, criterion in deciding(spec.name)} == set()


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_every_trait_is_worked_out(bot: AutomatonSpec) -> None:
    positions = [path.read_text(encoding="utf-8") for path in (FOLDER / bot.name).glob("*.toml")]
    assert [trait for trait in bot.traits if not any(f"+{trait}" in position for position in positions)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_reasoning_cites_statements_that_exist(path: Path) -> None:
    known = statements(GAME)
    reasons = " ".join(re.findall(r"^# (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    cited = tags_in(reasons, "RT")
    assert cited
    assert [tag for tag in cited if tag not in known] == []
