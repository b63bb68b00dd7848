"""The rule of a clearing. [RT 2.5]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.content import MOST_ROWS, RootContent, content_of
from clockwood.games.root.rules.persistent import owner_of
from clockwood.games.root.words import BURROW, CLEARINGS, SOUP_KITCHENS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match

NOBODY: Final[i64] = -1


def strength(content: RootContent, state: vec[i64], seat: i64, clearing: i64) -> i64:
    """Count the warriors and buildings of a seat in a clearing. [RT 2.5a]"""
    return pieces_in(content.held, state, seat, clearing)


def tokens_at(content: RootContent, state: vec[i64], seat: i64, clearing: i64) -> i64:
    """Count the tokens of a seat in a clearing."""
    return pieces_in(content.tokens, state, seat, clearing)


def pieces_in(rows: vec[i64], state: vec[i64], seat: i64, clearing: i64) -> i64:
    """Count what the rows of a seat, of `MOST_ROWS` for each seat, have in a clearing."""
    at = seat * MOST_ROWS
    return (
        state[rows[at] + clearing]
        + state[rows[at + 1] + clearing]
        + state[rows[at + 2] + clearing]
        + state[rows[at + 3] + clearing]
    )


def is_there(content: RootContent, state: vec[i64], seat: i64, clearing: i64) -> bool:
    """Return whether a seat has any faction piece in a clearing, a pawn included. [RT G.10]"""
    return (
        strength(content, state, seat, clearing) > 0
        or tokens_at(content, state, seat, clearing) > 0
        or state[content.pawn[seat]] == clearing + 1
    )


def ruler_with(match: Match, clearing: i64, kitchens: i64) -> i64:
    """Return who rules, where the seat `kitchens` counts its tokens twice. [RT 2.5a–2.5e]

    Hired warriors count for those who treat them as their own, and for their owner still. [RF 11.2.7.III] [RT U9]
    """
    content = content_of(match)
    state = match.state
    rows = content.held
    rules_by = content.rules_by
    best: i64 = 0
    who = NOBODY
    tied = False
    hiring = state[content.hired_by]
    for seat in range(content.players):
        if state[rules_by[seat] + clearing]:
            return seat
        held = pieces_in(rows, state, seat, clearing)
        if seat == kitchens:
            held += 2 * tokens_at(content, state, seat, clearing)
        if hiring >> seat & 1:
            held += state[content.warriors[content.lender] + clearing]
        if held > best:
            best = held
            who = seat
            tied = False
        elif held == best and held > 0:
            tied = True
            if content.ties >> seat & 1:
                who = seat
    if tied and not content.ties >> who & 1:
        return NOBODY
    return who


def ruler(match: Match, clearing: i64) -> i64:
    """Return the seat that rules a clearing, or NOBODY. [RT 2.5]"""
    return ruler_with(match, clearing, owner_of(match, SOUP_KITCHENS))


def ruled(match: Match, seat: i64) -> i64:
    """Return the clearings a seat rules, as bits, its camp among them. [UD 12.2.2a]"""
    content = content_of(match)
    state = match.state
    kitchens = owner_of(match, SOUP_KITCHENS)
    found: i64 = bit(BURROW) if content.camping >> seat & 1 else 0
    for clearing in range(CLEARINGS):
        if may_rule(content, state, seat, clearing, kitchens) and ruler_with(match, clearing, kitchens) == seat:
            found |= bit(clearing)
    return found


def may_rule(content: RootContent, state: vec[i64], seat: i64, clearing: i64, kitchens: i64) -> bool:
    """Return whether a seat has anything in a clearing by which it could rule it."""
    return (
        strength(content, state, seat, clearing) > 0
        or state[content.rules_by[seat] + clearing] > 0
        or state[content.hired_by] >> seat & 1 == 1
        or (seat == kitchens and tokens_at(content, state, seat, clearing) > 0)
    )


def rules(match: Match, seat: i64, clearing: i64) -> bool:
    return ruler(match, clearing) == seat
