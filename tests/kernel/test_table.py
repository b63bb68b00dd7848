"""A table: answers whole or not at all, a story, undo to the last reveal, looking ahead blindly."""

import pytest
from mypy_extensions import i64

import clockwood
from beacons.cells import OIL
from beacons.rules.turn import Turn
from beacons.verbs import PASS, listed
from clockwood.kernel.errors import BadInput, RuleBroke, UnknownName
from clockwood.kernel.gesture import IllegalAnswer
from clockwood.kernel.match import Match
from clockwood.kernel.played_match import digest
from clockwood.kernel.rng import seeded
from clockwood.kernel.step import Step
from clockwood.kernel.table import Table
from kernel.beacons import code, laid, options, running, table

TURN = 'stack = ["Night", "Turn south", "Turn north"]'
HANDS = '[state]\nnight = 1\n[cards]\nhand.north = ["c1", "m1"]\nhand.south = ["c2"]'


def at_turn() -> Table:
    return laid(HANDS, TURN)


def together() -> Table:
    return laid(HANDS, 'stack = ["Night", "Turn south", "ShowCourses", "Prepare"]')


def test_an_answer_is_told_and_written_down() -> None:
    here = at_turn()
    told = here.choose("feed; oil x2; enough")
    assert [entry.message for entry in told] == ["fed", "fed"]
    assert here.lines == ["north: feed; oil x2; enough"]
    assert here.match.state[OIL] == 2
    assert here.story == told


@pytest.mark.parametrize(
    "answer", ["feed; oil; draw", "play c2", "feed; oil x4", "fly", 99999, -1, [], [code("feed"), 0]]
)
def test_a_refused_answer_changes_nothing(answer: str | int | list[int]) -> None:
    here = at_turn()
    before = here.match.key()
    with pytest.raises(BadInput):
        here.choose(answer)
    assert here.match.key() == before
    assert (here.lines, here.story, here.gestures) == ([], [], [])
    assert here.match.listening


class Breaks(Step):
    def run(self, match: Match) -> None:
        match.ask_secretly(self, 0, listed([int(PASS.code())]))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[OIL] = 5
        raise ZeroDivisionError


def test_a_rule_that_breaks_puts_the_table_back() -> None:
    here = Table(running(Turn(0), Breaks()), 1)
    before = here.match.key()
    with pytest.raises(RuleBroke, match="pass: ZeroDivisionError"):
        here.choose("pass")
    assert here.match.key() == before


def test_why_not_names_reason_and_rule() -> None:
    here = at_turn()
    reason = here.why_not("play c2")
    assert reason is not None
    assert (reason.message, reason.cite) == ("not-in-hand", "B8")
    assert here.why_not("play c1") is None


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    with pytest.raises(BadInput, match="south: is not asked anything now"):
        at_turn().choose("draw", seat=1)
    with pytest.raises(BadInput, match="7: no such seat; there are north, south"):
        at_turn().choose("draw", seat=7)
    with pytest.raises(BadInput, match="west: no such seat; there are north, south"):
        at_turn().seat_number("west")


def test_nothing_is_asked_after_the_end() -> None:
    here = at_turn()
    here.resign(0)
    with pytest.raises(BadInput, match="the match is over"):
        here.choose("draw")
    with pytest.raises(BadInput, match="the match is over"):
        here.resign(0)


def test_undo_goes_back_one_gesture_and_redo_gives_it_again() -> None:
    here = at_turn()
    before = here.match.key()
    here.choose("feed")
    between = here.match.key()
    here.choose("oil x2")
    after = here.match.key()
    here.undo(0)
    assert here.match.key() == between
    here.undo(0)
    assert here.match.key() == before
    assert here.story == []
    here.redo()
    here.redo()
    assert here.match.key() == after
    with pytest.raises(BadInput, match="redo-nothing"):
        here.redo()
    assert here.lines == [
        "north: feed",
        "north: oil x2",
        "! undo north",
        "! undo north",
        "north: feed",
        "north: oil x2",
    ]


def test_another_answer_ends_what_could_be_given_again() -> None:
    here = at_turn()
    here.choose("feed")
    here.undo(0)
    here.choose("look")
    with pytest.raises(BadInput, match="redo-nothing"):
        here.redo()


def test_a_reveal_stops_undo_unless_the_table_agrees() -> None:
    here = at_turn()
    before = here.match.key()
    here.choose("draw")
    assert here.may_undo(0) == "undo-wall"
    with pytest.raises(BadInput, match="undo: undo-wall"):
        here.undo(0)
    here.undo(0, across_reveals=True)
    assert here.match.key() == before


def test_another_seats_answer_stops_undo() -> None:
    here = at_turn()
    assert here.may_undo(0) == "undo-nothing"
    here.choose("feed; oil; enough")
    here.choose("feed")
    assert here.may_undo(0) == "undo-other-seat"
    assert here.may_undo(1) == ""


def test_told_chance_stops_undo() -> None:
    here = laid(HANDS, TURN + '\nchance = "told"')
    here.choose("draw")
    here.choose("top c5")
    assert here.lines == ["north: draw", "= top c5"]
    assert here.may_undo(0) == "undo-wall"


def test_a_lane_is_taken_back_until_the_lanes_join() -> None:
    here = together()
    here.choose("bear east", 0)
    alone = here.match.key()
    assert here.may_undo(0) == ""
    here.undo(0)
    assert len(here.decisions) == 2
    here.choose("bear west", 0)
    assert here.match.key() != alone
    here.choose("bear open", 1)
    assert not here.match.lanes
    assert here.may_undo(0) == "undo-other-seat"


def test_taking_back_one_lane_leaves_the_others() -> None:
    here = laid(
        '[state]\nnight = 1\n[cards]\nhand.north = ["c1"]\nhand.south = ["c2", "c3", "c4", "c5", "c6"]',
        'stack = ["Night", "Turn south", "ShowCourses", "Prepare"]',
    )
    here.choose("bear east", 0)
    here.choose("mark c4", 1)
    here.undo(0)
    assert sorted(int(question.seat) for question in here.decisions) == [0, 1]
    lane = next(question for question in here.decisions if question.seat == 1)
    assert type(lane.step).__name__ == "Bear"
    assert here.lines == ["north: bear east", "south: mark c4", "! undo north"]
    assert [gesture.seat for gesture in here.gestures] == [1]


def test_lanes_that_joined_are_not_taken_back_into_the_next_ones() -> None:
    here = laid("[state]\nnight = 1\nships = {r1 = 1}", 'stack = ["Night", "Prepare", "ShowCourses", "Prepare"]')
    here.choose("bear east", 0)
    here.choose("bear west", 1)
    assert here.match.lanes
    assert here.may_undo(0) == "undo-other-seat"


def test_resigning_ends_the_match_at_any_moment() -> None:  # [B15]
    here = at_turn()
    here.resign(1)
    assert here.outcome is not None
    assert (here.outcome.winners, here.outcome.reason) == ((0,), "gave-up")
    assert here.lines == ["! resign south"]
    here.undo(1)
    assert not here.over
    here.redo()
    assert here.over
    with pytest.raises(BadInput, match="5: no such seat"):
        at_turn().resign(5)


def test_a_seat_hears_only_what_it_may_know() -> None:
    here = at_turn()
    here.choose("look")
    assert [told.message for told in here.heard(0)] == ["wall", "looked", "looked-at"]
    assert [told.message for told in here.heard(1)] == ["wall", "looked"]
    assert [told.message for told in here.heard(-1)] == ["wall", "looked"]
    assert here.heard(1, since=3) == []


def test_foresight_stops_at_the_first_chance_and_changes_nothing() -> None:
    here = at_turn()
    before = here.match.key()
    assert [told.message for told in here.foresee("feed; oil; enough")] == ["fed"]
    assert here.foresee("draw") == []
    assert [told.message for told in here.foresee("play c1")] == []
    assert here.match.key() == before
    with pytest.raises(IllegalAnswer):
        here.foresee("play c2")


def test_chance_is_not_foreseen() -> None:
    here = laid(HANDS, TURN + '\nchance = "told"')
    here.choose("draw")
    assert here.foresee("top c3") == []


def test_a_blind_copy_keeps_what_the_seat_knows_and_redraws_the_rest() -> None:
    here = table(5)
    views = set()
    for seed in range(30):
        twin = here.blind(0, seeded(seed))
        assert here.match.game.view(twin, 0) == here.view(0)
        views.add(str(here.match.game.view(twin, 1)))
    assert len(views) > 10


def test_a_copy_is_the_match_alone() -> None:
    here = at_turn()
    twin = here.copy()
    twin.answer(code("feed"))
    assert here.match.key() != twin.key()
    assert isinstance(twin, Match)


def test_the_digest_differs_where_matches_differ() -> None:
    here, there = at_turn(), at_turn()
    assert digest(here.match) == digest(there.match)
    there.choose("feed")
    assert digest(here.match) != digest(there.match)
    there.resign(0)
    assert len(digest(there.match)) == 6


def test_decisions_are_named_in_notation() -> None:
    here = together()
    assert here.decision is here.decisions[0]
    assert options(here.match) == ["bear east", "bear open", "bear west"]
    assert here.notation(code("bear east")) == "bear east"
    with pytest.raises(UnknownName):
        here.choose("bear up")


def test_seats_are_given_by_name_or_by_number() -> None:
    table = clockwood.new("ironwood", seed=2)
    table.choose("draw-two", "woodwalkers")
    assert table.view("woodwalkers") == table.view(0)
    assert table.position("ironclad") == table.position(1)
    assert table.heard("ironclad") == table.heard(1)
    table.undo("woodwalkers")
    table.redo("woodwalkers")
    assert table.blind("ironclad").question is not None
    with pytest.raises(BadInput, match="nobody: no such seat; there are woodwalkers, ironclad"):
        table.view("nobody")
    table.resign("ironclad")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
