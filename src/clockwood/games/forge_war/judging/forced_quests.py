"""Solo play: how far the pool falls short of the quests that must be taken as they come. [FW F11.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.judging.arming import ArmingPlan
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import first_of_deck
from clockwood.games.forge_war.rules.quest_offer import SOLO_DEALT
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.words import LEGS, QUESTS_EACH
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match

WHOLE: Final[i64] = 100
THREAT: Final[i64] = 1_200
LOST_ALONE: Final[i64] = 6_000
"""The cost of a point of power that is lacking then, and of a quest that fails and loses the game. [FW F11.1]"""


def forced_quest_threat(match: Match, plan: ArmingPlan, ahead: i64, left: i64) -> i64:
    """Return the (negative) worth of a quest that leaves little choice: the last, and the first of a new stage.

    The further ahead it is, the more time is left to make up for what is lacking.
    """
    deck = deck_to_come(match, ahead, left)
    return -min(lacking(match, plan, deck) * THREAT // (WHOLE * (1 + ahead)), LOST_ALONE) if deck != NONE else 0


def deck_to_come(match: Match, ahead: i64, left: i64) -> i64:
    """Return the deck of the forced quest of that round, NONE where it has none. [FW F11.3] [FW F11.4] [FW F11.10]"""
    epic = content_of(match).epic
    if ahead == left:
        return quests.YELLOW_3 if epic else quests.YELLOW_1
    if epic and ahead == turns.STAGE_ROUNDS + 1 - match.state[turns.ROUND]:
        return quests.GREY if match.state[turns.STAGE] == 1 else quests.RED
    return NONE


def lacking(match: Match, plan: ArmingPlan, deck: i64) -> i64:
    """Return the power that the easiest quest dealt will lack, in hundredths: of those seen, else of two. [FW F11.5]"""
    seen = sorted_lacks(match, plan, deck, cards.IN_OFFER)
    if len(seen):
        return seen[0] * WHOLE
    hidden = sorted_lacks(match, plan, deck, cards.QUEST_DECK)
    count = i64(len(hidden))
    if count < SOLO_DEALT:
        return 0
    total: i64 = 0
    for k in range(count):
        total += hidden[k] * (count - 1 - k)
    return total * WHOLE * 2 // (count * (count - 1))


def sorted_lacks(match: Match, plan: ArmingPlan, deck: i64, where: i64) -> vec[i64]:
    """Return the power that each quest of a zone would lack at best, the least first."""
    found = vec[i64](capacity=8)
    for card in range(first_of_deck(deck), first_of_deck(deck + 1)):
        if zone(match.state, card) != where:
            continue
        lacks = plan.would_lack(match, QUESTS_EACH, (card - cards.FIRST_QUEST) * LEGS)
        found = append(found, lacks)
        k = i64(len(found)) - 1
        while k > 0 and found[k - 1] > lacks:
            found[k] = found[k - 1]
            k -= 1
        found[k] = lacks
    return found
