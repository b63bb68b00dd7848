"""The entry of a command in the record: its lines, and the match as it is after them."""

from typing import Final

import msgspec

from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.server.core.matches.people import moment
from clockwood.server.core.matches.restore import outcome_text
from clockwood.server.core.matches.waiting import Moments, handed_over, moments_now, standstill_of, written
from clockwood.server.core.replies import OutcomeInfo, seats_of
from clockwood.server.core.stored import RecordEntry, StoredMatch, now

SURRENDER: Final = "won-by-surrender"
"""The reason of an end by resigning, where a game has no other one."""


class EntryWriter:
    """Writes the entries of one table, and knows when everybody last saw it change."""

    def __init__(self, table: Table, changed: int) -> None:
        self.table: Final = table
        self._seen: tuple[object, int] = (self._sight(), changed)

    def entry(
        self, stored: StoredMatch, first: int, lines: list[str], seat: int, client: str, waited: Moments
    ) -> RecordEntry:
        """Return the new lines together with the whole position, which is written with every command.

        The position is the snapshot of the match: if the rules change, the record may no longer replay, and the match
        continues from here.
        """
        table = self.table
        return RecordEntry(
            match=stored.id,
            first=first,
            lines=lines,
            seat=seat,
            client=client,
            position=table.position(),
            over=table.over,
            outcome=outcome_text(table),
            rules=table.match.game.rules_version,
            round=int(table.match.game.milestone(table.match)),
            changed=None if stored.alone or table.over else self._last_seen(),
            waits=written(moments_now(table, waited, first + len(lines))),
            paused=table.paused,
            handed=written(handed_over(table)),
        )

    def _sight(self) -> object:
        return moment(self.table), standstill_of(self.table)

    def _last_seen(self) -> int:
        """Return when everybody last saw a change."""
        if self._seen[0] != self._sight():
            self._seen = (self._sight(), now())
        return self._seen[1]


def surrender(stored: StoredMatch, seat: int, name: str, client: str, first: int) -> RecordEntry:
    """Return the entry of a seat that resigns from a match of which there is no table: it names the winners only."""
    watchers = game_named(stored.game).watchers()
    winners = [other for other in seats_of(stored) if other != name and other not in watchers]
    outcome = OutcomeInfo(winners, SURRENDER, "", [])
    return RecordEntry(
        match=stored.id,
        first=first,
        lines=[f"! resign {name}"],
        seat=seat,
        client=client,
        position="",
        over=True,
        outcome=msgspec.json.encode(outcome).decode(),
        rules=stored.rules,
        round=stored.round,
        handed=stored.handed,
    )
