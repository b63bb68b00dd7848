"""The Round End Phase: cards, Totems, recruits. [IW R6]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_cards, is_base, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.grammar.effects import COST_RECRUIT
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.choosing import ChooseCards, both_seats
from clockwood.games.ironwood.rules.hands import automatic, card_at
from clockwood.games.ironwood.rules.pieces import fighter_supply, spend
from clockwood.games.ironwood.rules.places import WRONG_PLACE, is_outer_forest, price
from clockwood.games.ironwood.rules.recruiting import NO_FIGHTERS_IN_SUPPLY, enlist
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import (
    DONE,
    RECRUIT_FOREST,
    RECRUIT_MOUNTAIN,
)
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import CARDS_EACH, FORGE_SIDE, IRONCLAD_FIRST, SEATS, WOODWALKERS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.question import MANY
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step
from clockwood.kernel.timing import Together

NOT_ENOUGH_CRYSTALS: Final[i64] = REASONS.add("not-enough-crystals", "IW R5.5")

HAND_LIMIT: Final[i64] = 8
FIGHTER_PRICE: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoundEnd(Step):
    """Cards, Totems, recruits. [IW R6]"""

    def run(self, match: Match) -> None:
        for seat in IRONCLAD_FIRST:
            match.push(BuyFighters(seat, price(match, seat, COST_RECRUIT, FIGHTER_PRICE)))
        match.push(FadeTotems())
        match.push(DiscardChosen())
        match.push(HandLimit())
        clear_slots(match)


def clear_slots(match: Match) -> None:
    """Return base cards to hand, keep ongoing ones with markers in play, discard all others. [IW R6.1–R6.3]"""
    state = match.state
    for seat in range(SEATS):
        for card in range(seat * CARDS_EACH, (seat + 1) * CARDS_EACH):
            where = zone(state, card)
            if where == cards.ASIDE + seat:
                move_seen(state, cards.CARDS + card, cards.HAND + seat)
            elif cards.SLOT <= where < cards.ONGOING:
                if is_base(card):
                    move_seen(state, cards.CARDS + card, cards.HAND + seat)
                else:
                    pile = cards.ONGOING if state[cards.MARKERS + card] else cards.DISCARD
                    move_seen(state, cards.CARDS + card, pile + seat)
        state[cards.SLOT_MARKERS + seat] = 0
    if match.listening:
        match.tell("slots-cleared", "IW R6.3", [])


@mypyc_attr(acyclic=True, free_list_len=1)
class HandLimit(Together):
    """A person with more than eight action cards discards special cards down to eight. [IW R6.4]"""

    def seats(self, match: Match) -> vec[i64]:
        return both_seats()

    def lane(self, match: Match, seat: i64) -> Step | None:
        over = count_cards(match.state, seat, cards.HAND + seat) - HAND_LIMIT
        return ChooseCards(seat, over, 1) if over > 0 and not automatic(match, seat) else None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardChosen(Step):
    """The cards both chose are discarded, face up. [IW R6.4]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(SEATS):
            mask = state[cards.CHOSEN + seat]
            if mask == 0:
                continue
            for which in range(CARDS_EACH):
                if mask >> which & 1:
                    card = card_at(seat, which)
                    move_seen(state, cards.CARDS + card, cards.DISCARD + seat)
                    match.reveal()
                    if match.listening:
                        match.tell("discarded", "IW R6.4", [who(seat), card_term(card)])
            state[cards.CHOSEN + seat] = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FadeTotems(Step):
    """Full Totems fade, fading ones go back to the supply. [IW R6.5, R15.6, A20]"""

    def run(self, match: Match) -> None:
        state = match.state
        for forest in range(board(match).land.forests):
            if match.listening:
                if state[woodwalkers.FADING_TOTEMS + forest]:
                    match.tell("totem-gone", "IW R6.5", [at_forest("forest", forest)])
                if state[woodwalkers.TOTEMS + forest]:
                    match.tell("totem-faded", "IW R6.5", [at_forest("forest", forest)])
            state[woodwalkers.FADING_TOTEMS + forest] = state[woodwalkers.TOTEMS + forest]
            state[woodwalkers.TOTEMS + forest] = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuyFighters(Step):
    """Fighters at a price each: on outer forests, or on mountains with a Forge. [IW R6.6]

    The price is two crystals, or what a card of this round or in play sets as the Round End begins. [IW H9]
    """

    def __init__(self, seat: i64, price: i64) -> None:
        self.seat: Final = seat
        self.price: Final = price

    def run(self, match: Match) -> None:
        if self.unable(match):
            return
        land = board(match).land
        options = vec[i64](capacity=12)
        if self.seat == WOODWALKERS:
            for forest in range(land.forests):
                if is_outer_forest(land, forest):
                    options = append(options, RECRUIT_FOREST.code1(forest))
        else:
            for mountain in range(land.mountains):
                if match.state[ironclad.FORGES + mountain] == FORGE_SIDE:
                    options = append(options, RECRUIT_MOUNTAIN.code1(mountain))
        match.ask(self, self.seat, append(options, DONE.code()), MANY, 0, self.most(match))

    def most(self, match: Match) -> i64:
        """Return how many can be paid for, of those in the supply."""
        supply = fighter_supply(match.state, self.seat)
        if self.price == 0:
            return supply
        paid = match.state[turns.CRYSTALS + self.seat] // self.price
        return min(supply, paid)

    def unable(self, match: Match) -> i64:
        if match.state[turns.CRYSTALS + self.seat] < self.price:
            return NOT_ENOUGH_CRYSTALS
        return ALLOWED if fighter_supply(match.state, self.seat) > 0 else NO_FIGHTERS_IN_SUPPLY

    def why_not(self, match: Match, action: i64) -> i64:
        verb = RECRUIT_FOREST if self.seat == WOODWALKERS else RECRUIT_MOUNTAIN
        return WRONG_PLACE if verb.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        spend(match, self.seat, self.price, "IW R6.6")
        enlist(match, self.seat, action, "IW R6.6")
        match.push(self)
