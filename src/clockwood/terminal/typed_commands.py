"""The commands a person may type instead of an answer. Every command has a word in every language."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.gesture import question_of
from clockwood.kernel.sketch import plain, tab
from clockwood.kernel.vocabulary import whole
from clockwood.story import GONE, MARKS, NEW, Compared, Story
from clockwood.terminal import saved_games
from clockwood.terminal.explanations import explain, explain_question
from clockwood.terminal.guide_lines import GuideLines
from clockwood.terminal.menu import Menu
from clockwood.terminal.search_report import HINT_LEVEL, think, thought_lines
from clockwood.words import Words

if TYPE_CHECKING:
    from clockwood.terminal.terminal_game import TerminalGame

    Plain = Callable[[TerminalGame], None]
    Run = Callable[[TerminalGame, str], None]

LOG_LINES: Final = 20
MARKED: Final = {MARKS[GONE]: "dim", MARKS[NEW]: "key"}
MESSAGE_NAMES: Final = {"?": "ask", "undo!": "undo-across"}
"""The commands that are called differently in the names of their messages."""


def alone(action: "Plain") -> "Run":
    """Return a command that takes no text after its word."""

    def run(game: "TerminalGame", text: str) -> None:
        if text:
            raise BadInput(text, "nothing follows this command")
        action(game)

    return run


# -- taking back


def undo(game: "TerminalGame") -> None:
    """Take back the last answer, unless something was revealed or answered since."""
    refusal = game.table.may_undo(game.viewer)
    if refusal not in ("", "undo-nothing"):
        game.screen.tell(f"why-{refusal}", "wrong")
        game.screen.tell("ui-undo-across", "dim")
        return
    take_back(game, "ui-undone", lambda: game.table.undo(game.viewer))


def undo_across(game: "TerminalGame") -> None:
    """Take back this seat's last answer and everything that was revealed or answered since."""
    take_back(game, "ui-undone-across", lambda: game.table.undo(game.viewer, across_reveals=True))


def redo(game: "TerminalGame") -> None:
    """Give again the answer that was taken back last, and others' answers taken back with it."""
    take_back(game, "ui-redone", lambda: game.table.redo(game.viewer, across_reveals=True))


def restart(game: "TerminalGame") -> None:
    """Take back all answers of this turn, up to the last reveal."""
    take_back(game, "ui-restarted", lambda: game.table.restart_turn(game.viewer))


def take_back(game: "TerminalGame", message: str, change: Callable[[], object]) -> None:
    """Change the table and show it again, or say why it cannot be changed."""
    try:
        change()
    except BadInput as error:
        if not error.reason.startswith(("undo-", "redo-")):
            raise
        game.screen.tell(f"why-{error.reason}", "wrong")
        return
    game.heard[:] = [min(heard, len(game.table.story)) for heard in game.heard]
    game.save()
    game.screen.tell(message, "dim")
    game.ask_again()


# -- explaining


def ask_why(game: "TerminalGame", text: str) -> None:
    """Explain a thing, a rule or an answer; without any text, the open question."""
    question = question_of(game.table.match, game.viewer)
    if text:
        explain(game.screen, game.table, game.viewer, text)
    elif question is not None:
        explain_question(game.screen, game.table, question)


def why(game: "TerminalGame", text: str) -> None:
    """Tell the last turn of an automaton, of the one at a seat if one is named, with the criteria of every choice."""
    told = game.table.why(game.viewer, must_be_seat(game, text) if text else "")
    if not told:
        game.screen.tell("ui-no-automaton", "dim")
    for line in Story(game.screen.words, told).full():
        game.screen.say(line)


def what_if(game: "TerminalGame", text: str) -> None:
    """Tell an automaton's turn as if it began now, on the table as this seat knows it and with the edits.

    The edits may follow the name of the automaton's seat.
    """
    try:
        edits = shlex.split(text)
    except ValueError:
        raise UnknownName(text, "a quotation mark is not closed") from None
    acting = seat_called(game, edits[0]) if edits else ""
    compared = Compared(game.screen.words, game.table.what_if(edits[1:] if acting else edits, game.viewer, acting))
    for line in compared.said(full=False):
        game.screen.say(line, MARKED.get(line[:1], ""))


def seat_called(game: "TerminalGame", text: str) -> str:
    """Return the seat of this name, as records or as this language call it; empty if there is none."""
    words = game.screen.words
    for number, seat in enumerate(game.table.seat_names):
        if text.lower() in (seat.lower(), words.name("seat", number).lower()):
            return seat
    return ""


def must_be_seat(game: "TerminalGame", text: str) -> str:
    found = seat_called(game, text)
    if not found:
        raise UnknownName(text, f"no such seat; there are {', '.join(game.table.seat_names)}")
    return found


def foresee(game: "TerminalGame", text: str) -> None:
    """Tell what would certainly follow an answer, without giving it."""
    question = question_of(game.table.match, game.viewer)
    if question is None:
        return
    menu = Menu(game.screen.words, game.table, question, game.screen.width)
    read = menu.read(text)
    told = game.table.foresee(read if isinstance(read, str) else read[0], game.viewer)
    game.screen.tell("ui-foreseen" if told else "ui-foreseen-nothing", "dim")
    for line in Story(game.screen.words, told).news():
        game.screen.say(f"· {line}")


def hint(game: "TerminalGame", text: str) -> None:
    """Tell what a search would answer, from what this seat may know."""
    thought = think(game.table, game.viewer, text or HINT_LEVEL, seed=len(game.table.lines))
    for line in thought_lines(game.screen.words, game.table, thought):
        game.screen.say(line)


def guide_of_table(game: "TerminalGame") -> GuideLines:
    return GuideLines(game.table.match.content, game.screen.words)


def goal(game: "TerminalGame") -> None:
    """Tell how the game is won."""
    for line in guide_of_table(game).goal():
        game.screen.say(line)


def turn(game: "TerminalGame") -> None:
    """Tell the stages of a turn."""
    for line in guide_of_table(game).turn():
        game.screen.say(line)


def rules(game: "TerminalGame", text: str) -> None:
    """Print a chapter of the rules; without any text, the list of chapters."""
    lines = guide_of_table(game).chapter(text) if text else guide_of_table(game).contents()
    for number, line in enumerate(lines):
        game.screen.say(line, "head" if text and number == 0 else "")


# -- showing


def draw_part(part: str) -> "Plain":
    """Return a command that draws one part of the game's sketch."""

    def draw(game: "TerminalGame") -> None:
        match = game.table.match
        game.screen.draw_part(part, match.game.sketch(match, game.viewer, part))

    return draw


def show(game: "TerminalGame") -> None:
    """Draw the whole table and ask again."""
    game.ask_again()


def options(game: "TerminalGame") -> None:
    """List the possible answers again."""
    question = question_of(game.table.match, game.viewer)
    if question is not None:
        game.screen.draw(Menu(game.screen.words, game.table, question, game.screen.width).lines())


def log(game: "TerminalGame", text: str) -> None:
    """Tell the last events, as this seat knows them."""
    wanted = whole(text) if text else LOG_LINES
    if wanted is None or wanted < 1:
        raise UnknownName(text, "a number of lines is needed")
    for line in Story(game.screen.words, game.table.heard(game.viewer)).news(quiet=False)[-wanted:]:
        game.screen.say(line)


def position(game: "TerminalGame", text: str) -> None:
    """Write the position as this seat knows it to a file, or print it if none is named."""
    if text:
        saved_games.write(Path(text), game.table.position(game.viewer))
        game.screen.tell_file("ui-saved", Path(text))
    else:
        game.screen.console.out(game.table.position(game.viewer), highlight=False)


def language(game: "TerminalGame", text: str) -> None:
    game.screen.words = Words(text, game.table.match.content)
    game.ask_again()


# -- the game


def save(game: "TerminalGame", text: str) -> None:
    file = Path(text) if text else game.file
    saved_games.write(file, game.table.record())
    game.screen.tell_file("ui-saved", file)


def resign(game: "TerminalGame") -> None:
    words = game.screen.words
    if game.table.watches(game.viewer):
        game.screen.tell("why-watches", "dim")
        return
    game.screen.tell("ui-resign-sure", "question")
    reply = game.read(words.say("ui-ready"))
    if reply is None or reply.strip().lower() not in ("yes", words.say("ui-yes")):
        game.screen.tell("ui-resign-not", "dim")
        return
    game.table.resign(game.viewer)
    game.save()


def leave(game: "TerminalGame") -> None:
    game.leaving = True


def show_help(game: "TerminalGame") -> None:
    words = game.screen.words
    game.screen.tell("ui-help")
    for name in commands_of(game.table.match.game):
        explained = f"help-{message_name(name)}"
        text = words.say(explained) if words.has(explained) else words.say("ui-help-part", part=name)
        game.screen.draw([[plain(f"  {word_of(words, name)}", "key"), tab(15), plain(text)]])


# -- all commands

ANSWERING: "Final[dict[str, Run]]" = {
    "?": ask_why,
    "undo": alone(undo),
    "undo!": alone(undo_across),
    "redo": alone(redo),
    "restart": alone(restart),
    "foresee": foresee,
    "hint": hint,
}
LOOKING: "Final[dict[str, Run]]" = {
    "show": alone(show),
    "options": alone(options),
    "goal": alone(goal),
    "turn": alone(turn),
    "rules": rules,
    "why": why,
    "what-if": what_if,
    "log": log,
    "save": save,
    "position": position,
    "language": language,
    "resign": alone(resign),
    "help": alone(show_help),
    "quit": alone(leave),
}


def commands_of(game: Game) -> "dict[str, Run]":
    """Return the commands in the order of the help; each part of the game's sketch has one that draws it."""
    parts = {part: alone(draw_part(part)) for part in game.sketch_parts()}
    return {**ANSWERING, **parts, **LOOKING}


def message_name(command: str) -> str:
    """Return a command's name in the ids of its messages."""
    return MESSAGE_NAMES.get(command, command)


def word_of(words: Words, command: str) -> str:
    """Return a command's word in a language; a part of a sketch may have none but its name."""
    message = f"command-{message_name(command)}"
    return words.say(message) if words.has(message) else command


def split_command(game: Game, words: Words, text: str) -> tuple[str, str]:
    """Return the command a typed line begins with and the text after it; an empty command if it is an answer."""
    if text.startswith("?"):
        return "?", text[1:].strip()
    first, _, rest = text.partition(" ")
    for name in commands_of(game):
        if first.lower() in (name, word_of(words, name)):
            return name, rest.strip()
    return "", text
