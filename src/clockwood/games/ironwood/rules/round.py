"""A round: Preparation, Action, Round End. In turn order the Woodwalkers go first. [IW R3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.actions import (
    DISCARD_CARD,
    DONE,
    DRAW_FOUR,
    DRAW_TWO,
    RECRUIT_FOREST,
    RECRUIT_MOUNTAIN,
    RETURN,
)
from clockwood.games.ironwood.effects import BURN_SPECIAL, COST_RECRUIT
from clockwood.games.ironwood.reasons import (
    BASE_CARD,
    IN_RISING_ORDER,
    NO_FIGHTERS_IN_SUPPLY,
    NOT_ENOUGH_CRYSTALS,
    NOT_IN_HAND,
    WRONG_PLACE,
)
from clockwood.games.ironwood.rules.burning import card_at, local, rising_choices
from clockwood.games.ironwood.rules.drawing import DrawCards
from clockwood.games.ironwood.rules.ongoing import RemoveMarkers
from clockwood.games.ironwood.rules.pieces import gain, spend
from clockwood.games.ironwood.rules.places import is_outer_forest, price
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.rules.turn import TURNS_EACH, ActionTurn, new_turn
from clockwood.games.ironwood.state import (
    ASIDE,
    BASE_EACH,
    CARDS,
    CARDS_EACH,
    CHOSEN,
    CRYSTALS,
    DECK,
    DISCARD,
    FADING_TOTEMS,
    FIRST_DRAW,
    FIRST_VISION,
    FORGE_SIDE,
    FORGES,
    HAND,
    IN_PLAY_ZONE,
    IRONCLAD,
    MARKERS,
    ROUND,
    SLOT,
    SLOT_MARKERS,
    TOTEMS,
    TURN,
    WOODWALKERS,
    board,
    count_cards,
    fighter_supply,
    in_hand,
    is_base,
    seat_of_card,
    zone,
)
from clockwood.games.ironwood.telling import card_term, who
from clockwood.games.ironwood.telling import forest as at_forest
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, move_unseen
from clockwood.kernel.question import MANY, SOME
from clockwood.kernel.step import NOT_ASKED, Step
from clockwood.kernel.timing import Together

HAND_LIMIT: Final[i64] = 8
FIGHTER_PRICE: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """Preparation, Action and Round End follow each other, round after round. [IW R3.1, R17.5]"""

    def run(self, match: Match) -> None:
        match.state[ROUND] += 1
        match.state[TURN] = 0
        if match.listening:
            match.tell("round-began", "IW R3.1", [number("n", match.state[ROUND])])
        match.push(self)
        match.push(RoundEnd())
        match.push(ActionPhase())
        match.push(Preparation())


# -- Preparation


@mypyc_attr(acyclic=True, free_list_len=1)
class Preparation(Step):
    """Crystals, cards, markers. [IW R4.1, R4.2, R4.5]"""

    def run(self, match: Match) -> None:
        new_turn(match)
        match.push(RemoveMarkers(IRONCLAD))
        match.push(RemoveMarkers(WOODWALKERS))
        if match.state[ROUND] == 1 and board(match).draw_four:
            match.push(FirstDraws())
            match.push(HowManyFirst())
        else:
            match.push(DrawCards(IRONCLAD, 2))
            match.push(DrawCards(WOODWALKERS, 2))
        gain(match, WOODWALKERS, 1, "IW R4.1")
        gain(match, IRONCLAD, 2, "IW R4.1")


def both_seats() -> vec[i64]:
    return append(append(vec[i64](capacity=2), WOODWALKERS), IRONCLAD)


@mypyc_attr(acyclic=True, free_list_len=1)
class HowManyFirst(Together):
    """In the first round each seat may draw four and keep two. [IW R4.3]"""

    def seats(self, match: Match) -> vec[i64]:
        return both_seats()

    def lane(self, match: Match, seat: i64) -> Step | None:
        return TwoOrFour(seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class TwoOrFour(Step):
    """Two cards, or four of which two go back. [IW R4.3, R17.4]"""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (int(self.seat),)

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, append(append(vec[i64](capacity=2), DRAW_FOUR.code()), DRAW_TWO.code()))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[FIRST_DRAW + self.seat] = 4 if action == DRAW_FOUR.code() else 2


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstDraws(Step):
    """What was chosen is drawn; then those who drew four choose what goes back. [IW R4.3]"""

    def run(self, match: Match) -> None:
        match.wall()
        match.push(ReturnCards())
        match.push(ChooseReturns())
        for seat in (IRONCLAD, WOODWALKERS):
            count = match.state[FIRST_DRAW + seat]
            match.push(DrawCards(seat, count))
            if match.listening:
                match.tell("first-draw", "IW R4.3", [who(seat), number("n", count)])


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseReturns(Together):
    """Whoever drew four chooses two of the special cards in hand. [IW R4.3]"""

    def seats(self, match: Match) -> vec[i64]:
        return both_seats()

    def lane(self, match: Match, seat: i64) -> Step | None:
        return ChooseCards(seat, 2, 0) if match.state[FIRST_DRAW + seat] == 4 else None


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCards(Step):
    """A seat picks special cards of its hand while the other does: to put back, or to discard. [IW R4.3, R6.4]"""

    def __init__(self, seat: i64, count: i64, discarding: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.discarding: Final = discarding

    def args(self) -> tuple[int, ...]:
        return (int(self.seat), int(self.count), int(self.discarding))

    def run(self, match: Match) -> None:
        left = self.count - bits_in(match.state[CHOSEN + self.seat])
        if left == 0:
            return
        options = vec[i64](capacity=16)
        for card in rising_choices(match, self.seat, BURN_SPECIAL, left):
            options = append(options, self.coded(card))
        match.ask_secretly(self, self.seat, options, SOME, left, left)

    def coded(self, card: i64) -> i64:
        return DISCARD_CARD.code1(card) if self.discarding else RETURN.code1(card)

    def why_not(self, match: Match, action: i64) -> i64:
        verb = DISCARD_CARD if self.discarding else RETURN
        if not verb.has(action) or verb.only(action) >= FIRST_VISION:
            return NOT_ASKED
        if not in_hand(match.state, self.seat, verb.only(action)):
            return NOT_IN_HAND
        return BASE_CARD if is_base(verb.only(action)) else IN_RISING_ORDER

    def chosen(self, match: Match, action: i64) -> None:
        card = DISCARD_CARD.only(action) if self.discarding else RETURN.only(action)
        match.state[CHOSEN + self.seat] |= bit(local(self.seat, card))
        match.push(self)


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnCards(Step):
    """The chosen cards are shuffled back unseen. [IW R4.3]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(2):
            mask = state[CHOSEN + seat]
            first = CARDS + seat * CARDS_EACH
            for which in range(CARDS_EACH):
                if mask >> which & 1:
                    at = CARDS + card_at(seat, which)
                    move_unseen(state, first + BASE_EACH, first + CARDS_EACH, at, DECK + seat, bit(seat))
            if mask and match.listening:
                match.tell("returned", "IW R4.3", [who(seat), number("n", bits_in(mask))])
            state[CHOSEN + seat] = 0
            state[FIRST_DRAW + seat] = 0


# -- Action


@mypyc_attr(acyclic=True, free_list_len=1)
class ActionPhase(Step):
    """Three turns each, alternating. [IW R5.1]"""

    def run(self, match: Match) -> None:
        if match.state[TURN] < 2 * TURNS_EACH:
            match.push(self)
            match.push(ActionTurn(match.state[TURN] % 2))


# -- Round End


@mypyc_attr(acyclic=True, free_list_len=1)
class RoundEnd(Step):
    """Cards, Totems, recruits. [IW R6]"""

    def run(self, match: Match) -> None:
        for seat in (IRONCLAD, WOODWALKERS):
            match.push(BuyFighters(seat, price(match, seat, COST_RECRUIT, FIGHTER_PRICE)))
        match.push(FadeTotems())
        match.push(DiscardChosen())
        match.push(HandLimit())
        clear_slots(match)


def clear_slots(match: Match) -> None:
    """Base cards return, ongoing ones with markers stay in play, all others are discarded. [IW R6.1–R6.3]"""
    state = match.state
    for card in range(FIRST_VISION):
        where = zone(state, card)
        seat = seat_of_card(card)
        if where == ASIDE + seat:
            move_seen(state, CARDS + card, HAND + seat)
        elif SLOT <= where < IN_PLAY_ZONE:
            if is_base(card):
                move_seen(state, CARDS + card, HAND + seat)
            else:
                move_seen(state, CARDS + card, (IN_PLAY_ZONE if state[MARKERS + card] else DISCARD) + seat)
    for seat in range(2):
        state[SLOT_MARKERS + seat] = 0
    if match.listening:
        match.tell("slots-cleared", "IW R6.3", [])


@mypyc_attr(acyclic=True, free_list_len=1)
class HandLimit(Together):
    """Whoever holds more than eight action cards discards special cards down to eight. [IW R6.4]"""

    def seats(self, match: Match) -> vec[i64]:
        return both_seats()

    def lane(self, match: Match, seat: i64) -> Step | None:
        over = count_cards(match.state, seat, HAND + seat) - HAND_LIMIT
        return ChooseCards(seat, over, 1) if over > 0 else None


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardChosen(Step):
    """What both chose is discarded, face up. [IW R6.4]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(2):
            mask = state[CHOSEN + seat]
            for which in range(CARDS_EACH):
                if mask >> which & 1:
                    card = card_at(seat, which)
                    move_seen(state, CARDS + card, DISCARD + seat)
                    match.wall()
                    if match.listening:
                        match.tell("discarded", "IW R6.4", [who(seat), card_term(card)])
            state[CHOSEN + seat] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class FadeTotems(Step):
    """Full Totems fade, fading ones go back to the supply. [IW R6.5, R15.6, A20]"""

    def run(self, match: Match) -> None:
        state = match.state
        for forest in range(board(match).forests):
            if match.listening:
                if state[FADING_TOTEMS + forest]:
                    match.tell("totem-gone", "IW R6.5", [at_forest("forest", forest)])
                if state[TOTEMS + forest]:
                    match.tell("totem-faded", "IW R6.5", [at_forest("forest", forest)])
            state[FADING_TOTEMS + forest] = state[TOTEMS + forest]
            state[TOTEMS + forest] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class BuyFighters(Step):
    """Fighters at a price each: on outer forests, or on mountains with a Forge. [IW R6.6]

    The price is two crystals, or what a card of this round or in play sets as the Round End begins. [IW H9]
    """

    def __init__(self, seat: i64, price: i64) -> None:
        self.seat: Final = seat
        self.price: Final = price

    def args(self) -> tuple[int, ...]:
        return (int(self.seat), int(self.price))

    def run(self, match: Match) -> None:
        if self.unable(match):
            return
        content = board(match)
        options = vec[i64](capacity=12)
        if self.seat == WOODWALKERS:
            for forest in range(content.forests):
                if is_outer_forest(content, forest):
                    options = append(options, RECRUIT_FOREST.code1(forest))
        else:
            for mountain in range(content.mountains):
                if match.state[FORGES + mountain] == FORGE_SIDE:
                    options = append(options, RECRUIT_MOUNTAIN.code1(mountain))
        most = fighter_supply(match.state, self.seat)
        match.ask(self, self.seat, append(options, DONE.code()), MANY, 0, most)

    def unable(self, match: Match) -> i64:
        if match.state[CRYSTALS + self.seat] < self.price:
            return NOT_ENOUGH_CRYSTALS
        return 0 if fighter_supply(match.state, self.seat) > 0 else NO_FIGHTERS_IN_SUPPLY

    def why_not(self, match: Match, action: i64) -> i64:
        verb = RECRUIT_FOREST if self.seat == WOODWALKERS else RECRUIT_MOUNTAIN
        return WRONG_PLACE if verb.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        spend(match, self.seat, self.price, "IW R6.6")
        enlist(match, self.seat, action, "IW R6.6")
        match.push(self)
