"""The turn of a bot, written from the Law alone: what all bots share. [GE 2.1] [GE 2.2] [GE 2.3a] [GE 2.4]"""

from collections.abc import Callable

from games.root.model.board import CLEARINGS, VAGABONDS, WARRIORS, Board, level_of
from games.root.model.fighting import CHANCE, Answers, Fight
from games.root.model.raiding import snare_stops
from games.root.model.ruling import ruler

EASY, CHALLENGING, NIGHTMARE = 0, 2, 3


class BotTurn:
    """A turn on a board, with the answers of a turn that was played."""

    def __init__(self, board: Board, seat: str, answers: Answers) -> None:
        self.board = board
        self.seat = seat
        self.answers = answers
        self.level = level_of(board.content, seat)
        self.traits = board.traits[seat]
        self.land = board.content.land
        self.order = ""
        self.suit = ""

    def play(self) -> None:
        self.birdsong()
        self.daylight()
        self.evening()
        self.end_of_evening()

    def birdsong(self) -> None:
        raise NotImplementedError

    def daylight(self) -> None:
        raise NotImplementedError

    def evening(self) -> None:
        raise NotImplementedError

    def end_of_evening(self) -> None:
        """Score for a nightmare, and for ruling the Pass. [GE 12.PASS] [RT M.4.4]"""
        if self.level == NIGHTMARE:
            self.board.score(self.seat, 1)
        self.after_nightmare()
        tower = int(self.land.pass_clearing) + 1
        if tower and ruler(self.board, tower) == self.seat:
            self.board.score(self.seat, 1)

    def after_nightmare(self) -> None:
        """Traits of the end of Evening. [AM GEN10]"""

    # -- the order card

    def reveal(self, step: str) -> None:
        card = self.answers.only(CHANCE, step).split()[1]
        self.board.draw(card, f"orders.{self.seat}")
        self.order, self.suit = card, self.board.card_suit(card)

    def craft(self) -> None:
        """Craft the item of the order card, if it is left, for one point. [GE 1.1.1] [GE 1.1.2]"""
        content = self.board.content
        item = int(content.deck.item[content.names["card"].index(self.order)])
        name = content.names["item"][item] if item >= 0 else ""
        if name and self.board.item_supply[name]:
            self.board.item_supply[name] -= 1
            self.gain_item(name)
            self.board.score(self.seat, 1)

    def gain_item(self, item: str) -> None:
        self.board.crafted_items[self.seat][item] += 1

    def discard_order(self) -> None:
        self.board.discard(self.order)
        self.board.new_deck()

    def ordered(self, clearing: int) -> bool:
        """Return whether a clearing is of the order suit; a bird orders all. [GE 2.7a] [GE 2.7b]"""
        return self.suit in ("bird", self.board.suit[clearing])

    # -- where

    def priority(self, clearing: int) -> int:
        """Return its place among the highest; the Pass is first. [GE 2.1] [GE 12.2.2]"""
        return 0 if clearing == int(self.land.pass_clearing) + 1 else clearing

    def lowest(self, clearing: int) -> int:
        """Return its place among the lowest; the Pass is first here too. [GE 12.2.2]"""
        return 0 if clearing == int(self.land.pass_clearing) + 1 else 13 - clearing

    def by_priority(self, clearings: list[int]) -> list[int]:
        return sorted(clearings, key=self.priority)

    def near(self, clearing: int) -> list[int]:
        """Return what is next to it for bots: closed paths count, the ferry joins coasts. [GE 12.1.1a] [GE 12.2.1]"""
        found = {b + 1 for a, b in self.land.paths if a + 1 == clearing}
        found |= {a + 1 for a, b in self.land.paths if b + 1 == clearing}
        return sorted(found | {other for other in CLEARINGS if self.is_ride(clearing, other)})

    def is_ride(self, origin: int, to: int) -> bool:
        coast = [clearing for clearing in CLEARINGS if int(self.land.coast) >> (clearing - 1) & 1]
        joined = origin in coast and to in coast and origin != to
        return joined and self.board.ferry in (origin, to)

    def warriors(self, clearing: int) -> int:
        return self.board.warriors(self.seat, clearing)

    def rules(self, clearing: int) -> bool:
        return ruler(self.board, clearing) == self.seat

    def ruled(self) -> list[int]:
        return [clearing for clearing in CLEARINGS if self.rules(clearing)]

    def foes_at(self, clearing: int) -> list[str]:
        return [seat for seat in self.board.targets(self.seat) if self.board.faction_pieces(seat, clearing)]

    def enemies_at(self, clearing: int) -> int:
        return self.board.enemy_pieces(self.seat, clearing)

    def enemy_warriors(self, clearing: int) -> int:
        return sum(self.board.warriors(seat, clearing) for seat in self.board.targets(self.seat))

    def points_of(self, seat: str) -> int:
        """Return points as "most" compares them: who has an activated dominance has none. [AM GEN5]"""
        return -1 if seat in self.board.dominant else self.board.vp[seat]

    # -- acts

    def battle(self, clearing: int, defender: str, focus: bool = False) -> Fight:
        fight = Fight(self.board, self.seat, defender, clearing, self.answers)
        fight.focus = focus
        fight.fight()
        return fight

    def put(self, piece: str, clearing: int) -> bool:
        """Place a building or token; return False where a snare stops it. [CO 11.8.2]"""
        if snare_stops(self.board, self.seat, clearing, self.answers):
            return False
        self.board.pieces[piece][clearing] += 1
        return True

    def place_warriors(self, clearing: int, count: int) -> int:
        """Place as many as there are in supply; return how many, those whom a snare stops among them. [AM CO2]"""
        placed = min(count, self.board.supply[self.seat])
        if placed and snare_stops(self.board, self.seat, clearing, self.answers):
            return placed
        self.board.supply[self.seat] -= placed
        self.board.pieces[self.seat][clearing] += placed
        return placed

    def may_move(self, origin: int, to: int) -> bool:
        """Return whether origin or destination is ruled and nothing bars the way. [RT 4.2.1]"""
        return (self.rules(origin) or self.rules(to)) and not self.board.scorched[to]

    def move(self, origin: int, to: int, count: int) -> bool:
        """Move warriors; return False where a snare stops it. [CO 11.8.2] [AM CO2]"""
        board = self.board
        if snare_stops(board, self.seat, origin, self.answers):
            return False
        board.pieces[self.seat][origin] -= count
        board.pieces[self.seat][to] += count
        self.ride(origin, to)
        self.enter(to)
        return True

    def enter(self, to: int) -> None:
        """Let the Alliance answer that warriors came where it has sympathy. [WA 8.2.6a]"""
        board = self.board
        if "alliance" in board.seats and self.seat != "alliance" and board.pieces["sympathy"][to]:
            self.outraged()

    def ride(self, origin: int, to: int) -> None:
        """Take the ferry along where it was ridden, for a point. [GE 12.1.1a] [GE 12.1.1b]"""
        if self.board.ferry == origin and self.is_ride(origin, to):
            self.board.ferry = to
            self.board.score(self.seat, 1)

    def outraged(self) -> None:
        """Let a person's Alliance add a card of the deck; their own bot forgives bots. [GE X1] [GE X2]"""
        board = self.board
        if "alliance" in board.bots:
            return
        card = self.answers.only(CHANCE, "GainSupporters").split()[1]
        full = not board.on_map("base") and len(board.cards.get("supporters.alliance", set())) >= 5
        board.draw(card, "supporters.alliance")
        if full:
            board.discard(card)

    def remove_all(self, clearing: int) -> None:
        """Remove every enemy piece of a clearing: a point for each building and token. [RT 3.2.1] [VA 9.2.2b]"""
        board = self.board
        lost: dict[str, dict[str, int]] = {}
        for owner in board.enemies(self.seat):
            if board.has_pawn(owner, clearing):
                fight = Fight(board, owner, self.seat, clearing, self.answers)
                fight.losing.damage(owner, 3, "DamageItems")
            kinds = [piece for piece in [owner, *board.cardboard(owner)] if board.pieces.get(piece, {}).get(clearing)]
            if kinds:
                lost[owner] = {piece: board.pieces[piece][clearing] for piece in kinds}
        self.take(clearing, lost)

    def take(self, clearing: int, lost: dict[str, dict[str, int]]) -> None:
        self.sweep([(clearing, lost)])

    def sweep(self, swept: list[tuple[int, dict[str, dict[str, int]]]]) -> None:
        """Remove pieces outside battle, all together; score; lose what goes with bases; let the owners answer."""
        groups = [
            (Fight(self.board, self.seat, owner, clearing, self.answers).losing, owner, pieces)
            for clearing, lost in swept
            for owner, pieces in lost.items()
        ]
        self.board.avenged = False
        for losing, owner, pieces in groups:
            losing.fight.swept = True
            losing.remove(owner, pieces)
        for _, owner, pieces in groups:
            self.taken(owner, pieces)
            if "lizards" in self.board.bots:
                for _ in range(pieces.get("garden", 0)):
                    self.board.drop_soul()
        for losing, _, pieces in groups:
            if pieces.get("base"):
                losing.base_falls()
        for losing, owner, pieces in groups:
            losing.follows(owner, {piece: count for piece, count in pieces.items() if piece != "base"})
        if self.board.fallen:
            groups[0][0].failure(self.seat)

    def taken(self, owner: str, pieces: dict[str, int]) -> None:
        cardboard = sum(count for piece, count in pieces.items() if piece not in WARRIORS)
        free = pieces.get("sympathy", 0) if "popularity" in self.board.traits[owner] else 0
        self.board.score(self.seat, cardboard - free)
        if self.seat == "eyrie" and "war-tax" in self.traits:
            self.board.score(owner, -cardboard)


def best(candidates: list[int], *keys: Callable[[int], int]) -> int | None:
    """Return the candidate with the smallest keys, one after the other; None where there is none."""
    return min(candidates, key=lambda candidate: tuple(key(candidate) for key in keys), default=None)


def is_vagabond(seat: str) -> bool:
    return seat in VAGABONDS
