"""The Woodenbot's aid: which side is up, and when it is turned. [WB 5.1]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.cells import DISRUPTIVE, EXALTED
from clockwood.games.ironwood.ironclad.cells import tokens_of
from clockwood.games.ironwood.rules.turn import FinishTurn
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.woodwalkers.cells import totems_on_map
from clockwood.games.ironwood.words import FORGE_SIDE, FOUNDATION_SIDE, IRONCLAD, WOODWALKERS
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

RICH: Final[i64] = 5
FORGES_BEFORE_LAST: Final[i64] = 2


def about_to_win(match: Match) -> bool:
    """Return whether the person has two Forges, a Foundation and the crystals to turn it. [WB 5.1]"""
    state = match.state
    near = tokens_of(state, FORGE_SIDE) >= FORGES_BEFORE_LAST and tokens_of(state, FOUNDATION_SIDE) > 0
    return near and state[turns.CRYSTALS + IRONCLAD] >= RICH


def aid_now(match: Match) -> i64:
    """Return Disruptive against a person about to win, or without a Totem on the map; else Exalted. [WB 5.1]"""
    return DISRUPTIVE if about_to_win(match) or totems_on_map(match.state) == 0 else EXALTED


def turn_aid(match: Match) -> None:
    """Turn the aid to the side that holds now. [WB 5.1]"""
    state = match.state
    side = aid_now(match)
    if side == term(state, woodenbot.AID):
        return
    hold(state, woodenbot.AID, side)
    if match.listening:
        if side == EXALTED:
            match.tell("aid-exalted-up", "WB 5.1", [])
        else:
            message = "aid-disruptive-for-threat" if about_to_win(match) else "aid-disruptive-up"
            match.tell(message, "WB 5.1", [])


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfWoodenbotTurn(Step):
    """The side is looked at once more, for a Totem may have come or gone. [WB 5.1]"""

    def run(self, match: Match) -> None:
        state = match.state
        turn_aid(match)
        state[woodenbot.ALERT_CAME_UP] = 0
        state[bots.ICON_CHANGED] = 0
        state[bots.COMPENSATIONS] = 0
        match.automaton_turn(WOODWALKERS, "WB 5.1", over=True)
        match.push(FinishTurn(WOODWALKERS))
