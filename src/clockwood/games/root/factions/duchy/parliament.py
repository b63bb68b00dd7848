"""Parliament: the action of every swayed minister, each at most once. [UD 12.5.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.building import RaiseBuilding, sites
from clockwood.games.root.factions.duchy.verbs import COMMAND, RAISE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import MayBattle, add_battles, begin_battle
from clockwood.games.root.rules.between import ask_between, do_between, why_not_between
from clockwood.games.root.rules.handing import (
    NOT_IN_HAND,
    hand_of,
    hand_that_fits,
    has_cards,
    in_hand,
    reveal_card,
    spend,
)
from clockwood.games.root.rules.move_or_battle import why_not_move_or_battle
from clockwood.games.root.rules.moving import MayMove, add_moves, begin_move, can_move
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.verbs import BATTLE, DONE, MOVE, PASS, SPEND
from clockwood.games.root.words import BIRD, DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NOT_SWAYED: Final[i64] = REASONS.add("not-swayed", "UD 12.5.2")
ACTED_ALREADY: Final[i64] = REASONS.add("acted-already", "UD 12.5.2")
CANNOT_ACT: Final[i64] = REASONS.add("cannot-act", "UD 12.5.2")
NOT_FOR_MAYOR: Final[i64] = REASONS.add("not-for-mayor", "UD 12.5.2.VI")
NOT_OF_ONE_SUIT: Final[i64] = REASONS.add("not-of-one-suit", "UD 12.5.2.V")

DUCHESS_POINTS: Final[i64] = 2


def term_of(minister: i64) -> Term:
    return Term("minister", "minister", minister)


def points_of(state: vec[i64], minister: i64) -> i64:
    """Return what a lord scores now. [UD 12.5.2.VII] [UD 12.5.2.VIII] [UD 12.5.2.IX]"""
    if minister == cells.DUCHESS:
        return DUCHESS_POINTS if cells.on_map(state, cells.TUNNEL) == cells.EACH else 0
    if minister == cells.BARON:
        return cells.on_map(state, cells.MARKET)
    return cells.on_map(state, cells.CITADEL) if minister == cells.EARL else 0


def can_act(match: Match, seat: i64, minister: i64) -> bool:
    """Return whether the action of a minister could do anything, as far as everyone can tell."""
    if minister == cells.FOREMOLE:
        return has_cards(match, seat) and sites(match, seat, BIRD, ruled(match, seat)) != 0
    if minister == cells.BANKER:
        return has_cards(match, seat)
    if minister == cells.CAPTAIN:
        return len(add_battles(match, seat, -1, vec[i64]())) > 0
    if minister == cells.MARSHAL:
        return can_move(match, seat, -1)
    if minister == cells.BRIGADIER:
        return can_move(match, seat, -1) or len(add_battles(match, seat, -1, vec[i64]())) > 0
    if minister == cells.MAYOR:
        for other in range(cells.MAYOR):
            if cells.is_swayed(match.state, other) and can_act(match, seat, other):
                return True
        return False
    return points_of(match.state, minister) > 0


def act(match: Match, seat: i64, minister: i64) -> None:
    """Begin the action of a minister. [UD 12.5.2]"""
    if match.listening:
        match.tell("minister-acted", "UD 12.5.2", [who(seat), term_of(minister)])
    if minister == cells.FOREMOLE:
        match.push(ForemoleReveals(seat))
    elif minister == cells.CAPTAIN:
        match.push(MayBattle(seat))
    elif minister == cells.MARSHAL:
        match.push(MayMove(seat, 1))
    elif minister == cells.BRIGADIER:
        match.push(BrigadierOrders(seat))
    elif minister == cells.BANKER:
        match.push(BankerSpends(seat, BIRD, 0))
    elif minister == cells.MAYOR:
        match.push(MayorAsks(seat))
    else:
        score(match, seat, points_of(match.state, minister), "UD 12.5.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class Parliament(SeatStep):
    """Swayed ministers act in any order, each once and if wished. [UD 12.5.2]"""

    def run(self, match: Match) -> None:
        waiting = match.state[cells.SWAYED] & ~match.state[cells.ACTED]
        options = append(vec[i64](capacity=16), DONE.code())
        for minister in range(cells.ALL_MINISTERS):
            if waiting >> minister & 1 and can_act(match, self.seat, minister):
                options = append(options, COMMAND.code1(minister))
        if len(options) > 1:
            ask_between(match, self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not COMMAND.has(action):
            return why_not_between(match, self.seat, action)
        minister = COMMAND.only(action)
        if not cells.is_swayed(match.state, minister):
            return NOT_SWAYED
        return ACTED_ALREADY if match.state[cells.ACTED] >> minister & 1 else CANNOT_ACT

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        match.push(self)
        if not COMMAND.has(action):
            do_between(match, self.seat, action)
            return
        match.state[cells.ACTED] |= bit(COMMAND.only(action))
        act(match, self.seat, COMMAND.only(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class ForemoleReveals(SeatStep):
    """Any card is revealed, and a citadel or market built in any ruled clearing. [UD 12.5.2.I]"""

    def run(self, match: Match) -> None:
        options = hand_of(match, self.seat, RAISE.base)
        if len(options):
            match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if RAISE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        reveal_card(match, self.seat, RAISE.only(action), "UD 12.5.2.I")
        match.push(RaiseBuilding(self.seat, BIRD))


@mypyc_attr(acyclic=True, free_list_len=1)
class BrigadierOrders(SeatStep):
    """Up to two moves, or up to two battles. [UD 12.5.2.IV]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=32), PASS.code())
        options = add_moves(match, self.seat, -1, options)
        options = add_battles(match, self.seat, -1, options)
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_move_or_battle(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if MOVE.has(action):
            match.push(MayMove(self.seat, 1))
            begin_move(match, self.seat, action)
        elif BATTLE.has(action):
            match.push(MayBattle(self.seat))
            begin_battle(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class BankerSpends(Step):
    """Cards of one suit are spent for a point each; `suit` is a bird's while nothing else was spent. [UD 12.5.2.V]"""

    def __init__(self, seat: i64, suit: i64, spent: i64) -> None:
        self.seat = seat
        self.suit = suit
        self.spent = spent

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        if self.spent:
            options = append(options, DONE.code())
        if self.suit == BIRD:
            fitting = hand_of(match, self.seat, SPEND.base)
        else:
            fitting = hand_that_fits(match, self.seat, self.suit, SPEND.base)
        for action in fitting:
            options = append(options, action)
        if has_cards(match, self.seat):
            match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not SPEND.has(action):
            return NOT_ASKED
        card = SPEND.only(action)
        return NOT_OF_ONE_SUIT if card < DECK_SIZE and in_hand(match, self.seat, card) else NOT_IN_HAND

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        card = SPEND.only(action)
        own = content_of(match).deck.suit[card]
        match.push(BankerSpends(self.seat, self.suit if own == BIRD else own, 1))
        spend(match, self.seat, card, "UD 12.5.2.V")
        score(match, self.seat, 1, "UD 12.5.2.V")


@mypyc_attr(acyclic=True, free_list_len=1)
class MayorAsks(SeatStep):
    """The action of any swayed squire or noble, one that has acted, too. [UD 12.5.2.VI]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for minister in range(cells.MAYOR):
            if cells.is_swayed(match.state, minister) and can_act(match, self.seat, minister):
                options = append(options, COMMAND.code1(minister))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not COMMAND.has(action):
            return NOT_ASKED
        minister = COMMAND.only(action)
        if minister >= cells.MAYOR:
            return NOT_FOR_MAYOR
        return CANNOT_ACT if cells.is_swayed(match.state, minister) else NOT_SWAYED

    def chosen(self, match: Match, action: i64) -> None:
        act(match, self.seat, COMMAND.only(action))
