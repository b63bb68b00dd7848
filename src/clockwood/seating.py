"""Who sits where: naming an automaton for a seat sets the options that bring it there."""

from typing import Final

from clockwood.kernel.content import AutomatonSpec, Content, Value
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Game

LEVEL: Final = ":"
"""Between an automaton's name and its level: `ironbot:5`."""


def automaton_named(game: Game, name: str) -> AutomatonSpec | None:
    """Return the automaton of this name, with or without a level after it."""
    return next((spec for spec in game.automata() if spec.name == name.partition(LEVEL)[0]), None)


def level_options(game: Game, spec: AutomatonSpec, text: str) -> dict[str, Value]:
    """Return the options that seat an automaton written `ironbot` or `ironbot:5`."""
    sign, level = text.partition(LEVEL)[1:]
    if not sign:
        return dict(spec.options)
    known = next((option for option in game.options if option.key == spec.level), None)
    if known is None:
        raise BadInput(text, "this automaton has no levels")
    return {**spec.options, spec.level: known.checked(level)}


def with_automata(game: Game, seats: dict[str, str], options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with those that the named automata need; two that contradict each other are named."""
    found = dict(options)
    for seat, player in seats.items():
        if seat not in game.seats:
            raise UnknownName(seat, f"no such seat; there are {', '.join(game.seats)}")
        spec = automaton_named(game, player)
        if spec is None:
            continue
        for key, value in level_options(game, spec, player).items():
            if str(found.get(key, value)) != str(value):
                raise BadInput(f"{seat}={player}", f"contradicts {key}={found[key]}")
            found[key] = value
    return found


def must_sit_right(game: Game, content: Content, seats: dict[str, str]) -> None:
    """Refuse an automaton at a seat that is not its own, and anybody else at its seat."""
    for number, seat in enumerate(content.names["seat"]):
        if seat not in seats:
            continue
        by_rules = bool(content.automata >> number & 1)
        named = automaton_named(game, seats[seat])
        if by_rules and named is None:
            raise BadInput(f"{seat}={seats[seat]}", "this seat is played by the automaton that the options name")
        if named is not None and not by_rules:
            raise BadInput(f"{seat}={seats[seat]}", f"{named.name} plays {', '.join(seats_of(content))}, not {seat}")


def seats_of(content: Content) -> list[str]:
    """Return the seats that are played by the rules."""
    return [seat for number, seat in enumerate(content.names["seat"]) if content.automata >> number & 1]
