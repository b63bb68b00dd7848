"""Questions in words: by the step that asks, a message, its rule and what it counts."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.battle.cells import battle_forest, battle_mountain, hits_dealt
from clockwood.games.ironwood.cards.cells import is_base, slot_zone, zone
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.rules.choosing import ChooseCards
from clockwood.games.ironwood.rules.ending import BuyFighters
from clockwood.games.ironwood.rules.turn import FinishTurn
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.words import CARDS_EACH
from clockwood.kernel.events import EVERYONE, Event, Term, card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

CITES: Final = {
    "FirstVision": "IW R2.3",
    "Handicap": "IW R17.3",
    "TwoOrFour": "IW R4.3",
    "ChooseCards": "IW R6.4",
    "LosesMarker": "IW R4.6",
    "ActionTurn": "IW R5.2",
    "ExtraCard": "IW R5.7",
    "MaySkip": "IW R5.4",
    "Cost": "IW R5.5",
    "GiveUpFighters": "IW R16.8",
    "Resolve": "IW R16.9",
    "Burn": "IW R16.2",
    "WhenBurned": "IW R16.2",
    "DrawCards": "IW R16.3",
    "DrawVisions": "IW R16.3",
    "LookAtVision": "IW R18.3",
    "RecoverCards": "IW R16.3",
    "MoveFighters": "IW R9.5",
    "MoveWarbands": "IW R9.4",
    "March": "IW R9.4",
    "LureWarband": "IW R9.8",
    "Lured": "IW R9.8",
    "BringTotem": "IW A34",
    "MoveDrill": "IW R10.1",
    "Attack": "IW R11.1",
    "Wager": "IW R11.3",
    "SplitHits": "IW R11.7",
    "Retreat": "IW R12.1",
    "DestroyDrill": "IW R12.7",
    "Whenever": "IW R5.6",
    "PlaceFoundation": "IW R13.1",
    "BuildForge": "IW R13.2",
    "Discover": "IW R14.1",
    "Recruit": "IW R16.7",
    "RemoveUnits": "IW R16.8",
    "PushBack": "IW R12.2",
    "Mark": "IW R16.5",
    "BuyFighters": "IW R6.6",
}


def asked(match: Match, question: Question, cites: dict[str, str]) -> Event | None:
    """Return a question in words: `ask-` and the step's name, who is asked, how many, and for which card.

    `cites` are the rules of the steps that a part speaks for; of other steps it says nothing.
    """
    name = type(question.step).__name__
    if name not in cites:
        return None
    message = question.message()
    cite = cites[name]
    if isinstance(question.step, ChooseCards):
        message += "-discard" if question.step.discarding else "-return"
        cite = "IW R6.4" if question.step.discarding else "IW R4.3"
    terms = [who(question.seat), number("n", question.high), *about(match, name)]
    if isinstance(question.step, BuyFighters):
        terms.append(number("price", question.step.price))
    card = card_played(match)
    if card >= 0:
        terms.append(card_term(card))
    return Event(message, cite, EVERYONE, terms)


def about(match: Match, name: str) -> list[Term]:
    """Return where a battle's question happens, and the damage to deal."""
    if name not in ("Wager", "SplitHits", "Retreat", "DestroyDrill"):
        return []
    state = match.state
    places = [at_forest("forest", battle_forest(state)), at_mountain("mountain", battle_mountain(state))]
    return [*places, number("hits", hits_dealt(state, 0))] if name == "SplitHits" else places


def card_played(match: Match) -> i64:
    """Return the card whose lines are being resolved, -1 for none: on this turn's slot, the extra one first."""
    if not any(isinstance(step, FinishTurn) for step in match.stack):
        return -1
    turn = match.state[turns.TURN]
    slot = slot_zone(turn % 2, turn // 2)
    found: i64 = -1
    for card in range((turn % 2) * CARDS_EACH, (turn % 2 + 1) * CARDS_EACH):
        if zone(match.state, card) == slot and (found < 0 or is_base(card)):
            found = card
    return found
