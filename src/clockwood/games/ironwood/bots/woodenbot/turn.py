"""The Woodenbot's turn: its side, Locate a Totem, the Turn Procedure, expended cards. [WB 5]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.expending import COUNTS, ON_TOP, RESOLVES, Expend, ResolveIcon, new_hand
from clockwood.games.ironwood.bots.common.hand import hand_size
from clockwood.games.ironwood.bots.common.rewards import Compensate
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.aid import RICH, EndOfWoodenbotTurn, turn_aid
from clockwood.games.ironwood.bots.woodenbot.attack import SPECIAL, AttackListed
from clockwood.games.ironwood.bots.woodenbot.cells import DISRUPTIVE
from clockwood.games.ironwood.bots.woodenbot.icons import start_icon
from clockwood.games.ironwood.bots.woodenbot.locating import CountTurn, Locate
from clockwood.games.ironwood.bots.woodenbot.moves import PLUNDER, SECURE, MoveTo, totem_at_warband
from clockwood.games.ironwood.bots.woodenbot.settings import agreed
from clockwood.games.ironwood.cards.icons import ALERT
from clockwood.games.ironwood.rules.pieces import gain
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.words import IRONCLAD, WOODWALKERS
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


@mypyc_attr(acyclic=True, free_list_len=1)
class WoodenbotTurn(Step):
    """The side is looked at; Disruptive, a Totem is sought first. [WB 5.1, 5.2]"""

    def run(self, match: Match) -> None:
        match.automaton_turn(WOODWALKERS, "WB 5.1", over=False)
        match.push(EndOfWoodenbotTurn())
        turn_aid(match)
        if match.listening:
            match.tell("bot-side", "WB 5.1", [who(WOODWALKERS), Term("aid", "aid", term(match.state, woodenbot.AID))])
        match.push(FollowAid())
        if term(match.state, woodenbot.AID) == DISRUPTIVE:
            match.push(Locate(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class FollowAid(Step):
    """An empty hand is filled and the turn over; else the procedure of the side that is up. [WB 5.5–5.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        if hand_size(state, WOODWALKERS) == 0 and not agreed(match).empty_hand_pays:
            new_hand(match, WOODWALKERS)
        elif term(state, woodenbot.AID) == DISRUPTIVE and state[turns.CRYSTALS + IRONCLAD] >= RICH:
            special(match, "bot-special-plunder", "WB 5.6")
            match.push(AttackListed(SPECIAL))
            match.push(MoveTo(PLUNDER, 5, 0))
        elif term(state, woodenbot.AID) != DISRUPTIVE and totem_at_warband(match):
            special(match, "bot-special-secure", "WB 5.7")
            match.push(MoveTo(SECURE, 5, 0))
        else:
            if match.listening:
                disruptive = term(state, woodenbot.AID) == DISRUPTIVE
                message = "bot-no-plunder" if disruptive else "bot-no-secure"
                match.tell(message, "WB 5.6" if disruptive else "WB 5.7", [who(WOODWALKERS)])
            match.push(WoodExpend(WOODWALKERS, RESOLVES))


def special(match: Match, message: str, cite: str) -> None:
    """Take a special turn, which ends with a card expended unresolved. [WB 5.8]"""
    if match.listening:
        match.tell(message, cite, [who(WOODWALKERS)])
    if agreed(match).special_expends:
        match.push(CountTurn(WOODWALKERS, COUNTS))


@mypyc_attr(acyclic=True, free_list_len=1)
class WoodExpend(Expend):
    """The Woodenbot expends its top card. [WB 5.9]"""

    def icons(self, match: Match, card: i64) -> None:
        match.push(WoodIcon(card, 0))

    def stop(self, match: Match) -> None:
        match.leave(EndOfWoodenbotTurn)


@mypyc_attr(acyclic=True, free_list_len=1)
class WoodIcon(ResolveIcon):
    """An icon of the Woodenbot's card. [WB 5.9]"""

    def right(self) -> Step:
        return WoodIcon(self.card, 1)

    def resolve(self, match: Match, icon: i64) -> None:
        if icon == ALERT:
            alert(match)
            return
        match.push(Compensate(WOODWALKERS))
        start_icon(match, icon)


def alert(match: Match) -> None:
    """Expend another card on top and resolve it; coming up again it brings a crystal. [WB 6.1]"""
    if match.state[woodenbot.ALERT_CAME_UP]:
        if match.listening:
            match.tell("bot-alerted-already", "WB 6.1", [who(WOODWALKERS)])
        gain(match, WOODWALKERS, 1, "WB 6.1")
        return
    match.state[woodenbot.ALERT_CAME_UP] = 1
    match.push(WoodExpend(WOODWALKERS, ON_TOP))
