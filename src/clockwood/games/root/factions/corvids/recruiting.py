"""Setup, crafting and recruiting: a card calls a warrior to every clearing of its suit. [CC 13.3] [CC 13.4.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.acting import LayPlot
from clockwood.games.root.factions.corvids.plots import spread
from clockwood.games.root.factions.corvids.verbs import CALL_UP
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.craft_cards import CraftCards
from clockwood.games.root.rules.handing import NOT_IN_HAND, hand_of, has_cards, in_hand, spend
from clockwood.games.root.rules.placing import place_warriors, recruits, why_not_place
from clockwood.games.root.table.cells import suit_at, suit_mask
from clockwood.games.root.verbs import DONE, RECRUIT, SPEND
from clockwood.games.root.words import BIRD, DECK_SIZE, LAND_SUITS
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_THIS_SUIT: Final[i64] = REASONS.add("not-this-suit", "CC 13.3.2")


def start_in_each_suit(match: Match, seat: i64) -> None:
    """Push the choice of a clearing of each suit for a warrior. [CC 13.3.2]"""
    for suit in range(LAND_SUITS - 1, -1, -1):
        match.push(CorvidStart(seat, suit))


def found_home(match: Match, seat: i64, clearing: i64) -> None:
    """Put a warrior and a facedown plot in a homeland, then a warrior in a clearing of each suit. [CC ADV]"""
    start_in_each_suit(match, seat)
    match.push(LayPlot(seat, clearing))
    place_warriors(match, seat, clearing, 1, "CC ADV")


@mypyc_attr(acyclic=True, free_list_len=1)
class CorvidStart(Step):
    """A warrior in a clearing of each suit, free to choose. [CC 13.3.2]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        options = recruits(match, self.seat, suit_mask(match.state, self.suit))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not RECRUIT.has(action):
            return NOT_ASKED
        if suit_at(match.state, RECRUIT.only(action)) != self.suit:
            return NOT_THIS_SUIT
        return why_not_place(match, self.seat, RECRUIT.only(action))

    def chosen(self, match: Match, action: i64) -> None:
        place_warriors(match, self.seat, RECRUIT.only(action), 1, "CC 13.3.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class CorvidCraft(CraftCards):
    """Craft any number of cards with plots. [CC 13.4.1] [CC 13.2.1]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class CorvidRecruit(SeatStep):
    """Once a turn a card brings a warrior to every clearing of its suit. [CC 13.4.3]"""

    def run(self, match: Match) -> None:
        if has_cards(match, self.seat) and match.state[cells.SUPPLY]:
            options = append(vec[i64](capacity=8), DONE.code())
            for action in hand_of(match, self.seat, SPEND.base):
                options = append(options, action)
            match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not SPEND.has(action):
            return NOT_ASKED
        card = SPEND.only(action)
        return ALLOWED if card < DECK_SIZE and in_hand(match, self.seat, card) else NOT_IN_HAND

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        suit = content_of(match).deck.suit[SPEND.only(action)]
        spend(match, self.seat, SPEND.only(action), "CC 13.4.3")
        if suit == BIRD:
            match.push(CorvidSuit(self.seat))
        else:
            spread(match, self.seat, suit_mask(match.state, suit), "CC 13.4.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class CorvidSuit(SeatStep):
    """A bird calls warriors to clearings of any one suit. [CC 13.4.3]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=3)
        for suit in range(LAND_SUITS):
            options = append(options, CALL_UP.code1(suit))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        spread(match, self.seat, suit_mask(match.state, CALL_UP.only(action)), "CC 13.4.3")
