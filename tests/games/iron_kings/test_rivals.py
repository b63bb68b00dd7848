"""Rivals at seats: several at one table, each with its own level and aim, and options as they used to be written."""

import pytest

from clockwood import api
from clockwood.games.iron_kings.words import SEATS
from clockwood.kernel.errors import BadOption
from clockwood.kernel.events import Event
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.kernel.what_if import turn_now, what_if
from games.iron_kings.builder import BLUE, RED, YELLOW, Scene

FAST_AND_SLOW = {"yellow": "rival:8", "blue": "rival:1"}


def two_rivals() -> Scene:
    """Yellow and blue two steps from treasure, one fast and one slow."""
    t = Scene({"players": 3, "seat.yellow": "rival:8", "seat.blue": "rival:1"}).king(RED, "a4")
    t.ground(**dict.fromkeys(("e4", "e6", "e8", "e10", "h3", "h5", "h7", "h9"), "plains"))
    return t.king(YELLOW, "e6").king(BLUE, "h5").bag("e10", treasure=1).bag("h9", treasure=1)


def traces(table: Table) -> list[Trace]:
    return [told for told in table.story if isinstance(told, Trace) and told.message == "rival-goes"]


def seats_of(table: Table, message: str) -> list[int]:
    """Return the seats that messages of this kind speak of."""
    return [told.terms[0].value for told in table.story if isinstance(told, Event) and told.message == message]


def test_each_takes_the_steps_of_its_level() -> None:  # [IK V4]
    t = two_rivals().start("turn", YELLOW)
    assert (t.at(YELLOW), t.at(BLUE)) == ("e8", "h5")
    assert seats_of(t.table, "rival-rests") == [2]
    t = two_rivals().set(round=8).start("turn", YELLOW)
    assert (t.at(YELLOW), t.at(BLUE)) == ("e8", "h7")


def test_each_has_its_own_aim() -> None:  # [IK V5] [IK V6]
    t = two_rivals().carries(YELLOW, "stone-of-sisyphus").set(round=8).start("turn", YELLOW)
    assert (t.at(YELLOW), t.at(BLUE)) == ("e4", "h7")
    t = two_rivals().carries(BLUE, "stone-of-sisyphus").set(round=8).start("turn", YELLOW)
    assert (t.at(YELLOW), t.at(BLUE)) == ("e8", "h3")


def test_each_settles_and_none_has_cards() -> None:  # [IK V1] [IK V2]
    opened = api.new("iron-kings", seed=3, options={"players": 4}, seats=FAST_AND_SLOW)
    while opened.decision is not None and type(opened.decision.step).__name__ == "ChooseSite":
        opened.choose(int(opened.decision.options[0]))
    seen = opened.view(-1)
    assert len({seen[f"{seat}.site"] for seat in SEATS}) == 4
    assert [seen.get(f"count.hand.{seat}") for seat in SEATS] == [5, None, None, 5]
    assert opened.decision is not None
    assert type(opened.decision.step).__name__ == "Mulligan"


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_with_two_rivals_goes_to_its_end(players: int) -> None:  # [IK V3]
    options: dict[str, Value] = {"players": players, "round-limit": 8}
    opened = api.new("iron-kings", seed=players, options=options, seats=FAST_AND_SLOW)
    rng = seeded(players)
    while opened.decision is not None:
        answers = opened.decision.options
        opened.choose(int(answers[rng.below(len(answers))]), int(opened.decision.seat))
    begun = seats_of(opened, "automaton-turn")
    assert opened.outcome is not None
    assert begun.count(1) == begun.count(2) == 8
    assert 8 <= len(traces(opened)) <= 9
    again = api.replay(opened.record())
    assert again.match.key() == opened.match.key()
    assert {seat: again.match.content.options[f"seat.{seat}"] for seat in FAST_AND_SLOW} == FAST_AND_SLOW


def test_rivals_among_themselves_play_to_the_end() -> None:  # [IK V1] [IK V4]
    played = api.new("iron-kings", seed=2, seats={"red": "rival:1", "yellow": "rival:8"})
    assert played.outcome is not None
    assert played.outcome.scores[1] > played.outcome.scores[0]


def test_what_if_names_the_rival_it_asks() -> None:  # [IK V3]
    t = two_rivals().set(round=8).start("worker", RED)
    for name, where in (("yellow", "e8"), ("blue", "h7")):
        supposed = what_if(turn_now(t.table.match, 0, seeded(1), acting=name), [], seed=1)
        (trace,) = [told for told in supposed.plain if isinstance(told, Trace)]
        assert t.table.notation(trace.winner) == f"go {where}"


def test_it_needs_a_seat_that_is_played() -> None:  # [IK V1] [IK K1.1]
    with pytest.raises(BadOption, match="the rival takes a seat: two players at least"):
        Scene({"players": 1, "seat.red": "rival"})
    with pytest.raises(BadOption, match="nobody plays this seat with 2 players") as refused:
        Scene({"seat.blue": "rival"})
    assert refused.value.place == "seat.blue"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"automaton": "rival"}, {"yellow": "rival:2"}),
        ({"automaton": "rival", "rival.level": 3, "players": 4}, {"black": "rival:3"}),
        ({"automaton": "rival", "rival.level": "3", "players": "3"}, {"blue": "rival:3"}),
        ({"automaton": "none", "rival.level": 3, "players": 3}, {}),
        ({"seat.yellow": "rival", "rival.level": 5}, {"yellow": "rival:5"}),
        ({"seat.yellow": "rival:5", "automaton": "rival", "rival.level": 5}, {"yellow": "rival:5"}),
    ],
)
def test_options_as_they_used_to_be_written(options: dict[str, Value], seats: dict[str, str]) -> None:  # [IK V4]
    found = api.content("iron-kings", options=options).options
    assert {seat: found[f"seat.{seat}"] for seat in SEATS if found[f"seat.{seat}"] != "person"} == seats
    assert not {"automaton", "rival.level"} & set(found)


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"automaton": "ironbot"}, "automaton"),
        ({"automaton": "rival", "players": 1}, "automaton"),
        ({"automaton": "rival", "players": 5}, "players"),
        ({"automaton": "rival", "seat.yellow": "person"}, "automaton"),
        ({"seat.yellow": "rival:5", "rival.level": 3}, "rival.level"),
        ({"automaton": "rival", "rival.level": 9}, "seat.yellow"),
    ],
)
def test_options_that_contradict_are_refused(options: dict[str, Value], place: str) -> None:  # [IK V4]
    with pytest.raises(BadOption) as refused:
        api.content("iron-kings", options=options)
    assert refused.value.place == place


def test_old_positions_and_records_open_with_one_rival() -> None:  # [IK V1]
    opened = api.new("iron-kings", seed=2, options={"players": 3}, seats={"blue": "rival:4"})
    opened.choose(int(opened.decision.options[0]) if opened.decision is not None else 0)
    lines = [line for line in opened.position().splitlines() if not line.startswith('"seat.')]
    lines.insert(lines.index("[options]") + 1, '"automaton" = "rival"\n"rival.level" = 4')
    record = opened.record().replace("option seat.blue=rival:4", "option automaton=rival · option rival.level=4")
    assert "automaton=rival" in record
    for again in (api.load("\n".join(lines)), api.replay(record.replace("seat blue=rival:4", "seat blue=rival"))):
        assert again.match.content.options["seat.blue"] == "rival:4"
        assert again.match.key() == opened.match.key()
