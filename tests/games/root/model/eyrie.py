"""A turn of the Electric Eyrie, written from the Law alone. [EE 5.4.3] [EE 5.5.1] [EE 5.5.2] [EE 5.6] [EE 5.7.1]"""

from games.root.model.board import CLEARINGS
from games.root.model.ruling import presence
from games.root.model.turning import BotTurn, best

COLUMNS = ["fox", "mouse", "rabbit", "bird"]
ALL_ROOSTS = 7


class Turmoil(Exception):
    """A roost cannot be placed, or of nobles a warrior."""


class EyrieTurn(BotTurn):
    """The Decree grows by a card and acts: all recruits, all moves, all battles; then a roost."""

    in_turmoil = False

    def play(self) -> None:
        try:
            self.birdsong()
        except Turmoil:
            self.turmoil()
        if not self.in_turmoil:
            self.daylight()
        self.evening()
        self.end_of_evening()

    def turmoil(self) -> None:
        """Lose a point for each bird, or score it; the Decree is purged but for Viziers. [EE 5.7.1] [EE 5.7.2]"""
        self.in_turmoil = True
        birds = len(self.column("bird"))
        self.board.score(self.seat, birds if "nobility" in self.traits else -birds)
        for suit in COLUMNS:
            for card in self.board.by_number(self.column(suit)):
                if not card.startswith("vizier"):
                    self.board.discard(card)
        self.board.new_deck()

    def column(self, suit: str) -> set[str]:
        return self.board.cards.get(f"decree.{suit}", set())

    def fits(self, clearing: int, suit: str) -> bool:
        return suit in ("bird", self.board.suit[clearing])

    def has_roost(self, clearing: int) -> bool:
        return self.board.pieces["roost"][clearing] > 0

    def must_place(self, clearing: int, count: int) -> None:
        """Place warriors; of nobles one without a place is turmoil. [EE NOBILITY] [AM EE5]"""
        if self.place_warriors(clearing, count) < count and "nobility" in self.traits:
            raise Turmoil

    # -- Birdsong

    def birdsong(self) -> None:
        self.reveal("RevealOrder")
        self.craft()
        self.board.put_card(self.order, f"decree.{self.suit}")
        if self.board.on_map("roost") == 0:
            board = self.board
            there = [c for c in CLEARINGS if self.ordered(c) and board.open_slots(c) and board.may_place(self.seat, c)]
            if not there or board.supply[self.seat] < 4:
                raise Turmoil
            chosen = min(there, key=self.priority)
            self.put("roost", chosen)
            self.place_warriors(chosen, 4)

    # -- Daylight

    def daylight(self) -> None:
        try:
            self.decree()
            self.relentless()
            self.build()
        except Turmoil:
            self.turmoil()
        self.swoop()

    def decree(self) -> None:
        acting = [suit for suit in COLUMNS if self.column(suit)]
        for suit in acting:
            self.recruit(suit)
        for suit in acting:
            self.march(suit)
        for suit in acting:
            self.fight(suit)

    def recruit(self, suit: str) -> None:
        """Recruit in one roost clearing. [EE 5.5.1.I]"""
        there = [
            c for c in CLEARINGS if self.has_roost(c) and self.fits(c, suit) and self.board.may_place(self.seat, c)
        ]
        chosen = best(there, lambda c: -self.enemies_at(c), self.warriors, self.lowest)
        if chosen is not None:
            self.must_place(chosen, len(self.column(suit)))
        elif "nobility" in self.traits:
            raise Turmoil

    def march(self, suit: str) -> None:
        """Move what can be spared from the ruled clearing with most warriors. [EE 5.5.1.II] [EE 5.5.1.IIx] [AM EE3]"""
        origins = [c for c in self.ruled() if self.fits(c, suit) and self.spare(c, suit) > 0]
        origins = [c for c in origins if self.destination(c) is not None]
        origin = best(origins, lambda c: -self.warriors(c), self.priority)
        if origin is not None:
            to = self.destination(origin)
            assert to is not None
            self.move(origin, to, self.spare(origin, suit))

    def spare(self, clearing: int, suit: str) -> int:
        highest = max(presence(self.board, seat, clearing) for seat in self.board.enemies(self.seat))
        needed = max(highest, 1) - self.board.buildings(self.seat, clearing)
        return self.warriors(clearing) - max(len(self.column(suit)), needed)

    def destination(self, origin: int) -> int | None:
        legal = [to for to in self.near(origin) if not self.board.scorched[to]]
        free = [to for to in legal if not self.has_roost(to)]
        return best(free or legal, self.enemies_at, self.lowest)

    def fight(self, suit: str) -> None:
        """Battle once in a clearing of the column. [EE 5.5.1.III] [EE 5.5.1.IIIx] [EE FOCUSED]"""
        there = [c for c in CLEARINGS if self.fits(c, suit) and self.warriors(c) and self.foes_at(c)]
        chosen = best(there, self.has_roost, lambda c: -self.defenseless_buildings(c), self.lowest)
        if chosen is None:
            return
        defender = max(
            self.foes_at(chosen),
            key=lambda seat: (
                self.board.buildings(seat, chosen),
                self.board.faction_pieces(seat, chosen),
                self.points_of(seat),
            ),
        )
        most = max(len(self.column(other)) for other in COLUMNS if other != suit)
        own = len(self.column(suit))
        self.battle(chosen, defender, focus=own > most or (own == most and "focused" in self.traits))

    def defenseless_buildings(self, clearing: int) -> int:
        board = self.board
        bare = [seat for seat in board.targets(self.seat) if not board.warriors(seat, clearing)]
        return sum(board.buildings(seat, clearing) for seat in bare)

    def relentless(self) -> None:
        """Remove defenseless buildings and tokens where Eyrie warriors are, also of bots. [EE RELENTLESS] [GE COOP3]"""
        if "relentless" not in self.traits:
            return
        board = self.board
        swept = []
        for clearing in self.by_priority([c for c in CLEARINGS if self.warriors(c)]):
            lost = {}
            for owner in board.enemies(self.seat):
                kinds = [piece for piece in board.cardboard(owner) if board.pieces[piece][clearing]]
                if kinds and not board.warriors(owner, clearing):
                    lost[owner] = {piece: board.pieces[piece][clearing] for piece in kinds}
            swept.append((clearing, lost))
        self.sweep(swept)

    def build(self) -> None:
        """Place a roost, or fall into turmoil. [EE 5.5.2]"""
        board = self.board
        there = [
            c for c in self.ruled() if not self.has_roost(c) and board.open_slots(c) and board.may_place(self.seat, c)
        ]
        if not there or board.on_map("roost") == ALL_ROOSTS:
            raise Turmoil
        self.put("roost", min(there, key=self.priority))

    def swoop(self) -> None:
        """Place two where no Eyrie piece is, at the end of Daylight, after turmoil too. [EE SWOOP] [AM EE4]"""
        if "swoop" not in self.traits:
            return
        board = self.board
        there = [c for c in CLEARINGS if not board.faction_pieces(self.seat, c) and board.may_place(self.seat, c)]
        placed = self.place_warriors(min(there, key=self.priority), 2) if there else 0
        if placed < 2 and "nobility" in self.traits and not self.in_turmoil:
            self.turmoil()

    def evening(self) -> None:
        self.board.score(self.seat, max(0, self.board.on_map("roost") - 1))
