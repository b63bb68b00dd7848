"""The registry of games: ours, and those that installed packages offer as entry points."""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Game, game_at

GROUP: Final = "clockwood.games"
"""The entry points by which an installed package offers its games: a name, and the module that holds it as `GAME`."""

HOMES: Final[dict[str, str]] = {
    "ironwood": "clockwood.games.ironwood.game",
    "forge-war": "clockwood.games.forge_war.game",
    "iron-kings": "clockwood.games.iron_kings.game",
    "root": "clockwood.games.root.game",
}


@cache
def installed() -> dict[str, str]:
    """Return the games of installed packages and their modules."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """Return the names of all games, ours first."""
    return [*HOMES, *(name for name in installed() if name not in HOMES)]


@cache
def broken() -> dict[str, str]:
    """Return the games of installed packages that cannot be played, each with the reason."""
    found: dict[str, str] = {}
    for name in installed():
        try:
            game_named(name)
        except BadInput as error:
            found[name] = error.reason
    return found


def playable() -> list[str]:
    """Return the names of all games but those of broken packages, which stop nothing else."""
    return [name for name in names() if name not in broken()]


def register(name: str, home: str) -> None:
    """Let a game of somebody else be found by name; `home` is the module that holds it as `GAME`."""
    HOMES[name] = home


def game_named(name: str) -> Game:
    """Return the game, or say which there are."""
    if name in HOMES:
        return game_at(HOMES[name])
    if name not in installed():
        raise UnknownName(name, f"no such game; there are {', '.join(names())}")
    return game_of_package(name, installed()[name])


def game_of_package(name: str, home: str) -> Game:
    """Return the game of an installed package; one that is broken is refused in one sentence."""
    try:
        game = game_at(home)
    except (Exception, SystemExit) as error:
        said = " ".join(str(error).split())
        raise BadInput(name, f"{home} cannot be loaded: {type(error).__name__}: {said}") from error
    if game.name != name:
        raise BadInput(name, f"{home} holds a game that is called {game.name}")
    return game
