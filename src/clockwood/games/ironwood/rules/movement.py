"""Moving Fighters: one step to a neighbouring forest, once a turn for each. [IW R9]"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.grammar.effects import CANNOT_MOVE
from clockwood.games.ironwood.map.tables import Land
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.pieces import move_totem, renew_moves
from clockwood.games.ironwood.rules.places import HELD_BY_MARK, NOT_ADJACENT, forest_forbidden
from clockwood.games.ironwood.verbs import AGAIN, CARRY, CARRY_AGAIN, DONE, MOVE
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import unmoved_fighters
from clockwood.games.ironwood.words import FADING, FULL, WOODWALKERS
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.question import MANY
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NO_FIGHTER: Final[i64] = REASONS.add("no-fighter", "IW R9.5")
ALL_MOVED: Final[i64] = REASONS.add("all-moved", "IW R9.2")
NO_TOTEM: Final[i64] = REASONS.add("no-totem", "IW R15.1")
NONE_LEFT_TO_MOVE: Final[i64] = REASONS.add("none-left-to-move", "IW R9.3")
NO_FIRST_STEP: Final[i64] = REASONS.add("no-first-step", "IW R9.2")


def has_totem(state: vec[i64], forest: i64, side: i64) -> bool:
    return state[(woodwalkers.FADING_TOTEMS if side == FADING else woodwalkers.TOTEMS) + forest] > 0


def add_steps(options: vec[i64], land: Land, state: vec[i64], forest: i64, again: bool) -> vec[i64]:
    """Add every step a Fighter can take from the forest, without a Totem and with each it could carry. [IW R15.1]"""
    steps = land.second_steps[forest] if again else land.first_steps[forest]
    full = state[woodwalkers.TOTEMS + forest] > 0
    fading = state[woodwalkers.FADING_TOTEMS + forest] > 0
    if not (full or fading):
        return extend(options, steps)
    carried = CARRY_AGAIN if again else CARRY
    for step in steps:
        target = AGAIN.last_of(step) if again else MOVE.last_of(step)
        options = append(options, step)
        if full:
            options = append(options, carried.code3(forest, target, FULL))
        if fading:
            options = append(options, carried.code3(forest, target, FADING))
    return options


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveFighters(Step):
    """Woodwalker Fighters move one by one, from any forests, each to a neighbouring one. [IW R9.5]

    With `twice` a Fighter that took its first step by this effect may take a second. [IW R9.2]
    """

    def __init__(self, left: i64, twice: i64) -> None:
        self.left: Final = left
        self.twice: Final = twice

    def run(self, match: Match) -> None:
        land = board(match).land
        state = match.state
        most = self.left
        options = vec[i64](capacity=60)
        for forest in range(land.forests):
            if state[woodwalkers.FIGHTERS + forest] == 0:
                continue
            if self.leaving(match, forest, again=False) == 0:
                options = add_steps(options, land, state, forest, again=False)
            if self.twice and self.leaving(match, forest, again=True) == 0:
                options = add_steps(options, land, state, forest, again=True)
                most = max(most, state[woodwalkers.FIRST_STEP + forest])
        if len(options) == 0:
            self.end(match)
            return
        match.ask(self, WOODWALKERS, append(options, DONE.code()), MANY, 0, most)

    def leaving(self, match: Match, forest: i64, again: bool) -> i64:
        """Return the reason no Fighter may leave the forest, 0 where one may."""
        state = match.state
        if state[woodwalkers.FIGHTERS + forest] == 0:
            return NO_FIGHTER
        if again:
            if not self.twice or state[woodwalkers.FIRST_STEP + forest] == 0:
                return NO_FIRST_STEP
        elif self.left == 0:
            return NONE_LEFT_TO_MOVE
        elif unmoved_fighters(state, forest) == 0:
            return ALL_MOVED
        if state[cards.MARKS] == 0:
            return 0
        return HELD_BY_MARK if forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest) else ALLOWED

    def why_not(self, match: Match, action: i64) -> i64:
        carries = CARRY.has(action) or CARRY_AGAIN.has(action)
        if not (carries or MOVE.has(action) or AGAIN.has(action)):
            return NOT_ASKED
        verb = match.game.vocabulary.verb_of(action)
        source = verb.arguments(action)[0]
        target = verb.arguments(action)[1]
        land = board(match).land
        if source >= land.forests or not land.forest_near[source] >> target & 1:
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
        """Move one Fighter, with a Totem where `totem` names its side. [IW R15.1, R15.2]"""
        state = match.state
        if again:
            state[woodwalkers.MOVED + source] -= 1
            state[woodwalkers.FIRST_STEP + source] -= 1
        elif self.twice:
            state[woodwalkers.FIRST_STEP + target] += 1
        step_fighter(match, source, target, totem >= 0)
        match.push(MoveFighters(self.left if again else self.left - 1, self.twice))
        if totem >= 0:
            move_totem(match, totem, source, target)

    def end(self, match: Match) -> None:
        """Forget first steps that no second followed."""
        if self.twice:
            for forest in range(board(match).land.forests):
                match.state[woodwalkers.FIRST_STEP + forest] = 0


def step_fighter(match: Match, source: i64, target: i64, carrying: bool) -> None:
    """Move one Fighter to the neighbouring forest. [IW R9.5]"""
    state = match.state
    state[woodwalkers.FIGHTERS + source] -= 1
    state[woodwalkers.FIGHTERS + target] += 1
    state[woodwalkers.MOVED + target] += 1
    if match.listening:
        message = "carried-totem" if carrying else "moved-fighter"
        match.tell(message, "IW R9.5", [who(WOODWALKERS), at_forest("from", source), at_forest("to", target)])


class MovingFighters(Keyword):
    """Move Fighters: the number counts Fighters; fewer may go. [IW R9.3]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        renew_moves(match)
        match.push(MoveFighters(board(match).program.n[node], board(match).program.a[node]))

    def movable(self, match: Match) -> i64:
        content = board(match)
        agreed = content.agreed
        land = content.land
        state = match.state
        found: i64 = 0
        for forest in range(land.forests):
            if not forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest):
                renewed = agreed.moves_per_effect
                found += state[woodwalkers.FIGHTERS + forest] if renewed else unmoved_fighters(state, forest)
        return found

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        content = board(match)
        state = match.state
        renewed = content.agreed.moves_per_effect
        for forest in range(content.land.forests):
            fighters = state[woodwalkers.FIGHTERS + forest]
            fresh = fighters > 0 and (renewed or fighters > state[woodwalkers.MOVED + forest])
            if fresh and not forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest):
                return True
        return False

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return self.movable(match) >= board(match).program.n[node]
