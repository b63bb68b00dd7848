"""The printed cards and rocks of Beacons, read from the pack."""

from typing import Final

from beacons.cells import BEARINGS, CARDS, ROCKS, SEATS
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.errors import BadPack
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.part import Files


class Beacons(Content):
    """The oil and the mirror of each card, the shore of each rock."""

    def __init__(self, files: Files, packs: list[PackId], options: dict[str, Value]) -> None:
        cards = table(files, "cards", CARDS)
        rocks = table(files, "rocks", ROCKS)
        super().__init__(packs, options, {"seat": SEATS, "bearing": BEARINGS, "card": list(cards), "rock": list(rocks)})
        self.families["rock"] = "place"
        self.oil: Final = [oil_of(name, entry) for name, entry in cards.items()]
        self.mirror: Final = [isinstance(entry, dict) and entry.get("mirror") is True for entry in cards.values()]
        self.shores: Final = [shore_of(name, entry) for name, entry in rocks.items()]


def table(files: Files, name: str, size: int) -> dict[str, object]:
    entries = files.get("cards", {}).get(name)
    if not isinstance(entries, dict) or len(entries) != size:
        raise BadPack(f"cards.toml {name}", f"{size} entries are needed")
    return entries


def oil_of(name: str, entry: object) -> int:
    oil = entry.get("oil") if isinstance(entry, dict) else None
    if not isinstance(oil, int) or not 0 <= oil <= 3:
        raise BadPack(f"cards.toml cards.{name}", "oil is a number from 0 to 3")
    return oil


def shore_of(name: str, entry: object) -> int:
    if entry not in SEATS:
        raise BadPack(f"cards.toml rocks.{name}", f"the shore is one of {', '.join(SEATS)}")
    return SEATS.index(str(entry))


def printed(match: Match) -> Beacons:
    assert isinstance(match.content, Beacons)
    return match.content
