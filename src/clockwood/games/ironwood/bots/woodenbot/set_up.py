"""Setting up against the Woodenbot. [WB 1, 2]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.bot import bot_at
from clockwood.games.ironwood.bots.common.set_up import strengthen
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.cells import DISRUPTIVE
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.words import ALL_CARDS, FIRST_VISION, WOODWALKERS
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, name_to_all

FIRST_SPIRITS: Final[i64] = 2
FIRST_BOXED: Final[i64] = 2


def set_up_woodenbot(match: Match) -> None:
    """Begin Disruptive, with the inner visions; by difficulty add Spirits, a garrison. [WB 1.5, 1.6, 2.3–2.6]"""
    content = board(match)
    land = content.land
    visions = content.visions
    state = match.state
    for card in range(FIRST_VISION, ALL_CARDS):
        inner = land.ring_of_mountain[visions.mountain[card - FIRST_VISION]] == 1
        move_seen(state, cards.CARDS + card, cards.VISION_DECK if inner else cards.VISION_DISCARD)
    choose_side(match)
    bot = bot_at(match, WOODWALKERS)
    if bot.first_help:
        state[woodenbot.SPIRITS] = FIRST_SPIRITS
    if bot.second_help:
        state[ironclad.BOXED_TOKENS] = FIRST_BOXED
    strengthen(match, WOODWALKERS)


def choose_side(match: Match) -> None:
    """Set the side that nobody set; the marks show everyone what the vision deck holds. [WB 1.6, 4.1]"""
    state = match.state
    if term(state, woodenbot.AID) == NONE:
        hold(state, woodenbot.AID, DISRUPTIVE)
    marked: i64 = 0
    for mountain in range(board(match).land.mountains):
        marked += state[woodenbot.POSSIBLE + mountain]
    for card in range(FIRST_VISION, ALL_CARDS):
        if zone(state, card) == cards.VISION_DECK:
            name_to_all(state, cards.CARDS + card)
            if marked == 0:
                state[woodenbot.POSSIBLE + board(match).visions.mountain[card - FIRST_VISION]] = 1
