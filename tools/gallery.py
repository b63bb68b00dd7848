"""Plays the games of the gallery: all of them again, or a new one.

    .venv/bin/python tools/gallery.py
    .venv/bin/python tools/gallery.py ironwood NAME --seed 5 --seat woodwalkers=strong …

The first line of a record names players and seed, which is all that is needed to play it again. That must be done when
the rules or the shipped cards change. A new game also needs the messages `gallery-NAME` and `gallery-NAME-text`.
"""

import argparse
from pathlib import Path

import clockwood
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.gallery import gallery
from clockwood.kernel.options import Value
from clockwood.kernel.table import Table
from clockwood.registry import game_named

GAMES = Path(__file__).resolve().parent.parent / "src" / "clockwood" / "games"


def played(game: str, seed: int, seats: dict[str, str], options: dict[str, Value]) -> Table:
    """Play a whole game; each answer depends only on the seed and on the length of the record so far."""
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
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", nargs="?")
    arguments.add_argument("name", nargs="?")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--seat", type=pair, action="append", default=[], metavar="SEAT=WHO")
    arguments.add_argument("--option", type=pair, action="append", default=[], metavar="KEY=VALUE")
    given = arguments.parse_args()
    if given.game:
        table = played(given.game, given.seed, dict(given.seat), dict(given.option))
        keep(given.game, given.name, table)
        return
    for each in gallery():
        keep(each.game, each.name, played(each.game, each.seed, each.players, dict(each.options)))


if __name__ == "__main__":
    main()
