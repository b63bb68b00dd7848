"""Units come from the supply. [IW R16.7]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import GOLEM
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import golem_supply
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.pieces import fighter_supply
from clockwood.games.ironwood.rules.places import WRONG_PLACE, forest_fits, mountain_fits
from clockwood.games.ironwood.verbs import (
    DONE,
    RECRUIT_FOREST,
    RECRUIT_GOLEM,
    RECRUIT_MOUNTAIN,
)
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import WOODWALKERS
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.question import MANY
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NO_FIGHTERS_IN_SUPPLY: Final[i64] = REASONS.add("no-fighters-in-supply", "IW R1.5")
NO_GOLEMS_IN_SUPPLY: Final[i64] = REASONS.add("no-golems-in-supply", "IW R1.5")


def why_not_recruit(match: Match, seat: i64, node: i64, place: i64) -> i64:
    """Judge a recruit: units come from the supply to a place the card names. [IW R1.5, R16.7]"""
    if supply(match, seat, node) == 0:
        return NO_GOLEMS_IN_SUPPLY if board(match).program.a[node] == GOLEM else NO_FIGHTERS_IN_SUPPLY
    return ALLOWED if place_fits(match, seat, node, place) else WRONG_PLACE


def supply(match: Match, seat: i64, node: i64) -> i64:
    """Count the units left of the kind that the act recruits."""
    golems = board(match).program.a[node] == GOLEM
    return golem_supply(match.state) if golems else fighter_supply(match.state, seat)


def places_to_recruit(match: Match, seat: i64, node: i64) -> vec[i64]:
    """Return the places where a unit could be placed now."""
    found = vec[i64](capacity=16)
    if supply(match, seat, node) > 0:
        for place in range(places_of(match, seat)):
            if place_fits(match, seat, node, place):
                found = append(found, place)
    return found


def place_fits(match: Match, seat: i64, node: i64, place: i64) -> bool:
    """Return whether a place of the seat's own kind is one the act names."""
    content = board(match)
    land = content.land
    program = content.program
    code, card = program.b[node], program.card_of_node[node]
    if seat == WOODWALKERS:
        return place < land.forests and forest_fits(match, code, card, place)
    return place < land.mountains and mountain_fits(match, code, card, place)


def places_of(match: Match, seat: i64) -> i64:
    """Return the number of places of the seat's own kind."""
    return board(match).land.forests if seat == WOODWALKERS else board(match).land.mountains


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recruit(Step):
    """The owner places units one by one, each on any place the card names. [IW R16.7]"""

    def __init__(self, seat: i64, node: i64, left: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=16)
        for place in places_to_recruit(match, self.seat, self.node):
            options = append(options, self.coded(match, place))
        if len(options):
            match.ask(self, self.seat, append(options, DONE.code()), MANY, 0, self.left)

    def coded(self, match: Match, place: i64) -> i64:
        if board(match).program.a[self.node] == GOLEM:
            return RECRUIT_GOLEM.code1(place)
        return RECRUIT_FOREST.code1(place) if self.seat == WOODWALKERS else RECRUIT_MOUNTAIN.code1(place)

    def why_not(self, match: Match, action: i64) -> i64:
        verb = match.game.vocabulary.verb_of(action)
        if len(verb.kinds) == 1 and self.coded(match, verb.only(action)) == action:
            return why_not_recruit(match, self.seat, self.node, verb.only(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        enlist(match, self.seat, action, "IW R16.7")
        if self.left > 1:
            match.push(Recruit(self.seat, self.node, self.left - 1))


def enlist(match: Match, seat: i64, action: i64, cite: str) -> None:
    """Bring one unit from the supply to the place the action names."""
    state = match.state
    if RECRUIT_FOREST.has(action):
        forest = RECRUIT_FOREST.only(action)
        state[woodwalkers.FIGHTERS + forest] += 1
        if match.listening:
            match.tell("recruited-forest", cite, [who(seat), at_forest("forest", forest)])
    elif RECRUIT_MOUNTAIN.has(action):
        mountain = RECRUIT_MOUNTAIN.only(action)
        state[ironclad.FIGHTERS + mountain] += 1
        if match.listening:
            match.tell("recruited-mountain", cite, [who(seat), at_mountain("mountain", mountain)])
    else:
        mountain = RECRUIT_GOLEM.only(action)
        state[ironclad.GOLEMS + mountain] += 1
        if match.listening:
            match.tell("recruited-golem", cite, [who(seat), at_mountain("mountain", mountain)])


class Recruiting(Keyword):
    """Recruit: place Fighters, or Golems if said. [IW R16.7]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(Recruit(seat, node, board(match).program.n[node]))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return len(places_to_recruit(match, seat, node)) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return supply(match, seat, node) >= board(match).program.n[node] and self.could(match, seat, node)
