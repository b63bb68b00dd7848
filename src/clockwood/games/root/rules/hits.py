"""Hits: how many land on each side, which pieces they take, and that all leave together. [RT 4.3.5] [RT 4.3.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.moments import FIGURE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.hiring import hired_at, hired_losses
from clockwood.games.root.rules.removing import cardboard, set_off, take_off
from clockwood.games.root.rules.scoring import settle
from clockwood.games.root.table import cells
from clockwood.games.root.table.packing import packed, unpacked
from clockwood.games.root.verbs import LOSE
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

NOT_THERE: Final[i64] = REASONS.add("not-there", "RT 4.3.6b")

ATTACKING: Final[i64] = 0
DEFENDING: Final[i64] = 1
AMBUSH_HITS: Final[i64] = 2


def seat_of(match: Match, side: i64) -> i64:
    """Return the seat of a side of the battle under way."""
    return term(match.state, cells.ATTACKER + side)


def side_of(match: Match, seat: i64) -> i64:
    """Return the side a seat fights on, -1 where it is in no battle under way."""
    if match.state[cells.BATTLE] == 0:
        return -1
    if seat_of(match, ATTACKING) == seat:
        return ATTACKING
    return DEFENDING if seat_of(match, DEFENDING) == seat else -1


def rolled_hits(match: Match, side: i64) -> i64:
    """Return the rolled hits a side deals: capped by its warriors, none where they are ignored. [RT 4.3.3.I]"""
    state = match.state
    if state[cells.IGNORED + side]:
        return 0
    seat = seat_of(match, side)
    return min(
        state[cells.ROLLED + side], cap_of(match, seat, seat_of(match, 1 - side), term(state, cells.WHERE), side)
    )


def cap_of(match: Match, seat: i64, other: i64, clearing: i64, side: i64) -> i64:
    """Return the most rolled hits of a seat against another there: own warriors, hired and lent ones. [RT 4.3.3.I]"""
    own = content_of(match).faction[seat].cap(match, seat, clearing)
    return own + hired_at(match, seat, other, clearing) + match.state[cells.CAP + side]


def hits_of(match: Match, side: i64) -> i64:
    """Return all hits a side deals: rolled, extra, and one more on a defenseless defender. [RT 4.3.5]"""
    content = content_of(match)
    seat = seat_of(match, side)
    hits = rolled_hits(match, side) + match.state[cells.EXTRA + side]
    return hits + content.faction[seat].extra_hits(match, seat, side == ATTACKING) + defenseless_hits(match, side)


def defenseless_hits(match: Match, side: i64) -> i64:
    """Return one for the attacker of a defenseless defender, whom no hired warriors help. [RT 4.3.5.II]"""
    if side != ATTACKING:
        return 0
    seat, defender = seat_of(match, ATTACKING), seat_of(match, DEFENDING)
    clearing = term(match.state, cells.WHERE)
    if not content_of(match).faction[defender].is_defenseless(match, defender, clearing):
        return 0
    return 0 if hired_at(match, defender, seat, clearing) else 1


def deal_hits(match: Match) -> None:
    """Count the hits of both sides before either loses anything, then let both choose. [RT 4.3.6a]"""
    by_attacker = hits_of(match, ATTACKING)
    by_defender = hits_of(match, DEFENDING)
    match.push(LoseTogether())
    if match.listening:
        terms = [number("attack", by_attacker), number("defence", by_defender)]
        match.tell("hits", "RT 4.3.5", terms)
    take_hits(match, DEFENDING, by_attacker)
    take_hits(match, ATTACKING, by_defender)


def deal_ambush(match: Match) -> None:
    """Deal the two hits of an ambush, which are not capped. [RT 4.3.1.II]"""
    match.push(LoseTogether())
    take_hits(match, ATTACKING, AMBUSH_HITS)


def take_hits(match: Match, side: i64, hits: i64) -> None:
    """Let a side note what it loses: warriors first, then what its owner picks. [RT 4.3.6b] [RT 4.3.6c]

    Hired warriors take their share before anything else is asked; those that fall for one side cannot for the other.
    [RF 11.2.7.III.a] [RT U9]
    """
    seat = seat_of(match, side)
    faction = content_of(match).faction[seat]
    state = match.state
    hired = hired_at(match, seat, seat_of(match, 1 - side), term(state, cells.WHERE))
    hired -= state[content_of(match).hired_by + 2 - side] if hired else 0
    if hired > 0:
        lost = hired_losses(hits, state[faction.warriors() + term(state, cells.WHERE)], hired)
        state[content_of(match).hired_by + 1 + side] = lost
        hits -= lost
    if hits <= 0 or faction.take_hits(match, seat, side, hits):
        return
    warriors = min(hits, state[faction.warriors() + term(state, cells.WHERE)])
    state[cells.LOSSES + side] += packed(0, warriors)
    if hits > warriors:
        match.push(ChooseLoss(seat, side, hits - warriors))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseLoss(Step):
    """The owner picks buildings and tokens, one a hit, once its warriors are lost. [RT 4.3.6b]"""

    def __init__(self, seat: i64, side: i64, left: i64) -> None:
        self.seat = seat
        self.side = side
        self.left = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        there: i64 = 0
        everything: i64 = 0
        for which, piece in enumerate(content_of(match).faction[self.seat].pieces):
            still = self.still(match, which, piece.row) if piece.sort != FIGURE else 0
            if still > 0:
                options = append(options, LOSE.code1(piece.piece))
                there += still
                everything += packed(which, still)
        if there <= self.left:
            match.state[cells.LOSSES + self.side] += everything
        else:
            match.ask(self, self.seat, options)

    def still(self, match: Match, which: i64, row: i64) -> i64:
        """Count the pieces of a row that are there and not noted as lost yet."""
        state = match.state
        return state[row + term(state, cells.WHERE)] - unpacked(state[cells.LOSSES + self.side], which)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_THERE if LOSE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        for which, piece in enumerate(content_of(match).faction[self.seat].pieces):
            if piece.piece == LOSE.only(action):
                match.state[cells.LOSSES + self.side] += packed(which, 1)
        if self.left > 1:
            match.push(ChooseLoss(self.seat, self.side, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseTogether(Step):
    """The noted pieces of both sides leave, then points are scored, then triggers follow. [RT 4.3.6a] [RT 4.3.6e]"""

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        attacker = seat_of(match, ATTACKING)
        defender = seat_of(match, DEFENDING)
        clearing = term(state, cells.WHERE)
        lost_by_attacker = state[cells.LOSSES + ATTACKING]
        lost_by_defender = state[cells.LOSSES + DEFENDING]
        state[cells.LOSSES + ATTACKING] = 0
        state[cells.LOSSES + DEFENDING] = 0
        if cardboard(content.faction[defender], lost_by_defender):
            state[cells.SPOILS] |= 1
        if cardboard(content.faction[attacker], lost_by_attacker):
            state[cells.SPOILS] |= 2
        fallen = lose_hired(match, clearing)
        if match.listening and lost_by_attacker == 0 and lost_by_defender == 0 and fallen == 0:
            match.tell("nothing-lost", "RT 4.3.6a", [who(attacker)])
        take_off(match, defender, attacker, clearing, lost_by_defender)
        take_off(match, attacker, defender, clearing, lost_by_attacker)
        settle(match)
        set_off(match, defender, attacker, clearing, lost_by_defender)
        set_off(match, attacker, defender, clearing, lost_by_attacker)


def lose_hired(match: Match, clearing: i64) -> i64:
    """Remove the hired warriors that took hits, and return how many; nobody turns on their owner for it.

    They go where the owner's warriors go. [RF 11.2.7.III.b] [RF 11.2.7.IV]
    """
    content = content_of(match)
    found: i64 = 0
    if match.state[content.hired_by]:
        for side in range(2):
            at = content.hired_by + 1 + side
            if match.state[at]:
                take_off(match, content.lender, seat_of(match, 1 - side), clearing, packed(0, match.state[at]))
                found += match.state[at]
                match.state[at] = 0
    return found
