"""Items counted over the whole table: there are no more of a kind than the supply and factions brought. [RT 4.1.5]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.table import cells
from clockwood.games.root.words import ITEMS
from clockwood.kernel.match import Match

ITEM_SUPPLY: Final = vec[i64]([2, 2, 1, 1, 2, 2, 2, 0])
"""Items to craft, by kind."""


def item_problems(match: Match) -> list[str]:
    """Name kinds of items of which too many are on the table, and where they lie."""
    content = content_of(match)
    found: list[str] = []
    for item, name in enumerate(ITEMS):
        most = ITEM_SUPPLY[item]
        left = match.state[cells.SUPPLY + item]
        total = left
        lie = [f"{left} in supply"] if left else []
        for seat in range(content.players):
            faction = content.faction[seat]
            held = faction.items_held(match, seat, item)
            most += faction.items_brought(match, seat, item)
            total += held
            if held:
                lie.append(f"{held} of {faction.name}")
        if total > most:
            found.append(f"state.items.{name}: {total} ({', '.join(lie)}); there are {most} [RT 4.1.5]")
    return found
