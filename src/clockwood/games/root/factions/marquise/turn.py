"""The Marquise's Daylight: crafting, then three actions and more for birds; and her Evening. [MC 6.5] [MC 6.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.factions.marquise.building import add_builds, begin_build, why_not_raise
from clockwood.games.root.factions.marquise.verbs import EXTRA_ACTION, MARCH, OVERWORK, RECRUIT_ALL, WOOD
from clockwood.games.root.factions.marquise.wood import place_wood
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle, why_not_battle
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.crafting import add_crafts, begin_craft
from clockwood.games.root.rules.handing import NOT_IN_HAND, fits, hand_of, in_hand, spend
from clockwood.games.root.rules.moving import MayMove, can_move
from clockwood.games.root.rules.placing import NONE_LEFT, SpreadWarriors, place_warriors, why_not_place
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.table.cells import ACTIONS, suit_at
from clockwood.games.root.verbs import BATTLE, BUILD, CRAFT, DONE
from clockwood.games.root.words import BIRD, CLEARINGS, DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_ACTION_LEFT: Final[i64] = REASONS.add("no-action-left", "MC 6.5b")
CRAFTING_IS_OVER: Final[i64] = REASONS.add("crafting-is-over", "MC 6.5a")
RECRUITED_ALREADY: Final[i64] = REASONS.add("recruited-already", "MC 6.5.3")
NO_SAWMILL: Final[i64] = REASONS.add("no-sawmill", "MC 6.5.5")
NOT_A_BIRD: Final[i64] = REASONS.add("not-a-bird", "MC 6.5c")

ACTIONS_A_TURN: Final[i64] = 3


def recruits_due(match: Match, seat: i64) -> i64:
    """Return how many warriors recruiters place, four bits a clearing. [MC 6.5.3]"""
    due: i64 = 0
    for clearing in range(CLEARINGS):
        count = match.state[cells.RECRUITER + clearing]
        if count and why_not_place(match, seat, clearing) == ALLOWED:
            due |= count << (clearing * 4)
    return due


def why_not_recruit(match: Match, seat: i64) -> i64:
    if match.state[cells.RECRUITED]:
        return RECRUITED_ALREADY
    return ALLOWED if match.state[cells.SUPPLY] and recruits_due(match, seat) else NONE_LEFT


def recruit(match: Match, seat: i64) -> None:
    """Place a warrior at every recruiter; where there are too few, she says where. [MC 6.5.3]"""
    match.state[cells.RECRUITED] = 1
    due = recruits_due(match, seat)
    total: i64 = 0
    for clearing in range(CLEARINGS):
        total += due >> (clearing * 4) & 15
    if total > match.state[cells.SUPPLY]:
        match.push(SpreadWarriors(seat, due))
        return
    for clearing in range(CLEARINGS):
        place_warriors(match, seat, clearing, due >> (clearing * 4) & 15, "MC 6.5.3")


def overworked(match: Match, seat: i64, card: i64) -> i64:
    """Return the clearings with a sawmill that a card matches, where wood may be placed, as bits. [MC 6.5.5]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if (
            match.state[cells.SAWMILL + clearing]
            and fits(match, card, suit_at(match.state, clearing))
            and why_not_place(match, seat, clearing) == ALLOWED
        ):
            found |= bit(clearing)
    return found


def suits_to_overwork(match: Match, seat: i64) -> i64:
    """Return the suits of clearings where a card may place wood, as bits; none where no wood is left. [MC 6.5.5]"""
    state = match.state
    found: i64 = 0
    if cells.wood_left(state):
        for clearing in range(CLEARINGS):
            if state[cells.SAWMILL + clearing] and why_not_place(match, seat, clearing) == ALLOWED:
                found |= bit(suit_at(state, clearing))
    return found


def why_not_overwork(match: Match, seat: i64, card: i64) -> i64:
    if card >= DECK_SIZE or not in_hand(match, seat, card):
        return NOT_IN_HAND
    if cells.wood_left(match.state) == 0:
        return NONE_LEFT
    return ALLOWED if overworked(match, seat, card) else NO_SAWMILL


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseDay(SeatStep):
    """Craft, then act: battle, march, recruit, build, overwork, and more for bird cards. [MC 6.5a–6.5c]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        state = match.state
        hand = hand_of(match, seat, 0)
        printed = content_of(match).deck.suit
        options = append(vec[i64](capacity=32), DONE.code())
        if not state[cells.ACTED]:
            options = add_crafts(match, seat, options)
        if state[ACTIONS] > 0:
            options = add_battles(match, seat, -1, options)
            if can_move(match, seat, -1):
                options = append(options, MARCH.code())
            if why_not_recruit(match, seat) == ALLOWED:
                options = append(options, RECRUIT_ALL.code())
            options = add_builds(match, seat, options)
            suits = suits_to_overwork(match, seat)
            for card in hand:
                if suits >> printed[card] & 1 or (suits and printed[card] == BIRD):
                    options = append(options, OVERWORK.code1(card))
        for card in hand:
            if printed[card] == BIRD:
                options = append(options, EXTRA_ACTION.code1(card))
        ask_on_turn(match, self, seat, add_between(match, seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        if CRAFT.has(action) and match.state[cells.ACTED]:
            return CRAFTING_IS_OVER
        if EXTRA_ACTION.has(action):
            return NOT_A_BIRD if in_hand(match, seat, EXTRA_ACTION.only(action)) else NOT_IN_HAND
        reason = self.why_not_act(match, action)
        if reason in (ALLOWED, NOT_ASKED):
            return why_not_between(match, seat, action) if reason == NOT_ASKED else reason
        return reason if match.state[ACTIONS] > 0 else NO_ACTION_LEFT

    def why_not_act(self, match: Match, action: i64) -> i64:
        """Return why an action is not offered, NOT_ASKED where it is none of the five."""
        seat = self.seat
        reason = NOT_ASKED
        if BATTLE.has(action):
            reason = why_not_battle(match, seat, BATTLE.first_of_two(action), BATTLE.last_of(action))
        elif RECRUIT_ALL.has(action):
            reason = why_not_recruit(match, seat)
        elif OVERWORK.has(action):
            reason = why_not_overwork(match, seat, OVERWORK.only(action))
        elif BUILD.has(action):
            mine = ruled(match, seat)
            reason = why_not_raise(match, seat, BUILD.first_of_two(action), BUILD.last_of(action), mine)
        return NO_ACTION_LEFT if reason == ALLOWED and match.state[ACTIONS] <= 0 else reason

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if DONE.has(action):
            return
        match.push(self)
        if CRAFT.has(action):
            begin_craft(match, seat, CRAFT.only(action))
        elif EXTRA_ACTION.has(action):
            match.state[ACTIONS] += 1
            spend(match, seat, EXTRA_ACTION.only(action), "MC 6.5c")
        elif is_act(action):
            match.state[ACTIONS] -= 1
            match.state[cells.ACTED] = 1
            if match.listening:
                match.tell("acted", "MC 6.5b", [who(seat), number("n", match.state[ACTIONS])])
            self.act(match, action)
        else:
            do_between(match, seat, action)

    def act(self, match: Match, action: i64) -> None:
        seat = self.seat
        if BATTLE.has(action):
            begin_battle(match, seat, action)
        elif MARCH.has(action):
            match.push(MayMove(seat, 2))
        elif RECRUIT_ALL.has(action):
            recruit(match, seat)
        elif BUILD.has(action):
            begin_build(match, seat, action)
        else:
            card = OVERWORK.only(action)
            match.push(OverworkAt(seat, content_of(match).deck.suit[card]))
            spend(match, seat, card, "MC 6.5.5")


def is_act(action: i64) -> bool:
    """Return whether it is one of the five actions."""
    return (
        BATTLE.has(action) or MARCH.has(action) or RECRUIT_ALL.has(action) or BUILD.has(action) or OVERWORK.has(action)
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class OverworkAt(Step):
    """Wood at a sawmill whose clearing the spent card matches. [MC 6.5.5]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=6)
        for clearing in range(CLEARINGS):
            if (
                match.state[cells.SAWMILL + clearing]
                and self.suit in (BIRD, suit_at(match.state, clearing))
                and why_not_place(match, self.seat, clearing) == ALLOWED
            ):
                options = append(options, WOOD.code1(clearing))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_SAWMILL if WOOD.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        place_wood(match, self.seat, WOOD.only(action), "MC 6.5.5")


def begin_day(match: Match, seat: i64) -> None:
    state = match.state
    state[ACTIONS] = ACTIONS_A_TURN
    state[cells.RECRUITED] = 0
    state[cells.ACTED] = 0
    if match.listening:
        match.tell("may-act", "MC 6.5b", [who(seat), number("n", state[ACTIONS])])
    match.push(MarquiseDay(seat))
