"""What a keeper of Beacons may know, and what must hold."""

from mypy_extensions import i64

from clockwood.kernel.game import Flat
from clockwood.kernel.match import Match
from clockwood.kernel.piles import zone_of
from tiny.state import (
    BEARING,
    CARDS,
    COURSE,
    FIRST_CARD,
    LAMP_HOLDS,
    MARKED,
    NIGHT,
    OIL,
    ROCKS,
    SEATS,
    SHIPS,
    ZONES,
    cards_at,
    hand,
    knows_card,
    knows_place,
    marked,
    size,
    storm_strength,
)


def view(match: Match, seat: i64) -> Flat:
    state, names = match.state, match.content.names
    seen: Flat = {"night": int(state[NIGHT]), "storm": int(storm_strength(state))}
    for rock in range(ROCKS):
        seen[f"ships.{names['rock'][rock]}"] = int(state[SHIPS + rock])
    for keeper, name in enumerate(SEATS):
        seen[f"oil.{name}"] = int(state[OIL + keeper])
        seen[f"course.{name}"] = int(state[COURSE + keeper])
    for index, zone in enumerate(ZONES):
        seen[f"size.{zone.name}"] = int(size(state, index))
    for card in range(CARDS):
        if knows_card(state, seat, card):
            seen[f"card.{names['card'][card]}"] = ZONES[zone_of(state[FIRST_CARD + card])].name
        if knows_place(state, seat, card):
            seen["top"] = names["card"][card]
    if seat >= 0:
        seen["bearing"] = int(state[BEARING + seat])
        seen["marked"] = int(state[MARKED + seat])
    return seen


def problems(match: Match) -> list[str]:
    state = match.state
    found: list[str] = []
    for seat, name in enumerate(SEATS):
        if not 0 <= state[OIL + seat] <= LAMP_HOLDS:
            found.append(f"state.oil.{name}: a lamp holds 0 to {LAMP_HOLDS} [B9]")
        if not set(marked(state, seat)) <= set(cards_at(state, hand(seat))):
            found.append(f"state.marked.{name}: only cards of the hand are marked [B3]")
    if min(state[SHIPS + rock] for rock in range(ROCKS)) < 0:
        found.append("state.ships: there are no fewer than none [B12]")
    if not 0 <= state[NIGHT] <= match.content.number("nights"):
        found.append("state.night: after the last night there is none [B14]")
    return found
