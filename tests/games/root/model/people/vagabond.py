"""The answers offered to a Vagabond, written from the Law alone. [VA 9.5.1] [VA 9.5.5] [VA 9.5.9]"""

from collections import Counter

from clockwood.games.root.words import ITEMS
from games.root.model.board import CLEARINGS, DAMAGED, DAMAGED_DOWN, EXHAUSTED, READY, VAGABONDS
from games.root.model.people.offers import offers
from games.root.model.people.standing import SUITED, Standing
from games.root.model.people.windows import windows

FOREST = 14


def near_forest(table: Standing, place: int) -> set[int]:
    """Return the places next to one, forests among them: as printed. [RT 2.4.1a] [RT 2.4.1b]"""
    land = table.content.land
    mask = int(land.forests_at[place - 1]) if place in CLEARINGS else int(land.near[place - 1])
    return {k + 1 for k in range(23) if mask >> k & 1 and k + 1 >= FOREST}


@offers("Slip")
def slip(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """Into any adjacent clearing or forest, out of a snare too. [VA 9.4.2]"""
    at = table.pawn[seat]
    ends = {b for a, b in table.linked(seat) if a == at and table.may_enter(b)}
    ends |= near_forest(table, at)
    if at >= FOREST:
        ends |= clearings_by(table, at)
    return {"done"} | {f"slip {table.place(end)}" for end in ends}


def clearings_by(table: Standing, forest: int) -> set[int]:
    return {c for c in CLEARINGS if forest in near_forest(table, c) and table.may_enter(c)}


def character(table: Standing, seat: str) -> str:
    names = table.content.names["character"]
    return str(names[table.cell(f"{seat}_character") - 1])


def is_hostile(table: Standing, seat: str, other: str) -> bool:
    return relation(table, seat, other) == "hostile"


def relation(table: Standing, seat: str, other: str) -> str:
    if other in VAGABONDS:
        return ""
    value = table.row(f"{seat}_relation")[table.seats.index(other)]
    return str(table.content.names["relation"][value - 1]) if value else ""


def boots_for(table: Standing, seat: str, end: int) -> int:
    """Count the boots of a step: one more into warriors of a Hostile faction. [VA 9.5.1] [VA 9.2.9.III.b]"""
    hostile = any(is_hostile(table, seat, other) and table.warriors(other, end) for other in table.seats)
    return 2 if hostile else 1


@offers("VagabondDay")
def vagabond_day(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    found = {"done"} | windows(table, seat) | moves(table, seat)
    at = table.pawn[seat]
    if at in CLEARINGS:
        found |= here(table, seat, at)
    if table.ready(seat, "hammer"):
        for facing in (DAMAGED, DAMAGED_DOWN):
            found |= {f"repair {item} {facing}" for item, n in table.items[seat][facing].items() if n}
    return found | special(table, seat, at)


def moves(table: Standing, seat: str) -> set[str]:
    at = table.pawn[seat]
    if at >= FOREST:
        ends = clearings_by(table, at)
    else:
        if not table.may_leave(seat, at):
            return set()
        linked = table.linked(seat)
        ends = {c for c in CLEARINGS if (at, c) in linked or table.by_ferry(at, c)}
    boots = table.ready(seat, "boots")
    return {
        f"move {table.place(at)} {table.place(c)}"
        for c in ends
        if c != at and table.may_enter(c) and boots >= boots_for(table, seat, c)
    }


def here(table: Standing, seat: str, at: int) -> set[str]:
    """Return what he may do in his clearing. [VA 9.5.2] [VA 9.5.3] [VA 9.5.4] [VA 9.5.6]"""
    found = table.battles(seat, [at]) if table.ready(seat, "sword") else set()
    others = [other for other in table.seats if other != seat and table.faction_pieces(other, at)]
    if table.ready(seat, "torch") and table.ruin[at]:
        found.add("explore")
    if any(table.items[seat][READY].values()) and table.suited(seat, table.suit[at]):
        found |= {f"aid {other}" for other in others}
    if table.ready(seat, "crossbow"):
        for other in others:
            if not table.is_partner(seat, other):
                found |= {f"strike {other} {piece}" for piece in targets(table, other, at)}
    return found | quests(table, seat, at) | hammered(table, seat, at)


def quests(table: Standing, seat: str, at: int) -> set[str]:
    """Return the quests of his clearing that he can pay. [VA 9.5.5]"""
    return {
        f"quest {quest}"
        for quest in table.cards.get("quests", set())
        if quest.endswith(table.suit[at]) and can_pay(table, seat, Counter(listed(table, quest)))
    }


def hammered(table: Standing, seat: str, at: int) -> set[str]:
    """Return the cards he crafts: a hammer for each symbol, and his clearing fits all. [VA 9.5.8]"""
    found = set()
    for card in table.hand(seat):
        cost = table.cost(card)
        fitting = all(not cost[k] or table.suit[at] == suit for k, suit in enumerate(SUITED))
        if table.is_craftable(seat, card) and fitting and sum(cost) <= table.ready(seat, "hammer"):
            found.add(f"craft {card}")
    return found


def targets(table: Standing, other: str, at: int) -> list[str]:
    """Return what a crossbow may hit: warriors first, never a pawn. [VA 9.5.6] [VA 9.2.2a]"""
    if table.warriors(other, at):
        return ["warrior"]
    return [piece for piece in table.cardboard(other) if table.pieces[piece][at]]


def listed(table: Standing, quest: str) -> list[str]:
    number = table.card_number(quest) - table.card_number("fundraising-fox")
    return [ITEMS[int(k)] for k in list(table.deck.quest_items)[number * 2 : number * 2 + 2]]


def can_pay(table: Standing, seat: str, wanted: Counter[str]) -> bool:
    return all(table.ready(seat, item) >= n for item, n in wanted.items())


def special(table: Standing, seat: str, at: int) -> set[str]:
    """Return the special action of the character. [VA 9.5.9] [VA V.1] [VA V.2] [VA V.3] [VA V.6]"""
    who, inside = character(table, seat), at in CLEARINGS
    if who == "adventurer":
        return improvised(table, seat, at)
    if not table.ready(seat, "torch"):
        return set()
    found = {"hide"} if who == "ranger" else set()
    if who == "thief" and inside:
        here = [other for other in table.seats if other != seat and table.faction_pieces(other, at)]
        found = {f"steal {other}" for other in here if table.hand(other) or other in table.bots}
    elif who == "tinker" and inside:
        found = {f"labor {card}" for card in table.fitting(table.cards.get("discard", set()), table.suit[at])}
    elif who == "vagrant" and inside:
        found = instigated(table, at)
    elif who == "scoundrel" and inside:
        found = {"scorch"}
    elif who == "harrier" and table.may_leave(seat, at):
        found = {f"glide {table.place(c)}" for c in CLEARINGS if c != at and table.may_enter(c)}
    return found


def instigated(table: Standing, at: int) -> set[str]:
    """Return who can be made to attack whom in his clearing. [VA V.4]"""
    return {
        f"instigate {one} {other}"
        for one in table.seats
        for other in table.foes(one)
        if table.can_fight(one, at, other) and table.faction_pieces(other, at)
    }


def improvised(table: Standing, seat: str, at: int) -> set[str]:
    """Return the quests that one item as any other completes, once a turn. [VA V.7]"""
    if table.cell(f"{seat}_improvised") or at not in CLEARINGS:
        return set()
    found = set()
    for quest in table.cards.get("quests", set()):
        if not quest.endswith(table.suit[at]):
            continue
        for item in ITEMS:
            for missing in set(listed(table, quest)):
                wanted = Counter(listed(table, quest))
                wanted[missing] -= 1
                wanted[item] += 1
                if can_pay(table, seat, wanted):
                    found.add(f"improvise {quest} {item}")
    return found


@offers("AidWith", "ExhaustToPay")
def any_item(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {f"exhaust {item}" for item, n in table.items[seat][READY].items() if n}


@offers("GiveAid")
def give_aid(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {f"give {card}" for card in table.suited(seat, table.suit[table.pawn[seat]])}


@offers("Refresh")
def refresh(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """Exhausted items, damaged ones too. [VA 9.4.1]"""
    return {
        f"refresh {item} {facing}"
        for facing in (EXHAUSTED, DAMAGED_DOWN)
        for item, n in table.items[seat][facing].items()
        if n
    }


@offers("Escort")
def escort(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    """Any number of warriors of one ally from where he stood. [VA 9.2.9.II.b]"""
    start = args[1] + 1
    return {"done"} | {
        f"escort {other} {count}"
        for other in table.seats
        if relation(table, seat, other) == "allied"
        for count in range(1, table.warriors(other, start) + 1)
    }
