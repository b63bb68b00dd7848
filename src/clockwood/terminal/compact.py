"""The table in a few lines, for a small terminal: numbers, then the places that matter now."""

from functools import lru_cache

from rich.text import Text

from clockwood.kernel.content import Content
from clockwood.kernel.table import Table
from clockwood.scene.builder import SceneBuilder
from clockwood.terminal.full_screen.answers import Answering
from clockwood.terminal.full_screen.board_text import BoardText, as_text, place_list
from clockwood.terminal.full_screen.seat_text import SeatText
from clockwood.terminal.full_screen.sheet_text import sheet_lines
from clockwood.terminal.screen import Screen


@lru_cache(maxsize=2)
def scenes_of(content: Content, language: str) -> SceneBuilder:
    """Return the scenes of a content in a language; describing a table anew takes a moment."""
    return SceneBuilder(content, language)


def compact_lines(table: Table, seat: int, screen: Screen) -> list[Text]:
    """Return the numbers of the table and of every seat, one line each, the board as a list, and a battle's sums."""
    scenes = scenes_of(table.match.content, screen.words.language)
    scene, setting = scenes.scene(table, seat), scenes.setting
    lines = SeatText(setting, "").lines(scene.view)[:1]
    for each in setting.seats:
        lines += SeatText(setting, each.ref.partition(":")[2]).lines(scene.view, each.name)[:1]
    lit = set() if scene.question is None else Answering(scene.question, "").refs()
    for board in setting.boards[:1]:
        listed = as_text(place_list(BoardText(setting, board), scene.view, lit, screen.width))
        lines += listed.split("\n") if listed.plain else []
    return lines + sheet_lines(setting, scene.view, brief=True)
