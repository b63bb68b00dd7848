"""Moves, in one place: the judge of a move, its steps, and what arriving sets off. [RT 4.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import where
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import draw_cards
from clockwood.games.root.rules.persistent import has
from clockwood.games.root.rules.placing import is_stopped
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.rules.ways import by_ferry, reachable
from clockwood.games.root.table.cells import FERRIED, FERRY, NIL, TORCH
from clockwood.games.root.verbs import DONE, FERRY_OVER, MOVE, TAKE_ALONG
from clockwood.games.root.words import BURROW, CAMPS, CLEARINGS, PLANNERS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, number, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NO_WARRIOR: Final[i64] = REASONS.add("no-warrior", "RT 4.2a")
NOT_ADJACENT: Final[i64] = REASONS.add("not-adjacent", "RT 4.2a")
RULES_NEITHER: Final[i64] = REASONS.add("rules-neither", "RT 4.2.1")
SNARED: Final[i64] = REASONS.add("snared", "RT 4.2.5")
NO_FERRY: Final[i64] = REASONS.add("no-ferry", "RT M.3.5a")
SCORCHED: Final[i64] = REASONS.add("scorched", "RT 4.2.5")


def needs_rule(match: Match, seat: i64) -> bool:
    """Return whether a mover must rule origin or destination. [RT 4.2.1]"""
    return not content_of(match).faction[seat].roams and not has(match, seat, PLANNERS)


def is_snared(match: Match, seat: i64, clearing: i64) -> bool:
    """Return whether no enemy of somebody moves out of there; an automaton does not look. [RT 4.2.5] [CO 11.8.2]"""
    content = content_of(match)
    if content.snaring and clearing != BURROW and not content.is_bot(seat):
        for other in range(content.players):
            if content.snaring >> other & 1 and content.faction[other].bars_leaving(match, other, clearing):
                return are_enemies(match, seat, other)
    return False


def camps_of(match: Match, seat: i64) -> i64:
    """Return how many places a seat's row of warriors has: clearings, and a camp if it has one. [UD 12.2.2a]"""
    return CAMPS if content_of(match).camping >> seat & 1 else CLEARINGS


def swum(match: Match, seat: i64, origin: i64) -> i64:
    """Return where a mover swims to from a clearing, whoever rules: only those at home in rivers do. [RF 11.2.2]"""
    content = content_of(match)
    return content.land.by_river[origin] if content.faction[seat].swims and origin != BURROW else 0


def ways_out(match: Match, seat: i64, origin: i64, mine: i64) -> i64:
    """Return where a seat may move to from a clearing, as bits; `mine` are the clearings it rules.

    The ferry needs rule even of those who swim, not of those who always move regardless of rule. [RT M.3.5a]
    """
    if is_snared(match, seat, origin):
        return 0
    near = reachable(match, seat, origin)
    ferry = by_ferry(match, seat, origin)
    if not mine >> origin & 1 and needs_rule(match, seat):
        ferry &= mine
        near &= mine | swum(match, seat, origin)
    found = near | ferry
    if found:
        for clearing in range(CLEARINGS):
            if found >> clearing & 1 and match.state[TORCH + clearing]:
                found &= ~bit(clearing)
    return found


def add_moves(match: Match, seat: i64, origins: i64, options: vec[i64]) -> vec[i64]:
    """Add the moves a seat may take out of these clearings."""
    content = content_of(match)
    if content.pawn[seat] != NIL:
        return content.faction[seat].add_pawn_moves(match, seat, origins, options)
    row = content.warriors[seat]
    mine = ruled(match, seat)
    camps = camps_of(match, seat)
    for origin in range(camps):
        if origins >> origin & 1 and match.state[row + origin]:
            ways = ways_out(match, seat, origin, mine)
            for to in range(camps):
                if ways >> to & 1:
                    options = append(options, MOVE.code2(origin, to))
    return options


def can_move(match: Match, seat: i64, origins: i64) -> bool:
    if content_of(match).pawn[seat] != NIL:
        return len(add_moves(match, seat, origins, vec[i64]())) > 0
    row = content_of(match).warriors[seat]
    mine = ruled(match, seat)
    for origin in range(camps_of(match, seat)):
        if origins >> origin & 1 and match.state[row + origin] and ways_out(match, seat, origin, mine):
            return True
    return False


def why_not_move(match: Match, seat: i64, origin: i64, to: i64) -> i64:
    """Return why a seat may not move from a clearing to another."""
    if content_of(match).pawn[seat] != NIL:
        return content_of(match).faction[seat].why_not_pawn(match, seat, origin, to)
    camps = camps_of(match, seat)
    if origin >= camps or to >= camps:
        return NOT_ADJACENT
    if match.state[content_of(match).warriors[seat] + origin] == 0:
        return NO_WARRIOR
    mine = ruled(match, seat)
    if ways_out(match, seat, origin, mine) >> to & 1:
        return ALLOWED
    if to != BURROW and match.state[TORCH + to]:
        return SCORCHED
    if is_snared(match, seat, origin):
        return SNARED
    if not (reachable(match, seat, origin) | by_ferry(match, seat, origin)) >> to & 1:
        return NOT_ADJACENT
    return RULES_NEITHER


def move_warriors(match: Match, mover: i64, origin: i64, to: i64, count: i64) -> None:
    """Move warriors, by the ferry where nothing else leads. [RT 4.2a]"""
    aboard = by_ferry(match, mover, origin) >> to & 1 and not reachable(match, mover, origin) >> to & 1
    carry_over(match, mover, origin, to, count, bool(aboard))


def carry_over(match: Match, mover: i64, origin: i64, to: i64, count: i64, aboard: bool) -> None:
    """Move warriors, aboard the ferry or not, and let whoever answers it know. [RT 4.2a] [RT 4.2.4]"""
    content = content_of(match)
    state = match.state
    if is_stopped(match, mover, origin):
        return
    row = content.warriors[mover]
    state[row + origin] -= count
    state[row + to] += count
    if match.listening:
        terms = [who(mover), number("n", count), Term("from", "camp", origin), Term("to", "camp", to)]
        match.tell("moved", "RT 4.2a", terms)
    if aboard:
        take_ferry(match, mover, to)
    if to != BURROW:
        arrive(match, mover, to)


def take_ferry(match: Match, mover: i64, to: i64) -> None:
    """Let the ferry move along; who rode draws a card. [RT M.3.5a] [RT M.3.5b]"""
    hold(match.state, FERRY, to)
    match.state[FERRIED] = 1
    if match.listening:
        match.tell("ferried", "RT M.3.5b", [who(mover), where(to)])
    draw_cards(match, mover, 1)


def may_choose_ferry(match: Match, mover: i64, origin: i64, to: i64) -> bool:
    """Return whether the ferry goes where the mover could go without it, too: over a river that is a path. [RT M.3.5a]

    On the ferry even those who swim need rule.
    """
    if not by_ferry(match, mover, origin) & reachable(match, mover, origin) & bit(to):
        return False
    return not needs_rule(match, mover) or ruled(match, mover) & (bit(origin) | bit(to)) != 0


def arrive(match: Match, mover: i64, clearing: i64) -> None:
    content = content_of(match)
    if content.watching:
        for other in range(content.players):
            if content.watching >> other & 1 and other != mover:
                content.faction[other].entered(match, other, mover, clearing)


@mypyc_attr(acyclic=True, free_list_len=1)
class HowMany(Step):
    """The mover takes one or more warriors along. [RT 4.2a]"""

    def __init__(self, seat: i64, origin: i64, target: i64) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=16)
        warriors = match.state[content_of(match).warriors[self.seat] + self.origin]
        for count in range(1, warriors + 1):
            options = append(options, TAKE_ALONG.code1(count))
        if may_choose_ferry(match, self.seat, self.origin, self.target):
            for count in range(1, warriors + 1):
                options = append(options, FERRY_OVER.code1(count))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if FERRY_OVER.has(action) and not may_choose_ferry(match, self.seat, self.origin, self.target):
            return NO_FERRY
        return NO_WARRIOR if TAKE_ALONG.has(action) or FERRY_OVER.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if FERRY_OVER.has(action):
            carry_over(match, self.seat, self.origin, self.target, FERRY_OVER.only(action), True)
            return
        move_warriors(match, self.seat, self.origin, self.target, TAKE_ALONG.only(action))


def begin_move(match: Match, seat: i64, action: i64) -> None:
    """Ask how many warriors take the move that was chosen; a pawn just goes."""
    content = content_of(match)
    if content.pawn[seat] != NIL:
        content.faction[seat].move_pawn(match, seat, MOVE.last_of(action))
        return
    match.push(HowMany(seat, MOVE.first_of_two(action), MOVE.last_of(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class MayMove(Step):
    """Up to so many moves, as one action. [RT 4.2] [RT 1.4.2a]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=32), DONE.code())
        options = add_moves(match, self.seat, -1, options)
        if len(options) > 1:
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not MOVE.has(action):
            return NOT_ASKED
        return why_not_move(match, self.seat, MOVE.first_of_two(action), MOVE.last_of(action))

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        if self.left > 1:
            match.push(MayMove(self.seat, self.left - 1))
        begin_move(match, self.seat, action)
