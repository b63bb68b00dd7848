"""The Spirits of the Forest: markers that strengthen the Woodenbot, and what its victories take. [WB 7]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.cells import DISRUPTIVE, EXALTED
from clockwood.games.ironwood.bots.woodenbot.settings import agreed
from clockwood.games.ironwood.grammar.effects import MOD_DAMAGE, MOD_DEFENSE, MOD_DOMINANCE
from clockwood.games.ironwood.rules.pieces import marker_supply, steal
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.words import FERRUM, IRONCLAD, WOODWALKERS
from clockwood.kernel.events import number
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

PLAIN: Final[i64] = -1
ROBBING: Final[i64] = -2
"""In the place of a card's line: an automaton's attack, and one whose victory steals a crystal."""


def call_spirits(match: Match, count: i64, cite: str) -> None:
    """Bring markers to the Spirits of the Forest, as many as the supply has. [WB 4.2]"""
    count = min(count, marker_supply(match))
    match.state[woodenbot.SPIRITS] += count
    if match.listening and count:
        match.tell("spirits-came", cite, [number("n", count), number("all", match.state[woodenbot.SPIRITS])])


def spirits_bonus(match: Match, which: i64) -> i64:
    """Return what a marker there adds: Dominance, and damage or defense by the side of the aid. [WB 7.8]"""
    state = match.state
    if state[woodenbot.SPIRITS] == 0:
        return 0
    if which == MOD_DAMAGE:
        return 1 if term(state, woodenbot.AID) == DISRUPTIVE else 0
    if which == MOD_DEFENSE:
        return 1 if term(state, woodenbot.AID) == EXALTED else 0
    return 1 if which == MOD_DOMINANCE else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class SpiritsTire(Step):
    """After a combat one marker leaves the Spirits. [WB 7.10]"""

    def run(self, match: Match) -> None:
        state = match.state
        if state[woodenbot.SPIRITS] == 0:
            return
        if agreed(match).spirits_need_wager and state[battle.WAGER + WOODWALKERS] == 0:
            return
        state[woodenbot.SPIRITS] -= 1
        if match.listening:
            match.tell("spirits-left", "WB 7.10", [number("all", state[woodenbot.SPIRITS])])


def take_spoils(match: Match, mountain: i64, node: i64) -> None:
    """Take half the person's crystals, rounded up, for Ferrum, and steal one for some icons. [WB 6.5, 7.5]"""
    if mountain == FERRUM:
        steal(match, WOODWALKERS, (match.state[turns.CRYSTALS + IRONCLAD] + 1) // 2, "WB 7.5")
    if node == ROBBING:
        steal(match, WOODWALKERS, 1, "WB 6.5")
