"""Pearls, a whole game with hidden cards: two divers open shells, or trade them for pearls. Rules in NOTES.md."""

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.content import Content, PackId
from clockwood.kernel.deck import Deck
from clockwood.kernel.entry import Entry, file_of
from clockwood.kernel.events import Term, number
from clockwood.kernel.game import Game
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.part import Files
from clockwood.kernel.piles import EVERY_SEAT, draw, lies_in, move_seen
from clockwood.kernel.reasons import Reasons
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step, steps_in
from clockwood.kernel.vocabulary import Vocabulary

SEATS, SHELLS = ["east", "west"], 12
SEA, HAND, BEACH = 0, 1, 3
SEEN_BY: Final = {"sea": 0, "hand.east": 0b01, "hand.west": 0b10, "beach": int(EVERY_SEAT)}
ZONES: Final = [Zone(name, seats, 0, SHELLS) for name, seats in SEEN_BY.items()]
CELLS: Final = Layout()
TURN: Final = CELLS.cell("turn")
PEARLS: Final = CELLS.row("pearls", 2, "seat", zero=True, most=30)
CARDS: Final = CELLS.cards("cards", SHELLS, ZONES)
WORDS: Final = Vocabulary({"card": SHELLS})
OPEN, TRADE, DEAL = (WORDS.verb(word, "card") for word in ("open", "trade", "deal"))
REASONS: Final = Reasons()
NOT_IN_HAND: Final = REASONS.add("not-in-hand", "P2")
NOTHING_TO_TAKE: Final = REASONS.add("nothing-to-take", "P3")


class Turn(SeatStep):
    """Open a shell, or trade one for a pearl of the other diver. [P2] [P3]"""

    def why_not(self, match: Match, action: i64) -> i64:
        if not OPEN.has(action) and not TRADE.has(action):
            return NOT_ASKED
        if not lies_in(match.state, CARDS + (action - OPEN.base) % SHELLS, HAND + self.seat):
            return NOT_IN_HAND
        return NOTHING_TO_TAKE if TRADE.has(action) and match.state[PEARLS + 1 - self.seat] == 0 else ALLOWED

    def run(self, match: Match) -> None:
        options = vec[i64]([i64(a) for a in range(OPEN.base, DEAL.base) if self.why_not(match, a) == ALLOWED])
        if len(options):
            match.ask_secretly(self, self.seat, options)
        else:
            scores = tuple(int(match.state[PEARLS + seat]) for seat in range(2))
            winners = tuple(seat for seat in range(2) if scores[seat] == max(scores))
            match.finish(Outcome(winners, "most-pearls", "P5", scores))

    def chosen(self, match: Match, action: i64) -> None:
        assert isinstance(match.content, Shells)
        opens, shell = OPEN.has(action), (action - OPEN.base) % SHELLS
        pearls = match.content.pearls[shell] if opens else 1
        move_seen(match.state, CARDS + shell, BEACH)
        match.state[PEARLS + self.seat] += pearls
        match.state[PEARLS + 1 - self.seat] -= 0 if opens else 1
        match.state[TURN] += 1
        match.push(Turn(1 - self.seat))
        match.push(Draw(self.seat))
        if match.listening:
            terms = [Term("seat", "seat", self.seat), Term("card", "card", shell), number("pearls", pearls)]
            match.tell("opened" if opens else "traded", "P2" if opens else "P3", terms)


class Draw(SeatStep):
    """Take a shell from the sea, unseen by the other. [P4]"""

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + SHELLS, SEA, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        draw(match.state, CARDS, CARDS + SHELLS, CARDS + DEAL.only(action), HAND + self.seat, self.seat)
        if match.listening:
            match.tell("took", "P4", [Term("seat", "seat", self.seat)], ~(1 << self.seat))
            match.tell("took-shell", "P4", [Term("card", "card", DEAL.only(action))], 1 << self.seat)


class Divers(Deck):
    """Two divers and all the shells. Each takes three, and the eastern one begins. [P1]"""

    def set_up(self, match: Match) -> None:
        match.stack = [Turn(0), *(Draw(seat) for _ in range(3) for seat in range(2))]

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        return [Turn(seat)]


class Shells(Content):
    """The shells and the pearls in each, from the pack."""

    def __init__(self, files: Files, packs: list[PackId], options: dict[str, Value]) -> None:
        shells = Entry("shells.toml", file_of(files, "shells"))
        super().__init__(packs, options, {"seat": SEATS, "card": list(shells.fields)})
        self.pearls: Final = [shells.number(name, 0, 4) for name in shells.fields]


GAME: Final = Game(
    "pearls", "clockwood.skeleton.game", 1, SEATS, [CELLS], WORDS,
    steps_in([sys.modules[__name__]], {"seat": "seat"}), [],
    parts=[Divers(ZONES, 0, SHELLS)], build=Shells, reasons=REASONS, phases=["turn"], turn=TURN,
)  # fmt: skip
