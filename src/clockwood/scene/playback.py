"""Step by step: what each line of the news changed in a seat's view."""

from collections.abc import Callable

import msgspec

from clockwood.kernel.table import Table
from clockwood.kernel.view import Flat
from clockwood.scene import schema as s
from clockwood.scene.viewing import diff

Look = Callable[[Flat], s.View]


def stepped(table: Table, seat: int, news: list[s.Line], before: s.View, now: s.View, look: Look) -> list[s.Line]:
    """Return the news with what each event changed; together they lead from the view before to the view now.

    Where the state at one of them is not kept any more, all are left as they are.
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
