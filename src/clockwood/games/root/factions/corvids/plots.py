"""Plots as tokens: placed face down, turned up, gone back to the supply, exchanged. [CC 13.2.2] [CC 13.7.5]"""

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.events import plot_term, where
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.rules.placing import SpreadWarriors, place_piece, place_warriors, why_not_place
from clockwood.games.root.rules.ways import by_path, reachable
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED


def place_plot(match: Match, seat: i64, clearing: i64, kind: i64, cite: str) -> bool:
    """Place a plot of the supply face down; others can no longer tell what the supply holds. [RT U16]"""
    if not place_piece(match, seat, cells.PLOT, cells.TOKENS, clearing, cite):
        return False
    state = match.state
    hold(state, cells.KIND + clearing, kind)
    state[cells.PLACED] += 1
    for each in range(cells.ALL_KINDS):
        state[cells.RETURNED + each] = 0
    return True


def turn_up(match: Match, seat: i64, clearing: i64, cite: str) -> None:
    """Turn a facedown plot face up, for everyone to see."""
    state = match.state
    state[cells.FACE_UP] |= bit(clearing)
    state[cells.GUESSED + clearing] = 0
    match.reveal()
    if match.listening:
        match.tell("flipped-plot", cite, [who(seat), plot_term(cells.kind_at(state, clearing)), where(clearing)])


def to_supply(match: Match, seat: i64, clearing: i64, cite: str) -> i64:
    """Note that the plot of a clearing is back in the supply, and show what it was; return its kind, or NONE.

    The token itself is taken off by whatever removes it. [CC 13.7.5] [RT U17]
    """
    state = match.state
    kind = cells.kind_at(state, clearing)
    if kind == NONE:
        return NONE
    if not state[cells.FACE_UP] >> clearing & 1:
        match.reveal()
    hold(state, cells.KIND + clearing, NONE)
    state[cells.FACE_UP] &= ~bit(clearing)
    state[cells.GUESSED + clearing] = 0
    state[cells.RETURNED + kind] += 1
    if match.listening:
        match.tell("plot-returned", cite, [who(seat), plot_term(kind), where(clearing)])
    return kind


def lose_plot(match: Match, seat: i64, clearing: i64, pieces: i64) -> i64:
    """Note that a plot among lost pieces is back in the supply; return its kind, NONE where there was none."""
    if unpacked(pieces, cells.WHICH_PLOT) == 0:
        return NONE
    return to_supply(match, seat, clearing, "CC 13.7.5")


def raided(match: Match, seat: i64, clearing: i64) -> i64:
    """Return the clearings around a lost raid, as its owner has them: over rivers, too. [CC 13.7.4] [CC I3] [RT 2.3]

    Closed paths lead there for automata alone.
    """
    around = by_path(match, clearing, True) if content_of(match).is_bot(seat) else reachable(match, seat, clearing)
    return around & (bit(CLEARINGS) - 1)


def spread(match: Match, seat: i64, mask: i64, cite: str) -> None:
    """Place a warrior in each clearing of a mask; where they are too few, it is asked which. [RT 1.5.4a]"""
    due: i64 = 0
    count: i64 = 0
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and why_not_place(match, seat, clearing) == ALLOWED:
            due |= bit(clearing * 4)
            count += 1
    if count > match.state[cells.SUPPLY]:
        match.push(SpreadWarriors(seat, due))
        return
    for clearing in range(CLEARINGS):
        if due >> (clearing * 4) & 1:
            place_warriors(match, seat, clearing, 1, cite)


def trick(match: Match, seat: i64, first: i64, second: i64, cite: str) -> None:
    """Exchange two plots of the same side; what was guessed of one goes along. [CC 13.5.4]"""
    state = match.state
    for row in (cells.KIND, cells.GUESSED):
        held = state[row + first]
        state[row + first] = state[row + second]
        state[row + second] = held
    if match.listening:
        terms = [who(seat), Term("from", "clearing", first), Term("to", "clearing", second)]
        match.tell("swapped-plots", cite, terms)
