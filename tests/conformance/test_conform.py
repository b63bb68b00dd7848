"""All checks of a game in one call: a fault is one line, and what a game leaves out is said."""

from mypy_extensions import i64

from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part
from clockwood.kernel.sketch import Sketch, plain
from clockwood.testing import Conformance, Variant, conform, notes_on
from clockwood.testing.conformance import LONGEST
from conformance.variants import variants

assert variants()
PEARLS = Variant("pearls", {})


class Sketcher(Part):
    """Draws a sketch, and does not say which question needs it."""

    def sketch_parts(self) -> list[str]:
        return ["reef"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return [[plain("a reef")]]


class Breaks(Part):
    """Raises at its first view, with a long text on several lines."""

    def show(self, match: Match, seat: i64, view: dict[str, int | str]) -> None:
        raise ValueError("no\nreef " * LONGEST)


class Stops(Part):
    """Lets no match begin."""

    def set_up(self, match: Match) -> None:
        raise ValueError("no sea")


class Unsketched(Part):
    """Does not know what it draws."""

    def sketch_parts(self) -> list[str]:
        raise ValueError("no paper")


class With(Variant):
    """A variant of Pearls with one part more."""

    def __init__(self, part: Part) -> None:
        super().__init__("pearls", {})
        object.__setattr__(self, "part", part)

    @property
    def content(self) -> Content:
        sound = PEARLS.content
        built = self.game.content(sound.files, sound.packs, dict(sound.options))
        built.parts.append(vars(self)["part"])
        return built


def test_a_sound_game_has_no_faults_and_its_leaks_were_looked_for() -> None:
    done: list[int] = []
    found = conform(PEARLS, 2, lambda: done.append(1))
    assert found.failed == {}
    assert found.made > 100
    assert found.hides
    assert len(done) == 2


def test_where_nothing_was_hidden_a_note_says_so() -> None:
    assert (
        notes_on(Conformance(PEARLS))[0]
        == "nothing was hidden from a seat where it was looked, so no leak could be found"
    )


def test_a_game_that_does_not_say_which_sketch_is_needed_gets_a_note() -> None:
    notes = notes_on(Conformance(With(Sketcher())))
    assert notes[-1] == "no part says what a question needs (Part.sketch_for): always drawn are reef"


def test_a_game_that_could_not_be_played_has_notes_on_what_it_draws() -> None:
    found = conform(With(Stops()), 1)
    assert "whole games" in found.failed
    assert notes_on(found)[-1] == "no part draws a sketch (Part.sketch_parts): terminals show the view as a list"
    assert not any(note.startswith("nothing was hidden") for note in notes_on(found))


def test_what_cannot_be_drawn_has_no_note() -> None:
    assert not any("sketch" in note for note in notes_on(Conformance(With(Unsketched()))))


def test_a_fault_is_one_short_line_whatever_was_raised() -> None:
    found = conform(With(Breaks()), 1)
    assert {"view", "no leak"} <= set(found.failed)
    line = str(found.failed["view"])
    assert line.startswith("pearls, view: ValueError: no reef no reef")
    assert len(line) < LONGEST + 100
    assert "\n" not in line
