"""Values that need no code: a counter, track or piece whose name is a key of the view shows what the view says."""

from typing import Final

from clockwood.kernel.content import Content
from clockwood.kernel.scene import LISTED, Setting
from clockwood.kernel.seen import Seen, SeenPiece, listed_view, number_in
from clockwood.kernel.view import Flat


class NamedValues:
    """The names of a setting that may be keys of a view.

    The counter or track `red.steam` shows the number under `red.steam`, 0 if the view has none. The number under
    `wood.a4` is that many pieces of the kind `wood` in the place `a4`.
    """

    def __init__(self, content: Content, setting: Setting) -> None:
        self.counters: Final = [counter.name for counter in setting.counters]
        self.tracks: Final = [track.name for track in setting.tracks]
        self.lists_view: Final = any(panel.name == LISTED for panel in setting.panels)
        places = [content.names[place.kind][place.value] for place in setting.places]
        self.pieces: Final = {f"{kind.name}.{place}": (place, kind.name) for kind in setting.pieces for place in places}

    def add_to(self, seen: Seen, flat: Flat) -> None:
        """Add the values that the game's own `seen` left out; what it filled is not touched."""
        for names, numbers in ((self.counters, seen.counters), (self.tracks, seen.tracks)):
            for name in names:
                if name not in numbers:
                    numbers[name] = number_in(flat, name)
        if self.lists_view and LISTED not in seen.panels:
            drawn_as_cards = {f"card.{card.card}" for card in seen.cards} | {f"count.{zone}" for zone in seen.zones}
            seen.panels[LISTED] = listed_view({key: flat[key] for key in flat.keys() - drawn_as_cards})
        if self.pieces.keys().isdisjoint(flat):
            return
        drawn = {(piece.place, piece.kind) for piece in seen.pieces}
        for key, value in flat.items():
            where = self.pieces.get(key)
            if where is not None and where not in drawn and isinstance(value, int):
                seen.pieces.append(SeenPiece(*where, value))
