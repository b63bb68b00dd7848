"""The results of several tables taken together: those of one agent, or of automata of one level."""

from collections import Counter
from typing import Any

from clockwood.kernel.automaton import read_seated
from clockwood.lab.balance.tables import compared, lengths, spread
from clockwood.lab.beginnings import turn_order
from clockwood.lab.games import Cell, Played
from clockwood.lab.shares import Share
from clockwood.seating import automata_of

Table = tuple[Cell, list[Played]]


def pooled(tables: list[Table]) -> list[dict[str, Any]]:
    """Return a line for each agent and level of automata that play at the tables."""
    groups: dict[tuple[str, str], list[Table]] = {}
    for cell, games in tables:
        groups.setdefault((levels_of(cell), cell.players[0]), []).append((cell, games))
    return [line(agent, levels, found) for (levels, agent), found in groups.items()]


def levels_of(cell: Cell) -> str:
    """Return the levels of the automata at a table as text; empty where there are none."""
    seated = automata_of(cell.content())
    found = {max(read_seated(f"seat.{seat}", word).level, 0) for seat, word in seated.items()}
    return ", ".join(str(level) for level in sorted(found))


def line(agent: str, levels: str, tables: list[Table]) -> dict[str, Any]:
    """Return the figures of the tables: of each seat over the games it was in, of each place in turn order over all."""
    games = [played for _, of_table in tables for played in of_table]
    wins: dict[str, list[int]] = {}
    scores: dict[str, list[int]] = {}
    seats: set[int] = set()
    for cell, of_table in tables:
        names = cell.content().names["seat"]
        seats.add(len(compared(cell)))
        for seat in compared(cell):
            sums = wins.setdefault(names[seat], [0, 0])
            sums[0] += sum(seat in played.winners for played in of_table)
            sums[1] += len(of_table)
            scores.setdefault(names[seat], []).extend(played.scores[seat] for played in of_table if played.scores)
    begun = [(played.uses, played.winners) for played in games]
    return {
        "name": ("1 table" if len(tables) == 1 else f"{len(tables)} tables")
        + (f", automata of level {levels}" if levels else ""),
        "agent": agent,
        "automata": levels,
        "games": len(games),
        "stalled": sum(played.stalled for played in games),
        "fair": sum(len(of_table) / len(compared(cell)) for cell, of_table in tables) / max(1, len(games)),
        "sides": {seat: side(Share(*sums), sorted(scores[seat])) for seat, sums in wins.items()},
        "order": turn_order(min(seats), begun) if len(seats) == 1 and min(seats) > 1 else {},
        "places": {},
        "rounds": lengths(games),
        "endings": {
            reason: Share(count, len(games)).data()
            for reason, count in sorted(Counter(played.reason for played in games).items())
        },
    }


def title(tables: int, levels: str) -> str:
    words = "1 table" if tables == 1 else f"{tables} tables"
    return f"{words}, automata of level {levels}" if levels else words


def side(won: Share, scores: list[int]) -> dict[str, Any]:
    return {**won.data(), "score": spread(scores)} if scores else dict(won.data())
