"""A stored match becomes a table again, also after its rules have changed."""

from typing import Final

import msgspec

from clockwood import api
from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.server.kept_matches import Kept
from clockwood.server.logs import trouble
from clockwood.server.refusals import Refused


class FilmOnly(Refused):
    """The match is over and was played under other rules: it can be watched, not entered."""

    status = 409
    code = "film-only"


class Reopened:
    """A table, and the line that has to be stored before play goes on, empty where there is none."""

    def __init__(self, table: Table, added: str) -> None:
        self.table: Final = table
        self.added: Final = added


def rules_of(game: str) -> int:
    """The version of a game's rules that is played here."""
    return game_named(game).rules_version


def record_text(kept: Kept, lines: list[str]) -> str:
    return "\n".join([kept.header, *lines]) + "\n"


def reopened(kept: Kept, lines: list[str], packs: list[str]) -> Reopened:
    """Play the record again. A running match that no longer can be goes on from its last position, and says so."""
    text = record_text(kept, lines)
    try:
        if kept.rules == rules_of(kept.game):
            return Reopened(api.replay(text, packs=packs), "")
    except (BadInput, RuleBroke) as error:
        trouble("a record does not play again", match=kept.id, error=type(error).__name__)
    if kept.over:
        raise FilmOnly("this match was played under other rules; its film can be watched", "match")
    table = api.continued(text, kept.position, packs=packs)
    return Reopened(table, "\n".join(table.past[len(text.rstrip("\n").split("\n")) :]))


def outcome_text(table: Table) -> str:
    """Return how it ended as JSON, empty while it is not over."""
    if table.outcome is None:
        return ""
    ended = {
        "winners": [table.seat_names[seat] for seat in table.outcome.winners],
        "reason": table.outcome.reason,
        "cite": table.outcome.cite,
        "scores": list(table.outcome.scores),
    }
    return msgspec.json.encode(ended).decode()
