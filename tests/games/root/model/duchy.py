"""A turn of the Drillbit Duchy, written from the Law alone. [DD 10.4.3] [DD 10.5.1] [DD 10.5.3] [DD 10.6.1a]"""

from games.root.model.board import CLEARINGS, FROM_THE_TOP, suit_of_minister
from games.root.model.raiding import snare_stops
from games.root.model.turning import CHALLENGING, EASY, BotTurn, best

MOLES = [0, 1, 2, 4]
EACH = 3


class DuchyTurn(BotTurn):
    """Dig, battle, build, let ministers act; rally, score, sway."""

    def birdsong(self) -> None:
        self.reveal("RevealOrder")
        self.craft()
        base = 1 if self.level == EASY else 3 if self.level >= CHALLENGING else 2
        count = base + MOLES[self.board.on_map("citadel")] + ("foremole" in self.board.swayed)
        placed = min(count, self.board.supply[self.seat])
        self.board.supply[self.seat] -= placed
        self.board.burrow += placed

    def daylight(self) -> None:
        for _ in range(2 if "overwhelm" in self.traits else 1):
            self.dig(3 if "overwhelm" in self.traits else 4)
        self.battles([clearing for clearing in CLEARINGS if self.ordered(clearing)])
        self.build()
        for minister in FROM_THE_TOP:
            if minister in self.board.swayed:
                self.act(minister)

    # -- digging

    def has_building(self, clearing: int) -> bool:
        return self.board.buildings(self.seat, clearing) > 0

    def cardboard(self, clearing: int) -> int:
        board = self.board
        return sum(board.buildings(foe, clearing) + board.tokens(foe, clearing) for foe in board.targets(self.seat))

    def enemy_buildings(self, clearing: int) -> int:
        return sum(self.board.buildings(foe, clearing) for foe in self.board.targets(self.seat))

    def dig(self, needed: int, brigadier: bool = False) -> None:
        """Place a tunnel in an ordered clearing and come up. [DD 10.5.1] [DD 10.5.1.I] [DD 10.5.1.II] [AM DD3]"""
        board = self.board
        tunnels = board.pieces["tunnel"]
        free = [c for c in CLEARINGS if self.ordered(c) and not tunnels[c] and not self.has_building(c)]
        free = [c for c in free if board.may_place(self.seat, c)]
        if board.burrow < needed or not free:
            return
        if "invaders" in self.traits and not brigadier:
            chosen = best(free, lambda c: -self.enemy_buildings(c), self.enemy_warriors, self.priority)
        elif brigadier or self.suit == "bird":
            chosen = best(free, lambda c: -self.cardboard(c), self.priority)
        else:
            chosen = best(free, lambda c: -board.open_slots(c), self.enemy_warriors, self.priority)
        assert chosen is not None
        if snare_stops(board, self.seat, chosen, self.answers):  # no way up without the tunnel [DD 10.2.2] [AM DD12]
            return
        if board.on_map("tunnel") == EACH:
            lifted = best([c for c in CLEARINGS if tunnels[c]], self.warriors, self.priority)
            assert lifted is not None
            tunnels[lifted] = 0
        self.put("tunnel", chosen)
        count = min(3 if "overwhelm" in self.traits else 4, board.burrow)
        board.burrow -= count
        board.pieces[self.seat][chosen] += count
        self.enter(chosen)

    # -- battles and buildings

    def battles(self, clearings: list[int]) -> None:
        """Battle once in each clearing. [DD 10.5.2] [DD 10.5.2.I]"""
        board = self.board
        for clearing in self.by_priority(clearings):
            foes = self.foes_at(clearing)
            if self.warriors(clearing) and foes:
                keys = {
                    foe: (board.buildings(foe, clearing), board.faction_pieces(foe, clearing), self.points_of(foe))
                    for foe in foes
                }
                self.battle(clearing, max(foes, key=lambda foe: keys[foe]))

    def build(self) -> None:
        """Build where most warriors are, or score, or invade. [DD 10.5.3] [AM DD5] [AM DD8]"""
        board = self.board
        piece = "citadel" if board.supply[self.seat] >= 9 else "market"
        left = board.on_map(piece) < EACH
        mine = self.ruled()
        there = [c for c in mine if left and board.open_slots(c) > 0 and board.may_place(self.seat, c)]
        chosen = best(there, lambda c: -self.warriors(c), self.priority)
        if chosen is not None:
            self.put(piece, chosen)
        elif "invaders" in self.traits and left and mine and not any(board.open_slots(c) > 0 for c in mine):
            self.battles(CLEARINGS)
        elif board.on_map("citadel") < EACH or board.on_map("market") < EACH:
            board.score(self.seat, 1)

    # -- ministers

    def act(self, minister: str) -> None:
        """Take a minister's action. [DD 10.7.2] [DD 10.7.4] [DD 10.7.5] [DD 10.7.7] [DD 10.7.8] [DD 10.7.9]"""
        board = self.board
        if minister == "marshal":
            there = [c for c in CLEARINGS if self.has_building(c) and board.may_place(self.seat, c)]
            chosen = best(there, self.warriors, self.priority)
            if chosen is not None:
                self.place_warriors(chosen, 1)
        elif minister == "brigadier":
            self.dig(3, brigadier=True)
        elif minister == "banker":
            self.build()
        elif minister == "mayor":
            self.dismiss()
        elif minister == "earl-of-stone":
            board.score(self.seat, board.on_map("citadel"))
        elif minister == "baron-of-dirt":
            board.score(self.seat, board.on_map("market"))
        elif minister == "duchess-of-mud" and board.on_map("tunnel") == EACH:
            board.score(self.seat, 2)

    def dismiss(self) -> None:
        """Remove a warrior where most are, the Burrow after the map in a tie. [DD 10.7.6] [AM DD9]"""
        board = self.board
        there = [c for c in self.ruled() if self.warriors(c)]
        chosen = best(there, lambda c: -self.warriors(c), self.priority)
        if board.burrow > (self.warriors(chosen) if chosen is not None else 0):
            board.burrow -= 1
        elif chosen is not None:
            board.pieces[self.seat][chosen] -= 1
        else:
            return
        coffin = any(board.has_crafted(seat, "coffin-makers") for seat in board.seats)
        (board.coffin if coffin else board.supply)[self.seat] += 1
        board.score(self.seat, 1)

    # -- Evening

    def evening(self) -> None:
        board = self.board
        for clearing in self.by_priority([c for c in CLEARINGS if self.ordered(c) and not self.has_building(c)]):
            if 0 < self.warriors(clearing) <= 2:
                self.rally(clearing)
        for clearing in self.ruled():
            self.send_below(clearing, max(0, self.warriors(clearing) - 4))
        board.score(self.seat, board.on_map("market"))
        self.sway()
        self.discard_order()

    def rally(self, clearing: int) -> None:
        """Go to a neighbour with a building, else below. [DD 10.6.1a] [AM DD1] [AM DD11]"""
        there = [to for to in self.near(clearing) if self.has_building(to) and self.may_move(clearing, to)]
        chosen = best(there, self.warriors, self.priority)
        if chosen is None:
            self.send_below(clearing, self.warriors(clearing))
        else:
            self.move(clearing, chosen, self.warriors(clearing))

    def send_below(self, clearing: int, count: int) -> None:
        self.board.pieces[self.seat][clearing] -= count
        self.board.burrow += count

    def sway(self) -> None:
        """Crown the topmost ordered minister without a crown, else the bottommost. [DD 10.6.3] [GE 2.7c]"""
        free = [minister for minister in FROM_THE_TOP if minister not in self.board.swayed]
        mine = [minister for minister in free if suit_of_minister(minister) == self.suit]
        if free:
            self.board.swayed.add(mine[0] if mine else free[-1])
