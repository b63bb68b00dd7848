"""A battle, written from the Law alone, step by step; the answers to its questions come from a battle that was played.

The order of steps is that of [RT 4.3.7]. Clearings have numbers from 1 on.
"""

from games.root.model.board import READY, VAGABONDS, Board
from games.root.model.hiring import SELLER, hire, hired
from games.root.model.losing import Losing

CHANCE = "chance"
NO = "pass"
NOBODY: tuple[str, str, frozenset[str], str] = ("nobody", "nothing", frozenset(), "")


class Difference(AssertionError):
    """The game asked something else than the Law, or nothing."""


class Answers:
    """The questions of a played battle: who was asked by which step, what was offered, what was chosen."""

    def __init__(self, asked: list[tuple[str, str, frozenset[str], str]]) -> None:
        self.left = list(asked)

    def ask(self, seat: str, step: str, options: set[str]) -> str:
        """Return what the seat chose next; of a single answer it need not have been asked."""
        who, what, offered, chosen = self.left[0] if self.left else NOBODY
        if (who, what) == (seat, step) and (offered == options or len(options) > 1):
            if offered != options:
                raise Difference(f"{step} offers {seat} {sorted(offered)}, not {sorted(options)}")
            del self.left[0]
            return chosen
        if len(options) == 1:
            return next(iter(options))
        raise Difference(f"{step} does not ask {seat} about {sorted(options)}, but {what} asks {who}")

    def only(self, seat: str, step: str) -> str:
        """Return what chance or a seat answered next, whatever was offered."""
        who, what, _, chosen = self.left[0] if self.left else NOBODY
        if (who, what) != (seat, step):
            raise Difference(f"{step} does not ask {seat}, but {what} asks {who}")
        del self.left[0]
        return chosen


class Fight:
    """One battle between two players."""

    def __init__(self, board: Board, attacker: str, defender: str, clearing: int, answers: Answers) -> None:
        self.board = board
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.suit = board.suit[clearing]
        self.answers = answers
        self.ally: str | None = None
        self.lent = {attacker: 0, defender: 0}
        self.extra = {attacker: 0, defender: 0}
        self.rolled = {attacker: 0, defender: 0}
        self.armored: set[str] = set()
        self.used: set[str] = set()
        self.focus = "eyrie" in board.bots and board.cell("eyrie_focus") > 0
        self.instigator: str | None = None
        self.swept = False
        self.losing = Losing(self)

    def other(self, seat: str) -> str:
        return self.defender if seat == self.attacker else self.attacker

    def is_bot(self, seat: str) -> bool:
        return seat in self.board.bots

    def fight(self) -> None:
        self.call_ally()
        self.ambush()
        if self.has_attackers():
            self.before_roll()
            self.roll()
            self.after_roll()
            hits = {seat: self.hits(seat) for seat in (self.attacker, self.defender)}
            self.losing.deal(hits)
        self.losing.end()

    # -- before the roll

    def call_ally(self) -> None:
        """Let an attacking Vagabond count the warriors of one allied faction. [VA 9.2.9.II.c]"""
        board = self.board
        if self.attacker not in VAGABONDS or self.is_bot(self.attacker):
            return
        allies = [
            seat
            for seat in board.seats
            if seat != self.defender and self.losing.relation(seat) == "allied" and board.warriors(seat, self.clearing)
        ]
        if allies:
            chosen = self.answers.ask(self.attacker, "Rally", {NO, *(f"rally {seat}" for seat in allies)})
            if chosen != NO:
                self.ally = chosen.split()[1]

    def ambush(self) -> None:
        """Let the defender ambush, and the attacker foil it. [RT 4.3.1] [RT 4.3.1.I] [RT 4.3.1.II] [RT 4.3.1.III]"""
        board = self.board
        spared = self.is_bot(self.attacker) or board.has_crafted(self.attacker, "scouting-party")
        if self.is_bot(self.defender) or spared or not board.hand(self.defender):
            return
        card = self.answers.ask(self.defender, "Ambush", {NO, *self.ambushes(self.defender)})
        if card == NO:
            return
        board.discard(card.split()[1])
        if board.hand(self.attacker):
            foil = self.answers.ask(self.attacker, "Foil", {NO, *self.ambushes(self.attacker)})
            if foil != NO:
                board.discard(foil.split()[1])
                return
        self.losing.deal({self.defender: 2})

    def ambushes(self, seat: str) -> set[str]:
        fitting = self.board.fitting(self.board.hand(seat), self.suit)
        return {f"ambush {card}" for card in fitting if card.startswith("ambush")}

    def has_attackers(self) -> bool:
        """Return whether anybody attacks, hired warriors alone, too. [RT U8]"""
        own = self.board.warriors(self.attacker, self.clearing) + hired(self, self.attacker)
        return own > 0 or self.attacker in VAGABONDS

    def before_roll(self) -> None:
        """Let a Marksman shoot, then the defender enlist an Arbiter. [RT 4.3.2] [VB MARKSMAN] [VA V.5] [VB 7.7.6]"""
        if "marksman" in self.board.traits[self.attacker]:
            self.losing.deal({self.attacker: 1})
        hire(self)
        for seat in self.board.seats:
            if seat in VAGABONDS and seat not in (self.attacker, self.defender) and self.is_arbiter(seat):
                self.may_enlist(seat)

    def is_arbiter(self, seat: str) -> bool:
        return self.losing.character(seat) == "arbiter" and self.board.has_pawn(seat, self.clearing)

    def may_enlist(self, arbiter: str) -> None:
        board = self.board
        if self.is_bot(self.defender):
            cap = self.cap(self.defender)
            foes = board.faction_pieces(self.attacker, self.clearing) + hired(self, self.attacker)
            enlists = cap < 3 and cap < foes and board.vp[self.defender] > board.vp[arbiter]
        else:
            enlists = self.answers.ask(self.defender, "Enlist", {NO, f"enlist {arbiter}"}) != NO
        if enlists:
            board.score(arbiter, 1)
            self.lent[self.defender] += self.track(arbiter) if self.is_bot(arbiter) else self.swords(arbiter)

    # -- the roll and after it

    def roll(self) -> None:
        """Give the attacker the higher die, unless the Alliance defends. [RT 4.3.3b] [WA 8.2.2] [AA VETERANS]"""
        low, high = sorted(int(die) for die in self.answers.only(CHANCE, "Roll").split()[1:])
        guerrilla = self.defender == "alliance" and (
            not self.is_bot("alliance") or "veterans" in self.board.traits["alliance"]
        )
        self.rolled = {self.attacker: low if guerrilla else high, self.defender: high if guerrilla else low}

    def after_roll(self) -> None:
        """Let both sides use cards and a Ronin strike, the attacker first, until nobody wants to. [RT 4.3.4]"""
        passed: set[str] = set()
        while True:
            sides = [seat for seat in (self.attacker, self.defender) if seat not in passed and self.uses(seat)]
            if not sides:
                return
            seat = sides[0]
            chosen = self.answers.ask(seat, "AfterRoll", {NO, *self.uses(seat)})
            if chosen == NO:
                passed.add(seat)
            else:
                passed.clear()
                self.use(seat, chosen)

    def uses(self, seat: str) -> set[str]:
        board = self.board
        if self.is_bot(seat):
            return set()
        effects = ["armorers", "brutal-tactics" if seat == self.attacker else "sappers", f"{self.suit}-partisans"]
        crafted = board.cards.get(f"crafted.{seat}", set())
        found = {f"use {card}" for card in crafted if card.startswith(tuple(effects)) and card not in self.used}
        ronin = self.losing.character(seat) == "ronin" and "swift" + seat not in self.used
        if ronin and board.items[seat][READY]["sword"]:
            found.add("swift-strike")
        return found

    def use(self, seat: str, chosen: str) -> None:
        board = self.board
        if chosen == "swift-strike":
            self.used.add("swift" + seat)
            board.items[seat][READY]["sword"] -= 1
            board.items[seat]["exhausted"]["sword"] += 1
            self.extra[seat] += 1
            return
        card = chosen.split()[1]
        self.used.add(card)
        if card.startswith("armorers"):
            self.armored.add(seat)
            board.discard(card)
            return
        self.extra[seat] += 1
        if card.startswith("sappers"):
            board.discard(card)
        elif card.startswith("brutal"):
            board.score(self.defender, 1)
        else:
            for held in board.by_number(board.hand(seat)):
                if board.card_suit(held) != self.suit:
                    board.discard(held)

    # -- hits

    def hits(self, seat: str) -> int:
        """Count what a side deals: rolled as far as its cap goes, then extra hits. [RT 4.3.5]"""
        rolled = 0 if self.other(seat) in self.armored else min(self.rolled[seat], self.cap(seat) + self.lent[seat])
        return rolled + self.extra[seat] + self.own_extra(seat)

    def cap(self, seat: str) -> int:
        """Return the most hits a side may roll. [RT 4.3.3.I] [VA 9.2.6] [VB 7.2.4c]"""
        if seat not in VAGABONDS:
            return self.river_cap() if seat == SELLER else self.board.warriors(seat, self.clearing) + hired(self, seat)
        if self.is_bot(seat):
            return 1 + min(2, self.track(seat))
        called = self.board.warriors(self.ally, self.clearing) if self.ally and seat == self.attacker else 0
        return self.swords(seat) + called

    def river_cap(self) -> int:
        """Return the most hits of the Riverfolk. [RR FEROCIOUS] [RR GARRISON]"""
        traits = self.board.traits[SELLER]
        if self.attacker == SELLER and "ferocious" in traits:
            return 3
        posts = self.board.pieces["post"][self.clearing] if "garrison" in traits and self.defender == SELLER else 0
        return self.board.warriors(SELLER, self.clearing) + posts

    def swords(self, seat: str) -> int:
        return self.board.items[seat]["ready"]["sword"] + self.board.items[seat]["exhausted"]["sword"]

    def undamaged(self, seat: str) -> int:
        return sum(sum(self.board.items[seat][facing].values()) for facing in ("ready", "exhausted"))

    def track(self, seat: str) -> int:
        """Count the items on a Vagabot's Battle Track. [VB 7.2.4b] [VB QUESTING]"""
        count = self.undamaged(seat)
        if "questing" in self.board.traits[seat]:
            count = sum(sum(held.values()) for held in self.board.items[seat].values())
        return sum(count >= wanted for wanted in (6, 9, 12))

    def own_extra(self, seat: str) -> int:
        """Count hits without a decision. [RT 4.3.5.II] [EY 7.8.3] [EE 5.5.1.IIIx] [AA 6.2.2] [CC 13.2.5]"""
        board = self.board
        if seat == self.attacker:
            commander = seat == "eyrie" and not self.is_bot(seat) and self.losing.leader() == "commander"
            focus = seat == "eyrie" and self.is_bot(seat) and self.focus
            third = seat in VAGABONDS and self.is_bot(seat) and self.track(seat) == 3
            return self.is_defenseless() + commander + focus + third + self.captain()
        if seat == "alliance" and self.is_bot(seat):
            hidden = "informants" in board.traits[seat] and board.tokens(seat, self.clearing) > 0
            return int(board.warriors(seat, self.clearing) > 0 or hidden)
        agents = seat == "corvids" and self.clearing in board.plots and self.clearing not in board.face_up
        return int(agents)

    def captain(self) -> bool:
        """Return whether the Drillbit Duchy attacks where a tunnel is, with the Captain. [DD 10.7.1]"""
        board = self.board
        bot = self.attacker == "duchy" and self.is_bot("duchy")
        return bot and board.pieces["tunnel"][self.clearing] > 0 and "captain" in board.swayed

    def is_defenseless(self) -> bool:
        """Return whether the defender has nothing to fight with. [RT 4.3.5.II] [VA 9.2.4] [AM VB5]"""
        if self.defender == SELLER and "garrison" in self.board.traits[SELLER]:
            return False
        if self.defender not in VAGABONDS:
            return self.board.warriors(self.defender, self.clearing) + hired(self, self.defender) == 0
        return (self.undamaged if self.is_bot(self.defender) else self.swords)(self.defender) == 0
