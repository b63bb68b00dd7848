"""Replays: a match step by step as one seat saw it, for browsing the log and for matches under older rules."""

import zlib
from bisect import bisect_left
from typing import Final

import msgspec

from clockwood.api import RULES_CHANGED
from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.changes import diff, match_at_line
from clockwood.scene.schema import Setting
from clockwood.server.core.refusals import NotFound, Refused

NOTHING: Final[s.View] = {}


class OlderRules(Refused):
    """The line was played under rules that are not installed any more: it can be read, and its table not be shown."""

    status = 409
    code = "older-rules"

    def __init__(self) -> None:
        super().__init__("this line was played under older rules; the table as it was then cannot be shown", "told")


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


def replay(table: Table, seat: int, scenery: SceneBuilder) -> Replay:
    """Return what the seat saw, with a step for each line of its story after which it saw something new."""
    heard = table.entries_heard(seat)
    shown = scenery.view_of(table.match_after(-1), seat)
    steps = [ReplayStep(told=bisect_left(heard, first_told(table)), diff=diff(NOTHING, shown))]
    for number in range(steps[0].told, len(heard)):
        view = scenery.view_of(match_at_line(table, heard, number), seat)
        change = diff(shown, view)
        if change.set or change.gone:
            steps.append(ReplayStep(told=number + 1, diff=change))
        shown = view
    last = diff(shown, scenery.view(table, seat))
    if last.set or last.gone or steps[-1].told < len(heard):
        steps.append(ReplayStep(told=len(heard), diff=last))
    return Replay(
        setting=scenery.setting.hash,
        seat=scenery.speaker.seat(seat),
        steps=steps,
        story=scenery.story(table, seat),
    )


def first_told(table: Table) -> int:
    """Return how many entries the story has at the first decision."""
    return table.gestures[0].told if table.gestures else len(table.story)


def lines_of_older_rules(table: Table, heard: list[int]) -> int:
    """Return how many lines of a story were played under older rules; of them there is no table to show."""
    changed = [number for number, entry in enumerate(heard) if table.story[entry].message == RULES_CHANGED]
    return changed[-1] if changed else 0


def view_at(table: Table, seat: int, told: int, scenery: SceneBuilder) -> ReplayStep:
    """Return the whole view when the seat had heard so many lines of its story; 0 for the first decision."""
    heard = table.entries_heard(seat)
    if told > len(heard):
        raise NotFound(f"the story has {len(heard)} lines so far", "told")
    if 0 < told <= lines_of_older_rules(table, heard):
        raise OlderRules
    match = match_at_line(table, heard, told - 1) if told else table.match_after(-1)
    return ReplayStep(told=told, diff=s.Diff(set=scenery.view_of(match, seat), gone=[]))


def pack_replays(table: Table, scenery: SceneBuilder) -> bytes:
    """Return the replays of spectators and of every seat, compressed."""
    seats = [-1, *range(len(table.seat_names))]
    stored = StoredReplays(setting=scenery.setting, films=[replay(table, seat, scenery) for seat in seats])
    return zlib.compress(msgspec.json.encode(stored))


def unpack_replays(raw: bytes) -> StoredReplays:
    return msgspec.json.decode(zlib.decompress(raw), type=StoredReplays)
