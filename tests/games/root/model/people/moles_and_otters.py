"""The answers offered to the Duchy and the Riverfolk, written from the Law alone. [UD 12.5.1] [UD 12.5.3] [RF 11.5a]"""

from games.root.model.board import CLEARINGS, RANKS
from games.root.model.people.offers import offers
from games.root.model.people.standing import LIMIT, SUITED, Standing
from games.root.model.people.windows import windows

REVEALED = [2, 3, 4]


@offers("Assemble")
def assemble(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    found = {"done"} | windows(table, seat)
    if not args[1]:
        return found
    found |= table.moves(seat) | table.battles(seat)
    if table.supply[seat]:
        found.add("muster")
    for card in table.hand(seat):
        suit = table.card_suit(card)
        if raising(table, seat, suit):
            found.add(f"raise {card}")
        if table.burrow and digging(table, seat, suit):
            found.add(f"dig {card}")
    return found


def raising(table: Standing, seat: str, suit: str) -> set[str]:
    """Return where which building may rise. [UD 12.5.1.I]"""
    return {
        f"build {table.place(c)} {piece}"
        for c in CLEARINGS
        if table.fits(c, suit) and table.ruled_by(seat, c) and table.open_slots(c) > 0 and table.may_place(seat, c)
        for piece in ("citadel", "market")
        if table.on_map(piece) < LIMIT[piece]
    }


def digging(table: Standing, seat: str, suit: str) -> set[str]:
    """Return where a tunnel may be dug: warriors follow, so that no torch lies there. [UD 12.5.1.V] [UD 12.5.1a]"""
    lifted = table.on_map("tunnel") == LIMIT["tunnel"]
    return {
        f"tunnel {table.place(c)}"
        for c in CLEARINGS
        if table.fits(c, suit) and (lifted or not table.pieces["tunnel"][c]) and table.may_place(seat, c)
    }


@offers("RaiseBuilding")
def raise_building(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    return raising(table, seat, [*SUITED, "bird"][args[1]])


@offers("DigTunnel")
def dig_tunnel(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    return digging(table, seat, [*SUITED, "bird"][args[1]])


@offers("ForemoleReveals")
def foremole(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {f"raise {card}" for card in table.hand(seat)}


@offers("ComeUp")
def come_up(table: Standing, _: str, __: tuple[int, ...]) -> set[str]:
    return {f"take-along {n}" for n in range(1, min(4, table.burrow) + 1)}


@offers("MayMove")
def may_move(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"done"} | table.moves(seat)


@offers("MayBattle")
def may_battle(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"pass"} | table.battles(seat)


@offers("MoveOrBattle")
def move_or_battle(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return table.moves(seat) | table.battles(seat)


@offers("BrigadierOrders")
def brigadier(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"pass"} | table.moves(seat) | table.battles(seat)


@offers("Parliament")
def parliament(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    acted = table.cell("acted")
    names = table.content.names["minister"]
    idle = {name for k, name in enumerate(names) if name in table.swayed and not acted >> k & 1}
    can = {name for name in idle if acts(table, seat, str(name), True)}
    return {"done"} | windows(table, seat) | {f"command {name}" for name in can}


def acts(table: Standing, seat: str, name: str, may_delegate: bool) -> bool:
    """Return whether the action of a minister does anything. [UD 12.5.2]"""
    moves, battles = table.moves(seat), table.battles(seat)
    humble = [other for rank in RANKS[:2] for other in rank if other in table.swayed and other != "mayor"]
    found = {
        "foremole": bool(table.hand(seat)) and bool(raising(table, seat, "bird")),
        "captain": bool(battles),
        "marshal": bool(moves),
        "brigadier": bool(moves | battles),
        "banker": bool(table.hand(seat)),
        "mayor": may_delegate and any(acts(table, seat, other, False) for other in humble),
        "duchess-of-mud": table.on_map("tunnel") == LIMIT["tunnel"],
        "baron-of-dirt": table.on_map("market") > 0,
        "earl-of-stone": table.on_map("citadel") > 0,
    }
    return found[name]


@offers("MayorAsks")
def mayor_asks(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    humble = [other for rank in RANKS[:2] for other in rank if other in table.swayed and other != "mayor"]
    return {f"command {name}" for name in humble if acts(table, seat, name, False)}


@offers("Sway")
def sway(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """Ministers whose rank has a crown, and whose cards can be shown. [UD 12.5.3.I] [UD 12.5.3.II]"""
    found = {"done"} | windows(table, seat)
    most = most_revealed(table, seat)
    crowns = table.row("crowns")
    for rank, names in enumerate(RANKS):
        if crowns[rank] and most >= REVEALED[rank]:
            found |= {f"sway {name}" for name in names if name not in table.swayed}
    return found


def most_revealed(table: Standing, seat: str) -> int:
    """Count the cards that can be shown at once, each for a clearing of its own with a Duchy piece. [UD 12.5.3.II]"""
    held = {
        suit: sum(table.suit[c] == suit and table.faction_pieces(seat, c) > 0 for c in CLEARINGS) for suit in SUITED
    }
    cards = [table.card_suit(card) for card in table.hand(seat)]
    plain = {suit: min(held[suit], cards.count(suit)) for suit in SUITED}
    free = sum(held.values()) - sum(plain.values())
    return sum(plain.values()) + min(free, cards.count("bird"))


@offers("Trade")
def trade(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    found = {"done"} | windows(table, seat)
    funds = sum(table.funds.values())
    if not funds:
        return found
    found |= table.moves(seat) | table.battles(seat)
    if table.cards.get("deck") or table.cards.get("discard"):
        found.add("draw-for-fund")
    for c in CLEARINGS:
        if not table.may_place(seat, c):
            continue
        if on_river(table, c) and (table.supply[seat] or table.funds[seat]):
            found.add(f"recruit {table.place(c)}")
        if can_establish(table, c):
            found.add(f"establish {table.place(c)}")
    spaces = dict(zip(SUITED, [3 - n for n in table.row("posts_left")], strict=True))
    used = dict(zip(SUITED, table.row("crafted_with"), strict=True))
    have = {suit: spaces[suit] - used[suit] for suit in SUITED}
    for card in table.hand(seat):
        if card.startswith(("ambush", "dominance")) or sum(table.cost(card)) > funds or not table.affords(card, have):
            continue
        if table.is_craftable(seat, card):
            found |= {f"craft {card}", f"export {card}"}

    return found


def on_river(table: Standing, clearing: int) -> bool:
    return any(clearing in edge for edge in table.rivers)


def can_establish(table: Standing, clearing: int) -> bool:
    """Return whether two funds of the ruler pay a post there. [RF 11.5.6.I] [RF 11.5.6.II]"""
    rulers = [other for other in table.seats if table.ruled_by(other, clearing)]
    free = not table.pieces["post"][clearing] and table.posts_left[table.suit[clearing]]
    return bool(free and any(table.funds[other] >= 2 for other in rulers))


@offers("Shopping")
def shopping(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """Services at their prices, one and one more for each post with a piece. [RF 11.2.6a] [RF 11.2.6b] [RF 11.2.6c]"""
    price = dict(zip(("hand-card", "riverboats", "mercenaries"), table.row("prices"), strict=True))
    wanderer = seat in table.items
    purse = sum(table.items[seat]["ready"].values()) if wanderer else table.supply[seat]
    allowed = 1 + sum(bool(table.pieces["post"][c] and table.faction_pieces(seat, c)) for c in CLEARINGS)
    found = {"done"}
    if table.cell("services_bought") >= allowed:
        return found
    if purse >= price["hand-card"]:
        wares = table.market if "riverfolk" in table.bots else table.hand("riverfolk")
        found |= {f"buy-card {card}" for card in wares}
    if purse >= price["riverboats"] and seat not in table.seats_of("riverboats"):
        found.add("buy riverboats")
    barred = wanderer and "involved" not in table.traits["riverfolk"]
    if purse >= price["mercenaries"] and not barred and seat not in table.seats_of("mercenaries_bought"):
        found.add("buy mercenaries")
    return found
