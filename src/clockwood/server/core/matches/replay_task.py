"""The replays of a finished match, to be made in another process."""

from typing import Final

from clockwood.registry import HOMES, game_named
from clockwood.server.core.matches.replays import pack_replays
from clockwood.server.core.matches.restore import restore
from clockwood.server.core.matches.sceneries import SCENERIES
from clockwood.server.core.stored import StoredMatch
from clockwood.server.core.thinking.task import WorkerTask


class ReplayTask(WorkerTask):
    """A stored match with its lines and the folders of its packs."""

    def __init__(self, stored: StoredMatch, lines: list[str], packs: list[str]) -> None:
        self.stored: Final = stored
        self.home: Final = game_named(stored.game).home
        self.lines: Final = lines
        self.packs: Final = packs

    def done(self) -> bytes:
        """Return the packed replays; nothing if the match goes on again."""
        HOMES.setdefault(self.stored.game, self.home)
        table = restore(self.stored, self.lines, self.packs).table
        if not table.over:
            return b""
        return pack_replays(table, SCENERIES.of(table.match.content, self.stored.language))
