"""The report of a balance study."""

from collections import Counter
from typing import Any, Final

from clockwood.lab import plots
from clockwood.lab.report import Block, Grid, Heading, Plot, Report, Text
from clockwood.lab.shares import Share

CARD_NAMES: Final = ["card", "name", "seat", "drawn", "used", "played", "won when played", "edge", "wrong"]
CARD_WORDS: Final = [
    "The worst first. Drawn counts games in which the card was drawn, or lay there for all; used is any use of it, of",
    "those games. The edge is the win rate of those who played the card, less the average of their sides, in points.",
]
WORST: Final = 30
"""The number of cards in the plot; the table has all of them."""


def report(found: dict[str, Any]) -> Report:
    game, tables = found["game"], found["tables"]
    judged = [[line["criterion"], "met" if line["met"] else "not met", line["found"]] for line in found["criteria"]]
    blocks: list[Block] = [
        Heading(f"Balance of {game}", 1),
        Text(about(found), points=True),
        Grid(["criterion", "", "found"], judged),
        Heading("Sides"),
        sides(tables),
        *beginnings(tables),
        Heading("Endings"),
        endings(tables),
        Heading("Length"),
        Text([length(line) for line in tables], points=len(tables) > 1),
        Plot(f"balance-{game}-rounds.svg", "Rounds of a game", plots.lengths(counts(tables), "rounds")),
    ]
    if found["cards"]:
        blocks += [
            Heading("Cards"),
            Text(CARD_WORDS),
            Grid(CARD_NAMES, [card_row(line) for line in found["cards"]]),
            Plot(f"balance-{game}-cards.svg", "Edge of the cards farthest from the average", edges(found["cards"])),
        ]
    return Report(blocks)


def about(found: dict[str, Any]) -> list[str]:
    tables = found["tables"]
    stalled = sum(line["stalled"] for line in tables)
    played = "; ".join(f"{line['games']:,} of {line['agent']}, {title(line)}" for line in tables)
    return [
        f"games of equal players, seed {found['seed']}: {played}",
        f"packs {', '.join(found['packs'])}; {'; '.join(found['written by'])}",
        f"{stalled} games stalled: cut after round {found['limit']['rounds']}, won by nobody",
        "Intervals hold 95 %, after Wilson" + ("; no seed is used at two tables" if found["pooled"] else ""),
    ]


def title(line: dict[str, Any]) -> str:
    return str(line["name"] or "no options")


def sides(tables: list[dict[str, Any]]) -> Grid:
    """Return the wins of every side, with its score if the game has scores."""
    rows = [
        [
            title(line),
            line["agent"],
            seat,
            f"{won['hits']:,}",
            Share(won["hits"], won["games"]).text(),
            f"{100 * (won['share'] - line['fair']):+.1f}" if len(line["sides"]) > 1 else "–",
            score(won),
        ]
        for line in tables
        for seat, won in line["sides"].items()
    ]
    return Grid(["options", "agent", "seat", "games won", "share", "above its fair share", "score"], rows)


def beginnings(tables: list[dict[str, Any]]) -> list[Block]:
    """Return the wins by place in turn order and by place of settlement."""
    rows = [
        [
            title(line),
            line["agent"],
            word.format(what),
            f"{won['games']:,}",
            Share(won["hits"], won["games"]).text(),
            f"{100 * (won['share'] - line['fair']):+.1f}",
        ]
        for line in tables
        for kind, word in (("order", "{}. in turn order"), ("places", "settled at {}"))
        for what, won in line[kind].items()
    ]
    names = ["options", "agent", "began", "games", "won", "above its fair share"]
    return [Heading("Beginnings"), Grid(names, rows)] if rows else []


def score(won: dict[str, Any]) -> str:
    found = won.get("score")
    return f"{found['mean']:.1f} ({found['low']}–{found['high']})" if found else "–"


def endings(tables: list[dict[str, Any]]) -> Grid:
    rows = [
        [title(line), line["agent"], reason, f"{share['hits']:,}", Share(share["hits"], share["games"]).text()]
        for line in tables
        for reason, share in line["endings"].items()
    ]
    return Grid(["options", "agent", "reason", "games", "share"], rows)


def length(line: dict[str, Any]) -> str:
    rounds = line["rounds"]
    words = f"{rounds['mean']:.1f} rounds on average; the middle 90 %: {rounds['low']} to {rounds['high']}"
    return f"{words} ({line['agent']}, {title(line)})."


def counts(tables: list[dict[str, Any]]) -> dict[int, int]:
    found: Counter[int] = Counter()
    for line in tables:
        found.update({int(rounds): games for rounds, games in line["rounds"]["counts"].items()})
    return dict(found)


def card_row(line: dict[str, Any]) -> list[str]:
    points = [f"{100 * line[key]:+.1f}" for key in ("edge", "edge low", "edge high")]
    return [
        line["card"],
        line["name"],
        line["seat"],
        f"{line['drawn']:,}",
        f"{line['used']:.0%}",
        f"{line['played']:,} ({line['played'] / line['drawn']:.0%})",
        Share(line["won"]["hits"], line["won"]["games"]).text(),
        f"{points[0]} ({points[1]} … {points[2]})",
        line["wrong"] or "–",
    ]


def edges(lines: list[dict[str, Any]]) -> str:
    rows = [
        {
            "name": f"{line['card']} {line['name']}",
            "value": line["edge"],
            "low": line["edge low"],
            "high": line["edge high"],
        }
        for line in lines[:WORST]
    ]
    return plots.intervals(rows, "card", "edge", mark=0.0, percent=True)
