"""Players of a study, agents and automata at a level, and the line-ups in which they meet."""

import itertools
from dataclasses import dataclass, field
from typing import Final

from clockwood.agents.registry import agent_names, reason_against
from clockwood.api import content
from clockwood.kernel.automaton import LEVEL, AutomatonSpec
from clockwood.kernel.errors import BadInput, BadOption, UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value
from clockwood.lab.games import Cell, Limit
from clockwood.registry import game_named
from clockwood.seating import automaton_named, player_at, usual_seat

MOST_CELLS: Final = 10_000


@dataclass(frozen=True)
class Player:
    """An agent, or an automaton as it is written at a seat, with further options of the table."""

    name: str
    automaton: str = ""
    options: dict[str, Value] = field(default_factory=dict, hash=False)


def must_be_automaton(game: Game, name: str) -> AutomatonSpec:
    found = automaton_named(game, name)
    if found is None or found.name != name:
        there = ", ".join(spec.name for spec in game.automata) or "none"
        raise UnknownName(name, f"no such automaton of {game.name}; there are {there}")
    return found


def must_be_agent(name: str, game: Game | None = None) -> str:
    if name not in agent_names([name], game):
        raise UnknownName(name, f"no such agent; there are {', '.join(agent_names(game=game))}")
    return name


def at_level(game: Game, spec: AutomatonSpec, level: int | None = None) -> Player:
    """Return the automaton at a level; without one, at its usual level."""
    return written(game, spec, spec.name if level is None else f"{spec.name}{LEVEL}{level}")


def written(game: Game, spec: AutomatonSpec, text: str) -> Player:
    """Return the automaton as it is written, or say what is wrong with its level or traits."""
    seat = usual_seat(spec, game.seats)
    option = next(option for option in game.options if option.key == f"seat.{seat}")
    try:
        word = str(option.checked(text))
    except BadOption as error:
        raise BadInput(text, error.reason) from None
    return Player(word, word)


def player_named(game: Game, text: str) -> Player | None:
    """Return an agent such as `greedy` or an automaton such as `ironbot:5`; None if the game has no such player."""
    spec = automaton_named(game, text)
    if spec is not None:
        return written(game, spec, text)
    return Player(text) if text in agent_names([text], game) else None


def must_be_players(games: list[Game], texts: list[str]) -> None:
    """Raise `UnknownName` for a player that none of the games has."""
    for text in texts:
        if all(player_named(game, text) is None for game in games):
            automata = [spec.name for game in games for spec in game.automata]
            raise UnknownName(text, f"no such agent or automaton; there are {', '.join([*agent_names(), *automata])}")


def line_ups(
    game: str, players: list[Player], options: dict[str, Value], packs: tuple[str, ...], seed: int, limit: Limit
) -> list[Cell]:
    """Return every line-up of the players, in all seats they can take."""
    seats = len(content(game, list(packs), options).names["seat"])
    cells = (seated(game, order, options, packs, seed, limit) for order in orders(players, seats))
    return [cell for cell in cells if cell is not None]


def orders(players: list[Player], seats: int) -> list[tuple[Player, ...]]:
    """Return the players in every order of seats; a player has two seats only if there are more seats than players.

    >>> [[who.name for who in order] for order in orders([Player("a"), Player("b")], 2)]
    [['a', 'b'], ['b', 'a']]
    >>> len(orders([Player("a"), Player("b")], 4)), orders([Player("a")], 2)
    (14, [])
    """
    if len(players) < 2:
        return []
    if len(players) ** seats > MOST_CELLS:
        raise BadInput("--player", f"{len(players)} players on {seats} seats meet in more than {MOST_CELLS} line-ups")
    if len(players) >= seats:
        return list(itertools.permutations(players, seats))
    return [order for order in itertools.product(players, repeat=seats) if len(set(order)) == len(players)]


def seated(
    game: str, order: tuple[Player, ...], options: dict[str, Value], packs: tuple[str, ...], seed: int, limit: Limit
) -> Cell | None:
    """Return the cell of these players in this order; None if one of them cannot take its seat."""
    seats = content(game, list(packs), options).names["seat"]
    chosen = dict(options)
    for seat, player in zip(seats, order, strict=True):
        if player.automaton:
            chosen.setdefault(f"seat.{seat}", player.automaton)
        if any(chosen.setdefault(key, value) != value for key, value in player.options.items()):
            return None
    cell = Cell(game, tuple(player.name for player in order), chosen, packs, seed, limit)
    try:
        made_of = cell.content()
    except BadOption:
        return None
    fits = all(
        player_at(made_of, seat) == player.automaton and not reason_against(game_named(game), made_of, player.name)
        for seat, player in enumerate(order)
    )
    return cell if fits else None


def free_seats(game: str, options: dict[str, Value], packs: tuple[str, ...]) -> list[int]:
    """Return the seats that no automaton plays."""
    made_of = content(game, list(packs), options)
    return [seat for seat in range(len(made_of.names["seat"])) if not made_of.automata >> seat & 1]


def against(
    game: str, agent: str, spec: AutomatonSpec, automaton: Player, packs: tuple[str, ...], seed: int, limit: Limit
) -> Cell:
    """Return the cell in which the automaton takes its usual seat, and the agent every other."""
    seats = content(game, list(packs), automaton.options).names["seat"]
    own = usual_seat(spec, seats)
    names = tuple(automaton.name if seat == own else agent for seat in seats)
    return Cell(game, names, {f"seat.{own}": automaton.automaton, **automaton.options}, packs, seed, limit)


def all_but(
    game: str,
    own: str,
    agent: str,
    level: int,
    options: dict[str, Value],
    packs: tuple[str, ...],
    seed: int,
    limit: Limit,
) -> Cell:
    """Return the cell in which the agent takes one seat, and automata of a level all others."""
    chosen, names = dict(options), []
    rules = game_named(game)
    for seat in content(game, list(packs), options).names["seat"]:
        spec = next((spec for spec in rules.automata if not spec.seats or seat in spec.seats), None)
        if seat == own:
            names.append(agent)
        elif spec is None:
            raise BadInput(seat, "no automaton plays this seat")
        else:
            name = at_level(rules, spec, level).automaton
            chosen[f"seat.{seat}"] = name
            names.append(name)
    return Cell(game, tuple(names), chosen, packs, seed, limit)
