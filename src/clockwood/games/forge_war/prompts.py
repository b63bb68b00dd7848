"""What each question asks, by the step that asks it: a message, its rule and what it is about."""

from typing import Final

from clockwood.games.forge_war.bots.overseers.part import AutomatedMove
from clockwood.games.forge_war.events import design_term, hero, place, slot_term, who
from clockwood.games.forge_war.rules.bonus_tiles import SpendAtOnce
from clockwood.games.forge_war.rules.levels import ChooseTitle, LevelUps
from clockwood.games.forge_war.rules.management import Arm
from clockwood.games.forge_war.rules.mine_moves import DropWorker, MoveOverseer
from clockwood.games.forge_war.rules.stage import PlaceOverseers
from clockwood.games.forge_war.rules.weapons import SpareCube
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

CITES: Final = {
    "DrawOrder": "FW F2.4",
    "LaySector": "FW F2.11",
    "LayTile": "FW F2.5",
    "LeaveOut": "FW F11.3",
    "DealQuest": "FW F3.3",
    "RevealMarket": "FW F3.1",
    "DealWealth": "FW F2.3",
    "KeepWealth": "FW F2.13",
    "PlaceOverseers": "FW F2.15",
    "MoveOverseer": "FW F4.1",
    "AutomatedMove": "FW F11.6",
    "MarketTurn": "FW F5.1",
    "Train": "FW F5.5",
    "Acquire": "FW F7.1",
    "Manage": "FW F7.3",
    "Arm": "FW F6.5",
    "SpareCube": "FW F10.7",
    "MoveWorker": "FW F7.10",
    "DropWorker": "FW F7.10",
    "RedeemCard": "FW F7.10",
    "LevelUps": "FW F7.12",
    "ChooseTitle": "FW F10.6",
    "TradeOn": "FW B16",
    "SpendAtOnce": "FW F10.8",
}

MOVES: Final = ("", "-second", "-free")
MOVE_CITES: Final = ("FW F4.1", "FW F4.2", "FW F7.10")


def prompt(match: Match, question: Question) -> Event:
    """The question in words: `ask-` and the step's name, who is asked, and what it is about."""
    name = type(question.step).__name__
    message = "ask-" + "".join("-" + c.lower() if c.isupper() else c for c in name)[1:]
    cite = CITES[name]
    step = question.step
    if isinstance(step, MoveOverseer):
        message += MOVES[step.why]
        cite = MOVE_CITES[step.why]
    return Event(message, cite, EVERYONE, [who(question.seat), *about(match, question)])


def about(match: Match, question: Question) -> list[Term]:
    step = question.step
    if isinstance(step, PlaceOverseers):
        return [Term("colour", "seat", step.colour(match))]
    if isinstance(step, AutomatedMove):
        return [Term("colour", "seat", step.seat)]
    if isinstance(step, Arm):
        return [hero(step.which), slot_term(step.slot)]
    if isinstance(step, SpareCube):
        return [design_term(step.design)]
    if isinstance(step, DropWorker):
        return [place("hex", step.start)]
    if isinstance(step, ChooseTitle):
        return [hero(step.which)]
    if isinstance(step, LevelUps | SpendAtOnce):
        return [number("n", step.left)]
    return []
