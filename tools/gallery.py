"""Plays the games of the gallery: all of them anew, or one more.

    .venv/bin/python tools/gallery.py
    .venv/bin/python tools/gallery.py ironwood NAME --seed 5 --seat woodwalkers=strong …

A record's first line says who played with which seed, so nothing else is needed to play it anew, as must be done when
the rules or the house cards change. A new one also needs the messages `gallery-NAME` and `gallery-NAME-text`.
"""

import argparse
from pathlib import Path

import clockwood
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.gallery import gallery
from clockwood.kernel.content import Value
from clockwood.kernel.table import Table
from clockwood.registry import game_named

GAMES = Path(__file__).resolve().parent.parent / "src" / "clockwood" / "games"


def played(game: str, seed: int, seats: dict[str, str], options: dict[str, Value]) -> Table:
    """Return the whole game; each answer is fixed by the seed and by how much was written before it."""
    table = clockwood.new(game, seed=seed, seats=seats, options=options)
    while (question := table.decision) is not None:
        seat = int(question.seat)
        agent = agent_named(seats[table.seat_names[seat]], seed + len(table.lines))
        table.choose(int(agent_action(table.match, seat, agent)), seat)
    return table


def keep(game: str, name: str, table: Table) -> None:
    folder = GAMES / game_named(game).home.split(".")[-2] / "gallery"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.record").write_text(table.record(), encoding="utf-8")
    assert table.outcome is not None
    winners = ", ".join(table.seat_names[seat] for seat in table.outcome.winners) or "nobody"
    print(f"{game}.{name}: {len(table.gestures)} answers, won by {winners} ({table.outcome.reason})")


def pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?")
    asked.add_argument("name", nargs="?")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--seat", type=pair, action="append", default=[], metavar="SEAT=WHO")
    asked.add_argument("--option", type=pair, action="append", default=[], metavar="KEY=VALUE")
    given = asked.parse_args()
    if given.game:
        table = played(given.game, given.seed, dict(given.seat), dict(given.option))
        keep(given.game, given.name, table)
        return
    for each in gallery():
        keep(each.game, each.name, played(each.game, each.seed, each.players, dict(each.options)))


if __name__ == "__main__":
    main()
