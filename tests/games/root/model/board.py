"""A table in plain dictionaries, read from a match: all that the second writing of the rules looks at."""

import copy
from functools import cache
from typing import Self

from clockwood.games.root.content import RootContent, root_content
from clockwood.games.root.game import GAME
from clockwood.games.root.words import ITEMS, SUITS
from clockwood.kernel.layout import CELL, Region
from clockwood.kernel.match import Match

CLEARINGS = list(range(1, 13))
BUILDINGS = {"marquise": ["sawmill", "workshop", "recruiter"], "eyrie": ["roost"], "alliance": ["base"]}
BUILDINGS |= {"lizards": ["garden"], "duchy": ["citadel", "market"]}
TOKENS = {"marquise": ["wood", "keep"], "alliance": ["sympathy"], "duchy": ["tunnel"]}
TOKENS |= {"riverfolk": ["post"], "corvids": ["plot"]}
WARRIORS = {"marquise": 25, "eyrie": 20, "alliance": 10, "lizards": 25, "riverfolk": 15, "duchy": 20, "corvids": 15}
VAGABONDS = ("vagabond", "vagabond2")
READY, EXHAUSTED, DAMAGED, DAMAGED_DOWN = "ready", "exhausted", "damaged", "damaged-down"
FACINGS = [READY, EXHAUSTED, DAMAGED, DAMAGED_DOWN]


FROM_THE_TOP = ["captain", "marshal", "foremole", "brigadier", "banker", "mayor"]
FROM_THE_TOP += ["earl-of-stone", "baron-of-dirt", "duchess-of-mud"]
"""Ministers on the board of the Drillbit Duchy. [DD MIN]"""
RANKS = [["foremole", "captain", "marshal"], ["brigadier", "banker", "mayor"]]
RANKS += [["duchess-of-mud", "baron-of-dirt", "earl-of-stone"]]


def suit_of_minister(minister: str) -> str:
    return ["fox", "rabbit", "mouse"][FROM_THE_TOP.index(minister) % 3]


@cache
def region(name: str) -> Region:
    return next(found for found in GAME.layout.regions if found.name == name)


@cache
def zones(seats: tuple[str, ...]) -> list[str]:
    """Return the zones of cards by number, those of a seat with its name: `hand.eyrie`."""
    listed = []
    for zone in region("cards").zones:
        owner = "" if zone.seat < 0 else seats[zone.seat] if zone.seat < len(seats) else str(zone.seat)
        listed.append(f"{zone.name}.{owner}" if owner else zone.name)
    return listed


class Board:
    """Pieces by clearing (1 to 12), points, items and cards. Changed in place by whoever plays on it."""

    def __init__(self, match: Match) -> None:
        content = root_content(match.content)
        self.content = content
        self.state = list(match.state)
        self.seats = content.factions()
        self.bots = {seat for number, seat in enumerate(self.seats) if content.is_bot(number)}
        self.active = self.seats[self.cell("active") - 1] if self.cell("active") else ""
        self.co_op = bool(content.options.get("co-op"))
        self.traits = {seat: traits_of(content, seat) for seat in self.seats}
        self.suit = dict(zip(CLEARINGS, (SUITS[value - 1] if value else "" for value in self.row("suit")), strict=True))
        self.pieces: dict[str, dict[int, int]] = {}
        self.supply: dict[str, int] = {}
        for seat in self.seats:
            if seat in WARRIORS:
                self.supply[seat] = self.cell(f"{seat}_supply")
            for piece in [*([seat] if seat in WARRIORS else []), *self.cardboard(seat)]:
                self.pieces[piece] = dict(zip(CLEARINGS, self.row(piece), strict=True))
        self.vp = dict(zip(self.seats, self.row("vp"), strict=False))
        self.dominant = {seat for seat, card in zip(self.seats, self.row("dominance"), strict=False) if card}
        self.coffin = dict(zip(self.seats, self.row("coffin"), strict=False))
        self.pawn = {seat: self.cell(f"{seat}_pawn") for seat in self.seats if seat in VAGABONDS}
        self.items = {seat: self.items_of(seat) for seat in self.pawn}
        self.officers = self.cell("officers")
        self.acolytes = self.cell("acolytes")
        self.conspiracy = self.cell("conspiracy")
        self.avenged = False
        self.burrow = self.cell("burrow")
        names = content.names["minister"]
        self.swayed = {name for number, name in enumerate(names) if self.cell("swayed") >> number & 1}
        self.fallen: set[str] = set()
        """Suits of clearings where the Duchy lost buildings at this moment."""
        self.read_boxes_and_plots()
        self.slots = dict(zip(CLEARINGS, map(int, content.land.slots), strict=True))
        self.ruin = dict(zip(CLEARINGS, self.row("ruin"), strict=True))
        self.blocked = dict(zip(CLEARINGS, self.row("blocked"), strict=True))
        self.scorched = dict(zip(CLEARINGS, self.row("scorched"), strict=True))
        self.ferry = self.cell("ferry")
        self.item_supply = dict(zip(ITEMS, self.row("supply"), strict=True))
        self.crafted_items = {
            seat: dict(zip(ITEMS, self.row(f"items_{number + 1}"), strict=True))
            for number, seat in enumerate(self.seats)
        }
        self.cards = self.read_cards()
        self.market = sorted(self.cards.get("market", set()), key=self.place_of)
        """The row of the Riverfolk Robots, from the left."""
        self.souls = sorted(self.cards.get("souls", set()), key=self.place_of)

    def aside(self) -> Self:
        """Return a copy to try something on; what is printed they share."""
        return copy.deepcopy(self, {id(self.content): self.content})

    def read_boxes_and_plots(self) -> None:
        self.hirers = self.seats_of("hired_by")
        """The factions that treat the warriors of the Riverfolk as their own. [RF 11.2.7.III]"""
        self.bought = self.cell("services_bought")
        self.payments = dict(zip(self.seats, self.row("payments"), strict=False))
        self.partners = self.row("coalition")
        self.funds = dict(zip(self.seats, self.row("funds"), strict=False))
        self.posts_left = dict(zip(SUITS, self.row("posts_left"), strict=False))
        kinds = self.content.names["plot"]
        self.plots = {c: kinds[value - 1] for c, value in zip(CLEARINGS, self.row("plot_kind"), strict=True) if value}
        self.face_up = {c for c in CLEARINGS if self.cell("plots_up") >> (c - 1) & 1}

    def cell(self, name: str) -> int:
        found = region(name)
        assert found.form == CELL
        return self.state[found.start]

    def row(self, name: str) -> list[int]:
        found = region(name)
        return self.state[found.start : found.start + found.size]

    def seats_of(self, name: str) -> set[str]:
        return {seat for number, seat in enumerate(self.seats) if self.cell(name) >> number & 1}

    def read_cards(self) -> dict[str, set[str]]:
        """Return the cards of each zone that has any."""
        found: dict[str, set[str]] = {}
        names = zones(tuple(self.seats))
        start = region("cards").start
        for name, cell in zip(self.content.names["card"], self.state[start:], strict=False):
            found.setdefault(names[cell & 255], set()).add(name)
        return found

    def items_of(self, seat: str) -> dict[str, dict[str, int]]:
        rows = {facing: self.row(f"{seat}_{facing.replace('-', '_')}") for facing in FACINGS}
        return {facing: dict(zip(ITEMS, row, strict=True)) for facing, row in rows.items()}

    # -- pieces

    def cardboard(self, seat: str) -> list[str]:
        return [*BUILDINGS.get(seat, []), *TOKENS.get(seat, [])]

    def warriors(self, seat: str, clearing: int) -> int:
        return self.pieces[seat][clearing] if seat in WARRIORS else 0

    def buildings(self, seat: str, clearing: int) -> int:
        return sum(self.pieces[piece][clearing] for piece in BUILDINGS.get(seat, []))

    def tokens(self, seat: str, clearing: int) -> int:
        return sum(self.pieces[piece][clearing] for piece in TOKENS.get(seat, []))

    def has_pawn(self, seat: str, clearing: int) -> bool:
        return self.pawn.get(seat, 0) == clearing

    def faction_pieces(self, seat: str, clearing: int) -> int:
        """Warriors, pawns, buildings and tokens. [RT G.10]"""
        cardboard = self.buildings(seat, clearing) + self.tokens(seat, clearing)
        return self.warriors(seat, clearing) + cardboard + self.has_pawn(seat, clearing)

    def on_map(self, piece: str) -> int:
        return sum(self.pieces[piece].values())

    def enemies(self, seat: str) -> list[str]:
        return [other for other in self.seats if other != seat]

    def targets(self, bot: str) -> list[str]:
        """Return whom a bot aims at: in full co-op people alone. [GE COOP3]"""
        return [other for other in self.enemies(bot) if not (self.co_op and other in self.bots)]

    def enemy_pieces(self, bot: str, clearing: int) -> int:
        return sum(self.faction_pieces(other, clearing) for other in self.targets(bot))

    def open_slots(self, clearing: int) -> int:
        """Count slots without ruin, item or building. [RT 2.2.3a] [RT 2.2.4]"""
        built = sum(self.buildings(seat, clearing) for seat in self.seats)
        return self.slots[clearing] - self.ruin[clearing] - self.blocked[clearing] - built

    def may_place(self, seat: str, clearing: int) -> bool:
        """Return whether neither a torch nor somebody's keep bars pieces there, nor a person a snare. [MC 6.2.2a]"""
        kept = seat != "marquise" and "marquise" in self.seats and self.pieces["keep"][clearing]
        return not kept and not self.scorched[clearing] and (seat in self.bots or not self.is_snared(seat, clearing))

    def is_snared(self, seat: str, clearing: int) -> bool:
        """Return whether a snare lies there, and its owner is an enemy. [CC 13.7.2] [RT G.8]"""
        held = clearing in self.face_up and self.plots.get(clearing) == "snare"
        return held and seat != "corvids" and not self.is_partner(seat, "corvids")

    def is_partner(self, seat: str, other: str) -> bool:
        """Return whether two players are in a coalition. [VA 9.2.8c] [RT G.8]"""
        one, two = self.seats.index(seat), self.seats.index(other)
        return self.partners[one] == two + 1 or self.partners[two] == one + 1

    def removed_to(self, owner: str, count: int) -> None:
        """Send removed warriors to the supply, or onto Coffin Makers. [RT U18]"""
        makers = any(self.has_crafted(seat, "coffin-makers") for seat in self.seats)
        (self.coffin if makers else self.supply)[owner] += count

    # -- cards

    def draw(self, card: str, zone: str) -> None:
        """Move a card of the deck; the discard pile becomes the deck when that was the last. [RT 2.1b]"""
        self.put_card(card, zone)
        self.new_deck()

    def new_deck(self) -> None:
        if not self.cards.get("deck"):
            self.cards["deck"] = self.cards.pop("discard", set())

    def hand(self, seat: str) -> set[str]:
        return self.cards.get(self.hand_zone(seat), set())

    def hand_zone(self, seat: str) -> str:
        """Return where a seat holds its cards: the Riverfolk openly. [RF 11.2.3]"""
        return f"{'open-hand' if seat == 'riverfolk' else 'hand'}.{seat}"

    def has_crafted(self, seat: str, effect: str) -> bool:
        return any(card.startswith(effect) for card in self.cards.get(f"crafted.{seat}", set()))

    def card_suit(self, card: str) -> str:
        return SUITS[int(self.content.deck.suit[self.content.names["card"].index(card)])]

    def fitting(self, cards: set[str], suit: str) -> set[str]:
        """Return the cards of a suit, and birds, which stand for any. [RT 2.1.1a]"""
        return {card for card in cards if self.card_suit(card) in (suit, "bird")}

    def by_number(self, cards: set[str]) -> list[str]:
        """Return cards in the order in which they are discarded together. [AM LL8]"""
        return sorted(cards, key=self.content.names["card"].index)

    def put_card(self, card: str, zone: str) -> None:
        for cards in self.cards.values():
            cards.discard(card)
        self.cards.setdefault(zone, set()).add(card)

    def discard(self, card: str) -> None:
        """Discard a card: with Lizards in play to the Lost Souls, on top of them. [LC 10.2.6a] [LL 8.2.4]"""
        if "lizards" in self.seats:
            self.put_card(card, "souls")
            self.souls.insert(0, card)
        else:
            self.lay_by(card)

    def lay_by(self, card: str) -> None:
        """Lay a card on the discard pile, a dominance beside the map. [RT 3.3.3b]"""
        self.put_card(card, "available" if card.startswith("dominance") else "discard")

    def drop_soul(self) -> None:
        """Lay the topmost of the Lost Souls by. [LL 8.2.3]"""
        if self.souls:
            self.lay_by(self.souls.pop(0))

    def place_of(self, card: str) -> tuple[int, int]:
        """Return the place of a card in its pile, from the top: cards without one lie between, by number."""
        number = self.content.names["card"].index(card)
        return self.state[region("cards").start + number] >> 8 & 255 or 128, number

    # -- points

    def score(self, seat: str, points: int) -> None:
        """Change the points of a seat that still has any; none falls below 0. [RT 3.1.2] [RT 3.3.1b]"""
        if seat not in self.dominant:
            self.vp[seat] = max(0, self.vp[seat] + points)


def level_of(content: RootContent, seat: str) -> int:
    written = str(content.options.get(f"seat.{seat}", "")).partition("+")[0].partition(":")[2]
    return int(written or 1)


def traits_of(content: RootContent, seat: str) -> set[str]:
    _, _, traits = str(content.options.get(f"seat.{seat}", "")).partition("+")
    return set(traits.split("+")) if traits else set()
