"""The full-screen table: drawn from the scene of every game, played by keys and mouse."""

import os
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static, TabbedContent

import clockwood
from clockwood.terminal.full_screen.answers import Answering
from clockwood.terminal.full_screen.app import TableApp
from clockwood.terminal.full_screen.game import FullScreenGame
from clockwood.words import Words
from terminal.screens import SEATS, app_of, drawn, play, press, settle, told

SNAPSHOTS = Path(__file__).parent / "snapshots"
SIZES = [
    pytest.param((80, 24), id="80x24"),
    pytest.param((60, 40), id="60x40", marks=pytest.mark.slow),
    pytest.param((140, 45), id="140x45"),
]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_the_screen_is_drawn_as_before(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    """Set SNAPSHOTS=new to draw them again, and look at what changed."""

    async def look(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "1")
        seen = drawn(app)
        file = SNAPSHOTS / f"{game}-{size[0]}x{size[1]}.txt"
        if os.environ.get("SNAPSHOTS") == "new":
            file.write_text(seen + "\n", encoding="utf-8")
        assert seen + "\n" == file.read_text(encoding="utf-8")

    play(app_of(game, tmp_path), look, size)


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_keys_alone_play_and_every_answer_is_saved(game: str, tmp_path: Path) -> None:
    async def answers(app: TableApp, pilot: "Pilot[None]") -> None:
        for _ in range(12):
            if app.answering is None:
                break
            if app.answering.whole_set() is not None:
                await press(app, pilot, "d")
            else:
                picked = len(app.answering.picked)
                await press(app, pilot, str(picked + 1))
        assert len(app.game.table.lines) > 3
        assert (tmp_path / "game.record").read_text(encoding="utf-8") == app.game.table.record()

    play(app_of(game, tmp_path), answers, (80, 24))


@pytest.mark.slow
def test_undo_and_redo(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        before = app.game.table.record()
        await press(app, pilot, "1", "slash", *"undo!", "enter")
        assert app.scene.question is not None
        assert app.scene.question.options[0].answer == "draw-four"
        await press(app, pilot, "r")
        assert app.game.table.record() != before

    play(app_of("ironwood", tmp_path), steps)


@pytest.mark.slow
def test_a_set_is_picked_line_by_line_and_given_at_once(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "1", "1", "1", "2", "3")
        assert app.answering is not None
        assert [option in app.answering.picked for option in app.answering.question.options] == [
            False,
            True,
            True,
            False,
        ]
        await press(app, pilot, "escape")
        assert len(app.answering.picked) == 1
        await press(app, pilot, "d")
        assert len(app.answering.picked) == 1, "a set that is too small is not given"

    play(app_of("ironwood", tmp_path), steps)


@pytest.mark.slow
def test_a_click_on_the_map_binds_what_is_asked(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        question = app.scene.question
        assert question is not None
        place = next(place for place in app.game.scenes.setting.places if place.ref == "place:e0")
        await pilot.click("#board Static", offset=place.cell)
        await settle(app, pilot)
        assert app.answering is not None
        assert {option.parts[0].ref for option in app.answering.open} == {"place:e0"}
        await press(app, pilot, "1")
        assert app.game.table.lines[0].endswith("settle e0 n")

    play(app_of("iron-kings", tmp_path), steps)


@pytest.mark.slow
def test_a_what_if_looks_different_and_changes_nothing(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        before = app.game.table.record()
        await press(app, pilot, "w", "1", "1")
        assert app.game.trial
        assert "WHAT IF" in drawn(app)
        assert app.game.table.record() != before
        await press(app, pilot, "escape")
        assert app.game.table.record() == before
        assert "WHAT IF" not in drawn(app)

    play(app_of("iron-kings", tmp_path), steps)


@pytest.mark.slow
def test_a_line_of_the_log_shows_the_table_as_it_was(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "1")
        app.query_one("#sides", TabbedContent).active = "log-tab"
        log = app.query_one("#log", OptionList)
        log.focus()
        await settle(app, pilot)
        log.highlighted = 0
        await settle(app, pilot)
        assert "as it was after line" in drawn(app)
        assert app.view != app.scene.view
        await press(app, pilot, "escape")
        assert app.view == app.scene.view

    play(app_of("ironwood", tmp_path), steps)


@pytest.mark.slow
def test_the_choice_of_an_automaton_unfolds_into_its_criteria(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        while not any(text.startswith("▸") for text in told(app)):
            assert app.answering is not None
            done = app.answering.whole_set() is not None
            await press(app, pilot, "d" if done else str(len(app.answering.picked) + 1))
        story = app.query_one("#story", OptionList)
        before = story.option_count
        index = next(k for k in range(before) if str(story.get_option_at_index(k).prompt).startswith("▸"))
        story.focus()
        story.highlighted = index
        await press(app, pilot, "enter")
        assert story.option_count == before + 1

    play(app_of("ironwood", tmp_path), steps)


@pytest.mark.slow
def test_commands_of_the_line_mode_can_be_typed(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "slash", *"log", "enter")
        assert "Round 1 began." in str(app.query_one("#said", Static).render())
        await press(app, pilot, "slash", *"nonsense", "enter")
        assert "nonsense" in str(app.query_one("#said", Static).render())

    play(app_of("ironwood", tmp_path), steps)


@pytest.mark.slow
def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        assert "Draw 2 special cards" in drawn(app)
        await press(app, pilot, "l")
        assert "Dobierz" in drawn(app)

    play(app_of("ironwood", tmp_path), steps)


@pytest.mark.slow
def test_the_screen_is_handed_over_between_people(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "enter")
        first = app.game.viewer
        await press(app, pilot, "2")
        assert "Pass the screen" in drawn(app)
        await press(app, pilot, "enter")
        assert app.game.viewer != first

    play(app_of("ironwood", tmp_path, seats={"woodwalkers": "human", "ironclad": "human"}), steps)


def test_long_lists_are_asked_in_parts() -> None:
    table = clockwood.new("iron-kings", seed=5, seats=SEATS["iron-kings"])
    game = FullScreenGame(table, Words("en", table.match.content), Path("unused"), trial=True)
    question = game.scene().question
    assert question is not None
    answering = Answering(question, "ways")
    assert len(question.options) == 24
    assert len(answering.choices()) == 4
    assert answering.narrow(answering.choices()[2]) is None
    assert len(answering.choices()) == 6
    assert answering.back()
    assert len(answering.open) == 24


def test_a_wide_screen_shows_the_whole_map(tmp_path: Path) -> None:
    async def look(app: TableApp, pilot: "Pilot[None]") -> None:
        await pilot.pause()
        assert app.query_one("#board").max_scroll_y == 0

    play(app_of("ironwood", tmp_path), look, (140, 40))


@pytest.mark.slow
def test_a_battle_is_set_out_above_the_question(tmp_path: Path) -> None:
    record = Path(__file__).parents[2] / "web" / "tests" / "battle.record"

    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "enter")
        seen = drawn(app)
        assert re.search(r"Damage +Woodwalkers \? \(.*  :  Ironclad", seen)
        assert "A tie is won by the attacker: Woodwalkers." in seen
        assert "11 Plumbarum" in seen, "the number that decides ties stands on the map"

    table = clockwood.replay(record.read_text(encoding="utf-8"))
    table.players.update(woodwalkers="human", ironclad="human")
    play(TableApp(FullScreenGame(table, Words("en", table.match.content), tmp_path / "game.record")), steps)


@pytest.mark.slow
def test_keys_and_tabs_follow_the_language(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        assert "what-if" in drawn(app).split("\n")[-1]
        await press(app, pilot, "l")
        assert "co gdyby" in drawn(app).split("\n")[-1]
        assert "Opowieść" in drawn(app)

    play(app_of("ironwood", tmp_path), steps)
