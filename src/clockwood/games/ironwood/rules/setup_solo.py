"""Setting up against an automaton: its sides, its visions, and what its difficulty adds. [IB 1, 2] [WB 1, 2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.bot import bot_at, by_bot
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.cells import ALERT, EXPANSIVE
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.cells import DISRUPTIVE
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.events import who
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.verbs import FOUND, RECRUIT_FOREST, RECRUIT_MOUNTAIN
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import ALL_CARDS, FERRUM, FIRST_VISION, FOUNDATION_SIDE, IRONCLAD, WOODWALKERS
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, name_to_all
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
        state[ironclad.GOLEMS + FERRUM] = 1
    if bot.second_help:
        match.push(FirstFoundation(2))
    if bot.garrison == EVERY_PLACE:
        state[ironclad.FIGHTERS + FERRUM] += 1
    strengthen(match, IRONCLAD)


def set_up_woodenbot(match: Match) -> None:
    """Disruptive, with the inner visions as its deck; Spirits, tokens in the box, a garrison. [WB 1.5, 1.6, 2.3–2.6]"""
    content = board(match)
    state = match.state
    for card in range(FIRST_VISION, ALL_CARDS):
        inner = content.ring_of_mountain[content.vision_mountain[card - FIRST_VISION]] == 1
        move_seen(state, cards.CARDS + card, cards.VISION_DECK if inner else cards.VISION_DISCARD)
    must_have_sides(match)
    bot = bot_at(match, WOODWALKERS)
    if bot.first_help:
        state[woodenbot.SPIRITS] = FIRST_SPIRITS
    if bot.second_help:
        state[ironclad.BOXED_TOKENS] = FIRST_BOXED
    strengthen(match, WOODWALKERS)


def must_have_sides(match: Match) -> None:
    """What nobody set is as at the start: stance, side; the marks show everyone what the vision deck holds. [WB 4.1]"""
    state = match.state
    if board(match).ironbot:
        if term(state, ironbot.STANCE) == NONE:
            hold(state, ironbot.STANCE, EXPANSIVE)
        if term(state, ironbot.PROCEDURE) == NONE:
            hold(state, ironbot.PROCEDURE, ALERT)
    if not board(match).woodenbot:
        return
    if term(state, woodenbot.AID) == NONE:
        hold(state, woodenbot.AID, DISRUPTIVE)
    marked: i64 = 0
    for mountain in range(board(match).mountains):
        marked += state[woodenbot.POSSIBLE + mountain]
    for card in range(FIRST_VISION, ALL_CARDS):
        if zone(state, card) == cards.VISION_DECK:
            name_to_all(state, cards.CARDS + card)
            if marked == 0:
                state[woodenbot.POSSIBLE + board(match).vision_mountain[card - FIRST_VISION]] = 1


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
            if content.ring_of_forest[forest] == 2 and state[woodwalkers.FIGHTERS + forest] == WOOD_START:
                options = append(options, RECRUIT_FOREST.code1(forest))
    else:
        for mountain in range(content.mountains):
            if content.ring_of_mountain[mountain] == 1 and state[ironclad.FIGHTERS + mountain] == IRON_START:
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
            if board(match).ring_of_mountain[mountain] == 2 and match.state[ironclad.FORGES + mountain] == 0:
                options = append(options, FOUND.code1(mountain))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        mountain = FOUND.only(action)
        match.state[ironclad.FORGES + mountain] = FOUNDATION_SIDE
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
