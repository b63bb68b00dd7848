"""A game on the full screen: the same table, commands and files as in the line mode, without its loop."""

import io
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import IllegalAnswer, question_of
from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.terminal.screen import THEME, Screen
from clockwood.terminal.terminal_game import TerminalGame
from clockwood.terminal.typed_commands import commands_of, split_command
from clockwood.words import Words


class FullScreenGame(TerminalGame):
    """A table with its scenes. `trial` is a what-if: nothing of it is saved."""

    def __init__(self, table: Table, words: Words, file: Path, trial: bool = False) -> None:
        console = Console(file=io.StringIO(), theme=THEME, force_terminal=True, width=76, highlight=False, emoji=False)
        super().__init__(table, Screen(words, console=console), file, self.confirm)
        self.trial: Final = trial
        self.sure: bool = False
        self.scenes: SceneBuilder = SceneBuilder(table.match.content, words.language)
        if self.viewer < 0 and not self.people:
            self.viewer = 0

    def confirm(self, _: str) -> str:
        """Answer the question whether a command is meant: it is when it is typed a second time."""
        self.sure = not self.sure
        return "no" if self.sure else "yes"

    # -- looking

    def scene(self) -> s.Scene:
        self.follow()
        content, language = self.table.match.content, self.screen.words.language
        if self.scenes.content is not content or self.scenes.setting.language != language:
            self.scenes = SceneBuilder(content, language)
        return self.scenes.scene(self.table, self.viewer)

    def view_at(self, number: int) -> s.View:
        """Return the table right after a line of this seat's story."""
        entry = self.table.entries_heard(self.viewer)[number]
        match = self.table.match_at(entry)
        return self.scenes.view_of(match, self.viewer)

    # -- playing

    def asked_seat(self) -> int:
        """Return the seat that decides now, -1 if the game is over."""
        question = self.table.decision
        return -1 if self.table.over or question is None else int(question.seat)

    def computers_turn(self) -> bool:
        return not self.table.over and self.asked_seat() not in self.people

    def answer_for_computer(self) -> None:
        question = self.table.decision
        assert question is not None
        self.answer_by_computer(question)

    def give(self, answer: str | list[int]) -> str:
        """Give an answer; return why it is refused, empty if it was given."""
        question = question_of(self.table.match, self.viewer)
        if question is None:
            return ""
        try:
            self.answer(question, answer)
        except IllegalAnswer as error:
            return self.screen.words.why(error.cause)
        except BadInput as error:
            return self.screen.words.say("ui-not-understood", text=str(answer), reason=error.reason)
        return ""

    def type(self, text: str) -> Text:
        """Carry out a typed line, a command or an answer; return what it says."""
        game = self.table.match.game
        try:
            command, rest = split_command(game, self.screen.words, text)
            if not command:
                return Text(self.give(text), "wrong")
            commands_of(game)[command](self, rest)
        except BadInput as error:
            self.screen.tell("ui-not-understood", "wrong", text=text, reason=error.reason)
        return self.heard_text()

    def heard_text(self) -> Text:
        """Return what commands have printed since the last time."""
        file = self.screen.console.file
        assert isinstance(file, io.StringIO)
        said = file.getvalue()
        file.seek(0)
        file.truncate()
        return Text.from_ansi(said)

    def what_if(self) -> "FullScreenGame":
        """Return a trial that begins with the table as it is now."""
        match = self.table.copy()
        match.listening = True
        table = Table(match, self.table.seed)
        table.players.update(self.table.players)
        trial = FullScreenGame(table, self.screen.words, self.file, trial=True)
        trial.viewer = self.viewer
        return trial

    def save(self) -> None:
        if not self.trial:
            super().save()
