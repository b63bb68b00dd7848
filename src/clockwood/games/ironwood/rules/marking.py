"""Markers on the map. [IW R16.5]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.pieces import marker_supply
from clockwood.games.ironwood.rules.places import (
    WRONG_PLACE,
    forest_fits,
    forest_marked,
    mountain_fits,
    mountain_marked,
)
from clockwood.games.ironwood.verbs import (
    DONE,
    MARK_FOREST_AT,
    MARK_MOUNTAIN_AT,
)
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

MARKED_ALREADY: Final[i64] = REASONS.add("marked-already", "IW R16.5")


def why_not_mark(match: Match, node: i64, is_forest: bool, place: i64) -> i64:
    """Judge a marker: one on each of several different places the card names. [IW R16.5]"""
    program = board(match).program
    card = program.card_of_node[node]
    fits = (
        forest_fits(match, program.b[node], card, place)
        if is_forest
        else mountain_fits(match, program.b[node], card, place)
    )
    if not fits:
        return WRONG_PLACE
    if forest_marked(match.state, card, place) if is_forest else mountain_marked(match.state, card, place):
        return MARKED_ALREADY
    return 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Mark(Step):
    """The owner lays markers on places; they stay as their card says. [IW R4.8, R16.5]"""

    def __init__(self, seat: i64, node: i64, left: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.left: Final = left

    def run(self, match: Match) -> None:
        if marker_supply(match) == 0:
            return
        land = board(match).land
        options = vec[i64](capacity=32)
        for forest in range(land.forests):
            if why_not_mark(match, self.node, is_forest=True, place=forest) == 0:
                options = append(options, MARK_FOREST_AT.code1(forest))
        for mountain in range(land.mountains):
            if why_not_mark(match, self.node, is_forest=False, place=mountain) == 0:
                options = append(options, MARK_MOUNTAIN_AT.code1(mountain))
        if len(options):
            match.ask(self, self.seat, append(options, DONE.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        land = board(match).land
        if MARK_FOREST_AT.has(action) and MARK_FOREST_AT.only(action) < land.forests:
            return why_not_mark(match, self.node, is_forest=True, place=MARK_FOREST_AT.only(action))
        if MARK_MOUNTAIN_AT.has(action) and MARK_MOUNTAIN_AT.only(action) < land.mountains:
            return why_not_mark(match, self.node, is_forest=False, place=MARK_MOUNTAIN_AT.only(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        state = match.state
        at = state[cards.MARKS]
        card = board(match).program.card_of_node[self.node]
        state[cards.MARKS] = at + 1
        hold(state, cards.MARK_CARD + at, card)
        if MARK_FOREST_AT.has(action):
            hold(state, cards.MARK_FOREST + at, MARK_FOREST_AT.only(action))
            if match.listening:
                place = at_forest("forest", MARK_FOREST_AT.only(action))
                match.tell("marked-forest", "IW R16.5", [who(self.seat), card_term(card), place])
        else:
            hold(state, cards.MARK_MOUNTAIN + at, MARK_MOUNTAIN_AT.only(action))
            if match.listening:
                spot = at_mountain("mountain", MARK_MOUNTAIN_AT.only(action))
                match.tell("marked-mountain", "IW R16.5", [who(self.seat), card_term(card), spot])
        if self.left > 1:
            match.push(Mark(self.seat, self.node, self.left - 1))


class Marking(Keyword):
    """Mark: markers as told. [IW R16.5]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(Mark(seat, node, board(match).program.n[node]))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return marker_supply(match) > 0
