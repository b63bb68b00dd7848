"""A seat's view as entries, one for each ref."""

from typing import Final, TypeVar

from clockwood.kernel.content import Content
from clockwood.kernel.game import game_at
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Row, Seen, SeenCard, SeenPiece
from clockwood.kernel.sheet import Sheet
from clockwood.kernel.view import Flat
from clockwood.rulebook import tags_of
from clockwood.scene import schema as s
from clockwood.scene.named_values import NamedValues
from clockwood.scene.speaker import CACHE_SIZE, Speaker, ref

OUTCOME: Final = "outcome:match"
Made = tuple[str, s.Entry]
"""An entry with its ref."""
Key = TypeVar("Key")


class EntryBuilder:
    """Turns the flat views of one content into entries.

    Entries are cached: one that did not change is the same object again, so views are quick to make and to compare.
    """

    def __init__(self, content: Content, setting: Setting, speaker: Speaker) -> None:
        self.content: Final = content
        self.speaker: Final = speaker
        self.owners: Final = {kind.name: speaker.seat(kind.owner) for kind in setting.pieces}
        self._named: Final = NamedValues(content, setting)
        self._pieces: Final[dict[tuple[object, ...], Made]] = {}
        self._cards: Final[dict[tuple[object, ...], Made]] = {}
        self._zones: Final[dict[tuple[str, int, int, int], Made]] = {}
        self._numbers: Final[dict[tuple[str, str, int, str], Made]] = {}

    def view(self, flat: Flat) -> s.View:
        """Return the entries of a flat view. Nothing but the flat view is read."""
        seen = game_at(self.content.home).seen(self.content, flat)
        self._named.add_to(seen, flat)
        view: s.View = {}
        self._add_pieces(view, seen.pieces)
        self._add_cards(view, seen)
        self._add_numbers(view, "counter", seen.counters, seen.signs)
        self._add_numbers(view, "track", seen.tracks, seen.signs)
        for what, face in seen.dice.items():
            view[ref("die", what)] = s.DieEntry(face=face)
        for what, rows in seen.panels.items():
            view[ref("panel", what)] = s.PanelEntry(rows=[row_of(self.speaker, row) for row in rows])
        for what, sheet in seen.sheets.items():
            view[ref("sheet", what)] = sheet_entry(self.speaker, sheet)
        return view

    def _add_pieces(self, view: s.View, pieces: list[SeenPiece]) -> None:
        made = kept(self._pieces)
        for piece in pieces:
            key = (piece.place, piece.kind, piece.count, piece.spent, *piece.flags)
            if key not in made:
                made[key] = self._piece(piece)
            name, entry = made[key]
            view[name] = entry

    def _add_cards(self, view: s.View, seen: Seen) -> None:
        """Add the cards that are known, and the zones with how many of their cards are not."""
        made = kept(self._cards)
        known: dict[str, int] = {}
        for card in seen.cards:
            zone = card.zone
            known[zone] = known.get(zone, 0) + 1
            key = (card.card, zone, card.order, card.markers, *card.flags)
            if key not in made:
                made[key] = card_entry(card)
            name, entry = made[key]
            view[name] = entry
        zones = kept(self._zones)
        markers = seen.markers
        for zone, count in seen.zones.items():
            lies = (zone, count, known.get(zone, 0), markers.get(zone, 0))
            if lies not in zones:
                zones[lies] = zone_entry(*lies)
            name, entry = zones[lies]
            view[name] = entry

    def _add_numbers(self, view: s.View, family: str, numbers: dict[str, int], signs: dict[str, str]) -> None:
        made = kept(self._numbers)
        for what, value in numbers.items():
            key = (family, what, value, signs.get(what, ""))
            if key not in made:
                made[key] = ref(family, what), s.NumberEntry(value, key[3])
            name, entry = made[key]
            view[name] = entry

    def _piece(self, piece: SeenPiece) -> tuple[str, s.Entry]:
        return ref("piece", f"{piece.place}.{piece.kind}"), s.PieceEntry(
            place=ref("place", piece.place),
            kind=ref("kind", piece.kind),
            owner=self.owners[piece.kind],
            count=piece.count,
            spent=piece.spent,
            flags=piece.flags,
        )


def kept(made: dict[Key, Made]) -> dict[Key, Made]:
    """Return the entries made so far, none where they are too many."""
    if len(made) >= CACHE_SIZE:
        made.clear()
    return made


def card_entry(card: SeenCard) -> tuple[str, s.Entry]:
    entry = s.CardEntry(zone=ref("zone", card.zone), order=card.order, markers=card.markers, flags=card.flags)
    return ref("card", card.card), entry


def zone_entry(zone: str, count: int, known: int, markers: int) -> tuple[str, s.Entry]:
    return ref("zone", zone), s.ZoneEntry(count=count, backs=count - known, markers=markers)


def row_of(speaker: Speaker, row: Row) -> s.Row:
    return s.Row(said=speaker.said(row.label, row.terms, row.cite), number=row.number, flag=row.flag)


def sheet_entry(speaker: Speaker, sheet: Sheet) -> s.SheetEntry:
    return s.SheetEntry(
        said=row_of(speaker, sheet.title).said,
        places=speaker.words.refs(sheet.places),
        seats=[speaker.seat(seat) for seat in sheet.seats],
        sections=[
            s.SheetSection(
                said=speaker.said(section.label, cite=section.cite),
                columns=[
                    s.SheetColumn(rows=[row_of(speaker, row) for row in column.rows], total=column.total)
                    for column in section.columns
                ],
            )
            for section in sheet.sections
        ],
        notes=[row_of(speaker, note).said for note in sheet.notes],
    )


def outcome_entry(speaker: Speaker, outcome: Outcome) -> s.OutcomeEntry:
    names = [speaker.words.name("seat", seat) for seat in outcome.winners]
    text = speaker.words.say(outcome.reason, seat=", ".join(names))
    return s.OutcomeEntry(
        said=s.Said(text=text, id=outcome.reason, args=[], tags=tags_of(outcome.cite)),
        winners=[speaker.seat(seat) for seat in outcome.winners],
        scores=list(outcome.scores),
    )
