"""Pieces change places: the changes that all rules about pieces share. [IW R1.5]"""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.cards.cells import markers_left
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import iron_supply, tokens_of
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.turns.cells import crystal_supply
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import wood_supply
from clockwood.games.ironwood.words import FADING, FORGE_SIDE, IRONCLAD, WOODWALKERS, opponent
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome


def fighter_supply(state: vec[i64], seat: i64) -> i64:
    return wood_supply(state) if seat == WOODWALKERS else iron_supply(state)


def lose_wood(state: vec[i64], forest: i64, count: i64) -> None:
    """Take Fighters off the map; those that have moved go first, which is what their owner would want."""
    left = state[woodwalkers.FIGHTERS + forest] - count
    state[woodwalkers.FIGHTERS + forest] = left
    moved = min(max(state[woodwalkers.MOVED + forest] - count, 0), left)
    state[woodwalkers.MOVED + forest] = moved
    state[woodwalkers.FIRST_STEP + forest] = min(state[woodwalkers.FIRST_STEP + forest], moved)


def lose_iron(state: vec[i64], mountain: i64, fighters: i64, golems: i64) -> None:
    """Take Fighters and Golems off the map; those that have moved go first."""
    left = state[ironclad.FIGHTERS + mountain] - fighters
    state[ironclad.FIGHTERS + mountain] = left
    state[ironclad.MOVED + mountain] = min(max(state[ironclad.MOVED + mountain] - fighters, 0), left)
    left = state[ironclad.GOLEMS + mountain] - golems
    state[ironclad.GOLEMS + mountain] = left
    state[ironclad.GOLEMS_MOVED + mountain] = min(max(state[ironclad.GOLEMS_MOVED + mountain] - golems, 0), left)


def shift(state: vec[i64], row: i64, source: i64, target: i64) -> None:
    """Move all that a row holds of one place to another."""
    state[row + target] += state[row + source]
    state[row + source] = 0


def shift_wood(state: vec[i64], source: i64, target: i64) -> None:
    """Shift a whole Warband to another forest, its moves with it; Totems stay. [IW R12.3]"""
    shift(state, woodwalkers.FIGHTERS, source, target)
    shift(state, woodwalkers.MOVED, source, target)
    shift(state, woodwalkers.FIRST_STEP, source, target)


def shift_iron(state: vec[i64], source: i64, target: i64) -> None:
    """Shift a whole Warband to another mountain, its moves with it; the Drill stays."""
    shift(state, ironclad.FIGHTERS, source, target)
    shift(state, ironclad.MOVED, source, target)
    shift(state, ironclad.GOLEMS, source, target)
    shift(state, ironclad.GOLEMS_MOVED, source, target)


def forget_moves(state: vec[i64], forests: i64, mountains: i64) -> None:
    """Let every unit move again: a new turn began, or a card says so. [IW R9.2]"""
    for forest in range(forests):
        state[woodwalkers.MOVED + forest] = 0
        state[woodwalkers.FIRST_STEP + forest] = 0
    for mountain in range(mountains):
        state[ironclad.MOVED + mountain] = 0
        state[ironclad.GOLEMS_MOVED + mountain] = 0
    state[ironclad.DRILL_MOVED] = 0


def renew_moves(match: Match) -> None:
    """Let every unit move again for this effect, if the table counts moves by effect. [IW A2]"""
    content = board(match)
    land = content.land
    if content.agreed.moves_per_effect:
        forget_moves(match.state, land.forests, land.mountains)
        if match.listening:
            match.tell("may-move-again", "IW A2", [])


# -- crystals


def gain(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Give the seat crystals from the supply, as many as are there; or all or none, if so agreed. [IW A22]"""
    state = match.state
    taken = min(count, crystal_supply(state))
    if taken < count and board(match).agreed.whole_gains:
        taken = 0
    state[turns.CRYSTALS + seat] += taken
    if match.listening and count:
        message = "gained" if taken else "gained-nothing"
        match.tell(message, cite, [who(seat), number("n", taken)] if taken else [who(seat)])


def steal(match: Match, seat: i64, count: i64, cite: str = "IW R16.11") -> None:
    """Take the opponent's available crystals, never cargo. [IW R16.11]"""
    state = match.state
    victim = opponent(seat)
    taken = min(count, state[turns.CRYSTALS + victim])
    state[turns.CRYSTALS + victim] -= taken
    state[turns.CRYSTALS + seat] += taken
    if match.listening and taken:
        match.tell("stolen", cite, [who(seat), number("n", taken)])


def spend(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Return available crystals to the supply; cargo pays for nothing. [IW R16.10, R10.5]"""
    match.state[turns.CRYSTALS + seat] -= count
    if match.listening and count:
        match.tell("spent", cite, [who(seat), number("n", count)])


def load_cargo(match: Match, count: i64) -> None:
    """Load the Drill with crystals, as many as the supply has. [IW R10.2]"""
    state = match.state
    taken = min(count, crystal_supply(state))
    state[turns.CARGO] += taken
    if match.listening:
        match.tell("loaded", "IW R10.1", [number("n", taken)])


# -- markers


def marker_supply(match: Match) -> i64:
    """Return how many markers are left for everyone: 20, less those on cards, slots and the map. [IW R1.2]"""
    left = markers_left(match.state)
    for part in board(match).moments.markers_used:
        left -= part.markers_used(match)
    return max(left, 0)


# -- Totems, and both ways to win


def move_totem(match: Match, side: i64, source: i64, target: i64) -> None:
    """Carry a Totem; in an outer forest it is secured at once, and the third one wins. [IW R15.3, R15.4]"""
    state = match.state
    row = woodwalkers.FADING_TOTEMS if side == FADING else woodwalkers.TOTEMS
    state[row + source] -= 1
    if board(match).land.ring_of_forest[target] != 2:
        state[row + target] += 1
        return
    state[woodwalkers.SECURED] += 1
    if match.listening:
        match.tell("totem-secured", "IW R15.3", [at_forest("forest", target), number("n", state[woodwalkers.SECURED])])
    if state[woodwalkers.SECURED] >= 3:
        match.finish(outcome(state, WOODWALKERS, "won-by-totems", "IW R15.4"))


def maybe_forges_win(match: Match) -> None:
    """End the match at the third Forge; Ferrum's own does not count. [IW R13.5]"""
    if tokens_of(match.state, FORGE_SIDE) >= 3:
        match.finish(outcome(match.state, IRONCLAD, "won-by-forges", "IW R13.5"))


def outcome(state: vec[i64], seat: i64, reason: str, cite: str) -> Outcome:
    """Return that the seat has won. Scores are Totems secured and Forges built."""
    return Outcome((int(seat),), reason, cite, (int(state[woodwalkers.SECURED]), int(tokens_of(state, FORGE_SIDE))))
