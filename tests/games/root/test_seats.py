"""The seats of a table of Root, as Python names them."""

import pytest

import clockwood
from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value

TOGETHER: dict[str, Value] = {"co-op": 1}
ALONE: dict[str, Value] = {"setup": "advanced", "people": 1}


# -- people against automata


def test_people_play_together_against_automata_that_are_named_for_seats() -> None:  # [GE COOP2]
    by_name: dict[str | int, str] = {"eyrie": "human", "marquise": "mechanical-marquise"}
    by_number: dict[str | int, str] = {1: "human", 0: "mechanical-marquise"}
    for seats in (by_name, by_number):
        table = clockwood.new("root", seed=1, seats=seats, options=TOGETHER)
        assert table.players == {"eyrie": "human", "marquise": "mechanical-marquise:1"}
        assert table.match.content.options["co-op"] == 1
        assert [table.seat_names[int(question.seat)] for question in table.decisions] == ["eyrie"]


def test_one_person_drafts_against_an_automaton_that_is_named_for_its_seat() -> None:  # [RT A.8.2a] [RT U5]
    seats: dict[str | int, str] = {"player1": "human", "marquise": "mechanical-marquise:2+blitz"}
    table = clockwood.new("root", seed=1, seats=seats, options=ALONE)
    assert (table.seat_names, table.players["marquise"]) == (["player1", "marquise"], "mechanical-marquise:2+blitz")
    assert table.answers()[0].startswith("pick ")
    numbered: dict[str | int, str] = {0: "human", "marquise": "mechanical-marquise:2+blitz"}
    assert clockwood.new("root", seed=1, seats=numbered, options=ALONE).match == table.match


@pytest.mark.parametrize(
    ("seats", "wanted", "said"),
    [
        ({"eyrie": "human"}, TOGETHER, "co-op: there must be people and automata"),
        ({"player1": "human"}, ALONE, "people: 1 play; there must be 2 to 6"),
        ({"player2": "human", "marquise": "mechanical-marquise"}, ALONE, "player2=human: this seat is not taken"),
        ({1: "mechanical-marquise"}, ALONE, "1: no such seat; there are player1"),
    ],
)
def test_who_is_missing_is_said(seats: dict[str | int, str], wanted: dict[str, Value], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        clockwood.new("root", seed=1, seats=seats, options=wanted)


# -- automata alone


FOUR: dict[str | int, str] = {
    "marquise": "mechanical-marquise",
    "eyrie": "electric-eyrie",
    "alliance": "automated-alliance",
    "vagabond": "vagabot",
}
JOINING: dict[str, Value] = {"alliance": 1, "vagabond": 1}


@pytest.mark.parametrize("watcher", [{}, {"watcher": "human"}, {4: "human"}])
def test_four_automata_play_while_one_watches(watcher: dict[str | int, str]) -> None:  # [RT U25]
    table = clockwood.new("root", seed=1, seats={**FOUR, **watcher}, options=JOINING)
    assert table.seat_names == [*FOUR, "watcher"]
    active = []
    for _ in FOUR:
        assert table.answers() == ["go-on", "to-the-end"]
        active.append(str(table.view("watcher")["active"]))
        assert table.choose("go-on"), "what the next one did is told"
    assert sorted(active) == sorted(map(str, FOUR))
    table.choose("to-the-end")
    assert table.outcome is not None
    assert set(table.outcome.winners) < set(range(4))
    assert clockwood.replay(table.record()).match == table.match


def test_an_agent_may_watch() -> None:
    table = clockwood.new("root", seed=1, seats={**FOUR, "watcher": "random"}, options=JOINING)
    table.play()
    assert table.over


def test_nobody_watches_where_people_play() -> None:
    seats = {"marquise": "human", "watcher": "human"}
    with pytest.raises(BadInput, match="watcher=human: this seat is not taken with these options; there are marq"):
        clockwood.new("root", seed=1, seats=seats)


# -- the factions of the seats that are named


@pytest.mark.parametrize(
    ("seats", "wanted", "there"),
    [
        ({"eyrie": "human", "marquise": "bot:challenging+blitz"}, {}, ["marquise", "eyrie"]),
        ({"alliance": "human", "vagabond": "bot"}, {}, ["alliance", "vagabond"]),
        ({"duchy": "human"}, {}, ["marquise", "eyrie", "duchy"]),
        ({"duchy": "human"}, {"marquise": 0}, ["eyrie", "duchy"]),
        ({"corvids": "bot", "duchy": "human"}, {"lizards": "on"}, ["marquise", "eyrie", "lizards", "duchy", "corvids"]),
        ({"eyrie": "human", "lizards": "human"}, {"seat.corvids": "bot:3"}, ["eyrie", "lizards", "corvids"]),
        ({"alliance": "bot", "lizards": "bot", "corvids": "bot"}, {}, ["alliance", "lizards", "corvids", "watcher"]),
        ({"alliance": "human", 0: "bot"}, {}, ["marquise", "alliance"]),
    ],
)
def test_factions_play_whose_seats_are_named(
    seats: dict[str | int, str], wanted: dict[str, Value], there: list[str]
) -> None:  # [RT 5.1.1]
    table = clockwood.new("root", seed=1, seats=seats, options=wanted)
    assert table.seat_names == there
    assert clockwood.replay(table.record()).seat_names == there


def test_the_automaton_of_a_seat_needs_no_name() -> None:  # [GE 3.3.1] [GE 3.3.2]
    seats = {faction: f"bot:{level}" for level, faction in enumerate(["lizards", "riverfolk", "duchy", "corvids"])}
    table = clockwood.new("root", seed=1, seats=seats | {"vagabond2": "bot", "alliance": "bot:nightmare+wildfire"})
    assert table.players == {
        "alliance": "automated-alliance:3+wildfire",
        "vagabond2": "vagabot:1",
        "lizards": "logical-lizards:0",
        "riverfolk": "riverfolk-robots:1",
        "duchy": "drillbit-duchy:2",
        "corvids": "cogwheel-corvids:3",
    }
    assert "bot" not in [*clockwood.agent_names(), *(spec.name for spec in table.match.game.automata)]


@pytest.mark.parametrize(
    ("seats", "wanted", "said"),
    [
        ({"squirrels": "bot"}, {}, "squirrels: no such seat; there are marquise, eyrie, alliance, "),
        ({"eyrie": "bott"}, {}, "eyrie=bott: no such player; there are person, random"),
        ({"eyrie": "bot:hard"}, {}, "eyrie=bot:hard: 'hard' is no level of electric-eyrie; there are easy, default, "),
        ({"eyrie": "bot:7"}, {}, "eyrie=bot:7: level 7 is outside 0–3"),
        ({"eyrie": "bot+blitz"}, {}, "eyrie=bot+blitz: 'blitz' is no trait of electric-eyrie; there are "),
        ({"marquise": "bot+blitz+blitz"}, {}, "marquise=bot+blitz+blitz: a trait is named twice"),
        ({"duchy": "bot:2"}, {"seat.duchy": "bot:1"}, "duchy=bot:2: contradicts seat.duchy=bot:1"),
        ({"duchy": "bot"}, {"duchy": 0}, "seat.duchy: duchy does not play: duchy=1 lets it [RT 5.1.1]"),
        ({"duchy": "human"}, {"duchy": 0}, "duchy=human: this seat is not taken with these options; there are marq"),
        ({"player1": "bot"}, ALONE, "player1=bot: no automaton plays this seat"),
        ({"eyrie": "human", "marquise": "bot"}, ALONE, "eyrie=human: this seat is not taken with these options"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_its_reason(
    seats: dict[str, str], wanted: dict[str, Value], said: str
) -> None:
    with pytest.raises(BadInput) as caught:
        clockwood.new("root", seed=1, seats=seats, options=wanted)
    assert str(caught.value).startswith(said)


def test_the_automaton_of_a_seat_in_other_games() -> None:
    table = clockwood.new("ironwood", seed=1, seats={"ironclad": "bot:5"})
    assert table.players == {"ironclad": "ironbot:5"}
    table = clockwood.new("iron-kings", seed=1, seats={"yellow": "bot:3"})
    assert table.players == {"yellow": "rival:3"}
    with pytest.raises(BadInput, match="yellow=bot: no automaton plays this seat"):
        clockwood.new("forge-war", seed=1, seats={"yellow": "bot"})
