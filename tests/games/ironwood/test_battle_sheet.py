"""The sheet of a battle: every number with its source, what is not known left open. [IW R11, R18.4]"""

import pytest

from clockwood.api import content
from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.bonuses import FORGE, GOLEMS, VALUES, sources
from clockwood.games.ironwood.rules.modifiers import mods
from clockwood.games.ironwood.words import SEATS
from clockwood.kernel.rng import Generator
from clockwood.kernel.sheet import Sheet
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.table import open_table
from clockwood.registry import game_named
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.schema import SheetEntry
from clockwood.testing.play import decisions
from games.ironwood.automata.bot import bot
from games.ironwood.builder import IRON, WOOD, Scene, table


def attacked() -> Scene:
    t = table().wood(o1=4).iron(plumbarum=2).golems(plumbarum=1).forge("plumbarum").crystals(ic=3)
    t.hand("WW16", "WW28", "WW15", "IC23").turn(WOOD).play("WW16").go("pay", "burn WW15", "move o1 m1 x4")
    return t.choose("attack m1 plumbarum")


def sheet(t: Scene, seat: int) -> Sheet:
    match = t.open().match
    return match.game.seen(match.content, match.game.view(match, seat)).sheets["battle"]


def totals(t: Scene, seat: int) -> list[list[int | None]]:
    """Units, damage and Dominance of both sides."""
    return [[column.total for column in section.columns] for section in sheet(t, seat).sections]


def test_before_the_wagers_units_and_bonuses_are_known() -> None:  # [IW R11.1, R11.5, R11.10]
    t = attacked()
    assert totals(t, 0) == [[4, 3], [None, None], [None, None]]
    iron = sheet(t, 1).sections[1].columns[1]
    assert [(row.label, row.number) for row in iron.rows if row.flag == ""] == [
        ("sheet-golems", 1),
        ("sheet-forge", 1),
        ("sheet-defense-card", -1),
    ]
    assert [note.label for note in sheet(t, 0).notes] == ["sheet-ties"]
    assert [term.kind for term in sheet(t, 0).places] == ["forest", "mountain"]


def test_each_sees_the_own_wager_alone() -> None:  # [IW R11.3, R18.4]
    t = attacked().choose("wager WW28")
    assert totals(t, 0)[2] == [4 + 2, None]
    assert totals(t, 1)[2] == [None, None]
    assert totals(t, -1)[2] == [None, None]


def test_revealed_the_sums_are_those_of_the_printed_example() -> None:  # [IW R11.5, R11.6]
    t = attacked().go("wager WW28", "wager IC23")
    assert totals(t, -1) == [[4, 3], [1, 1], [6, 6]]
    t.choose("hit 1 0")
    assert totals(t, -1) == [[3, 2], [1, 1]]
    assert [note.label for note in sheet(t, 0).notes] == ["sheet-ties", "sheet-won"]
    assert t.numbers("compared", "tied") == [1]


def test_an_automaton_s_own_bonus_is_named() -> None:  # [IB 7.13]
    t = bot("IC23", stance="aggressive").wood(m1=4).iron(plumbarum=2).hand("WW31").play("WW31")
    rows = sheet(t.choose("attack m1 plumbarum"), 0).sections[2].columns[1].rows
    assert ("sheet-stance", 1) in [(row.label, row.number) for row in rows]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_page_gets_the_sheet_in_words(language: str) -> None:  # [IW R11.10]
    t = attacked()
    entry = SceneBuilder(t.open().match.content, language).scene(t.open(), 0).view["sheet:battle"]
    assert isinstance(entry, SheetEntry)
    assert (entry.places, entry.seats) == (["place:m1", "place:plumbarum"], [WOOD, IRON])
    assert entry.notes[0].tags == ["IW R11.10"]


def text(sketch: Sketch) -> str:
    return "\n".join("".join(piece[0] for piece in line) for line in sketch)


def test_a_terminal_draws_it_and_marks_the_place_and_numbers() -> None:  # [IW R11.1] [IB 10.1]
    match = attacked().open().match
    assert "sheet-ties-of" in text(match.game.sketch(match, 0, "battle"))
    drawn = text(match.game.sketch(match, 0, "map"))
    assert drawn.count("⚔") == 3, "both places, and the key"
    assert "△7 Chromia" in drawn
    chromia = match.content.names["mountain"].index("chromia")
    assert "sketch-number 7" in text(match.game.sketch_of(match, 0, "mountain", chromia))


def test_sources_add_up_to_what_the_rules_count() -> None:  # [IW R11.5, R16.12]
    fought = 0
    for seed in range(1, 5):
        match = open_table(game_named("ironwood"), content("ironwood"), seed, False).match
        for _ in decisions(match, Generator(seed, 3)):
            if match.state[battle.BATTLE] == 0:
                continue
            fought += 1
            for seat in range(int(SEATS)):
                for which in VALUES.values():
                    found = sources(match, seat, which)
                    counted = sum(count for source, count in found.items() if source not in (GOLEMS, FORGE))
                    assert counted == mods(match, seat, which)
    assert fought > 100
