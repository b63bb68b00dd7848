"""The Vagabot's quest: one lies before him alone, for two items of any kind. [VB 7.3.3] [VB 7.5.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.vagabot.items import exhaust_items, usable
from clockwood.games.root.bots.vagabot.walking import PLAIN, GoNearest, is_at
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import COMPLETED, OUT, QUEST_DECK
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS, suit_mask
from clockwood.games.root.verbs import DEAL
from clockwood.games.root.words import QUESTS, RUIN_ITEMS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, move_seen
from clockwood.kernel.step import SeatStep, Step

QUEST_COST: Final[i64] = 2


def quest_of(match: Match, seat: i64) -> i64:
    """Return the quest that lies before the Vagabot, NONE without one."""
    for card in range(QUESTS, RUIN_ITEMS):
        if lies_in(match.state, CARDS + card, COMPLETED + seat):
            return card
    return NONE


def quest_clearings(match: Match, seat: i64) -> i64:
    """Return the clearings of the quest's suit as bits."""
    card = quest_of(match, seat)
    return 0 if card == NONE else suit_mask(match.state, content_of(match).deck.suit[card])


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotQuest(SeatStep):
    """A quest is dealt to him alone. [VB 7.3.3]"""

    def run(self, match: Match) -> None:
        if quest_of(match, self.seat) == NONE:
            match.ask_pile(self, CARDS + QUESTS, CARDS + RUIN_ITEMS, QUEST_DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        move_seen(match.state, CARDS + DEAL.only(action), COMPLETED + self.seat)
        if match.listening:
            match.tell("dealt-quest-to", "VB 7.3.3", [who(self.seat), card_term(DEAL.only(action))])


@mypyc_attr(acyclic=True, free_list_len=1)
class QuestAction(Step):
    """Go to the nearest clearing of the quest's suit and do it; `again` repeats it. [VB 7.5.2] [VB ADVENTURER]"""

    def __init__(self, seat: i64, again: i64) -> None:
        self.seat = seat
        self.again = again

    def run(self, match: Match) -> None:
        mask = quest_clearings(match, self.seat)
        if mask == 0 or (self.again and usable(match, self.seat) == 0):
            if match.listening:
                match.tell("quests-no-more", "VB 7.5.2", [who(self.seat)])
            return
        match.push(DoQuest(self.seat, self.again))
        match.push(GoNearest(self.seat, mask, PLAIN))


@mypyc_attr(acyclic=True, free_list_len=1)
class DoQuest(Step):
    """Two items for the quest, which is discarded for a point; a new one comes. [VB 7.5.2]"""

    def __init__(self, seat: i64, again: i64) -> None:
        self.seat = seat
        self.again = again

    def run(self, match: Match) -> None:
        seat = self.seat
        if not is_at(match, seat, quest_clearings(match, seat)) or usable(match, seat) < QUEST_COST:
            if match.listening:
                match.tell("quests-no-more", "VB 7.5.2", [who(seat)])
            return
        card = quest_of(match, seat)
        exhaust_items(match, seat, QUEST_COST, "VB 7.5.2")
        move_seen(match.state, CARDS + card, OUT)
        if match.listening:
            match.tell("completed-quest", "VB 7.5.2", [who(seat), card_term(card)])
        if self.again:
            match.push(QuestAction(seat, 1))
        match.push(VagabotQuest(seat))
        score(match, seat, 1 + numbers_at(match, seat).number("quest_points"), "VB 7.5.2")
