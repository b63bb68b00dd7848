"""Replays: a match step by step as one seat saw it, for browsing the log and for matches under older rules."""

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


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A change of the view, and the number of lines of the story at that time."""

    told: int
    diff: s.Diff


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a seat saw: the first step is the whole view, each later one a difference."""

    setting: str
    seat: str
    steps: list[ReplayStep]
    story: list[s.Line]


class StoredReplays(msgspec.Struct, frozen=True, kw_only=True):
    """The stored replays of a finished match: of spectators, then of every seat. The field names are stored."""

    setting: Setting
    films: list[Replay]


def decision_points(table: Table) -> list[tuple[Match, int]]:
    """Return the match at every decision, with the length of the story at that time."""
    found = [(gesture.before, gesture.told) for gesture in table.gestures]
    return [*found, (table.match, len(table.story))]


def replay(table: Table, seat: int, scenery: SceneBuilder) -> Replay:
    """Return what the seat saw, with a step for each decision after which it saw something new."""
    steps: list[ReplayStep] = []
    shown = NOTHING
    heard = heard_counts(table, seat)
    for match, told in decision_points(table):
        view = view_of(match, seat, scenery)
        change = diff(shown, view)
        if change.set or change.gone or not steps or heard[told] != steps[-1].told:
            steps.append(ReplayStep(told=heard[told], diff=change))
        shown = view
    return Replay(
        setting=scenery.setting.hash,
        seat=scenery.speaker.seat(seat),
        steps=steps,
        story=scenery.story(table, seat),
    )


def heard_counts(table: Table, seat: int) -> list[int]:
    """Return, for each length of the story, how many of its entries the seat knows."""
    found = [0]
    for told in table.story:
        found.append(found[-1] + (1 if told.known_to(seat) else 0))
    return found


def view_of(match: Match, seat: int, scenery: SceneBuilder) -> s.View:
    """Return the seat's view of a match of the same content."""
    return scenery.look(match.game.view(match, seat))


def view_at(table: Table, seat: int, told: int, scenery: SceneBuilder) -> ReplayStep:
    """Return the whole view at the first decision where the seat's story has at least `told` lines."""
    heard = heard_counts(table, seat)
    decisions = decision_points(table)
    match, length = next((each for each in decisions if heard[each[1]] >= told), decisions[-1])
    return ReplayStep(told=heard[length], diff=s.Diff(set=view_of(match, seat, scenery), gone=[]))


def pack_replays(table: Table, scenery: SceneBuilder) -> bytes:
    """Return the replays of spectators and of every seat, compressed."""
    seats = [-1, *range(len(table.seat_names))]
    stored = StoredReplays(setting=scenery.setting, films=[replay(table, seat, scenery) for seat in seats])
    return zlib.compress(msgspec.json.encode(stored))


def unpack_replays(raw: bytes) -> StoredReplays:
    return msgspec.json.decode(zlib.decompress(raw), type=StoredReplays)
