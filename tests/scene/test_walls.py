"""Before an answer is given it can be told whether it can be taken back."""

import pytest

import clockwood
from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import members, question_of
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.table import Table
from clockwood.scene.walls import OPEN, PASSES, WALL, behind


def test_who_draws_stands_before_a_wall_and_who_plays_a_known_card_does_not() -> None:
    table = clockwood.new("ironwood", seed=7, options={"automaton": "ironbot"})
    assert behind(table, 0) == {"draw-four": WALL, "draw-two": WALL}
    table.choose("draw-two", 0)
    assert behind(table, 0)["play WW02"] == OPEN
    assert behind(table, 0)["pass"] == WALL


def test_the_last_answer_of_a_turn_passes_the_hand() -> None:
    table = clockwood.new("ironwood", seed=7)
    for seat, answer in ((0, "draw-two"), (1, "draw-two"), (0, "play WW01"), (0, "option 1")):
        table.choose(answer, seat)
    moves = behind(table, 0)
    assert moves["done"] == PASSES
    assert moves["move o1 m1"] == OPEN
    assert behind(table, 0, "move o1 m1 x2") == {"move o1 m1 x2": PASSES}


def test_who_decides_first_of_two_only_waits_for_the_other() -> None:
    table = clockwood.new("ironwood", seed=7)
    assert behind(table, 1) == {"draw-four": PASSES, "draw-two": PASSES}
    table.choose("draw-two", 0)
    assert behind(table, 1) == {"draw-four": WALL, "draw-two": WALL}


def test_nobody_is_told_of_what_is_not_asked() -> None:
    table = clockwood.new("ironwood", seed=7)
    table.choose("draw-two", 0)
    assert behind(table, 0) == {}
    with pytest.raises(BadInput):
        behind(table, 1, "move o1 m1")


@pytest.mark.parametrize("game", ["ironwood", "forge-war", "iron-kings"])
def test_what_was_told_open_can_be_taken_back_and_a_wall_cannot(game: str) -> None:
    table, luck = clockwood.new(game, seed=3), seeded(5)
    seen: set[str] = set()
    for _ in range(40):
        question = table.decision
        if question is None:
            break
        seat = int(question.seat)
        known = Table(table.match.copy(), 0)
        answer = any_answer(table, seat, luck)
        told = behind(known, seat, answer)[answer]
        table.choose(answer, seat)
        assert (told == WALL) == table.gestures[-1].wall, answer
        seen.add(told)
    assert seen >= {OPEN, WALL}


def any_answer(table: Table, seat: int, luck: Generator) -> str:
    question = question_of(table.match, seat)
    assert question is not None
    names = [table.notation(action) for action in members(table.match, question)]
    first = int(luck.below(len(names)))
    return "; ".join((names[first:] + names[:first])[: max(1, int(question.low))])
