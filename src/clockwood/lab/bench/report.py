"""Tables of a benchmark, for a terminal and for docs/performance.md."""

from typing import Any, Final

from rich.console import Console

from clockwood.lab.bench.figures import RATE, TIMES
from clockwood.lab.report import markdown_table, show_table

BUSY: Final = 1.5
"""A machine with a higher load counts as busy; this process alone makes a load of 1."""

FIGURES: Final = ["what", "median", "least … most", "goal"]
PEERS: Final = [
    "OpenSpiel", "decisions a game", "from Python", "ours is", "inside C++", "ours is", "games inside C++", "ours is",
]  # fmt: skip


def number(value: float) -> str:
    """Write a number with three significant digits and thousands separators.

    >>> number(1234567.8), number(45.61), number(0.6128)
    ('1,230,000', '45.6', '0.613')
    """
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value / 10**digits) * 10**digits:,}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.3g}"


def amount(value: float, unit: str) -> str:
    if unit == RATE:
        return f"{number(value)}/s"
    return times(value) if unit == TIMES else f"{number(value)} {unit}"


def times(ratio: float) -> str:
    return f"{number(ratio)}×"


def figure_rows(found: dict[str, Any]) -> list[list[str]]:
    rows: list[list[str]] = []
    for name, figure in found["figures"].items():
        unit = figure["unit"]
        goal = ""
        if "goal" in figure:
            sign = "≥" if unit == RATE else "≤"
            goal = f"{sign} {amount(figure['goal'], unit)}, {'reached' if figure['reached'] else 'missed'}"
        spread = f"{number(figure['least'])} … {number(figure['most'])}"
        rows.append([name, amount(figure["median"], unit), spread, goal])
    return rows


def peer_rows(found: dict[str, Any]) -> list[list[str]]:
    return [
        [
            name,
            number(peer["decisions per game"]),
            amount(peer["python decisions"]["median"], RATE),
            times(peer["ours / python decisions"]),
            amount(peer["native decisions"]["median"], RATE),
            times(peer["ours / native decisions"]),
            amount(peer["native games"]["median"], RATE),
            times(peer["ours / native games"]),
        ]
        for name, peer in found.get("peers", {}).items()
    ]


def heading(found: dict[str, Any]) -> list[str]:
    """Return what was measured, on which machine and how."""
    where, how, games = found["where"], found["how"], found["random games"]
    busy = ": the machine was busy, so figures are low" if where["load"] > BUSY else ""
    cut = f"{games['cut']} games cut there" if games["cut"] else "no game cut"
    return [
        f"{found['game']}, rules {where['rules']} ({where['version']})",
        f"{where['processor']}, {where['cores']} cores, {where['system']}, load {where['load']}{busy}",
        f"{how['rounds']} rounds in which everything is measured in turn, {how['time']}; median and spread",
        f"{games['games']:,} random games of {number(games['decisions mean'])} decisions on average",
        f"median {games['decisions median']:,.0f}, most {games['decisions most']:,}, limit {games['cut at']:,}: {cut}",
        f"a pickled match has {found['pickle bytes']:,} bytes",
    ]


def show(found: dict[str, Any], console: Console | None = None) -> None:
    """Print the tables."""
    out = console or Console()
    for line in heading(found):
        out.print(line, highlight=False)
    show_table(out, FIGURES, figure_rows(found))
    if "peers" in found:
        show_table(out, PEERS, peer_rows(found))


def markdown(found: dict[str, Any]) -> str:
    """Return the tables as Markdown."""
    lines = [f"- {line}" for line in heading(found)]
    lines += ["", *markdown_table(FIGURES, figure_rows(found))]
    if "peers" in found:
        lines += ["", *markdown_table(PEERS, peer_rows(found))]
    return "\n".join(lines) + "\n"
