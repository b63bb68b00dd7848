"""Draws docs/ironwood-terminal.svg: a table on the full screen of a terminal in the middle of a turn."""

import asyncio
import html
import re
from pathlib import Path

from textual.widgets import OptionList

import clockwood
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.kernel.table import Table
from clockwood.terminal.full_screen.app import TableApp
from clockwood.terminal.full_screen.game import FullScreenGame
from clockwood.words import Words

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "ironwood-terminal.svg"
SIZE = (140, 45)
SEED = 21
ROUNDS = 6


def middle_of_a_game() -> Table:
    """Play a game between agents, and stop when the Woodwalkers are about to move their Fighters."""
    table = clockwood.new("ironwood", seed=SEED, seats={"woodwalkers": "human", "ironclad": "ironbot:5"})
    while (question := table.decision) is not None:
        name = type(question.step).__name__
        late = table.match.game.milestone(table.match) >= ROUNDS
        if late and question.seat == 0 and name == "MoveFighters" and len(question.options) > 12:
            return table
        agent = agent_named("greedy", SEED + len(table.lines))
        table.choose(int(agent_action(table.match, question.seat, agent)), int(question.seat))
    raise SystemExit("no such question came up; choose another seed")


def picture(table: Table) -> str:
    """Return the full screen of the Woodwalkers as SVG."""
    game = FullScreenGame(table, Words("en", table.match.content), PICTURE)
    app = TableApp(game)
    drawn = asyncio.run(shown(app))
    # The picture must not load anything, so it uses a font of the viewer's system.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    return TEXT.sub(without_outer_space, drawn)


async def shown(app: TableApp) -> str:
    async with app.run_test(size=SIZE) as pilot:
        app.title = "clockwood play ironwood"
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause(1)
        app.query_one("#story", OptionList).scroll_end(animate=False)
        await pilot.pause(1)
        return app.export_screenshot()


TEXT = re.compile(r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"([^>]*)>([^<]*)</text>')


def without_outer_space(found: re.Match[str]) -> str:
    """Start a text at its first letter, because not every viewer keeps leading space."""
    text = found[5].replace("&#160;", " ").replace("\N{NO-BREAK SPACE}", " ")
    letter = float(found[3]) / max(len(html.unescape(text)), 1)
    start = float(found[1]) + letter * (len(text) - len(text.lstrip()))
    inner = text.strip()
    length = letter * len(html.unescape(inner))
    kept = inner.replace(" ", "\N{NO-BREAK SPACE}")
    return f'x="{start:.1f}" y="{found[2]}" textLength="{length:.1f}"{found[4]}>{kept}</text>'


if __name__ == "__main__":
    PICTURE.write_text(picture(middle_of_a_game()), encoding="utf-8")
    print(PICTURE)
