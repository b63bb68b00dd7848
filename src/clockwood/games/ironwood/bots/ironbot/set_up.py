"""Setting up against the Ironbot. [IB 1, 2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.bot import bot_at
from clockwood.games.ironwood.bots.common.set_up import EVERY_PLACE, strengthen
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.cells import ALERT, EXPANSIVE
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.verbs import FOUND
from clockwood.games.ironwood.words import FERRUM, FOUNDATION_SIDE, IRONCLAD
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step


def set_up_ironbot(match: Match) -> None:
    """Begin Expansive and Alert; by difficulty add a Golem, two Foundations, a garrison. [IB 1.5, 2.3–2.6]"""
    bot = bot_at(match, IRONCLAD)
    state = match.state
    choose_sides(match)
    if bot.first_help:
        state[ironclad.GOLEMS + FERRUM] = 1
    if bot.second_help:
        match.push(FirstFoundation(2))
    if bot.garrison == EVERY_PLACE:
        state[ironclad.FIGHTERS + FERRUM] += 1
    strengthen(match, IRONCLAD)


def choose_sides(match: Match) -> None:
    """Set the stance and the side that nobody set as at the start. [IB 1.5]"""
    state = match.state
    if term(state, ironbot.STANCE) == NONE:
        hold(state, ironbot.STANCE, EXPANSIVE)
    if term(state, ironbot.PROCEDURE) == NONE:
        hold(state, ironbot.PROCEDURE, ALERT)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstFoundation(Step):
    """Random outer mountains start with a Foundation. [IB 2.4]"""

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for mountain in range(board(match).land.mountains):
            if board(match).land.ring_of_mountain[mountain] == 2 and match.state[ironclad.FORGES + mountain] == 0:
                options = append(options, FOUND.code1(mountain))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        mountain = FOUND.only(action)
        match.state[ironclad.FORGES + mountain] = FOUNDATION_SIDE
        if match.listening:
            match.tell("founded", "IB 2.4", [who(IRONCLAD), at_mountain("mountain", mountain)])
        if self.left > 1:
            match.push(FirstFoundation(self.left - 1))
