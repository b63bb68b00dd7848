"""Cards that answer to what happens: `whenever` lines, in the order their owner likes. [IW R5.6]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import BATTLE_WON, VICTORY
from clockwood.games.ironwood.rules.act import Do
from clockwood.games.ironwood.verbs import RESOLVE_CARD, VICTORY_OF
from clockwood.games.ironwood.words import CARDS_EACH, LIST
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.timing import InAnyOrder

VICTORY_BIT: Final[i64] = 38


def waiting(match: Match, event: i64, seat: i64) -> i64:
    """A bit for each of the seat's cards in play that answers to the event."""
    program = board(match).program
    found: i64 = 0
    row = seat * LIST
    while program.ongoing_cards[row] >= 0:
        card = program.ongoing_cards[row]
        row += 1
        if match.state[cards.MARKERS + card] > 0:
            first = program.when_first[card]
            for line in range(first, first + program.when_count[card]):
                if program.when_event[line] == event:
                    found |= bit(card - seat * CARDS_EACH)
    return found


def push_triggers(match: Match, event: i64, seat: i64) -> None:
    """Let the seat's cards answer to the event, once each."""
    left = waiting(match, event, seat)
    if left:
        match.push(Whenever(seat, left, event, 0))


def victory_node(match: Match, attack: i64) -> i64:
    """The act of an attack's victory line, -1 where it has none. [IW R12.8]"""
    program = board(match).program
    last = program.kid_first[attack] + program.kid_count[attack] - 1
    if program.kid_count[attack] and program.op[last] == VICTORY:
        return program.kid_first[last]
    return -1


def push_victory(match: Match, seat: i64, attack: i64) -> None:
    """Push the won battle's own victory line and the cards that answer to it, in any order. [IW R5.6, R12.8]

    `attack` is the card line that started the battle, or -1 where the winner did not start it.
    """
    left = waiting(match, BATTLE_WON, seat)
    if attack >= 0 and victory_node(match, attack) >= 0:
        left |= bit(VICTORY_BIT)
    if left:
        match.push(Whenever(seat, left, BATTLE_WON, attack + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Whenever(InAnyOrder):
    """Several cards answer to one event: their owner picks the next. [IW R5.6]"""

    def __init__(self, chooser: i64, left: i64, event: i64, attack: i64) -> None:
        super().__init__(chooser, left)
        self.event: Final = event
        self.attack: Final = attack

    def option(self, match: Match, which: i64) -> i64:
        if which == VICTORY_BIT:
            return VICTORY_OF.code1(board(match).program.card_of_node[self.attack - 1])
        return RESOLVE_CARD.code1(self.chooser * CARDS_EACH + which)

    def effect(self, match: Match, action: i64) -> i64:
        if VICTORY_OF.has(action):
            return VICTORY_BIT
        return RESOLVE_CARD.only(action) - self.chooser * CARDS_EACH

    def resolve(self, match: Match, which: i64) -> None:
        program = board(match).program
        if which == VICTORY_BIT:
            match.push(Do(self.chooser, victory_node(match, self.attack - 1)))
            return
        card = self.chooser * CARDS_EACH + which
        if match.listening:
            match.tell("whenever", "IW R5.6", [who(self.chooser), card_term(card)])
        first = program.when_first[card]
        for line in range(first + program.when_count[card] - 1, first - 1, -1):
            if program.when_event[line] == self.event:
                match.push(Do(self.chooser, program.when_node[line]))

    def with_left(self, left: i64) -> InAnyOrder:
        return Whenever(self.chooser, left, self.event, self.attack)
