"""Another deal that agrees with all a seat has seen. [IW R18]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.ironwood.automata.bot_hand import on_top
from clockwood.games.ironwood.effects import BURN_SPECIAL, MOD_NO_SPECIAL_WAGER
from clockwood.games.ironwood.rules.burning import Burn, can_burn
from clockwood.games.ironwood.rules.combat import STAKED, attack_says
from clockwood.games.ironwood.rules.ending import HAND_LIMIT, DiscardChosen
from clockwood.games.ironwood.rules.hands import card_at, local
from clockwood.games.ironwood.state import (
    ALL_CARDS,
    BURNED,
    CARDS,
    CARDS_EACH,
    CHOSEN,
    DECK,
    FIRST_DRAW,
    FIRST_VISION,
    HAND,
    IRONCLAD,
    STARTING_VISION,
    VISION_DECK,
    VISION_HAND,
    WAGER,
    WAGERED,
    WOODWALKERS,
    board,
    count_cards,
    in_hand,
    is_base,
    opponent,
    specials_in_hand,
)
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.match import Match
from clockwood.kernel.piles import places_of, redeal, settle
from clockwood.kernel.rng import Generator
from clockwood.kernel.step import Step


def resample(match: Match, seat: i64, rng: Generator) -> None:
    """Redraw the opponent's hand and deck, the visions, and what the opponent chose in secret."""
    other = opponent(seat)
    redeal_actions(match.state, seat, other, rng)
    if seat == IRONCLAD:
        redraw_starting_vision(match, rng)
    redeal_visions(match.state, seat, rng)
    redraw_wager(match, seat, other, rng)
    redraw_choices(match, other, rng)


def unknown(cell: i64, seat: i64) -> bool:
    return cell >> (seat + 16) & 1 == 0


def redeal_actions(state: vec[i64], seat: i64, other: i64, rng: Generator) -> None:
    """Cards of the opponent's hand and deck that the seat has not seen there change places."""
    cells = vec[i64](capacity=40)
    first = CARDS + other * CARDS_EACH
    for at in range(first, first + CARDS_EACH):
        cell = state[at]
        where = cell & 255
        if (where == HAND + other or where == DECK + other) and unknown(cell, seat):
            cells = append(cells, at)
    redeal(state, cells, rng)


def hidden_visions(state: vec[i64], seat: i64, spared: i64) -> vec[i64]:
    """Cells of the visions whose whereabouts the seat cannot tell, but for the spared one."""
    cells = vec[i64](capacity=16)
    for at in range(CARDS + FIRST_VISION, CARDS + ALL_CARDS):
        cell = state[at]
        where = cell & 255
        hidden = where == VISION_DECK or (seat == IRONCLAD and (where in (VISION_HAND, BURNED)))
        if hidden and at != spared and unknown(cell, seat):
            cells = append(cells, at)
    return cells


def shows_starting_vision(state: vec[i64], start: i64) -> bool:
    """Whether the Ironclad can tell where the first vision is; a cell that holds no vision was hidden from them."""
    if start < CARDS + FIRST_VISION:
        return False
    where = state[start] & 255
    return not unknown(state[start], IRONCLAD) or where not in (VISION_HAND, BURNED)


def shows_secret(match: Match, cell: str, owner: i64, seat: i64) -> bool:
    """Whether the seat was shown the opponent's secret: a wager seen, a first draw that was drawn, a vision known."""
    state = match.state
    if cell == "wager":
        return state[CARDS + state[WAGER + owner] - 1] >> (seat + 24) & 1 == 1
    if cell == "first_draw":
        return not match.lanes
    return cell == "starting_vision" and shows_starting_vision(state, CARDS + state[STARTING_VISION + owner] - 1)


def redraw_starting_vision(match: Match, rng: Generator) -> None:
    """The first vision was an inner one, and it is where a vision of the Woodwalkers can be. [IW R2.3]"""
    state = match.state
    content = board(match)
    start = CARDS + state[STARTING_VISION + WOODWALKERS] - 1
    if start < CARDS or shows_starting_vision(state, start):
        return
    holding = vec[i64](capacity=12)
    inner = vec[i64](capacity=4)
    cells = hidden_visions(state, IRONCLAD, -1)
    settle(state, cells)
    for at in cells:
        if state[at] & 255 != VISION_DECK:
            holding = append(holding, at)
        if content.ring_of_mountain[content.vision_mountain[at - CARDS - FIRST_VISION]] == 1:
            inner = append(inner, at)
    place = holding[rng.below(len(holding))]
    card = inner[rng.below(len(inner))]
    held = state[place]
    state[place] = state[card]
    state[card] = held
    state[STARTING_VISION + WOODWALKERS] = card - CARDS + 1


def redeal_visions(state: vec[i64], seat: i64, rng: Generator) -> None:
    spared = CARDS + state[STARTING_VISION + WOODWALKERS] - 1
    redeal(state, hidden_visions(state, seat, spared), rng)
    redeal(state, hidden_order(state, seat), rng)


def hidden_order(state: vec[i64], seat: i64) -> vec[i64]:
    """Cells of visions that the seat knows to be in the deck, but not where: the other may have looked. [WB 4.2]"""
    cells = vec[i64](capacity=16)
    for at in range(CARDS + FIRST_VISION, CARDS + ALL_CARDS):
        cell = state[at]
        if cell & 255 == VISION_DECK and not unknown(cell, seat) and places_of(cell) >> seat & 1 == 0:
            cells = append(cells, at)
    return cells


def redraw_wager(match: Match, seat: i64, other: i64, rng: Generator) -> None:
    """A staked card that was not shown could be any the opponent might have staked. [IW R11.3]"""
    state = match.state
    if state[WAGERED + other] != STAKED:
        return
    staked = CARDS + state[WAGER + other] - 1
    if staked >= CARDS and in_hand(state, other, staked - CARDS) and state[staked] >> (seat + 24) & 1:
        return
    base_only = attack_says(match, seat, MOD_NO_SPECIAL_WAGER)
    fitting = vec[i64](capacity=12)
    if match.content.automata >> other & 1:
        fitting = on_top(state, other, 0)
    else:
        for card in range(other * CARDS_EACH, (other + 1) * CARDS_EACH):
            if in_hand(state, other, card) and (is_base(card) or not base_only):
                fitting = append(fitting, card)
    state[WAGER + other] = fitting[rng.below(len(fitting))] + 1


def redraw_choices(match: Match, other: i64, rng: Generator) -> None:
    """What the opponent picks in secret at this moment is picked anew. [IW R4.3, R6.4, R16.2]"""
    state = match.state
    if state[FIRST_DRAW + other] and match.lanes and specials_in_hand(state, other) == 0:
        state[FIRST_DRAW + other] = 2 + 2 * rng.below(2)
    if state[CHOSEN + other] == 0:
        return
    top = match.stack[-1]
    kind = top.kind if isinstance(top, Burn) else BURN_SPECIAL
    wanted = to_choose(match, top, other)
    picked = min(bits_in(state[CHOSEN + other]), wanted)
    for lane in match.lanes:
        if lane.seat == other and not lane.stack:
            picked = wanted
    state[CHOSEN + other] = random_choice(match, other, kind, picked, wanted, rng)


def to_choose(match: Match, waiting: Step, seat: i64) -> i64:
    """How many cards the seat picks in all, as everyone can tell from what waits for them."""
    if isinstance(waiting, Burn):
        return waiting.count
    if isinstance(waiting, DiscardChosen):
        return count_cards(match.state, seat, HAND + seat) - HAND_LIMIT
    return 2


def random_choice(match: Match, seat: i64, kind: i64, picked: i64, wanted: i64, rng: Generator) -> i64:
    """The lowest `picked` of a random set of `wanted` cards: a rising choice under way."""
    left = wanted
    fitting = vec[i64](capacity=16)
    for which in range(CARDS_EACH + ALL_CARDS - FIRST_VISION):
        if can_burn(match, seat, kind, card_at(seat, which)):
            fitting = append(fitting, which)
    mask: i64 = 0
    for k in range(len(fitting)):
        if left and rng.below(len(fitting) - k) < left:
            if wanted - left < picked:
                mask |= bit(local(seat, card_at(seat, fitting[k])))
            left -= 1
    return mask
