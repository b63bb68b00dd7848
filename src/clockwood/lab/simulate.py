"""Many games of one line-up, and their summary, as the command `simulate` prints it."""

from collections import Counter

from clockwood.agents.registry import agent_named, must_play_there
from clockwood.api import content
from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.lab.games import Cell, Played
from clockwood.lab.runner import play_all, with_progress
from clockwood.lab.shares import Share
from clockwood.registry import game_named
from clockwood.seating import automata_of, is_automaton, must_be_seat, must_sit_right, with_seats


def line_up(game: str, seats: dict[str, str], options: dict[str, Value], seed: int = 0) -> Cell:
    """Return the cell with these players, agents or automata; `random` plays a seat for which nobody is named."""
    known = game_named(game)
    for seat, player in seats.items():
        must_be_seat(known, seat)
        if not is_automaton(known, player):
            agent_named(player)
    chosen = with_seats(known, seats, options)
    made_of = content(game, options=chosen)
    here = made_of.names["seat"]
    for seat, player in seats.items():
        if seat not in here:
            raise BadInput(f"{seat}={player}", f"{seat} is not at this table; there are {', '.join(here)}")
    must_sit_right(known, made_of, seats)
    must_play_there(known, made_of, seats)
    named = {**dict.fromkeys(here, "random"), **seats, **automata_of(made_of)}
    return Cell(game, tuple(named.values()), chosen, seed=seed)


def run_cell(cell: Cell, games: int, processes: int = 0, on: str = "") -> list[Played]:
    """Play all games; return the results in the order of their seeds, whoever played them."""
    cell.content()
    found: list[Played] = []
    for batch in with_progress(play_all([(cell, list(range(games)))], processes, on=on), 0, games):
        found += batch
    return sorted(found, key=lambda played: played.number)


def summary(cell: Cell, results: list[Played]) -> dict[str, object]:
    """Return the wins of each seat, the endings, and the lengths of games."""
    wins: dict[str, object] = {}
    for k, seat in enumerate(cell.content().names["seat"]):
        share = Share(sum(1 for result in results if k in result.winners), len(results))
        wins[seat] = {
            "agent": cell.players[k],
            "games": share.hits,
            "share": share.value,
            "low": share.low,
            "high": share.high,
        }
    return {
        "game": cell.game,
        "games": len(results),
        "seed": cell.seed,
        "options": cell.options,
        "wins": wins,
        "endings": dict(sorted(Counter(result.reason for result in results).items())),
        "rounds": spread([result.rounds for result in results]),
        "decisions": spread([result.decisions for result in results]),
    }


def spread(numbers: list[int]) -> dict[str, float]:
    return {"mean": sum(numbers) / len(numbers), "least": min(numbers), "most": max(numbers)}
