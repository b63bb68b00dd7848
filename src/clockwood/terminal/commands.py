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
from clockwood.terminal import saving
from clockwood.terminal.explaining import explain, explain_question
from clockwood.terminal.menu import Menu
from clockwood.terminal.thinking import HINT_LEVEL, think, thought_lines
from clockwood.words import Words

if TYPE_CHECKING:
    from clockwood.terminal.session import Session

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


def ask_why(session: "Session", rest: str) -> None:
    question = question_of(session.table.match, session.viewer)
    if rest:
        explain(session.screen, session.table, session.viewer, rest)
    elif question is not None:
        explain_question(session.screen, session.table, question)


def undo(session: "Session", rest: str) -> None:
    """Take back the last answer, to the wall."""
    del rest
    refused = session.table.may_undo(session.viewer)
    if refused:
        session.screen.tell(f"why-{refused}", "wrong")
        if refused != "undo-nothing":
            session.screen.tell("ui-undo-across", "dim")
        return
    session.table.undo(session.viewer)
    taken_back(session, "ui-undone")


def undo_across(session: "Session", rest: str) -> None:
    """Take back across a wall, to this seat's own last answer; everyone at the table can see it."""
    del rest
    table = session.table
    if not any(gesture.seat == session.viewer for gesture in table.gestures):
        session.screen.tell("why-undo-nothing", "wrong")
        return
    mine = False
    while not mine:
        mine = table.gestures[-1].seat == session.viewer
        table.undo(table.gestures[-1].seat, across_walls=True)
    taken_back(session, "ui-undone-across")


def redo(session: "Session", rest: str) -> None:
    del rest
    if not session.table.undone:
        session.screen.tell("why-redo-nothing", "wrong")
        return
    session.table.redo()
    taken_back(session, "ui-redone")


def restart(session: "Session", rest: str) -> None:
    """Take back all answers of this turn, to the wall."""
    del rest
    table = session.table
    turn = table.match.game.turn_of(table.match)
    count = 0
    while not table.may_undo(session.viewer) and table.match.game.turn_of(table.gestures[-1].before) == turn:
        table.undo(session.viewer)
        count += 1
    if count:
        taken_back(session, "ui-restarted")
    else:
        session.screen.tell(f"why-{table.may_undo(session.viewer) or 'undo-nothing'}", "wrong")


def taken_back(session: "Session", message: str) -> None:
    session.heard[:] = [min(heard, len(session.table.story)) for heard in session.heard]
    session.save()
    session.screen.tell(message, "dim")
    session.look_again()


def log(session: "Session", rest: str) -> None:
    """The story so far, as this seat knows it."""
    wanted = whole(rest) if rest else LOG_LINES
    if wanted is None or wanted < 1:
        raise UnknownName(rest, "a number of lines is needed")
    for line in Story(session.screen.words, session.table.heard(session.viewer)).news(quiet=False)[-wanted:]:
        session.screen.say(line)


def why(session: "Session", rest: str) -> None:
    """The automaton's last turn, every choice with its criteria and their rules."""
    del rest
    told = session.table.why(session.viewer)
    if not told:
        session.screen.tell("ui-no-automaton", "dim")
    for line in Story(session.screen.words, told).full():
        session.screen.say(line)


def suppose(session: "Session", rest: str) -> None:
    """The automaton's turn as if it began now, on the table as this seat knows it and with the edits made."""
    try:
        edits = shlex.split(rest)
    except ValueError:
        raise UnknownName(rest, "a quotation mark is left open") from None
    compared = Compared(session.screen.words, session.table.what_if(edits, session.viewer))
    for line in compared.said(full=False):
        session.screen.say(line, MARKED.get(line[:1], ""))


def draw_part(part: str) -> "Callable[[Session, str], None]":
    def draw(session: "Session", rest: str) -> None:
        del rest
        match = session.table.match
        session.screen.draw(match.game.sketch(match, session.viewer, part))

    return draw


def options(session: "Session", rest: str) -> None:
    """List the answers once more."""
    del rest
    question = question_of(session.table.match, session.viewer)
    if question is not None:
        session.screen.draw(Menu(session.screen.words, session.table, question, session.screen.width).lines())


def save(session: "Session", rest: str) -> None:
    file = Path(rest) if rest else session.file
    saving.write(file, session.table.record())
    session.screen.tell_file("ui-saved", file)


def position(session: "Session", rest: str) -> None:
    """The position as this seat may share it."""
    del rest
    session.screen.console.out(session.table.position(session.viewer), highlight=False)


def language(session: "Session", rest: str) -> None:
    session.screen.words = Words(rest, session.table.match.content)
    session.look_again()


def foresee(session: "Session", rest: str) -> None:
    """What would follow for certain, without doing it."""
    question = question_of(session.table.match, session.viewer)
    if question is None:
        return
    menu = Menu(session.screen.words, session.table, question, session.screen.width)
    read = menu.read(rest)
    told = session.table.foresee(read if isinstance(read, str) else read[0], session.viewer)
    session.screen.tell("ui-foreseen" if told else "ui-foreseen-nothing", "dim")
    for line in Story(session.screen.words, told).news():
        session.screen.say(f"· {line}")


def hint(session: "Session", rest: str) -> None:
    """What a search would answer, from what this seat may know."""
    thought = think(session.table, session.viewer, rest or HINT_LEVEL, seed=len(session.table.lines))
    for line in thought_lines(session.screen.words, session.table, thought):
        session.screen.say(line)


def resign(session: "Session", rest: str) -> None:
    del rest
    words = session.screen.words
    session.screen.tell("ui-resign-sure", "question")
    reply = session.read(words.say("ui-ready"))
    if reply is None or reply.strip().lower() not in ("yes", words.say("ui-yes")):
        session.screen.tell("ui-resign-not", "dim")
        return
    session.table.resign(session.viewer)
    session.save()


def leave(session: "Session", rest: str) -> None:
    del rest
    session.leaving = True


def helping(session: "Session", rest: str) -> None:
    del rest
    words = session.screen.words
    session.screen.tell("ui-help")
    for name in COMMANDS:
        command = name.replace("!", "-across").replace("?", "ask")
        shown = words.say(f"command-{command}")
        session.screen.draw([[plain(f"  {shown}", "key"), tab(15), plain(words.say(f"help-{command}"))]])


def show(session: "Session", rest: str) -> None:
    """The whole table again."""
    if rest:
        raise BadInput(rest, "nothing follows this command")
    session.look_again()


COMMANDS: "Final[dict[str, Callable[[Session, str], None]]]" = {
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
