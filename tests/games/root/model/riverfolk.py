"""A turn of the Riverfolk Robots, written from the Law alone. [RR 9.4.1] [RR 9.5.1] [RR 9.5.2] [RR 9.5.3] [RR 9.6.1]"""

from games.root.model.board import CLEARINGS
from games.root.model.fighting import CHANCE
from games.root.model.turning import CHALLENGING, EASY, BotTurn, best

MARKET = 5
EACH = 3
KEPT = 2


class RiverfolkTurn(BotTurn):
    """Stock the Market, trade and recruit by its last card; turn nasty where nobody pays."""

    shield = False
    sword = False

    def birdsong(self) -> None:
        added = []
        while len(self.board.market) < MARKET:
            card = self.answers.only(CHANCE, "StockMarket").split()[1]
            self.board.draw(card, "market")
            self.board.market.append(card)
            added.append(card)
        for card in added:
            if self.has_item(card):
                self.board.market.remove(card)
                self.board.discard(card)
                self.order = card
                self.craft()
                break
        self.suit = self.board.card_suit(self.board.market[-1])

    def has_item(self, card: str) -> bool:
        content = self.board.content
        item = int(content.deck.item[content.names["card"].index(card)])
        return item >= 0 and self.board.item_supply[content.names["item"][item]] > 0

    # -- Daylight

    def daylight(self) -> None:
        self.found_post()
        self.recruit()
        self.organize()
        if self.shield:
            self.battles(CLEARINGS)
        elif self.sword:
            self.battles([c for c in CLEARINGS if self.ordered(c)])

    def best_customer(self) -> str | None:
        """Return who has most warriors in Payments, by letter where several have. [RR 9.5.1.I] [AM RR4] [AM RR6]"""
        paid = self.board.payments
        customer = max(self.board.seats, key=lambda seat: paid[seat])
        return customer if paid[customer] else None

    def found_post(self) -> None:
        """Place a trade post with its warriors, and score what its space shows. [RR 9.5.1] [AM RR1]"""
        board = self.board
        there = [c for c in CLEARINGS if self.ordered(c) and not board.pieces["post"][c]]
        there = [c for c in there if board.posts_left[board.suit[c]] and board.may_place(self.seat, c)]
        customer = self.best_customer()
        chosen = best(there, lambda c: not (customer and board.faction_pieces(customer, c)), self.priority)
        if chosen is None:
            return
        if not self.put("post", chosen):
            self.garrison(chosen)
            return
        suit = board.suit[chosen]
        if board.content.options["post-points"]:
            board.score(self.seat, EACH - board.posts_left[suit])
        board.posts_left[suit] -= 1
        self.garrison(chosen)

    def garrison(self, chosen: int) -> None:
        self.place_warriors(chosen, 0 if self.level == EASY else 2 if self.level >= CHALLENGING else 1)

    def rivers(self) -> list[int]:
        """Return the clearings with a river; on the Lake those of the coast. [RF I3]"""
        found = {int(end) + 1 for pair in self.land.rivers for end in pair}
        return [c for c in CLEARINGS if c in found or int(self.land.coast) >> (c - 1) & 1]

    def recruit(self) -> None:
        there = self.rivers() if self.suit == "bird" else [c for c in CLEARINGS if self.ordered(c)]
        for clearing in self.by_priority(there):
            if self.board.may_place(self.seat, clearing):
                self.place_warriors(clearing, 1)

    def organize(self) -> None:
        """Judge Protectionism; gather where most enemies are. [RR 9.2.4] [RR 9.5.3] [AM RR2] [AM RR3]"""
        board = self.board
        self.shield = not any(board.payments.values())
        self.sword = not board.supply[self.seat]
        if self.shield or self.sword:
            board.score(self.seat, 1)
            there = [c for c in CLEARINGS if board.faction_pieces(self.seat, c) and board.may_place(self.seat, c)]
            chosen = best(there, lambda c: -self.enemies_at(c), self.priority)
            if chosen is not None:
                self.place_warriors(chosen, 2)

    def battles(self, clearings: list[int]) -> None:
        """Battle once in each clearing, who has paid least. [RR 9.5.4] [RR 9.5.4.I]"""
        for clearing in self.by_priority(clearings):
            foes = self.foes_at(clearing)
            if self.warriors(clearing) and foes:
                self.battle(clearing, min(foes, key=lambda foe: self.board.payments[foe]))

    # -- Evening

    def evening(self) -> None:
        """Score the best customer, take warriors in, drop the oldest cards. [RR 9.6.1] [RR 9.6.2] [RR 9.6.3]"""
        board = self.board
        customer = self.best_customer()
        if customer:
            board.score(self.seat, board.payments[customer])
            board.supply[customer] += board.payments[customer]
            board.payments[customer] = 0
        if self.shield or self.sword:
            for clearing in CLEARINGS:
                gone = max(0, self.warriors(clearing) - KEPT)
                board.pieces[self.seat][clearing] -= gone
                board.payments[self.seat] += gone
        for card in board.market[: 2 if self.shield else 1]:
            board.market.remove(card)
            board.discard(card)
        board.new_deck()
