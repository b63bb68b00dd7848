"""What an automaton's table must hold: its sides, its cards, its marks; each breach named by its path. [IB] [WB]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import ZONES, first_card, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.words import (
    ALL_CARDS,
    CARDS_EACH,
    FERRUM,
    FIRST_VISION,
    IRONCLAD,
    MAX_MOUNTAINS,
    WOODWALKERS,
)
from clockwood.kernel.match import Match

FEWER_TOKENS: Final[i64] = 2


def automaton(match: Match) -> list[str]:
    """An automaton has its own sides, cards and marks, and nobody else has. [IB 1.5] [WB 1.6]"""
    found = foreign(match)
    if board(match).ironbot:
        found += [*its_cards(match, IRONCLAD), *ironbot_needs(match)]
    if board(match).woodenbot:
        found += [*its_cards(match, WOODWALKERS), *woodenbot_needs(match)]
    return found


def foreign(match: Match) -> list[str]:
    """What belongs to an automaton that does not play."""
    state = match.state
    content = board(match)
    iron = state[ironbot.STANCE] + state[ironbot.PROCEDURE]
    wood = state[woodenbot.AID] + state[woodenbot.SPIRITS] + state[ironclad.BOXED_TOKENS]
    for mountain in range(MAX_MOUNTAINS):
        iron += state[ironbot.KNOWN + mountain]
        wood += state[woodenbot.POSSIBLE + mountain]
    found: list[str] = []
    if iron and not content.ironbot:
        found.append("state.stance: the Ironbot does not play at this table")
    if wood and not content.woodenbot:
        found.append("state.aid: the Woodenbot does not play at this table")
    if state[bots.DIE] and not content.automata:
        found.append("state.die: no automaton plays at this table")
    return found


def its_cards(match: Match, seat: i64) -> list[str]:
    """It has a card or can draw one, and plays none that go on. [IB 3.3, 5.1] [WB 3.3, 5.5]"""
    name = board(match).names["seat"][seat]
    iron = seat == IRONCLAD
    bot = "Ironbot" if iron else "Woodenbot"
    first = first_card(seat)
    zones = [zone(match.state, card) for card in range(first, first + CARDS_EACH)]
    found: list[str] = []
    useful = (cards.HAND + seat, cards.DECK + seat, cards.DISCARD + seat)
    if not any(where in useful or cards.SLOT <= where < cards.ONGOING for where in zones):
        cite = "IB 5.1" if iron else "WB 5.5"
        found.append(f"cards.hand.{name}: the {bot} has no hand, and no card to draw [{cite}]")
    if cards.ONGOING + seat in zones:
        cite = "IB 3.3" if iron else "WB 3.3"
        found.append(f"cards.ongoing.{name}: the {bot} has no ongoing cards [{cite}]")
    return found


def ironbot_needs(match: Match) -> list[str]:
    """A stance and a side; what was found or burned is marked. [IB 1.5, 4.1]"""
    state = match.state
    content = board(match)
    found = [] if state[ironbot.STANCE] else ["state.stance: the Ironbot has one of three"]
    if not state[ironbot.PROCEDURE]:
        found.append("state.procedure: alert or exhausted")
    for card in range(FIRST_VISION, ALL_CARDS):
        mountain = content.vision_mountain[card - FIRST_VISION]
        spent = zone(state, card) in (cards.VISION_SHOWN, cards.VISION_BURNED)
        if spent != (state[ironbot.KNOWN + mountain] > 0):
            place = f"state.known_mountains.{content.names['mountain'][mountain]}"
            found.append(f"{place}: {'not marked, but' if spent else 'marked, but'} {lies(match, card)} [IB 4.1]")
    if state[ironbot.KNOWN + FERRUM]:
        found.append("state.known_mountains.ferrum: no vision is of Ferrum, so it is never marked [IB 4.1]")
    return found


def woodenbot_needs(match: Match) -> list[str]:
    """A side; no vision is held or burned, and the marked mountains are those of the vision deck. [WB 1.6, 4.1]"""
    state = match.state
    content = board(match)
    found = [] if state[woodenbot.AID] else ["state.aid: disruptive or exalted"]
    for card in range(FIRST_VISION, ALL_CARDS):
        mountain = content.vision_mountain[card - FIRST_VISION]
        marked = state[woodenbot.POSSIBLE + mountain] > 0
        if zone(state, card) in (cards.VISION_HAND, cards.VISION_BURNED):
            found.append(f"cards: {lies(match, card)}; the Woodenbot holds and burns no visions [WB 1.5]")
        elif marked != (zone(state, card) == cards.VISION_DECK):
            place = f"state.possible_mountains.{content.names['mountain'][mountain]}"
            found.append(f"{place}: {'marked, but' if marked else 'not marked, but'} {lies(match, card)} [WB 4.1]")
    if state[woodenbot.POSSIBLE + FERRUM]:
        found.append("state.possible_mountains.ferrum: no vision is of Ferrum, so it is never marked [WB 4.1]")
    if state[ironclad.BOXED_TOKENS] > FEWER_TOKENS:
        found.append("state.boxed_tokens: two at most are put back in the box [WB 2.4]")
    return found


def lies(match: Match, card: i64) -> str:
    return f"{board(match).names['card'][card]} lies in {ZONES[zone(match.state, card)].name}"
