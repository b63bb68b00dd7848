"""An answer that cannot be undone is known as such before it is given."""

import pytest

import clockwood
from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import members, question_of
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.table import Table
from clockwood.scene.irreversible import PASSES, REVEALS, UNDOABLE, undo_limits


def test_drawing_reveals_and_playing_a_known_card_does_not() -> None:
    table = clockwood.new("ironwood", seed=7, options={"automaton": "ironbot"})
    assert undo_limits(table, 0) == {"draw-four": REVEALS, "draw-two": REVEALS}
    table.choose("draw-two", 0)
    assert undo_limits(table, 0)["play WW02"] == UNDOABLE
    assert undo_limits(table, 0)["pass"] == REVEALS


def test_the_last_answer_of_a_turn_passes() -> None:
    table = clockwood.new("ironwood", seed=7)
    for seat, answer in ((0, "draw-two"), (1, "draw-two"), (0, "play WW01"), (0, "option 1")):
        table.choose(answer, seat)
    moves = undo_limits(table, 0)
    assert moves["done"] == PASSES
    assert moves["move o1 m1"] == UNDOABLE
    assert undo_limits(table, 0, "move o1 m1 x2") == {"move o1 m1 x2": PASSES}


def test_what_an_automaton_reveals_in_its_turn_does_not_count_against_the_answer_before() -> None:
    table = clockwood.new("ironwood", seed=7, options={"automaton": "ironbot"})
    for answer in ("draw-two", "play WW02"):
        table.choose(answer, 0)
    assert undo_limits(table, 0)["done"] == PASSES
    table.choose("done", 0)
    assert table.gestures[-1].revealed


def test_the_first_of_two_simultaneous_answers_passes_and_the_second_reveals() -> None:
    table = clockwood.new("ironwood", seed=7)
    assert undo_limits(table, 1) == {"draw-four": PASSES, "draw-two": PASSES}
    table.choose("draw-two", 0)
    assert undo_limits(table, 1) == {"draw-four": REVEALS, "draw-two": REVEALS}


def test_a_seat_that_is_not_asked_has_no_answers() -> None:
    table = clockwood.new("ironwood", seed=7)
    table.choose("draw-two", 0)
    assert undo_limits(table, 0) == {}
    with pytest.raises(BadInput):
        undo_limits(table, 1, "move o1 m1")


@pytest.mark.parametrize("game", ["ironwood", "forge-war", "iron-kings"])
def test_an_answer_that_reveals_stops_undo_and_no_other_does(game: str) -> None:
    table, luck = clockwood.new(game, seed=3), seeded(5)
    seen: set[str] = set()
    for _ in range(40):
        question = table.decision
        if question is None:
            break
        seat = int(question.seat)
        known = Table(table.match.copy(), 0)
        answer = any_answer(table, seat, luck)
        limit = undo_limits(known, seat, answer)[answer]
        table.choose(answer, seat)
        assert (limit == REVEALS) == table.gestures[-1].revealed, answer
        seen.add(limit)
    assert seen >= {UNDOABLE, REVEALS}


def any_answer(table: Table, seat: int, luck: Generator) -> str:
    question = question_of(table.match, seat)
    assert question is not None
    names = [table.notation(action) for action in members(table.match, question)]
    first = int(luck.below(len(names)))
    return "; ".join((names[first:] + names[:first])[: max(1, int(question.low))])
