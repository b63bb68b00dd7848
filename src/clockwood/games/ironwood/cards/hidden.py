"""Another deal that agrees with all a seat has seen. [IW R18]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_cards, in_hand, is_base, specials_in_hand, top_of_hand
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import BURN_SPECIAL, MOD_NO_SPECIAL_WAGER
from clockwood.games.ironwood.rules.burning import Burn, can_burn
from clockwood.games.ironwood.rules.ending import HAND_LIMIT, DiscardChosen
from clockwood.games.ironwood.rules.hands import card_at, local
from clockwood.games.ironwood.rules.modifiers import attack_says
from clockwood.games.ironwood.rules.wagering import STAKED
from clockwood.games.ironwood.visions import cells as visions
from clockwood.games.ironwood.words import ALL_CARDS, CARDS_EACH, FIRST_VISION, IRONCLAD, WOODWALKERS, opponent
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import knows, knows_place, lies_in, redeal, redeal_places, settle, zone_of
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


def redeal_actions(state: vec[i64], seat: i64, other: i64, rng: Generator) -> None:
    """Exchange the cards of the opponent's hand and deck that the seat has not seen there."""
    cells = vec[i64](capacity=40)
    first = cards.CARDS + other * CARDS_EACH
    for at in range(first, first + CARDS_EACH):
        where = zone_of(state[at])
        if (where == cards.HAND + other or where == cards.DECK + other) and not knows(state, at, seat):
            cells = append(cells, at)
    redeal(state, cells, rng)


def hidden_visions(state: vec[i64], seat: i64, spared: i64) -> vec[i64]:
    """Cells of the visions whose whereabouts the seat cannot tell, but for the spared one."""
    cells = vec[i64](capacity=16)
    for at in range(cards.VISIONS, cards.END):
        where = zone_of(state[at])
        hidden = where == cards.VISION_DECK or (seat == IRONCLAD and is_with_woodwalkers(where))
        if hidden and at != spared and not knows(state, at, seat):
            cells = append(cells, at)
    return cells


def is_with_woodwalkers(where: i64) -> bool:
    """Return whether only the Woodwalkers see what lies there."""
    return where in (cards.VISION_HAND, cards.VISION_BURNED)


def shows_starting_vision(state: vec[i64], start: i64) -> bool:
    """Return whether the Ironclad can tell where the first vision is; none known is hidden from them."""
    if start < cards.VISIONS:
        return False
    return knows(state, start, IRONCLAD) or not is_with_woodwalkers(zone_of(state[start]))


def redraw_starting_vision(match: Match, rng: Generator) -> None:
    """Draw the first vision again: an inner one, where a vision of the Woodwalkers can be. [IW R2.3]"""
    state = match.state
    content = board(match)
    land = content.land
    start = cards.CARDS + term(state, visions.STARTING_VISION + WOODWALKERS)
    if start < cards.CARDS or shows_starting_vision(state, start):
        return
    holding = vec[i64](capacity=12)
    inner = vec[i64](capacity=4)
    cells = hidden_visions(state, IRONCLAD, -1)
    settle(state, cells)
    for at in cells:
        if not lies_in(state, at, cards.VISION_DECK):
            holding = append(holding, at)
        if land.ring_of_mountain[content.visions.mountain[at - cards.VISIONS]] == 1:
            inner = append(inner, at)
    place = holding[rng.below(len(holding))]
    card = inner[rng.below(len(inner))]
    held = state[place]
    state[place] = state[card]
    state[card] = held
    hold(state, visions.STARTING_VISION + WOODWALKERS, card - cards.CARDS)


def redeal_visions(state: vec[i64], seat: i64, rng: Generator) -> None:
    spared = cards.CARDS + term(state, visions.STARTING_VISION + WOODWALKERS)
    redeal(state, hidden_visions(state, seat, spared), rng)
    redeal_places(state, cards.VISIONS, cards.END, cards.VISION_DECK, seat, rng)


def redraw_wager(match: Match, seat: i64, other: i64, rng: Generator) -> None:
    """Replace a staked card that was not shown by any the opponent might have staked. [IW R11.3]"""
    state = match.state
    if state[battle.WAGERED + other] != STAKED:
        return
    staked = cards.CARDS + term(state, battle.WAGER + other)
    if staked >= cards.CARDS and lies_in(state, staked, cards.HAND + other) and knows_place(state, staked, seat):
        return
    base_only = attack_says(match, seat, MOD_NO_SPECIAL_WAGER)
    fitting = vec[i64](capacity=12)
    if match.content.automata >> other & 1:
        fitting = top_of_hand(state, other, 0)
    else:
        for card in range(other * CARDS_EACH, (other + 1) * CARDS_EACH):
            if in_hand(state, other, card) and (is_base(card) or not base_only):
                fitting = append(fitting, card)
    hold(state, battle.WAGER + other, fitting[rng.below(len(fitting))])


def redraw_choices(match: Match, other: i64, rng: Generator) -> None:
    """Pick again what the opponent is picking in secret at this moment. [IW R4.3, R6.4, R16.2]"""
    state = match.state
    if state[cards.FIRST_DRAW + other] and match.lanes and specials_in_hand(state, other) == 0:
        state[cards.FIRST_DRAW + other] = 2 + 2 * rng.below(2)
    if state[cards.CHOSEN + other] == 0:
        return
    top = match.stack[-1]
    kind = top.kind if isinstance(top, Burn) else BURN_SPECIAL
    wanted = to_choose(match, top, other)
    picked = min(bits_in(state[cards.CHOSEN + other]), wanted)
    for lane in match.lanes:
        if lane.seat == other and not lane.stack:
            picked = wanted
    state[cards.CHOSEN + other] = random_choice(match, other, kind, picked, wanted, rng)


def to_choose(match: Match, waiting: Step, seat: i64) -> i64:
    """Return how many cards the seat picks in all, as everyone can tell from the steps that wait."""
    if isinstance(waiting, Burn):
        return waiting.count
    if isinstance(waiting, DiscardChosen):
        return count_cards(match.state, seat, cards.HAND + seat) - HAND_LIMIT
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
