"""Each seat has its own player: a person, or an automaton with its own level and traits."""

import pytest

from beacons.game import GAME
from clockwood import api
from clockwood.kernel.automaton import SeatSpec, read_seated
from clockwood.kernel.errors import BadInput, BadOption
from clockwood.kernel.events import Event
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace


def table(**seats: str) -> Table:
    return api.new("beacons", seed=1, seats=dict(seats))


def test_two_automata_have_their_own_levels_and_traits() -> None:
    match = table(north="lamplighter:2", south="lamplighter:3+hasty").match
    seated = [match.content.automaton[seat] for seat in range(2)]
    assert [(each.level, each.traits) for each in seated] == [(2, []), (3, ["hasty"])]
    assert match.content.automata == 0b11
    assert match.over


def test_a_criterion_asks_for_the_seat_that_chooses() -> None:
    played = table(north="lamplighter:1", south="lamplighter:3")
    fed = [told.terms[0].value for told in played.story if isinstance(told, Event) and told.message == "fed"]
    assert fed.count(1) > fed.count(0) > 0


def test_a_level_that_is_not_named_is_the_usual_one() -> None:
    assert table(south="lamplighter").match.content.options["seat.south"] == "lamplighter:1"


def test_the_record_opens_again_with_the_same_automata() -> None:
    played = table(south="lamplighter:2+hasty")
    played.choose(0 if played.decision is None else int(played.decision.options[0]))
    again = api.replay(played.record())
    assert again.match == played.match
    assert again.match.content.options["seat.south"] == "lamplighter:2+hasty"


def test_the_position_opens_again_with_the_same_automata() -> None:
    played = table(south="lamplighter:2+hasty")
    assert '"seat.south" = "lamplighter:2+hasty"' in played.position()
    assert api.load(played.position()).match.content.automaton[1].level == 2


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("lamplighter:4", "level 4 is outside 1–3"),
        ("lamplighter:high", "'high' is not a level"),
        ("lamplighter:1+lazy", "'lazy' is no trait of lamplighter; there are hasty"),
        ("lamplighter:1+hasty+hasty", "a trait is named twice"),
        ("pilot", "'pilot' is not one of person, lamplighter"),
    ],
)
def test_a_player_nobody_knows_is_refused(word: str, reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        SeatSpec("south", GAME.automata).checked(word)
    assert refused.value.place == "seat.south"
    assert refused.value.reason == reason


def test_a_seat_named_twice_must_be_named_alike() -> None:
    with pytest.raises(BadInput, match=r"contradicts seat\.south=lamplighter:1"):
        api.new("beacons", seats={"south": "lamplighter:2"}, options={"seat.south": "lamplighter:1"})


def test_a_written_automaton_is_taken_apart() -> None:
    assert (read_seated("", "bot").level, read_seated("", "bot+a+b").traits) == (-1, ["a", "b"])


def test_what_if_names_the_seat_whose_turn_it_plays() -> None:
    here = api.load(table(south="lamplighter:3").position())
    plain = here.what_if([], 0, acting="south").plain
    traces = [told for told in plain if isinstance(told, Trace)]
    assert traces
    with pytest.raises(BadInput, match="no automaton plays this seat; there are south"):
        here.what_if([], 0, acting="north")
