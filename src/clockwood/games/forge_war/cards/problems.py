"""Rows that name cards, checked against the zones the cards are in."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards.cells import ZONES, count_at, zone
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match


def is_listed(state: vec[i64], row: i64, size: i64, card: i64) -> bool:
    """Return whether a row names a card."""
    for k in range(size):
        if term(state, row + k) == card:
            return True
    return False


def row_problems(match: Match, name: str, row: i64, size: i64, where: i64) -> list[str]:
    """Return where a row and its zone differ: the row names each card of the zone once, and no other."""
    state = match.state
    names = match.content.names["card"]
    found: list[str] = []
    listed: i64 = 0
    twice = False
    for k in range(size):
        card = term(state, row + k)
        if card == NONE:
            continue
        listed += 1
        twice = twice or is_listed(state, row, k, card)
        if zone(state, card) != where:
            found.append(f"state.{name}: {names[card]} is not in {ZONES[where].name}")
    if twice:
        found.append(f"state.{name}: a card lies there twice")
    first, last = i64(ZONES[where].first), i64(ZONES[where].last)
    if found or count_at(state, first, last, where) != listed:
        here = [k for k in range(first, last) if zone(state, k) == where and not is_listed(state, row, size, k)]
        found += [f"cards.{ZONES[where].name}: {names[card]} is not in state.{name}" for card in here]
    return found
