"""Root on the full screen: its map and lists, battles, and a table of automata that is watched."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, TabbedContent

import clockwood
from clockwood.terminal.full_screen.app import TableApp
from clockwood.terminal.full_screen.board import BoardPanel
from clockwood.terminal.full_screen.game import FullScreenGame
from clockwood.words import Words
from terminal.screens import app_of, drawn, play, press, settle, told

NARROW = 80
"""Columns at which a battle is told by its sums alone."""

BOT = {"marquise": "human", "eyrie": "electric-eyrie"}


async def until_chosen(app: TableApp, pilot: "Pilot[None]") -> None:
    """Play by keys until an automaton has told a choice."""
    while not any(text.startswith("▸") for text in told(app)):
        assert app.answering is not None
        done = app.answering.whole_set() is not None
        await press(app, pilot, "d" if done else str(len(app.answering.picked) + 1))


@pytest.mark.slow
def test_root_is_looked_at_and_tried_on_the_full_screen(tmp_path: Path) -> None:
    """Sieve, what-if, the past and Esc, with an automaton at the table."""

    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await until_chosen(app, pilot)
        story = app.query_one("#story", OptionList)
        story.focus()
        story.highlighted = next(k for k, text in enumerate(told(app)) if text.startswith("▸"))
        await press(app, pilot, "enter")
        assert "Recruit in clearing 3 ┃ left" in drawn(app)
        before = app.game.table.record()
        await press(app, pilot, "w")
        assert "WHAT IF" in drawn(app).split("\n")[0]
        await press(app, pilot, "3", "escape", "escape")
        assert (app.game.trial, app.game.table.record()) == (False, before)
        app.query_one("#sides", TabbedContent).active = "log-tab"
        log = app.query_one("#log", OptionList)
        log.focus()
        await settle(app, pilot)
        log.highlighted = 2
        await settle(app, pilot)
        assert "as it was after line" in drawn(app).split("\n")[0]

    play(app_of("root", tmp_path, seats=BOT), steps)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(140, 45), (80, 24)])
def test_a_click_on_root_s_map_or_list_answers(size: tuple[int, int], tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "1")
        cells = app.query_one(BoardPanel).cells
        at = next((x, y) for y, row in enumerate(cells) for x, cell in enumerate(row) if cell[2] == "place:c5")
        await pilot.click("#board Static", offset=at)
        await settle(app, pilot)
        assert app.game.table.lines[-1].endswith("build c5 sawmill")

    play(app_of("root", tmp_path), steps, size)


def test_who_rules_is_told_from_who_is_there(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "1")
        assert "clearing 2 M ‹M› M1" in drawn(app)

    play(app_of("root", tmp_path), steps, (80, 24))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(140, 45), (80, 24)])
def test_a_battle_of_root_is_set_out_above_the_question(size: tuple[int, int], tmp_path: Path) -> None:
    """Four warriors attack three; the attacker rolled 3, the defender 1, and a card may still deal a hit."""
    record = Path(__file__).parents[2] / "web" / "tests" / "root-battle.record"

    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "enter")
        seen = drawn(app)
        assert re.search(
            rf"Most hits +Marquise 4{parts('warriors 4')} +: +Eyrie 3{parts('warriors 3')}$", seen, re.MULTILINE
        )
        assert re.search(rf"Hits +Marquise 3{parts('die 3')} +: +Eyrie 1{parts('die 1')}$", seen, re.MULTILINE)
        assert "The attacker has the higher die; the defender has the lower one." in seen
        await press(app, pilot, "1", "enter")
        assert re.search(rf"Hits +Marquise 4{parts('die 3, cards used 1')} +:", drawn(app))

    def parts(said: str) -> str:
        return rf" \({said}\)" if size[0] > NARROW else ""

    table = clockwood.replay(record.read_text(encoding="utf-8"))
    table.players.update(marquise="human", eyrie="human")
    play(TableApp(FullScreenGame(table, Words("en", table.match.content), tmp_path / "game.record")), steps, size)


@pytest.mark.slow
def test_one_watches_automata_turn_by_turn_to_the_end(tmp_path: Path) -> None:  # [RT U25]
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        table = app.game.table
        active = []
        for _ in range(2):
            assert app.scene.question is not None
            assert [option.answer for option in app.scene.question.options] == ["go-on", "to-the-end"]
            active.append(table.view("watcher")["active"])
            await press(app, pilot, "1")
        assert sorted(active) == ["eyrie", "marquise"]
        await press(app, pilot, "2")
        assert table.over
        assert app.scene.question is None

    seats = {"marquise": "mechanical-marquise", "eyrie": "electric-eyrie", "watcher": "human"}
    play(app_of("root", tmp_path, seats=seats), steps)
