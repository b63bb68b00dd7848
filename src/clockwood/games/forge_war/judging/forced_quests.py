"""What a player alone will lack for quests that must be taken as they come. [FW F11.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.judging.arming import Plan
from clockwood.games.forge_war.rules.quest_offer import GREY, RED, SOLO_DEALT, YELLOW_1, YELLOW_3, first_of_deck
from clockwood.games.forge_war.rules.rounds import STAGE_ROUNDS
from clockwood.games.forge_war.state import FIRST_QUEST, IN_OFFER, QUEST_DECK, ROUND, STAGE, board, zone
from clockwood.games.forge_war.words import LEGS, QUESTS_EACH
from clockwood.kernel.match import Match

WHOLE: Final[i64] = 100
THREAT: Final[i64] = 1_200
LOST_ALONE: Final[i64] = 6_000
"""What a point of power that is lacking then costs, and a quest that fails: the game. [FW F11.1]"""


def hard_quest(match: Match, plan: Plan, ahead: i64, left: i64) -> i64:
    """What a quest threatens with that cannot be chosen long before: the last, and the first of a new stage.

    So many rounds ahead there is still time to mend what is lacking.
    """
    deck = deck_to_come(match, ahead, left)
    return -min(lacking(match, plan, deck) * THREAT // (WHOLE * (1 + ahead)), LOST_ALONE) if deck >= 0 else 0


def deck_to_come(match: Match, ahead: i64, left: i64) -> i64:
    """The deck that such a quest comes from. [FW F11.3] [FW F11.4] [FW F11.10]"""
    epic = board(match).epic
    if ahead == left:
        return YELLOW_3 if epic else YELLOW_1
    if epic and ahead == STAGE_ROUNDS + 1 - match.state[ROUND]:
        return GREY if match.state[STAGE] == 1 else RED
    return -1


def lacking(match: Match, plan: Plan, deck: i64) -> i64:
    """The power that the easiest of those dealt will lack, in hundredths: of those seen, else of any two. [FW F11.5]"""
    seen = sorted_lacks(match, plan, deck, IN_OFFER)
    if len(seen):
        return seen[0] * WHOLE
    hidden = sorted_lacks(match, plan, deck, QUEST_DECK)
    count = i64(len(hidden))
    if count < SOLO_DEALT:
        return 0
    total: i64 = 0
    for k in range(count):
        total += hidden[k] * (count - 1 - k)
    return total * WHOLE * 2 // (count * (count - 1))


def sorted_lacks(match: Match, plan: Plan, deck: i64, where: i64) -> vec[i64]:
    """The power that each quest there would lack at best, the least first."""
    found = vec[i64](capacity=8)
    for card in range(first_of_deck(deck), first_of_deck(deck + 1)):
        if zone(match.state, card) != where:
            continue
        lacks = plan.would_lack(match, QUESTS_EACH, (card - FIRST_QUEST) * LEGS)
        found = append(found, lacks)
        k = i64(len(found)) - 1
        while k > 0 and found[k - 1] > lacks:
            found[k] = found[k - 1]
            k -= 1
        found[k] = lacks
    return found
