"""The Ironbot's knowledge of visions: mountains where nothing more will be found, and visions lost. [IB 4]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.settings import agreed
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.verbs import RETURN
from clockwood.games.ironwood.visions import cells as visions
from clockwood.games.ironwood.words import ALL_CARDS, FIRST_VISION, WOODWALKERS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_unseen, shuffle
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step


def mark_known(match: Match, card: i64) -> None:
    """Mark the mountain of a vision that was played, discarded or burned, for good. [IB 4.1, 4.2]"""
    mountain = board(match).visions.mountain[card - FIRST_VISION]
    match.state[ironbot.KNOWN + mountain] = 1
    if match.listening:
        match.tell("bot-marked-mountain", "IB 4.1", [at_mountain("mountain", mountain)])


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseVision(Step):
    """A random vision of a hand with more than one goes back into the shuffled vision deck. [IB 8.14]"""

    def run(self, match: Match) -> None:
        state = match.state
        held = vec[i64](capacity=10)
        for card in range(FIRST_VISION, ALL_CARDS):
            if zone(state, card) == cards.VISION_HAND:
                held = append(held, RETURN.code1(card))
        if len(held) > agreed(match).drill_spares:
            match.ask(self, CHANCE, held)
        elif match.listening:
            match.tell("bot-left-visions", "IB 8.14", [])

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        card = RETURN.only(action)
        first, last = cards.VISIONS, cards.END
        move_unseen(state, first, last, cards.CARDS + card, cards.VISION_DECK, bit(WOODWALKERS))
        shuffle(state, first, last, cards.VISION_DECK)
        state[visions.STARTING_VISION + WOODWALKERS] = 0
        if match.listening:
            match.tell("lost-vision", "IB 8.14", [who(WOODWALKERS), card_term(card)], bit(WOODWALKERS))
            match.tell("lost-vision-hidden", "IB 8.14", [who(WOODWALKERS)], ~bit(WOODWALKERS))
