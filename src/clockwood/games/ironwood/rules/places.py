"""The map and who holds what: control, contact, places a card names, and what markers forbid. [IW R8]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import on_slot, seat_of_card
from clockwood.games.ironwood.content import IronwoodContent, board
from clockwood.games.ironwood.grammar.effects import (
    AT_BEATEN,
    AT_DRILL,
    AT_FERRUM,
    AT_FOREST,
    AT_FORGE,
    AT_FOUNDATION,
    AT_MOUNTAIN,
    AT_THERE,
    AT_TOTEM,
    IN_PLAY,
    RING_ANY,
    WHICH_ADJACENT,
    WHICH_CONTROLLED,
    WHICH_MARKED,
    WHICH_UNCONTROLLED,
    place_ring,
    place_where,
    place_which,
)
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.map.tables import Land
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import FERRUM, FORGE_SIDE, FOUNDATION_SIDE, LIST, ROW
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match

NOT_ADJACENT: Final[i64] = REASONS.add("not-adjacent", "IW R9.1")
HELD_BY_MARK: Final[i64] = REASONS.add("held-by-mark", "IW R16.5")
NO_WARBAND: Final[i64] = REASONS.add("no-warband", "IW R7.4")
OUTER_FOREST: Final[i64] = REASONS.add("outer-forest", "IW R8.5")
WRONG_PLACE: Final[i64] = REASONS.add("wrong-place", "IW R16.7")


def is_outer_forest(land: Land, forest: i64) -> bool:
    return land.ring_of_forest[forest] == 2


def is_outer_mountain(land: Land, mountain: i64) -> bool:
    return land.ring_of_mountain[mountain] == 2


def wood_contact(land: Land, state: vec[i64], mountain: i64) -> bool:
    """Return whether a Woodwalker Warband on an inner forest touches the mountain. [IW R8.5]"""
    row = mountain * ROW
    while land.mountain_touching[row] >= 0:
        forest = land.mountain_touching[row]
        if state[woodwalkers.FIGHTERS + forest] > 0 and land.ring_of_forest[forest] == 1:
            return True
        row += 1
    return False


def iron_contact(land: Land, state: vec[i64], forest: i64) -> bool:
    """Return whether an Ironclad Warband touches the inner forest. [IW R8.5]"""
    if land.ring_of_forest[forest] != 1:
        return False
    row = forest * ROW
    while land.forest_touching[row] >= 0:
        if units(state, land.forest_touching[row]) > 0:
            return True
        row += 1
    return False


# -- places a card names


def forest_fits(match: Match, code: i64, card: i64, forest: i64) -> bool:
    """Return whether the forest is one the card's words name."""
    if not forest_named(match.state, place_where(code), forest):
        return False
    ring = place_ring(code)
    if ring != RING_ANY and board(match).land.ring_of_forest[forest] != ring:
        return False
    which = place_which(code)
    if which == WHICH_ADJACENT:
        return iron_contact(board(match).land, match.state, forest)
    if which == WHICH_MARKED:
        return forest_marked(match.state, card, forest)
    return held_as_asked(which, match.state[woodwalkers.FIGHTERS + forest])


def forest_named(state: vec[i64], where: i64, forest: i64) -> bool:
    """Return whether the forest is what the place word speaks of, rings and owners aside."""
    if where == AT_FOREST:
        return True
    if where == AT_TOTEM:
        return totems_at(state, forest) > 0
    if where == AT_THERE:
        return term(state, turns.THERE_FOREST) == forest
    return where == AT_BEATEN and term(state, battle.BEATEN_FOREST) == forest


def held_as_asked(which: i64, here: i64) -> bool:
    """Return whether a place with so many combat units is controlled, or not, as the word asks. [IW R8.6]"""
    if which == WHICH_CONTROLLED:
        return here > 0
    return which != WHICH_UNCONTROLLED or here == 0


def mountain_fits(match: Match, code: i64, card: i64, mountain: i64) -> bool:
    """Return whether the mountain is one the card's words name."""
    if not mountain_named(match.state, place_where(code), mountain):
        return False
    ring = place_ring(code)
    if ring != RING_ANY and board(match).land.ring_of_mountain[mountain] != ring:
        return False
    which = place_which(code)
    if which == WHICH_ADJACENT:
        return wood_contact(board(match).land, match.state, mountain)
    if which == WHICH_MARKED:
        return mountain_marked(match.state, card, mountain)
    return held_as_asked(which, units(match.state, mountain))


def mountain_named(state: vec[i64], where: i64, mountain: i64) -> bool:
    """Return whether the mountain is what the place word speaks of, rings and owners aside."""
    if where == AT_MOUNTAIN or (where == AT_FERRUM and mountain == FERRUM):
        return True
    if where == AT_FORGE:
        return state[ironclad.FORGES + mountain] == FORGE_SIDE
    if where == AT_FOUNDATION:
        return state[ironclad.FORGES + mountain] == FOUNDATION_SIDE
    if where == AT_DRILL:
        return term(state, ironclad.DRILL) == mountain
    return standing_named(state, where, mountain)


def standing_named(state: vec[i64], where: i64, mountain: i64) -> bool:
    """Return whether the mountain is where a price was paid, or where the beaten Warband is."""
    if where == AT_THERE:
        return term(state, turns.THERE_MOUNTAIN) == mountain
    return where == AT_BEATEN and term(state, battle.BEATEN_MOUNTAIN) == mountain


# -- markers on the map, and the rules of cards


def forest_marked(state: vec[i64], card: i64, forest: i64) -> bool:
    for k in range(state[cards.MARKS]):
        if term(state, cards.MARK_CARD + k) == card and term(state, cards.MARK_FOREST + k) == forest:
            return True
    return False


def mountain_marked(state: vec[i64], card: i64, mountain: i64) -> bool:
    for k in range(state[cards.MARKS]):
        if term(state, cards.MARK_CARD + k) == card and term(state, cards.MARK_MOUNTAIN + k) == mountain:
            return True
    return False


def rule_amount(content: IronwoodContent, state: vec[i64], card: i64, kind: i64) -> i64:
    """Return the amount of the card's rule of this kind while it holds, -1 where none does. [IW R16.12]

    A rule for this round holds while the card lies on its slot, one `in play` while it has markers. An automaton's
    cards have no rules. [IB 11.2]
    """
    if content.automata >> seat_of_card(card) & 1:
        return -1
    program = content.program
    first = program.rule_first[card]
    for k in range(first, first + program.rule_count[card]):
        if program.rule_kind[k] == kind:
            in_play = program.rule_while[k] == IN_PLAY
            if state[cards.MARKERS + card] > 0 if in_play else on_slot(state, card):
                return program.rule_n[k]
    return -1


def binds(match: Match, card: i64, bound: i64, kind: i64) -> bool:
    """Return whether a rule of this kind on the card holds now, against the bound seat."""
    return seat_of_card(card) != bound and rule_amount(board(match), match.state, card, kind) >= 0


def forest_forbidden(match: Match, bound: i64, kind: i64, forest: i64) -> bool:
    """Return whether an opponent's marker forbids this to the bound seat here. [IW R16.5]"""
    state = match.state
    for k in range(state[cards.MARKS]):
        card = term(state, cards.MARK_CARD + k)
        if term(state, cards.MARK_FOREST + k) == forest and binds(match, card, bound, kind):
            return True
    return False


def mountain_forbidden(match: Match, bound: i64, kind: i64, mountain: i64) -> bool:
    """Return whether an opponent's marker forbids this to the bound seat here. [IW R16.5]"""
    state = match.state
    for k in range(state[cards.MARKS]):
        card = term(state, cards.MARK_CARD + k)
        if term(state, cards.MARK_MOUNTAIN + k) == mountain and binds(match, card, bound, kind):
            return True
    return False


def price(match: Match, seat: i64, kind: i64, usual: i64) -> i64:
    """Return what something costs the seat now: the lowest price its cards set, else the usual one."""
    content = board(match)
    program = content.program
    lowest = usual
    row = seat * LIST
    while program.pricing_cards[row] >= 0:
        amount = rule_amount(content, match.state, program.pricing_cards[row], kind)
        if 0 <= amount < lowest:
            lowest = amount
        row += 1
    return lowest
