"""Draws docs/ironwood-terminal.svg: a table as the terminal shows it in the middle of a turn."""

import html
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import clockwood
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.kernel.table import Table
from clockwood.terminal.menu import Menu
from clockwood.terminal.screen import THEME, Screen
from clockwood.terminal.terminal_game import TerminalGame
from clockwood.words import Words

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "ironwood-terminal.svg"
WIDTH = 100
SEED = 21
ROUNDS = 6

GROUND = TerminalTheme(
    (30, 24, 19),
    (244, 232, 207),
    [
        (30, 24, 19),
        (215, 73, 60),
        (0, 159, 122),
        (175, 135, 0),
        (79, 135, 215),
        (175, 95, 215),
        (0, 135, 175),
        (203, 184, 147),
    ],
    [
        (143, 122, 83),
        (215, 73, 60),
        (0, 159, 122),
        (175, 135, 0),
        (79, 135, 215),
        (175, 95, 215),
        (0, 135, 175),
        (244, 232, 207),
    ],
)


def middle_of_a_game() -> Table:
    """Play a game between agents, and stop when the Woodwalkers are about to move their Fighters."""
    table = clockwood.new("ironwood", seed=SEED)
    while (question := table.decision) is not None:
        name = type(question.step).__name__
        late = table.match.game.milestone(table.match) >= ROUNDS
        if late and question.seat == 0 and name == "MoveFighters" and len(question.options) > 12:
            return table
        agent = agent_named("greedy", SEED + len(table.lines))
        table.choose(int(agent_action(table.match, question.seat, agent)), int(question.seat))
    raise SystemExit("no such question came up; choose another seed")


def picture(table: Table) -> str:
    console = Console(
        theme=THEME, width=WIDTH, file=io.StringIO(), record=True, color_system="truecolor", force_terminal=True
    )
    screen = Screen(Words("en", table.match.content), console=console)
    question = table.decision
    assert question is not None
    table.players.update({"woodwalkers": "human", "ironclad": "greedy"})
    here = TerminalGame(table, screen, PICTURE, lambda _: None)
    game, match = table.match.game, table.match
    for part in ("map", "boards"):
        screen.draw(game.sketch(match, question.seat, part))
        screen.gap()
    prompt = game.prompt(match, question)
    menu = Menu(screen.words, table, question, screen.width)
    screen.draw([here.headline(question, prompt), *here.card_texts(prompt.terms), *menu.lines()])
    screen.say("your answer ›", "")
    drawn = console.export_svg(title="clockwood play ironwood", theme=GROUND)
    # The picture must not load anything, so it uses a font of the viewer's system.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    return TEXT.sub(without_outer_space, drawn)


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
