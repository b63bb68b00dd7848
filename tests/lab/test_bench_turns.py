from typing import Final

import pytest

from clockwood.kernel.match import Match
from clockwood.lab.bench.tables import measured_table
from clockwood.lab.bench.turns import Turn, Turns, automata
from clockwood.registry import game_named

GAME: Final = game_named("ironwood")


@pytest.fixture(scope="module")
def turns() -> Turns:
    return Turns(GAME, 0.001, 300)


def after(turn: Turn, listening: bool = False) -> Match:
    match = turn.start.copy()
    match.listening = listening
    for action in turn.answers:
        match.answer(action)
    return match


def test_every_automaton_that_can_play_is_measured(turns: Turns) -> None:
    assert "ironbot" in automata(GAME)
    named = [measured.figure.name for measured in turns.measures()]
    for name in automata(GAME):
        assert f"a turn of the {name}, with its trace" in named


def test_a_human_turn_ends_where_the_next_begins(turns: Turns) -> None:
    for turn in turns.people[:40]:
        assert GAME.turn_of(after(turn)) != GAME.turn_of(turn.start)


def test_a_turn_of_an_automaton_is_one_whole_turn_with_its_trace() -> None:
    found = Turns(GAME, 0.001, 300).turns_of_automaton(automata(GAME)["ironbot"], seed=5)
    assert len(found) > 5
    for turn in found:
        told = [event.message for event in after(turn, listening=True).told]
        assert told.count("automaton-turn") == told.count("automaton-turn-over") == 1


def test_a_turn_is_the_same_whether_anyone_listens_or_not() -> None:
    for turn in Turns(GAME, 0.001, 300).turns_of_automaton(automata(GAME)["ironbot"], seed=6):
        assert after(turn, listening=True) == after(turn)


def test_the_measured_table_of_root_has_a_seat_for_every_automaton() -> None:
    root = game_named("root")
    assert list(automata(root)) == [spec.name for spec in root.automata]
    usual = measured_table("root").names["seat"]
    for spec in root.automata:
        seats = automata(root)[spec.name].names["seat"]
        assert seats == [*usual, *(seat for seat in spec.seats if seat not in usual and seat in seats)]
        assert set(spec.seats) & set(seats)
