"""In a notebook everything a person holds says what it is; seats go by name or number."""

from collections.abc import Callable
from typing import ClassVar

import pytest

import clockwood
from clockwood import BadInput, Table
from clockwood.agents.play import agent_action, play_agents
from clockwood.api import content, simulated
from surface.typed_use import First


@pytest.fixture
def table() -> Table:
    return clockwood.new("ironwood", seed=1)


def test_things_say_what_they_are(table: Table) -> None:
    assert repr(table) == "<table of ironwood, 0 answers, asks woodwalkers, ironclad>"
    assert repr(table.match) == (
        "<match of ironwood, asks woodwalkers: draw-four, draw-two; asks ironclad: draw-four, draw-two>"
    )
    assert table.decision is not None
    actions = list(table.decision.options)
    assert repr(table.decision) == f"<question ask-two-or-four, seat 0, 2 answers: {actions}>"
    assert repr(table.match.game) == "<game ironwood, rules 5, seats woodwalkers, ironclad>"
    assert repr(clockwood.agent_named("greedy")) == "<agent greedy>"
    assert repr(clockwood.why(table)) == "<story of 0 entries>"
    pack = table.match.content.packs[0].text()
    assert repr(table.match.content) == f"<content of {pack}, seats woodwalkers, ironclad>"
    solo = content("ironwood", options={"seat.ironclad": "ironbot:5"})
    assert repr(solo) == f"<content of {pack}, seats woodwalkers, ironclad (ironbot:5)>"
    table.resign(0)
    assert repr(table) == "<table of ironwood, 1 answer, over>"
    assert repr(table.match) == "<match of ironwood, over>"


def test_many_answers_are_counted() -> None:
    table = clockwood.new("root", seed=1)
    while len(table.answers()) <= 8:
        table.choose(table.answers()[0])
    assert len(table.answers()) > 8
    assert f"and {len(table.answers()) - 8} more" in repr(table.match)


def test_the_answers_are_listed_as_they_are_typed(table: Table) -> None:
    assert table.answers() == table.answers("ironclad") == table.answers(1) == ["draw-four", "draw-two"]
    for answer in table.answers():
        assert table.why_not(answer) is None


def test_the_options_of_a_game_print_themselves() -> None:
    options = clockwood.options("ironwood")
    assert repr(options).splitlines()[0].split(maxsplit=2) == [
        "beginner=0", "0–1", "Beginners: decks are not shuffled, low card numbers come first.",
    ]  # fmt: skip
    assert len(repr(options).splitlines()) == len(options) == len(list(options))
    assert repr(options["beginner"]) == "<option beginner=0, 0–1 [IW R17.2]>"
    assert repr(clockwood.options("ironwood", language="pl")) != repr(options)
    with pytest.raises(BadInput, match="no such option; there are beginner"):
        options["nonsense"]


def test_an_explanation_prints_its_lines() -> None:
    table = clockwood.new("ironwood", seed=3, seats={"ironclad": "ironbot:9"}, options={"draw-four": 0})
    table.choose("pass")
    story = clockwood.why(table)
    assert str(story).splitlines() == story.short()


def test_every_call_takes_a_seat_by_name_or_number(table: Table) -> None:
    table.choose("draw-two", "woodwalkers")
    calls: list[Callable[[str | int], object]] = [
        table.view,
        table.heard,
        table.entries_heard,
        table.position,
        table.may_undo,
        table.may_restart,
        table.may_redo,
        lambda seat: clockwood.drawn(table, seat=seat),
    ]
    for call in calls:
        assert call("woodwalkers") == call(0)
        for nobody in ("nobody", 2, -2):
            with pytest.raises(BadInput, match=f"{nobody}: no such seat; there are woodwalkers, ironclad"):
                call(nobody)


def test_spectators_get_no_position_of_somebody_else(table: Table) -> None:
    with pytest.raises(BadInput, match="no position is written for spectators"):
        table.position(-1)


def test_agents_sit_down_by_name_or_number() -> None:
    named = clockwood.new("ironwood", seed=4, seats={"woodwalkers": "random", "ironclad": "greedy"})
    numbered = clockwood.new("ironwood", seed=4, seats={0: "random", 1: "greedy"})
    assert named.players == numbered.players == {"woodwalkers": "random", "ironclad": "greedy"}
    assert sorted(named.agents) == sorted(numbered.agents) == [0, 1]


@pytest.mark.parametrize(
    ("game", "seats", "reason"),
    [
        ("ironwood", {"ironclad": "nonsense"}, "ironclad=nonsense: no such player; there are person, random"),
        ("ironwood", {2: "random"}, "2: no such seat; there are woodwalkers, ironclad"),
        ("ironwood", {"ironclad": "random", 1: "greedy"}, "ironclad: is named twice"),
        ("iron-kings", {"blue": "random"}, "blue=random: this seat is not taken with these options; there are red"),
        ("root", {"player1": "random"}, "player1=random: this seat is not taken with these options; there are marq"),
    ],
)
def test_nobody_is_seated_where_nobody_would_play(game: str, seats: dict[str | int, str], reason: str) -> None:
    options = {"players": 2} if game == "iron-kings" else {}
    with pytest.raises(BadInput, match=reason):
        clockwood.new(game, seed=1, seats=seats, options=options)


def test_a_match_takes_no_answer_that_is_not_offered(table: Table) -> None:
    match = table.copy()
    before = match.key()
    with pytest.raises(BadInput, match="is not offered; asks woodwalkers: draw-four, draw-two"):
        match.answer(3)
    with pytest.raises(BadInput, match="action -5: is not offered"):
        match.answer_in_lane(1, -5)
    with pytest.raises(BadInput, match="this seat is not asked anything now"):
        match.answer_in_lane(7, 3)
    assert match.key() == before


class Looking(First):
    """Remembers whose question it was shown."""

    seen: ClassVar[list[int]] = []

    def choose(self, match: clockwood.Match, seat: int) -> int:
        assert match.question is not None
        self.seen.append(int(match.question.seat))
        return super().choose(match, seat)


def test_an_agent_is_shown_its_own_question_where_several_are_asked(table: Table) -> None:
    agent = Looking("looking", table.private)
    agent_action(table.match, 1, agent)
    table.agents[1] = agent
    table.play()
    assert set(agent.seen) == {1}
    assert table.decision is not None
    assert int(table.decision.seat) == 0


class Wrong(First):
    """Answers what nobody offers."""

    def choose(self, match: clockwood.Match, seat: int) -> int:
        return 3 + super().choose(match, seat) * 0


def test_a_loop_of_agents_takes_none_either() -> None:
    match = simulated("ironwood", 1, content("ironwood"))
    agents = [Wrong("wrong", match.rng.copy()), clockwood.agent_named("random")]
    with pytest.raises(BadInput, match="is not offered"):
        play_agents(match, agents)
