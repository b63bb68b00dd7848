"""A new match: who sits where, under which options; also forks and uploaded records."""

from typing import Final

import msgspec

from clockwood import api, seeds
from clockwood.agents.registry import agent_names
from clockwood.kernel.content import Value
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.seating import must_sit_right, with_automata
from clockwood.server.kept_matches import Kept
from clockwood.server.kept_seats import INVITED, OPEN, TAKEN
from clockwood.server.keys import new_id
from clockwood.server.ledger import Entry
from clockwood.server.refusals import Refused, refusing
from clockwood.server.reopening import outcome_text
from clockwood.server.sitting import HUMAN
from clockwood.server.store import now
from clockwood.words import LANGUAGES

ME: Final = "me"
FRIEND: Final = "invite"
ANYONE: Final = "open"
AUTOMATON: Final = "automaton"
CHAIRS: Final = {ME: TAKEN, FRIEND: INVITED, ANYONE: OPEN}


class Wishes(msgspec.Struct, kw_only=True):
    """What somebody asks for in the lobby. A seat is `me`, `invite`, `open`, an agent or an automaton."""

    game: str
    seats: dict[str, str] = {}
    options: dict[str, Value] = {}
    packs: list[str] = []
    language: str = "en"
    open: bool = False
    seed: int | None = None


class Opened:
    """A table with its row and the chairs of its people."""

    def __init__(self, table: Table, kept: Kept, chairs: dict[int, str]) -> None:
        self.table: Final = table
        self.kept: Final = kept
        self.chairs: Final = chairs


def open_match(wishes: Wishes, packs: list[str], origin: str) -> Opened:
    """Lay out a new match, or say which wish cannot be granted."""
    if wishes.language not in LANGUAGES:
        raise Refused(f"no such language; there are {', '.join(LANGUAGES)}", "language", code="bad-wish")
    people = [who for who in wishes.seats.values() if who in CHAIRS]
    if wishes.seed is not None and set(people) - {ME}:
        raise Refused("who knows the seed knows what comes; not with others at the table", "seed", code="bad-wish")
    seed = seeds.fresh() if wishes.seed is None else wishes.seed
    with refusing("bad-wish", "game"):
        options = with_automata(game_named(wishes.game), wishes.seats, wishes.options)
        table = api.new(wishes.game, seed=seed, options=options, packs=packs)
        chairs = take_seats(table, wishes)
    kept = row_of(table, wishes.packs, chairs, origin, language=wishes.language, is_open=wishes.open)
    return Opened(table, kept, chairs)


def take_seats(table: Table, wishes: Wishes) -> dict[int, str]:
    """Say who plays each seat; return the chairs of people."""
    content = table.match.content
    must_sit_right(table.match.game, content, wishes.seats)
    chairs: dict[int, str] = {}
    for seat, name in enumerate(table.seat_names):
        who = wishes.seats.get(name, ME)
        if content.automata >> seat & 1:
            table.players[name] = wishes.seats.get(name, str(content.options.get(AUTOMATON, AUTOMATON)))
        elif who in CHAIRS:
            table.players[name] = HUMAN
            chairs[seat] = CHAIRS[who]
        elif who in agent_names():
            table.players[name] = who
        else:
            known = ", ".join([*CHAIRS, *agent_names(), *(spec.name for spec in table.match.game.automata)])
            raise Refused(f"'{who}' is none of {known}", f"seats.{name}", code="bad-wish")
    if OPEN in chairs.values() and not wishes.open:
        raise Refused("only an open match has open seats", "open", code="bad-wish")
    return chairs


def row_of(
    table: Table,
    packs: list[str],
    chairs: dict[int, str],
    origin: str,
    *,
    language: str,
    is_open: bool = False,
    kind: str = "play",
    parent: str | None = None,
) -> Kept:
    at = now()
    mine = sum(state == TAKEN for state in chairs.values())
    return Kept(
        id=new_id(),
        game=table.match.game.name,
        rules=table.match.game.rules_version,
        header=head_of(table),
        packs=msgspec.json.encode(packs).decode(),
        kind=kind,
        parent=parent,
        open=is_open,
        shared=mine > 1 and mine == len(chairs),
        people=len(chairs),
        language=language,
        origin=origin,
        created=at,
        changed=at,
        lines=0,
        over=table.over,
        outcome=outcome_text(table),
        position=table.position(),
    )


def head_of(table: Table) -> str:
    """Return the record up to its first own line."""
    lines = table.record().rstrip("\n").split("\n")
    return "\n".join(lines[: len(lines) - len(table.lines)])


def first_entry(kept: Kept, table: Table) -> Entry:
    """Return the lines a match begins with, as they are stored."""
    return Entry(
        match=kept.id,
        first=0,
        lines=list(table.lines),
        seat=None,
        client=None,
        position=kept.position,
        over=kept.over,
        outcome=kept.outcome,
        rules=kept.rules,
    )


def fork(table: Table, seat: int, parent: Kept, packs: list[str], origin: str) -> Opened:
    """Lay out a what-if: the table as the seat knows it, the unknown drawn anew, and every person's seat its own."""
    twin = api.load(Table(table.blind(seat), 0).position(), seed=seeds.fresh(), packs=packs)
    twin.players.update(table.players)
    chairs = {
        number: TAKEN
        for number, name in enumerate(twin.seat_names)
        if twin.players.get(name, HUMAN) == HUMAN and not int(twin.match.content.automata) >> number & 1
    }
    kept = row_of(twin, parent.pack_names(), chairs, origin, language=parent.language, kind="fork", parent=parent.id)
    return Opened(twin, kept, chairs)


def upload(record: str, packs: list[str], folders: list[str], origin: str, language: str) -> Opened:
    """Play an uploaded record. One that is over is watched; another goes on, all its people at one screen."""
    with refusing("bad-record", "record"):
        table = api.replay(record, packs=folders)
    automata = int(table.match.content.automata)
    for number, name in enumerate(table.seat_names):
        table.players.setdefault(name, AUTOMATON if automata >> number & 1 else HUMAN)
        if not automata >> number & 1 and table.players[name] not in (HUMAN, *agent_names()):
            table.players[name] = HUMAN
    watched = table.over or table.match.outside_chance
    people = [] if watched else [k for k, name in enumerate(table.seat_names) if table.players[name] == HUMAN]
    kind = "replay" if watched else "play"
    kept = row_of(table, packs, dict.fromkeys(people, TAKEN), origin, language=language, kind=kind)
    return Opened(table, kept, dict.fromkeys(people, TAKEN))
