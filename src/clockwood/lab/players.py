"""Who takes part: agents, and automata at a level, and the line-ups in which they meet."""

import itertools
from dataclasses import dataclass, field
from typing import Final

from clockwood.agents.registry import agent_names
from clockwood.api import content
from clockwood.kernel.content import AutomatonSpec, Value
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Game
from clockwood.lab.games import Cell, Limit
from clockwood.seating import LEVEL, automaton_named, level_options

MOST_CELLS: Final = 10_000


@dataclass(frozen=True)
class Player:
    """An agent, or an automaton with the options that seat it."""

    name: str
    automaton: str = ""
    options: dict[str, Value] = field(default_factory=dict, hash=False)


def must_be_automaton(game: Game, name: str) -> AutomatonSpec:
    found = automaton_named(game, name)
    if found is None or found.name != name:
        there = ", ".join(spec.name for spec in game.automata) or "none"
        raise UnknownName(name, f"no such automaton of {game.name}; there are {there}")
    return found


def must_be_agent(name: str) -> str:
    if name not in agent_names():
        raise UnknownName(name, f"no such agent; there are {', '.join(agent_names())}")
    return name


def at_level(game: Game, spec: AutomatonSpec, level: Value | None) -> Player:
    """Return the automaton at a level, or at the one it has unless told."""
    known = next((option for option in game.options if option.key == spec.level), None)
    if level is None and known is not None:
        level = known.default
    options = level_options(game, spec, spec.name if level is None else f"{spec.name}{LEVEL}{level}")
    name = f"{spec.name}{LEVEL}{options[spec.level]}" if spec.level in options else spec.name
    return Player(name, spec.name, options)


def player_named(game: Game, text: str) -> Player | None:
    """Return the agent `greedy` or the automaton `ironbot:5`, None where this game has no such player."""
    name, sign, level = text.partition(LEVEL)
    spec = automaton_named(game, name)
    if spec is not None:
        return at_level(game, spec, level if sign else None)
    return Player(name) if name in agent_names() and not sign else None


def must_be_players(games: list[Game], texts: list[str]) -> None:
    """Refuse a player whom none of the games knows."""
    for text in texts:
        if all(player_named(game, text) is None for game in games):
            automata = [spec.name for game in games for spec in game.automata]
            raise UnknownName(text, f"no such agent or automaton; there are {', '.join([*agent_names(), *automata])}")


def line_ups(
    game: str, players: list[Player], options: dict[str, Value], packs: tuple[str, ...], seed: int, limit: Limit
) -> list[Cell]:
    """Return every way in which the players can meet at a game, on all sides they can take.

    An automaton sits where its options put it.
    """
    seats = len(content(game, list(packs), options).names["seat"])
    cells = (seated(game, way, options, packs, seed, limit) for way in ways(players, seats))
    return [cell for cell in cells if cell is not None]


def ways(players: list[Player], seats: int) -> list[tuple[Player, ...]]:
    """Return who sits where. Nobody sits twice at a table unless there are more seats than players.

    >>> [[who.name for who in way] for way in ways([Player("a"), Player("b")], 2)]
    [['a', 'b'], ['b', 'a']]
    >>> len(ways([Player("a"), Player("b")], 4)), ways([Player("a")], 2)
    (14, [])
    """
    if len(players) < 2:
        return []
    if len(players) ** seats > MOST_CELLS:
        raise BadInput("--player", f"{len(players)} players on {seats} seats meet in more than {MOST_CELLS} ways")
    if len(players) >= seats:
        return list(itertools.permutations(players, seats))
    return [way for way in itertools.product(players, repeat=seats) if len(set(way)) == len(players)]


def seated(
    game: str, way: tuple[Player, ...], options: dict[str, Value], packs: tuple[str, ...], seed: int, limit: Limit
) -> Cell | None:
    """Return the cell of these players in this order, None where one of them cannot sit there."""
    chosen = dict(options)
    for player in way:
        for key, value in player.options.items():
            if chosen.setdefault(key, value) != value:
                return None
    cell = Cell(game, tuple(player.name for player in way), chosen, packs, seed, limit)
    by_rules = cell.content().automata
    fits = all(bool(by_rules >> seat & 1) == bool(player.automaton) for seat, player in enumerate(way))
    return cell if fits else None


def free_seats(game: str, options: dict[str, Value], packs: tuple[str, ...]) -> list[int]:
    """Return the seats that are not played by the rules."""
    made_of = content(game, list(packs), options)
    return [seat for seat in range(len(made_of.names["seat"])) if not made_of.automata >> seat & 1]


def against(game: str, agent: str, automaton: Player, packs: tuple[str, ...], seed: int, limit: Limit) -> Cell:
    """Return the cell in which the agent takes every seat that the automaton leaves."""
    free = free_seats(game, automaton.options, packs)
    seats = content(game, list(packs), automaton.options).names["seat"]
    names = tuple(agent if seat in free else automaton.name for seat in range(len(seats)))
    return Cell(game, names, automaton.options, packs, seed, limit)
