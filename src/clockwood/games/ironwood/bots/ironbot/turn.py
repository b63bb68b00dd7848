"""The Ironbot's turn: stance, Turn Procedure, expended cards and their icons. [IB 5]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.expending import COUNTS, RESOLVES, Expend, ResolveIcon, new_hand
from clockwood.games.ironwood.bots.common.hand import TOP, DrawUnseen, hand_size
from clockwood.games.ironwood.bots.common.rewards import Compensate
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.answers import RICH, can_build
from clockwood.games.ironwood.bots.ironbot.attack import AttackIfAble
from clockwood.games.ironwood.bots.ironbot.cells import AGGRESSIVE, ALERT, DEFENSIVE, EXHAUSTED, EXPANSIVE
from clockwood.games.ironwood.bots.ironbot.icons import build, start_icon, turns_over
from clockwood.games.ironwood.bots.ironbot.moves import start_chase
from clockwood.games.ironwood.bots.ironbot.settings import agreed
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import is_base
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.rules.forging import PlaceFoundation, why_not_found
from clockwood.games.ironwood.rules.pieces import gain
from clockwood.games.ironwood.rules.turn import FinishTurn
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import FOUNDATION_SIDE, IRONCLAD
from clockwood.kernel.events import Term, card_term, who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import Step

STANCES: Final = ["stance-expansive-set", "stance-aggressive-set", "stance-defensive-set"]


def stance_now(match: Match) -> i64:
    """The first stance whose condition is met. [IB 5.2]"""
    land = board(match).land
    state = match.state
    for forest in range(land.forests):
        if state[woodwalkers.FIGHTERS + forest] and totems_at(state, forest):
            return AGGRESSIVE
    if state[turns.CRYSTALS + IRONCLAD] >= RICH:
        for mountain in range(land.mountains):
            if state[ironclad.FORGES + mountain] == FOUNDATION_SIDE and units(state, mountain):
                return DEFENSIVE
    return EXPANSIVE


@mypyc_attr(acyclic=True, free_list_len=1)
class IronbotTurn(Step):
    """The stance is set; then an empty hand is filled and the turn over, or the procedure followed. [IB 5.1, 5.2]"""

    def run(self, match: Match) -> None:
        state = match.state
        match.automaton_turn(IRONCLAD, "IB 5.1", over=False)
        match.push(EndOfBotTurn())
        hold(state, ironbot.STANCE, stance_now(match))
        if match.listening:
            message = STANCES[term(state, ironbot.STANCE)]
            match.tell(message, "IB 5.2", [])
        if hand_size(state, IRONCLAD) or agreed(match).empty_hand_pays:
            match.push(FollowProcedure())
        else:
            new_hand(match, IRONCLAD)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfBotTurn(Step):
    """After a special action of the Alert side the next turn is Exhausted, else Alert. [IB 5.6]"""

    def run(self, match: Match) -> None:
        state = match.state
        hold(state, ironbot.PROCEDURE, EXHAUSTED if state[ironbot.SPECIAL_ACTION] else ALERT)
        if match.listening:
            side = Term("procedure", "procedure", term(state, ironbot.PROCEDURE))
            match.tell("bot-next-side", "IB 5.6", [who(IRONCLAD), side])
        state[ironbot.SPECIAL_ACTION] = 0
        state[bots.ICON_CHANGED] = 0
        state[bots.COMPENSATIONS] = 0
        match.automaton_turn(IRONCLAD, "IB 5.6", over=True)
        match.push(FinishTurn(IRONCLAD))


@mypyc_attr(acyclic=True, free_list_len=1)
class FollowProcedure(Step):
    """The side of the Turn Procedure card that is up. [IB 5.3–5.5, 5.10]"""

    def run(self, match: Match) -> None:
        state = match.state
        if term(state, ironbot.PROCEDURE) == EXHAUSTED:
            expend(match, "bot-exhausted", "IB 5.10")
        elif term(state, ironbot.STANCE) == AGGRESSIVE:
            self.aggressive(match)
        elif term(state, ironbot.STANCE) == DEFENSIVE and can_build(match):
            special(match, "bot-special-forge", "IB 5.4")
            build(match)
        elif term(state, ironbot.STANCE) == EXPANSIVE and can_found(match):
            special(match, "bot-special-foundation", "IB 5.5")
            match.push(FoundationPays())
            match.push(PlaceFoundation())
        else:
            expend(match, "bot-no-special", "IB 5.4" if term(state, ironbot.STANCE) == DEFENSIVE else "IB 5.5")

    def aggressive(self, match: Match) -> None:
        """Build the third Forge if it can be had, else chase and attack. [IB 5.3]"""
        if tokens_built(match) == 2 and can_build(match):
            special(match, "bot-special-forge", "IB 5.3")
            build(match)
            return
        special(match, "bot-special-attack", "IB 5.3")
        match.push(AttackIfAble(0))
        start_chase(match)


def tokens_built(match: Match) -> i64:
    """Forges besides Ferrum's."""
    found: i64 = 0
    for mountain in range(1, board(match).land.mountains):
        if match.state[ironclad.FORGES + mountain] > FOUNDATION_SIDE:
            found += 1
    return found


def can_found(match: Match) -> bool:
    for mountain in range(board(match).land.mountains):
        if why_not_found(match, mountain) == 0:
            return True
    return False


def expend(match: Match, message: str, cite: str) -> None:
    """Expend and resolve the card on top; the message says why."""
    if match.listening:
        match.tell(message, cite, [who(IRONCLAD)])
    match.push(ExpendCard(IRONCLAD, RESOLVES))


def special(match: Match, message: str, cite: str) -> None:
    """Take a special action of the Alert side, for which a card is expended unresolved. [IB 5.6, 5.9]"""
    match.state[ironbot.SPECIAL_ACTION] = 1
    if match.listening:
        match.tell(message, cite, [who(IRONCLAD)])
    if agreed(match).special_expends:
        match.push(ExpendCard(IRONCLAD, COUNTS))


@mypyc_attr(acyclic=True, free_list_len=1)
class FoundationPays(Step):
    """A Foundation placed by the Alert side brings a crystal. [IB 5.5]"""

    def run(self, match: Match) -> None:
        gain(match, IRONCLAD, 1, "IB 5.5")


@mypyc_attr(acyclic=True, free_list_len=1)
class ExpendCard(Expend):
    """The Ironbot expends its top card. [IB 5.7]"""

    def icons(self, match: Match, card: i64) -> None:
        match.push(IronIcon(card, 0))

    def stop(self, match: Match) -> None:
        match.leave(EndOfBotTurn)


@mypyc_attr(acyclic=True, free_list_len=1)
class IronIcon(ResolveIcon):
    """An icon of the Ironbot's card. [IB 5.7]"""

    def right(self) -> Step:
        return IronIcon(self.card, 1)

    def resolve(self, match: Match, icon: i64) -> None:
        if turns_over(match, icon):
            self.turn_over(match)
            return
        match.push(Compensate(IRONCLAD))
        start_icon(match, icon)

    def turn_over(self, match: Match) -> None:
        """Draw to the top, discard this card, turn the Alert side up, and follow the procedure again. [IB 6.1]"""
        match.leave(EndOfBotTurn)
        match.push(FollowProcedure())
        match.push(DiscardExpended(self.card))
        match.push(DrawUnseen(IRONCLAD, TOP))


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardExpended(Step):
    """The expended card leaves its slot and the Alert side comes up. [IB 6.1]"""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, match: Match) -> None:
        pile = cards.ASIDE if is_base(self.card) else cards.DISCARD
        move_seen(match.state, cards.CARDS + self.card, pile + IRONCLAD)
        hold(match.state, ironbot.PROCEDURE, ALERT)
        if match.listening:
            match.tell("bot-turned-alert", "IB 6.1", [who(IRONCLAD), card_term(self.card)])
