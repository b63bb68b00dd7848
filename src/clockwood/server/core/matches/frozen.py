"""Tables that stay as they are, for threads that read them while people play on."""

from clockwood.kernel.table import Table


def frozen(table: Table) -> Table:
    """Return a table that is and stays as this one is now: answers, undo and resigning change only the original."""
    copy = Table(table.match.copy(), table.seed, table.start)
    copy.players.update(table.players)
    copy.owners.update(table.owners)
    copy.pause_wishes.update(table.pause_wishes)
    copy.paused = table.paused
    copy.past.extend(table.past)
    copy.lines.extend(table.lines)
    copy.story.extend(table.story)
    copy.gestures.extend(table.gestures)
    copy.undone.extend(table.undone)
    return copy
