"""Create matches: new ones, forks of running ones, and uploaded records."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from clockwood import api, seeds
from clockwood.agents.registry import must_play_there, offered_agents
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.match import Match
from clockwood.kernel.position.editing import edited
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.registry import game_named
from clockwood.seating import automaton_words, must_be_there, must_sit_right, player_at, with_seats
from clockwood.server.core.access_keys import new_match_id
from clockwood.server.core.matches.restore import outcome_text
from clockwood.server.core.matches.waiting import handed_over, moments_now, written
from clockwood.server.core.refusals import Refused, bad_input_as_refusal
from clockwood.server.core.stored import INVITED, OPEN, TAKEN, UPLOAD, StoredMatch, now
from clockwood.words import LANGUAGES

Name = Annotated[str, Meta(max_length=60)]
Player = Annotated[str, Meta(max_length=120)]
OptionNumber = Annotated[int, Meta(ge=-(2**31), le=2**31)]
ME: Final = "me"
FRIEND: Final = "invite"
ANYONE: Final = "open"
SEAT_STATES: Final = {ME: TAKEN, FRIEND: INVITED, ANYONE: OPEN}
"""The first state of a person's seat, by the word for it in a request."""


class NewMatchRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new match. A seat is `me`, `invite` (a key comes back), `open`, an agent or an automaton.

    An automaton is written with its level, a number or its word, and traits: `rival:3`, `bot:challenging+blitz`.
    Spectators are `delay_answers` and `delay_minutes` behind the players. `name` is shown at your seats.
    """

    game: Name
    seats: Annotated[dict[Name, Player], Meta(max_length=20)] = {}
    options: Annotated[dict[Name, OptionNumber | Player], Meta(max_length=100)] = {}
    packs: Annotated[list[Name], Meta(max_length=10)] = []
    language: Name = "en"
    open: bool = False
    seed: Annotated[int, Meta(ge=0, lt=2**62)] | None = None
    delay_answers: Annotated[int, Meta(ge=0, le=500)] = 0
    delay_minutes: Annotated[int, Meta(ge=0, le=1440)] = 0
    name: str = ""


class NewMatch:
    """A table with its row and the states of its people's seats."""

    def __init__(self, table: Table, stored: StoredMatch, seat_states: dict[int, str]) -> None:
        self.table: Final = table
        self.stored: Final = stored
        self.seat_states: Final = seat_states


def open_match(request: NewMatchRequest, packs: list[str], origin: str) -> NewMatch:
    """Set up a new match, or refuse the part of the request that is not possible."""
    if request.language not in LANGUAGES:
        raise Refused(f"no such language; there are {', '.join(LANGUAGES)}", "language", code="bad-wish")
    people = [who for who in request.seats.values() if who in SEAT_STATES]
    if request.seed is not None and set(people) - {ME}:
        raise Refused("a seed can be given only if nobody else plays: it tells what comes", "seed", code="bad-wish")
    seed = seeds.fresh_key() if request.seed is None else request.seed
    with bad_input_as_refusal("bad-wish", "game"):
        options = with_seats(game_named(request.game), request.seats, request.options)
        table = api.new(request.game, seed=seed, options=options, packs=packs)
        seat_states = assign_seats(table, request)
    stored = row_of(table, request.packs, seat_states, origin, language=request.language, is_open=request.open)
    stored = msgspec.structs.replace(stored, delay_answers=request.delay_answers, delay_minutes=request.delay_minutes)
    return NewMatch(table, stored, seat_states)


def assign_seats(table: Table, request: NewMatchRequest) -> dict[int, str]:
    """Set the player of each seat; return the states of the people's seats."""
    game, content = table.match.game, table.match.content
    must_be_there(game, content, request.seats)
    must_sit_right(game, content, request.seats)
    must_play_there(game, content, request.seats)
    seat_states: dict[int, str] = {}
    for seat, name in enumerate(table.seat_names):
        who = request.seats.get(name, ME)
        if content.automata >> seat & 1:
            table.players[name] = player_at(content, seat)
        elif who in SEAT_STATES:
            table.players[name] = HUMAN
            seat_states[seat] = SEAT_STATES[who]
        elif who in offered_agents(game):
            table.players[name] = who
        else:
            known = ", ".join([*SEAT_STATES, *offered_agents(game), *automaton_words(game)])
            raise Refused(f"'{who}' is not one of {known}", f"seats.{name}", code="bad-wish")
    if OPEN in seat_states.values() and not request.open:
        raise Refused("only an open match has open seats", "open", code="bad-wish")
    return seat_states


def row_of(
    table: Table,
    packs: list[str],
    seat_states: dict[int, str],
    origin: str,
    *,
    language: str,
    is_open: bool = False,
    kind: str = "play",
    parent: str | None = None,
) -> StoredMatch:
    """Return the row of a new match; its header names the player of every seat."""
    for number, name in enumerate(table.seat_names):
        table.players.setdefault(name, player_at(table.match.content, number) or HUMAN)
    at = now()
    mine = sum(state == TAKEN for state in seat_states.values())
    return StoredMatch(
        id=new_match_id(),
        game=table.match.game.name,
        rules=table.match.game.rules_version,
        header=header_of(table),
        packs=msgspec.json.encode(packs).decode(),
        kind=kind,
        parent=parent,
        open=is_open,
        shared=mine > 1 and mine == len(seat_states),
        people=len(seat_states),
        language=language,
        origin=origin,
        created=at,
        changed=at,
        lines=len(table.lines),
        over=table.over,
        outcome=outcome_text(table),
        position=table.position(),
        round=int(table.match.game.milestone(table.match)),
        waits=written(moments_now(table, {}, len(table.lines))),
        paused=table.paused,
        handed=written(handed_over(table)),
    )


def header_of(table: Table) -> str:
    """Return the record up to its first line of play."""
    lines = table.record().rstrip("\n").split("\n")
    return "\n".join(lines[: len(lines) - len(table.lines)])


class ForkRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A what-if: at a line of the seat's story, or now, with pieces changed by the paths of a position."""

    seat: Name
    told: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None
    edits: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=50)] = []


def fork(table: Table, seat: int, request: ForkRequest, parent: StoredMatch, packs: list[str], origin: str) -> NewMatch:
    """Set up a what-if: the table as the seat knows it, hidden information drawn again, all people's seats its own."""
    past = Table(match_then(table, seat, request.told), seeds.fresh_key())
    blind = past.blind(seat) if past.match.outcome is None else None
    if blind is None:
        raise Refused("the match is over", "match", code="over")
    with bad_input_as_refusal("bad-wish", "edits"):
        changed = edited(blind, request.edits) if request.edits else blind
        copy = api.load(Table(changed, 0).position(), seed=seeds.fresh_key(), packs=packs)
    copy.players.update(table.players)
    seat_states = {
        number: TAKEN
        for number, name in enumerate(copy.seat_names)
        if copy.players.get(name, HUMAN) == HUMAN and not int(copy.match.content.automata) >> number & 1
    }
    above = parent.parent if parent.kind == "fork" else parent.id
    stored = row_of(copy, parent.pack_names(), seat_states, origin, language=parent.language, kind="fork", parent=above)
    return NewMatch(copy, stored, seat_states)


def match_then(table: Table, seat: int, told: int | None) -> Match:
    """Return the match at the decision that followed a line of the seat's story.

    At a choice of an automaton it is the decision before: what it would do otherwise is the question.
    """
    if told is None:
        return table.match
    entries = table.entries_heard(seat)
    if not 0 <= told < len(entries):
        raise Refused(f"there is no line {told} in this story", "told", code="bad-wish")
    entry = entries[told]
    if isinstance(table.story[entry], Trace):
        return next((each.before for each in reversed(table.gestures) if each.told <= entry), table.match_after(-1))
    return table.match_after(entry)


def from_position(position: str, origin: str, language: str) -> NewMatch:
    """Set up a match from a position; all people's seats are at one screen. Hidden information is drawn at random."""
    with bad_input_as_refusal("bad-position", "position"):
        table = api.load(position, seed=seeds.fresh_key())
    people: list[int] = []
    for number, name in enumerate(table.seat_names):
        table.players[name] = player_at(table.match.content, number) or HUMAN
        if table.players[name] == HUMAN:
            people.append(number)
    stored = row_of(table, [], dict.fromkeys(people, TAKEN), origin, language=language)
    return NewMatch(table, stored, dict.fromkeys(people, TAKEN))


def upload(record: str, packs: list[str], folders: list[str], origin: str, language: str) -> NewMatch:
    """Replay an uploaded record. A finished one can be watched; another continues, with all people at one screen."""
    with bad_input_as_refusal("bad-record", "record"):
        table = api.replay(record, packs=folders)
    for number, name in enumerate(table.seat_names):
        automaton = player_at(table.match.content, number)
        player = table.players.get(name, HUMAN)
        table.players[name] = automaton or (player if player in offered_agents(table.match.game) else HUMAN)
    watched = table.over or table.match.outside_chance
    people = [] if watched else [k for k, name in enumerate(table.seat_names) if table.players[name] == HUMAN]
    kind = "replay" if watched else UPLOAD
    stored = row_of(table, packs, dict.fromkeys(people, TAKEN), origin, language=language, kind=kind)
    return NewMatch(table, stored, dict.fromkeys(people, TAKEN))
