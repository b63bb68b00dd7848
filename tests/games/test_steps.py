"""Whatever can wait on the stack of a game is named in its positions: no module of steps is left out."""

import importlib
import pkgutil

import pytest

from clockwood.kernel.step import steps_in
from clockwood.registry import HOMES, game_named

GAMES = {name: home for name, home in HOMES.items() if home.startswith("clockwood.games.")}

ONLY_IN_COPIES = {"ProgramOver"}
"""A preview plays a program to its end on a copy, of which no position is written."""


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_its_modules_is_a_step_of_the_game(name: str) -> None:
    package = importlib.import_module(GAMES[name].rpartition(".")[0])
    assert package.__file__ is not None
    listed = {kind.name for kind in game_named(name).steps}
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if not found.ispkg
    ]
    assert len(modules) > 20
    steps = steps_in(modules, {})
    bases = {base for step in steps for base in step.cls.__mro__[1:]}
    assert [step.name for step in steps if step.name not in listed | ONLY_IN_COPIES and step.cls not in bases] == []
