"""Combat: wagers, damage, Dominance. [IW R11]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.cells import (
    attacker,
    battle_forest,
    battle_mountain,
    battle_node,
    hits_dealt,
    set_hits,
    set_winner,
)
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import in_hand, is_base
from clockwood.games.ironwood.cards.tables import CardTables
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import card_term, who
from clockwood.games.ironwood.grammar.effects import (
    IF_ALWAYS,
    IF_ATTACKING,
    IF_DEFENDING,
    IF_FORGE,
    IF_GOLEM,
    IF_TOTEM,
    MOD,
    MOD_DAMAGE,
    MOD_DEFENSE,
    MOD_DOMINANCE,
    MOD_NO_SPECIAL_WAGER,
    MOD_PEEK_WAGER,
)
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.hands import NOT_IN_HAND
from clockwood.games.ironwood.rules.pieces import lose_iron, lose_wood
from clockwood.games.ironwood.rules.places import forest_marked, mountain_marked
from clockwood.games.ironwood.verbs import HIT, NO_WAGER, WAGER_CARD
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import (
    BASE_EACH,
    CARDS_EACH,
    FIRST_VISION,
    FORGE_SIDE,
    IRONCLAD,
    LIST,
    SEATS,
    WOODWALKERS,
    opponent,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import add_cards, show_to, show_to_all
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

ONLY_BASE_WAGER: Final[i64] = REASONS.add("only-base-wager", "IW R12.8")
WRONG_SPLIT: Final[i64] = REASONS.add("wrong-split", "IW R11.7")

HELD_BACK: Final[i64] = 1
STAKED: Final[i64] = 2

AS_WAGER: Final[i64] = WAGER_CARD.base - cards.CARDS
"""From a card's cell to the action that stakes it."""


def attack_mod(match: Match, seat: i64, which: i64) -> i64:
    """The sum of a `this combat` line of the attack; it is its owner's alone. [IW R12.8]"""
    program = board(match).program
    node = battle_node(match.state)
    if seat != attacker(match.state) or node < 0:
        return 0
    total: i64 = 0
    for kid in range(program.kid_first[node], program.kid_first[node] + program.kid_count[node]):
        if program.op[kid] == MOD and program.a[kid] == which and holds(match, seat, kid):
            total += program.n[kid]
    return total


def attack_says(match: Match, seat: i64, which: i64) -> bool:
    """Whether the seat's attack has a `this combat` line that is no number. [IW R12.8]"""
    program = board(match).program
    node = battle_node(match.state)
    if seat != attacker(match.state) or node < 0:
        return False
    for kid in range(program.kid_first[node], program.kid_first[node] + program.kid_count[node]):
        if program.op[kid] == MOD and program.a[kid] == which:
            return True
    return False


def mods(match: Match, seat: i64, which: i64) -> i64:
    """What the attack's lines and the seat's cards in play add to its side. [IW R11.5, R16.12]"""
    content = board(match)
    program = content.program
    total = attack_mod(match, seat, which)
    if content.automata >> seat & 1:
        for part in content.moments.battle_bonus:
            total += part.battle_bonus(match, seat, which)
        return total
    row = seat * LIST
    while program.ongoing_cards[row] >= 0:
        card = program.ongoing_cards[row]
        row += 1
        if match.state[cards.MARKERS + card] > 0:
            first = program.combat_first[card]
            for node in range(first, first + program.combat_count[card]):
                if program.a[node] == which and holds(match, seat, node):
                    total += program.n[node]
    return total


def holds(match: Match, seat: i64, node: i64) -> bool:
    """Whether a bonus's condition is met by the seat's side of this battle."""
    state = match.state
    condition = board(match).program.b[node]
    if condition == IF_ALWAYS:
        return True
    if condition == IF_ATTACKING:
        return attacker(state) == seat
    if condition == IF_DEFENDING:
        return attacker(state) != seat
    forest, mountain = battle_forest(state), battle_mountain(state)
    if condition == IF_GOLEM:
        return seat == IRONCLAD and state[ironclad.GOLEMS + mountain] > 0
    if condition == IF_FORGE:
        return seat == IRONCLAD and state[ironclad.FORGES + mountain] == FORGE_SIDE
    if condition == IF_TOTEM:
        return seat == WOODWALKERS and totems_at(state, forest) > 0
    card = board(match).program.card_of_node[node]
    return forest_marked(state, card, forest) or mountain_marked(state, card, mountain)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wager(Step):
    """A side may stake one card from its hand face down, the attacker first. [IW R11.3, R18.4]

    `second` is 1 for the side that decides second: it sees whether the other staked a card, not which.
    """

    def __init__(self, seat: i64, second: i64) -> None:
        self.seat: Final = seat
        self.second: Final = second

    def run(self, match: Match) -> None:
        state = match.state
        options = append(vec[i64](capacity=16), NO_WAGER.code())
        first = cards.CARDS + self.seat * CARDS_EACH
        last = first + (BASE_EACH if self.only_base(match) else CARDS_EACH)
        options = add_cards(options, state, first, last, cards.HAND + self.seat, AS_WAGER)
        if len(options) == 1:
            match.ask(self, self.seat, options)
        else:
            match.ask_secretly(self, self.seat, options)

    def judge(self, match: Match, card: i64) -> i64:
        """Any action card in hand may be staked, base or special; vision cards have no values. [IW R11.3, A32]"""
        if not in_hand(match.state, self.seat, card):
            return NOT_IN_HAND
        return ONLY_BASE_WAGER if not is_base(card) and self.only_base(match) else ALLOWED

    def only_base(self, match: Match) -> bool:
        """Whether the attack forbids the other side special cards."""
        return attack_says(match, opponent(self.seat), MOD_NO_SPECIAL_WAGER)

    def why_not(self, match: Match, action: i64) -> i64:
        if WAGER_CARD.has(action) and WAGER_CARD.only(action) < FIRST_VISION:
            return self.judge(match, WAGER_CARD.only(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        if action == NO_WAGER.code():
            state[battle.WAGERED + self.seat] = HELD_BACK
        else:
            state[battle.WAGERED + self.seat] = STAKED
            hold(state, battle.WAGER + self.seat, WAGER_CARD.only(action))
        if match.listening:
            message = "wagered" if state[battle.WAGERED + self.seat] == STAKED else "did-not-wager"
            match.tell(message, "IW R11.3", [who(self.seat)])
        if not self.second and attack_says(match, opponent(self.seat), MOD_PEEK_WAGER):
            self.be_seen(match)

    def be_seen(self, match: Match) -> None:
        """The attacker's card shows it this wager before deciding on its own."""
        eye = opponent(self.seat)
        card = term(match.state, battle.WAGER + self.seat)
        if card >= 0:
            show_to(match.state, cards.CARDS + card, eye)
            match.wall()
            if match.listening:
                match.tell("saw-wager", "IW R12.8", [who(eye), card_term(card)], bit(eye))
                match.tell("saw-wager-hidden", "IW R12.8", [who(eye)], ~bit(eye))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reveal(Step):
    """Both wagers are shown together. [IW R11.3]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(SEATS):
            card = term(state, battle.WAGER + seat)
            if card >= 0:
                show_to_all(state, cards.CARDS + card)
                match.wall()
                if match.listening:
                    match.tell("revealed-wager", "IW R11.3", [who(seat), card_term(card)])


def wagered_value(printed: CardTables, state: vec[i64], seat: i64, which: i64) -> i64:
    """The staked card's damage, defense or Dominance; no wager counts 0. [IW R11.4]"""
    card = term(state, battle.WAGER + seat)
    if card < 0:
        return 0
    if which == MOD_DAMAGE:
        return printed.damage[card]
    return printed.defense[card] if which == MOD_DEFENSE else printed.dominance[card]


def side_value(match: Match, seat: i64, which: i64) -> i64:
    return wagered_value(board(match).cards, match.state, seat, which) + mods(match, seat, which)


def damage_dealt(match: Match, seat: i64) -> i64:
    """Card, Golems, Forge and effects, less the other side's defense, not below 0. [IW R11.5, R11.6]"""
    state = match.state
    mountain = battle_mountain(state)
    dealt = side_value(match, seat, MOD_DAMAGE)
    if seat == IRONCLAD:
        dealt += state[ironclad.GOLEMS + mountain]
        if state[ironclad.FORGES + mountain] == FORGE_SIDE:
            dealt += 1
    return max(dealt - side_value(match, opponent(seat), MOD_DEFENSE), 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Clash(Step):
    """Damage is worked out for both sides before anyone is removed. [IW R11.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(SEATS):
            set_hits(state, seat, damage_dealt(match, seat))
            if match.listening:
                match.tell("dealt", "IW R11.5", [who(seat), number("n", hits_dealt(state, seat))])
        for part in board(match).moments.clashed:
            part.clashed(match)
        match.push(Decide())
        match.push(LoseFighters())
        match.push(SplitHits())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SplitHits(Step):
    """The Woodwalkers deal their damage among Fighters and Golems as they like. [IW R11.7, A27]"""

    def run(self, match: Match) -> None:
        state = match.state
        mountain = battle_mountain(state)
        fighters, golems = state[ironclad.FIGHTERS + mountain], state[ironclad.GOLEMS + mountain]
        match.ask(self, WOODWALKERS, splits(hits_dealt(state, WOODWALKERS), fighters, golems))

    def why_not(self, match: Match, action: i64) -> i64:
        return WRONG_SPLIT if HIT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        fighters, golems = HIT.first_of_two(action), HIT.last_of(action)
        lose_iron(match.state, battle_mountain(match.state), fighters, golems)
        if match.listening and fighters + golems:
            terms = [who(IRONCLAD), number("n", fighters), number("golems", golems)]
            match.tell("lost-units", "IW R11.7", terms)


def splits(damage: i64, fighters: i64, golems: i64) -> vec[i64]:
    """Every way to deal the damage: a point removes a Fighter, two on one Golem remove it, one on it is wasted."""
    options = vec[i64](capacity=8)
    for struck in range(golems + 1):
        for fallen in range(fighters + 1):
            wasted = damage - fallen - 2 * struck
            room = golems - struck
            if wasted >= 0 and (wasted <= room or (fallen == fighters and room == 0)):
                options = append(options, HIT.code2(fallen, struck))
    return options


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LoseFighters(Step):
    """The Ironclad's damage removes Woodwalker Fighters, one a point. [IW R11.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        forest = battle_forest(state)
        fallen = min(hits_dealt(state, IRONCLAD), state[woodwalkers.FIGHTERS + forest])
        lose_wood(state, forest, fallen)
        if match.listening and fallen:
            match.tell("lost-units", "IW R11.7", [who(WOODWALKERS), number("n", fallen), number("golems", 0)])


def dominance(match: Match, seat: i64) -> i64:
    """Remaining combat units, the card's Dominance and effects. [IW R11.10]"""
    state = match.state
    if seat == WOODWALKERS:
        here = state[woodwalkers.FIGHTERS + battle_forest(state)]
    else:
        here = units(state, battle_mountain(state))
    return here + side_value(match, seat, MOD_DOMINANCE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decide(Step):
    """The side that is left wins; of two the higher Dominance, a tie goes to the attacker. [IW R11.9, R11.10]"""

    def run(self, match: Match) -> None:
        state = match.state
        fighters = state[woodwalkers.FIGHTERS + battle_forest(state)]
        soldiers = units(state, battle_mountain(state))
        if fighters == 0 or soldiers == 0:
            if fighters + soldiers == 0:
                set_winner(state, -1)
            else:
                set_winner(state, WOODWALKERS if fighters else IRONCLAD)
            return
        wood, iron = dominance(match, WOODWALKERS), dominance(match, IRONCLAD)
        if match.listening:
            match.tell("compared", "IW R11.10", [number("wood", wood), number("iron", iron)])
        if wood == iron:
            set_winner(state, attacker(state))
        else:
            set_winner(state, WOODWALKERS if wood > iron else IRONCLAD)
