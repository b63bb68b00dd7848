"""The rituals of the Cult's Daylight, one for each card revealed: build, recruit, score, sacrifice. [LC 10.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.verbs import RITUAL_BUILD, RITUAL_RECRUIT, RITUAL_SCORE, SACRIFICE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.handing import NOT_IN_HAND, hand_of, in_hand, reveal_card, spend
from clockwood.games.root.rules.placing import (
    NO_SLOT,
    NONE_LEFT,
    NOT_RULED,
    open_slots,
    place_piece,
    place_warriors,
    why_not_build,
    why_not_place,
)
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import BUILD, DONE, RECRUIT
from clockwood.games.root.words import BIRD, CLEARINGS, DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_FOR_BIRDS: Final[i64] = REASONS.add("not-for-birds", "LC 10.2.2")
ONLY_BIRDS: Final[i64] = REASONS.add("only-birds", "LC 10.5.4")
NO_GARDEN: Final[i64] = REASONS.add("no-garden", "LC 10.5.3")
SCORED_ALREADY: Final[i64] = REASONS.add("scored-already", "LC 10.5.3")
NOT_OF_THE_SUIT: Final[i64] = REASONS.add("not-of-the-suit", "LC 10.5.2")


def why_not_garden(match: Match, seat: i64, clearing: i64, suit: i64, mine: i64) -> i64:
    """Return why no garden can be built in a clearing for a suit; `mine` are the clearings ruled. [LC 10.5.1]"""
    if suit_at(match.state, clearing) != suit:
        return NOT_OF_THE_SUIT
    if not mine >> clearing & 1:
        return NOT_RULED
    if cells.gardens(match.state, suit) >= cells.EACH:
        return NONE_LEFT
    return why_not_build(match, seat, clearing)


def garden_sites(match: Match, seat: i64, suit: i64, mine: i64) -> i64:
    """Return the clearings where a garden of a suit can be built, as bits. [LC 10.5.1]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if why_not_garden(match, seat, clearing, suit, mine) == ALLOWED:
            found |= bit(clearing)
    return found


def recruiting(match: Match, seat: i64, suit: i64) -> i64:
    """Return the clearings of a suit where a warrior may be placed, as bits. [LC 10.5.2]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if suit_at(match.state, clearing) == suit and why_not_place(match, seat, clearing) == ALLOWED:
            found |= bit(clearing)
    return found


def why_not_ritual_build(match: Match, seat: i64, suit: i64, mine: i64) -> i64:
    """Return why a card of a suit builds nothing anywhere. [LC 10.5.1]"""
    if garden_sites(match, seat, suit, mine):
        return ALLOWED
    if cells.gardens(match.state, suit) >= cells.EACH:
        return NONE_LEFT
    for clearing in range(CLEARINGS):
        if mine >> clearing & 1 and suit_at(match.state, clearing) == suit and open_slots(match, clearing) <= 0:
            return NO_SLOT
    return NOT_RULED


def why_not_ritual_recruit(match: Match, seat: i64, suit: i64) -> i64:
    """Return why a card of a suit recruits nobody. [LC 10.5.2]"""
    if match.state[cells.SUPPLY] == 0:
        return NONE_LEFT
    return ALLOWED if recruiting(match, seat, suit) else NOT_OF_THE_SUIT


def why_not_ritual_score(match: Match, suit: i64) -> i64:
    """Return why a card of a suit does not score. [LC 10.5.3]"""
    if match.state[cells.SCORED] >> suit & 1:
        return SCORED_ALREADY
    return ALLOWED if cells.gardens(match.state, suit) else NO_GARDEN


def add_acolyte(match: Match, seat: i64, cite: str) -> None:
    """Let a warrior of the supply be an acolyte. [LC 10.5.4]"""
    match.state[cells.SUPPLY] -= 1
    match.state[cells.ACOLYTES] += 1
    if match.listening:
        match.tell("sacrificed", cite, [who(seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Rituals(SeatStep):
    """Rituals in any order and number, each with a card of its own. [LC 10.5a]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        suits = content_of(match).deck.suit
        mine = ruled(match, seat)
        options = append(vec[i64](capacity=32), DONE.code())
        for card in hand_of(match, seat, 0):
            suit = suits[card]
            if suit == BIRD:
                if match.state[cells.SUPPLY]:
                    options = append(options, SACRIFICE.code1(card))
                continue
            if garden_sites(match, seat, suit, mine):
                options = append(options, RITUAL_BUILD.code1(card))
            if why_not_ritual_recruit(match, seat, suit) == ALLOWED:
                options = append(options, RITUAL_RECRUIT.code1(card))
            if why_not_ritual_score(match, suit) == ALLOWED:
                options = append(options, RITUAL_SCORE.code1(card))
        ask_on_turn(match, self, seat, add_between(match, seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        card = card_of(action)
        if card < 0:
            return why_not_between(match, self.seat, action)
        if card >= DECK_SIZE or not in_hand(match, self.seat, card):
            return NOT_IN_HAND
        suit = content_of(match).deck.suit[card]
        if SACRIFICE.has(action):
            return NONE_LEFT if suit == BIRD else ONLY_BIRDS
        if suit == BIRD:
            return NOT_FOR_BIRDS
        if RITUAL_BUILD.has(action):
            return why_not_ritual_build(match, self.seat, suit, ruled(match, self.seat))
        if RITUAL_RECRUIT.has(action):
            return why_not_ritual_recruit(match, self.seat, suit)
        return why_not_ritual_score(match, suit)

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        match.push(self)
        card = card_of(action)
        if card < 0:
            do_between(match, self.seat, action)
        else:
            self.perform(match, action, card)

    def perform(self, match: Match, action: i64, card: i64) -> None:
        seat = self.seat
        suit = content_of(match).deck.suit[card]
        if RITUAL_SCORE.has(action):
            spend(match, seat, card, "LC 10.5.3")
            match.state[cells.SCORED] |= bit(suit)
            score(match, seat, cells.POINTS[cells.gardens(match.state, suit)], "LC 10.5.3")
        elif RITUAL_BUILD.has(action):
            reveal_card(match, seat, card, "LC 10.5.1")
            match.push(BuildGarden(seat, suit))
        elif RITUAL_RECRUIT.has(action):
            reveal_card(match, seat, card, "LC 10.5.2")
            match.push(RecruitFaithful(seat, suit))
        else:
            reveal_card(match, seat, card, "LC 10.5.4")
            add_acolyte(match, seat, "LC 10.5.4")


def card_of(action: i64) -> i64:
    """Return the card of a ritual, -1 for anything else."""
    if RITUAL_BUILD.has(action):
        return RITUAL_BUILD.only(action)
    if RITUAL_RECRUIT.has(action):
        return RITUAL_RECRUIT.only(action)
    if RITUAL_SCORE.has(action):
        return RITUAL_SCORE.only(action)
    return SACRIFICE.only(action) if SACRIFICE.has(action) else -1


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildGarden(Step):
    """A garden in a ruled clearing of the revealed suit. [LC 10.5.1]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        sites = garden_sites(match, self.seat, self.suit, ruled(match, self.seat))
        options = vec[i64](capacity=4)
        for clearing in range(CLEARINGS):
            if sites >> clearing & 1:
                options = append(options, BUILD.code2(clearing, cells.GARDENS))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BUILD.has(action) or BUILD.last_of(action) != cells.GARDENS:
            return NOT_ASKED
        return why_not_garden(match, self.seat, BUILD.first_of_two(action), self.suit, ruled(match, self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        place_piece(match, self.seat, cells.GARDEN, cells.GARDENS, clearing, "LC 10.5.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class RecruitFaithful(Step):
    """A warrior in any clearing of the revealed suit. [LC 10.5.2]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        sites = recruiting(match, self.seat, self.suit)
        options = vec[i64](capacity=4)
        for clearing in range(CLEARINGS):
            if sites >> clearing & 1:
                options = append(options, RECRUIT.code1(clearing))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not RECRUIT.has(action):
            return NOT_ASKED
        if suit_at(match.state, RECRUIT.only(action)) != self.suit:
            return NOT_OF_THE_SUIT
        return why_not_place(match, self.seat, RECRUIT.only(action))

    def chosen(self, match: Match, action: i64) -> None:
        place_warriors(match, self.seat, RECRUIT.only(action), 1, "LC 10.5.2")
