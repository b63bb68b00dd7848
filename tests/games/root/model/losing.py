"""Losses of a battle and what follows from them, written from the Law alone. [RT 4.3.6a] [RT 4.3.6b] [RT 4.3.6e]"""

from typing import TYPE_CHECKING

from games.root.model.board import (
    BUILDINGS,
    FROM_THE_TOP,
    RANKS,
    READY,
    TOKENS,
    VAGABONDS,
    WARRIORS,
    suit_of_minister,
)
from games.root.model.hiring import SELLER, hired, hired_share, posts_fall
from games.root.model.raiding import plot_falls, snare_stops

if TYPE_CHECKING:
    from games.root.model.fighting import Fight

CHANCE = "chance"
NO = "pass"
Lost = dict[str, int]


class Losing:
    """The losses of both sides in one battle."""

    def __init__(self, fight: "Fight") -> None:
        self.fight = fight
        self.board = fight.board
        self.hostile: set[tuple[str, str]] = set()
        self.despot = False
        self.cats_lost = 0
        self.on_ally = 0
        self.on_items = 0
        self.lent_lost: Lost = {}
        self.hired_lost = 0

    # -- facts of the table

    def relation(self, seat: str) -> str:
        """Return how a faction stands to the attacking Vagabond."""
        return self.relation_to(self.fight.attacker, seat)

    def relation_to(self, vagabond: str, seat: str) -> str:
        value = self.board.row(f"{vagabond}_relation")[self.board.seats.index(seat)]
        if (vagabond, seat) in self.hostile:
            return "hostile"
        return ["", "hostile", "indifferent", "amiable", "friendly", "allied"][value]

    def character(self, seat: str) -> str:
        if seat not in VAGABONDS:
            return ""
        return self.board.content.names["character"][self.board.cell(f"{seat}_character") - 1]

    def leader(self) -> str:
        """Return the leader of the Eyrie; between two of them there is none."""
        return ["", *self.board.content.names["leader"]][self.board.cell("leader")]

    # -- hits

    def deal(self, hits: dict[str, int]) -> None:
        """Deal hits of these seats at once; then the points, souls for a bot's gardens, and what else follows."""
        self.board.avenged = False
        sides = [seat for seat in (self.fight.attacker, self.fight.defender) if self.fight.other(seat) in hits]
        taken = {seat: hits[self.fight.other(seat)] for seat in sides}
        for seat in reversed(sides):
            taken[seat] -= self.hired_fall(seat, taken[seat])
        lost: dict[str, Lost] = {}
        for seat in sides:
            lost[seat] = self.losses(seat, taken[seat])
            self.ally_loses()
        self.remove(SELLER, {SELLER: self.hired_lost} if self.hired_lost else {})
        self.hired_lost = 0
        for owner, pieces in lost.items():
            self.remove(owner, pieces)
        for owner, pieces in lost.items():
            self.points(owner, pieces)
        if "lizards" in self.board.bots:
            for _ in range(lost.get("lizards", {}).get("garden", 0)):
                self.board.drop_soul()
        for owner in (self.fight.attacker, self.fight.defender):
            self.follows(owner, lost.get(owner, {}))

    def hired_fall(self, seat: str, hits: int) -> int:
        """Let hired warriors take their share; who falls for one side cannot for the other. [RF 11.2.7.III.a]"""
        board = self.board
        lent = max(0, hired(self.fight, seat) - self.hired_lost)
        fallen = hired_share(hits, board.warriors(seat, self.fight.clearing), lent)
        self.hired_lost += fallen
        return fallen

    def ally_loses(self) -> None:
        """Follow up warriors lost for an ally: removed by the defender. [VA 9.2.9.II.d] [VA 9.2.9.III] [MC 6.2.3d]"""
        lost, self.lent_lost = self.lent_lost, {}
        ally, defender = self.fight.ally, self.fight.defender
        if ally and lost:
            if defender in VAGABONDS and defender not in self.board.bots:
                self.hostile.add((defender, ally))
            self.follows(ally, lost)

    def losses(self, owner: str, hits: int) -> Lost:
        """Return what the owner loses: warriors first, then cardboard of its choice. [RT 4.3.6b]"""
        if owner in VAGABONDS:
            self.damage(owner, hits)
            return {}
        board, clearing = self.board, self.fight.clearing
        lost: Lost = {}
        warriors = min(hits, board.warriors(owner, clearing))
        if warriors:
            lost[owner] = warriors
        left = hits - warriors
        bot = owner in board.bots
        if bot:
            left = self.bot_tokens(owner, left, lost)
        fortified = "fortified" in board.traits[owner]
        while left >= (2 if fortified else 1):
            there = BUILDINGS.get(owner, []) if bot else board.cardboard(owner)
            kinds = [piece for piece in there if board.pieces[piece][clearing] > lost.get(piece, 0)]
            if not kinds:
                break
            total = sum(board.pieces[piece][clearing] - lost.get(piece, 0) for piece in kinds)
            if total <= left // (2 if fortified else 1):
                lost |= {piece: board.pieces[piece][clearing] for piece in kinds}
                break
            asked = CHANCE if bot else owner
            piece = self.fight.answers.ask(asked, "ChooseLoss", {f"lose {kind}" for kind in kinds}).split()[1]
            lost[piece] = lost.get(piece, 0) + 1
            left -= 2 if fortified else 1
        return lost

    def bot_tokens(self, owner: str, left: int, lost: Lost) -> int:
        """Take a bot's tokens before its buildings; return the hits left. [GE 1.2.1a]"""
        for piece in TOKENS.get(owner, []):
            gone = min(left, self.board.pieces[piece][self.fight.clearing])
            if gone:
                lost[piece] = gone
            left -= gone
        return left

    def damage(self, owner: str, hits: int, step: str = "TakeHits") -> None:
        """Damage items; lent warriors may take the hits of an attacker. [VA 9.2.7] [VA 9.2.9.II.d] [VB 7.2.5]"""
        items = self.board.items[owner]
        for _ in range(hits):
            if owner in self.board.bots:
                facing = next((facing for facing in ("exhausted", READY) if sum(items[facing].values())), None)
                if facing is None:
                    return
                item = next(item for item, count in items[facing].items() if count)
            else:
                chosen = self.choose_damage(owner, step)
                if chosen is None:
                    return
                if chosen == "ally":
                    continue
                _, item, facing = chosen.split()
            items[facing][item] -= 1
            items["damaged" if facing == READY else "damaged-down"][item] += 1
            self.on_items += owner == self.fight.attacker

    def choose_damage(self, owner: str, step: str) -> str | None:
        items = self.board.items[owner]
        options = {
            f"damage {item} {facing}"
            for facing in (READY, "exhausted")
            for item, count in items[facing].items()
            if count
        }
        ally = self.fight.ally if owner == self.fight.attacker else None
        if ally and self.board.warriors(ally, self.fight.clearing):
            options.add("lose-ally")
        if not options:
            return None
        chosen = self.fight.answers.ask(owner, step, options)
        if ally and chosen == "lose-ally":
            self.on_ally += 1
            self.remove(ally, {ally: 1})
            self.lent_lost[ally] = self.lent_lost.get(ally, 0) + 1
            return "ally"
        return chosen

    # -- afterwards

    def remove(self, owner: str, pieces: Lost) -> None:
        board, clearing = self.board, self.fight.clearing
        for piece, count in pieces.items():
            board.pieces[piece][clearing] -= count
            if piece in WARRIORS:
                board.removed_to(owner, count)

    def points(self, owner: str, pieces: Lost) -> None:
        """Score for the other side. [RT 4.3.6d] [VB 7.5.4b] [VA 9.2.9.III.a] [EE WARTAX] [AA POPULARITY]"""
        board = self.board
        remover = self.fight.other(owner)
        cardboard = sum(count for piece, count in pieces.items() if piece not in WARRIORS)
        free = pieces.get("sympathy", 0) if "popularity" in board.traits[owner] else 0
        warriors = pieces.get(owner, 0)
        board.score(self.fight.instigator or remover, cardboard - free)
        if remover in VAGABONDS and remover == self.fight.attacker and remover in board.bots:
            board.score(remover, warriors)
        if remover == "eyrie" and "war-tax" in board.traits[remover]:
            board.score(owner, -cardboard)
        if (
            remover == "eyrie"
            and remover not in board.bots
            and self.leader() == "despot"
            and cardboard
            and not self.despot
        ):
            self.despot = True
            board.score(remover, 1)
        if remover in VAGABONDS and remover not in board.bots and owner not in VAGABONDS:
            self.infamy(remover, owner, warriors, warriors + cardboard)

    def infamy(self, vagabond: str, owner: str, warriors: int, all_pieces: int) -> None:
        """Turn a faction hostile for a removed warrior; score one more for each piece of a hostile one."""
        first = self.relation_to(vagabond, owner) != "hostile"
        if first and not warriors:
            return
        self.hostile.add((vagabond, owner))
        if vagabond == self.fight.attacker and not self.fight.instigator:
            self.board.score(vagabond, all_pieces - first)

    def follows(self, owner: str, pieces: Lost) -> None:
        board, fight = self.board, self.fight
        remover = fight.other(owner)
        if owner == "marquise":
            self.cats_lost += pieces.get("marquise", 0)
            if pieces.get("marquise") and owner not in board.bots:
                self.heal(pieces["marquise"])
        if owner == "lizards":
            self.faithful_fall(pieces.get("lizards", 0), pieces.get("garden", 0))
        if owner == "duchy" and (pieces.get("citadel") or pieces.get("market")):
            board.fallen.add(fight.suit)
            if not fight.swept:
                self.failure(remover)
        if owner == SELLER:
            posts_fall(fight, remover, pieces.get("post", 0))
        if owner == "corvids" and pieces.get("plot"):
            plot_falls(board, fight.clearing, fight.answers)
        if owner == "alliance":
            self.rebels_fall(remover, pieces)

    def rebels_fall(self, remover: str, pieces: Lost) -> None:
        """Lose what goes with a base first, then let sympathy be paid for. [WA U1]"""
        if pieces.get("base"):
            self.base_falls()
        if pieces.get("sympathy"):
            if "alliance" in self.board.bots:
                self.bot_outrage(remover)
            else:
                self.outrage(remover)

    def faithful_fall(self, warriors: int, gardens: int) -> None:
        """Make defenders acolytes, for a bot one outside its turn; a garden costs a card. [LC 10.2.3] [LL 8.2.2]"""
        board, fight = self.board, self.fight
        bot = "lizards" in board.bots
        if bot:
            avenged = 0 if board.avenged or board.active == "lizards" else min(warriors, 1)
            board.avenged = board.avenged or avenged > 0
        else:
            avenged = warriors if fight.defender == "lizards" and not fight.swept else 0
        source = board.coffin if any(board.has_crafted(seat, "coffin-makers") for seat in board.seats) else board.supply
        source["lizards"] -= avenged
        board.acolytes += avenged
        for _ in range(0 if bot else gardens):
            if board.hand("lizards"):
                held = {f"discard {card}" for card in board.hand("lizards")}
                board.discard(fight.answers.ask(CHANCE, "LoseFaith", held).split()[1])

    def failure(self, remover: str) -> None:
        """Pay for fallen buildings of the Duchy: a minister, of a person a card too. [UD 12.2.3a] [DD 10.2.1]"""
        board, answers = self.board, self.fight.answers
        suits, board.fallen = board.fallen, set()
        if "duchy" in board.bots:
            self.errors(suits)
            if "investors" in board.traits["duchy"] and remover not in board.bots:
                self.invest(remover, suits)
            return
        for rank in reversed(RANKS):
            held = board.swayed & set(rank)
            if held:
                lost = answers.ask("duchy", "LoseMinister", {f"forsake {minister}" for minister in held}).split()[1]
                board.swayed.discard(lost)
                break
        if board.hand("duchy"):
            held_cards = {f"discard {card}" for card in board.hand("duchy")}
            board.discard(answers.ask(CHANCE, "LoseFavor", held_cards).split()[1])

    def errors(self, suits: set[str]) -> None:
        """Take the crown off the bottommost minister, with Foundations of these suits. [DD 10.2.1] [DD FOUNDATIONS]"""
        board = self.board
        crowned = [minister for minister in FROM_THE_TOP if minister in board.swayed]
        if "foundations" in board.traits["duchy"]:
            crowned = [minister for minister in crowned if suit_of_minister(minister) in suits]
        if crowned:
            board.swayed.discard(crowned[-1])

    def invest(self, remover: str, suits: set[str]) -> None:
        """Let a person discard a matching card for a point, or the topmost minister is swayed. [DD INVESTORS]"""
        board = self.board
        cards = {card for suit in suits for card in board.fitting(board.hand(remover), suit)}
        options = {f"discard {card}" for card in cards} or {"hold-none"}
        chosen = self.fight.answers.ask(remover, "PayInvestors", options)
        if chosen != "hold-none":
            board.discard(chosen.split()[1])
            board.score("duchy", -1)
            return
        free = [minister for minister in FROM_THE_TOP if minister not in board.swayed]
        matching = [minister for minister in free if suit_of_minister(minister) in suits]
        if matching:
            board.swayed.add(matching[0])

    def heal(self, count: int) -> None:
        """Let the Marquise spend a card for the warriors of one removal. [MC 6.2.3a] [MC 6.2.3b] [MC 6.2.3c]"""
        board = self.board
        keep = next((clearing for clearing, held in board.pieces["keep"].items() if held), 0)
        if not keep or not board.hand("marquise"):
            return
        fitting = board.fitting(board.hand("marquise"), self.fight.suit)
        chosen = self.fight.answers.ask("marquise", "Heal", {NO, *(f"heal {card}" for card in fitting)})
        if chosen == NO:
            return
        board.discard(chosen.split()[1])
        source = board.coffin if any(board.has_crafted(seat, "coffin-makers") for seat in board.seats) else board.supply
        source["marquise"] -= count
        board.pieces["marquise"][keep] += count

    def base_falls(self) -> None:
        """Lose what goes with a base. [WA 8.2.4a] [WA 8.2.4b] [AA 6.2.4]"""
        board, suit = self.board, self.fight.suit
        if "alliance" in board.bots:
            for clearing in board.suit:
                if board.suit[clearing] == suit:
                    board.pieces["sympathy"][clearing] = 0
            return
        for card in board.by_number(board.fitting(board.cards.get("supporters.alliance", set()), suit)):
            board.discard(card)
        gone = -(-board.officers // 2)
        board.officers -= gone
        board.supply["alliance"] += gone
        if not board.on_map("base"):
            held = board.cards.get("supporters.alliance", set())
            while len(held) > 5:
                chosen = self.fight.answers.ask("alliance", "KeepFive", {f"discard {card}" for card in held})
                board.discard(chosen.split()[1])

    def outrage(self, remover: str) -> None:
        """Let the remover pay a fitting card; else the Alliance adds one from the deck. [WA 8.2.6a] [WA 8.2.6b]"""
        board = self.board
        fitting = board.fitting(board.hand(remover), self.fight.suit) if remover not in board.bots else set()
        full = not board.on_map("base") and len(board.cards.get("supporters.alliance", set())) >= 5
        if fitting:
            card = self.fight.answers.ask(remover, "PayOutrage", {f"give {card}" for card in fitting}).split()[1]
        else:
            if remover not in board.bots and board.hand(remover):
                self.fight.answers.ask(remover, "PayOutrage", {"show-hand"})
            card = self.fight.answers.only(CHANCE, "GainSupporters").split()[1]
            board.draw(card, "supporters.alliance")
        board.put_card(card, "supporters.alliance")
        if full:
            board.discard(card)

    def bot_outrage(self, remover: str) -> None:
        """Let a person discard a fitting card, or the Automated Alliance scores. [AA 6.2.3]"""
        board = self.board
        if remover in board.bots:
            return
        fitting = board.fitting(board.hand(remover), self.fight.suit)
        options = {f"discard {card}" for card in fitting} or {"hold-none"}
        chosen = self.fight.answers.ask(remover, "BotOutrage", options)
        if chosen == "hold-none":
            board.score("alliance", 1)
        else:
            board.discard(chosen.split()[1])

    def end(self) -> None:
        """Settle what comes after the battle. [MM HOSPITALS] [VA 9.2.9.II.d]"""
        board = self.board
        defended = self.fight.defender == "marquise" and "hospitals" in board.traits["marquise"]
        keep = next((clearing for clearing, held in board.pieces.get("keep", {}).items() if held), 0)
        if defended and keep and self.cats_lost >= 2 and not snare_stops(board, "marquise", keep, self.fight.answers):
            back = min(2, board.supply["marquise"])
            board.supply["marquise"] -= back
            board.pieces["marquise"][keep] += back
        if self.fight.ally and self.on_ally > self.on_items:
            self.hostile.add((self.fight.attacker, self.fight.ally))
