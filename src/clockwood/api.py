"""The Python interface: `new`, `load`, `replay`, `why` and `what_if`. Seats are given by name or by number."""

import contextlib
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from clockwood import seeds
from clockwood.agents.registry import agent_named, agent_names, must_play_there
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadPosition, BadRecord, RuleBroke
from clockwood.kernel.events import Told, said
from clockwood.kernel.game import Game, new_match
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.position.reader import position_game, read_position, read_turn
from clockwood.kernel.record import (
    Header,
    digest_here,
    play_body,
    play_line,
    play_standing,
    read_header,
    standing_lines,
)
from clockwood.kernel.rng import seeded
from clockwood.kernel.seats import number_of_seat
from clockwood.kernel.table import DRAWN_BY, Table, open_table
from clockwood.kernel.what_if import WhatIf, automaton_seat
from clockwood.kernel.what_if import what_if as plan
from clockwood.packs import load_content
from clockwood.registry import game_named
from clockwood.seating import (
    Seats,
    must_be_known,
    must_be_there,
    must_sit_right,
    players_by_name,
    players_of,
    with_seats,
)

if TYPE_CHECKING:
    from clockwood.story import Story

OTHER_RULES: Final = "! rules "
RULES_CHANGED: Final = "rules-changed"
"""The message between what was played under older rules and what follows."""
MATCH_STOPS: Final = "match-stops"
"""The last message of a match that cannot go on under the present rules."""


SPECTATOR: Final = -1
"""The viewer who sees what everybody may know."""


@lru_cache(maxsize=32)
def _content(game: str, packs: tuple[str, ...], options: tuple[tuple[str, Value], ...]) -> Content:
    return load_content(game_named(game), list(packs), dict(options))


def content(game: str, packs: list[str] | None = None, options: Mapping[str, Value] | None = None) -> Content:
    """Return a game's content, built once per process for the same packs and options."""
    return _content(game, tuple(packs or ()), tuple(sorted((options or {}).items())))


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: Seats | None = None,
    options: Mapping[str, Value] | None = None,
    packs: list[str] | None = None,
    told_chance: bool = False,
) -> Table:
    """Open a table at the first decision of a new match; people, agents and automata are named for seats.

    Automata play by themselves; agents answer when `table.play()` or `table.until(seat)` lets them. A seat for which
    nobody is named is a person's.

    >>> table = new("ironwood", seed=7, seats={"woodwalkers": "human", "ironclad": "ironbot:5"})
    >>> table.over, table.match.content.options["seat.ironclad"]
    (False, 'ironbot:5')
    """
    known, wanted = game_named(game), dict(options or {})
    named = named_players(known, seats or {}, wanted, packs)
    must_be_known(known, named, agent_names(named.values(), known))
    made_of = content(game, packs, with_seats(known, named, wanted))
    must_be_there(known, made_of, named)
    must_sit_right(known, made_of, named)
    must_play_there(known, made_of, named)
    table = open_table(known, made_of, seeds.fresh() if seed is None else seed, told_chance)
    table.players.update(players_of(made_of, named))
    seat_agents(table)
    return table


def named_players(game: Game, seats: Seats, options: dict[str, Value], packs: list[str] | None) -> dict[str, str]:
    """Return the players by the names of their seats; a seat may be given by its number."""
    called = {seat: player for seat, player in seats.items() if isinstance(seat, str)}
    chairs = game.sitting(with_seats(game, called, options)) or content(game.name, packs, options).chairs()
    return players_by_name(chairs, seats)


def seat_agents(table: Table) -> None:
    """Let agents answer for the seats whose players they are."""
    for number, seat in enumerate(table.seat_names):
        player = table.players.get(seat, "")
        if player in agent_names([player], table.match.game):
            table.agents[number] = agent_named(player, int(table.private.below(2**31)))


def simulated(game: str, seed: int, made_of: Content) -> Match:
    """Return a match for playouts, without story and record."""
    return new_match(game_named(game), made_of, seeded(seed))


def what_if(
    position: str, edits: list[str], *, acting: str | int | None = None, seed: int = 0, packs: list[str] | None = None
) -> WhatIf:
    """Play an automaton's turn twice as if it began now: in the position, and with the edits, with the same chance.

    `acting` is the automaton's seat; without it, the first automaton plays.
    """
    data, made_of = _read(position, packs)
    game = game_named(position_game(data))
    seat = automaton_seat(made_of, _seat_name(made_of, acting))
    return plan(read_turn(game, made_of, data, seed, seat), edits, seed)


def seat_number(made_of: Content, seat: str | int) -> int:
    """Return the number of a seat given by name or number; raise `BadInput` if there is no such seat.

    >>> seat_number(content("ironwood"), "ironclad"), seat_number(content("ironwood"), 1)
    (1, 1)
    """
    return number_of_seat(made_of.names["seat"], seat)


def _seat_name(made_of: Content, seat: str | int | None) -> str:
    """Return the name of a seat given by name or number; empty where none is given."""
    return "" if seat is None else made_of.names["seat"][seat_number(made_of, seat)]


def load(position: str, *, seed: int = 0, packs: list[str] | None = None, told_chance: bool = False) -> Table:
    """Open a table from a position; an error names the path that is wrong."""
    data, made_of = _read(position, packs)
    game = game_named(position_game(data))
    return Table(read_position(game, made_of, data, seed, told_chance), seed, start=position)


def _read(position: str, packs: list[str] | None) -> tuple[dict[str, object], Content]:
    try:
        data = tomllib.loads(position)
    except (ValueError, RecursionError) as error:
        raise BadPosition("", f"not valid TOML: {error}") from None
    made_of = content(position_game(data), packs, _options(data.get("options", {})))
    _same_packs(data.get("packs"), made_of)
    return data, made_of


def _options(given: object) -> dict[str, Value]:
    if not isinstance(given, dict):
        raise BadPosition("options", "a table is needed")
    for key, value in given.items():
        if not isinstance(value, int | str):
            raise BadPosition(f"options.{key}", f"{value!r} is neither a number nor a word")
    return given


def _same_packs(named: object, made_of: Content) -> None:
    if named is not None and not _are_packs(named, made_of):
        raise BadPosition("packs", _other_packs("written", named, made_of))


def _other_packs(done: str, named: object, made_of: Content) -> str:
    """Say that packs differ and, where the last one was only edited, how to go on with it."""
    here = [pack.text() for pack in made_of.packs]
    reason = f"{done} with {named}, here are {here}"
    last = str(named[-1]).split() if isinstance(named, list) and len(named) == len(here) > 1 else []
    if len(last) != 2 or last[0] != made_of.packs[-1].name:
        return reason
    return f"{reason}; to go on with the edited pack, add '{last[1]}' to 'grew_from' in its pack.toml"


def _are_packs(named: object, made_of: Content) -> bool:
    """Return whether these texts name the packs of a content, as they are or before entries were added."""
    if not isinstance(named, list) or len(named) != len(made_of.packs):
        return False
    return all(pack.was(str(text)) for pack, text in zip(made_of.packs, named, strict=True))


def why(table: Table, *, seat: str | int | None = None, of: str | int | None = None, language: str = "en") -> "Story":
    """Return the last automaton turn as a story (`short`, `full`, `data`); with a seat, only what it may know.

    `of` is the seat of the automaton that is asked about; without it, the automaton whose turn was last.
    """
    from clockwood.story import Story  # noqa: PLC0415 - playing needs no texts
    from clockwood.words import Words  # noqa: PLC0415 - the same

    made_of = table.match.content
    told = table.why(None if seat is None else seat_number(made_of, seat), _seat_name(made_of, of))
    return Story(Words(language, made_of), told)


def replay(record: str, *, packs: list[str] | None = None) -> Table:
    """Play a record again; an error names the line that cannot be played or differs."""
    header = read_header(record)
    table = _fresh_table(header, packs)
    play_body(table, header)
    return table


def continued(record: str, position: str, *, packs: list[str] | None = None) -> Table:
    """Continue from a game's last position under the present rules; the new record keeps the old one and says so."""
    header = read_header(record)
    game = game_named(header.game)
    table = load(position, seed=header.seed, packs=packs)
    table.players.update(header.seats)
    play_standing(table, [*header.standing, *standing_lines(header)])
    table.past.extend(record.rstrip("\n").split("\n"))
    table.past.append(f"! rules {game.rules_version}")
    table.past.extend(f"| {line}" for line in position.rstrip("\n").split("\n"))
    _tell_the_past(table, packs)
    return table


def stopped(record: str, *, packs: list[str] | None = None) -> Table:
    """Return a game that cannot go on, played again as far as it is surely the same: nobody is asked anything."""
    header = read_header(record)
    table, lines, told = _played_again(header, packs)
    if told < len(table.story):
        del header.body[lines:]
        table = _played_again(header, packs)[0]
    table.match.question = None
    table.match.lanes = []
    table.story.append(said(MATCH_STOPS, []))
    return table


def _tell_the_past(table: Table, packs: list[str] | None) -> None:
    """Begin a table's story with the part that was played under older rules, and say that they changed.

    That part is played again by the present rules. Where this does not lead to the position from which the match went
    on, only rounds whose digests agree are told.
    """
    parts: list[list[str]] = [[]]
    for line in table.past:
        if line.startswith(OTHER_RULES):
            parts.append([table.past[0]])
        else:
            parts[-1].append(line)
    story: list[Told] = []
    for part, following in pairwise(parts):
        start = "\n".join(line[2:] for line in following if line.startswith("| "))
        story += [*_story_again("\n".join(part), start, packs), said(RULES_CHANGED, [])]
    table.story[:0] = story


def _story_again(record: str, end: str, packs: list[str] | None) -> list[Told]:
    """Return the story of a record of older rules that led to a position, as far as it is surely the same."""
    try:
        table, _, told = _played_again(read_header(record), packs)
    except (BadInput, RuleBroke):
        return []
    with contextlib.suppress(BadInput):
        if table.position() == load(end, seed=0, packs=packs).position():
            told = len(table.story)
    return list(table.story[:told])


def _played_again(header: Header, packs: list[str] | None) -> tuple[Table, int, int]:
    """Play a record by the present rules as far as that goes.

    Return the table, and how many lines and how much of the story are surely the same: up to the last digest that
    agrees.
    """
    header.rules = game_named(header.game).rules_version
    table = _fresh_table(header, packs)
    lines, told = 0, len(table.story)
    with contextlib.suppress(BadInput, RuleBroke):
        for number, (_, line) in enumerate(header.body, 1):
            if not line.startswith("@ "):
                play_line(table, line)
            elif digest_here(table) == line[2:].strip():
                lines, told = number, len(table.story)
    return table, lines, told


def _fresh_table(header: Header, packs: list[str] | None) -> Table:
    game: Game = game_named(header.game)
    if header.rules != game.rules_version:
        raise BadRecord(
            "line 1", f"played under rules {header.rules} of {game.name}, this is rules {game.rules_version}"
        )
    made_of = content(header.game, packs, dict(header.options))
    if not _are_packs(header.packs, made_of):
        raise BadRecord("line 1", _other_packs("played", header.packs, made_of))
    if header.start:
        table = load(header.start, seed=header.seed, packs=packs, told_chance=header.told)
    else:
        table = open_table(game, made_of, header.seed, header.told)
    table.players.update(header.seats)
    play_standing(table, header.standing)
    table.past.extend(header.past)
    if table.past:
        _tell_the_past(table, packs)
    return table


def drawn(table: Table, *, seat: str | int | None = None, language: str = "en") -> str:
    """Return the table as plain text, as a seat sees it, with the answers it may give; else as the first asked sees it.

    `print(table)` prints this. When nobody is asked, it is what a spectator sees.
    """
    from clockwood.words import Words  # noqa: PLC0415 - playing needs no texts

    match, words = table.match, Words(language, table.match.content)
    viewer = SPECTATOR if match.question is None else int(match.question.seat)
    if seat is not None:
        viewer = table.seat_number(seat)
    asked = question_of(match, viewer)
    lines = [words.line(pieces) for pieces in match.game.sketch(match, viewer)]
    if asked is not None:
        lines += ["", words.told(match.game.prompt(match, asked))]
        lines += [f"  {table.notation(int(action))}" for action in asked.options]
    return "\n".join(lines)


DRAWN_BY.append(drawn)
