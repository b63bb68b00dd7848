"""A turn of the Mechanical Marquise, written from the Law alone. [MM 4.4.1] [MM 4.5.1] [MM 4.6.1] [MM 4.7.1]"""

from games.root.model.board import BUILDINGS, CLEARINGS
from games.root.model.turning import CHALLENGING, EASY, BotTurn, best

TYPES = {"fox": "sawmill", "rabbit": "workshop", "mouse": "recruiter"}


class MarquiseTurn(BotTurn):
    """Battle, recruit, build, move, by the order card."""

    built = False

    def birdsong(self) -> None:
        self.reveal("RevealOrder")
        self.craft()

    def daylight(self) -> None:
        expanded = 0
        while True:
            if self.suit == "bird":
                self.escalated()
                return
            self.usual()
            few = sum(self.board.on_map(piece) for piece in BUILDINGS[self.seat]) <= 5
            if self.built or not few or ("overwhelming" in self.traits and expanded):
                return
            expanded += 1
            self.discard_order()
            self.reveal("RevealOrder")

    def usual(self) -> None:
        """Do what a suited order says. [MM 4.5.1] [MM 4.5.2] [MM 4.5.3a] [MM 4.5.4]"""
        ordered = self.by_priority([clearing for clearing in CLEARINGS if self.ordered(clearing)])
        self.battles(ordered)
        self.recruit()
        self.build(TYPES[self.suit])
        self.march(ordered)
        self.blitz()

    def escalated(self) -> None:
        """Do what a bird order says. [MM 4.7.1] [MM 4.7.2] [MM 4.7.3] [MM 4.7.4]"""
        every = self.by_priority(CLEARINGS)
        self.battles(every)
        self.recruit_escalated()
        self.build(self.most_built())
        self.battles(self.by_priority(list(self.march(every))))
        self.blitz()

    # -- battles

    def battles(self, clearings: list[int]) -> None:
        for clearing in clearings:
            foes = self.foes_at(clearing)
            if self.warriors(clearing) and foes:
                there = {seat: self.board.faction_pieces(seat, clearing) for seat in foes}
                self.battle(clearing, max(foes, key=lambda seat: (there[seat], self.points_of(seat))))

    # -- recruits

    def recruit(self) -> None:
        """Spread four, or two, evenly. [MM 4.5.2] [AM MM3]"""
        wanted = 2 if self.level == EASY else 4
        there = self.by_priority([c for c in self.ruled() if self.ordered(c) and self.board.may_place(self.seat, c)])
        spread = min(wanted, self.board.supply[self.seat]) if there else 0
        without = self.without_place(there, wanted)
        for number, clearing in enumerate(there):
            self.place_warriors(clearing, len(range(number, spread, len(there))))
        self.more(there, without)

    def without_place(self, there: list[int], wanted: int) -> int:
        """Count for whom there is no clearing, or who are not in supply, as the recruit begins."""
        wanted += 2 if self.level >= CHALLENGING else 0
        return max(0, wanted - self.board.supply[self.seat]) if there else wanted

    def more(self, there: list[int], without: int) -> None:
        """Place two more for a hard level; Overwhelming scores for whom there was no place. [MM OVERWHELMING]"""
        if self.level >= CHALLENGING and there:
            self.place_warriors(there[0], 2)
        if "overwhelming" in self.traits:
            self.board.score(self.seat, without // 2)

    def recruit_escalated(self) -> None:
        """Recruit in the two ruled clearings of lowest priority. [MM 4.7.2] [MM IRONWILL] [AM MM3] [AM GEN9]"""
        each = (1 if self.level == EASY else 2) * (2 if "iron-will" in self.traits else 1)
        ruled = [clearing for clearing in self.ruled() if self.board.may_place(self.seat, clearing)]
        there = sorted(ruled, key=self.lowest)[:2]
        share = each if len(there) == 2 else 2 * each
        without = self.without_place(there, 2 * each)
        for clearing in self.by_priority(there):
            self.place_warriors(clearing, share)
        self.more(self.by_priority(ruled), without)

    # -- buildings

    def build(self, piece: str) -> None:
        """Build in the ruled clearing with most warriors that has a slot. [MM 4.5.3a] [MM 4.5.3b]"""
        if self.board.on_map(piece) == 6:
            return
        there = [c for c in self.ruled() if self.board.open_slots(c) and self.board.may_place(self.seat, c)]
        chosen = best(there, lambda c: -self.warriors(c), self.priority)
        if chosen is not None:
            self.built = self.put(piece, chosen) or self.built

    def most_built(self) -> str:
        """Return the type with most on the map; sawmills before recruiters before workshops. [MM 4.7.3]"""
        left = [piece for piece in ("sawmill", "recruiter", "workshop") if self.board.on_map(piece) < 6]
        return max(left or ["sawmill"], key=self.board.on_map)

    # -- moves

    def march(self, clearings: list[int]) -> set[int]:
        """Move all but three out of each; return where they went. [MM 4.5.4] [AM MM1] [AM MM5]"""
        entered = set()
        for clearing in clearings:
            if self.warriors(clearing) > 3:
                to = self.destination(clearing)
                if to is not None and self.move(clearing, to, self.warriors(clearing) - 3):
                    entered.add(to)
        return entered

    def destination(self, origin: int) -> int | None:
        legal = [to for to in self.near(origin) if self.may_move(origin, to)]
        return best(legal, lambda c: -self.enemies_at(c), self.priority)

    def blitz(self) -> None:
        """Move all but one out of a ruled clearing without enemies, and battle. [MM BLITZ]"""
        if "blitz" not in self.traits:
            return
        quiet = [c for c in self.ruled() if not self.enemies_at(c) and self.warriors(c) > 1]
        quiet = [c for c in quiet if self.destination(c) is not None]
        origin = best(quiet, self.priority)
        if origin is None:
            return
        to = self.destination(origin)
        assert to is not None
        if self.move(origin, to, self.warriors(origin) - 1):
            self.battles([to])

    def evening(self) -> None:
        """Score the ordered track, of a bird the best. [MM 4.6.1] [MM TRACK]"""
        tracks = [TYPES[self.suit]] if self.suit != "bird" else BUILDINGS[self.seat]
        self.board.score(self.seat, max(max(0, self.board.on_map(piece) - 1) for piece in tracks))
        self.discard_order()
