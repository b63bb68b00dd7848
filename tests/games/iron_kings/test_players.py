"""Players that look ahead see what a table is worth, and bring treasure home; chance does not."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clockwood.agents.greedy_agent import GreedyAgent
from clockwood.agents.ismcts.search import Search
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.random_agent import random_option
from clockwood.games.iron_kings.game import GAME
from clockwood.games.iron_kings.map.printed import ways_between
from clockwood.games.iron_kings.words import TERRAIN
from clockwood.kernel.game import blind, new_match
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from games.iron_kings.builder import RED, Scene, table


def worth(t: Scene) -> int:
    """The worth of the table to red as its turn begins."""
    return int(GAME.judge.value(t.start().table.match, 0))


def out_there() -> Scene:
    """Red stands south of a barrow with treasure and looks at it."""
    return table().king(RED, "e4", "n").bag("e6", treasure=2)


def test_points_count_most_at_home() -> None:  # [IK K7.2]
    without, carried = worth(out_there()), worth(out_there().carries(RED, "gold-chalice-a"))
    assert without < carried < worth(out_there().stores(RED, "gold-chalice-a"))


def test_a_program_that_leads_to_treasure_is_worth_more_where_somebody_drives() -> None:  # [IK K2.5] [IK K4.2]
    away, there = (worth(out_there().steam(red=2).track(RED, card)) for card in ("turn-180", "step-1"))
    assert away < there < worth(out_there().steam(red=2).track(RED, "step-1").driven(RED))


def test_a_program_is_followed_with_the_steam_at_hand() -> None:  # [IK K4.2]
    steamless, steaming = (worth(out_there().steam(red=n).track(RED, "step-1")) for n in (0, 1))
    assert steaming - steamless > worth(out_there().steam(red=1)) - worth(out_there())


def test_damage_hurts_most_where_nothing_is_left_to_work_with() -> None:  # [IK K2.7]
    one, two = worth(out_there().damage(RED, "torso-1")), worth(out_there().damage(RED, "torso-1", "torso-2"))
    whole = worth(out_there())
    assert whole - one < one - two


def test_the_home_of_a_laden_king_draws_it() -> None:  # [IK K7.1]
    laden = [worth(table().king(RED, where).carries(RED, "gold-chalice-a", "epic-tapestry")) for where in ("c2", "c4")]
    assert laden[0] > laden[1]


def test_chances_are_shared_and_follow_the_lead() -> None:  # [IK K8.1]
    match = out_there().stores(RED, "gold-chalice-a").start().table.match
    red, yellow = GAME.judge.chances(match, 0), GAME.judge.chances(match, 1)
    assert red > yellow
    assert red + yellow == pytest.approx(1)
    assert GAME.judge.chances(match, 2) == 0
    late = out_there().stores(RED, "gold-chalice-a").set(round=30).start().table.match
    assert GAME.judge.chances(late, 0) > red
    late.finish(GAME.resigned(late, 0))
    assert [GAME.judge.chances(late, seat) for seat in (0, 1)] == [0, 1]


def test_alone_more_points_are_better_chances() -> None:  # [IK H22]
    found = [
        GAME.judge.chances(table(1).stores(RED, *cards).start().table.match, 0) for cards in ((), ("gold-chalice-a",))
    ]
    assert 0 < found[0] < found[1] < 1


def planning() -> Match:
    """Red is driven, may plan, and has a card that leads to the treasure and one that does not."""
    t = out_there().steam(red=1).driven(RED).hand(RED, "step-1", "turn-180").start("worker")
    return t.go("small red-head-1").table.match


def test_what_is_begun_is_worth_what_comes_of_it() -> None:  # [IK K3.2]
    match = planning()
    question = match.question
    assert question is not None
    after = {}
    for action in question.options:
        twin = match.copy()
        twin.answer(action)
        after[GAME.vocabulary.notation(match.content, action)] = GAME.judge.chances(twin, 0)
    assert GAME.judge.chances(match, 0) == pytest.approx(after["insert red-step-1 1"]) != after["pass"]
    assert match.question is question


def test_a_plan_is_seen_as_it_is_made_and_so_looked_at() -> None:  # [IK U10]
    match = planning()
    question = match.question
    assert question is not None
    assert question.secret
    assert all(GAME.judge.shown(match, question, action) == action for action in question.options)
    assert not Search(GAME, SearchSettings(1)).is_hidden(match, question)


def test_a_search_reaches_to_the_end_of_its_own_turn() -> None:
    search = Search(GAME, SearchSettings(80))
    search.restart()
    match, rng = planning(), seeded(1)
    roots = search.tree.used
    for _ in range(80):
        search.once(match, 0, rng)
    assert search.tree.used > roots
    assert {search.tree.label[node] // search.words for node in range(int(roots), int(search.tree.used))} == {0}


def test_a_site_is_chosen_by_the_treasure_around_it() -> None:  # [IK K1.2]
    match = new_match(GAME, table().content, seeded(1))
    question = match.question
    assert question is not None
    found: dict[str, int] = {}
    for action in question.options:
        twin = match.copy()
        twin.answer(action)
        name = GAME.vocabulary.notation(match.content, action)
        if name.endswith(" n"):
            found[name.split()[1]] = int(GAME.judge.value(twin, question.seat))
    assert sorted(found, key=found.__getitem__) == ["i0", "c0", "g0", "e0"]


def test_ways_lead_around_mountains_and_rather_not_through_lakes() -> None:  # [IK K5.4] [IK K5.6]
    row = vec[i64]([-1, 1, -1, -1, -1, -1, -1, 2, -1, -1, 0, -1, -1, -1, -1, -1, 1, -1])
    plains, lake, mountain = (TERRAIN.index(kind) for kind in ("plains", "lake", "mountain"))
    assert ways_between(row, [plains, lake, plains]) == [0, 5, 8, 3, 0, 3, 8, 5, 0]
    assert ways_between(row, [plains, mountain, plains])[:3] == [0, 99, 99]


def score(seed: int, rounds: int) -> tuple[int, int]:
    """Red thinks, yellow draws lots."""
    content = table(round_limit=rounds).content
    match = new_match(GAME, content, seeded(seed))
    agent, rng = GreedyAgent("greedy", seeded(seed)), seeded(seed + 1)
    while match.outcome is None:
        question = match.question
        assert question is not None
        seat = question.seat
        match.answer(agent.choose(blind(match, seat, rng), seat) if seat == 0 else random_option(question, rng))
    return match.outcome.scores[0], match.outcome.scores[1]


@pytest.mark.slow
def test_thinking_beats_lots() -> None:
    scores = [score(seed, 30) for seed in range(6)]
    assert sum(red for red, _ in scores) > 10 * sum(yellow for _, yellow in scores)
    assert all(red > yellow for red, yellow in scores)
