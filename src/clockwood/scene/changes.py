"""The difference between two views, and the change that each event of the story made."""

from collections.abc import Callable

import msgspec

from clockwood.kernel.table import Table
from clockwood.kernel.view import Flat
from clockwood.scene import schema as s

Look = Callable[[Flat], s.View]


def diff(old: s.View, new: s.View) -> s.Diff:
    """Return the change that leads from the old view to the new one."""
    changed: s.View = {}
    for name, entry in new.items():
        before = old.get(name)
        if before is not entry and before != entry:
            changed[name] = entry
    return s.Diff(set=changed, gone=[name for name in old if name not in new])


def apply(old: s.View, change: s.Diff) -> s.View:
    """Return the view after a change."""
    kept = {name: entry for name, entry in old.items() if name not in change.gone}
    return {**kept, **change.set}


def with_changes(table: Table, seat: int, news: list[s.Line], before: s.View, now: s.View, look: Look) -> list[s.Line]:
    """Return the news with each event's change; applied in order, the changes lead from `before` to `now`.

    If the state at one of the events is no longer kept, the news are returned as they are.
    """
    events = [line for line in news if isinstance(line, s.Happened)]
    if not events:
        return news
    heard = table.heard(seat) if len(events) > 1 else []
    changes: dict[int, s.Diff] = {}
    shown, last = before, None
    for line in events[:-1]:
        flat = table.view_when(heard[line.number], seat)
        if flat is None:
            return news
        seen = shown if flat == last else look(flat)
        changes[line.number] = diff(shown, seen)
        shown, last = seen, flat
    changes[events[-1].number] = diff(shown, now)
    return [
        msgspec.structs.replace(line, after=changes[line.number]) if isinstance(line, s.Happened) else line
        for line in news
    ]
