"""The encoding of what a seat knows: a fixed number of small numbers, planned from the declared cells of a game."""

import hashlib
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.kernel.gesture import question_of
from clockwood.kernel.layout import CARDS, NONE, Region
from clockwood.kernel.learning.buffers import write_into
from clockwood.kernel.learning.fields import (
    ANY_NUMBER,
    FIELD_LEAST,
    FIELD_MOST,
    PIECE,
    Field,
    Fields,
    cell_names,
    kind_of,
    members_of,
    pieces_of,
)
from clockwood.kernel.learning.history import History, Past
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part, answers
from clockwood.kernel.piles import knows_of, knows_place, place_of, zone_of
from clockwood.kernel.seats import number_of_seat
from clockwood.kernel.step import fields_of

VERSION: Final = 1
"""Raised when the same cells are encoded in another way."""

PLACES: Final[i64] = 255

FIXED: Final[i64] = 5
"""The fields before those of the outcome: the seat, and who is asked what, for how much."""


@final
class Written:
    """A cell and the fields it is written to: one, or `width` of them, `step` bits each.

    Cells that lie behind each other, as their fields do, are written in one go: `count` of them.
    """

    def __init__(self, region: Region, place: i64, to: i64) -> None:
        self.name: Final = region.name
        self.place: Final = place
        self.owner: Final = place if region.index == "seat" else NONE
        self.start: Final[i64] = region.start + place
        self.to: Final = to
        self.count: i64 = 1
        self.width: i64 = 1
        self.step: i64 = 0

    def in_pieces(self, width: i64, step: i64) -> None:
        """Write the cell to several fields, so many bits each."""
        self.width = width
        self.step = step

    def joins(self, other: "Written") -> bool:
        """Return whether a cell comes right behind these, as its field does."""
        plain = self.step == 0 and other.step == 0
        return plain and self.start + self.count == other.start and self.to + self.count == other.to


@final
class Encoding:
    """The knowledge of a seat at a table of this content, as `width` numbers of 16 bits.

    It is planned from the declared cells, so it is the same for all tables of one content. `fields` lists it; `digest`
    names it, so that stored weights can say which encoding they were trained with. With `history`, so many of the last
    answers follow, as far as the seat saw them.
    """

    def __init__(self, game: Game, content: Content, history: int = 0) -> None:
        self.game: Final = game
        self.content: Final = content
        self.seats: Final[list[str]] = content.names["seat"]
        fields = Fields()
        self._step_fields: Final = max([len(fields_of(kind.cls)) for kind in game.steps], default=0)
        self._step_to: Final[i64] = FIXED + 1 + len(self.seats)
        self._head: Final[i64] = add_head(fields, game, self.seats, self._step_fields)
        self._step_numbers: Final[dict[type, i64]] = {kind.cls: i64(k + 1) for k, kind in enumerate(game.steps)}
        self._open: vec[Written] = vec[Written]()
        self._secret: vec[Written] = vec[Written]()
        self._sees: vec[i64] = vec[i64]()
        self._first_card: i64 = 0
        self._cards: i64 = 0
        self._zones_to: i64 = 0
        self._cards_to: i64 = 0
        for region in game.layout.regions:
            if region.form == CARDS:
                self._plan_cards(fields, region)
            else:
                self._plan_cells(fields, region)
        self.past: Final = Past(fields, game.vocabulary, self.seats, history)
        self.fields: Final[list[Field]] = fields.all
        self.width: Final[i64] = len(fields.all)
        self.digest: Final[str] = digest_of(game, fields.all)
        self._scratch: vec[i16] = vec[i16]([i16(0) for _ in range(self.width)])
        self._told_of: Content = content
        self._tellers: vec[Part] = tellers(content)

    def __repr__(self) -> str:
        recalled = f", {self.past.length} last answers" if self.past.length else ""
        return f"<encoding {self.digest} of {self.game.name}, {self.width} numbers{recalled}>"

    def _plan_cells(self, fields: Fields, region: Region) -> None:
        members = members_of(region, self.content)
        for k, name in enumerate(cell_names(region, self.content)):
            written = Written(region, k, len(fields.all))
            pieces = pieces_of(region, k)
            if members:
                written.in_pieces(fields.members(name, members), 1)
            elif pieces > 1:
                written.in_pieces(fields.pieces(name, pieces), PIECE)
            elif kind_of(region, k) in self.content.names:
                fields.term(name, self.content, kind_of(region, k))
            else:
                fields.number(name, region)
            if region.private:
                self._secret = append(self._secret, written)
            else:
                self._add_open(written)

    def _add_open(self, written: Written) -> None:
        """Write a cell that everyone may see in one go with those before it, if it joins them."""
        if len(self._open) and self._open[len(self._open) - 1].joins(written):
            self._open[len(self._open) - 1].count += 1
        else:
            self._open = append(self._open, written)

    def _plan_cards(self, fields: Fields, region: Region) -> None:
        names = self.content.names["card"]
        self._first_card = region.start
        self._cards = region.size
        self._sees = vec[i64]([i64(zone.sees) for zone in region.zones])
        self._zones_to = len(fields.all)
        for zone in region.zones:
            fields.add(f"count.{zone.called(self.seats)}", 0, region.size)
        self._cards_to = len(fields.all)
        for k in range(region.size):
            name = names[k] if k < len(names) else str(k + 1)
            fields.add(f"card.{name}.zone", 0, len(region.zones), "zone")
            fields.add(f"card.{name}.place", 0, int(PLACES))

    # -- writing

    def write(self, match: Match, seat: str | int, buffer: object, history: History | None = None) -> None:
        """Write what a seat knows into a buffer of at least `width` numbers of 16 bits.

        An encoding with a history is given the history of the match.
        """
        number = number_of_seat(self.seats, seat)
        if match.game is not self.game or len(match.content.names["seat"]) != len(self.seats):
            raise BadInput("match", f"the encoding is one of {self.game.name} with {len(self.seats)} seats")
        self.fill(match, number, self._scratch, 0)
        self.past.fill(history, number, self._scratch, 0)
        write_into(buffer, memoryview(self._scratch), "the encoding")

    def fill(self, match: Match, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat knows, without its history, to a place of a vector that is long enough."""
        self._fill_head(match, seat, out, at)
        self._fill_open(match.state, out, at)
        if len(self._secret):
            self._fill_secret(match, seat, out, at)
        if self._cards:
            self._fill_cards(match.state, seat, out, at)

    def _fill_head(self, match: Match, seat: i64, out: vec[i16], at: i64) -> None:
        """Write who asks what: the seat's own question, or else the first one that is open."""
        for k in range(self._head):
            out[at + k] = 0
        out[at] = i16(seat)
        outcome = match.outcome
        if outcome is not None:
            out[at + FIXED] = 1
            for winner in outcome.winners:
                out[at + FIXED + 1 + i64(winner)] = 1
            return
        question = match.question
        if question is not None and question.seat != seat and len(match.lanes) > 0:
            own = question_of(match, seat)
            question = question if own is None else own
        if question is not None:
            out[at + 1] = i16(question.seat + 1)
            out[at + 2] = i16(self._step_numbers.get(type(question.step), i64(0)))
            if question.seat == seat:
                out[at + 3] = i16(min(question.low, FIELD_MOST))
                out[at + 4] = i16(min(question.high, FIELD_MOST))
            to = at + self._step_to
            for value in question.step.args()[: self._step_fields]:
                fill_pieces(i64(value) + 1, ANY_NUMBER, PIECE, out, to)
                to += ANY_NUMBER

    def _fill_open(self, state: vec[i64], out: vec[i16], at: i64) -> None:
        for written in self._open:
            start = written.start
            to = at + written.to
            if written.step:
                fill_pieces(state[start], written.width, written.step, out, to)
                continue
            for k in range(written.count):
                out[to + k] = nearest(state[start + k])

    def _fill_secret(self, match: Match, seat: i64, out: vec[i16], at: i64) -> None:
        """Write private cells: the seat's own, and what it was shown; 0 is nothing, or nothing that it knows."""
        for written in self._secret:
            held = match.state[written.start]
            if held and written.owner != seat and not self._is_shown(match, written, seat):
                held = 0
            if written.step:
                fill_pieces(held, written.width, written.step, out, at + written.to)
            else:
                out[at + written.to] = nearest(held)

    def _is_shown(self, match: Match, written: Written, seat: i64) -> bool:
        """Return whether any part that knows of secrets says that the seat was shown this one."""
        if match.content is not self._told_of:
            self._told_of = match.content
            self._tellers = tellers(match.content)
        for part in self._tellers:
            if part.shows_secret(match, written.name, written.place, seat):
                return True
        return False

    def _fill_cards(self, state: vec[i64], seat: i64, out: vec[i16], at: i64) -> None:
        """Write how many cards lie in each zone, then for each card its zone and its place, if the seat knows them."""
        sees = self._sees
        counts = at + self._zones_to
        for k in range(len(sees)):
            out[counts + k] = 0
        first = self._first_card
        to = at + self._cards_to
        for card in range(first, first + self._cards):
            cell = state[card]
            zone = zone_of(cell)
            out[counts + zone] += 1
            if (sees[zone] | knows_of(cell)) >> seat & 1:
                out[to] = i16(zone + 1)
                out[to + 1] = i16(place_of(cell)) if knows_place(state, card, seat) else i16(0)
            else:
                out[to] = 0
                out[to + 1] = 0
            to += 2


def add_head(fields: Fields, game: Game, seats: list[str], step_fields: int) -> int:
    """Add the fields that no cell holds; return how many they are."""
    fields.add("seat", 0, len(seats) - 1)
    fields.add("asked.seat", 0, len(seats), "seat")
    fields.add("asked.step", 0, len(game.steps), "step")
    fields.add("asked.low", 0, int(FIELD_MOST))
    fields.add("asked.high", 0, int(FIELD_MOST))
    fields.add("over", 0, 1)
    for seat in seats:
        fields.add(f"won.{seat}", 0, 1)
    for k in range(step_fields):
        fields.pieces(f"asked.field{k + 1}", int(ANY_NUMBER))
    return len(fields.all)


def fill_pieces(held: i64, width: i64, step: i64, out: vec[i16], to: i64) -> None:
    """Write a set, or a number that needs several fields."""
    mask = bit(step) - 1
    for k in range(width):
        out[to + k] = i16(held & mask)
        held >>= step


def nearest(held: i64) -> i16:
    """Return the number nearest to this one that a field can hold."""
    if FIELD_LEAST <= held <= FIELD_MOST:
        return i16(held)
    return i16(FIELD_MOST) if held > 0 else i16(FIELD_LEAST)


def tellers(content: Content) -> vec[Part]:
    """Return the parts that say who was shown a secret."""
    return vec[Part]([part for part in content.parts if answers(part, Part, "shows_secret")])


def digest_of(game: Game, fields: list[Field]) -> str:
    """Name an encoding by all that it says of itself."""
    text = "\n".join([f"{game.name} {VERSION}", *(field.line() for field in fields)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
