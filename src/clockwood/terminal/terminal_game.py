"""A game at the terminal: people are asked, computers answer in between, and every answer is saved at once."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.errors import BadInput
from clockwood.kernel.events import Event, Term
from clockwood.kernel.gesture import IllegalAnswer
from clockwood.kernel.question import Question
from clockwood.kernel.sketch import Piece, Sketch, named, plain
from clockwood.kernel.table import Table
from clockwood.story import Story
from clockwood.terminal import saved_games
from clockwood.terminal.compact import compact_lines
from clockwood.terminal.lesson_notes import LessonNotes
from clockwood.terminal.menu import Menu
from clockwood.terminal.screen import Screen
from clockwood.terminal.typed_commands import commands_of, split_command
from clockwood.words import Words

HAND: Final = "hand"
"""The part of a sketch that is not drawn at the start of a turn: the options list the cards."""


class TerminalGame:
    """A table, its people and computers, and the file it is saved in.

    `viewer` is the seat whose view is on the screen.
    """

    def __init__(self, table: Table, screen: Screen, file: Path, read: Callable[[str], str | None]) -> None:
        self.table: Final = table
        self.screen: Final = screen
        self.file: Final = file
        self.read: Final = read
        self.people: Final = [k for k, name in enumerate(table.seat_names) if table.players.get(name) == HUMAN]
        self.viewer: int = self.people[0] if len(self.people) == 1 else -1
        self.heard: Final = [0] * len(table.seat_names)
        self.leaving: bool = False
        self.notes: Final = LessonNotes(table)
        self._turn: int = -1
        self._asked: bool = False
        self._thinking: int = -1

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.save()
        while not self.table.over and not self.leaving:
            question = self.table.decision
            assert question is not None
            seat = int(question.seat)
            self.follow()
            if seat in self.people:
                self.ask(question)
            else:
                self.answer_by_computer(question)
        if self.table.over:
            self.end()
        else:
            self.screen.tell_file("ui-left", self.file)

    def follow(self) -> None:
        """Speak of the table as it is now: in a draft its seats take names."""
        content = self.table.match.content
        if self.screen.words.content is not content:
            self.screen.words = Words(self.screen.words.language, content)

    # -- computers

    def answer_by_computer(self, question: Question) -> None:
        """Let the seat's agent answer from what the seat may know."""
        seat = int(question.seat)
        if seat != self._thinking:
            self._thinking = seat
            self.screen.gap()
            self.screen.tell("ui-thinking", "dim", seat=self.screen.words.name("seat", seat))
        name = self.table.players.get(self.table.seat_names[seat], "random")
        agent = agent_named(name, self.table.seed + len(self.table.lines))
        action = agent_action(self.table.match, seat, agent)
        self.table.choose(int(action), seat)
        self.save()

    # -- people

    def ask(self, question: Question) -> None:
        """Tell what happened, show the table, ask, and read lines until the question is answered."""
        seat = int(question.seat)
        self._thinking = -1
        if seat != self.viewer and not self.hand_over(seat):
            return
        self.tell_news(seat)
        self.show(question)
        menu = Menu(self.screen.words, self.table, question, self.screen.width)
        self.screen.gap()
        prompt = self.table.match.game.prompt(self.table.match, question)
        reasons = self.hindrances(question)
        self.screen.draw([self.headline(question, prompt), *self.card_texts(prompt.terms), *reasons, *menu.lines()])
        self.notes.tell(self.screen, self.table)
        self._asked = True
        while self._asked and not self.leaving and not self.table.over:
            self.read_line(question, menu)

    def headline(self, question: Question, prompt: Event) -> list[Piece]:
        """Return the line with the seat, the question and its rule."""
        name = self.table.match.content.names["seat"][question.seat]
        asked = plain(self.screen.words.told(prompt), "question")
        rule = [plain(f"  [{prompt.cite}]", "rule")] if prompt.cite else []
        return [named("seat", name, name), plain("  "), asked, *rule]

    def hindrances(self, question: Question) -> Sketch:
        """Return why nothing but a way out is offered, a line each."""
        match, words = self.table.match, self.screen.words
        told = match.game.hindrances(match, question)
        return [[plain(f"  {words.told(each)}"), plain(f"  [{each.cite}]", "rule")] for each in told]

    def card_texts(self, terms: list[Term]) -> Sketch:
        """Return the printed text of the cards a question is about."""
        content = self.table.match.content
        found: Sketch = []
        for term in terms:
            text = self.screen.words.printed(f"{term.kind}-text", term.value)
            if text:
                name = content.names[term.kind][term.value]
                found.append([plain("  "), named(term.kind, name, "dim"), plain(f"  {text}", "dim")])
        return found

    def read_line(self, question: Question, menu: Menu) -> None:
        """Carry out one typed line: a command or an answer. A refused one changes nothing and says why."""
        text = self.read(self.screen.words.say("ui-ready"))
        if text is None:
            self.leaving = True
            return
        text = text.strip()
        if not text:
            return
        game = self.table.match.game
        try:
            command, rest = split_command(game, self.screen.words, text)
            if command:
                commands_of(game)[command](self, rest)
            else:
                self.answer(question, menu.read(text))
        except IllegalAnswer as error:
            self.screen.say(self.screen.words.why(error.cause), "wrong")
        except BadInput as error:
            self.screen.tell("ui-not-understood", "wrong", text=text, reason=error.reason)

    def answer(self, question: Question, given: str | list[int]) -> None:
        self.table.choose(given, int(question.seat))
        self._asked = False
        self.save()

    def hand_over(self, seat: int) -> bool:
        """Hide the other player's cards and wait for this one; return False if nobody comes."""
        if self.people and len(self.people) > 1:
            self.screen.clear()
            self.screen.tell("ui-hand-over", "question", seat=self.screen.words.name("seat", seat))
            if self.read(self.screen.words.say("ui-press-enter")) is None:
                self.leaving = True
                return False
            self.screen.clear()
        self.viewer = seat
        self._turn = -1
        return True

    # -- showing

    def tell_news(self, seat: int) -> None:
        """Tell what happened since this seat last looked, as far as it may know."""
        since = min(self.heard[seat], len(self.table.story))
        self.heard[seat] = len(self.table.story)
        told = Story(self.screen.words, self.table.heard(seat, since)).news()
        if told:
            self.screen.gap()
        for line in told:
            self.screen.say(f"· {line}", "news")

    def show(self, question: Question) -> None:
        """Draw the table at the start of a turn; later only the parts the question is about."""
        game, match = self.table.match.game, self.table.match
        turn = int(game.turn_of(match))
        if self.screen.small:
            self._turn = turn
            self.screen.gap()
            self.screen.print_lines(compact_lines(self.table, int(question.seat), self.screen))
            return
        parts = game.sketch_for(match, question)
        if turn != self._turn:
            parts = [part for part in game.sketch_parts() if part != HAND]
        self._turn = turn
        for part in parts:
            drawn = game.sketch(match, question.seat, part)
            if drawn:
                self.screen.gap()
            self.screen.draw_part(part, drawn)

    def ask_again(self) -> None:
        """Show the whole table and the open question again."""
        self._turn = -1
        self._asked = False

    # -- saving

    def save(self) -> None:
        saved_games.write(self.file, self.table.record())

    def end(self) -> None:
        """Tell the result and the file of the record."""
        game, match = self.table.match.game, self.table.match
        for seat in self.people[:1]:
            self.tell_news(seat)
            self.screen.gap()
            part = game.sketch_parts()[0]
            self.screen.draw_part(part, game.sketch(match, seat, part))
        outcome = self.table.outcome
        assert outcome is not None
        self.screen.gap()
        self.screen.say(self.screen.words.outcome(outcome), "question")
        self.save()
        file = self.file
        if file == saved_games.current(game.name):
            file = saved_games.archive(file, "finished")
        self.screen.tell_file("ui-record-lies", file)
