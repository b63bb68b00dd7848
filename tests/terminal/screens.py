"""The full screen, driven by keys as a person does, and read as text."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList

import clockwood
from clockwood.terminal.full_screen.app import TableApp
from clockwood.terminal.full_screen.game import FullScreenGame
from clockwood.words import Words

SEATS = {
    "ironwood": {"woodwalkers": "human", "ironclad": "ironbot:3"},
    "forge-war": {"blue": "human", "yellow": "random"},
    "iron-kings": {"red": "human", "yellow": "rival:3"},
    "root": {"marquise": "human", "eyrie": "random"},
}

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


def told(app: TableApp) -> list[str]:
    """Return the lines of the story panel."""
    story = app.query_one("#story", OptionList)
    return [str(story.get_option_at_index(k).prompt) for k in range(story.option_count)]
