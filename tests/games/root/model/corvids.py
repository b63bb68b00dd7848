"""A turn of the Cogwheel Corvids, written from the Law alone. [CO 11.4.3] [CO 11.4.4] [CO 11.5.1] [CO 11.5.2]"""

from games.root.model.board import BUILDINGS, CLEARINGS, TOKENS, VAGABONDS
from games.root.model.fighting import CHANCE, Fight
from games.root.model.raiding import plot_falls
from games.root.model.turning import CHALLENGING, EASY, BotTurn, best

PLOTS = 8
BOMBED = 2


class CorvidsTurn(BotTurn):
    """Recruit by the order, turn every plot up, then battle, move on and plot."""

    def birdsong(self) -> None:
        self.reveal("RevealOrder")
        self.craft()
        self.recruit()
        for clearing in self.by_priority([c for c in CLEARINGS if c in self.board.plots]):
            if clearing in self.board.plots and clearing not in self.board.face_up:
                self.flip(clearing)

    def recruit(self) -> None:
        """Place warriors in two ordered clearings; the plot thickens where none are left. [CO 11.4.3] [AM CO3]"""
        board = self.board
        taken: set[int] = set()
        for _ in range(2):
            left = 1 if self.level == EASY else 3 if self.level >= CHALLENGING else 2
            if not self.has_warriors():
                return
            there = [c for c in CLEARINGS if self.ordered(c) and c not in taken and board.may_place(self.seat, c)]
            chosen = best(there, lambda c: c in board.plots, lambda c: -self.warriors(c), self.priority)
            if chosen is None:
                return
            taken.add(chosen)
            while left and self.has_warriors():
                self.place_warriors(chosen, 1)
                left -= 1

    def has_warriors(self) -> bool:
        while not self.board.supply[self.seat] and self.thicken():
            pass
        return self.board.supply[self.seat] > 0

    # -- plots turned up

    def flip(self, clearing: int) -> None:
        """Turn a plot up, score all that lie so, let it work; somebody may have to guess first. [CO GAMBLE]"""
        board = self.board
        people = [s for s in board.enemies(self.seat) if s not in board.bots and board.faction_pieces(s, clearing)]
        works = True
        guesser = ""
        if people and "gamble" in self.traits:
            guesser = max(people, key=lambda seat: board.faction_pieces(seat, clearing))
            works = self.answers.only(guesser, "MustGuess").split()[1] != board.plots[clearing]
            board.score(self.seat, int(works))
        board.face_up.add(clearing)
        board.score(self.seat, len(board.face_up))
        if works:
            self.work(clearing)
        else:
            self.lose_plot(clearing)
            board.score(guesser, 1)

    def lose_plot(self, clearing: int) -> None:
        self.board.pieces["plot"][clearing] = 0
        plot_falls(self.board, clearing, self.answers)

    def work(self, clearing: int) -> None:
        """Let a bomb go off and be swapped, or an extortion take cards. [CO 11.7.1] [CO 11.7.3] [AM CO1] [AM CO7]"""
        board = self.board
        if board.plots[clearing] == "bomb" or "vendetta" in self.traits:
            self.explode(clearing)
            if board.on_map("plot") == PLOTS:
                self.lose_plot(clearing)
            else:
                board.plots[clearing] = self.answers.only(CHANCE, "SwapBomb").split()[1]
        elif board.plots[clearing] == "extortion":
            for victim in board.enemies(self.seat):
                if victim not in board.bots and board.faction_pieces(victim, clearing) and board.hand(victim):
                    held = {f"discard {card}" for card in board.hand(victim)}
                    board.discard(self.answers.ask(CHANCE, "ExtortCard", held).split()[1])
            board.new_deck()

    def explode(self, clearing: int) -> None:
        """Remove all enemy pieces, of a bot two: warriors, tokens, then buildings by lot. [CO 11.8.1] [RT U15]"""
        board = self.board
        lost: dict[str, dict[str, int]] = {}
        for owner in board.enemies(self.seat):
            if board.has_pawn(owner, clearing):
                Fight(board, owner, self.seat, clearing, self.answers).losing.damage(owner, 3, "DamageItems")
            if owner in VAGABONDS or not board.faction_pieces(owner, clearing):
                continue
            kinds = [piece for piece in [owner, *board.cardboard(owner)] if board.pieces[piece][clearing]]
            held = {piece: board.pieces[piece][clearing] for piece in kinds}
            lost[owner] = self.two_of(owner, held) if owner in board.bots else held
        self.take(clearing, lost)

    def two_of(self, owner: str, held: dict[str, int]) -> dict[str, int]:
        lost: dict[str, int] = {}
        for piece in [owner, *TOKENS.get(owner, [])]:
            count = min(BOMBED - sum(lost.values()), held.get(piece, 0))
            if count:
                lost[piece] = count
        while sum(lost.values()) < min(BOMBED, sum(held.values())):
            kinds = [piece for piece in BUILDINGS.get(owner, []) if held.get(piece, 0) > lost.get(piece, 0)]
            piece = self.answers.ask(CHANCE, "BombedBuilding", {f"lose {kind}" for kind in kinds}).split()[1]
            lost[piece] = lost.get(piece, 0) + 1
        return lost

    # -- Daylight

    def daylight(self) -> None:
        for clearing in self.by_priority([c for c in CLEARINGS if self.ordered(c)]):
            if self.warriors(clearing) >= 2 and self.foes_at(clearing):
                self.strike(clearing)
        for clearing in self.by_priority([c for c in CLEARINGS if self.ordered(c)]):
            if clearing in self.board.face_up and self.warriors(clearing) > 2:
                self.leave(clearing)
        for _ in range(2 if "mastermind" in self.traits else 1):
            self.plot([c for c in CLEARINGS if self.ordered(c)], 1)
        self.thicken()

    def strike(self, clearing: int) -> None:
        board = self.board
        keys = {
            foe: (board.buildings(foe, clearing) + board.tokens(foe, clearing), self.points_of(foe))
            for foe in self.foes_at(clearing)
        }
        self.battle(clearing, max(keys, key=lambda foe: keys[foe]))

    def leave(self, clearing: int) -> None:
        """Move all but two to a neighbour without a plot, else to the lowest. [CO 11.5.2] [CO 11.2.1]"""
        board = self.board
        near = [to for to in self.near(clearing) if not board.scorched[to]]
        free = [to for to in near if to not in board.plots]
        chosen = best(free, lambda to: -self.warriors(to), self.priority) if free else best(near, self.lowest)
        if chosen is not None:
            self.move(clearing, chosen, self.warriors(clearing) - 2)

    def plot(self, clearings: list[int], needed: int) -> bool:
        """Swap a warrior for a random plot where most of them are. [CO 11.5.3] [CO 11.5.4]"""
        board = self.board
        there = [c for c in clearings if c not in board.plots and self.warriors(c) >= needed]
        there = [c for c in there if board.may_place(self.seat, c)]
        chosen = best(there, lambda c: -self.warriors(c), self.priority)
        if chosen is None or board.on_map("plot") == PLOTS:
            return False
        board.pieces[self.seat][chosen] -= 1
        board.removed_to(self.seat, 1)
        board.pieces["plot"][chosen] = 1
        board.plots[chosen] = self.answers.only(CHANCE, "LayAtRandom").split()[1]
        return True

    def thicken(self) -> bool:
        return self.plot(CLEARINGS, 3)

    # -- Evening

    def evening(self) -> None:
        board = self.board
        board.score(self.seat, sum(board.plots[c] == "extortion" for c in board.face_up))
        self.discard_order()
