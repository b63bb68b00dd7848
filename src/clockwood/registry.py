"""The registry of games: a new game adds one line here."""

from typing import Final

from clockwood.kernel.errors import UnknownName
from clockwood.kernel.game import Game, game_at

HOMES: Final[dict[str, str]] = {
    "ironwood": "clockwood.games.ironwood.game",
    "forge-war": "clockwood.games.forge_war.game",
    "iron-kings": "clockwood.games.iron_kings.game",
    "root": "clockwood.games.root.game",
}


def names() -> list[str]:
    return list(HOMES)


def register(name: str, home: str) -> None:
    """Let a game of somebody else be found by name; `home` is the module that holds it as `GAME`."""
    HOMES[name] = home


def game_named(name: str) -> Game:
    """Return the game, or say which there are."""
    if name not in HOMES:
        raise UnknownName(name, f"no such game; there are {', '.join(HOMES)}")
    return game_at(HOMES[name])
