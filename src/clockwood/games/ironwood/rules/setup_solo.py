"""Setting up against an automaton: its sides, its visions, and what its difficulty adds. [IB 1, 2] [WB 1, 2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.actions import FOUND, RECRUIT_FOREST, RECRUIT_MOUNTAIN
from clockwood.games.ironwood.automata.bot import bot_at, by_bot
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.state import (
    AID,
    ALERT,
    ALL_CARDS,
    BOXED_TOKENS,
    CARDS,
    DISRUPTIVE,
    EXPANSIVE,
    FERRUM,
    FIRST_VISION,
    FORGES,
    FOUNDATION_SIDE,
    GOLEMS,
    IRON_FIGHTERS,
    IRONCLAD,
    POSSIBLE,
    PROCEDURE,
    SPIRITS,
    STANCE,
    VISION_DECK,
    VISION_DISCARD,
    WOOD_FIGHTERS,
    WOODWALKERS,
    board,
    zone,
)
from clockwood.games.ironwood.telling import mountain as at_mountain
from clockwood.games.ironwood.telling import who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, move_seen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

WOOD_START: Final[i64] = 2
IRON_START: Final[i64] = 3
FIRST_SPIRITS: Final[i64] = 2
FIRST_BOXED: Final[i64] = 2
EVERY_PLACE: Final[i64] = 5


def set_up_bot(match: Match) -> None:
    """What an automaton starts with, and what its difficulty puts on the map."""
    if board(match).woodenbot:
        set_up_woodenbot(match)
    else:
        set_up_ironbot(match)


def set_up_ironbot(match: Match) -> None:
    """Expansive and Alert; a Golem, two Foundations, a garrison. [IB 1.5, 2.3–2.6]"""
    bot = bot_at(match, IRONCLAD)
    state = match.state
    must_have_sides(match)
    if bot.first_help:
        state[GOLEMS + FERRUM] = 1
    if bot.second_help:
        match.push(FirstFoundation(2))
    if bot.garrison == EVERY_PLACE:
        state[IRON_FIGHTERS + FERRUM] += 1
    strengthen(match, IRONCLAD)


def set_up_woodenbot(match: Match) -> None:
    """Disruptive, with the inner visions as its deck; Spirits, tokens in the box, a garrison. [WB 1.5, 1.6, 2.3–2.6]"""
    content = board(match)
    state = match.state
    for card in range(FIRST_VISION, ALL_CARDS):
        inner = content.ring_of_mountain[content.vision_mountain[card - FIRST_VISION]] == 1
        move_seen(state, CARDS + card, VISION_DECK if inner else VISION_DISCARD)
    must_have_sides(match)
    bot = bot_at(match, WOODWALKERS)
    if bot.first_help:
        state[SPIRITS] = FIRST_SPIRITS
    if bot.second_help:
        state[BOXED_TOKENS] = FIRST_BOXED
    strengthen(match, WOODWALKERS)


def must_have_sides(match: Match) -> None:
    """What nobody set is as at the start: stance, side; the marks show everyone what the vision deck holds. [WB 4.1]"""
    state = match.state
    if board(match).ironbot:
        state[STANCE] = state[STANCE] or EXPANSIVE
        state[PROCEDURE] = state[PROCEDURE] or ALERT
    if not board(match).woodenbot:
        return
    state[AID] = state[AID] or DISRUPTIVE
    marked: i64 = 0
    for mountain in range(board(match).mountains):
        marked += state[POSSIBLE + mountain]
    for card in range(FIRST_VISION, ALL_CARDS):
        if zone(state, card) == VISION_DECK:
            state[CARDS + card] |= EVERY_SEAT << 16
            if marked == 0:
                state[POSSIBLE + board(match).vision_mountain[card - FIRST_VISION]] = 1


def strengthen(match: Match, seat: i64) -> None:
    """One more Fighter on so many random starting places of the seat, or on all of them. [IB 2.6] [WB 2.6]"""
    garrison = bot_at(match, seat).garrison
    places = starting_places(match, seat)
    if garrison >= min(i64(len(places)), EVERY_PLACE):
        for action in places:
            enlist(match, seat, action, by_bot(match, "IB 2.6", "WB 2.6"))
    elif garrison:
        match.push(Garrison(seat, garrison))


def starting_places(match: Match, seat: i64) -> vec[i64]:
    """Inner mountains or outer forests that hold no more than they start with."""
    content = board(match)
    state = match.state
    options = vec[i64](capacity=8)
    if seat == WOODWALKERS:
        for forest in range(content.forests):
            if content.ring_of_forest[forest] == 2 and state[WOOD_FIGHTERS + forest] == WOOD_START:
                options = append(options, RECRUIT_FOREST.code1(forest))
    else:
        for mountain in range(content.mountains):
            if content.ring_of_mountain[mountain] == 1 and state[IRON_FIGHTERS + mountain] == IRON_START:
                options = append(options, RECRUIT_MOUNTAIN.code1(mountain))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstFoundation(Step):
    """Random outer mountains start with a Foundation. [IB 2.4]"""

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for mountain in range(board(match).mountains):
            if board(match).ring_of_mountain[mountain] == 2 and match.state[FORGES + mountain] == 0:
                options = append(options, FOUND.code1(mountain))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        mountain = FOUND.only(action)
        match.state[FORGES + mountain] = FOUNDATION_SIDE
        if match.listening:
            match.tell("founded", "IB 2.4", [who(IRONCLAD), at_mountain("mountain", mountain)])
        if self.left > 1:
            match.push(FirstFoundation(self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Garrison(Step):
    """Random starting places hold one more Fighter each. [IB 2.6] [WB 2.6]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, starting_places(match, self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        enlist(match, self.seat, action, by_bot(match, "IB 2.6", "WB 2.6"))
        if self.left > 1:
            match.push(Garrison(self.seat, self.left - 1))
