"""The visions of a pack, checked: one for every mountain but the centre. [IW R2.3]"""

from typing import Final

from clockwood.games.ironwood.cards.printed import in_order
from clockwood.games.ironwood.map.printed import CENTRE, INNER, Board
from clockwood.kernel.entry import Entry, entries, file_of
from clockwood.kernel.errors import BadPack

VISIONS: Final = 10
VISION_FIELDS: Final = ["mountain", "crystals", "provenance"]


class PrintedVisions:
    """All visions, in the order of their mountains; each can be discovered. [IW R14.1]"""

    def __init__(self, files: dict[str, dict[str, object]], board: Board) -> None:
        Entry("visions.toml", file_of(files, "visions")).must_know(["vision"])
        places = board.mountains
        wanted = [name for name, ring in zip(places.ids, places.rings, strict=True) if ring != CENTRE]
        listed = in_order(entries(files, "visions", "vision", "mountain"), "vision", "mountain", wanted)
        if len(listed) != VISIONS:
            raise BadPack("visions.toml", f"{len(listed)} visions; there must be {VISIONS}")
        self.mountains: Final = [mountain_of(entry, board) for entry in listed]
        self.crystals: Final = [entry.number("crystals", 0, 9) for entry in listed]
        self.provenance: Final = [entry.provenance() for entry in listed]
        self.ids: Final = [f"V-{places.ids[mountain]}" for mountain in self.mountains]
        self.names: Final = [board.names[mountain] for mountain in self.mountains]
        self.name_provenance: Final = [board.name_provenance[mountain] for mountain in self.mountains]


def mountain_of(entry: Entry, board: Board) -> int:
    """Return the mountain of a vision; an inner forest touches it."""
    entry.must_know(VISION_FIELDS)
    mountain = board.mountains.ids.index(entry.id("mountain"))
    if all(board.forests.rings[forest] != INNER for forest in board.mountains.touch[mountain]):
        raise entry.wrong("this mountain touches no inner forest, so it could never be discovered")
    return mountain
