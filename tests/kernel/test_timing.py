"""Windows, effects in any order, and seats that decide together."""

from beacons.cells import FIRST_CARD, STORM, hand, open_storm
from beacons.rules.night import Night, Prepare
from beacons.rules.storm import Calming, EndStorm
from beacons.rules.turn import Sightings, Turn
from clockwood.kernel.match import Match
from clockwood.kernel.piles import card_cell
from clockwood.kernel.table import Table
from kernel.beacons import code, laid, options, running

STORMY = "night = 1\nstorm = [{ strength = 2 }]\n"
CALMING = 'stack = ["Night", "EndStorm", "Break", "Calming 0"]'


def stormy(north: str, south: str) -> Table:
    return laid(f"[state]\n{STORMY}[cards]\nhand.north = [{north}]\nhand.south = [{south}]", CALMING)


def asked(table: Table) -> str:
    assert table.decision is not None
    return table.seat_names[table.decision.seat]


def test_a_window_asks_each_seat_in_the_order_of_the_rules() -> None:  # [B6]
    table = stormy('"c1"', '"m1"')
    assert (asked(table), options(table.match)) == ("north", ["pass"])
    table.choose("pass")
    assert (asked(table), options(table.match)) == ("south", ["pass", "calm m1"])


def test_after_a_use_everyone_is_asked_again() -> None:  # [B6]
    table = stormy('"m2"', '"m1", "c1"')
    table.choose("pass")
    table.choose("calm m1")
    assert asked(table) == "north"
    table.choose("pass")
    assert asked(table) == "south"
    table.choose("pass")
    assert not any(isinstance(step, Calming) for step in table.match.stack)


def test_who_visibly_has_nothing_is_passed_over() -> None:  # [B6]
    table = stormy("", '"c1"')
    assert asked(table) == "south"


def test_a_window_nobody_can_use_closes_at_once() -> None:  # [B6]
    table = stormy("", "")
    assert not any(isinstance(step, Calming) for step in table.match.stack)


def test_the_last_use_leaves_the_storm() -> None:  # [B6]
    table = stormy('"m2", "m3"', "")
    table.choose("calm m2")
    table.choose("calm m3")
    assert table.match.state[STORM] == 0
    assert [told.message for told in table.story].count("storm-ended") == 1
    assert "die-fell" not in [told.message for told in table.story]


def test_a_hand_without_a_use_is_asked_all_the_same() -> None:
    """Being asked tells others nothing."""
    table = stormy('"c1", "c2"', "")
    assert (asked(table), options(table.match)) == ("north", ["pass"])


def test_effects_come_in_the_order_their_chooser_likes() -> None:  # [B10]
    match = running(Turn(1), Sightings(0, 0b11), listening=True)
    assert options(match) == ["gull", "ship"]
    match.answer(code("ship"))
    assert messages(match) == ["wall", "ship-goes", "ship-came", "wall", "drew", "drew-card"]


def test_the_last_effect_needs_no_choice() -> None:  # [B10]
    match = running(Turn(1), Sightings(0, 0b01))
    assert match.question is not None
    assert isinstance(match.question.step, Turn)


def test_an_empty_choice_of_effects_is_nothing() -> None:
    match = running(Turn(1), Sightings(0, 0))
    assert match.question is not None
    assert match.question.seat == 1


def test_seats_decide_together() -> None:  # [B3]
    match = running(Night(), Prepare())
    assert sorted(int(question.seat) for question in match.questions()) == [0, 1]


def test_a_lane_may_take_several_answers() -> None:  # [B3]
    blank = running(Turn(0))
    for card in range(6):
        blank.state[FIRST_CARD + card] = card_cell(hand(0), 0, 1, 0)
    blank.stack = [Night(), Prepare()]
    blank.ask_again()
    lane = next(question for question in blank.questions() if question.seat == 0)
    assert (lane.low, lane.high, len(lane.options)) == (2, 2, 5)
    blank.answer_in_lane(0, code("mark c2"))
    blank.answer_in_lane(0, code("mark c3"))
    assert sorted(type(question.step).__name__ for question in blank.questions()) == ["Bear", "Bear"]


def messages(match: Match) -> list[str]:
    return [told.message for told in match.told]


def test_a_storm_frame_is_closed_on_both_ways_out() -> None:  # [B7]
    match = running(Turn(0))
    open_storm(match.state, 2)
    match.stack = [Turn(0), EndStorm(), Calming(0)]
    match.question = None
    match.begin()
    assert match.state[STORM] == 0
