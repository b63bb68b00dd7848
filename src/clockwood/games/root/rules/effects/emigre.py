"""A move and a battle at the end of Birdsong, or the card is lost. [RT PW3]"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.rules.battle import add_battles, begin_battle, why_not_battle
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.rules.moving import add_moves, begin_move, why_not_move
from clockwood.games.root.rules.persistent import card_with
from clockwood.games.root.verbs import BATTLE, MOVE
from clockwood.games.root.words import EMIGRE
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step


def lose_emigre(match: Match, seat: i64) -> None:
    card = card_with(match, seat, EMIGRE)
    if card != NONE:
        discard(match, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class EmigreMove(SeatStep):
    """Take a move if one is legal, else the card is discarded. [RT PW3]"""

    def run(self, match: Match) -> None:
        options = add_moves(match, self.seat, -1, vec[i64](capacity=32))
        if len(options):
            match.ask(self, self.seat, options)
        else:
            lose_emigre(match, self.seat)

    def why_not(self, match: Match, action: i64) -> i64:
        if not MOVE.has(action):
            return NOT_ASKED
        return why_not_move(match, self.seat, MOVE.first_of_two(action), MOVE.last_of(action))

    def chosen(self, match: Match, action: i64) -> None:
        match.push(EmigreBattle(self.seat, MOVE.last_of(action)))
        begin_move(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class EmigreBattle(Step):
    """Battle where one moved to, else the card is discarded. [RT PW3]"""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat = seat
        self.target = target

    def run(self, match: Match) -> None:
        options = add_battles(match, self.seat, bit(self.target), vec[i64](capacity=4))
        if len(options):
            match.ask(self, self.seat, options)
        else:
            lose_emigre(match, self.seat)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BATTLE.has(action) or BATTLE.first_of_two(action) != self.target:
            return NOT_ASKED
        return why_not_battle(match, self.seat, self.target, BATTLE.last_of(action))

    def chosen(self, match: Match, action: i64) -> None:
        begin_battle(match, self.seat, action)
