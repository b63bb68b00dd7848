"""Tables with any options that a game accepts: a seed draws who plays, on which map, and which automata."""

import itertools
from collections import Counter

from clockwood import registry
from clockwood.kernel.automaton import PERSON, SeatSpec
from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import OptionSpec, Value
from clockwood.kernel.rng import Generator, seeded
from clockwood.testing.variants import Variant

TRIES = 1000
"""Draws until the game accepts one."""
NO_PEOPLE_ONE_IN = 6
"""One mixed table in so many has automata at all seats, besides the tables at which they happen to take them."""


def mixed_table(game: str, seed: int) -> Variant:
    """Draw options until the game accepts them; a seed always draws the same."""
    rng = seeded(seed)
    for _ in range(TRIES):
        found = Variant(game, drawn_options(game, rng))
        try:
            return Variant(game, {**found.options, **drawn_seats(found, rng)})
        except BadOption:
            continue
    raise AssertionError(f"{game}: no table after {TRIES} draws")


def drawn_options(game: str, rng: Generator) -> dict[str, Value]:
    """Draw every option but the players of seats; half of the numbers are the usual ones."""
    specs = [option for option in registry.game_named(game).options if not isinstance(option, SeatSpec)]
    return {spec.key: drawn_value(spec, rng) for spec in specs}


def drawn_value(spec: OptionSpec, rng: Generator) -> Value:
    if spec.choices:
        return spec.choices[int(rng.below(len(spec.choices)))]
    if spec.high - spec.low > 1 and rng.below(2):
        return spec.default
    return spec.low + int(rng.below(spec.high - spec.low + 1))


def drawn_seats(variant: Variant, rng: Generator) -> dict[str, Value]:
    """Draw who plays which seat; what the game refuses is raised.

    Where people have seats of their own until they chose one of the game's, or the game wants automata, too, these are
    drawn for some of all seats.
    """
    every = [option for option in variant.game.options if isinstance(option, SeatSpec) and option.automata]
    taken = seats_of(variant)
    if any(option.key in taken for option in every):
        no_people = rng.below(NO_PEOPLE_ONE_IN) == 0
        found: dict[str, Value] = {
            option.key: drawn_player(option, rng, no_people) for option in every if option.key in taken
        }
    else:
        count = rng.below(len(every) + 1)
        found = {option.key: drawn_automaton(option, rng) for option in drawn(every, count, rng)}
    _ = Variant(variant.name, {**variant.options, **found}).content
    return found


def seats_of(variant: Variant) -> set[str]:
    """Return the keys of the seats that are taken if people play them all; none where the game wants automata."""
    try:
        return {f"seat.{name}" for name in variant.content.names["seat"]}
    except BadOption:
        return set()


def drawn(options: list[SeatSpec], count: int, rng: Generator) -> list[SeatSpec]:
    left = list(options)
    return [left.pop(int(rng.below(len(left)))) for _ in range(count)]


def drawn_player(option: SeatSpec, rng: Generator, no_people: bool) -> str:
    return PERSON if not no_people and rng.below(2) else drawn_automaton(option, rng)


def drawn_automaton(option: SeatSpec, rng: Generator) -> str:
    """Draw an automaton for a seat, with level and traits."""
    spec = option.automata[int(rng.below(len(option.automata)))]
    level = spec.low + int(rng.below(spec.high - spec.low + 1))
    return spec.word(level, [trait for trait in spec.traits if rng.below(4) == 0])


def meetings(tables: list[Variant]) -> Counter[tuple[str, str]]:
    """Count for each pair of seats the tables at which both sit."""
    found: Counter[tuple[str, str]] = Counter()
    for variant in tables:
        sitting = [seat for seat in variant.content.names["seat"] if seat in variant.game.seats]
        found.update(itertools.combinations(sorted(sitting), 2))
    return found
