"""The table as a person sees it, written from the Law alone: ways, moves, battles, crafting. [RT 4.2a] [RT 4.3a]"""

from collections.abc import Iterable

from clockwood.games.root.words import ITEMS, SUITS
from clockwood.kernel.match import Match
from games.root.model.board import CLEARINGS, READY, VAGABONDS, Board
from games.root.model.ruling import ruler

BURROW = 13
SUITED = SUITS[:3]
ANY = 3
LIMIT = {
    "sawmill": 6,
    "workshop": 6,
    "recruiter": 6,
    "roost": 7,
    "sympathy": 10,
    "citadel": 3,
    "market": 3,
    "tunnel": 3,
}
CRAFTING = {
    "marquise": ["workshop"],
    "eyrie": ["roost"],
    "alliance": ["sympathy"],
    "lizards": ["garden"],
    "duchy": ["citadel", "market"],
    "corvids": ["plot"],
}
Edge = tuple[int, int]


class Standing(Board):
    """A position and whose question it is. Clearings have numbers from 1 on, the Burrow is 13, forests follow."""

    def __init__(self, match: Match, seat: str) -> None:
        super().__init__(match)
        self.seat = seat
        land = self.content.land
        self.roads = [(a + 1, b + 1) for a, b in land.roads]
        opened = self.cell("opened")
        self.closed = {edge for number, edge in enumerate(self.roads) if not opened >> number & 1}
        self.paths = {(a + 1, b + 1) for a, b in land.paths} - self.closed
        self.rivers = {(a + 1, b + 1) for a, b in land.rivers}
        self.coast = {c for c in CLEARINGS if land.coast >> (c - 1) & 1}
        self.rivers |= {(a, b) for a in self.coast for b in self.coast if a < b}
        self.deck = self.content.deck

    # -- names

    def place(self, number: int) -> str:
        return str(self.content.land.names[number - 1])

    def card_number(self, card: str) -> int:
        return self.content.names["card"].index(card)

    # -- the map

    def linked(self, seat: str) -> set[Edge]:
        """Return both ways of every link that this player has as a path. [RT 2.2.1] [RT 2.3] [UD 12.2.2a]"""
        edges = set(self.paths)
        if self.sails(seat):
            edges |= self.rivers
        if self.has_crafted(seat, "tunnels"):
            held = self.crafting_clearings(seat)
            edges |= {(a, b) for a in held for b in held if a < b}
        if seat == "duchy":
            edges |= {(c, BURROW) for c in CLEARINGS if self.pieces["tunnel"][c]}
        return edges | {(b, a) for a, b in edges}

    def sails(self, seat: str) -> bool:
        """Return whether rivers are paths to a player. [RF 11.2.2] [RF 11.2.7.II]"""
        bought = seat in self.seats_of("riverboats")
        return seat == "riverfolk" or bought or self.has_crafted(seat, "boat-builders")

    def crafting_clearings(self, seat: str) -> set[int]:
        """Return the clearings with crafting pieces on the map. [RT 4.1.1c] [LC 10.2.1]"""
        held = {c for c in CLEARINGS if any(self.pieces[piece][c] for piece in CRAFTING.get(seat, []))}
        if seat == "lizards":
            held = {c for c in held if self.suit[c] == self.outcast()}
        return held

    def outcast(self) -> str:
        return SUITS[self.cell("outcast") - 1]

    def ruled_by(self, seat: str, clearing: int) -> bool:
        return seat == "duchy" if clearing == BURROW else clearing in CLEARINGS and ruler(self, clearing) == seat

    # -- moves

    def movers(self, seat: str, clearing: int) -> int:
        if clearing == BURROW:
            return self.burrow if seat == "duchy" else 0
        return self.warriors(seat, clearing)

    def may_leave(self, seat: str, clearing: int) -> bool:
        """Return whether no snare holds pieces there. [CC 13.7.2]"""
        return clearing not in CLEARINGS or not self.is_snared(seat, clearing)

    def may_enter(self, clearing: int) -> bool:
        """Return whether no torch bars the clearing. [VA V.6]"""
        return clearing not in CLEARINGS or not self.scorched[clearing]

    def needs_no_rule(self, seat: str) -> bool:
        """Return whether a player moves regardless of rule. [CC 13.2.3] [VA 9.2.3] [RT 4.2.1]"""
        return seat == "corvids" or seat in VAGABONDS or self.has_crafted(seat, "corvid-planners")

    def may_move(self, seat: str, start: int, end: int, linked: set[Edge]) -> bool:
        """Return whether a player may move from one place to another. [RT 4.2.1] [RF 11.2.2] [RT M.3.5a]"""
        if not self.may_leave(seat, start) or not self.may_enter(end) or start == end:
            return False
        rules = self.ruled_by(seat, start) or self.ruled_by(seat, end) or self.needs_no_rule(seat)
        swims = seat == "riverfolk" and ((start, end) in self.rivers or (end, start) in self.rivers)
        return swims or (rules and ((start, end) in linked or self.by_ferry(start, end)))

    def by_ferry(self, start: int, end: int) -> bool:
        return self.ferry == start and {start, end} <= self.coast and not self.cell("ferried")

    def moves(self, seat: str, suit: str = "bird") -> set[str]:
        """Return the moves of warriors out of clearings of a suit. [RT 4.2a] [RT 2.1.1e]"""
        linked = self.linked(seat)
        starts = [c for c in [*CLEARINGS, BURROW] if self.movers(seat, c) and self.fits(c, suit)]
        found = set()
        for start in starts:
            for end in [*CLEARINGS, *([BURROW] if seat == "duchy" else [])]:
                if self.may_move(seat, start, end, linked):
                    found.add(f"move {self.place(start)} {self.place(end)}")
        return found

    def fits(self, clearing: int, suit: str) -> bool:
        return suit == "bird" or self.suit.get(clearing, "") == suit

    # -- battles

    def foes(self, seat: str) -> list[str]:
        return [other for other in self.seats if other != seat and not self.is_partner(seat, other)]

    def can_fight(self, seat: str, clearing: int, against: str) -> bool:
        """Return whether a player has an attacker there: a warrior, a pawn, one it hired. [RT 4.3a] [RT U8]"""
        hired = seat in self.hirers and against != "riverfolk" and self.warriors("riverfolk", clearing)
        return bool(self.warriors(seat, clearing) or self.has_pawn(seat, clearing) or hired)

    def battles(self, seat: str, clearings: Iterable[int] = CLEARINGS, suit: str = "bird") -> set[str]:
        """Return the battles a player may start. [RT 4.3a] [RT 4.3c]"""
        return {
            f"battle {self.place(c)} {other}"
            for c in clearings
            for other in self.foes(seat)
            if c in CLEARINGS
            and self.fits(c, suit)
            and self.can_fight(seat, c, other)
            and self.faction_pieces(other, c)
        }

    # -- cards

    def suited(self, seat: str, suit: str) -> set[str]:
        """Return the cards in hand that may be spent for a suit; a demanded bird is a bird. [RT 2.1.1a] [RT 2.1.1c]"""
        if suit == "bird":
            return {card for card in self.hand(seat) if self.card_suit(card) == "bird"}
        return self.fitting(self.hand(seat), suit)

    def cost(self, card: str) -> list[int]:
        number = self.card_number(card)
        return [int(n) for n in list(self.deck.cost)[number * 4 : number * 4 + 4]]

    def is_craftable(self, seat: str, card: str) -> bool:
        """Return whether a card has a cost, an item that is left, a new effect. [RT 4.1.1d] [RT 4.1.2b] [RT 4.1.4]"""
        if card.startswith(("ambush", "dominance")):
            return False
        item = int(self.deck.item[self.card_number(card)])
        if item >= 0:
            return self.item_supply[ITEMS[item]] > 0
        effect = card.rstrip("0123456789").rstrip("-")
        return not self.has_crafted(seat, effect)

    def affords(self, card: str, have: dict[str, int]) -> bool:
        """Return whether crafting pieces of these suits, each once, pay a card. [RT 4.1.1a] [RT 4.1.1b]"""
        cost = self.cost(card)
        left = sum(have.values()) - sum(cost)
        return left >= 0 and all(have[suit] >= cost[k] for k, suit in enumerate(SUITED))

    def power(self, seat: str) -> dict[str, int]:
        """Count crafting pieces by suit that were not activated this turn. [RT 4.1.1b]"""
        used = dict(zip(SUITED, self.row("crafted_with"), strict=True))
        held = self.crafting_clearings(seat)
        return {
            suit: sum(self.pieces[piece][c] for c in held for piece in CRAFTING[seat] if self.suit[c] == suit)
            - used[suit]
            for suit in SUITED
        }

    def crafts(self, seat: str) -> set[str]:
        have = self.power(seat)
        hand = self.hand(seat)
        return {f"craft {card}" for card in hand if self.is_craftable(seat, card) and self.affords(card, have)}

    def ready(self, seat: str, item: str) -> int:
        return self.items[seat][READY][item]
