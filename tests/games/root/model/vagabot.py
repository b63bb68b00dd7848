"""A turn of the Vagabot, written from the Law alone: which actions, in which order. [VB 7.4.3] [VB 7.5] [VB 7.6.1]"""

from games.root.model.board import CLEARINGS
from games.root.model.fighting import CHANCE, Fight
from games.root.model.turning import BotTurn
from games.root.model.wandering import Wanderer

SEQUENCES = {
    "bird": ["explore", "quest", "aid", "battle"],
    "fox": ["explore", "battle", "special"],
    "rabbit": ["battle", "repair", "special"],
    "mouse": ["quest", "aid", "battle", "repair"],
}
QUESTING = {
    "bird": ["explore", "quest", "battle"],
    "fox": ["explore", "special", "battle"],
    "rabbit": ["special", "aid", "battle"],
    "mouse": ["quest", "aid", "battle"],
}


class VagabotTurn(Wanderer, BotTurn):
    """Explore, quest, aid, battle, repair and special, as items allow."""

    fled = False
    battles = 0
    target = ""

    def birdsong(self) -> None:
        self.reveal("RevealOrder")
        self.craft()
        if self.undamaged() < 3:
            self.flee("FleeToForest")
            self.fled = True

    def flee(self, step: str) -> None:
        """Go to a forest beside him, picked by lot. [VB 7.4.3] [VB 7.7.3]"""
        forests = self.forests_beside()
        if len(forests) > 1:
            chosen = self.answers.only(CHANCE, step).split()[-1]
            self.here = self.board.content.names["place"].index(chosen) + 1
            assert self.here in forests
        elif forests:
            self.here = forests[0]

    def daylight(self) -> None:
        if self.fled:
            return
        for action in (QUESTING if "questing" in self.traits else SEQUENCES)[self.suit]:
            self.act(action)
        if "adventurer" in self.traits:
            while self.quest():
                pass

    def act(self, action: str) -> None:
        if action == "explore":
            self.explore()
        elif action == "quest":
            self.quest()
        elif action == "aid":
            self.aid()
        elif action == "battle":
            self.go_and_battle()
        elif action == "repair":
            self.repair_one()
        else:
            self.special()

    # -- ruins and quests

    def explore(self) -> None:
        """Take a random item of the nearest ruin. [VB 7.5.1]"""
        if not self.go_nearest([c for c in CLEARINGS if self.board.ruin[c]]) or not self.usable():
            return
        self.exhaust(1)
        board = self.board
        zone = f"ruin.{[int(ruin) + 1 for ruin in self.land.ruins].index(self.here) + 1}"
        if not board.cards.get(zone):
            for _ in board.pawn:
                under = self.answers.ask(CHANCE, "LookUnder", {f"deal {card}" for card in board.cards["ruins"]})
                board.put_card(under.split()[1], zone)
        found = self.answers.ask(CHANCE, "VagabotFinds", {f"take {card}" for card in board.cards[zone]})
        board.put_card(found.split()[1], "out")
        self.found_item()
        if not board.cards[zone]:
            board.ruin[self.here] = 0

    def quest(self) -> bool:
        """Do the quest of the nearest clearing of its suit. [VB 7.5.2]"""
        mine = f"completed.{self.seat}"
        quests = self.board.cards.get(mine, set())
        if not quests:
            return False
        suit = self.board.card_suit(next(iter(quests)))
        there = self.go_nearest([c for c in CLEARINGS if self.board.suit[c] == suit])
        if not there or self.usable() < 2:
            return False
        self.exhaust(2)
        self.board.put_card(next(iter(quests)), "out")
        self.board.score(self.seat, 1 + ("questing" in self.traits))
        if self.board.cards.get("quest-deck"):
            self.board.put_card(self.answers.only(CHANCE, "VagabotQuest").split()[1], mine)
        return True

    # -- aid

    def aid(self) -> None:
        """Give items' worth to the poorest with crafted items here. [VB 7.5.3a] [VB 7.5.3b] [VB 7.5.3c] [VB HELPER]"""
        board = self.board
        others = [seat for seat in board.enemies(self.seat) if seat not in board.dominant]
        boxes = {seat: sum(board.crafted_items[seat].values()) for seat in others}
        if "questing" in self.traits:
            rich = [seat for seat, held in boxes.items() if held]
            self.go_nearest([c for c in CLEARINGS if any(board.faction_pieces(seat, c) for seat in rich)])
        there = [
            seat
            for seat, held in boxes.items()
            if held and self.in_clearing() and board.faction_pieces(seat, self.here)
        ]
        if not there or not self.usable():
            return
        poorest = min(there, key=lambda seat: board.vp[seat])
        count = 1 if "questing" in self.traits else min(self.usable(), boxes[poorest])
        self.exhaust(count)
        for left in range(count, 0, -1):
            kinds = [item for item, held in board.crafted_items[poorest].items() if held]
            options = {f"take-item {item}" for item in kinds}
            some = left < sum(board.crafted_items[poorest].values())
            taken = self.answers.ask(CHANCE, "TakeBoxed", options) if some else f"take-item {kinds[0]}"
            board.crafted_items[poorest][taken.split()[1]] -= 1
            self.found_item()
        board.score(self.seat, count + ("helper" in self.traits))
        self.thanks(poorest, count * (2 if "helper" in self.traits else 1))

    def thanks(self, seat: str, count: int) -> None:
        if seat in self.board.bots:
            self.board.score(seat, 1)
            return
        for _ in range(count):
            if self.board.cards.get("deck"):
                self.board.draw(self.answers.only(CHANCE, "Draw").split()[1], f"hand.{seat}")

    # -- battle

    def go_and_battle(self) -> None:
        """Go to the nearest clearing of the player with most points and fight. [VB 7.5.4a] [VB 7.5.4.I] [AM VB8]"""
        target = self.berserk() if "berserker" in self.traits else self.first_in_points()
        if target is None or not self.in_clearing() or not self.board.faction_pieces(target, self.here):
            return
        cost = 1
        while self.usable() >= cost and self.board.faction_pieces(target, self.here):
            if "adventurer" in self.traits and self.battles:
                return
            self.exhaust(cost)
            self.battles += 1
            self.battle(self.here, target)
            self.settle()
            cost = 2

    def first_in_points(self) -> str | None:
        """Go towards the player with most points who can be reached; return whom."""
        board = self.board
        for target in sorted(board.targets(self.seat), key=lambda seat: -self.points_of(seat)):
            there = [c for c in CLEARINGS if board.faction_pieces(target, c)]
            if any(self.distance(c) is not None for c in there):
                self.target = target
                self.go_nearest(there, self.most_cardboard, self.fewest_warriors)
                return target
        return None

    def most_cardboard(self, clearing: int) -> int:
        return -self.board.buildings(self.target, clearing) - self.board.tokens(self.target, clearing)

    def fewest_warriors(self, clearing: int) -> int:
        return self.board.warriors(self.target, clearing)

    def berserk(self) -> str | None:
        """Go to the nearest clearing with most pieces; return who has most there. [VB BERSERKER]"""
        reached = [c for c in CLEARINGS if self.enemies_at(c) and self.distance(c) is not None]
        if not reached:
            return None
        most = max(self.enemies_at(c) for c in reached)
        goal = self.nearest([c for c in reached if self.enemies_at(c) == most])
        assert goal is not None
        self.walk(goal)
        return max(self.board.targets(self.seat), key=lambda seat: self.board.faction_pieces(seat, goal))

    # -- the rest

    def repair_one(self) -> None:
        if self.damaged() and self.usable():
            self.exhaust(1)
            self.repair(1)

    def special(self) -> None:
        """Take the character's action, where it does something. [VB 7.5.6]"""
        if not self.usable() or not self.board.content.options["vagabot"]:
            return
        {
            "thief": self.steal,
            "tinker": self.tinker,
            "ranger": self.hide,
            "vagrant": self.instigate,
            "scoundrel": self.scorch,
            "arbiter": self.nothing,
        }[str(self.board.content.options["vagabot"])]()

    def nothing(self) -> None:
        """An Arbiter has no action of his own. [VB 7.7.6]"""

    def steal(self) -> None:
        """Discard a random card of the richest here; nothing where a bot or an empty hand is the richest. [AM VB2]"""
        board = self.board
        there = self.foes_here()
        richest = max(
            there, key=lambda seat: (self.points_of(seat), board.faction_pieces(seat, self.here)), default=self.seat
        )
        if board.hand(richest):
            self.exhaust(1)
            options = {f"take {card}" for card in board.hand(richest)}
            board.discard(self.answers.ask(CHANCE, "LoseCard", options).split()[1])
            board.score(self.seat, 1)

    def tinker(self) -> None:
        """Craft a card of the discard pile. [VB 7.7.2] [AM VB9]"""
        board = self.board
        names = board.content.names
        items = {}
        for card in board.cards.get("discard", set()):
            item = int(board.content.deck.item[names["card"].index(card)])
            if item >= 0 and board.item_supply[names["item"][item]]:
                items[card] = names["item"][item]
        if items:
            self.exhaust(1)
            card = self.answers.ask(CHANCE, "VagabotTinkers", {f"labor {card}" for card in items}).split()[1]
            board.item_supply[items[card]] -= 1
            self.found_item()
            board.score(self.seat, 1)

    def hide(self) -> None:
        if self.damaged() >= 3 and self.forests_beside():
            self.exhaust(1)
            self.flee("FleeToForest")

    def instigate(self) -> None:
        """Let two others fight here. [VB 7.7.4] [AM VB7]"""
        board = self.board
        others = board.enemies(self.seat) if self.in_clearing() else []
        able = [seat for seat in others if board.warriors(seat, self.here) or board.has_pawn(seat, self.here)]
        pairs = [(attacker, defender) for attacker in able for defender in self.foes_here() if attacker != defender]
        if pairs:
            self.exhaust(1)
            attacker, defender = pairs[0]
            fight = Fight(board, attacker, defender, self.here, self.answers)
            fight.instigator = self.seat
            fight.fight()
            self.settle()

    def scorch(self) -> None:
        """Remove all enemy pieces and leave an item. [VB 7.7.5]"""
        board = self.board
        if not self.in_clearing() or self.enemies_at(self.here) < 3:
            return
        cardboard = sum(board.buildings(seat, self.here) + board.tokens(seat, self.here) for seat in self.foes_here())
        if cardboard:
            self.remove_all(self.here)
            board.blocked[self.here] += 1
            self.lose_item()
            board.score(self.seat, 1)

    def evening(self) -> None:
        """Refresh, repair, discard. [VB 7.6.1] [VB 7.6.2]"""
        self.refresh((4 if self.damaged() else 6) + {0: -1, 1: 0, 2: 1, 3: 1}[self.level])
        self.repair(99 if not self.in_clearing() else 2 if "berserker" in self.traits else 1)
        self.discard_order()
