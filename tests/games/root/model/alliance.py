"""A turn of the Automated Alliance, written from the Law alone. [AA 6.4.3] [AA 6.4.4] [AA 6.5.1] [AA 6.6.1]"""

from games.root.model.board import CLEARINGS
from games.root.model.turning import CHALLENGING, EASY, BotTurn, best

TRACK = [0, 1, 1, 1, 1, 2, 2, 3, 3, 4]
ALL_SYMPATHY = 10


class AllianceTurn(BotTurn):
    """Revolt or pity, spread, organize, recruit."""

    pitied = False

    def birdsong(self) -> None:
        self.reveal("RevealOrder")
        self.craft()
        if self.suit != "bird" and self.revolt([self.suit]):
            return
        if "steadfast" in self.traits and self.suit == "bird" and self.foresees():
            return
        self.pitied = True
        for _ in range(2 if self.board.on_map("sympathy") <= 4 else 1):
            self.spread()

    def foresees(self) -> bool:
        """Return whether a surprise revolt will come after the spread of Daylight. [AA STEADFAST] [AM AA6]"""
        mine, self.board = self.board, self.board.aside()
        self.spread()
        found = self.where_to_revolt(["fox", "rabbit", "mouse"]) is not None
        self.board = mine
        return found

    def daylight(self) -> None:
        self.spread()
        if self.suit == "bird" and not ("steadfast" in self.traits and self.pitied):
            self.revolt(["fox", "rabbit", "mouse"])

    def sympathetic(self) -> list[int]:
        return [clearing for clearing in CLEARINGS if self.board.pieces["sympathy"][clearing]]

    # -- revolts

    def revolt(self, suits: list[str]) -> bool:
        """Remove all enemies where most are, and place the base. [AA 6.4.3] [AA 6.5.2] [AM AA3]"""
        chosen = self.where_to_revolt(suits)
        if chosen is None:
            return False
        self.remove_all(chosen)
        self.put("base", chosen)
        return True

    def where_to_revolt(self, suits: list[str]) -> int | None:
        board = self.board
        placed = {board.suit[clearing] for clearing in CLEARINGS if board.pieces["base"][clearing]}
        fitting = [c for c in self.sympathetic() if board.suit[c] in suits and board.suit[c] not in placed]
        free = [c for c in fitting if board.slots[c] > board.ruin[c] + board.blocked[c] and not board.scorched[c]]
        return best(free, lambda c: -self.enemies_at(c), self.priority)

    # -- sympathy

    def spread(self, scores: bool = True) -> None:
        """Place sympathy by the order, else where fewest enemies are; else score 5. [AA 6.5.1] [AA 6.5.1.I]"""
        board = self.board
        placed = board.on_map("sympathy")
        there = set(self.sympathetic())
        free = [c for c in CLEARINGS if c not in there and board.may_place(self.seat, c)]
        beside = [c for c in free if self.ordered(c) and there & set(self.near(c))]
        if beside:
            chosen = best(beside, self.enemy_warriors, self.priority)
        else:
            chosen = best(free, self.enemies_at, self.priority)
        if chosen is None or placed == ALL_SYMPATHY:
            board.score(self.seat, 5 if scores else 0)
            return
        if not self.put("sympathy", chosen):
            return
        held = any(board.warriors(seat, chosen) >= 3 for seat in board.enemies(self.seat))
        martial = held and "steadfast" not in self.traits
        if scores:
            board.score(self.seat, max(0, TRACK[placed] - martial))

    # -- Evening

    def evening(self) -> None:
        """Organize, recruit, discard. [AA 6.6.1] [AA 6.6.2] [AA 6.6.3]"""
        enough = 4 if self.level == EASY else 2 if self.level >= CHALLENGING else 3
        bases = self.by_priority([c for c in CLEARINGS if self.board.pieces["base"][c]])
        for clearing in bases:
            count = self.warriors(clearing)
            if count >= enough:
                self.board.pieces[self.seat][clearing] = 0
                self.give_back(count)
                self.spread()
        for clearing in bases:
            if self.board.may_place(self.seat, clearing):
                self.place_warriors(clearing, 1)
        self.discard_order()

    def give_back(self, count: int) -> None:
        board = self.board
        coffin = any(board.has_crafted(seat, "coffin-makers") for seat in board.seats)
        (board.coffin if coffin else board.supply)[self.seat] += count

    def after_nightmare(self) -> None:
        if "wildfire" in self.traits:
            self.spread(scores=False)
