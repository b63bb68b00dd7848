"""The Electric Eyrie resolve their Decree: each column recruits, then each moves, then each battles. [EE 5.5.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import battles_in
from clockwood.games.root.bots.common.bot import BY_LETTER, LOWEST, numbers_at
from clockwood.games.root.bots.common.recruiting import placeable, recruits_in, supply_of
from clockwood.games.root.bots.common.shopping import take_boats, would_take_boats
from clockwood.games.root.bots.common.targets import by_priority, warriors_of
from clockwood.games.root.bots.eyrie import scores
from clockwood.games.root.bots.eyrie.columns import LEFT_TO_RIGHT, cards_for, has_most_cards
from clockwood.games.root.bots.eyrie.turmoil import fail_to_place
from clockwood.games.root.content import content_of
from clockwood.games.root.events import suit_term
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.rules.battle import begin_battle
from clockwood.games.root.rules.moving import move_warriors, ways_out
from clockwood.games.root.rules.persistent import owner_of
from clockwood.games.root.rules.placing import place_warriors
from clockwood.games.root.rules.ruling import ruled, strength, tokens_at
from clockwood.games.root.table.cells import suit_mask
from clockwood.games.root.verbs import MOVE, RECRUIT
from clockwood.games.root.words import CLEARINGS, SOUP_KITCHENS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import Step

RECRUITING: Final[i64] = 0
MOVING: Final[i64] = 1
BATTLING: Final[i64] = 2


def roost_mask(match: Match) -> i64:
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if match.state[cells.ROOST + clearing]:
            found |= bit(clearing)
    return found


def least_to_rule(match: Match, seat: i64, clearing: i64) -> i64:
    """Return how few warriors keep the rule of a clearing; a tie is enough, but not with nothing. [EE 5.2.1]"""
    content = content_of(match)
    kitchens = owner_of(match, SOUP_KITCHENS)
    rival: i64 = 1
    for other in range(content.players):
        if other != seat:
            held = strength(content, match.state, other, clearing)
            if other == kitchens:
                held += 2 * tokens_at(content, match.state, other, clearing)
            rival = max(rival, held)
    return max(rival - match.state[cells.ROOST + clearing], 0)


def staying(match: Match, seat: i64, clearing: i64, suit: i64) -> i64:
    """Return how many warriors stay: as many as cards, or enough to rule, whichever is more. [EE 5.5.1.IIx]"""
    return max(cards_for(match, suit), least_to_rule(match, seat, clearing))


def moves_for(match: Match, seat: i64, suit: i64) -> vec[i64]:
    """Return the moves of a column out of ruled clearings that can spare a warrior. [EE 5.5.1.II] [AM EE3]"""
    found = vec[i64](capacity=16)
    mine = ruled(match, seat)
    for origin in by_priority(match, mine & suit_mask(match.state, suit), lowest=False):
        if warriors_of(match, seat, origin) > staying(match, seat, origin, suit):
            for to in by_priority(match, ways_or_rivers(match, seat, origin, mine), lowest=True):
                found = append(found, MOVE.code2(origin, to))
    return found


def ways_or_rivers(match: Match, seat: i64, origin: i64, mine: i64) -> i64:
    """Return where the Eyrie may move to; with advanced services rivers count as paths. [RR SV7]"""
    if not would_take_boats(match, seat):
        return ways_out(match, seat, origin, mine)
    boats = content_of(match).boats
    match.state[boats] |= bit(seat)
    found = ways_out(match, seat, origin, mine)
    match.state[boats] &= ~bit(seat)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class SuitedDecree(Step):
    """One act of one column, from left to right; the next act once all columns did it. [EE 5.5.1] [EE 5.5.1.x]

    `act` is 0 for recruits, 1 for moves, 2 for battles; `place` counts columns from the left.
    """

    def __init__(self, seat: i64, act: i64, place: i64) -> None:
        self.seat = seat
        self.act = act
        self.place = place

    def run(self, match: Match) -> None:
        if self.place + 1 < len(LEFT_TO_RIGHT):
            match.push(SuitedDecree(self.seat, self.act, self.place + 1))
        elif self.act < BATTLING:
            match.push(SuitedDecree(self.seat, self.act + 1, 0))
        suit = LEFT_TO_RIGHT[self.place]
        if cards_for(match, suit) == 0:
            return
        if match.listening:
            match.tell(f"decrees-{int(self.act)}", "EE 5.5.1", [who(self.seat), suit_term(suit)])
        if self.act == RECRUITING:
            self.recruit(match, suit)
        elif self.act == MOVING:
            pick(
                match,
                self,
                moves_for(match, self.seat, suit),
                "bot-moves",
                "EE 5.5.1.II",
                scores.MOVE,
                LOWEST,
                self.seat,
            )
        else:
            options = battles_in(match, self.seat, by_priority(match, suit_mask(match.state, suit), lowest=True))
            pick(match, self, options, "bot-battles", "EE 5.5.1.III", scores.BATTLE, BY_LETTER, self.seat)

    def recruit(self, match: Match, suit: i64) -> None:
        """Choose a roost of the column's suit; without one the noble fall into turmoil. [EE 5.5.1.I] [EE NOBILITY]"""
        mask = placeable(match, self.seat, roost_mask(match) & suit_mask(match.state, suit))
        options = recruits_in(match, mask, lowest=True)
        if not pick(match, self, options, "bot-recruits", "EE 5.5.1.I", scores.RECRUIT, LOWEST, self.seat):
            fail_to_place(match, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        suit = LEFT_TO_RIGHT[self.place]
        if RECRUIT.has(action):
            count = cards_for(match, suit)
            if supply_of(match, self.seat) < count:
                fail_to_place(match, self.seat)
            place_warriors(match, self.seat, RECRUIT.only(action), count, "EE 5.5.1.I")
        elif MOVE.has(action):
            origin = MOVE.first_of_two(action)
            if not ways_out(match, self.seat, origin, ruled(match, self.seat)) >> MOVE.last_of(action) & 1:
                take_boats(match, self.seat, "RR SV7")
            count = warriors_of(match, self.seat, origin) - staying(match, self.seat, origin, suit)
            move_warriors(match, self.seat, origin, MOVE.last_of(action), count)
        else:
            focused = numbers_at(match, self.seat).is_on("tied_hit")
            match.state[cells.FOCUS] = 1 if has_most_cards(match, suit, focused) else 0
            begin_battle(match, self.seat, action)
