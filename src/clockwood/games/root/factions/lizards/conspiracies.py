"""The conspiracies of the Cult's Birdsong, paid with acolytes: crusades, converts, sanctified buildings. [LC 10.4.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import piece_term, where, whom
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.verbs import CONVERT, SANCTIFY
from clockwood.games.root.moments import BUILDING
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle, why_not_battle
from clockwood.games.root.rules.between import ask_on_turn
from clockwood.games.root.rules.effects.pieces import NOT_TO_REPLACE
from clockwood.games.root.rules.guessing import add_guesses, begin_guess, could_guess, why_not_guess
from clockwood.games.root.rules.moving import add_moves, begin_move, why_not_move
from clockwood.games.root.rules.placing import NONE_LEFT, place_piece, place_warriors, why_not_place
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import BATTLE, DONE, EXPOSE, MOVE, PASS
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_OUTCAST: Final[i64] = REASONS.add("not-outcast", "LC 10.4.3")
TOO_FEW_ACOLYTES: Final[i64] = REASONS.add("too-few-acolytes", "LC 10.4.3")

CRUSADE_COST: Final[i64] = 2
CONVERT_COST: Final[i64] = 2
SANCTIFY_COST: Final[i64] = 3
COSTS: Final = {"convert": int(CONVERT_COST), "crusade": int(CRUSADE_COST), "sanctify": int(SANCTIFY_COST)}


def cost_of(state: vec[i64], acolytes: i64) -> i64:
    """Return what a conspiracy of so many acolytes costs: one less while the Outcast is Hated. [LC 10.4.3]"""
    return acolytes - state[cells.HATED]


def can_pay(state: vec[i64], acolytes: i64) -> bool:
    return state[cells.ACOLYTES] >= cost_of(state, acolytes)


def pay(match: Match, seat: i64, acolytes: i64, cite: str) -> None:
    """Return the acolytes of a conspiracy to the supply. [LC 10.4.3]"""
    cost = cost_of(match.state, acolytes)
    match.state[cells.ACOLYTES] -= cost
    match.state[cells.SUPPLY] += cost
    if match.listening:
        match.tell("spent-acolytes", cite, [who(seat), number("n", cost)])


def why_not_convert(match: Match, seat: i64, clearing: i64, other: i64) -> i64:
    """Return why an enemy's warrior cannot be converted; the acolytes that pay for it fill the supply. [LC 10.4.3a]"""
    content = content_of(match)
    if other >= content.players or not are_enemies(match, seat, other):
        return NOT_TO_REPLACE
    if match.state[content.warriors[other] + clearing] == 0:
        return NOT_TO_REPLACE
    return why_not_place(match, seat, clearing)


def owner_of_kind(match: Match, piece: i64) -> i64:
    """Return the seat whose buildings of this kind are, -1 where nobody's are."""
    content = content_of(match)
    for seat in range(content.players):
        for row in content.faction[seat].pieces:
            if row.piece == piece and row.sort == BUILDING:
                return seat
    return -1


def place_in_list(match: Match, owner: i64, piece: i64) -> i64:
    """Return the place of a kind of piece in its owner's list."""
    for which, row in enumerate(content_of(match).faction[owner].pieces):
        if row.piece == piece:
            return which
    return 0


def why_not_sanctify(match: Match, seat: i64, clearing: i64, piece: i64) -> i64:
    """Return why an enemy's building cannot become a garden: both halves must be legal. [LC 10.4.3a]"""
    owner = owner_of_kind(match, piece)
    if owner < 0 or not are_enemies(match, seat, owner):
        return NOT_TO_REPLACE
    row = content_of(match).faction[owner].pieces[place_in_list(match, owner, piece)]
    if match.state[row.row + clearing] == 0:
        return NOT_TO_REPLACE
    if cells.gardens(match.state, suit_at(match.state, clearing)) >= cells.EACH:
        return NONE_LEFT
    return why_not_place(match, seat, clearing)


def convert(match: Match, seat: i64, clearing: i64, other: i64, cite: str) -> None:
    """Replace an enemy's warrior by one of the Cult. [LC 10.4.3.II]"""
    if match.listening:
        match.tell("converted", cite, [who(seat), whom(other), where(clearing)])
    place_warriors(match, seat, clearing, 1, cite)
    remove_pieces(match, other, seat, clearing, packed(0, 1))


def sanctify(match: Match, seat: i64, clearing: i64, piece: i64, cite: str) -> None:
    """Replace an enemy's building by a garden, in the slot that it leaves. [LC 10.4.3.III] [LC 10.4.3a]"""
    owner = owner_of_kind(match, piece)
    if match.listening:
        match.tell("sanctified", cite, [who(seat), whom(owner), piece_term(piece), where(clearing)])
    place_piece(match, seat, cells.GARDEN, cells.GARDENS, clearing, cite)
    remove_pieces(match, owner, seat, clearing, packed(place_in_list(match, owner, piece), 1))


def add_replacements(match: Match, seat: i64, mask: i64, options: vec[i64]) -> vec[i64]:
    """Add the converts and sanctified buildings that acolytes can pay for."""
    content = content_of(match)
    state = match.state
    for clearing in range(CLEARINGS):
        if not mask >> clearing & 1 or why_not_place(match, seat, clearing) != ALLOWED:
            continue
        for other in range(content.players):
            if not are_enemies(match, seat, other):
                continue
            if can_pay(state, CONVERT_COST) and state[content.warriors[other] + clearing]:
                options = append(options, CONVERT.code2(clearing, other))
            if not can_pay(state, SANCTIFY_COST):
                continue
            for row in content.faction[other].pieces:
                if (
                    row.sort == BUILDING
                    and state[row.row + clearing]
                    and why_not_sanctify(match, seat, clearing, row.piece) == ALLOWED
                ):
                    options = append(options, SANCTIFY.code2(clearing, row.piece))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class Conspire(SeatStep):
    """Conspiracies in clearings of the Outcast, in any order and number. [LC 10.4.3] [LC 10.4.3b]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        mask = cells.outcast_clearings(match.state)
        options = append(vec[i64](capacity=32), DONE.code())
        if can_pay(match.state, CRUSADE_COST):
            options = add_battles(match, seat, mask, options)
            options = add_moves(match, seat, mask, options)
            options = add_replacements(match, seat, mask, options)
        if len(options) > 1 and could_guess(match, seat):
            ask_on_turn(match, self, seat, add_guesses(match, seat, options))
        elif len(options) > 1:
            match.ask(self, seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        cost = SANCTIFY_COST if SANCTIFY.has(action) else CRUSADE_COST
        reason = NOT_ASKED
        clearing: i64 = -1
        if EXPOSE.has(action):
            return why_not_guess(match, seat, action)
        if BATTLE.has(action):
            clearing = BATTLE.first_of_two(action)
            reason = why_not_battle(match, seat, clearing, BATTLE.last_of(action))
        elif MOVE.has(action):
            clearing = MOVE.first_of_two(action)
            reason = why_not_move(match, seat, clearing, MOVE.last_of(action))
        elif CONVERT.has(action):
            clearing = CONVERT.first_of_two(action)
            reason = why_not_convert(match, seat, clearing, CONVERT.last_of(action))
        elif SANCTIFY.has(action):
            clearing = SANCTIFY.first_of_two(action)
            reason = why_not_sanctify(match, seat, clearing, SANCTIFY.last_of(action))
        if reason != ALLOWED:
            return reason
        if not cells.outcast_clearings(match.state) >> clearing & 1:
            return NOT_OUTCAST
        return ALLOWED if can_pay(match.state, cost) else TOO_FEW_ACOLYTES

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if DONE.has(action):
            return
        match.push(self)
        if EXPOSE.has(action):
            begin_guess(match, seat, action)
        elif BATTLE.has(action):
            pay(match, seat, CRUSADE_COST, "LC 10.4.3.I")
            begin_battle(match, seat, action)
        elif MOVE.has(action):
            pay(match, seat, CRUSADE_COST, "LC 10.4.3.I")
            match.push(CrusadeBattle(seat, MOVE.last_of(action)))
            begin_move(match, seat, action)
        elif CONVERT.has(action):
            pay(match, seat, CONVERT_COST, "LC 10.4.3.II")
            convert(match, seat, CONVERT.first_of_two(action), CONVERT.last_of(action), "LC 10.4.3.II")
        else:
            pay(match, seat, SANCTIFY_COST, "LC 10.4.3.III")
            sanctify(match, seat, SANCTIFY.first_of_two(action), SANCTIFY.last_of(action), "LC 10.4.3.III")


@mypyc_attr(acyclic=True, free_list_len=1)
class CrusadeBattle(Step):
    """A battle where the crusade has moved to, or none. [LC 10.4.3.I]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), PASS.code())
        options = add_battles(match, self.seat, bit(self.clearing), options)
        if len(options) > 1:
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BATTLE.has(action) or BATTLE.first_of_two(action) != self.clearing:
            return NOT_ASKED
        return why_not_battle(match, self.seat, self.clearing, BATTLE.last_of(action))

    def chosen(self, match: Match, action: i64) -> None:
        if not PASS.has(action):
            begin_battle(match, self.seat, action)
