"""Who plays each seat: people, agents, and the automata of the game with their levels and traits."""

from clockwood.kernel.automaton import PERSON, AutomatonSpec, read_seated
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadOption, UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value

HUMAN = ("human", PERSON)
"""The words for a seat that a person plays."""


def automaton_named(game: Game, text: str) -> AutomatonSpec | None:
    """Return the automaton of this name, with or without a level and traits after it."""
    name = read_seated("", text).name
    return next((spec for spec in game.automata if spec.name == name), None)


def with_automata(game: Game, seats: dict[str, str], options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with the automata that are named for seats: `{"yellow": "rival:3"}`."""
    found = dict(options)
    for seat, player in seats.items():
        if seat not in game.seats:
            raise UnknownName(seat, f"no such seat; there are {', '.join(game.seats)}")
        if automaton_named(game, player) is None:
            continue
        key = f"seat.{seat}"
        spec = next((option for option in game.options if option.key == key), None)
        if spec is None:
            raise BadInput(f"{seat}={player}", "no automaton plays this seat")
        try:
            spec.checked(player)
        except BadOption as error:
            raise BadInput(f"{seat}={player}", error.reason) from None
        if str(found.get(key, player)) != player:
            raise BadInput(f"{seat}={player}", f"contradicts {key}={found[key]}")
        found[key] = player
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
    """Return the seats that automata play."""
    return [seat for number, seat in enumerate(content.names["seat"]) if content.automata >> number & 1]


def player_at(content: Content, seat: int) -> str:
    """Return the automaton of a seat as it is written, `rival:3`; empty where a person or an agent plays."""
    text = str(content.options.get(f"seat.{content.names['seat'][seat]}", PERSON))
    return "" if text == PERSON else text
