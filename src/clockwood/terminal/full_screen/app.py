"""The full-screen table: board, cards, story and log beside one prompt, by mouse or by keys."""

from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.widgets import Footer, Input, OptionList, Static, TabbedContent, TabPane
from textual.widgets.option_list import Option

from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.terminal.full_screen.answers import Answering, Choice
from clockwood.terminal.full_screen.board import BoardPanel
from clockwood.terminal.full_screen.game import FullScreenGame
from clockwood.terminal.full_screen.hand_over import HandOver
from clockwood.terminal.full_screen.seat_text import SeatText
from clockwood.terminal.full_screen.sheet_text import sheet_lines
from clockwood.terminal.full_screen.story_text import sieve, story_line
from clockwood.terminal.screen import THEME
from clockwood.words import LANGUAGES, Words

KEYS: Final = "1234567890"
TABS: Final = {
    "story-tab": "full-story",
    "seats-tab": "full-table",
    "log-tab": "full-log",
    "said-tab": "full-said",
}
WIDE: Final = 120
"""From this width on the story stands beside the board; below it is a tab."""

LOW: Final = 36
"""Below this height the board is a list of places, as it is where the screen is narrower than the board."""


class TableApp(App[None]):
    """A table on the full screen. `games` has the game, and above it the what-if that is being tried."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"choose({number})", show=False) for number, key in enumerate(KEYS)),
        Binding("slash", "command", "full-key-type"),
        Binding("u", "type('undo')", "full-key-undo"),
        Binding("d", "done", "full-key-done"),
        Binding("question_mark", "type('?')", "full-key-explain"),
        Binding("escape", "step_back", "full-key-back"),
        Binding("w", "what_if", "full-key-what-if"),
        Binding("h", "type('hint')", "full-key-hint"),
        Binding("q", "leave", "full-key-quit"),
        Binding("m", "map", "full-key-map"),
        Binding("l", "language", "full-key-language"),
        Binding("r", "type('redo')", "full-key-redo"),
    ]

    def __init__(self, game: FullScreenGame) -> None:
        super().__init__()
        self.console.push_theme(THEME)
        self.games: Final = [game]
        self.scene: s.Scene = game.scene()
        self.answering: Answering | None = None
        self.shown: list[Choice] = []
        self.unfolded: Final[set[int]] = set()
        self.past: int = -1
        self.as_list: bool | None = None
        self.name_keys()

    @property
    def game(self) -> FullScreenGame:
        return self.games[-1]

    @property
    def words(self) -> Words:
        return self.game.screen.words

    # -- layout

    def name_keys(self) -> None:
        """Say in the language of the game what the keys do; the class has the ids of the messages."""
        for binding in Binding.make_bindings(self.BINDINGS):
            if binding.description:
                said = replace(binding, description=self.words.say(binding.description))
                self._bindings.key_to_bindings[binding.key] = [said]

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="middle"):
            yield BoardPanel(id="board")
            with TabbedContent(id="sides"):
                with TabPane(self.words.say(TABS["story-tab"]), id="story-tab"):
                    yield OptionList(id="story")
                with TabPane(self.words.say(TABS["seats-tab"]), id="seats-tab"), VerticalScroll():
                    yield Static(id="seats")
                with TabPane(self.words.say(TABS["log-tab"]), id="log-tab"):
                    yield OptionList(id="log")
                with TabPane(self.words.say(TABS["said-tab"]), id="said-tab"), VerticalScroll():
                    yield Static(id="said")
        with Vertical(id="asked"):
            yield Static(id="prompt")
            yield OptionList(id="options")
            yield Input(id="typed", placeholder=self.words.say("full-type"))
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#typed").display = False
        self.call_after_refresh(self.go_on)

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self.draw_board)

    # -- the game goes on

    def go_on(self) -> None:
        """Show the table; let computers answer, or hand the screen over, until a person here is asked."""
        if self.game.computers_turn():
            self.show()
            self.run_worker(self.think, thread=True, exclusive=True, group="think")
            return
        seat = self.game.asked_seat()
        if seat >= 0 and seat != self.game.viewer:
            if len(self.game.people) > 1:
                self.push_screen(HandOver(self.words, seat), lambda _: self.sit(seat))
                return
            self.game.viewer = seat
        self.show()

    def think(self) -> None:
        """Answer for computers until a person decides; runs beside the screen."""
        while self.game.computers_turn():
            self.game.answer_for_computer()
        self.game.heard_text()
        self.call_from_thread(self.go_on)

    def sit(self, seat: int) -> None:
        self.game.viewer = seat
        self.show()

    # -- showing

    def show(self) -> None:
        """Draw everything from the scene of the seat that looks."""
        self.scene = self.game.scene()
        question = self.scene.question if not self.game.computers_turn() else None
        self.answering = None if question is None else Answering(question, self.words.say("full-ways"))
        self.past = -1
        self.draw_prompt()
        self.draw_board()
        self.draw_seats()
        self.draw_story()
        if self.answering is not None:
            self.game.notes.tell(self.game.screen, self.game.table)
            self.say(self.game.heard_text())

    def draw_status(self) -> None:
        setting = self.game.scenes.setting
        text = Text().append(setting.title, "head")
        if self.game.trial:
            text.append(f"  {self.words.say('full-what-if')}", "legal")
        if self.past >= 0:
            text.append(f"  {self.words.say('full-past', number=self.past + 1)}", "legal")
        for line in SeatText(setting, "").lines(self.view)[:1]:
            text.append("  ").append_text(line)
        if setting.provenance:
            text.append(f"  [{setting.provenance}]", "house")
        self.query_one("#status", Static).update(text)

    @property
    def view(self) -> s.View:
        """The table now, or as it was at the line of the log that is looked at."""
        return self.scene.view if self.past < 0 else self.game.view_at(self.past)

    def draw_board(self) -> None:
        panel = self.query_one("#board", BoardPanel)
        lit = set() if self.answering is None or self.past >= 0 else self.answering.refs()
        panel.show(self.game.scenes.setting, self.view, lit, self.listed)
        self.draw_status()

    @property
    def listed(self) -> bool:
        """True while the board is a list of places: as was asked for, or because a map would not fit."""
        if self.as_list is not None:
            return self.as_list
        return self.size.height < LOW or any(
            self.size.width < board.columns for board in self.game.scenes.setting.boards[:1]
        )

    def draw_seats(self) -> None:
        setting = self.game.scenes.setting
        lines: list[Text] = []
        own = self.scene.seat
        for seat in sorted(setting.seats, key=lambda seat: seat.ref != f"seat:{own}"):
            lines += SeatText(setting, seat.ref.partition(":")[2]).lines(self.view, seat.name)
            lines.append(Text())
        lines += SeatText(setting, "").lines(self.view)[1:]
        self.query_one("#seats", Static).update(Text("\n").join(lines))

    def draw_story(self) -> None:
        story = self.query_one("#story", OptionList)
        log = self.query_one("#log", OptionList)
        story.clear_options()
        log.clear_options()
        for line in self.scene.story:
            told = isinstance(line, s.Chose) or not (line.quiet or line.wall)
            if told:
                story.add_option(Option(story_line(line), id=f"s{line.number}"))
            if isinstance(line, s.Chose) and line.number in self.unfolded:
                story.add_option(Option(sieve(line, self.words.say("full-left")), disabled=True))
            if isinstance(line, s.Happened) and not line.wall:
                log.add_option(Option(story_line(line), id=f"l{line.number}"))
        story.scroll_end(animate=False)
        log.scroll_end(animate=False)

    def draw_prompt(self) -> None:
        options = self.query_one("#options", OptionList)
        options.clear_options()
        self.shown = [] if self.answering is None else self.answering.choices()
        prompt = self.query_one("#prompt", Static)
        if self.answering is None:
            prompt.update(self.waiting())
            return
        question = self.answering.question
        text = Text().append(question.prompt.text, "question").append(f"  [{', '.join(question.prompt.tags)}]", "rule")
        if question.shape == "some":
            counts = {"chosen": len(self.answering.picked), "low": question.low, "high": question.high}
            text.append("  " + self.words.say("full-chosen", **counts), "dim")
        prompt.update(
            Text("\n").join([*sheet_lines(self.game.scenes.setting, self.view, brief=self.size.height < LOW), text])
        )
        for number, choice in enumerate(self.shown):
            key = KEYS[number] if number < len(KEYS) else " "
            text = Text().append(f"{key} ", "key").append(choice.text)
            options.add_option(Option(text.append(self.printed(choice), "dim")))
        if self.shown:
            options.highlighted = 0
        options.focus()

    def printed(self, choice: Choice) -> str:
        """Return the printed text of the card that a line is about."""
        refs = [part.ref for part in choice.options[0].parts] if len(choice.options) == 1 else []
        texts = [card.text for card in self.game.scenes.setting.cards if card.ref in refs and card.text]
        return f"  {texts[0]}" if texts else ""

    def waiting(self) -> Text:
        """Return the words for a table that asks nobody here: the result, or who decides."""
        outcome = self.game.table.outcome
        if outcome is not None:
            return Text(self.words.outcome(outcome), "question")
        seat = self.game.asked_seat()
        return Text(self.words.say("ui-thinking", seat=self.words.name("seat", max(seat, 0))), "dim")

    def say(self, said: Text) -> None:
        """Show what a command said."""
        if said.plain.strip():
            self.query_one("#said", Static).update(said)
            self.query_one("#sides", TabbedContent).active = "said-tab"

    # -- answering

    def take(self, choice: Choice) -> None:
        """Take a line of the prompt: give the answer, or ask for its next part."""
        if self.answering is None:
            return
        option = self.answering.narrow(choice)
        if option is not None:
            self.give(option.answer)
        else:
            self.draw_prompt()
            self.draw_board()

    def give(self, answer: str | list[int]) -> None:
        refused = self.game.give(answer)
        if refused:
            self.notify(refused, severity="warning")
        self.go_on()

    def action_choose(self, number: int) -> None:
        if number < len(self.shown):
            self.take(self.shown[number])

    def action_done(self) -> None:
        chosen = None if self.answering is None else self.answering.whole_set()
        if chosen is not None:
            self.give(chosen)

    def on_board_panel_touched(self, event: BoardPanel.Touched) -> None:
        if self.answering is not None and self.answering.touch(event.ref):
            if len(self.answering.open) == 1:
                self.take(Choice("", self.answering.open))
                return
            self.draw_prompt()
            self.draw_board()
        else:
            self.say(self.game.type(f"? {event.name}"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "options":
            self.action_choose_line(event.option_index)
        elif event.option_list.id == "story" and event.option.id is not None:
            number = int(event.option.id[1:])
            self.unfolded.symmetric_difference_update({number})
            self.draw_story()

    def action_choose_line(self, number: int) -> None:
        if number < len(self.shown):
            self.take(self.shown[number])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "log" and event.option_list.has_focus and event.option.id is not None:
            self.past = int(event.option.id[1:])
            self.draw_board()
            self.draw_seats()

    # -- commands

    def action_command(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        event.input.clear()
        event.input.display = False
        if text:
            self.action_type(text)
        self.query_one("#options").focus()

    def action_type(self, text: str) -> None:
        """Carry out a typed line as the line mode does."""
        self.say(self.game.type(text))
        if self.game.leaving:
            self.exit()
            return
        self.go_on()

    def action_what_if(self) -> None:
        if not self.game.trial:
            self.games.append(self.game.what_if())
            self.add_class("trial")
            self.go_on()

    def action_map(self) -> None:
        self.as_list = not self.listed
        self.draw_board()

    def action_language(self) -> None:
        spoken = list(LANGUAGES)
        after = spoken[(spoken.index(self.words.language) + 1) % len(spoken)]
        for game in self.games:
            game.screen.words = Words(after, game.table.match.content)
        self.name_keys()
        for tab, message in TABS.items():
            self.query_one("#sides", TabbedContent).get_tab(tab).label = Content(self.words.say(message))
        self.query_one("#typed", Input).placeholder = self.words.say("full-type")
        self.refresh_bindings()
        self.show()

    def action_step_back(self) -> None:
        """Leave the past, take back the last part of an answer, or leave the what-if."""
        if self.query_one("#typed").display:
            self.query_one("#typed").display = False
            self.query_one("#options").focus()
        elif self.past >= 0:
            self.show()
        elif self.answering is not None and self.answering.back():
            self.draw_prompt()
            self.draw_board()
        elif self.game.trial:
            self.games.pop()
            self.remove_class("trial")
            self.go_on()

    def action_leave(self) -> None:
        self.exit()


def play_full_screen(table: Table, words: Words, file: Path) -> None:
    """Play on the full screen until the person leaves."""
    game = FullScreenGame(table, words, file)
    game.save()
    TableApp(game).run()
