"""A build with counters can play all that it is asked to play."""

from pathlib import Path

import pytest

from build_steps import training
from build_steps.profiling import copy_libraries
from build_steps.rules import PACKAGE, ROOT
from build_steps.tree import link_sources
from clockwood import api, registry


def test_what_counts_stands_among_links_to_the_sources(tmp_path: Path) -> None:
    """A wheel is built where the sources were copied to first: only the libraries are taken from there."""
    built, tree = tmp_path / "built", tmp_path / "tree"
    for name in ("cli/main.py", "kernel/table.py", "kernel/table.cpython-311.so", "web/index.html"):
        path = built / PACKAGE.name / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    copy_libraries(built, tree)
    copied = [path.relative_to(tree) for path in tree.rglob("*") if path.is_file()]
    assert copied == [Path(PACKAGE.name, "kernel/table.cpython-311.so")]
    link_sources(tree)
    assert (tree / PACKAGE.name / "cli").samefile(ROOT / PACKAGE / "cli")
    assert (tree / PACKAGE.name / "kernel/table.py").samefile(ROOT / PACKAGE / "kernel/table.py")


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_every_game_is_played_in_every_way(game: str) -> None:
    content = api.content(game)
    assert training.play_at_random(game, content, 1) > 0
    assert training.search(game, content, 3) == 3 * len(training.AGENTS)
    assert training.sit_at_a_table(game, content) > 0
