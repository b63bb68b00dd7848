"""Bonuses of a battle with their sources: what `rules.modifiers` adds up, told apart. [IW R11.5, R11.10, R16.12]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.battle.cells import attacker, battle_mountain, battle_node
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import MOD, MOD_DAMAGE, MOD_DEFENSE, MOD_DOMINANCE
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.rules.modifiers import holds
from clockwood.games.ironwood.words import FORGE_SIDE, IRONCLAD, LIST
from clockwood.kernel.match import Match
from clockwood.kernel.view import Flat

VALUES: Final = {"damage": MOD_DAMAGE, "defense": MOD_DEFENSE, "dominance": MOD_DOMINANCE}
GOLEMS: Final = "golems"
FORGE: Final = "forge"


def show_bonuses(match: Match, view: Flat) -> None:
    """Add to a view what each side has besides its wager, under `battle.SEAT.VALUE.SOURCE`."""
    for seat, name in enumerate(match.content.names["seat"]):
        for value, which in VALUES.items():
            for source, count in sources(match, seat, which).items():
                view[f"battle.{name}.{value}.{source}"] = count


def sources(match: Match, seat: i64, which: i64) -> dict[str, int]:
    """Return each bonus by its source: a card, the automaton's own, Golems or a Forge."""
    content = board(match)
    state = match.state
    found: dict[str, int] = {}
    mountain = battle_mountain(state)
    if seat == IRONCLAD and which == MOD_DAMAGE:
        add(found, GOLEMS, state[ironclad.GOLEMS + mountain])
        add(found, FORGE, 1 if state[ironclad.FORGES + mountain] == FORGE_SIDE else 0)
    node = battle_node(state)
    if seat == attacker(state) and node >= 0:
        first = content.program.kid_first[node]
        add_lines(match, seat, which, first, first + content.program.kid_count[node], found)
    if content.automata >> seat & 1:
        for part in content.moments.battle_bonus:
            add(found, part.bonus_name(match), part.battle_bonus(match, seat, which))
        return found
    row = seat * LIST
    while content.program.ongoing_cards[row] >= 0:
        card = content.program.ongoing_cards[row]
        row += 1
        if state[cards.MARKERS + card] > 0:
            first = content.program.combat_first[card]
            add_lines(match, seat, which, first, first + content.program.combat_count[card], found)
    return found


def add_lines(match: Match, seat: i64, which: i64, first: i64, last: i64, found: dict[str, int]) -> None:
    """Add the lines of a card that hold in this battle."""
    program = board(match).program
    for node in range(first, last):
        if program.op[node] == MOD and program.a[node] == which and holds(match, seat, node):
            add(found, match.content.names["card"][program.card_of_node[node]], program.n[node])


def add(found: dict[str, int], source: str, count: i64) -> None:
    if count:
        found[source] = found.get(source, 0) + int(count)
