"""Pieces placed from the supply, in one place: slots, and clearings where nobody else places. [RT G.20] [RT 2.2.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import MOST_ROWS, content_of
from clockwood.games.root.events import piece_term, where
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import BLOCKED, RUIN, TORCH
from clockwood.games.root.verbs import RECRUIT
from clockwood.games.root.words import CLEARINGS, WARRIOR
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NO_SLOT: Final[i64] = REASONS.add("no-slot", "RT 2.2.3a")
BARRED: Final[i64] = REASONS.add("barred", "RT 4.2.5")
NONE_LEFT: Final[i64] = REASONS.add("none-left", "RT 1.5.1")
NOT_RULED: Final[i64] = REASONS.add("not-ruled", "RT 2.5a")


def buildings_at(match: Match, clearing: i64) -> i64:
    """Count the buildings of all players in a clearing."""
    content = content_of(match)
    state = match.state
    rows = content.held
    found: i64 = 0
    for seat in range(content.players):
        at = seat * MOST_ROWS
        found += state[rows[at + 1] + clearing] + state[rows[at + 2] + clearing] + state[rows[at + 3] + clearing]
    return found


def free_slots(match: Match, clearing: i64) -> i64:
    """Count the slots that a building may have: no ruin fills them, and nothing that stays for good. [RT 2.2.4]"""
    return content_of(match).land.slots[clearing] - match.state[RUIN + clearing] - match.state[BLOCKED + clearing]


def open_slots(match: Match, clearing: i64) -> i64:
    """Count the slots without building or ruin. [RT 2.2.3a] [RT 2.2.4]"""
    return free_slots(match, clearing) - buildings_at(match, clearing)


def why_not_place(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why a seat may place nothing in a clearing. [RT 4.2.5]"""
    content = content_of(match)
    if match.state[TORCH + clearing]:
        return BARRED
    if content.barring:
        for other in range(content.players):
            if other == seat or not content.barring >> other & 1 or passes_by(match, seat, other):
                continue
            if content.faction[other].bars_placing(match, other, clearing):
                return BARRED
    return ALLOWED


def passes_by(match: Match, seat: i64, other: i64) -> bool:
    """Return whether a seat does not look at the snares of another.

    They hold nobody but enemies, and an automaton is stopped when it acts. [CC 13.7.2] [RT G.8] [CO 11.8.2]
    """
    content = content_of(match)
    return content.snaring >> other & 1 == 1 and (content.is_bot(seat) or not are_enemies(match, seat, other))


def is_stopped(match: Match, seat: i64, clearing: i64) -> bool:
    """Return whether somebody stops an automaton that places there or moves out, and gives way. [CO 11.8.2]"""
    content = content_of(match)
    if not content.snaring or not content.is_bot(seat) or clearing >= CLEARINGS:
        return False
    for other in range(content.players):
        if (
            other != seat
            and content.snaring >> other & 1
            and content.faction[other].gives_way(match, other, clearing, seat)
        ):
            return True
    return False


def will_stop(match: Match, seat: i64, clearing: i64) -> bool:
    """Return whether an automaton that placed there would be stopped. [CO 11.8.2]"""
    content = content_of(match)
    if not content.snaring or not content.is_bot(seat):
        return False
    for other in range(content.players):
        snares = other != seat and content.snaring >> other & 1 == 1
        if snares and content.faction[other].bars_placing(match, other, clearing):
            return True
    return False


def why_not_build(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why a seat may place no building in a clearing."""
    if open_slots(match, clearing) <= 0:
        return NO_SLOT
    return why_not_place(match, seat, clearing)


def place_warriors(match: Match, seat: i64, clearing: i64, count: i64, cite: str) -> bool:
    """Place warriors, as many as the supply has; return False where that is not done at all. [RT 1.5.4a]"""
    content = content_of(match)
    state = match.state
    placed = min(count, state[content.supply[seat]])
    if placed <= 0 or is_stopped(match, seat, clearing):
        return False
    state[content.supply[seat]] -= placed
    state[content.warriors[seat] + clearing] += placed
    if match.listening:
        match.tell("placed", cite, [who(seat), number("n", placed), piece_term(WARRIOR), where(clearing)])
    return True


def place_piece(match: Match, seat: i64, row: i64, piece: i64, clearing: i64, cite: str) -> bool:
    """Place one building or token in its row; return False where an automaton is stopped. [CO 11.8.2]"""
    if is_stopped(match, seat, clearing):
        return False
    match.state[row + clearing] += 1
    if match.listening:
        match.tell("placed", cite, [who(seat), number("n", 1), piece_term(piece), where(clearing)])
    return True


def recruits(match: Match, seat: i64, mask: i64) -> vec[i64]:
    """Return the actions that recruit in clearings of the mask, where warriors may be placed."""
    options = vec[i64](capacity=12)
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and why_not_place(match, seat, clearing) == ALLOWED:
            options = append(options, RECRUIT.code1(clearing))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class SpreadWarriors(Step):
    """Warriors for several clearings, fewer than there should be: their owner says where they go. [RT 1.5.4a]

    `due` has four bits for each clearing: how many are still owed there.
    """

    def __init__(self, seat: i64, due: i64) -> None:
        self.seat = seat
        self.due = due

    def run(self, match: Match) -> None:
        mask: i64 = 0
        for clearing in range(CLEARINGS):
            if self.due >> (clearing * 4) & 15:
                mask |= bit(clearing)
        options = recruits(match, self.seat, mask)
        if len(options) and match.state[content_of(match).supply[self.seat]] > 0:
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not RECRUIT.has(action):
            return NOT_ASKED
        clearing = RECRUIT.only(action)
        return NOT_ASKED if self.due >> (clearing * 4) & 15 == 0 else why_not_place(match, self.seat, clearing)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = RECRUIT.only(action)
        match.push(SpreadWarriors(self.seat, self.due - bit(clearing * 4)))
        place_warriors(match, self.seat, clearing, 1, "RT 1.5.4a")
