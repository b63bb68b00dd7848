"""What must be true of every table, each breach named by its path in a position."""

from mypy_extensions import i64

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import ZONES, in_hand, marker_supply, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.invariants_solo import automaton
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import golem_supply, iron_supply, token_supply, tokens_of
from clockwood.games.ironwood.rules.combat import STAKED
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.turns.cells import crystal_supply
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totem_supply, totems_at, wood_supply
from clockwood.games.ironwood.words import (
    ALL_CARDS,
    FERRUM,
    FIRST_VISION,
    FORGE_SIDE,
    MARKERS_IN_ALL,
    MAX_FORESTS,
    MAX_MOUNTAINS,
)
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match


def problems(match: Match) -> list[str]:
    """Return every breach; an empty list is a sound table."""
    return [
        *supplies(match),
        *forests(match),
        *mountains(match),
        *card_problems(match),
        *progress(match),
        *automaton(match),
    ]


def supplies(match: Match) -> list[str]:
    """No more pieces than the box holds. [IW R1.2–R1.6]"""
    state = match.state
    found: list[str] = []
    if wood_supply(state) < 0:
        found.append("state.woodwalkers: more than 20 Fighters")
    if iron_supply(state) < 0:
        found.append("state.ironclad: more than 20 Fighters")
    if golem_supply(state) < 0:
        found.append("state.golems: more than 3 Golems")
    if crystal_supply(state) < 0:
        found.append("state.crystals: more than 20 crystals with the cargo")
    if totem_supply(state) < 0:
        found.append("state.totems: more than 5 Totems with the secured ones")
    if token_supply(state) < 0:
        found.append("state.forges: more than 5 Foundations and Forges")
    if marker_supply(state) < 0:
        found.append("state.markers: more than 20 markers in all")
    return found


def forests(match: Match) -> list[str]:
    state = match.state
    content = board(match)
    found = moved(match, woodwalkers.MOVED, woodwalkers.FIGHTERS, "forest", "woodwalkers_moved")
    found += moved(match, woodwalkers.FIRST_STEP, woodwalkers.MOVED, "forest", "woodwalkers_first_step")
    for k in range(MAX_FORESTS):
        totems = totems_at(state, k)
        if k >= content.forests:
            if state[woodwalkers.FIGHTERS + k] + totems:
                found.append("state.woodwalkers: pieces on a forest that is not on the map")
        elif totems and content.ring_of_forest[k] == 2:
            name = content.names["forest"][k]
            found.append(f"state.totems.{name}: a Totem in an outer forest is secured at once [IW R15.3]")
    return found


def moved(match: Match, row: i64, most: i64, kind: str, name: str) -> list[str]:
    """Nowhere have more units moved than are there, or more taken a first step than have moved."""
    state = match.state
    names = match.content.names[kind]
    there = "have moved" if most == woodwalkers.MOVED else "stand there"
    return [
        f"state.{name}.{names[k]}: more than {there}" for k in range(len(names)) if state[row + k] > state[most + k]
    ]


def mountains(match: Match) -> list[str]:
    state = match.state
    content = board(match)
    names = content.names["mountain"]
    found = moved(match, ironclad.MOVED, ironclad.FIGHTERS, "mountain", "ironclad_moved")
    found += moved(match, ironclad.GOLEMS_MOVED, ironclad.GOLEMS, "mountain", "golems_moved")
    for k in range(MAX_MOUNTAINS):
        if k >= content.mountains:
            if state[ironclad.FIGHTERS + k] + state[ironclad.GOLEMS + k] + state[ironclad.FORGES + k]:
                found.append("state.ironclad: pieces on a mountain that is not on the map")
        elif state[ironclad.FORGES + k] > FORGE_SIDE:
            found.append(f"state.forges.{names[k]}: 1 is a Foundation, 2 a Forge")
        elif state[ironclad.FORGES + k] and k != FERRUM and content.ring_of_mountain[k] != 2:
            found.append(f"state.forges.{names[k]}: only outer mountains hold one [IW R13.1]")
    if state[ironclad.FORGES + FERRUM] != FORGE_SIDE:
        found.append(f"state.forges.{names[0]}: Ferrum has its Forge [IW R2.5]")
    if not 1 <= state[ironclad.DRILL] <= content.mountains:
        found.append("state.drill: the Drill stands on a mountain [IW R2.5]")
    return found


def card_problems(match: Match) -> list[str]:
    state = match.state
    names = board(match).names["card"]
    found: list[str] = []
    for card in range(ALL_CARDS):
        where = zone(state, card)
        if where >= len(ZONES) or not ZONES[where].first <= card < ZONES[where].last:
            found.append(f"cards: {names[card]} lies where it cannot")
        elif card < FIRST_VISION and state[cards.MARKERS + card] and not lies_in_play(where):
            found.append(f"state.markers.{names[card]}: markers on a card that is not in play")
    for seat in range(2):
        found += wager_problems(match, seat)
        if state[cards.SLOT_MARKERS + seat] > 7:
            found.append("state.slot_markers: there are three slots")
    marks = state[cards.MARKS]
    if marks > MARKERS_IN_ALL:
        return [*found, "state.marks: more than 20"]
    for k in range(MARKERS_IN_ALL):
        filled = (1 if state[cards.MARK_FOREST + k] else 0) + (1 if state[cards.MARK_MOUNTAIN + k] else 0)
        if (state[cards.MARK_CARD + k] > 0) != (k < marks) or filled != (1 if k < marks else 0):
            found.append(f"state.mark_card.{k}: {marks} marks, each with a card and one place")
        elif state[cards.MARK_CARD + k] > FIRST_VISION:
            found.append(f"state.mark_card.{k}: a vision lays no markers")
    return found


def lies_in_play(where: i64) -> bool:
    return ZONES[where].name.startswith(("slot", "ongoing"))


def wager_problems(match: Match, seat: i64) -> list[str]:
    state = match.state
    name = board(match).names["seat"][seat]
    staked = state[battle.WAGERED + seat] == STAKED
    if state[battle.WAGERED + seat] > STAKED:
        return [f"state.wagered.{name}: 1 is no wager, 2 a card"]
    if staked != (state[battle.WAGER + seat] > 0):
        return [f"state.wager.{name}: does not fit state.wagered"]
    if staked and not in_hand(state, seat, term(state, battle.WAGER + seat)):
        return [f"state.wager.{name}: the staked card is not in hand"]
    if state[battle.WAGERED + seat] and state[battle.BATTLE] == 0:
        return [f"state.wagered.{name}: there is no battle"]
    return []


def progress(match: Match) -> list[str]:
    state = match.state
    found: list[str] = []
    if state[turns.TURN] > 6:
        found.append("state.turn: a round has six turns [IW R5.1]")
    if state[turns.TRACK] > 3:
        found.append("state.track: the Drill track has three steps [IW R10.1]")
    if state[turns.CARGO] and state[turns.TRACK] == 0:
        found.append("state.cargo: cargo without a step on the track [IW R2.7]")
    if match.outcome is None:
        if state[woodwalkers.SECURED] >= 3:
            found.append("state.secured: three Totems are a win [IW R15.4]")
        if tokens_of(state, FORGE_SIDE) >= 3:
            found.append("state.forges: three Forges are a win [IW R13.5]")
    if state[turns.ROUND] > 1_000:
        found.append("state.round: no game lasts that long")
    if state[turns.CRYSTALS] + state[turns.CRYSTALS + 1] > 20:
        found.append("state.crystals: more than 20 [IW R1.6]")
    return found
