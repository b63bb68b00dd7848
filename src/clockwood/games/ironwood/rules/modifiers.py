"""The numbers of a battle: wagered cards, bonuses of lines and cards, damage and Dominance. [IW R11.4–R11.6, R11.10]"""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.cells import (
    attacker,
    battle_forest,
    battle_mountain,
    battle_node,
)
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.tables import CardTables
from clockwood.games.ironwood.content import board
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
)
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.rules.places import forest_marked, mountain_marked
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import (
    FORGE_SIDE,
    IRONCLAD,
    LIST,
    WOODWALKERS,
    opponent,
)
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match


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
    """Return whether the seat's attack has a `this combat` line that is no number. [IW R12.8]"""
    program = board(match).program
    node = battle_node(match.state)
    if seat != attacker(match.state) or node < 0:
        return False
    for kid in range(program.kid_first[node], program.kid_first[node] + program.kid_count[node]):
        if program.op[kid] == MOD and program.a[kid] == which:
            return True
    return False


def mods(match: Match, seat: i64, which: i64) -> i64:
    """Sum what the attack's lines and the seat's cards in play add to its side. [IW R11.5, R16.12]"""
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
    """Return whether a bonus's condition is met by the seat's side of this battle."""
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


def dominance(match: Match, seat: i64) -> i64:
    """Remaining combat units, the card's Dominance and effects. [IW R11.10]"""
    state = match.state
    if seat == WOODWALKERS:
        here = state[woodwalkers.FIGHTERS + battle_forest(state)]
    else:
        here = units(state, battle_mountain(state))
    return here + side_value(match, seat, MOD_DOMINANCE)
