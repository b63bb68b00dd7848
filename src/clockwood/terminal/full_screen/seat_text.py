"""Counters, tracks, panels and cards of the scene as lines of text: one block for the table, one for each seat."""

from typing import Final

from rich.text import Text

from clockwood.scene import schema as s

OPEN_ROLES: Final = ("slot", "open", "column", "row", "ongoing", "hand")
FILLED, EMPTY = "■", "□"
MOST_BOXES: Final = 12
"""A counter with a higher goal is written in figures."""


class SeatText:
    """Writes what belongs to one owner; the owner "" is the table itself."""

    def __init__(self, setting: s.Setting, owner: str) -> None:
        self.setting: Final = setting
        self.owner: Final = owner
        self.cards: Final = {card.ref: card for card in setting.cards}

    def lines(self, view: s.View, name: str = "") -> list[Text]:
        """Return the numbers on one line after the name, then tracks, panels and cards that lie open.

        For the table itself the round and its phase come first, where a short line is not cut.
        """
        head = Text().append(name, seat_styles(self.setting).get(self.owner, "head"))
        counters = self.counters(view)
        first = len(counters) if self.owner else 1
        for part in [*counters[:first], *self.tracks(view), *counters[first:], *self.piles(view)]:
            head.append("  " if head.plain else "").append_text(part)
        lines = [head] if head.plain else []
        return lines + self.panels(view) + self.open_cards(view)

    def counters(self, view: s.View) -> list[Text]:
        found: list[Text] = []
        for counter in self.setting.counters:
            entry = view.get(counter.ref)
            if counter.owner == self.owner and isinstance(entry, s.NumberEntry):
                text = Text().append(f"{counter.name} ", "dim")
                if entry.sign:
                    text.append("–")
                elif counter.most > MOST_BOXES:
                    text.append(f"{entry.value}/{counter.most}", "bold")
                elif counter.most:
                    text.append(FILLED * entry.value + EMPTY * (counter.most - entry.value))
                else:
                    text.append(str(entry.value), "bold")
                found.append(text)
        return found

    def tracks(self, view: s.View) -> list[Text]:
        found: list[Text] = []
        for track in self.setting.tracks:
            entry = view.get(track.ref)
            if track.owner == self.owner and isinstance(entry, s.NumberEntry) and entry.value >= 0:
                at = min(entry.value, len(track.stages) - 1)
                text = Text().append(f"{track.name} ", "dim").append(f"{at + 1}/{len(track.stages)}", "bold")
                stage = track.stages[at].name
                found.append(text.append(f" {stage}") if stage else text)
        return found

    def piles(self, view: s.View) -> list[Text]:
        """Return the number of cards in hands and decks, known or not; empty decks of the table are left out."""
        found: list[Text] = []
        for zone in self.setting.zones:
            entry = view.get(zone.ref)
            if zone.owner == self.owner and zone.role in ("hand", "deck") and isinstance(entry, s.ZoneEntry):
                if entry.count == 0 and not self.owner:
                    continue
                found.append(Text().append(f"{zone.name} ", "dim").append(str(entry.count), "bold"))
        return found

    def panels(self, view: s.View) -> list[Text]:
        found: list[Text] = []
        for panel in self.setting.panels:
            entry = view.get(panel.ref)
            if panel.owner == self.owner and isinstance(entry, s.PanelEntry) and entry.rows:
                found.append(Text(f"{panel.name}", "dim"))
                for row in entry.rows:
                    number = "" if row.number is None else f" {row.number}"
                    found.append(Text(f"  {row.said.text}{number}", "bold" if row.flag == "now" else ""))
        return found

    def open_cards(self, view: s.View) -> list[Text]:
        """Return the cards the seat knows, by zone: names, printed numbers and effect."""
        found: list[Text] = []
        for zone in self.setting.zones:
            if zone.owner != self.owner or zone.role not in OPEN_ROLES:
                continue
            cards = cards_in(view, zone.ref)
            if cards:
                found.append(Text(zone.name, "dim"))
                found += [self.card(ref) for ref in cards]
        return found

    def card(self, ref: str) -> Text:
        card = self.cards.get(ref)
        if card is None:
            return Text(f"  {ref}")
        text = Text().append(f"  {card.name}", "card")
        if card.cells:
            text.append(" " + "/".join(str(number) for number in card.cells), "key")
        text.append(f" {card.text}" if card.text else "")
        return text.append(f" [{card.provenance}]" if card.provenance else "", "house")


def seat_styles(setting: s.Setting) -> dict[str, str]:
    """Return the style of each seat: its place in the palette."""
    return {seat.ref.partition(":")[2]: f"seat{seat.colour}" for seat in setting.seats}


def cards_in(view: s.View, zone: str) -> list[str]:
    """Return the refs of the cards known to be in a zone, in their order."""
    found = [(entry.order, ref) for ref, entry in view.items() if isinstance(entry, s.CardEntry) and entry.zone == zone]
    return [ref for _, ref in sorted(found)]
