"""Moving Warbands along the ridges, in whole or part. [IW R9.4]"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import CANNOT_MOVE
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.movement import ALL_MOVED
from clockwood.games.ironwood.rules.pieces import renew_moves
from clockwood.games.ironwood.rules.places import HELD_BY_MARK, NO_WARBAND, NOT_ADJACENT, mountain_forbidden
from clockwood.games.ironwood.verbs import DONE, MARCH, TAKE
from clockwood.games.ironwood.words import IRONCLAD
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

SAME_WARBAND: Final[i64] = REASONS.add("same-warband", "IW R9.4")
TOO_MANY: Final[i64] = REASONS.add("too-many", "IW R9.3")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveWarbands(Step):
    """Ironclad Warbands move in whole or part, different ones by the same effect. [IW R9.4]

    `used` has a bit for each mountain a Warband was chosen on.
    """

    def __init__(self, left: i64, used: i64) -> None:
        self.left: Final = left
        self.used: Final = used

    def run(self, match: Match) -> None:
        land = board(match).land
        state = match.state
        options = vec[i64](capacity=32)
        for mountain in range(land.mountains):
            if units(state, mountain) and self.leaving(match, mountain) == 0:
                options = extend(options, land.marches[mountain])
        if len(options):
            match.ask(self, IRONCLAD, append(options, DONE.code()))

    def leaving(self, match: Match, mountain: i64) -> i64:
        state = match.state
        here = units(state, mountain)
        if here == 0:
            return NO_WARBAND
        if self.used >> mountain & 1:
            return SAME_WARBAND
        if mountain_forbidden(match, IRONCLAD, CANNOT_MOVE, mountain):
            return HELD_BY_MARK
        moved = state[ironclad.MOVED + mountain] + state[ironclad.GOLEMS_MOVED + mountain]
        return ALL_MOVED if moved == here else ALLOWED

    def why_not(self, match: Match, action: i64) -> i64:
        if not MARCH.has(action):
            return NOT_ASKED
        source, target = MARCH.first_of_two(action), MARCH.last_of(action)
        land = board(match).land
        if source >= land.mountains or not land.mountain_near[source] >> target & 1:
            return NOT_ADJACENT
        return self.leaving(match, source)

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        source, target = MARCH.first_of_two(action), MARCH.last_of(action)
        if self.left > 1:
            match.push(MoveWarbands(self.left - 1, self.used | bit(source)))
        match.push(March(source, target))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class March(Step):
    """All or part of the chosen Warband goes together; Golems only so. [IW R9.4, R9.6]"""

    def __init__(self, from_mountain: i64, to_mountain: i64) -> None:
        self.from_mountain: Final = from_mountain
        self.to_mountain: Final = to_mountain

    def run(self, match: Match) -> None:
        state = match.state
        golems = state[ironclad.GOLEMS + self.from_mountain] - state[ironclad.GOLEMS_MOVED + self.from_mountain]
        fighters = state[ironclad.FIGHTERS + self.from_mountain] - state[ironclad.MOVED + self.from_mountain]
        match.ask(self, IRONCLAD, parties(fighters, golems))

    def why_not(self, match: Match, action: i64) -> i64:
        return TOO_MANY if TAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        march_units(match, self.from_mountain, self.to_mountain, TAKE.first_of_two(action), TAKE.last_of(action))


def march_units(match: Match, source: i64, target: i64, fighters: i64, golems: i64) -> None:
    """Move units that have not moved yet to the neighbouring mountain."""
    state = match.state
    state[ironclad.FIGHTERS + source] -= fighters
    state[ironclad.FIGHTERS + target] += fighters
    state[ironclad.MOVED + target] += fighters
    state[ironclad.GOLEMS + source] -= golems
    state[ironclad.GOLEMS + target] += golems
    state[ironclad.GOLEMS_MOVED + target] += golems
    if match.listening:
        where = [at_mountain("from", source), at_mountain("to", target)]
        match.tell("marched", "IW R9.4", [who(IRONCLAD), *where, number("n", fighters), number("golems", golems)])


def parties(fighters: i64, golems: i64) -> vec[i64]:
    """Every part of a Warband that can go, the whole of it first."""
    options = vec[i64](capacity=24)
    for less in range(fighters + 1):
        for fewer in range(golems + 1):
            if less + fewer < fighters + golems:
                options = append(options, TAKE.code2(fighters - less, golems - fewer))
    return options


class MovingWarbands(Keyword):
    """Move Warbands: the number counts Warbands. [IW R9.3, R9.4]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        renew_moves(match)
        match.push(MoveWarbands(board(match).program.n[node], 0))

    def movable(self, match: Match) -> i64:
        move = MoveWarbands(1, 0)
        found: i64 = 0
        for mountain in range(board(match).land.mountains):
            reason = move.leaving(match, mountain)
            if reason == 0 or (reason == ALL_MOVED and board(match).agreed.moves_per_effect):
                found += 1
        return found

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        move = MoveWarbands(1, 0)
        renewed = board(match).agreed.moves_per_effect
        for mountain in range(board(match).land.mountains):
            reason = move.leaving(match, mountain)
            if reason == 0 or (reason == ALL_MOVED and renewed):
                return True
        return False

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return self.movable(match) >= board(match).program.n[node]
