"""The results of the games of one table: winners, lengths, endings."""

from collections import Counter
from statistics import fmean
from typing import Any

from clockwood.lab.beginnings import places, turn_order
from clockwood.lab.games import Cell, Played
from clockwood.lab.players import free_seats
from clockwood.lab.shares import Share
from clockwood.registry import game_named


def table(cell: Cell, games: list[Played]) -> dict[str, Any]:
    """Return the figures of one set of options."""
    seats = cell.content().names["seat"]
    sides = {seats[k]: side(k, games) for k in compared(cell)}
    players = len([seat for seat in seats if is_player(cell.game, seat)])
    begun = [(played.uses, played.winners) for played in games]
    return {
        "name": " ".join(f"{key}={value}" for key, value in cell.options.items()),
        "agent": cell.players[0],
        "options": cell.options,
        "games": len(games),
        "stalled": sum(played.stalled for played in games),
        "fair": 1 / len(sides),
        "sides": sides,
        "order": turn_order(len(sides), begun) if len(sides) == players > 1 else {},
        "places": places(begun) if len(sides) > 1 else {},
        "rounds": lengths(games),
        "endings": {
            reason: Share(count, len(games)).data()
            for reason, count in sorted(Counter(played.reason for played in games).items())
        },
    }


def compared(cell: Cell) -> list[int]:
    """Return the seats whose wins are compared: those that no automaton plays, or all where automata play alone."""
    seats = cell.content().names["seat"]
    free = [k for k in free_seats(cell.game, cell.options, cell.packs) if is_player(cell.game, seats[k])]
    return free or [k for k, seat in enumerate(seats) if is_player(cell.game, seat)]


def is_player(game: str, seat: str) -> bool:
    """Tell a player from somebody who only watches, whose seat the game does not list."""
    return seat in game_named(game).seats


def side(seat: int, games: list[Played]) -> dict[str, Any]:
    """Return the share of games a seat won, and its scores if the game has scores."""
    scores = sorted(played.scores[seat] for played in games if played.scores)
    won = Share(sum(seat in played.winners for played in games), len(games)).data()
    return {**won, "score": spread(scores)} if scores else dict(won)


def lengths(games: list[Played]) -> dict[str, Any]:
    """Return the lengths of games in rounds: mean, middle 90 %, and counts."""
    rounds = sorted(played.rounds for played in games)
    counts = {str(length): count for length, count in sorted(Counter(rounds).items())}
    return {**spread(rounds), "counts": counts}


def spread(numbers: list[int]) -> dict[str, float]:
    """Return the mean of sorted numbers, and the bounds of their middle 90 %.

    >>> spread([1, *[5] * 9, *[6] * 9, 90])
    {'mean': 9.5, 'low': 5, 'high': 6}
    """
    cut = len(numbers) // 20
    return {"mean": fmean(numbers), "low": numbers[cut], "high": numbers[-1 - cut]}
