"""What `balance.result` found, as a report."""

from typing import Any, Final

from clockwood.lab import plots
from clockwood.lab.report import Block, Grid, Heading, Plot, Report, Words
from clockwood.lab.shares import Share

CARD_NAMES: Final = ["card", "name", "seat", "drawn", "used", "played", "won when played", "edge", "wrong"]
CARD_WORDS: Final = [
    "The worst first. Used is played or wagered, of the games in which the card was drawn. The edge is the win rate of",
    "its side in games in which it played the card, less the side's average, in points.",
]
WORST: Final = 30
"""So many cards are drawn in the plot; the table has them all."""


def report(found: dict[str, Any]) -> Report:
    options = " ".join(f"{key}={value}" for key, value in found["options"].items()) or "no options"
    about = [
        f"{found['games']:,} games of {found['agent']} against itself, seed {found['seed']}, {options}",
        f"packs {', '.join(found['packs'])}; {'; '.join(found['written by'])}",
        f"{found['stalled']} games stalled: cut after round {found['limit']['rounds']}, won by nobody",
        "Intervals hold 95 %, after Wilson",
    ]
    judged = [[line["criterion"], "met" if line["met"] else "not met", line["found"]] for line in found["criteria"]]
    sides = [
        [seat, f"{won['hits']:,}", Share(won["hits"], won["games"]).text()] for seat, won in found["sides"].items()
    ]
    rounds = found["rounds"]
    blocks: list[Block] = [
        Heading(f"Balance of {found['game']}", 1),
        Words(about, points=True),
        Grid(["criterion", "", "found"], judged),
        Heading("Sides"),
        Grid(["seat", "games won", "share"], sides),
        Heading("Length"),
        Words([f"{rounds['mean']:.1f} rounds on average; the middle 90 %: {rounds['low']} to {rounds['high']}."]),
        Plot("balance-rounds.svg", "Rounds of a game", plots.lengths(counts(rounds), "rounds")),
    ]
    if found["cards"]:
        blocks += [
            Heading("Cards"),
            Words(CARD_WORDS),
            Grid(CARD_NAMES, [card_row(line) for line in found["cards"]]),
            Plot("balance-cards.svg", "Edge of the cards farthest from their side's average", edges(found["cards"])),
        ]
    return Report(blocks)


def counts(rounds: dict[str, Any]) -> dict[int, int]:
    return {int(length): games for length, games in rounds["counts"].items()}


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
