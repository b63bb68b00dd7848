"""Enemy units are removed or driven back outside battle. [IW R12.2, R16.8]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import GOLEM
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.aftermath import retreat_allowed
from clockwood.games.ironwood.rules.pieces import lose_iron, lose_wood, shift_iron, shift_wood
from clockwood.games.ironwood.rules.places import NOT_ADJACENT, WRONG_PLACE
from clockwood.games.ironwood.rules.recruiting import place_fits, places_of
from clockwood.games.ironwood.verbs import (
    DONE,
    PUSH_FOREST,
    PUSH_MOUNTAIN,
    REMOVE_FOREST,
    REMOVE_GOLEM,
    REMOVE_MOUNTAIN,
)
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import IRONCLAD, ROW, WOODWALKERS, opponent
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.question import MANY
from clockwood.kernel.step import NOT_ASKED, Step

NOTHING_THERE: Final[i64] = REASONS.add("nothing-there", "IW R16.8")


def enemies(match: Match, seat: i64, node: i64, place: i64) -> i64:
    """Enemy units of the act's kind on a place it names. [IW R16.8]"""
    other = opponent(seat)
    if not place_fits(match, other, node, place):
        return 0
    if other == WOODWALKERS:
        return match.state[woodwalkers.FIGHTERS + place]
    return match.state[(ironclad.GOLEMS if board(match).program.a[node] == GOLEM else ironclad.FIGHTERS) + place]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveUnits(Step):
    """Enemy units go back to the supply; no battle, so Drill and Totems stay. [IW R16.8]"""

    def __init__(self, seat: i64, node: i64, left: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=16)
        for place in range(places_of(match, opponent(self.seat))):
            if enemies(match, self.seat, self.node, place):
                options = append(options, self.coded(match, place))
        if len(options):
            match.ask(self, self.seat, append(options, DONE.code()), MANY, 0, self.left)

    def coded(self, match: Match, place: i64) -> i64:
        if self.seat == IRONCLAD:
            return REMOVE_FOREST.code1(place)
        return REMOVE_GOLEM.code1(place) if board(match).program.a[self.node] == GOLEM else REMOVE_MOUNTAIN.code1(place)

    def why_not(self, match: Match, action: i64) -> i64:
        verb = match.game.vocabulary.verb_of(action)
        if len(verb.kinds) == 1 and self.coded(match, verb.only(action)) == action:
            return (
                WRONG_PLACE
                if not place_fits(match, opponent(self.seat), self.node, verb.only(action))
                else NOTHING_THERE
            )
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        state = match.state
        other = opponent(self.seat)
        if REMOVE_FOREST.has(action):
            forest = REMOVE_FOREST.only(action)
            lose_wood(state, forest, 1)
            if match.listening:
                match.tell("removed-forest", "IW R16.8", [who(other), at_forest("forest", forest)])
        else:
            golem = REMOVE_GOLEM.has(action)
            mountain = REMOVE_GOLEM.only(action) if golem else REMOVE_MOUNTAIN.only(action)
            lose_iron(state, mountain, 0 if golem else 1, 1 if golem else 0)
            if match.listening:
                message = "removed-golem" if golem else "removed-mountain"
                match.tell(message, "IW R16.8", [who(other), at_mountain("mountain", mountain)])
        if self.left > 1:
            match.push(RemoveUnits(self.seat, self.node, self.left - 1))


def has_enemy_warband(match: Match, seat: i64, node: i64, place: i64) -> bool:
    other = opponent(seat)
    here = match.state[woodwalkers.FIGHTERS + place] if other == WOODWALKERS else units(match.state, place)
    return here > 0 and place_fits(match, other, node, place)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PushBack(Step):
    """Whole enemy Warbands go to a neighbouring place the owner picks; that is no move. [IW R12.2]

    `used` has a bit for each place where a pushed Warband now stands: it is not pushed again.
    """

    def __init__(self, seat: i64, node: i64, left: i64, used: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.left: Final = left
        self.used: Final = used

    def run(self, match: Match) -> None:
        content = board(match)
        land = content.land
        options = vec[i64](capacity=16)
        near = land.forest_neighbours if self.seat == IRONCLAD else land.mountain_neighbours
        for place in range(places_of(match, opponent(self.seat))):
            if has_enemy_warband(match, self.seat, self.node, place) and not self.used >> place & 1:
                row = place * ROW
                while near[row] >= 0:
                    if self.seat == WOODWALKERS or retreat_allowed(content, near[row]):
                        options = append(options, self.coded(place, near[row]))
                    row += 1
        if len(options):
            match.ask(self, self.seat, append(options, DONE.code()))

    def coded(self, source: i64, target: i64) -> i64:
        return PUSH_FOREST.code2(source, target) if self.seat == IRONCLAD else PUSH_MOUNTAIN.code2(source, target)

    def why_not(self, match: Match, action: i64) -> i64:
        verb = PUSH_FOREST if self.seat == IRONCLAD else PUSH_MOUNTAIN
        if not verb.has(action):
            return NOT_ASKED
        source = verb.first_of_two(action)
        if source < places_of(match, opponent(self.seat)) and has_enemy_warband(match, self.seat, self.node, source):
            return NOT_ADJACENT
        return WRONG_PLACE

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        other = opponent(self.seat)
        if self.seat == IRONCLAD:
            source, target = PUSH_FOREST.first_of_two(action), PUSH_FOREST.last_of(action)
            shift_wood(match.state, source, target)
            if match.listening:
                match.tell("retreated-forest", "IW R12.2", [who(other), at_forest("to", target)])
        else:
            source, target = PUSH_MOUNTAIN.first_of_two(action), PUSH_MOUNTAIN.last_of(action)
            shift_iron(match.state, source, target)
            if match.listening:
                match.tell("retreated-mountain", "IW R12.2", [who(other), at_mountain("to", target)])
        if self.left > 1:
            match.push(PushBack(self.seat, self.node, self.left - 1, self.used | bit(target)))


class Removing(Keyword):
    """Remove: enemy combat units back to the supply. [IW R16.8]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(RemoveUnits(seat, node, board(match).program.n[node]))

    def there(self, match: Match, seat: i64, node: i64) -> i64:
        found: i64 = 0
        for place in range(places_of(match, opponent(seat))):
            found += enemies(match, seat, node, place)
        return found

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return self.there(match, seat, node) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return self.there(match, seat, node) >= board(match).program.n[node]


class Pushing(Keyword):
    """Retreat: whole enemy Warbands go to a neighbouring place. [IW R12.1, R12.2]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(PushBack(seat, node, board(match).program.n[node], 0))

    def there(self, match: Match, seat: i64, node: i64) -> i64:
        found: i64 = 0
        for place in range(places_of(match, opponent(seat))):
            if has_enemy_warband(match, seat, node, place):
                found += 1
        return found

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return self.there(match, seat, node) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return self.there(match, seat, node) >= board(match).program.n[node]
