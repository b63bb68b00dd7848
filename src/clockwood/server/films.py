"""A match step by step as one seat saw it: for walking the log, and for matches whose rules are gone."""

import zlib
from typing import Final

import msgspec

from clockwood.kernel.match import Match
from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.changes import diff
from clockwood.scene.schema import Setting

NOTHING: Final[s.View] = {}


class FilmStep(msgspec.Struct, frozen=True, kw_only=True):
    """How the view changed, and how many lines of the story are told by then."""

    told: int
    diff: s.Diff


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """All a seat saw: the first step is the whole view, each later one a difference."""

    setting: str
    seat: str
    steps: list[FilmStep]
    story: list[s.Line]


class Films(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a match that is over: the setting, and a film for every seat and for who watched."""

    setting: Setting
    films: list[Film]


def matches_of(table: Table) -> list[tuple[Match, int]]:
    """Return every decision of a match, with the length of the story then."""
    found = [(gesture.before, gesture.told) for gesture in table.gestures]
    return [*found, (table.match, len(table.story))]


def film(table: Table, seat: int, scenery: SceneBuilder) -> Film:
    """Return what the seat saw; decisions after which it saw nothing new are no steps."""
    steps: list[FilmStep] = []
    shown = NOTHING
    heard = counted(table, seat)
    for match, told in matches_of(table):
        view = view_of(match, seat, scenery)
        change = diff(shown, view)
        if change.set or change.gone or not steps or heard[told] != steps[-1].told:
            steps.append(FilmStep(told=heard[told], diff=change))
        shown = view
    return Film(
        setting=scenery.setting.hash,
        seat=scenery.speaker.seat(seat),
        steps=steps,
        story=scenery.story(table, seat),
    )


def counted(table: Table, seat: int) -> list[int]:
    """Return, for each length of the story, how much of it the seat has heard."""
    found = [0]
    for told in table.story:
        found.append(found[-1] + (1 if told.known_to(seat) else 0))
    return found


def view_of(match: Match, seat: int, scenery: SceneBuilder) -> s.View:
    """Return a view of any match of the same content."""
    return scenery.look(match.game.view(match, seat))


def view_at(table: Table, seat: int, told: int, scenery: SceneBuilder) -> FilmStep:
    """Return the whole view as it was when the seat had heard so many lines, or the first after it."""
    heard = counted(table, seat)
    decisions = matches_of(table)
    match, length = next((each for each in decisions if heard[each[1]] >= told), decisions[-1])
    return FilmStep(told=heard[length], diff=s.Diff(set=view_of(match, seat, scenery), gone=[]))


def all_films(table: Table, scenery: SceneBuilder) -> bytes:
    """Return the films of every seat and of who watched, packed."""
    seats = [-1, *range(len(table.seat_names))]
    kept = Films(setting=scenery.setting, films=[film(table, seat, scenery) for seat in seats])
    return zlib.compress(msgspec.json.encode(kept))


def unpacked(raw: bytes) -> Films:
    return msgspec.json.decode(zlib.decompress(raw), type=Films)
