"""The people who are waited for: since which line of the record, so that all servers count the same moments."""

import msgspec

from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.record import play_line
from clockwood.kernel.table import Table
from clockwood.server.core.stored import StoredLine

Moments = dict[int, int]
"""The number of lines that a record had when a seat began to be waited for, by seat."""


def moments_now(table: Table, before: Moments, count: int) -> Moments:
    """Return who is waited for at a table whose record has `count` lines; `before` is the same before its last command.

    Who was waited for already still is: several questions in a row are one moment.
    """
    if table.over or table.paused:
        return {}
    asked = [int(each.seat) for each in table.decisions if each.seat >= 0]
    people = [seat for seat in asked if table.players.get(table.seat_names[seat], HUMAN) == HUMAN]
    return {seat: before.get(seat, count) for seat in people}


def written(found: dict[int, int] | dict[str, str]) -> str:
    """Return the text that is stored; an empty one for nothing."""
    return msgspec.json.encode(found).decode() if found else ""


def handed_over(table: Table) -> dict[str, str]:
    """Return the agents of the seats that people have handed over."""
    return {name: table.players[name] for name in table.owners}


class Waiting:
    """Follows a table, and knows who is waited for."""

    def __init__(self) -> None:
        self.moments: Moments = {}

    def update(self, table: Table, count: int) -> None:
        self.moments = moments_now(table, self.moments, count)

    def play(self, table: Table, lines: list[StoredLine], first: int) -> None:
        """Play lines that another server has stored, of which each command's first one names its seat."""
        for number, line in enumerate(lines, first):
            if line.seat is not None and number > first:
                self.update(table, number)
            play_line(table, line.text)
        self.update(table, first + len(lines))


class Standstill(msgspec.Struct, frozen=True):
    """The part of a table that people change without playing: a pause, wishes for one, seats that were handed over."""

    paused: bool = False
    wishes: list[int] = []
    handed: dict[str, str] = {}


def standstill_of(table: Table) -> Standstill:
    return Standstill(table.paused, sorted(table.pause_wishes), handed_over(table))
