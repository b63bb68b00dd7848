"""Compare what the players of a match were told with what is in the database, read past every server."""

from collections.abc import Sequence

from clockwood import api
from clockwood.server.core.matches.restore import record_text
from clockwood.server.core.stored import StoredLine, StoredMatch
from clockwood.server.metrics import Metrics
from clockwood.server.store.database import Database
from clockwood.server.store.matches import SqlMatches
from clockwood.server.store.record_lines import SqlRecordLines
from server.roaming_player import RoamingPlayer


async def settled(database: str, match: str) -> tuple[StoredMatch, list[StoredLine]]:
    """Return a match and its lines, read when nothing was written between the two.

    A command that nobody waits for any more may still be on its way to the database.
    """
    opened = Database(database)
    matches, record_lines = SqlMatches(opened), SqlRecordLines(opened, Metrics())
    try:
        stored = await matches.find(match)
        while True:
            lines = await record_lines.lines(match)
            before, stored = stored, await matches.find(match)
            if stored == before:
                return stored, lines
    finally:
        await opened.close()


async def check_stored(database: str, match: str, players: Sequence[RoamingPlayer]) -> int:
    """Raise if an acknowledged command is not stored once, or the record does not lead to the stored position.

    Return the number of commands compared.
    """
    stored, lines = await settled(database, match)
    told = check_acknowledged(lines, players)
    assert stored.lines == len(lines)
    table = api.replay(record_text(stored, [line.text for line in lines]))
    assert table.position() == stored.position, "the record leads to another position"
    return told


def check_acknowledged(lines: list[StoredLine], players: Sequence[RoamingPlayer]) -> int:
    """Raise if an acknowledged command is not among the lines, or is twice; return the number of commands."""
    assert [line.number for line in lines] == list(range(len(lines)))
    clients = [line.client for line in lines if line.client]
    assert len(clients) == len(set(clients)), "a command was carried out twice"
    told = [client for player in players for client in player.told]
    assert set(told) <= set(clients), "an acknowledged command is lost"
    assert all(len(player.acknowledged) == len(set(player.acknowledged)) for player in players)
    return len(told)
