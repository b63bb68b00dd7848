"""One sitting: questions asked of people, answers of computers in between, every choice kept at once."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.kernel.errors import BadInput
from clockwood.kernel.events import Event, Term
from clockwood.kernel.gesture import IllegalAnswer
from clockwood.kernel.question import Question
from clockwood.kernel.sketch import Piece, Sketch, named, plain
from clockwood.kernel.table import Table
from clockwood.story import Story
from clockwood.terminal import saved_games
from clockwood.terminal.menu import Menu
from clockwood.terminal.screen import Screen
from clockwood.terminal.typed_commands import COMMANDS, command_of

HUMAN: Final = "human"


class TerminalGame:
    """A table, the people and computers at it, and the file it is kept in."""

    def __init__(self, table: Table, screen: Screen, file: Path, read: Callable[[str], str | None]) -> None:
        self.table: Final = table
        self.screen: Final = screen
        self.file: Final = file
        self.read: Final = read
        self.people: Final = [k for k, name in enumerate(table.seat_names) if table.players.get(name) == HUMAN]
        self.viewer: int = self.people[0] if len(self.people) == 1 else -1
        self.heard: Final = [0] * len(table.seat_names)
        self.turn: int = -1
        self.fresh: bool = True
        self.leaving: bool = False
        self.thinking: int = -1

    def run(self) -> None:
        """Play until somebody wins or the person leaves; either way nothing is lost."""
        self.save()
        while not self.table.over and not self.leaving:
            question = self.table.decision
            assert question is not None
            seat = int(question.seat)
            if seat in self.people:
                self.ask(question)
            else:
                self.think(question)
        if self.table.over:
            self.end()
        else:
            self.screen.tell_file("ui-left", self.file)

    # -- computers

    def think(self, question: Question) -> None:
        """A computer answers from what its seat may know."""
        seat = int(question.seat)
        if seat != self.thinking:
            self.thinking = seat
            self.screen.gap()
            self.screen.tell("ui-thinking", "dim", seat=self.screen.words.name("seat", seat))
        name = self.table.players.get(self.table.seat_names[seat], "random")
        agent = agent_named(name, self.table.seed + len(self.table.lines))
        action = agent_action(self.table.match, seat, agent)
        self.table.choose(int(action), seat)
        self.save()

    # -- people

    def ask(self, question: Question) -> None:
        """Tell what happened, show the table, ask, and take one reply."""
        seat = int(question.seat)
        self.thinking = -1
        if seat != self.viewer and not self.hand_over(seat):
            return
        self.news(seat)
        self.show(question)
        menu = Menu(self.screen.words, self.table, question, self.screen.width)
        self.screen.gap()
        prompt = self.table.match.game.prompt(self.table.match, question)
        self.screen.draw([self.headline(question, prompt), *self.about(prompt.terms), *menu.lines()])
        self.fresh = False
        while not self.fresh and not self.leaving and not self.table.over:
            self.reply(question, menu)

    def headline(self, question: Question, prompt: Event) -> list[Piece]:
        """Who is asked what, and by which rule."""
        name = self.table.seat_names[question.seat]
        asked = plain(self.screen.words.told(prompt), "question")
        return [named("seat", name, name), plain("  "), asked, plain(f"  [{prompt.cite}]", "rule")]

    def about(self, terms: list[Term]) -> Sketch:
        """The lines of the card a question belongs to."""
        content, game = self.table.match.content, self.table.match.game
        found: Sketch = []
        for term in terms:
            text = game.printed(content, f"{term.kind}-text", term.value, self.screen.words.language)
            if text:
                name = content.names[term.kind][term.value]
                found.append([plain("  "), named(term.kind, name, "dim"), plain(f"  {text}", "dim")])
        return found

    def reply(self, question: Question, menu: Menu) -> None:
        """Take one line: a command, or an answer. A refused one says why and changes nothing."""
        text = self.read(self.screen.words.say("ui-ready"))
        if text is None:
            self.leaving = True
            return
        text = text.strip()
        if not text:
            return
        try:
            command, rest = command_of(self.screen.words, text)
            if command:
                COMMANDS[command](self, rest)
            else:
                self.answer(question, menu.read(text))
        except IllegalAnswer as error:
            self.screen.say(self.screen.words.why(error.cause), "wrong")
        except BadInput as error:
            self.screen.tell("ui-not-understood", "wrong", text=text, reason=error.reason)

    def answer(self, question: Question, given: str | list[int]) -> None:
        self.table.choose(given, int(question.seat))
        self.fresh = True
        self.save()

    def hand_over(self, seat: int) -> bool:
        """The other player's cards leave the screen before this one looks; false where nobody does."""
        if self.people and len(self.people) > 1:
            self.screen.clear()
            self.screen.tell("ui-hand-over", "question", seat=self.screen.words.name("seat", seat))
            if self.read(self.screen.words.say("ui-press-enter")) is None:
                self.leaving = True
                return False
            self.screen.clear()
        self.viewer = seat
        self.turn = -1
        return True

    # -- showing

    def news(self, seat: int) -> None:
        """What happened since this seat last looked, as far as it may know."""
        since = min(self.heard[seat], len(self.table.story))
        self.heard[seat] = len(self.table.story)
        told = Story(self.screen.words, self.table.heard(seat, since)).news()
        if told:
            self.screen.gap()
        for line in told:
            self.screen.say(f"· {line}", "news")

    def show(self, question: Question) -> None:
        """Everything at the start of a turn; later what the question is about."""
        game, match = self.table.match.game, self.table.match
        turn = int(game.turn_of(match))
        parts = game.sketch_for(match, question)
        if turn != self.turn:
            parts = [part for part in game.sketch_parts() if part != "hand"]
        self.turn = turn
        for part in parts:
            drawn = game.sketch(match, question.seat, part)
            if drawn:
                self.screen.gap()
            self.screen.draw(drawn)

    def look_again(self) -> None:
        """Show the open question once more, with the whole table."""
        self.turn = -1
        self.fresh = True

    # -- keeping

    def save(self) -> None:
        saved_games.write(self.file, self.table.record())

    def end(self) -> None:
        """Tell how it ended and where the record lies."""
        for seat in self.people[:1]:
            self.news(seat)
            self.screen.gap()
            self.screen.draw(
                self.table.match.game.sketch(self.table.match, seat, self.table.match.game.sketch_parts()[0])
            )
        outcome = self.table.outcome
        assert outcome is not None
        self.screen.gap()
        self.screen.say(self.screen.words.outcome(outcome), "question")
        self.save()
        kept = self.file
        if kept == saved_games.current(self.table.match.game.name):
            kept = saved_games.put_away(kept, "finished")
        self.screen.tell_file("ui-record-lies", kept)
