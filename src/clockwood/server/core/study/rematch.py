"""Another match like a finished one: again, from the other side, or against a harder opponent."""

from typing import Final

from clockwood.agents.registry import offered_agents
from clockwood.kernel.automaton import HUMAN, AutomatonSpec, read_seated
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value
from clockwood.kernel.record import read_header
from clockwood.registry import game_named
from clockwood.seating import automaton_named
from clockwood.server.core.matches.new_match import FRIEND, ME, NewMatchRequest
from clockwood.server.core.refusals import Refused
from clockwood.server.core.replies import seats_of
from clockwood.server.core.stored import PLAYED, StoredMatch

SAME: Final = "same"
OTHER_SIDE: Final = "other-side"
HARDER: Final = "harder"


def rematches(stored: StoredMatch, held: list[int]) -> list[str]:
    """Return the kinds of rematch that a player of the match can have."""
    mine = [seat for seat in held if seat >= 0]
    if not mine or stored.kind not in PLAYED:
        return []
    found = [SAME]
    for kind in (OTHER_SIDE, HARDER):
        try:
            rematch(stored, mine, kind)
        except Refused:
            continue
        found.append(kind)
    return found


def rematch(stored: StoredMatch, held: list[int], kind: str) -> NewMatchRequest:
    """Return the request for a rematch, or refuse one that this match cannot have."""
    header = read_header(stored.header)
    game = game_named(stored.game)
    names = seats_of(stored)
    mine = [names[seat] for seat in held if seat >= 0]
    seats = {name: FRIEND if player == HUMAN else player for name, player in header.seats.items()}
    seats |= dict.fromkeys(mine, ME)
    if kind == OTHER_SIDE:
        seats = turned(game, seats)
    elif kind == HARDER:
        seats = {name: harder(game, name, player) for name, player in seats.items()}
    elif kind != SAME:
        raise Refused("a rematch is same, other-side or harder", "kind", code="bad-wish")
    return NewMatchRequest(
        game=stored.game,
        seats=seats,
        options={key: value_of(text) for key, text in header.options.items() if not key.startswith("seat.")},
        packs=stored.pack_names(),
        language=stored.language,
    )


def value_of(text: str) -> Value:
    return int(text) if text.lstrip("-").isdigit() else text


def turned(game: Game, seats: dict[str, str]) -> dict[str, str]:
    """Return the seats of a table for two with the players changed; an automaton makes way for its counterpart."""
    if len(seats) != 2 or list(seats.values()).count(ME) != 1:
        raise Refused("only a table for two has another side", "kind", code="bad-wish")
    mine = next(name for name, player in seats.items() if player == ME)
    other = next(name for name in seats if name != mine)
    return {mine: counterpart(game, mine, seats[other]), other: ME}


def counterpart(game: Game, seat: str, player: str) -> str:
    """Return who plays a seat instead: the same player if it may sit there, else an automaton that may."""
    spec = automaton_named(game, player)
    if spec is None or not spec.seats or seat in spec.seats:
        return player
    level = read_seated(seat, player).level
    for each in game.automata:
        if seat in each.seats:
            return each.word(each.level if level < 0 else min(max(level, each.low), each.high), [])
    raise Refused("no automaton plays the other side", "kind", code="bad-wish")


def harder(game: Game, seat: str, player: str) -> str:
    """Return a player one level harder; people stay."""
    if player in (ME, FRIEND):
        return player
    spec = automaton_named(game, player)
    if spec is None:
        names = offered_agents()
        if player not in names[:-1]:
            raise Refused("there is no harder opponent", "kind", code="bad-wish")
        return names[names.index(player) + 1]
    return harder_automaton(spec, seat, player)


def harder_automaton(spec: AutomatonSpec, seat: str, player: str) -> str:
    seated = read_seated(seat, player)
    level = spec.level if seated.level < 0 else seated.level
    if level >= spec.high:
        raise Refused("the automaton has no higher level", "kind", code="bad-wish")
    return spec.word(level + 1, seated.traits)
