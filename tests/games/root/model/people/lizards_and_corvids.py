"""The answers offered to the Lizard Cult and the Corvids, written from the Law alone. [LC 10.4.3] [LC 10.5a]"""

from games.root.model.board import BUILDINGS, CLEARINGS
from games.root.model.people.offers import offers
from games.root.model.people.standing import SUITED, Standing
from games.root.model.people.windows import exposures, windows

GARDENS = 5
PLOTS = 8


@offers("Conspire")
def conspire(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """Crusade, convert, sanctify in clearings of the outcast. [LC 10.4.3.I] [LC 10.4.3.II] [LC 10.4.3.III]"""
    suit, less = table.outcast(), table.cell("hated")
    places = [c for c in CLEARINGS if table.suit[c] == suit]
    found = {"done"}
    if table.acolytes >= 2 - less:
        found |= table.moves(seat, suit) | table.battles(seat, suit=suit)
        # spent acolytes are in the supply before the replacement
        for c in places:
            if table.may_place(seat, c):
                found |= {f"convert {table.place(c)} {o}" for o in table.foes(seat) if table.warriors(o, c)}
    if table.acolytes >= 3 - less and gardens(table, suit) < GARDENS:
        for c in places:
            if table.may_place(seat, c):
                found |= {
                    f"sanctify {table.place(c)} {piece}"
                    for other in table.foes(seat)
                    for piece in BUILDINGS.get(other, [])
                    if table.pieces[piece][c]
                }
    return found | (exposures(table, seat) if len(found) > 1 else set())


def gardens(table: Standing, suit: str) -> int:
    return sum(table.pieces["garden"][c] for c in CLEARINGS if table.suit[c] == suit)


@offers("CrusadeBattle")
def crusade_battle(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    return {"pass"} | table.battles(seat, [args[1] + 1])


@offers("Rituals")
def rituals(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """One ritual for each revealed card; birds only sacrifice. [LC 10.2.2] [LC 10.5.1] [LC 10.5.2] [LC 10.5.3]"""
    found = {"done"} | windows(table, seat)
    scored = table.cell("rituals")
    for card in table.hand(seat):
        suit = table.card_suit(card)
        if suit == "bird":
            found |= {f"sacrifice {card}"} if table.supply[seat] else set()
            continue
        if build_places(table, seat, suit):
            found.add(f"ritual-build {card}")
        if table.supply[seat] and faithful(table, seat, suit):
            found.add(f"ritual-recruit {card}")
        if gardens(table, suit) and not scored >> SUITED.index(suit) & 1:
            found.add(f"ritual-score {card}")
    return found


def build_places(table: Standing, seat: str, suit: str) -> set[str]:
    if gardens(table, suit) >= GARDENS:
        return set()
    return {
        f"build {table.place(c)} garden"
        for c in CLEARINGS
        if table.suit[c] == suit and table.ruled_by(seat, c) and table.open_slots(c) > 0 and table.may_place(seat, c)
    }


def faithful(table: Standing, seat: str, suit: str) -> set[str]:
    return {f"recruit {table.place(c)}" for c in CLEARINGS if table.suit[c] == suit and table.may_place(seat, c)}


@offers("BuildGarden")
def build_garden(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    return build_places(table, seat, SUITED[args[1]])


@offers("RecruitFaithful")
def recruit_faithful(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    return faithful(table, seat, SUITED[args[1]])


@offers("CultCraft", "DuchyCraft")
def evening_craft(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"done"} | exposures(table, seat) | table.crafts(seat)


@offers("CorvidCraft")
def corvid_craft(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"done"} | table.crafts(seat)


@offers("FlipPlots")
def flip_plots(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    down = [c for c in table.plots if c not in table.face_up and table.warriors(seat, c)]
    return {"done"} | {f"flip-plot {table.place(c)}" for c in down}


@offers("CorvidRecruit")
def corvid_recruit(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """Any card whose suit has a clearing that may take a warrior. [CC 13.4.3]"""
    found = {"done"}
    for card in table.hand(seat):
        suit = table.card_suit(card)
        if table.supply[seat] and any(table.fits(c, suit) and table.may_place(seat, c) for c in CLEARINGS):
            found.add(f"spend {card}")
    return found


@offers("CorvidDay")
def corvid_day(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    return {"done"} | windows(table, seat) | (corvid_action(table, seat) if args[1] else set())


@offers("Exert")
def exert(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"done"} | corvid_action(table, seat)


def corvid_action(table: Standing, seat: str) -> set[str]:
    """Move, battle, plot, trick. [CC 13.5.1] [CC 13.5.2] [CC 13.5.3] [CC 13.5.4]"""
    found = table.moves(seat) | table.battles(seat)
    price = 1 + table.cell("plots_placed")
    for c in CLEARINGS:
        free = c not in table.plots and table.may_place(seat, c)
        if free and table.warriors(seat, c) >= price and len(table.plots) < PLOTS:
            found.add(f"plot {table.place(c)}")
    for a in table.plots:
        for b in table.plots:
            alike = (a in table.face_up) == (b in table.face_up)
            same = a in table.face_up and table.plots[a] == table.plots[b]
            if a < b and alike and not same:
                found.add(f"trick {table.place(a)} {table.place(b)}")
    return found


@offers("LayPlot")
def lay_plot(table: Standing, _: str, __: tuple[int, ...]) -> set[str]:
    laid = list(table.plots.values())
    return {f"lay {kind}" for kind in ("bomb", "snare", "extortion", "raid") if laid.count(kind) < 2}
