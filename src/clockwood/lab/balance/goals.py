"""The criteria by which a game counts as fair to its sides and its cards."""

from dataclasses import dataclass
from typing import Any, Final

from clockwood.lab.shares import Share

RARE: Final = "rarely used"
STRONG: Final = "too strong"
"""The faults a card can have."""


@dataclass(frozen=True)
class Goals:
    """The limits a fair game keeps; None sets no limit.

    `above` is how far a side's win rate may lie above its fair share, `rounds` between which rounds the middle 90 % of
    games must end, and `edge` how far the win rate of a card's players may lie above their average. `used` is the share
    of games in which an available card must be used; 0 asks for once in all games.
    """

    above: float = 0.05
    rounds: tuple[int, int] | None = None
    used: float = 0.02
    edge: float | None = 0.15


Judged = tuple[str, bool, str]
"""A criterion, whether it is met, and the figure that was found."""


def criteria(found: dict[str, Any], goals: Goals) -> list[dict[str, Any]]:
    """Return every criterion with whether the game meets it."""
    tables = found["tables"]
    judged = [*about_sides(tables, "sides", "side", goals), *about_sides(tables, "order", "place in turn order", goals)]
    judged += about_rounds(tables, goals)
    if found["cards"]:
        judged += about_cards(found["cards"], goals)
    return [{"criterion": text, "met": met, "found": what} for text, met, what in judged]


def about_sides(tables: list[dict[str, Any]], kind: str, word: str, goals: Goals) -> list[Judged]:
    """Judge the side farthest above its fair share; a table with a single side has no criterion."""
    shared = [(line, seat) for line in tables if len(line["sides"]) > 1 for seat in line[kind]]
    if not shared:
        return []
    line, seat = max(shared, key=lambda at: at[0][kind][at[1]]["share"] - at[0]["fair"])
    won = line[kind][seat]
    text = f"{seat} {Share(won['hits'], won['games']).text()} of {line['fair']:.1%}"
    what = f"no {word} wins more than {100 * goals.above:.0f} points above its fair share"
    return [(what, won["share"] <= line["fair"] + goals.above, text + (f", {line['name']}" if line["name"] else ""))]


def about_rounds(tables: list[dict[str, Any]], goals: Goals) -> list[Judged]:
    if goals.rounds is None:
        return []
    fewest, most = goals.rounds
    low, high = min(line["rounds"]["low"] for line in tables), max(line["rounds"]["high"] for line in tables)
    what = f"the middle 90 % of games last {fewest} to {most} rounds"
    return [(what, low >= fewest and high <= most, f"{low} to {high}")]


def about_cards(lines: list[dict[str, Any]], goals: Goals) -> list[Judged]:
    rare = [line["card"] for line in lines if RARE in line["wrong"]]
    strong = [line["card"] for line in lines if STRONG in line["wrong"]]
    often = f"in at least {goals.used:.0%} of the games in which it is to be had" if goals.used else "at least once"
    found = [(f"every card is used {often}", not rare, ", ".join(rare) or f"all {len(lines)}")]
    if goals.edge is not None:
        what = f"no card has its 95 % interval more than {100 * goals.edge:.0f} points above its players' average"
        found.append((what, not strong, ", ".join(strong) or "none"))
    return found
