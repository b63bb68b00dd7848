"""The answers offered to the Alliance, written from the Law alone. [WA 8.4.1] [WA 8.4.2] [WA 8.6.1]"""

from games.root.model.board import CLEARINGS
from games.root.model.people.offers import offers
from games.root.model.people.standing import LIMIT, SUITED, Standing
from games.root.model.people.windows import exposures, windows

COST = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
MARTIAL = 3


def supporters(table: Standing, suit: str) -> set[str]:
    return table.fitting(table.cards.get("supporters.alliance", set()), suit)


@offers("MayRevolt")
def may_revolt(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """A sympathetic clearing whose base is at hand, two supporters, room when all enemies left. [WA 8.4.1a]"""
    based = {table.suit[c] for c in CLEARINGS if table.pieces["base"][c]}
    return (
        exposures(table, seat)
        | {"done"}
        | {
            f"revolt {table.place(c)}"
            for c in CLEARINGS
            if table.pieces["sympathy"][c]
            and table.suit[c] not in based
            and len(supporters(table, table.suit[c])) >= 2
            and table.slots[c] - table.ruin[c] - table.blocked[c] > 0
            and not table.scorched[c]
        }
    )


@offers("SpreadSympathy")
def spread_sympathy(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """An unsympathetic neighbour that can be paid. [WA 8.4.2.I] [WA 8.4.2.II] [WA 8.4.2.II.a]"""
    placed = table.on_map("sympathy")
    linked = table.linked(seat)
    found = {"done"} | exposures(table, seat)
    if placed >= LIMIT["sympathy"]:
        return found
    for c in CLEARINGS:
        near = not placed or any(table.pieces["sympathy"][a] for a, b in linked if b == c)
        if table.pieces["sympathy"][c] or not near or not table.may_place(seat, c):
            continue
        if len(supporters(table, table.suit[c])) >= COST[placed] + is_martial(table, c):
            found.add(f"spread {table.place(c)}")
    return found


def is_martial(table: Standing, clearing: int) -> bool:
    """Return whether another player has three warriors there, hired ones among them. [WA 8.4.2.II.a]"""
    for other in table.seats:
        hired = table.warriors("riverfolk", clearing) if other in table.hirers else 0
        if other != "alliance" and table.warriors(other, clearing) + hired >= MARTIAL:
            return True
    return False


@offers("SpendSupporters")
def spend_supporters(table: Standing, _: str, args: tuple[int, ...]) -> set[str]:
    return {f"spend {card}" for card in supporters(table, SUITED[args[1]])}


@offers("AllianceDay")
def alliance_day(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    found = {"done"} | windows(table, seat) | table.crafts(seat)
    found |= {f"mobilize {card}" for card in table.hand(seat)}
    if table.supply[seat]:
        for c in CLEARINGS:
            if table.pieces["base"][c]:
                found |= {f"train {card}" for card in table.suited(seat, table.suit[c])}
    return found


@offers("Operations")
def operations(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    found = {"done"} | exposures(table, seat)
    if args[1] >= table.officers:
        return found
    found |= table.moves(seat) | table.battles(seat)
    for c in CLEARINGS:
        if not table.may_place(seat, c):
            continue
        if table.pieces["base"][c] and table.supply[seat]:
            found.add(f"recruit {table.place(c)}")
        if table.warriors(seat, c) and not table.pieces["sympathy"][c] and table.on_map("sympathy") < LIMIT["sympathy"]:
            found.add(f"organize {table.place(c)}")
    return found
