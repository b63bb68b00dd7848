"""Before the first question: a new game is opened, or the kept one goes on."""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import clockwood
from clockwood.agents.registry import agent_named, agent_names
from clockwood.api import content
from clockwood.kernel.content import Value
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.seating import automaton_named, seats_of, with_automata
from clockwood.terminal import saved_games
from clockwood.terminal.screen import Screen
from clockwood.terminal.terminal_game import HUMAN, TerminalGame
from clockwood.words import Words

OPPONENT: Final = "greedy"
AUTOMATON: Final = "automaton"
"""Who plays a seat that the rules play, where its game has no name for it."""


class PlayRequest:
    """What a person asked for when sitting down; None where nothing was said."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.seat: str | None = None
        self.opponent: str | None = None
        self.hot_seat: bool = False
        self.options: dict[str, Value] = {}
        self.packs: list[str] = []
        self.seed: int | None = None
        self.new: bool = False
        self.file: Path | None = None

    def of_a_new_game(self) -> list[str]:
        """Return the wishes that only a new game can grant."""
        asked = {
            "--as": self.seat is not None,
            "--vs": self.opponent is not None,
            "--hot-seat": self.hot_seat,
            "--option": bool(self.options),
            "--seed": self.seed is not None,
        }
        return [name for name, said in asked.items() if said]


def play(wishes: PlayRequest, language: str, plain: bool) -> None:
    """Sit down and play until the game is over or the person leaves."""
    table, file, resumed = seated(wishes)
    words = Words(language, table.match.content)
    screen = Screen(words, plain)
    here = TerminalGame(table, screen, file, reader(screen))
    greet(here, resumed)
    here.run()


def seated(wishes: PlayRequest) -> tuple[Table, Path, bool]:
    """Return the table, the file it is kept in, and whether it was there before."""
    game = game_named(wishes.game)
    file = wishes.file if wishes.file is not None else saved_games.current(game.name)
    if file.exists() and not wishes.new:
        clash = wishes.of_a_new_game()
        if clash:
            raise BadInput(", ".join(clash), f"a game is kept in {file}; add --new to start another")
        return resumed_table(wishes, file), file, True
    table = new_table(wishes)
    if file.exists():
        saved_games.put_away(file, "left")
    if wishes.packs:
        saved_games.write(saved_games.packs_beside(file), "".join(f"{Path(pack).resolve()}\n" for pack in wishes.packs))
    return table, file, False


def resumed_table(wishes: PlayRequest, file: Path) -> Table:
    packs = wishes.packs
    beside = saved_games.packs_beside(file)
    if not packs and beside.exists():
        packs = saved_games.read(beside).splitlines()
    table = clockwood.replay(saved_games.read(file), packs=packs)
    if table.match.game.name != wishes.game:
        raise BadInput(str(file), f"holds a game of {table.match.game.name}, not of {wishes.game}")
    for name in table.seat_names:
        table.players.setdefault(name, HUMAN)
    for number in free_seats(table):
        player = table.players[table.seat_names[number]]
        if player != HUMAN:
            agent_named(player)
    return table


def new_table(wishes: PlayRequest) -> Table:
    game = game_named(wishes.game)
    spec = automaton_named(game, wishes.opponent or "")
    options = wishes.options
    if spec is not None:
        own = content(game.name, wishes.packs, dict(spec.options))
        options = with_automata(game, dict.fromkeys(seats_of(own), wishes.opponent or ""), options)
    table = clockwood.new(wishes.game, seed=wishes.seed, options=options, packs=wishes.packs)
    seat = wishes.seat or table.seat_names[free_seats(table)[0]]
    if table.seat_number(seat) not in free_seats(table):
        raise BadInput("--as", f"{seat} is played by the automaton")
    opponent = wishes.opponent or OPPONENT
    if spec is None and opponent not in agent_names():
        there = [*agent_names(), *(each.name for each in game.automata())]
        raise UnknownName(opponent, f"no such opponent; there are {', '.join(there)}")
    for number, name in enumerate(table.seat_names):
        if number not in free_seats(table):
            table.players[name] = str(table.match.content.options.get("automaton", AUTOMATON))
        else:
            table.players[name] = HUMAN if wishes.hot_seat or name == seat else opponent
    return table


def free_seats(table: Table) -> list[int]:
    """Return the seats that are not played by the rules."""
    automata = int(table.match.content.automata)
    return [number for number in range(len(table.seat_names)) if not automata >> number & 1]


def greet(here: TerminalGame, resumed: bool) -> None:
    words, table = here.screen.words, here.table
    title = table.match.game.name.replace("-", " ").title()
    if len(here.people) == 1:
        here.screen.tell("ui-welcome", "head", game=title, seat=words.name("seat", here.people[0]))
    else:
        here.screen.tell("ui-welcome-hot-seat", "head", game=title)
    for name, player in table.players.items():
        if player != HUMAN:
            seat = words.name("seat", table.seat_number(name))
            here.screen.tell("ui-opponent", "dim", seat=seat, agent=player)
    if resumed:
        here.heard[:] = [len(table.story)] * len(here.heard)
        here.screen.tell("ui-resumed", "dim")


def reader(screen: Screen) -> Callable[[str], str | None]:
    """Return what reads a person's next line: None at the end of the input, or when interrupted."""
    if screen.live:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415 - where it is at hand, lines can be edited and called back

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
