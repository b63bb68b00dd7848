"""The players of the seats: people, agents, and the automata of the game with their levels and traits."""

from collections.abc import Mapping
from typing import Final

from clockwood.kernel.automaton import BOT, HUMAN, LEVEL, PERSON, TRAIT, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadOption, UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value
from clockwood.kernel.seats import number_of_seat

Seats = Mapping[str, str] | Mapping[int, str] | Mapping[str | int, str]
"""The players of seats, which are given by name or by number: `{"ironclad": "strong"}`."""

PEOPLE: Final = (HUMAN, PERSON)
"""The words for a seat that a person plays."""


def players_by_name(chairs: list[str], seats: Seats) -> dict[str, str]:
    """Return the players by the names of their seats; a seat may be given by its number."""
    named = dict[str, str]()
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


def is_automaton(game: Game, text: str) -> bool:
    """Return whether a player is an automaton, by its name or as the one of its seat: `bot:2`."""
    return text.partition(TRAIT)[0].partition(LEVEL)[0] == BOT or automaton_named(game, text) is not None


def with_seats(game: Game, seats: dict[str, str], options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with these seats at the table and the automata that are named for them.

    >>> from clockwood.registry import game_named
    >>> with_seats(game_named("iron-kings"), {"red": "human", "yellow": "bot:3"}, {"players": 3})
    {'players': 3, 'seat.yellow': 'rival:3'}
    """
    for seat in seats:
        must_be_seat(game, seat)
    bots = [seat for seat in game.seats if str(options.get(f"seat.{seat}", PERSON)) != PERSON]
    found = game.joined(dict(options), [*seats, *bots])
    for seat, player in seats.items():
        if not is_automaton(game, player):
            continue
        key = f"seat.{seat}"
        spec = next((option for option in game.options if option.key == key), None)
        if spec is None:
            raise BadInput(f"{seat}={player}", "no automaton plays this seat")
        try:
            word = spec.checked(player)
        except BadOption as error:
            raise BadInput(f"{seat}={player}", error.reason) from None
        named = player if automaton_named(game, player) else word
        if spec.checked(found.setdefault(key, named)) != word:
            raise BadInput(f"{seat}={player}", f"contradicts {key}={found[key]}")
    return found


def every_seat(game: Game) -> list[str]:
    """Return the names of all seats that tables of a game may have, those of one table in its order."""
    return [*game.chairs(), *game.seats, *game.watchers()]


def must_be_seat(game: Game, seat: str) -> None:
    if seat not in every_seat(game):
        there = [*game.seats, *game.chairs(), *game.watchers()]
        raise UnknownName(seat, f"no such seat; there are {', '.join(there)}")


def automaton_words(game: Game) -> list[str]:
    """Return the words for automata: the one of a seat, and each by its name."""
    return [BOT, *(spec.name for spec in game.automata)] if game.automata else []


def must_be_known(game: Game, seats: dict[str, str], agents: list[str]) -> None:
    """Refuse a seat that is not there, and a player who is no person, none of the agents and no automaton."""
    for seat, player in seats.items():
        must_be_seat(game, seat)
        if player not in (*PEOPLE, *agents) and not is_automaton(game, player):
            there = [PERSON, *agents, *automaton_words(game)]
            raise UnknownName(f"{seat}={player}", f"no such player; there are {', '.join(there)}")


def must_be_there(game: Game, content: Content, seats: dict[str, str]) -> None:
    """Refuse a player for a seat that nobody takes with these options."""
    chairs = content.chairs()
    for seat, player in seats.items():
        by_rules = is_automaton(game, player) and seat in content.names["seat"]
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
        if by_rules and not is_automaton(game, seats[seat]):
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


def automata_in(game: Game, options: dict[str, Value]) -> dict[str, str]:
    """Return the automaton of each seat for which the options name one, before there is a table."""
    words = {seat: str(game.settled(options).get(f"seat.{seat}", PERSON)) for seat in game.seats}
    return {seat: word for seat, word in words.items() if word != PERSON}


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
