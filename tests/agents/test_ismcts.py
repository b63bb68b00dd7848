"""The search: it answers legally whatever its budget, the same for the same seed, never from what it cannot know."""

import pytest

from clockwood import registry
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.search import Search
from clockwood.agents.ismcts.settings import SearchSettings, Stop
from clockwood.agents.ismcts.tree import MOST_NODES, NO_NODE, Tree
from clockwood.agents.play import agent_action
from clockwood.agents.random_agent import random_option
from clockwood.agents.registry import agent_named, level_names, level_settings, thinker
from clockwood.api import content, load, simulated
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.registry import game_named

registry.register("beacons", "beacons.game")

GAMES = ("beacons", "ironwood")


def searching(iterations: int, seed: int = 1, stop: Stop | None = None) -> IsmctsAgent:
    return IsmctsAgent("searching", seeded(seed), SearchSettings(iterations), stop)


def middle(game: str, seed: int, decisions: int) -> Match:
    """A match some way into a random game."""
    match = simulated(game, seed, content(game))
    rng = seeded(seed + 1)
    for _ in range(decisions):
        question = match.question
        if question is not None:
            match.answer(question.options[rng.below(len(question.options))])
    return match


class Raised(Stop):
    """A flag that somebody raises while the search runs."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after

    def raised(self) -> bool:
        self.after -= 1
        return self.after < 0


# -- it answers legally


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("iterations", [1, 2, 7, 40])
def test_every_budget_gives_an_offered_answer(game: str, iterations: int) -> None:
    agent = searching(iterations)
    for seed in range(4):
        match = middle(game, seed, 11 * seed)
        for _ in range(5):
            question = match.question
            if question is None:
                break
            action = agent_action(match, question.seat, agent)
            assert question.offers(action)
            match.answer(action)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("after", [0, 1, 2])
def test_a_cancelled_search_still_answers(game: str, after: int) -> None:
    match = middle(game, 3, 22)
    question = match.question
    assert question is not None
    assert len(question.options) > 1
    agent = searching(1_000_000, stop=Raised(after))
    assert question.offers(agent_action(match, question.seat, agent))
    assert agent.iterations == 16 * after


def test_seconds_end_a_search() -> None:
    match = middle("beacons", 3, 20)
    question = match.question
    assert question is not None
    agent = IsmctsAgent("clocked", seeded(1), SearchSettings(0, 0.01))
    assert question.offers(agent_action(match, question.seat, agent))
    assert agent.iterations > 0


def test_a_win_at_hand_is_taken() -> None:
    """The last night, three ships each, only North's shore is lit: a card played now brings the fourth. [B12] [B13]"""
    table = load(
        """
        format = "clockwood position 1"
        game = "beacons"
        phase = "turn"
        seat = "north"
        [options]
        nights = 3
        [state]
        night = 3
        oil = { north = 3 }
        ships = { r1 = 2, r2 = 1, r3 = 2, r4 = 1 }
        [cards]
        hand.north = ["c1", "c2"]
        """
    )
    for seed in range(5):
        assert table.notation(int(agent_action(table.match, 0, searching(30, seed)))).startswith("play")


# -- it answers the same


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_iterations_give_the_same_answers(game: str) -> None:
    def answers(seed: int) -> list[int]:
        match, agent, given = middle(game, 5, 10), searching(24, seed), []
        for _ in range(6):
            question = match.question
            assert question is not None
            given.append(int(agent_action(match, question.seat, agent)))
            match.answer(given[-1])
        return given

    assert answers(1) == answers(1)


# -- it never peeks


@pytest.mark.parametrize("name", ["greedy", "novice"])
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: str, name: str) -> None:
    """Two matches that differ only in what the seat cannot know; the same seed gives the same answer in both."""
    differ = 0
    for seed in range(8):
        here = middle(game, seed, 9 * seed + 4)
        question = here.question
        if question is None:
            continue
        there = blind(here, question.seat, seeded(seed + 50))
        there.rng = here.rng.copy()
        differ += here.key() != there.key()
        assert agent_action(here, question.seat, agent_named(name, seed)) == agent_action(
            there, question.seat, agent_named(name, seed)
        )
    assert differ > 3


def test_a_hidden_choice_is_one_thing_to_all_others() -> None:
    """Both keepers bear at the same time: below North's own answer South's is a single node, whatever it was. [B3]"""
    match = simulated("beacons", 2, content("beacons"))
    search = Search(match.game, SearchSettings(200, bias=0.5))
    search.restart()
    rng = seeded(3)
    for _ in range(60):
        search.once(match, 0, rng)
    tree = search.tree
    answered = 0
    child = tree.first[search.roots[0]]
    while child != NO_NODE:
        below = tree.first[child]
        if below != NO_NODE:
            answered += 1
            assert tree.next[below] == NO_NODE
            assert tree.label[below] == search.label(1, -1)
        child = tree.next[child]
    assert answered == 3


# -- its trees


def test_a_full_tree_grows_no_more() -> None:
    tree = Tree()
    root = tree.root()
    assert tree.grown(root, 5) == 1
    assert tree.grown(root, 5) == 1
    tree.used = MOST_NODES
    assert tree.grown(root, 6) == NO_NODE
    assert tree.child(root, 5) == 1


@pytest.mark.slow
def test_a_search_goes_on_where_the_table_is_what_it_foresaw() -> None:
    """After feeding the lamp once, whether to feed more is asked of the same seat, and nothing was hidden. [B9]"""
    agent = searching(64)
    kept = 0
    for seed in range(6):
        match = middle("beacons", seed, 2)
        for _ in range(8):
            question = match.question
            if question is None:
                break
            match.answer(agent_action(match, question.seat, agent))
            kept += 0 < agent.iterations < 48
    assert kept > 0


# -- what it is refused


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="grandmaster: no such level; there are novice, regular, strong, expert"):
        thinker("grandmaster")
    with pytest.raises(UnknownName, match="no such agent; there are random, greedy, novice"):
        agent_named("grandmaster")
    assert level_names() == ["novice", "regular", "strong", "expert"]


def test_a_level_searches_longer_where_a_game_asks_for_it() -> None:
    regular = level_settings("regular")
    match = simulated("root", 3, content("root"))
    assert regular.iterations_in(match) == match.game.budgets["regular"] > regular.iterations
    assert regular.iterations_in(simulated("ironwood", 3, content("ironwood"))) == regular.iterations
    assert regular.with_budget(7, 0.0).iterations_in(match) == 7
    agent = agent_named("regular", 1)
    assert isinstance(agent, IsmctsAgent)
    while not match.over and agent.iterations <= regular.iterations:
        assert match.question is not None
        match.answer(agent_action(match, match.question.seat, agent))
    assert agent.iterations > regular.iterations


def test_thorough_levels_compare_more_options_where_a_game_asks_for_it() -> None:
    root, ironwood = game_named("root"), game_named("ironwood")
    for level in ("strong", "expert"):
        assert level_settings(level).compared_in(root) == root.compared > level_settings("regular").compared_in(root)
        assert level_settings(level).compared_in(ironwood) == level_settings("regular").compared_in(ironwood)


def test_a_game_with_a_horizon_is_judged_at_the_same_time_on_every_line() -> None:
    match = simulated("root", 3, content("root"))
    rng = seeded(4)
    for _ in range(40):
        assert match.question is not None
        match.answer(random_option(match.question, rng))
    question = match.question
    assert question is not None
    game = match.game
    search = Search(game, SearchSettings(1))
    search.restart()
    for _ in range(60):
        search.once(match, question.seat, rng)
        assert search.turns <= game.horizon


def test_no_budget_is_refused() -> None:
    with pytest.raises(BadInput, match="budget: needs iterations or seconds"):
        SearchSettings(0)
    with pytest.raises(BadInput, match="budget: is not below zero"):
        SearchSettings(-5)


def test_a_finished_match_is_refused() -> None:
    match = middle("beacons", 1, 500)
    assert match.over
    with pytest.raises(BadInput, match="the match is over"):
        searching(5).choose(match, 0)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = middle("ironwood", 1, 30)
    question = match.question
    assert question is not None
    assert not match.lanes
    other = 1 - question.seat
    with pytest.raises(BadInput, match=f"{match.game.seats[other]}: is not asked anything now"):
        searching(5).choose(match, other)
    with pytest.raises(BadInput, match="seat 7: there is none; ironwood has 2 seats"):
        searching(5).choose(match, 7)


def test_simultaneous_seats_are_searched_for_in_any_order() -> None:
    """Both seats decide how many cards they draw first; the second is searched for while the first waits. [IW R4.3]"""
    match = simulated("ironwood", 4, content("ironwood"))
    assert [int(question.seat) for question in match.questions()] == [0, 1]
    action = searching(20).choose(blind(match, 1, seeded(1)), 1)
    assert match.questions()[1].offers(action)
