"""The numbered changes of one seat's scene, in one language, as all its sockets receive them."""

import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

from clockwood.kernel.content import Content
from clockwood.kernel.events import Told
from clockwood.kernel.table import Table
from clockwood.kernel.view import Flat
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.changes import diff, with_changes
from clockwood.scene.schema import VERSION
from clockwood.scene.story_lines import story_lines
from clockwood.server.core.connections.messages import WRITER, ChangeMessage, SceneMessage, Standing

REMEMBERED_CHANGES: Final = 200
Send = Callable[[bytes], None]


class SeatStream:
    """A change is sent, and numbered, only if this seat can see something new.

    Of a secret answer the others see that its seat is not waited for any more, as at a table where a card was put down;
    which answer it was, or how many it took, changes neither a message nor a number. Where the table goes on with
    another content, as after a choice in a draft, a new stream begins with the whole scene.
    """

    def __init__(
        self, match: str, seat: int, scenery_of: Callable[[Content], SceneBuilder], standing: Callable[[int], Standing]
    ) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.scenery: SceneBuilder | None = None
        self.id: str = secrets.token_hex(4)
        self._scenery_of: Final = scenery_of
        self.number: int = 0
        self.listeners: Final[set[Send]] = set()
        self._standing_of: Final = standing
        self._sent: Final[deque[bytes]] = deque(maxlen=REMEMBERED_CHANGES)
        self._heard: list[Told] = []
        self._flat: Flat = {}
        self._view: s.View = {}
        self._asked: list[str] = []
        self._standing: Standing | None = None

    def refresh(self, table: Table) -> None:
        """Compare the table with what was sent last, and send the difference."""
        scenery = self._scenery_of(table.match.content)
        if self.scenery is not None and scenery is not self.scenery:
            self._begin_anew(table, scenery)
            return
        self.scenery = scenery
        heard = table.heard(self.seat)
        told = common_length(self._heard, heard)
        flat = scenery.flat(table.match, self.seat)
        view = self._view if flat == self._flat and not table.over else scenery.looked(table.match, flat)
        asked = scenery.asked(table)
        standing = self._standing_of(self.seat)
        first = self._standing is None
        differs = diff(self._view, view)
        same = told == len(heard) == len(self._heard) and not differs.set and not differs.gone
        if same and asked == self._asked and standing == self._standing:
            return
        before, flat_before = self._view, self._flat
        self._heard, self._flat, self._view, self._asked, self._standing = heard, flat, view, asked, standing
        if first:
            return
        self.number += 1
        news = story_lines(heard, scenery.speaker, told)
        change = s.Change(
            version=VERSION,
            diff=differs,
            question=scenery.question(table, self.seat),
            asked=asked,
            told=told,
            story=with_changes(table, self.seat, news, before, view, scenery.look, flat_before, differs),
        )
        raw = WRITER.encode(ChangeMessage(number=self.number, change=change, standing=standing))
        self._sent.append(raw)
        self._send(raw)

    def _send(self, raw: bytes) -> None:
        for send in list(self.listeners):
            send(raw)

    def rest(self) -> None:
        """Forget what was sent: the table leaves memory. Who connects again gets the whole scene."""
        self._sent.clear()
        self._heard, self._flat, self._view, self._asked = [], {}, {}, []

    def resume(self, table: Table, *, same: bool) -> None:
        """Go on after a rest. Where the table is not as it was, everybody gets the whole scene."""
        scenery = self._scenery_of(table.match.content)
        if not same or scenery is not self.scenery:
            self._begin_anew(table, scenery)
            return
        self._heard = table.heard(self.seat)
        self._flat = scenery.flat(table.match, self.seat)
        self._view = scenery.looked(table.match, self._flat)
        self._asked = scenery.asked(table)
        self._standing = self._standing_of(self.seat)

    def _begin_anew(self, table: Table, scenery: SceneBuilder) -> None:
        """Send everybody the whole scene: its setting is another one."""
        self.scenery = scenery
        self.id = secrets.token_hex(4)
        self.number = 0
        self._sent.clear()
        self._standing = None
        self._send(WRITER.encode(self.scene_message(table)))

    def scene_message(self, table: Table) -> SceneMessage:
        """Return the whole scene as it is now."""
        self.refresh(table)
        assert self.scenery is not None
        return SceneMessage(
            match=self.match,
            stream=self.id,
            number=self.number,
            scene=self.scenery.scene(table, self.seat),
            standing=self._standing_of(self.seat),
        )

    def changes_since(self, stream: str, number: int) -> list[bytes] | None:
        """Return the changes after a number of this stream, or None if they are no longer remembered."""
        missing = self.number - number
        if stream != self.id or not 0 <= missing <= len(self._sent):
            return None
        return list(self._sent)[len(self._sent) - missing :]


def common_length(one: list[Told], other: list[Told]) -> int:
    """Return how many entries two stories begin with in common: identical objects, not only equal ones."""
    count = min(len(one), len(other))
    if count and one[count - 1] is other[count - 1]:
        return count
    same = 0
    while same < count and one[same] is other[same]:
        same += 1
    return same
