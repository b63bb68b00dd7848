"""A ready-made part for cards that can be anybody's: it shows them, draws them and deals hidden ones again."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.content import Content
from clockwood.kernel.layout import Zone
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part
from clockwood.kernel.piles import EVERY_SEAT, is_known, redeal, redeal_places
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import CardZone, Setting
from clockwood.kernel.seen import Seen, SeenCard, number_in
from clockwood.kernel.view import Flat, show_cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck(Part):
    """The cards `first` to `last - 1`, any of which may lie in any of the zones."""

    def __init__(self, zones: list[Zone], first: int, last: int) -> None:
        self.zones: Final = zones
        self.first: Final = first
        self.last: Final = last

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        show_cards(match, view, seat, self.first, self.last)

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        """Exchange the cards that the seat knows nothing of, and in each pile the places that it does not know."""
        start = i64(match.game.layout.cards_region().start)
        cells = vec[i64]()
        for at in range(start + self.first, start + self.last):
            if not is_known(match.state[at], self.zones, seat):
                cells = append(cells, at)
        redeal(match.state, cells, rng)
        for zone in range(len(self.zones)):
            redeal_places(match.state, start + self.first, start + self.last, zone, seat, rng)

    def describe(self, content: Content, setting: Setting) -> None:
        """Add the zones: what nobody sees is a deck, what one seat sees its hand; `hand.red` is red's."""
        seats = content.names["seat"]
        for zone in self.zones:
            name = zone.called(seats)
            first, _, owner = name.partition(".")
            role = "open" if zone.sees == EVERY_SEAT else "hand" if zone.sees else "deck"
            setting.zones.append(CardZone(name, role, f"scene-{first}", seats.index(owner) if owner in seats else -1))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        """Lay known cards in their zones, and count all that lie there."""
        for name in content.names["card"][self.first : self.last]:
            if f"card.{name}" in view:
                seen.cards.append(SeenCard(name, str(view[f"card.{name}"])))
        for zone in self.zones:
            name = zone.called(content.names["seat"])
            seen.zones[name] = number_in(view, f"count.{name}")
