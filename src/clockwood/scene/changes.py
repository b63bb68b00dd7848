"""The difference between two views, and the change that each event of the story made."""

from collections.abc import Callable

import msgspec

from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.match import Match
from clockwood.kernel.table import Table
from clockwood.kernel.view import Flat
from clockwood.scene import schema as s

Look = Callable[[Flat], s.View]


def diff(old: s.View, new: s.View) -> s.Diff:
    """Return the change that leads from the old view to the new one."""
    if old is new:
        return s.Diff(set={}, gone=[])
    other = {name: entry for name, entry in new.items() if old.get(name) is not entry}
    changed = {name: entry for name, entry in other.items() if old.get(name) != entry}
    gone = [] if old.keys() <= new.keys() else [name for name in old if name not in new]
    return s.Diff(set=changed, gone=gone)


def apply(old: s.View, change: s.Diff) -> s.View:
    """Return the view after a change."""
    kept = {name: entry for name, entry in old.items() if name not in change.gone}
    return {**kept, **change.set}


def in_terms_of(content: Content, match: Match) -> Match:
    """Return a match to look at with the names of this content: itself, or a copy."""
    if content is match.content:
        return match
    copy = match.copy()
    copy.content = content
    return copy


def match_at_line(table: Table, heard: list[int], number: int) -> Match:
    """Return the match at a line of a seat's story, given the entries that the seat heard.

    At the last event that it heard of an answer, return the decision that followed: nothing more is told on the way.
    """
    entry = heard[number]
    after = table.match_after(entry)
    last = number + 1 == len(heard) or table.match_after(heard[number + 1]) is not after
    return after if last and isinstance(table.story[entry], Event) else table.match_at(entry)


def with_changes(
    table: Table,
    seat: int,
    news: list[s.Line],
    before: s.View,
    now: s.View,
    look: Look,
    flat: Flat | None = None,
    whole: s.Diff | None = None,
) -> list[s.Line]:
    """Return the news with each event's change; applied in order, the changes lead from `before` to `now`.

    `flat` is the flat view that `before` shows, and `whole` the change from `before` to `now`, where they are known.
    """
    events = [line for line in news if isinstance(line, s.Happened)]
    if not events:
        return news
    heard = table.entries_heard(seat) if len(events) > 1 else []
    changes: dict[int, s.Diff] = {}
    shown, last = before, flat
    for line in events[:-1]:
        match = in_terms_of(table.match.content, match_at_line(table, heard, line.number))
        here = match.game.view(match, seat)
        seen = shown if here == last else look(here)
        changes[line.number] = diff(shown, seen)
        shown, last = seen, here
    changes[events[-1].number] = diff(shown, now) if whole is None or shown is not before else whole
    return [
        msgspec.structs.replace(line, after=changes[line.number]) if isinstance(line, s.Happened) else line
        for line in news
    ]
