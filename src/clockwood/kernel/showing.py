"""What the views of games have in common: numbers, terms, cards and the outcome, told flat."""

from mypy_extensions import i64

from clockwood.kernel.game import Flat
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, knows_of, zone_of


def show(seen: Flat, key: str, value: i64) -> None:
    """Show a number that is not 0."""
    if value:
        seen[key] = int(value)


def named(match: Match, seen: Flat, key: str, kind: str, value: i64) -> None:
    """Show the term a cell holds, if it holds one."""
    if value:
        seen[key] = match.content.names[kind][value - 1]


def show_row(match: Match, seen: Flat, start: i64, kind: str, before: str = "", after: str = "") -> None:
    """Show the numbers of a row that are not 0, each under the name of its place between two pieces of text."""
    state = match.state
    for k, name in enumerate(match.content.names[kind]):
        if state[start + k]:
            seen[before + name + after] = int(state[start + k])


def named_row(match: Match, seen: Flat, start: i64, kind: str, before: str, value: str) -> None:
    """Show the terms a row holds, of the kind `value`, each under the name of its place."""
    state = match.state
    terms = match.content.names[value]
    for k, name in enumerate(match.content.names[kind]):
        if state[start + k]:
            seen[before + name] = terms[state[start + k] - 1]


def show_cards(match: Match, seen: Flat, seat: i64, first: i64, last: i64) -> None:
    """Say where each card from first to last - 1 lies that the seat sees or knows of, and how many lie where."""
    region = match.game.layout.cards_region()
    zones = region.zones
    start = i64(region.start)
    names = match.content.names["card"]
    lying = [0] * len(zones)
    for card in range(first, last):
        cell = match.state[start + card]
        zone = zones[zone_of(cell)]
        lying[zone_of(cell)] += 1
        knows = zone.sees | knows_of(cell)
        if knows == EVERY_SEAT or (seat >= 0 and knows >> seat & 1):
            seen["card." + names[card]] = zone.name
    for where, number in enumerate(lying):
        if number:
            key = "count." + zones[where].name
            before = seen.get(key, 0)
            assert isinstance(before, int)
            seen[key] = before + number


def show_outcome(match: Match, seen: Flat) -> None:
    """Show why a game that is over ended, and who won it."""
    if match.outcome is not None:
        seen["over"] = match.outcome.reason
        for winner in match.outcome.winners:
            seen[f"winner.{match.content.names['seat'][winner]}"] = 1
