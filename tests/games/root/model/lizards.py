"""A turn of the Logical Lizards, written from the Law alone. [LL 8.4.1] [LL 8.4.2] [LL 8.5] [LL 8.6.1]"""

from collections import Counter

from games.root.model.board import BUILDINGS, CLEARINGS
from games.root.model.fighting import CHANCE, Fight
from games.root.model.raiding import snare_stops
from games.root.model.turning import CHALLENGING, EASY, BotTurn, best

TRACK = ["sanctify", "convert", "crusade", "convert", "crusade"]
POINTS = [0, 0, 2, 2, 3, 4]
GARDENS = 5
DONE, STOPPED, UNABLE = "done", "stopped", "unable"


class LizardsTurn(BotTurn):
    """Conspire by the marker, perform rituals with Lost Souls, score the ordered gardens."""

    def birdsong(self) -> None:
        counted = Counter(self.board.card_suit(card) for card in self.board.souls).most_common()
        tied = len(counted) > 1 and counted[0][1] == counted[1][1]
        self.suit = "bird" if not counted or tied else counted[0][0]
        failed = 0
        while self.board.acolytes and failed < len(TRACK):
            self.board.conspiracy = (self.board.conspiracy + 1) % len(TRACK)
            came = self.conspire(TRACK[self.board.conspiracy])
            failed = failed + 1 if came == UNABLE else 0
            if came == DONE:
                self.board.acolytes -= 1
                self.board.supply[self.seat] += 1

    def conspire(self, which: str) -> str:
        """Return what came of a conspiracy: one that a snare stops is not done, nor paid for. [AM LL4] [AM LL9]"""
        if which == "sanctify":
            return self.sanctify()
        return self.convert() if which == "convert" else self.crusade()

    # -- conspiracies

    def open_to(self) -> list[int]:
        """Return the ordered clearings where a piece of its own may be placed. [LL 8.4.2.x]"""
        return [c for c in CLEARINGS if self.ordered(c) and self.board.may_place(self.seat, c)]

    def first_of(self, victims: list[str]) -> str | None:
        return max(victims, key=self.points_of, default=None)

    def enemy_buildings(self, clearing: int) -> int:
        return sum(self.board.buildings(foe, clearing) for foe in self.board.targets(self.seat))

    def convert(self) -> str:
        """Replace a warrior of who has most points. [LL 8.4.2.I] [AM LL7]"""
        board = self.board
        there = self.open_to() if board.supply[self.seat] else []
        victim = self.first_of([s for s in board.targets(self.seat) if any(board.warriors(s, c) for c in there)])
        if victim is None:
            return UNABLE
        held = [c for c in there if board.warriors(victim, c)]
        chosen = best(held, lambda c: -self.enemy_buildings(c), self.priority)
        assert chosen is not None
        if snare_stops(board, self.seat, chosen, self.answers):
            return STOPPED
        self.take(chosen, {victim: {victim: 1}})
        self.place_warriors(chosen, 1)
        if "fanatics" in self.traits:
            self.fanatics(chosen)
        return DONE

    def fanatics(self, clearing: int) -> None:
        """Battle there with one hit more. [LL FANATICS]"""
        board = self.board
        foes = self.foes_at(clearing)
        if not foes or not self.warriors(clearing):
            return
        bare = {foe: 0 if board.warriors(foe, clearing) else board.buildings(foe, clearing) for foe in foes}
        defender = max(foes, key=lambda foe: (bare[foe], self.points_of(foe)))
        fight = Fight(board, self.seat, defender, clearing, self.answers)
        fight.extra[self.seat] = 1
        fight.fight()

    def crusade(self) -> str:
        """Battle in each ordered clearing with two or more. [LL 8.4.2.II] [LL SPITEFUL]"""
        board = self.board
        there = self.by_priority([c for c in CLEARINGS if self.ordered(c) and self.warriors(c) >= 2])
        if not any(self.foes_at(c) for c in there):
            return UNABLE
        spiteful = False
        for clearing in there:
            foes = self.foes_at(clearing)
            if foes and self.warriors(clearing):
                before = sum(board.tokens(foe, clearing) for foe in foes)
                self.battle(clearing, max(foes, key=self.points_of))
                spiteful = spiteful or sum(board.tokens(foe, clearing) for foe in foes) < before
        if spiteful and "spiteful" in self.traits:
            board.score(self.seat, 1)
        return DONE

    def sanctify(self) -> str:
        """Replace a building of who has most points with a garden. [LL 8.4.2.III] [AM LL5]"""
        board = self.board
        there = [c for c in self.open_to() if self.gardens(board.suit[c]) < GARDENS]
        victim = self.first_of([s for s in board.targets(self.seat) if any(board.buildings(s, c) for c in there)])
        if victim is None:
            return UNABLE
        held = [c for c in there if board.buildings(victim, c)]
        chosen = best(held, self.enemy_warriors, self.priority)
        assert chosen is not None
        if snare_stops(board, self.seat, chosen, self.answers):
            return STOPPED
        kinds = {f"sanctify c{chosen} {piece}" for piece in BUILDINGS[victim] if board.pieces[piece][chosen]}
        piece = self.answers.ask(CHANCE, "SanctifyWhich", kinds).split()[2]
        self.take(chosen, {victim: {piece: 1}})
        self.put("garden", chosen)
        return DONE

    def gardens(self, suit: str) -> int:
        return sum(self.board.pieces["garden"][c] for c in CLEARINGS if self.board.suit[c] == suit)

    # -- rituals

    def daylight(self) -> None:
        """Reveal the topmost Lost Souls, one ritual each. [LL 8.5] [LL 8.5.1] [LL 8.5.2] [AM LL2]"""
        board = self.board
        self.revealed: list[str] = []
        for _ in range(3 if self.level == EASY else 5 if self.level >= CHALLENGING else 4):
            if not board.souls:
                return
            card = board.souls.pop(0)
            suit = board.card_suit(card)
            if suit == "bird":
                board.lay_by(card)
                board.new_deck()
                self.sacrifice()
            else:
                board.put_card(card, f"revealed.{self.seat}")
                self.revealed.append(card)
                self.gather(suit)

    def gather(self, suit: str) -> None:
        board = self.board
        there = [c for c in CLEARINGS if board.suit[c] == suit and board.may_place(self.seat, c)]
        chosen = best(there, lambda c: board.open_slots(c) <= 0, lambda c: -self.enemy_buildings(c), self.priority)
        if chosen is None:
            return
        self.place_warriors(chosen, 1)
        if self.rules(chosen) and board.open_slots(chosen) > 0 and self.gardens(suit) < GARDENS:
            self.put("garden", chosen)

    def sacrifice(self) -> None:
        board = self.board
        chosen = best([c for c in CLEARINGS if self.warriors(c)], lambda c: -self.warriors(c), self.priority)
        if chosen is not None:
            board.pieces[self.seat][chosen] -= 1
            board.acolytes += 1
        if "martyrs" in self.traits and board.supply[self.seat]:
            board.supply[self.seat] -= 1
            board.acolytes += 1

    # -- Evening

    def evening(self) -> None:
        """Score, sort the Lost Souls, craft the next. [LL 8.6.1] [LL 8.6.2] [LL 8.6.3] [LL 8.6.4] [LL GTRACK]"""
        board = self.board
        suits = ["fox", "rabbit", "mouse"] if self.suit == "bird" else [self.suit]
        board.score(self.seat, POINTS[max(self.gardens(suit) for suit in suits)])
        while board.souls:
            board.lay_by(board.souls.pop(0))
        board.new_deck()
        for card in self.revealed:
            board.put_card(card, "souls")
            board.souls.append(card)
        self.order = self.next_soul("CraftSoul")
        self.craft()

    def next_soul(self, step: str) -> str:
        card = self.answers.only(CHANCE, step).split()[1]
        self.board.draw(card, "souls")
        self.board.souls.insert(0, card)
        return card

    def after_nightmare(self) -> None:
        if "erratic" in self.traits:
            self.next_soul("ErraticSoul")
