"""Starting wealth: four cards each, two of them kept, in secret and at the same time. [FW F2.3, F2.13, F2.14]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.gains import GOLD_GAIN, NEW_ADVENTURERS, add_adventurer, gain_cubes, gain_gold
from clockwood.games.forge_war.rules.levels import LevelUps, everyone_below
from clockwood.games.forge_war.rules.market_spaces import put_claim
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import in_order, player_at
from clockwood.games.forge_war.verbs import KEEP, TOP
from clockwood.games.forge_war.wealth import cells as wealth
from clockwood.games.forge_war.words import KINDS, WEALTH_CARDS, WEALTH_GIVES
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import draw, move_seen, move_unseen
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step
from clockwood.kernel.timing import Together

NOT_DEALT: Final[i64] = REASONS.add("not-dealt", "FW F2.13")

FIRST_CELL: Final[i64] = cards.CARDS + cards.FIRST_WEALTH
LAST_CELL: Final[i64] = cards.CARDS + cards.LAST_CARD
DEALT: Final[i64] = 4
STARTING_CAP: Final[i64] = 3
"""The highest level a starting wealth card can give. [FW F2.14]"""

LEVEL_UPS: Final[i64] = 8
"""The place of levels among the benefits of a card."""


@mypyc_attr(acyclic=True, free_list_len=1)
class DealWealth(Step):
    """Four cards to each player, seen by nobody else. [FW F2.3]"""

    def __init__(self, dealt: i64) -> None:
        self.dealt: Final = dealt

    def run(self, match: Match) -> None:
        if self.dealt < DEALT * content_of(match).players:
            match.ask_pile(self, FIRST_CELL, LAST_CELL, cards.WEALTH_DECK, TOP.base - cards.CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        seat = player_at(match, self.dealt // DEALT)
        at = cards.CARDS + TOP.only(action)
        draw(match.state, FIRST_CELL, LAST_CELL, at, cards.WEALTH_HAND + seat, seat)
        if match.listening:
            match.tell("wealth-dealt", "FW F2.3", [who(seat), card_term(TOP.only(action))], bit(seat))
            match.tell("wealth-dealt-hidden", "FW F2.3", [who(seat)], ~bit(seat))
        match.push(DealWealth(self.dealt + 1))


@mypyc_attr(acyclic=True)
class ChooseWealth(Together):
    """Everybody keeps two of four at the same time. [FW F2.13]"""

    def seats(self, match: Match) -> vec[i64]:
        return in_order(match)

    def lane(self, match: Match, seat: i64) -> Step | None:
        return KeepWealth(seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepWealth(SeatStep):
    """Two cards of the four, unseen by the others. [FW F2.13]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=6)
        for one in range(WEALTH_CARDS):
            if self.holds(match, one):
                for other in range(one + 1, WEALTH_CARDS):
                    if self.holds(match, other):
                        options = append(options, KEEP.code2(one, other))
        match.ask_secretly(self, self.seat, options)

    def holds(self, match: Match, which: i64) -> bool:
        return zone(match.state, cards.FIRST_WEALTH + which) == cards.WEALTH_HAND + self.seat

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_DEALT if KEEP.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        one, other = KEEP.first_of_two(action), KEEP.last_of(action)
        match.state[wealth.KEPT + self.seat] = bit(one) | bit(other)
        if match.listening:
            for which in (one, other):
                terms = [who(self.seat), card_term(cards.FIRST_WEALTH + which)]
                match.tell("wealth-kept", "FW F2.13", terms, bit(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealWealth(Step):
    """Cards that were kept are shown and give their benefits; the rest goes back unseen. [FW F2.13]"""

    def run(self, match: Match) -> None:
        match.reveal()
        state = match.state
        state[turns.TURN] += 1
        order = in_order(match)
        for spot in range(len(order) - 1, -1, -1):
            seat = order[spot]
            for which in range(WEALTH_CARDS):
                at = FIRST_CELL + which
                if zone(state, cards.FIRST_WEALTH + which) != cards.WEALTH_HAND + seat:
                    continue
                if state[wealth.KEPT + seat] >> which & 1:
                    move_seen(state, at, cards.GONE)
                    if match.listening:
                        match.tell("wealth-shown", "FW F2.13", [who(seat), card_term(cards.FIRST_WEALTH + which)])
                    enrich(match, seat, which)
                else:
                    move_unseen(state, FIRST_CELL, LAST_CELL, at, cards.WEALTH_DECK, bit(seat))
                    if match.listening:
                        terms = [who(seat), card_term(cards.FIRST_WEALTH + which)]
                        match.tell("wealth-returned", "FW F2.13", terms, bit(seat))
                        match.tell("wealth-returned-hidden", "FW F2.13", [who(seat)], ~bit(seat))
            state[wealth.KEPT + seat] = 0


def enrich(match: Match, seat: i64, which: i64) -> None:
    """Give cubes, gold, an adventurer, a claim that pays nobody; a level waits for its choice. [FW F2.13] [FW B23]"""
    printed = content_of(match).wealth
    gives = printed.gives
    at = which * len(WEALTH_GIVES)
    for resource in range(KINDS):
        if gives[at + resource]:
            gain_cubes(match, seat, resource, gives[at + resource], "FW F2.13")
    if gives[at + GOLD_GAIN]:
        gain_gold(match, seat, gives[at + GOLD_GAIN], "FW F2.13")
    for _ in range(gives[at + NEW_ADVENTURERS]):
        add_adventurer(match, seat, "FW F2.13")
    for _ in range(gives[at + LEVEL_UPS]):
        match.push(FirstLevel(seat))
    if printed.claim[which] != NONE:
        put_claim(match, seat, printed.claim[which], "FW F2.13")


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstLevel(SeatStep):
    """A level for any adventurer, the same one twice if wished, but not above 3. [FW F2.14]"""

    def run(self, match: Match) -> None:
        match.push(LevelUps(self.seat, 1, everyone_below(match.state, self.seat, STARTING_CAP)))
