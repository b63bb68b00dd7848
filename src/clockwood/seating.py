"""The players of the seats: people, agents, and the automata of the game with their levels and traits."""

from collections.abc import Mapping
from typing import Final

from clockwood.kernel.automaton import HUMAN, LEVEL, PERSON, TRAIT, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadOption, UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value
from clockwood.kernel.seats import number_of_seat

Seats = Mapping[str, str] | Mapping[int, str] | Mapping[str | int, str]
"""The players of seats, which are given by name or by number: `{"ironclad": "strong"}`."""

PEOPLE: Final = (HUMAN, PERSON)
"""The words for a seat that a person plays."""


def players_by_name(content: Content, seats: Seats) -> dict[str, str]:
    """Return the players by the names of their seats; a seat may be given by its number."""
    chairs, named = content.chairs(), dict[str, str]()
    for seat, player in seats.items():
        name = chairs[number_of_seat(chairs, seat)] if isinstance(seat, int) else seat
        if name in named:
            raise BadInput(name, "is named twice, by name and by number")
        named[name] = player
    return named


def automaton_named(game: Game, text: str) -> AutomatonSpec | None:
    """Return the automaton of this name, with or without a level and traits after it."""
    name = text.partition(TRAIT)[0].partition(LEVEL)[0]
    return next((spec for spec in game.automata if spec.name == name), None)


def with_automata(game: Game, seats: dict[str, str], options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with the automata that are named for seats: `{"yellow": "rival:3"}`."""
    found = dict(options)
    for seat, player in seats.items():
        must_be_seat(game, seat)
        if automaton_named(game, player) is None:
            continue
        key = f"seat.{seat}"
        spec = next((option for option in game.options if option.key == key), None)
        if spec is None:
            raise BadInput(f"{seat}={player}", "no automaton plays this seat")
        try:
            word = spec.checked(player)
        except BadOption as error:
            raise BadInput(f"{seat}={player}", error.reason) from None
        if spec.checked(found.setdefault(key, player)) != word:
            raise BadInput(f"{seat}={player}", f"contradicts {key}={found[key]}")
    return found


def must_be_seat(game: Game, seat: str) -> None:
    if seat not in (*game.seats, *game.chairs()):
        raise UnknownName(seat, f"no such seat; there are {', '.join([*game.seats, *game.chairs()])}")


def must_be_known(game: Game, seats: dict[str, str], agents: list[str]) -> None:
    """Refuse a seat that is not there, and a player who is no person, none of the agents and no automaton."""
    for seat, player in seats.items():
        must_be_seat(game, seat)
        if player not in (*PEOPLE, *agents) and automaton_named(game, player) is None:
            there = [PERSON, *agents, *(spec.name for spec in game.automata)]
            raise UnknownName(f"{seat}={player}", f"no such player; there are {', '.join(there)}")


def must_be_there(game: Game, content: Content, seats: dict[str, str]) -> None:
    """Refuse a player for a seat that nobody takes with these options."""
    chairs = content.chairs()
    for seat, player in seats.items():
        by_rules = automaton_named(game, player) is not None and seat in content.names["seat"]
        if seat not in chairs and not by_rules:
            raise BadInput(
                f"{seat}={player}", f"this seat is not taken with these options; there are {', '.join(chairs)}"
            )


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
            raise BadInput(f"{seat}={seats[seat]}", f"{named.name} plays {', '.join(automata_of(content))}, not {seat}")


def usual_seat(spec: AutomatonSpec, seats: list[str]) -> str:
    """Return the seat that an automaton takes where none is named for it: the last of these that it may take."""
    found = [seat for seat in seats if not spec.seats or seat in spec.seats]
    if not found:
        raise BadInput(
            spec.name, f"plays {', '.join(spec.seats)}, which is not free" if spec.seats else "finds no seat"
        )
    return found[-1]


def automata_of(content: Content) -> dict[str, str]:
    """Return the automaton of each seat that has one, as it is written: `{"yellow": "rival:3"}`."""
    seats = content.names["seat"]
    return {seat: player_at(content, number) for number, seat in enumerate(seats) if player_at(content, number)}


def player_at(content: Content, seat: int) -> str:
    """Return the automaton of a seat as it is written, `rival:3`; empty where a person or an agent plays."""
    text = str(content.options.get(f"seat.{content.names['seat'][seat]}", PERSON))
    return "" if text == PERSON else text


def players_of(content: Content, seats: dict[str, str]) -> dict[str, str]:
    """Return the players that are named for seats as a record writes them: `human`, `greedy`, `rival:3`."""
    automata = automata_of(content)
    people = {seat: HUMAN for seat, player in seats.items() if player in PEOPLE}
    named = {**seats, **people, **automata}
    return {seat: named[seat] for seat in seats if seat in content.names["seat"]}
