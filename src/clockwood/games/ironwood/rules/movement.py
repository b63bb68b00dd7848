"""Moving Fighters, Warbands and the enemy's. One step to a neighbouring place, once a turn for every unit. [IW R9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.actions import AGAIN, BRING, CARRY, CARRY_AGAIN, DONE, LURE, MARCH, MOVE, TAKE
from clockwood.games.ironwood.effects import CANNOT_MOVE
from clockwood.games.ironwood.reasons import (
    ALL_MOVED,
    HELD_BY_MARK,
    NO_FIGHTER,
    NO_FIRST_STEP,
    NO_TOTEM,
    NO_WARBAND,
    NONE_LEFT_TO_MOVE,
    NOT_ADJACENT,
    OUTER_FOREST,
    SAME_WARBAND,
    TOO_MANY,
)
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.pieces import move_anew, move_totem
from clockwood.games.ironwood.rules.places import forest_forbidden, mountain_forbidden
from clockwood.games.ironwood.state import (
    FADING,
    FADING_TOTEMS,
    FULL,
    GOLEMS,
    GOLEMS_MOVED,
    IRON_FIGHTERS,
    IRON_MOVED,
    IRONCLAD,
    MARKS,
    TOTEMS,
    WOOD_FIGHTERS,
    WOOD_MOVED,
    WOOD_ONCE,
    WOODWALKERS,
    board,
    units,
    unmoved_fighters,
)
from clockwood.games.ironwood.telling import forest as at_forest
from clockwood.games.ironwood.telling import mountain as at_mountain
from clockwood.games.ironwood.telling import who
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.question import MANY
from clockwood.kernel.step import NOT_ASKED, Step


def has_totem(state: vec[i64], forest: i64, side: i64) -> bool:
    return state[(FADING_TOTEMS if side == FADING else TOTEMS) + forest] > 0


def add_steps(match: Match, options: vec[i64], forest: i64, again: bool) -> vec[i64]:
    """Add every step a Fighter can take from the forest, without a Totem and with each it could carry. [IW R15.1]"""
    content = board(match)
    state = match.state
    full = state[TOTEMS + forest] > 0
    fading = state[FADING_TOTEMS + forest] > 0
    row = forest * 16
    while content.forest_neighbours[row] >= 0:
        target = content.forest_neighbours[row]
        row += 1
        options = append(options, AGAIN.code2(forest, target) if again else MOVE.code2(forest, target))
        if full:
            options = append(options, (CARRY_AGAIN if again else CARRY).code3(forest, target, FULL))
        if fading:
            options = append(options, (CARRY_AGAIN if again else CARRY).code3(forest, target, FADING))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveFighters(Step):
    """Woodwalker Fighters move one by one, from any forests, each to a neighbouring one. [IW R9.5]

    With `twice` a Fighter that took its first step by this effect may take a second. [IW R9.2]
    """

    def __init__(self, left: i64, twice: i64) -> None:
        self.left: Final = left
        self.twice: Final = twice

    def args(self) -> tuple[int, ...]:
        return (int(self.left), int(self.twice))

    def run(self, match: Match) -> None:
        content = board(match)
        state = match.state
        most = self.left
        options = vec[i64](capacity=64)
        for forest in range(content.forests):
            if state[WOOD_FIGHTERS + forest] == 0:
                continue
            if self.leaving(match, forest, again=False) == 0:
                options = add_steps(match, options, forest, again=False)
            if self.twice and self.leaving(match, forest, again=True) == 0:
                options = add_steps(match, options, forest, again=True)
                most = max(most, state[WOOD_ONCE + forest])
        if len(options) == 0:
            self.end(match)
            return
        match.ask(self, WOODWALKERS, append(options, DONE.code()), MANY, 0, most)

    def leaving(self, match: Match, forest: i64, again: bool) -> i64:
        """Why no Fighter may leave the forest, 0 where one may."""
        state = match.state
        if state[WOOD_FIGHTERS + forest] == 0:
            return NO_FIGHTER
        if again:
            if not self.twice or state[WOOD_ONCE + forest] == 0:
                return NO_FIRST_STEP
        elif self.left == 0:
            return NONE_LEFT_TO_MOVE
        elif unmoved_fighters(state, forest) == 0:
            return ALL_MOVED
        if state[MARKS] == 0:
            return 0
        return HELD_BY_MARK if forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest) else 0

    def why_not(self, match: Match, action: i64) -> i64:
        carries = CARRY.has(action) or CARRY_AGAIN.has(action)
        if not (carries or MOVE.has(action) or AGAIN.has(action)):
            return NOT_ASKED
        verb = match.game.vocabulary.verb_of(action)
        source = verb.arguments(action)[0]
        target = verb.arguments(action)[1]
        content = board(match)
        if source >= content.forests or not content.forest_near[source] >> target & 1:
            return NOT_ADJACENT
        reason = self.leaving(match, source, AGAIN.has(action) or CARRY_AGAIN.has(action))
        if reason == 0 and carries and not has_totem(match.state, source, verb.last_of(action)):
            return NO_TOTEM
        return reason

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            self.end(match)
        elif MOVE.has(action):
            self.step(match, MOVE.first_of_two(action), MOVE.last_of(action), -1, again=False)
        elif AGAIN.has(action):
            self.step(match, AGAIN.first_of_two(action), AGAIN.last_of(action), -1, again=True)
        else:
            verb = CARRY if CARRY.has(action) else CARRY_AGAIN
            source, target = verb.first_of_three(action), verb.second_of_three(action)
            self.step(match, source, target, verb.last_of(action), CARRY_AGAIN.has(action))

    def step(self, match: Match, source: i64, target: i64, totem: i64, again: bool) -> None:
        """One Fighter goes, with a Totem where `totem` names its side. [IW R15.1, R15.2]"""
        state = match.state
        state[WOOD_FIGHTERS + source] -= 1
        state[WOOD_FIGHTERS + target] += 1
        state[WOOD_MOVED + target] += 1
        if again:
            state[WOOD_MOVED + source] -= 1
            state[WOOD_ONCE + source] -= 1
        elif self.twice:
            state[WOOD_ONCE + target] += 1
        if match.listening:
            message = "moved-fighter" if totem < 0 else "carried-totem"
            match.tell(message, "IW R9.5", [who(WOODWALKERS), at_forest("from", source), at_forest("to", target)])
        match.push(MoveFighters(self.left if again else self.left - 1, self.twice))
        if totem >= 0:
            move_totem(match, totem, source, target)

    def end(self, match: Match) -> None:
        """No first step is left open."""
        if self.twice:
            for forest in range(board(match).forests):
                match.state[WOOD_ONCE + forest] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveWarbands(Step):
    """Ironclad Warbands move in whole or part, different ones by the same effect. [IW R9.4]

    `used` has a bit for each mountain a Warband was chosen on.
    """

    def __init__(self, left: i64, used: i64) -> None:
        self.left: Final = left
        self.used: Final = used

    def args(self) -> tuple[int, ...]:
        return (int(self.left), int(self.used))

    def run(self, match: Match) -> None:
        content = board(match)
        state = match.state
        options = vec[i64](capacity=32)
        for mountain in range(content.mountains):
            if units(state, mountain) and self.leaving(match, mountain) == 0:
                row = mountain * 16
                while content.mountain_neighbours[row] >= 0:
                    options = append(options, MARCH.code2(mountain, content.mountain_neighbours[row]))
                    row += 1
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
        return ALL_MOVED if state[IRON_MOVED + mountain] + state[GOLEMS_MOVED + mountain] == here else 0

    def why_not(self, match: Match, action: i64) -> i64:
        if not MARCH.has(action):
            return NOT_ASKED
        source, target = MARCH.first_of_two(action), MARCH.last_of(action)
        content = board(match)
        if source >= content.mountains or not content.mountain_near[source] >> target & 1:
            return NOT_ADJACENT
        return self.leaving(match, source)

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        source, target = MARCH.first_of_two(action), MARCH.last_of(action)
        if self.left > 1:
            match.push(MoveWarbands(self.left - 1, self.used | bit(source)))
        match.push(March(source, target))


@mypyc_attr(acyclic=True, free_list_len=1)
class March(Step):
    """All or part of the chosen Warband goes together; Golems only so. [IW R9.4, R9.6]"""

    def __init__(self, source: i64, target: i64) -> None:
        self.source: Final = source
        self.target: Final = target

    def args(self) -> tuple[int, ...]:
        return (int(self.source), int(self.target))

    def run(self, match: Match) -> None:
        state = match.state
        golems = state[GOLEMS + self.source] - state[GOLEMS_MOVED + self.source]
        fighters = state[IRON_FIGHTERS + self.source] - state[IRON_MOVED + self.source]
        match.ask(self, IRONCLAD, parties(fighters, golems))

    def why_not(self, match: Match, action: i64) -> i64:
        return TOO_MANY if TAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        fighters, golems = TAKE.first_of_two(action), TAKE.last_of(action)
        state[IRON_FIGHTERS + self.source] -= fighters
        state[IRON_FIGHTERS + self.target] += fighters
        state[IRON_MOVED + self.target] += fighters
        state[GOLEMS + self.source] -= golems
        state[GOLEMS + self.target] += golems
        state[GOLEMS_MOVED + self.target] += golems
        if match.listening:
            where = [at_mountain("from", self.source), at_mountain("to", self.target)]
            match.tell("marched", "IW R9.4", [who(IRONCLAD), *where, number("n", fighters), number("golems", golems)])


def parties(fighters: i64, golems: i64) -> vec[i64]:
    """Every part of a Warband that can go, the whole of it first."""
    options = vec[i64](capacity=24)
    for less in range(fighters + 1):
        for fewer in range(golems + 1):
            if less + fewer < fighters + golems:
                options = append(options, TAKE.code2(fighters - less, golems - fewer))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class LureWarband(Step):
    """The Ironclad move all or part of one Woodwalker Warband on an inner forest. [IW R9.8]"""

    def run(self, match: Match) -> None:
        content = board(match)
        options = vec[i64](capacity=32)
        for forest in range(content.forests):
            if self.leaving(match, forest) == 0:
                row = forest * 16
                while content.forest_neighbours[row] >= 0:
                    options = append(options, LURE.code2(forest, content.forest_neighbours[row]))
                    row += 1
        if len(options):
            match.ask(self, IRONCLAD, append(options, DONE.code()))

    def leaving(self, match: Match, forest: i64) -> i64:
        """What a mark holds, the Ironclad cannot lure away either. [IW R16.5]"""
        if match.state[WOOD_FIGHTERS + forest] == 0:
            return NO_WARBAND
        if board(match).ring_of_forest[forest] != 1:
            return OUTER_FOREST
        return HELD_BY_MARK if forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest) else 0

    def why_not(self, match: Match, action: i64) -> i64:
        if not LURE.has(action):
            return NOT_ASKED
        source, target = LURE.first_of_two(action), LURE.last_of(action)
        content = board(match)
        if source >= content.forests or not content.forest_near[source] >> target & 1:
            return NOT_ADJACENT
        return self.leaving(match, source)

    def chosen(self, match: Match, action: i64) -> None:
        if action != DONE.code():
            match.push(Lured(LURE.first_of_two(action), LURE.last_of(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Lured(Step):
    """How many of the lured Warband go; it uses up nothing of their own moves. [IW R9.8]"""

    def __init__(self, source: i64, target: i64) -> None:
        self.source: Final = source
        self.target: Final = target

    def args(self) -> tuple[int, ...]:
        return (int(self.source), int(self.target))

    def run(self, match: Match) -> None:
        match.ask(self, IRONCLAD, parties(match.state[WOOD_FIGHTERS + self.source], 0))

    def why_not(self, match: Match, action: i64) -> i64:
        return TOO_MANY if TAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        count = TAKE.first_of_two(action)
        staying = state[WOOD_FIGHTERS + self.source] - count
        moved = max(state[WOOD_MOVED + self.source] - staying, 0)
        state[WOOD_FIGHTERS + self.source] = staying
        state[WOOD_MOVED + self.source] -= moved
        state[WOOD_FIGHTERS + self.target] += count
        state[WOOD_MOVED + self.target] += moved
        if match.listening:
            where = [at_forest("from", self.source), at_forest("to", self.target)]
            match.tell("lured", "IW R9.8", [who(IRONCLAD), *where, number("n", count)])
        match.push(BringTotem(self.source, self.target, count))


@mypyc_attr(acyclic=True, free_list_len=1)
class BringTotem(Step):
    """The Woodwalkers decide whether a Totem goes along, one for each Fighter at most. [IW A34]"""

    def __init__(self, source: i64, target: i64, left: i64) -> None:
        self.source: Final = source
        self.target: Final = target
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (int(self.source), int(self.target), int(self.left))

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for side in range(2):
            if has_totem(match.state, self.source, side):
                options = append(options, BRING.code1(side))
        if len(options) and self.left:
            match.ask(self, WOODWALKERS, append(options, DONE.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_TOTEM if BRING.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        match.push(BringTotem(self.source, self.target, self.left - 1))
        if match.listening:
            match.tell("brought-totem", "IW A34", [at_forest("from", self.source), at_forest("to", self.target)])
        move_totem(match, BRING.only(action), self.source, self.target)


class MovingFighters(Keyword):
    """Move Fighters: the number counts Fighters; fewer may go. [IW R9.3]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        move_anew(match)
        match.push(MoveFighters(board(match).n[node], board(match).a[node]))

    def movable(self, match: Match) -> i64:
        content = board(match)
        state = match.state
        found: i64 = 0
        for forest in range(content.forests):
            if not forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest):
                anew = content.moves_per_effect
                found += state[WOOD_FIGHTERS + forest] if anew else unmoved_fighters(state, forest)
        return found

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return self.movable(match) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return self.movable(match) >= board(match).n[node]


class MovingWarbands(Keyword):
    """Move Warbands: the number counts Warbands. [IW R9.3, R9.4]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        move_anew(match)
        match.push(MoveWarbands(board(match).n[node], 0))

    def movable(self, match: Match) -> i64:
        move = MoveWarbands(1, 0)
        found: i64 = 0
        for mountain in range(board(match).mountains):
            reason = move.leaving(match, mountain)
            if reason == 0 or (reason == ALL_MOVED and board(match).moves_per_effect):
                found += 1
        return found

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return self.movable(match) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return self.movable(match) >= board(match).n[node]


class MovingEnemy(Keyword):
    """Move one enemy Warband, all or part of it. [IW R9.8]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(LureWarband())

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        lure = LureWarband()
        for forest in range(board(match).forests):
            if lure.leaving(match, forest) == 0:
                return True
        return False
