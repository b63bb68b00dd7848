"""Cards that a seat has seen along a game, told from its events alone."""

from clockwood.kernel.events import Event
from clockwood.kernel.layout import Region
from clockwood.kernel.match import Match
from clockwood.kernel.piles import zone_of


def zones(match: Match, region: Region) -> list[int]:
    return list(map(zone_of, match.state[region.start : region.start + region.size]))


def cards_of(events: list[Event]) -> set[int]:
    return {term.value for event in events for term in event.terms if term.kind == "card"}


class Claims:
    """Cards the seat saw enter a zone, and saw nothing leave that zone unseen since."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.zone: dict[int, int] = {}

    def follow(self, before: list[int], after: list[int], match: Match) -> None:
        """Take in one answer: where the cards were, where they are, and what was told of it."""
        still = before == after
        if still and not match.told:
            return
        named = self._named(match)
        moved = set() if still else {card for card in range(len(after)) if before[card] != after[card]}
        unseen = {before[card] for card in moved - named} | {after[card] for card in moved - named if card in self.zone}
        for card, zone in list(self.zone.items()):
            if card in moved or zone in unseen:
                del self.zone[card]
        if not moved - named:
            self.zone.update({card: after[card] for card in named & moved | self._named(match, in_private=True)})

    def _named(self, match: Match, *, in_private: bool = False) -> set[int]:
        """The cards told of; in private, those that only some seats were told of, so a hidden card was seen.

        What others were told of the same card in private happened unseen.
        """
        events = [told for told in match.told if isinstance(told, Event)]
        heard = [event for event in events if event.known_to(self.seat) and (event.know > 0 or not in_private)]
        kept_from_it = [event for event in events if not event.known_to(self.seat)]
        return cards_of(heard) - cards_of(kept_from_it)

    def contradicted(self, match: Match, region: Region) -> list[str]:
        """Name the cards that are not where the seat knows them to be."""
        now = zones(match, region)
        names = match.content.names["card"]
        return [
            f"{names[card]} in {region.zones[now[card]].name}, not {region.zones[zone].name}"
            for card, zone in self.zone.items()
            if now[card] != zone
        ]
