"""The acts of anybody between actions of Daylight, written from the Law alone. [RT PW4] [RT 3.3.1a] [CC 13.2.4a]"""

from clockwood.games.root.words import PLOTS
from games.root.model.board import CLEARINGS, VAGABONDS, WARRIORS
from games.root.model.people.standing import Standing


def windows(table: Standing, seat: str) -> set[str]:
    return dominances(table, seat) | road_works(table, seat) | exposures(table, seat) | card_uses(table, seat)


def dominances(table: Standing, seat: str) -> set[str]:
    """Return what may be done with dominance cards. [RT 3.3.1a] [RT 3.3.4a] [RT 3.3.4b] [VA 9.2.8b]"""
    found = set()
    for card in table.cards.get("available", set()):
        if table.suited(seat, table.card_suit(card)):
            found.add(f"fetch {card}")
    fewest = seat not in VAGABONDS or (len(table.seats) >= 4 and likely_partners(table, seat))
    if seat not in table.dominant and table.vp[seat] >= 10 and fewest:
        found |= {f"activate {card}" for card in table.hand(seat) if card.startswith("dominance")}
    return found


def likely_partners(table: Standing, seat: str) -> set[str]:
    """Return who has fewest points and is in no coalition. [VA 9.2.8b] [RT 3.3.6]"""
    taken = {table.seats[number - 1] for number in table.partners if number}
    free = {other for other in table.seats if other != seat and other not in table.dominant} - taken
    fewest = min((table.vp[other] for other in free), default=0)
    return {other for other in free if table.vp[other] == fewest}


def road_works(table: Standing, seat: str) -> set[str]:
    """Return the closed paths a player may open, once a turn, for a card. [RT M.4.3]"""
    if table.cell("opening") or not table.hand(seat):
        return set()
    return {
        f"open {table.place(a)}-{table.place(b)}"
        for a, b in table.closed
        if table.faction_pieces(seat, a) or table.faction_pieces(seat, b)
    }


def exposures(table: Standing, seat: str) -> set[str]:
    """Return the guesses at facedown plots. [CC 13.2.4a]"""
    if "corvids" not in table.foes(seat) or "corvids" in table.bots:
        return set()
    return {
        f"expose {table.place(c)} {kind}"
        for c in table.plots
        if c not in table.face_up and table.faction_pieces(seat, c) and table.suited(seat, table.suit[c])
        for number, kind in enumerate(PLOTS)
        if not table.row("guessed")[c - 1] >> number & 1
    }


def card_uses(table: Standing, seat: str) -> set[str]:
    """Return the crafted cards that may be used once in Daylight, all of them unused."""
    uses = set()
    for card in table.cards.get(f"crafted.{seat}", set()):
        effect = int(table.deck.effect[table.card_number(card)])
        if effect < 0 or table.cell("used") >> effect & 1:
            continue
        if card.startswith("tax-collector") and any(table.warriors(seat, c) for c in CLEARINGS):
            uses.add(f"use {card}")
        if card.startswith("codebreakers") and any(table.hand(o) for o in table.seats if o != seat):
            uses.add(f"use {card}")
        if card.startswith("propaganda") and bureau_at(table, seat) and table.hand(seat):
            uses.add(f"use {card}")
        if (
            card.startswith("adventurous-mice")
            and has_fresh_item(table, seat)
            and (table.moves(seat) or table.battles(seat))
        ):
            uses.add(f"use {card}")
    return uses


def has_fresh_item(table: Standing, seat: str) -> bool:
    if seat in VAGABONDS:
        return False
    number = table.seats.index(seat) + 1
    return any(
        have > flipped
        for have, flipped in zip(table.row(f"items_{number}"), table.row(f"flipped_{number}"), strict=True)
    )


def bureau_at(table: Standing, seat: str) -> set[int]:
    """Return where an enemy warrior can become one of one's own: both halves must be legal. [RT G.23]"""
    if seat not in WARRIORS or not table.supply[seat]:
        return set()
    return {
        c
        for c in CLEARINGS
        if table.may_place(seat, c)
        and any(table.warriors(o, c) and not (o == "riverfolk" and seat in table.hirers) for o in table.foes(seat))
    }
