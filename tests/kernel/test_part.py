"""Parts: asked in their order, gathered at moments, and keeping nothing."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from beacons.game import GAME
from clockwood import api
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event
from clockwood.kernel.game import Game, new_match
from clockwood.kernel.layout import Layout
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part, answers
from clockwood.kernel.question import Question
from clockwood.kernel.rng import seeded
from clockwood.kernel.scene import Counter, Setting, Track
from clockwood.kernel.view import Flat, declared_keys, must_be_shown, show_cells
from clockwood.kernel.vocabulary import Vocabulary
from kernel.beacons import table


class WithTide(Part):
    """A part class with one moment."""

    def tide_turned(self, match: Match) -> None:
        """The tide turned."""


class Harbour(WithTide):
    def tide_turned(self, match: Match) -> None:
        match.state[0] += 1

    def prompt(self, match: Match, question: Question) -> Event:
        return Event("ask-harbour", "", EVERYONE, [])


class Lighthouse(WithTide):
    def prompt(self, match: Match, question: Question) -> Event:
        return Event("ask-lighthouse", "", EVERYONE, [])


def test_only_parts_that_define_a_moment_answer_it() -> None:
    assert [answers(part, WithTide, "tide_turned") for part in (Harbour(), Lighthouse())] == [True, False]


def test_the_first_part_with_an_answer_gives_it() -> None:
    content = GAME.content(api.content("beacons").files, api.content("beacons").packs, {})
    content.parts[:0] = [Part(), Lighthouse(), Harbour()]
    match = new_match(GAME, content, seeded(1))
    assert match.question is not None
    assert GAME.prompt(match, match.question).message == "ask-lighthouse"


def test_a_counter_that_nothing_shows_is_refused() -> None:
    content, setting = api.content("beacons"), Setting([])
    setting.counters.append(Counter("oil.north", "scene-oil"))
    must_be_shown(GAME.layout, content, setting)
    setting.counters.append(Counter("oil.nroth", "scene-oil"))
    setting.tracks.append(Track("tide", "scene-tide", []))
    with pytest.raises(ValueError, match=r"no cell and no part shows oil\.nroth, tide"):
        must_be_shown(GAME.layout, content, setting)


def test_cells_show_themselves_as_declared() -> None:
    cells = Layout()
    cells.cell("round", zero=True)
    cells.cell("wind", "bearing")
    cells.cell("log", quiet=True)
    cells.row("lamp_oil", 2, "seat")
    cells.row("ships", 2, "rock", key="{}.moored")
    cells.rows("crew", ["north", "south"], 2, "rank")
    cells.row("flags", 2, "rock", bits="bearing", key="flag.{}.{bit}")
    cells.secrets("bearing", 2, "bearing", key="bearing.{}")
    game = Game("cells", "", 1, ["north", "south"], [cells], Vocabulary({}), [], [])
    names = {"seat": ["north", "south"], "bearing": ["east", "west"], "rock": ["r1", "r2"], "rank": ["mate", "cook"]}
    content = Content([], {}, names)
    state = vec[i64]([0, 2, 7, 0, 4, 5, 0, 1, 0, 0, 3, 0, 3, 1, 2])
    match = Match(game, content, state, seeded(1))
    view: Flat = {}
    show_cells(match, view, 1)
    assert view == {
        "round": 0, "wind": "west", "south.lamp-oil": 4, "r1.moored": 5, "north.crew.mate": 1, "south.crew.cook": 3,
        "flag.r2.east": 1, "flag.r2.west": 1, "bearing.south": "west",
    }  # fmt: skip
    assert set(view) <= declared_keys(game.layout, content)
    assert "log" not in declared_keys(game.layout, content)


def test_parts_keep_nothing_of_a_game() -> None:
    here = table()
    before = [dict(vars(part)) if hasattr(part, "__dict__") else {} for part in here.match.content.parts]
    while not here.over:
        here.choose(int(here.decisions[0].options[0]), int(here.decisions[0].seat))
    assert [dict(vars(part)) if hasattr(part, "__dict__") else {} for part in here.match.content.parts] == before
