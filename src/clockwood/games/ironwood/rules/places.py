"""The map and who holds what: control, contact, places a card names, and what markers forbid. [IW R8]"""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.content import LIST, IronwoodContent
from clockwood.games.ironwood.effects import (
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
from clockwood.games.ironwood.state import (
    BEATEN_FOREST,
    BEATEN_MOUNTAIN,
    DRILL,
    FADING_TOTEMS,
    FERRUM,
    FORGE_SIDE,
    FORGES,
    FOUNDATION_SIDE,
    MARK_CARD,
    MARK_FOREST,
    MARK_MOUNTAIN,
    MARKERS,
    MARKS,
    THERE_FOREST,
    THERE_MOUNTAIN,
    TOTEMS,
    WOOD_FIGHTERS,
    board,
    on_slot,
    seat_of_card,
    units,
)
from clockwood.kernel.match import Match


def is_outer_forest(content: IronwoodContent, forest: i64) -> bool:
    return content.ring_of_forest[forest] == 2


def is_outer_mountain(content: IronwoodContent, mountain: i64) -> bool:
    return content.ring_of_mountain[mountain] == 2


def wood_contact(content: IronwoodContent, state: vec[i64], mountain: i64) -> bool:
    """Whether a Woodwalker Warband on an inner forest touches the mountain. [IW R8.5]"""
    row = mountain * 16
    while content.mountain_touching[row] >= 0:
        forest = content.mountain_touching[row]
        if state[WOOD_FIGHTERS + forest] > 0 and content.ring_of_forest[forest] == 1:
            return True
        row += 1
    return False


def iron_contact(content: IronwoodContent, state: vec[i64], forest: i64) -> bool:
    """Whether an Ironclad Warband touches the inner forest. [IW R8.5]"""
    if content.ring_of_forest[forest] != 1:
        return False
    row = forest * 16
    while content.forest_touching[row] >= 0:
        if units(state, content.forest_touching[row]) > 0:
            return True
        row += 1
    return False


# -- places a card names


def forest_fits(match: Match, code: i64, card: i64, forest: i64) -> bool:
    """Whether the forest is one the card's words name."""
    state = match.state
    content = board(match)
    where = place_where(code)
    if where == AT_THERE:
        return state[THERE_FOREST] == forest + 1
    if where == AT_BEATEN:
        return state[BEATEN_FOREST] == forest + 1
    if where == AT_TOTEM:
        if state[TOTEMS + forest] + state[FADING_TOTEMS + forest] == 0:
            return False
    elif where != AT_FOREST:
        return False
    ring = place_ring(code)
    if ring != RING_ANY and content.ring_of_forest[forest] != ring:
        return False
    which = place_which(code)
    if which == WHICH_CONTROLLED:
        return state[WOOD_FIGHTERS + forest] > 0
    if which == WHICH_UNCONTROLLED:
        return state[WOOD_FIGHTERS + forest] == 0
    if which == WHICH_ADJACENT:
        return iron_contact(content, state, forest)
    if which == WHICH_MARKED:
        return forest_marked(state, card, forest)
    return True


def mountain_fits(match: Match, code: i64, card: i64, mountain: i64) -> bool:
    """Whether the mountain is one the card's words name."""
    state = match.state
    content = board(match)
    where = place_where(code)
    if where == AT_THERE:
        return state[THERE_MOUNTAIN] == mountain + 1
    if where == AT_BEATEN:
        return state[BEATEN_MOUNTAIN] == mountain + 1
    if where == AT_FERRUM:
        return mountain == FERRUM
    if where == AT_DRILL:
        return state[DRILL] == mountain + 1
    if where == AT_FORGE:
        if state[FORGES + mountain] != FORGE_SIDE:
            return False
    elif where == AT_FOUNDATION:
        if state[FORGES + mountain] != FOUNDATION_SIDE:
            return False
    elif where != AT_MOUNTAIN:
        return False
    ring = place_ring(code)
    if ring != RING_ANY and content.ring_of_mountain[mountain] != ring:
        return False
    which = place_which(code)
    if which == WHICH_CONTROLLED:
        return units(state, mountain) > 0
    if which == WHICH_UNCONTROLLED:
        return units(state, mountain) == 0
    if which == WHICH_ADJACENT:
        return wood_contact(content, state, mountain)
    if which == WHICH_MARKED:
        return mountain_marked(state, card, mountain)
    return True


# -- markers on the map, and the rules of cards


def forest_marked(state: vec[i64], card: i64, forest: i64) -> bool:
    for k in range(state[MARKS]):
        if state[MARK_CARD + k] == card + 1 and state[MARK_FOREST + k] == forest + 1:
            return True
    return False


def mountain_marked(state: vec[i64], card: i64, mountain: i64) -> bool:
    for k in range(state[MARKS]):
        if state[MARK_CARD + k] == card + 1 and state[MARK_MOUNTAIN + k] == mountain + 1:
            return True
    return False


def rule_amount(content: IronwoodContent, state: vec[i64], card: i64, kind: i64) -> i64:
    """Return the amount of the card's rule of this kind while it holds, -1 where none does. [IW R16.12]

    A rule for this round holds while the card lies on its slot, one `in play` while it has markers.
    """
    first = content.rule_first[card]
    for k in range(first, first + content.rule_count[card]):
        if content.rule_kind[k] == kind:
            holds = state[MARKERS + card] > 0 if content.rule_while[k] == IN_PLAY else on_slot(state, card)
            if holds:
                return content.rule_n[k]
    return -1


def forest_forbidden(match: Match, bound: i64, kind: i64, forest: i64) -> bool:
    """Whether an opponent's marker forbids this to the bound seat here. [IW R16.5]"""
    state = match.state
    for k in range(state[MARKS]):
        if state[MARK_FOREST + k] == forest + 1 and seat_of_card(state[MARK_CARD + k] - 1) != bound:
            if rule_amount(board(match), state, state[MARK_CARD + k] - 1, kind) >= 0:
                return True
    return False


def mountain_forbidden(match: Match, bound: i64, kind: i64, mountain: i64) -> bool:
    """Whether an opponent's marker forbids this to the bound seat here. [IW R16.5]"""
    state = match.state
    for k in range(state[MARKS]):
        if state[MARK_MOUNTAIN + k] == mountain + 1 and seat_of_card(state[MARK_CARD + k] - 1) != bound:
            if rule_amount(board(match), state, state[MARK_CARD + k] - 1, kind) >= 0:
                return True
    return False


def price(match: Match, seat: i64, kind: i64, usual: i64) -> i64:
    """What something costs the seat now: the lowest price its cards set, else the usual one."""
    content = board(match)
    lowest = usual
    row = seat * LIST
    while content.pricing_cards[row] >= 0:
        amount = rule_amount(content, match.state, content.pricing_cards[row], kind)
        if 0 <= amount < lowest:
            lowest = amount
        row += 1
    return lowest
