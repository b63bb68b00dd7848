"""Start a game at the terminal: open a new one or continue the saved one."""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import clockwood
from clockwood.agents.registry import agent_named, agent_names
from clockwood.api import content
from clockwood.kernel.automaton import HUMAN, AutomatonSpec, read_seated
from clockwood.kernel.errors import BadInput, BadRecord, UnknownName
from clockwood.kernel.options import Value
from clockwood.kernel.table import Table
from clockwood.lessons import lesson_named
from clockwood.registry import game_named
from clockwood.seating import (
    PEOPLE,
    automata_in,
    automaton_named,
    automaton_words,
    is_automaton,
    must_be_known,
    must_be_seat,
    player_at,
    usual_seat,
    with_seats,
)
from clockwood.terminal import saved_games
from clockwood.terminal.screen import Screen
from clockwood.terminal.terminal_game import TerminalGame
from clockwood.words import Words

OPPONENT: Final = "greedy"
"""The agent at the seats for which nobody is named."""


class PlayRequest:
    """The options of `clockwood play`; None where the person gave none."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.seat: str | None = None
        self.opponent: str | None = None
        self.seats: dict[str, str] = {}
        self.hot_seat: bool = False
        self.options: dict[str, Value] = {}
        self.packs: list[str] = []
        self.seed: int | None = None
        self.new: bool = False
        self.file: Path | None = None
        self.lesson: str | None = None
        self.lines: bool = False

    def new_game_options(self) -> list[str]:
        """Return the given options that only a new game can use."""
        asked = {
            "--as": self.seat is not None,
            "--vs": self.opponent is not None,
            "--seat": bool(self.seats),
            "--hot-seat": self.hot_seat,
            "--option": bool(self.options),
            "--seed": self.seed is not None,
            "--lesson": self.lesson is not None,
        }
        return [name for name, said in asked.items() if said]


def play(request: PlayRequest, language: str, plain: bool) -> None:
    """Play until the game is over or the person leaves."""
    table, file, resumed = new_or_saved_table(request)
    words = Words(language, table.match.content)
    screen = Screen(words, plain)
    if screen.live and not plain and not request.lines:
        from clockwood.terminal.full_screen.app import play_full_screen  # noqa: PLC0415 - slow to import

        play_full_screen(table, words, file)
        screen.tell_file("ui-record-lies" if table.over else "ui-left", file)
        return
    game = TerminalGame(table, screen, file, reader(screen))
    greet(game, resumed)
    game.run()


def new_or_saved_table(request: PlayRequest) -> tuple[Table, Path, bool]:
    """Return the table, its file, and whether it was a saved game."""
    game = game_named(request.game)
    file = request.file if request.file is not None else saved_games.current(game.name)
    if file.exists() and not request.new:
        clash = request.new_game_options()
        if clash:
            raise BadInput(", ".join(clash), f"a game is saved in {file}; add --new to start another")
        return resumed_table(request, file), file, True
    table = new_table(request)
    if file.exists():
        saved_games.archive(file, "left")
    if request.packs:
        saved_games.write(saved_games.packs_file(file), "".join(f"{Path(pack).resolve()}\n" for pack in request.packs))
    return table, file, False


def resumed_table(request: PlayRequest, file: Path) -> Table:
    packs = request.packs
    beside = saved_games.packs_file(file)
    if not packs and beside.exists():
        packs = saved_games.read(beside).splitlines()
    try:
        table = clockwood.replay(saved_games.read(file), packs=packs)
    except BadRecord as error:
        raise BadRecord(error.place, f"{error.reason}; --new starts another game and keeps the one you left") from None
    if table.match.game.name != request.game:
        raise BadInput(str(file), f"holds a game of {table.match.game.name}, not of {request.game}")
    for number, name in enumerate(table.seat_names):
        table.players.setdefault(name, player_at(table.match.content, number) or HUMAN)
    for number in free_seats(table):
        player = table.players[table.seat_names[number]]
        if player != HUMAN:
            agent_named(player)
    return table


def new_table(request: PlayRequest) -> Table:
    if request.lesson is not None:
        clash = [name for name in request.new_game_options() if name != "--lesson"]
        if clash or request.packs:
            raise BadInput(", ".join(clash or ["--pack"]), "a lesson has its own table")
        return lesson_named(request.game, request.lesson).open()
    return clockwood.new(
        request.game, seed=request.seed, seats=players(request), options=request.options, packs=request.packs
    )


def players(request: PlayRequest) -> dict[str, str]:
    """Return the player of every seat."""
    game = game_named(request.game)
    must_be_known(game, request.seats, agent_names(request.seats.values(), game))
    automata = automata_in(game, request.options)
    found = dict(request.seats)
    if request.seat is not None:
        must_be_seat(game, request.seat)
        if request.seat in automata or found.setdefault(request.seat, HUMAN) not in PEOPLE:
            raise BadInput("--as", f"{request.seat} is played by the {found.get(request.seat, 'automaton')}")
    opponent = request.opponent or OPPONENT
    spec = automaton_named(game, opponent)
    if spec is not None:
        same = [seat for seat, word in automata.items() if read_seated(seat, word).name == spec.name]
        found[usual_seat(spec, same or left_for(request, found, spec))] = opponent
        opponent = OPPONENT
    elif opponent not in agent_names([opponent], game) and not is_automaton(game, opponent):
        there = [*agent_names(game=game), *automaton_words(game)]
        raise UnknownName(opponent, f"no such opponent; there are {', '.join(there)}")
    left = left_for(request, found)
    if not any(player in PEOPLE for player in found.values()):
        if not left:
            raise BadInput("--seat", "no seat is left for a person; `clockwood simulate` plays without people")
        found[left.pop(0)] = HUMAN
    return {**automata, **found, **dict.fromkeys(left, HUMAN if request.hot_seat else opponent)}


def left_for(request: PlayRequest, found: dict[str, str], spec: AutomatonSpec | None = None) -> list[str]:
    """Return the seats for which nobody is named; for an automaton, its own where none at the table is left to it."""
    game = game_named(request.game)
    named = [*found, *automata_in(game, request.options)]
    left = [seat for seat in chairs(request, found) if seat not in named]
    if spec is None or not spec.seats:
        return left
    own = [seat for seat in spec.seats if seat not in named]
    return [seat for seat in left if seat in own] or own[:1]


def chairs(request: PlayRequest, found: dict[str, str]) -> list[str]:
    """Return the seats at the table that the rules do not play, with the automata that are found for them."""
    game = game_named(request.game)
    sitting = game.sitting(with_seats(game, found, request.options))
    if sitting:
        return sitting
    made_of = content(game.name, request.packs, request.options)
    return [seat for number, seat in enumerate(made_of.chairs()) if not int(made_of.automata) >> number & 1]


def free_seats(table: Table) -> list[int]:
    """Return the seats that the rules do not play."""
    automata = int(table.match.content.automata)
    return [number for number in range(len(table.seat_names)) if not automata >> number & 1]


def greet(game: TerminalGame, resumed: bool) -> None:
    words, table = game.screen.words, game.table
    title = words.title()
    if [table.seat_names[seat] for seat in game.people] == table.match.game.watchers():
        game.screen.tell("ui-welcome-watcher", "head", game=title)
    elif len(game.people) == 1:
        game.screen.tell("ui-welcome", "head", game=title, seat=words.name("seat", game.people[0]))
    else:
        game.screen.tell("ui-welcome-hot-seat", "head", game=title)
    for name, player in table.players.items():
        if player != HUMAN:
            seat = words.name("seat", table.seat_number(name))
            game.screen.tell("ui-opponent", "dim", seat=seat, agent=player)
    if resumed:
        game.heard[:] = [len(table.story)] * len(game.heard)
        game.screen.tell("ui-resumed", "dim")


def reader(screen: Screen) -> Callable[[str], str | None]:
    """Return a function that reads the next line; it returns None at the end of the input or on an interrupt."""
    if screen.live:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415 - if it is available, lines can be edited and recalled

    def read(waiting: str) -> str | None:
        try:
            if screen.live:
                return input(f"{waiting} › ")
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            screen.gap()
            return None
        except UnicodeDecodeError:
            return "?"
        if not line:
            return None
        screen.say(f"› {line.rstrip()}", "dim")
        return line

    return read
