"""The answers offered to the Marquise and the Eyrie, written from the Law alone. [MC 6.5b] [EY 7.5.2a]"""

from games.root.model.board import CLEARINGS
from games.root.model.people.offers import offers
from games.root.model.people.standing import LIMIT, SUITED, Standing
from games.root.model.people.windows import windows

COST = [0, 1, 2, 3, 3, 4]
TYPES = ("sawmill", "workshop", "recruiter")


@offers("MarquiseDay")
def marquise_day(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    found = {"done"} | windows(table, seat)
    if not table.cell("marquise_acted"):
        found |= table.crafts(seat)
    found |= {f"extra-action {card}" for card in table.suited(seat, "bird")}
    if not table.cell("actions"):
        return found
    found |= table.battles(seat)
    if table.moves(seat):
        found.add("march")
    if not table.cell("marquise_recruited") and recruiting(table):
        found.add("recruit-all")
    found |= builds(table)
    for c in CLEARINGS:
        if table.pieces["sawmill"][c] and wood_left(table) and table.may_place(seat, c):
            found |= {f"overwork {card}" for card in table.suited(seat, table.suit[c])}
    return found


def recruiting(table: Standing) -> bool:
    """Return whether a warrior can come to a recruiter. [MC 6.5.3]"""
    places = [c for c in CLEARINGS if table.pieces["recruiter"][c] and table.may_place("marquise", c)]
    return bool(places and table.supply["marquise"])


def wood_left(table: Standing) -> int:
    return 8 - table.on_map("wood")


def builds(table: Standing) -> set[str]:
    """Return what can be built: rule, a slot, a piece, the wood. [MC 6.5.4.I] [MC 6.5.4.II] [MC COST]"""
    found = set()
    for c in CLEARINGS:
        if not table.ruled_by("marquise", c) or table.open_slots(c) < 1 or not table.may_place("marquise", c):
            continue
        wood = sum(table.pieces["wood"][at] for at in connected(table, c))
        for piece in TYPES:
            built = table.on_map(piece)
            if built < LIMIT[piece] and COST[built] <= wood:
                found.add(f"build {table.place(c)} {piece}")
    return found


def connected(table: Standing, start: int) -> set[int]:
    """Return the ruled clearings that a chain of ruled clearings joins with one. [MC 6.5.4.II]"""
    linked = table.linked("marquise")
    reached = {start}
    while True:
        more = {b for a, b in linked if a in reached and b not in reached and table.ruled_by("marquise", b)}
        if not more:
            return reached
        reached |= more


@offers("OverworkAt")
def overwork_at(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    suit = [*SUITED, "bird"][args[1]]
    return {
        f"wood {table.place(c)}"
        for c in CLEARINGS
        if table.pieces["sawmill"][c] and table.fits(c, suit) and table.may_place(seat, c)
    }


@offers("PayWood")
def pay_wood(table: Standing, _: str, args: tuple[int, ...]) -> set[str]:
    return {f"pay-wood {table.place(c)}" for c in connected(table, args[1] + 1) if table.pieces["wood"][c]}


@offers("Heal")
def heal(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    """A card of the clearing takes the warriors to the keep. [MC 6.2.3a]"""
    return {"pass"} | {f"heal {card}" for card in table.suited(seat, table.suit[args[1] + 1])}


@offers("AddToDecree")
def add_to_decree(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    """One or two cards, at most one of them a bird. [EY 7.4.2a] [EY 7.4.2b]"""
    _, added, birds = args
    cards = {card for card in table.hand(seat) if not (birds and table.card_suit(card) == "bird")}
    found = {f"decree {card} {column}" for card in cards for column in ("recruit", "move", "battle", "build")}
    return found | ({"done"} if added else set())


@offers("NewRoost")
def new_roost(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """The clearings with fewest warriors, of those that take a roost. [EY 7.4.3]"""
    fit = [c for c in CLEARINGS if table.open_slots(c) > 0 and table.may_place(seat, c)]
    total = {c: sum(table.warriors(other, c) for other in table.seats) for c in fit}
    return {f"build {table.place(c)} roost" for c in fit if total[c] == min(total.values())}


@offers("EyrieCraft")
def eyrie_craft(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"done"} | windows(table, seat) | table.crafts(seat)


@offers("Decree")
def decree(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    column = ("recruit", "move", "battle", "build")[args[1]]
    done = dict(zip([*SUITED, "bird"], table.row("resolved"), strict=True))
    found = set()
    for card in table.by_number(table.cards.get(f"decree.{column}", set())):
        suit = table.card_suit(card)
        if done[suit]:
            done[suit] -= 1
        else:
            found.add(f"resolve {suit}")
    return found | windows(table, seat)


@offers("Obey")
def obey(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    """One action in a clearing of the card's suit. [EY 7.5.2.I] [EY 7.5.2.II] [EY 7.5.2.III] [EY 7.5.2.IV]"""
    column, suit = args[1], [*SUITED, "bird"][args[2]]
    if column == 1:
        return table.moves(seat, suit)
    if column == 2:
        return table.battles(seat, suit=suit)
    fit = [c for c in CLEARINGS if table.fits(c, suit) and table.may_place(seat, c)]
    if column == 0:
        return {f"recruit {table.place(c)}" for c in fit if table.pieces["roost"][c]}
    return {
        f"build {table.place(c)} roost"
        for c in fit
        if table.ruled_by(seat, c) and not table.pieces["roost"][c] and table.open_slots(c) > 0
    }
