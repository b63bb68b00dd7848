"""What each question asks, by the step that asks it: a message, its rule and what it is about."""

from typing import Final

from clockwood.games.iron_kings.events import card_term, place, who
from clockwood.games.iron_kings.rules.damage import Hurt
from clockwood.games.iron_kings.rules.mending import Mend
from clockwood.games.iron_kings.rules.tokens import DrawTokens, KeepTokens
from clockwood.games.iron_kings.rules.treasure_cards import ScrapFor
from clockwood.games.iron_kings.state import FIRST_TREASURE
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE, Question

CITES: Final = {
    "DrawFirst": "IK K1.1",
    "DrawChooser": "IK U28",
    "ChooseSite": "IK K1.2",
    "Mulligan": "IK K1.4",
    "WorkerPhase": "IK K2.4",
    "Whirl": "IK H16",
    "HeadLine": "IK U22",
    "DrawPlans": "IK K3.1",
    "Plan": "IK K3.2",
    "SwapPlans": "IK U22",
    "RecoverPlan": "IK H9",
    "BoilerLine": "IK U22",
    "Burn": "IK K3.3",
    "ChangeEquipment": "IK U23",
    "Carry": "IK K3.10",
    "Arrival": "IK K3.10",
    "Mend": "IK K3.5",
    "TurnKing": "IK K5.1",
    "Override": "IK H4",
    "Pace": "IK H11",
    "Stagger": "IK U36",
    "Leap": "IK K5.4",
    "AutoPilot": "IK U36",
    "Climb": "IK K5.4",
    "DrawTokens": "IK K5.5",
    "KeepTokens": "IK K5.5",
    "DrawTreasures": "IK K5.7",
    "KeepTreasure": "IK K5.7",
    "ScrapFor": "IK U25",
    "Hurt": "IK K6.4",
    "Tow": "IK K6.6",
    "Board": "IK U24",
    "Lob": "IK H14",
    "Rocket": "IK H14",
    "RivalStep": "IK V6",
}


def prompt(match: Match, question: Question) -> Event:
    """The question in words: `ask-` and the step's name, who is asked, and what it is about."""
    del match
    step = question.step
    name = type(step).__name__
    message = "ask" + "".join("-" + c.lower() if c.isupper() else c for c in name)
    if isinstance(step, Mend) and step.left == 0:
        message += "-more"
    if isinstance(step, Hurt) and question.seat == CHANCE:
        message += "-die"
    return Event(message, CITES[name], EVERYONE, [who(question.seat), *about(question)])


def about(question: Question) -> list[Term]:
    step = question.step
    if isinstance(step, Mend):
        return [number("n", step.left)]
    if isinstance(step, Hurt):
        return [Term("king", "seat", step.seat), number("n", step.left)]
    if isinstance(step, DrawTokens | KeepTokens):
        return [place(step.where)]
    if isinstance(step, ScrapFor):
        return [card_term(FIRST_TREASURE + step.card)]
    return []
