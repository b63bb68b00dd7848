"""The full-screen table: drawn from the scene of every game, played by keys and mouse."""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static, TabbedContent

import clockwood
from clockwood.terminal.full_screen.answers import Answering
from clockwood.terminal.full_screen.app import TableApp
from clockwood.terminal.full_screen.board import BoardPanel
from clockwood.terminal.full_screen.game import FullScreenGame
from clockwood.words import Words

SNAPSHOTS = Path(__file__).parent / "snapshots"
SEATS = {
    "ironwood": {"woodwalkers": "human", "ironclad": "ironbot:3"},
    "forge-war": {"blue": "human", "yellow": "random"},
    "iron-kings": {"red": "human", "yellow": "rival:3"},
    "root": {"marquise": "human", "eyrie": "random"},
}

SIZES = [
    pytest.param((80, 24), id="80x24"),
    pytest.param((60, 40), id="60x40", marks=pytest.mark.slow),
    pytest.param((140, 45), id="140x45"),
]

NARROW = 80
"""Columns at which a battle is told by its sums alone."""

Steps = Callable[[TableApp, "Pilot[None]"], Awaitable[None]]


def app_of(game: str, folder: Path, language: str = "en", seats: dict[str, str] | None = None) -> TableApp:
    table = clockwood.new(game, seed=5, seats=seats or SEATS[game])
    return TableApp(FullScreenGame(table, Words(language, table.match.content), folder / "game.record"))


def drawn(app: TableApp) -> str:
    """Return the screen as text, without the spaces at the ends of lines."""
    rows: dict[float, list[tuple[float, str]]] = {}
    app.title = ""
    for x, y, text in re.findall(r'<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', app.export_screenshot()):
        rows.setdefault(float(y), []).append((float(x), unescape(text).replace("\xa0", " ")))
    lines = []
    for row in sorted(rows):
        line = ""
        for x, text in sorted(rows[row]):
            line = line.ljust(round(x / 12.2)) + text
        lines.append(line.rstrip())
    return "\n".join(lines)


def play(app: TableApp, steps: Steps, size: tuple[int, int] = (140, 45)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await steps(app, pilot)

    asyncio.run(run())


async def settle(app: TableApp, pilot: "Pilot[None]") -> None:
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: TableApp, pilot: "Pilot[None]", *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


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


def told(app: TableApp) -> list[str]:
    """Return the lines of the story panel."""
    story = app.query_one("#story", OptionList)
    return [str(story.get_option_at_index(k).prompt) for k in range(story.option_count)]


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
def test_keys_and_tabs_follow_the_language(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: "Pilot[None]") -> None:
        assert "what-if" in drawn(app).split("\n")[-1]
        await press(app, pilot, "l")
        assert "co gdyby" in drawn(app).split("\n")[-1]
        assert "Opowieść" in drawn(app)

    play(app_of("ironwood", tmp_path), steps)


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
