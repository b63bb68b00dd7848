"""A table edited by the paths a position writes: `auria.fighters=0`, `drill=auria`, `IC20=hand.ironclad @1`.

Pieces come from the supply and go back to it; so do cards, whose supply is the first zone that may hold them.
"""

import tomllib
from typing import Final, final

from mypy_extensions import i64

from clockwood.kernel.errors import BadPosition
from clockwood.kernel.layout import CARDS, CELL, FRAME, ROW, Region
from clockwood.kernel.match import Match
from clockwood.kernel.piles import MIDDLE, card_cell, place_of, zone_of
from clockwood.kernel.position.cards import Dealing
from clockwood.kernel.position.reader import cell_of
from clockwood.kernel.position.words import Words, list_at, shown
from clockwood.kernel.vocabulary import term_text

PREFIXES: Final = ("state.", "cards.")


def edited(match: Match, edits: list[str]) -> Match:
    """Return a copy on which the edits are made, checked as a position is; where it asks something, ask again.

    An edit that cannot be is named by its path, with the reason, and nothing is changed.
    """
    copy = match.copy()
    editing = Editing(copy)
    for text in edits:
        path, sign, value = text.partition("=")
        if not sign or not path.strip() or not value.strip():
            raise BadPosition(text, "an edit is written PATH=VALUE")
        editing.set(path.strip(), value_in(value.strip()))
    editing.check()
    for pieces in match.game.layout.boxes:
        pieces.settle(match.state, copy.state)
    problems = match.game.problems(copy)
    if problems:
        raise BadPosition(", ".join(edits), "; ".join(problems))
    return copy


def value_in(text: str) -> object:
    """Read a value as TOML; a word may stand without its quotes.

    >>> value_in("3"), value_in("auria"), value_in('["IC20 @1"]'), value_in("hand.ironclad @1")
    (3, 'auria', ['IC20 @1'], 'hand.ironclad @1')
    """
    try:
        read: object = tomllib.loads(f"value = {text}")["value"]
    except ValueError:
        return text
    return read


@final
class Editing:
    """Edits of one match, one after the other; `wanted` says which cards must lie in a zone when all are made."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.words: Final = Words(match.content)
        self.regions: Final = match.game.layout.regions
        self.seats: Final = match.content.names["seat"]
        self.wanted: Final[dict[str, list[int]]] = {}

    def set(self, given: str, value: object) -> None:
        path = given
        for prefix in PREFIXES:
            path = path.removeprefix(prefix)
        for region in self.regions:
            if region.form == CARDS:
                if self._set_cards(region, given, path, value):
                    return
            elif region.name == path:
                self._set_whole(region, given, value)
                return
            elif region.form == ROW and self._set_one(region, given, path, value):
                return
        raise BadPosition(given, self._no_such_path(path))

    def check(self) -> None:
        """Refuse an edit that did not come true: a card without another place to go is still there."""
        for region in self.regions:
            for index, zone in enumerate(region.zones):
                wanted = self.wanted.get(zone.called(self.seats))
                for card in range(region.size):
                    lies_there = zone_of(self.match.state[region.start + card]) == index
                    if wanted is not None and lies_there and card not in wanted:
                        name = term_text(self.match.content, "card", card)
                        raise BadPosition(
                            zone.called(self.seats), f"{name} has no supply to go back to; say where, as {name}=ZONE"
                        )

    def _no_such_path(self, path: str) -> str:
        """Say what there is, for a place or in all."""
        first, _, second = path.lower().partition(".")
        for region in self.regions:
            if region.name == first and region.index in self.match.content.names:
                return f"no {region.index} is called '{second}'"
        for kind in self.match.content.names:
            index = self.match.content.index(kind)
            if index is not None and first in index:
                rows = [region.also or region.name for region in self.regions if region.index == kind != "card"]
                if rows:
                    return f"no such path; {first} has {', '.join(rows)}"
        names = [region.name for region in self.regions if region.form in (CELL, ROW)]
        return f"no such path; there are {', '.join(names)}, the zones of cards, and cards by name"

    # -- cells

    def _set_whole(self, region: Region, given: str, value: object) -> None:
        if region.form == FRAME:
            raise BadPosition(given, "what is under way cannot be edited")
        if region.form == ROW:
            raise BadPosition(
                given, f"say which {region.index or 'one'}: {given}.{self._example(region)}={shown(value)}"
            )
        self.match.state[region.start] = cell_of(self.words, given, region.value, value)

    def _example(self, region: Region) -> str:
        return term_text(self.match.content, region.index, 0)

    def _set_one(self, region: Region, given: str, path: str, value: object) -> bool:
        """Set a cell of a row, written `row.place` or `place.row`; return whether the path names one."""
        first, _, second = path.partition(".")
        place = second if first == region.name else first if second and second in (region.name, region.also) else ""
        if not place:
            return False
        index = self.match.content.index(region.index)
        if index is not None and place.lower() not in index:
            return False
        at = self.words.term(given, region.index, place, region.size)
        self.match.state[region.start + at] = cell_of(self.words, given, region.value, value)
        return True

    # -- cards

    def _set_cards(self, region: Region, given: str, path: str, value: object) -> bool:
        """Set all cards of a zone, or where one card lies; return whether the path names either."""
        names = [zone.called(self.seats) for zone in region.zones]
        if path in names:
            self._fill_zone(region, given, names.index(path), value)
            return True
        index = self.match.content.index("card")
        if index is None or path.lower() not in index:
            return False
        words = value.split() if isinstance(value, str) else []
        if not words or words[0] not in names:
            raise BadPosition(given, f"{shown(value)} is no zone; there are {', '.join(names)}")
        zone = names.index(words[0])
        self._make_room(region, zone, words[1:])
        Dealing(self.words, region, self.match.state).put(given, zone, " ".join([path, *words[1:]]))
        for zone_name, wanted in self.wanted.items():
            if zone_name == words[0]:
                wanted.append(index[path.lower()])
        return True

    def _make_room(self, region: Region, zone: int, words: list[str]) -> None:
        """A card put at a place counted from the top pushes down what lies there and below."""
        place = int(words[0][1:]) if words and words[0][1:].isdecimal() else 0
        if place >= int(MIDDLE):
            return
        for at in range(region.start, region.start + region.size):
            cell = self.match.state[at]
            if 0 < place <= place_of(cell) < MIDDLE and zone_of(cell) == zone:
                self.match.state[at] = cell + (i64(1) << 8)

    def _fill_zone(self, region: Region, given: str, index: int, value: object) -> None:
        """The zone holds these cards and no others: those go back to where a position leaves what it does not name."""
        state = self.match.state
        dealing = Dealing(self.words, region, state)
        for card in range(region.size):
            if zone_of(state[region.start + card]) == index:
                home = next(k for k, zone in enumerate(region.zones) if zone.first <= card < zone.last)
                state[region.start + card] = card_cell(home, 0, region.zones[home].sees, 0)
        for entry in list_at(given, value):
            dealing.put(given, index, entry)
        self.wanted[region.zones[index].called(self.seats)] = list(dealing.taken)
