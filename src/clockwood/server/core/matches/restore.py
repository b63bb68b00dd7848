"""Restore a table from a stored match, also after the rules have changed."""

from typing import Final

import msgspec

from clockwood import api
from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.server.core.connections.messages import Standing
from clockwood.server.core.logs import log_error
from clockwood.server.core.refusals import Refused, Unavailable
from clockwood.server.core.stored import StoredMatch


class ReplayOnly(Refused):
    """The match is over and was played under other rules: only its stored replay can be shown."""

    status = 409
    code = "film-only"


def replay_only() -> ReplayOnly:
    return ReplayOnly("this match was played under other rules; only its replay can be watched", "match")


class CannotContinue(Refused):
    """The match runs, but neither its record nor its position can be read under the present rules and packs."""

    status = 409
    code = "cannot-continue"

    def __init__(self) -> None:
        reason = "the rules or the pack of this game have changed, and this match cannot go on under them"
        super().__init__(reason, "match", message="why-stopped")


STOPPED: Final = Standing(
    ask="",
    undo="why-stopped",
    across=False,
    restart=False,
    redo=False,
    ask_back=False,
    resign=True,
    over=False,
    moving=[],
)
"""The commands that are open to a seat of such a match: only to resign."""


class Restored:
    """A restored table, and the line that must be stored before play continues, if any.

    `stopped`: play cannot continue, and the table is told as far as it surely is the same.
    """

    def __init__(self, table: Table, added: str = "", *, stopped: bool = False) -> None:
        self.table: Final = table
        self.added: Final = added
        self.stopped: Final = stopped


def current_rules(game: str) -> int:
    """Return the version of a game's rules that is installed here."""
    return game_named(game).rules_version


def record_text(stored: StoredMatch, lines: list[str]) -> str:
    return "\n".join([stored.header, *lines]) + "\n"


def restore(stored: StoredMatch, lines: list[str], packs: list[str]) -> Restored:
    """Replay the record. A running match whose record no longer replays continues from its snapshot.

    It never goes back: while servers are upgraded one by one, the older ones leave it to the newer.
    """
    if stored.rules > current_rules(stored.game):
        raise Unavailable("this match goes on under newer rules, at a server that has them", "match")
    text = record_text(stored, lines)
    try:
        if stored.rules == current_rules(stored.game):
            return Restored(api.replay(text, packs=packs))
    except (BadInput, RuleBroke) as error:
        log_error("a record does not replay", match=stored.id, error=type(error).__name__)
    if stored.over:
        raise replay_only()
    try:
        table = api.continued(text, stored.position, packs=packs)
    except (BadInput, RuleBroke) as error:
        log_error("a match cannot be continued", match=stored.id, error=str(error))
        return stopped(text, packs)
    return Restored(table, "\n".join(table.past[len(text.rstrip("\n").split("\n")) :]))


def stopped(record: str, packs: list[str]) -> Restored:
    """Return the table of a match that cannot go on, as far as it can be told."""
    try:
        return Restored(api.stopped(record, packs=packs), stopped=True)
    except (BadInput, RuleBroke):
        raise CannotContinue from None


def outcome_text(table: Table) -> str:
    """Return the outcome as JSON, or an empty text while the match is running."""
    if table.outcome is None:
        return ""
    outcome = {
        "winners": [table.seat_names[seat] for seat in table.outcome.winners],
        "reason": table.outcome.reason,
        "cite": table.outcome.cite,
        "scores": list(table.outcome.scores),
    }
    return msgspec.json.encode(outcome).decode()
