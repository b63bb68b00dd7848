"""Starting wealth: four cards each, two of them kept, in secret and at the same time. [FW F2.3, F2.13, F2.14]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.events import card_term, who
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.gains import add_adventurer, gain_cubes, gain_gold
from clockwood.games.forge_war.rules.levels import LevelUps, everyone_below
from clockwood.games.forge_war.rules.market_spaces import put_claim
from clockwood.games.forge_war.state import (
    CARDS,
    FIRST_WEALTH,
    GONE,
    KEPT,
    LAST_CARD,
    TURN,
    WEALTH_DECK,
    WEALTH_HAND,
    board,
    in_order,
    player_at,
    zone,
)
from clockwood.games.forge_war.verbs import KEEP, TOP
from clockwood.games.forge_war.words import KINDS, WEALTH_CARDS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.piles import draw, move_seen, move_unseen
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step
from clockwood.kernel.timing import Together

NOT_DEALT: Final[i64] = REASONS.add("not-dealt", "FW F2.13")

DEALT: Final[i64] = 4
GIVES: Final[i64] = 9
STARTING_CAP: Final[i64] = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class DealWealth(Step):
    """Four cards to each player, seen by nobody else. [FW F2.3]"""

    def __init__(self, dealt: i64) -> None:
        self.dealt: Final = dealt

    def run(self, match: Match) -> None:
        if self.dealt < DEALT * board(match).players:
            match.ask_pile(self, CARDS + FIRST_WEALTH, CARDS + LAST_CARD, WEALTH_DECK, TOP.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        seat = player_at(match, self.dealt // DEALT)
        at = CARDS + TOP.only(action)
        draw(match.state, CARDS + FIRST_WEALTH, CARDS + LAST_CARD, at, WEALTH_HAND + seat, seat)
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
        return zone(match.state, FIRST_WEALTH + which) == WEALTH_HAND + self.seat

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_DEALT if KEEP.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        one, other = KEEP.first_of_two(action), KEEP.last_of(action)
        match.state[KEPT + self.seat] = bit(one) | bit(other)
        if match.listening:
            for which in (one, other):
                terms = [who(self.seat), card_term(FIRST_WEALTH + which)]
                match.tell("wealth-kept", "FW F2.13", terms, bit(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealWealth(Step):
    """What was kept is shown and gives its benefits; the rest goes back unseen. [FW F2.13]"""

    def run(self, match: Match) -> None:
        match.wall()
        state = match.state
        state[TURN] += 1
        order = in_order(match)
        for spot in range(len(order) - 1, -1, -1):
            seat = order[spot]
            for which in range(WEALTH_CARDS):
                at = CARDS + FIRST_WEALTH + which
                if zone(state, FIRST_WEALTH + which) != WEALTH_HAND + seat:
                    continue
                if state[KEPT + seat] >> which & 1:
                    move_seen(state, at, GONE)
                    if match.listening:
                        match.tell("wealth-shown", "FW F2.13", [who(seat), card_term(FIRST_WEALTH + which)])
                    enrich(match, seat, which)
                else:
                    move_unseen(state, CARDS + FIRST_WEALTH, CARDS + LAST_CARD, at, WEALTH_DECK, bit(seat))
                    if match.listening:
                        terms = [who(seat), card_term(FIRST_WEALTH + which)]
                        match.tell("wealth-returned", "FW F2.13", terms, bit(seat))
                        match.tell("wealth-returned-hidden", "FW F2.13", [who(seat)], ~bit(seat))
            state[KEPT + seat] = 0


def enrich(match: Match, seat: i64, which: i64) -> None:
    """Cubes, gold, an adventurer, a claim that pays nobody; a level waits for its choice. [FW F2.13] [FW B23]"""
    content = board(match)
    at = which * GIVES
    for resource in range(KINDS):
        if content.wealth_gives[at + resource]:
            gain_cubes(match, seat, resource, content.wealth_gives[at + resource], "FW F2.13")
    if content.wealth_gives[at + 6]:
        gain_gold(match, seat, content.wealth_gives[at + 6], "FW F2.13")
    for _ in range(content.wealth_gives[at + 7]):
        add_adventurer(match, seat, "FW F2.13")
    for _ in range(content.wealth_gives[at + 8]):
        match.push(FirstLevel(seat))
    if content.wealth_claim[which] >= 0:
        put_claim(match, seat, content.wealth_claim[which], "FW F2.13")


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstLevel(SeatStep):
    """A level for any adventurer, the same one twice if wished, but not above 3. [FW F2.14]"""

    def run(self, match: Match) -> None:
        match.push(LevelUps(self.seat, 1, everyone_below(match.state, self.seat, STARTING_CAP)))
