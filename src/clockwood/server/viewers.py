"""One seat's stream in one language: the scene as it stands, and what changed since, by number."""

import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

from clockwood.kernel.events import Told
from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.changes import diff, with_changes
from clockwood.scene.schema import VERSION
from clockwood.scene.story_lines import story_lines
from clockwood.server.messages import WRITER, Changed, Standing, Whole

KEPT: Final = 200
Send = Callable[[bytes], None]


class Viewer:
    """Everyone who looks from the same seat in the same language. A change goes out only if they can see one.

    So nobody learns that another seat has answered in secret: there is no number without something to show.
    """

    def __init__(self, match: str, seat: int, scenery: SceneBuilder, standing: Callable[[int], Standing]) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.scenery: Final = scenery
        self.stream: Final = secrets.token_hex(4)
        self.number: int = 0
        self.sockets: Final[set[Send]] = set()
        self._standing: Final = standing
        self._sent: Final[deque[bytes]] = deque(maxlen=KEPT)
        self._heard: list[Told] = []
        self._view: s.View = {}
        self._asked: list[str] = []
        self._stands: Standing | None = None

    def look(self, table: Table) -> None:
        """See what is new, and pass it on."""
        heard = table.heard(self.seat)
        told = shared(self._heard, heard)
        view = self.scenery.view(table, self.seat)
        asked = self.scenery.asked(table)
        stands = self._standing(self.seat)
        first = self._stands is None
        differs = diff(self._view, view)
        same = told == len(heard) == len(self._heard) and not differs.set and not differs.gone
        if same and asked == self._asked and stands == self._stands:
            return
        before = self._view
        self._heard, self._view, self._asked, self._stands = heard, view, asked, stands
        if first:
            return
        self.number += 1
        news = story_lines(heard, self.scenery.speaker, told)
        change = s.Change(
            version=VERSION,
            diff=differs,
            question=self.scenery.question(table, self.seat),
            asked=asked,
            told=told,
            story=with_changes(table, self.seat, news, before, view, self.scenery.look),
        )
        raw = WRITER.encode(Changed(number=self.number, change=change, standing=stands))
        self._sent.append(raw)
        for send in list(self.sockets):
            send(raw)

    def whole(self, table: Table) -> Whole:
        """Return everything as it stands now."""
        self.look(table)
        return Whole(
            match=self.match,
            stream=self.stream,
            number=self.number,
            scene=self.scenery.scene(table, self.seat),
            standing=self._standing(self.seat),
        )

    def since(self, stream: str, number: int) -> list[bytes] | None:
        """Return the changes after a number, or nothing where they are not kept."""
        missing = self.number - number
        if stream != self.stream or not 0 <= missing <= len(self._sent):
            return None
        return list(self._sent)[len(self._sent) - missing :]


def shared(one: list[Told], other: list[Told]) -> int:
    """Return how many entries two stories begin with in common: the same entries, not merely equal ones."""
    count = min(len(one), len(other))
    if count and one[count - 1] is other[count - 1]:
        return count
    same = 0
    while same < count and one[same] is other[same]:
        same += 1
    return same
