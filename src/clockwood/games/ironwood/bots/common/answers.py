"""Answers both automata give: wagers, burns, and choices that no rule makes. [IB 7.12, 11.1] [WB 7.7, 12.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.bot import bot_at, bot_seat, by_bot
from clockwood.games.ironwood.bots.common.hand import BOTTOM, DrawUnseen, can_draw
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import top_of_hand
from clockwood.games.ironwood.rules.burning import Burn
from clockwood.games.ironwood.rules.wagering import Wager
from clockwood.games.ironwood.verbs import BURN, NO_WAGER, WAGER_CARD
from clockwood.kernel.match import Match
from clockwood.kernel.piles import MIDDLE, place_of
from clockwood.kernel.priority import ByChance, pick
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

BY_CHANCE: Final = ByChance("bot-by-lot")


def without(options: vec[i64], unwanted: i64) -> vec[i64]:
    """The options but for one."""
    left = vec[i64](capacity=16)
    for action in options:
        if action != unwanted:
            left = append(left, action)
    return left


def answer_alike(match: Match, step: Step, options: vec[i64]) -> None:
    """Wager the top card, burn the topmost special card, and settle what no rule does at random."""
    if isinstance(step, Wager):
        wager(match, step, options)
    elif isinstance(step, Burn):
        burn(match, step, options)
    else:
        pick(match, step, options, "bot-picks-any", by_bot(match, "IB 11.1", "WB 12.1"), [], BY_CHANCE, bot_seat(match))


def wager(match: Match, step: Wager, options: vec[i64]) -> None:
    """Wager the top card of the hand; an empty hand wagers nothing. [IB 7.11, 7.12] [WB 7.7]"""
    tops = vec[i64](capacity=16)
    for action in top_of_hand(match.state, step.seat, WAGER_CARD.base):
        if action in options:
            tops = append(tops, action)
    if len(tops):
        match.ask(step, CHANCE, tops)
        return
    if bot_at(match, step.seat).defender_draws and can_draw(match, step.seat) and len(options) == 1:
        match.push(DrawUnseen(step.seat, BOTTOM))
    step.chosen(match, NO_WAGER.code())


def burn(match: Match, step: Burn, options: vec[i64]) -> None:
    """Burn the special card that lies highest; of those that lie shuffled, any. [IB 11.1] [WB 12.1]"""
    highest: i64 = 256
    for action in options:
        highest = min(highest, height(match, action))
    tops = vec[i64](capacity=16)
    for action in options:
        if height(match, action) == highest:
            tops = append(tops, action)
    if len(tops) == 1:
        step.chosen(match, tops[0])
    else:
        match.ask(step, CHANCE, tops)


def height(match: Match, action: i64) -> i64:
    """The card's place from the top; shuffled ones lie between top and bottom."""
    place = place_of(match.state[cards.CARDS + BURN.only(action)])
    return place or MIDDLE
