"""The Vagabond in battle: items for hits, allies, an Arbiter, a crossbow. [VA 9.2.6] [VA 9.2.7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import whom
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import NOT_SO, SOUND, add_items, damage, exhaust
from clockwood.games.root.factions.vagabond.verbs import DAMAGE, ENLIST, LOSE_ALLY, RALLY, STRIKE
from clockwood.games.root.moments import FIGURE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import NO_DEFENDER
from clockwood.games.root.rules.hiring import hired_at
from clockwood.games.root.rules.hits import ATTACKING, DEFENDING, seat_of
from clockwood.games.root.rules.removing import pieces_at, remove_pieces
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import ALLY, CAP, VP, WHERE
from clockwood.games.root.table.packing import packed, unpacked
from clockwood.games.root.verbs import PASS
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_ALLIED: Final[i64] = REASONS.add("not-allied", "VA 9.2.9.II.c")
WARRIORS_FIRST: Final[i64] = REASONS.add("warriors-first", "VA 9.5.6")

HIGHEST_ROLL: Final[i64] = 3


def lent(match: Match, seat: i64) -> i64:
    """Count the warriors of the ally that fights beside the Vagabond. [VA 9.2.9.II.c]"""
    ally = term(match.state, ALLY)
    if ally == NONE or seat_of(match, ATTACKING) != seat:
        return 0
    return match.state[content_of(match).warriors[ally] + term(match.state, WHERE)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Rally(SeatStep):
    """As attacker, warriors of one Allied faction may count as one's own. [VA 9.2.9.II.c]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        clearing = term(match.state, WHERE)
        options = append(vec[i64](capacity=4), PASS.code())
        for other in range(content.players):
            if (
                cells.relation_to(match, self.seat, other) == cells.ALLIED
                and other != seat_of(match, DEFENDING)
                and match.state[content.warriors[other] + clearing]
            ):
                options = append(options, RALLY.code1(other))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ALLIED if RALLY.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        hold(match.state, ALLY, RALLY.only(action))
        if match.listening:
            match.tell("rallied", "VA 9.2.9.II.c", [who(self.seat), whom(RALLY.only(action))])


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeHits(Step):
    """Each hit damages an item of choice, or takes a lent warrior; without either it is ignored. [VA 9.2.7]"""

    def __init__(self, seat: i64, side: i64, left: i64, lost: i64) -> None:
        self.seat = seat
        self.side = side
        self.left = left
        self.lost = lost

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=16)
        if self.left > 0:
            options = add_items(match, self.seat, SOUND, DAMAGE, options)
            if lent(match, self.seat) > self.lost:
                options = append(options, LOSE_ALLY.code())
        if len(options):
            match.ask(self, self.seat, options)
        elif self.lost:
            self.lose_allies(match)

    def lose_allies(self, match: Match) -> None:
        """Remove all lent warriors that took hits, together. [VA 9.2.9.II.d]"""
        ally = term(match.state, ALLY)
        enemy = seat_of(match, 1 - self.side)
        remove_pieces(match, ally, enemy, term(match.state, WHERE), packed(0, self.lost))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if DAMAGE.has(action) or LOSE_ALLY.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        start = cells.block(match, self.seat)
        lost = self.lost
        if LOSE_ALLY.has(action):
            lost += 1
            match.state[start + cells.ALLIES_LOST] += 1
            if match.listening:
                match.tell("ally-hit", "VA 9.2.9.II.d", [who(self.seat), whom(term(match.state, ALLY))])
        else:
            match.state[start + cells.ITEMS_HIT] += 1
            damage(match, self.seat, DAMAGE.first_of_two(action), DAMAGE.last_of(action), "VA 9.2.7")
        match.push(TakeHits(self.seat, self.side, self.left - 1, lost))


@mypyc_attr(acyclic=True, free_list_len=1)
class Enlist(Step):
    """A defender may enlist the Arbiter in the clearing before the roll. [VA V.5]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        if content_of(match).is_bot(self.seat):
            if would_enlist(match, self.seat, self.other):
                self.enlist(match)
            return
        match.ask(self, self.seat, append(append(vec[i64](capacity=2), PASS.code()), ENLIST.code1(self.other)))

    def chosen(self, match: Match, action: i64) -> None:
        if ENLIST.has(action):
            self.enlist(match)

    def enlist(self, match: Match) -> None:
        swords = content_of(match).faction[self.other].lends(match, self.other)
        match.state[CAP + DEFENDING] += swords
        if match.listening:
            match.tell("enlisted", "VA V.5", [who(self.seat), whom(self.other), number("n", swords)])
        score(match, self.other, 1, "VA V.5")


def would_enlist(match: Match, defender: i64, arbiter: i64) -> bool:
    """Return whether an automaton enlists: few hits of its own, more enemies, and ahead of the Arbiter. [VB 7.7.6]"""
    content = content_of(match)
    clearing = term(match.state, WHERE)
    attacker = seat_of(match, ATTACKING)
    own = content.faction[defender].cap(match, defender, clearing) + match.state[CAP + DEFENDING]
    own += hired_at(match, defender, attacker, clearing)
    pieces = pieces_at(match, attacker, clearing)
    enemies = hired_at(match, attacker, defender, clearing) + (1 if cells.is_vagabond(match, attacker) else 0)
    for which in range(len(content.faction[attacker].pieces)):
        enemies += unpacked(pieces, which)
    return own < HIGHEST_ROLL and own < enemies and match.state[VP + defender] > match.state[VP + arbiter]


def why_not_strike(match: Match, seat: i64, other: i64, piece: i64) -> i64:
    """Return why a crossbow cannot remove a piece: an enemy's warriors go first. [VA 9.5.6]"""
    clearing = cells.place_of(match, seat)
    if cells.ready(match, seat, cells.CROSSBOW) == 0:
        return NOT_SO
    if clearing >= CLEARINGS or other >= content_of(match).players or not are_enemies(match, seat, other):
        return NO_DEFENDER
    reason = NO_DEFENDER
    for row in content_of(match).faction[other].pieces:
        if match.state[row.row + clearing] == 0:
            continue
        if row.piece == piece:
            return ALLOWED
        if row.sort == FIGURE:
            return WARRIORS_FIRST
    return reason


def add_strikes(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    content = content_of(match)
    for other in range(content.players):
        for row in content.faction[other].pieces:
            if why_not_strike(match, seat, other, row.piece) == ALLOWED:
                options = append(options, STRIKE.code2(other, row.piece))
    return options


def strike(match: Match, seat: i64, action: i64) -> None:
    """Remove a piece with a crossbow; that is no battle. [VA 9.5.6]"""
    other = STRIKE.first_of_two(action)
    exhaust(match, seat, cells.CROSSBOW, "VA 9.5.6")
    for which, row in enumerate(content_of(match).faction[other].pieces):
        if row.piece == STRIKE.last_of(action):
            remove_pieces(match, other, seat, cells.place_of(match, seat), packed(which, 1))
            return
