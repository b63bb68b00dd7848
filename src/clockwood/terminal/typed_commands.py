"""What a person may say besides an answer. Every command has its word in every language."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.gesture import question_of
from clockwood.kernel.sketch import plain, tab
from clockwood.kernel.vocabulary import whole
from clockwood.story import GONE, MARKS, NEW, Compared, Story
from clockwood.terminal import saved_games
from clockwood.terminal.explanations import explain, explain_question
from clockwood.terminal.menu import Menu
from clockwood.terminal.search_report import HINT_LEVEL, think, thought_lines
from clockwood.words import Words

if TYPE_CHECKING:
    from clockwood.terminal.terminal_game import TerminalGame

LOG_LINES: Final = 20
MARKED: Final = {MARKS[GONE]: "dim", MARKS[NEW]: "key"}


def command_of(words: Words, text: str) -> tuple[str, str]:
    """Return the command a line begins with, and the rest of it; an empty one where it is an answer."""
    if text.startswith("?"):
        return "?", text[1:].strip()
    first, _, rest = text.partition(" ")
    for name in COMMANDS:
        if first.lower() in (name, words.say(f"command-{name.replace('!', '-across')}")):
            return name, rest.strip()
    return "", text


def ask_why(here: "TerminalGame", rest: str) -> None:
    question = question_of(here.table.match, here.viewer)
    if rest:
        explain(here.screen, here.table, here.viewer, rest)
    elif question is not None:
        explain_question(here.screen, here.table, question)


def undo(here: "TerminalGame", rest: str) -> None:
    """Take back the last answer, unless something was revealed or answered since."""
    del rest
    refused = here.table.may_undo(here.viewer)
    if refused not in ("", "undo-nothing"):
        here.screen.tell(f"why-{refused}", "wrong")
        here.screen.tell("ui-undo-across", "dim")
        return
    take_back(here, "ui-undone", lambda: here.table.undo(here.viewer))


def undo_across(here: "TerminalGame", rest: str) -> None:
    """Take back this seat's last answer and all that was revealed or answered since."""
    del rest
    take_back(here, "ui-undone-across", lambda: here.table.undo(here.viewer, across_walls=True))


def redo(here: "TerminalGame", rest: str) -> None:
    """Give again the answer that was taken back last, and others' answers taken back with it."""
    del rest
    take_back(here, "ui-redone", lambda: here.table.redo(here.viewer, across_walls=True))


def restart(here: "TerminalGame", rest: str) -> None:
    """Take back all answers of this turn, up to the last reveal."""
    del rest
    take_back(here, "ui-restarted", lambda: here.table.restart_turn(here.viewer))


def take_back(here: "TerminalGame", message: str, change: Callable[[], object]) -> None:
    """Change the table and say so, or say why not."""
    try:
        change()
    except BadInput as error:
        if not error.reason.startswith(("undo-", "redo-")):
            raise
        here.screen.tell(f"why-{error.reason}", "wrong")
        return
    here.heard[:] = [min(heard, len(here.table.story)) for heard in here.heard]
    here.save()
    here.screen.tell(message, "dim")
    here.look_again()


def log(here: "TerminalGame", rest: str) -> None:
    """The story so far, as this seat knows it."""
    wanted = whole(rest) if rest else LOG_LINES
    if wanted is None or wanted < 1:
        raise UnknownName(rest, "a number of lines is needed")
    for line in Story(here.screen.words, here.table.heard(here.viewer)).news(quiet=False)[-wanted:]:
        here.screen.say(line)


def why(here: "TerminalGame", rest: str) -> None:
    """The automaton's last turn, every choice with its criteria and their rules."""
    del rest
    told = here.table.why(here.viewer)
    if not told:
        here.screen.tell("ui-no-automaton", "dim")
    for line in Story(here.screen.words, told).full():
        here.screen.say(line)


def suppose(here: "TerminalGame", rest: str) -> None:
    """The automaton's turn as if it began now, on the table as this seat knows it and with the edits made."""
    try:
        edits = shlex.split(rest)
    except ValueError:
        raise UnknownName(rest, "a quotation mark is left open") from None
    compared = Compared(here.screen.words, here.table.what_if(edits, here.viewer))
    for line in compared.said(full=False):
        here.screen.say(line, MARKED.get(line[:1], ""))


def draw_part(part: str) -> "Callable[[TerminalGame, str], None]":
    def draw(here: "TerminalGame", rest: str) -> None:
        del rest
        match = here.table.match
        here.screen.draw(match.game.sketch(match, here.viewer, part))

    return draw


def options(here: "TerminalGame", rest: str) -> None:
    """List the answers once more."""
    del rest
    question = question_of(here.table.match, here.viewer)
    if question is not None:
        here.screen.draw(Menu(here.screen.words, here.table, question, here.screen.width).lines())


def save(here: "TerminalGame", rest: str) -> None:
    file = Path(rest) if rest else here.file
    saved_games.write(file, here.table.record())
    here.screen.tell_file("ui-saved", file)


def position(here: "TerminalGame", rest: str) -> None:
    """The position as this seat may share it."""
    del rest
    here.screen.console.out(here.table.position(here.viewer), highlight=False)


def language(here: "TerminalGame", rest: str) -> None:
    here.screen.words = Words(rest, here.table.match.content)
    here.look_again()


def foresee(here: "TerminalGame", rest: str) -> None:
    """What would follow for certain, without doing it."""
    question = question_of(here.table.match, here.viewer)
    if question is None:
        return
    menu = Menu(here.screen.words, here.table, question, here.screen.width)
    read = menu.read(rest)
    told = here.table.foresee(read if isinstance(read, str) else read[0], here.viewer)
    here.screen.tell("ui-foreseen" if told else "ui-foreseen-nothing", "dim")
    for line in Story(here.screen.words, told).news():
        here.screen.say(f"· {line}")


def hint(here: "TerminalGame", rest: str) -> None:
    """What a search would answer, from what this seat may know."""
    thought = think(here.table, here.viewer, rest or HINT_LEVEL, seed=len(here.table.lines))
    for line in thought_lines(here.screen.words, here.table, thought):
        here.screen.say(line)


def resign(here: "TerminalGame", rest: str) -> None:
    del rest
    words = here.screen.words
    here.screen.tell("ui-resign-sure", "question")
    reply = here.read(words.say("ui-ready"))
    if reply is None or reply.strip().lower() not in ("yes", words.say("ui-yes")):
        here.screen.tell("ui-resign-not", "dim")
        return
    here.table.resign(here.viewer)
    here.save()


def leave(here: "TerminalGame", rest: str) -> None:
    del rest
    here.leaving = True


def helping(here: "TerminalGame", rest: str) -> None:
    del rest
    words = here.screen.words
    here.screen.tell("ui-help")
    for name in COMMANDS:
        command = name.replace("!", "-across").replace("?", "ask")
        shown = words.say(f"command-{command}")
        here.screen.draw([[plain(f"  {shown}", "key"), tab(15), plain(words.say(f"help-{command}"))]])


def show(here: "TerminalGame", rest: str) -> None:
    """The whole table again."""
    if rest:
        raise BadInput(rest, "nothing follows this command")
    here.look_again()


COMMANDS: "Final[dict[str, Callable[[TerminalGame, str], None]]]" = {
    "?": ask_why,
    "undo": undo,
    "undo!": undo_across,
    "redo": redo,
    "restart": restart,
    "foresee": foresee,
    "hint": hint,
    "map": draw_part("map"),
    "boards": draw_part("boards"),
    "hand": draw_part("hand"),
    "show": show,
    "options": options,
    "why": why,
    "what-if": suppose,
    "log": log,
    "save": save,
    "position": position,
    "language": language,
    "resign": resign,
    "help": helping,
    "quit": leave,
}
