"""The judge of Forge War: quests that can be met in time are worth taking, others are not."""

import pytest

from clockwood.agents.ismcts.search import Search
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.games.forge_war.game import GAME
from clockwood.games.forge_war.judging.arming import ArmingPlan, current_leg
from clockwood.games.forge_war.judging.forced_quests import deck_to_come, lacking
from clockwood.games.forge_war.judging.quest_forecast import INCOME, POINT, QuestForecast
from clockwood.games.forge_war.judging.round_progress import will_mine
from clockwood.games.forge_war.judging.worth import rounds_left
from clockwood.games.forge_war.quests import cells as quests
from clockwood.kernel.gesture import question_of
from clockwood.kernel.layout import NONE
from clockwood.kernel.outcome import Outcome
from clockwood.lab.games import Cell, play_game
from games.forge_war.builder import BLUE, YELLOW, Scene, epic, table

BLUE_SEAT = 0


def greedily(scene: Scene) -> str:
    """Return the answer of a greedy blue."""
    return scene.table.notation(int(agent_action(scene.table.match, BLUE_SEAT, agent_named("greedy", 1))))


def forecast(scene: Scene, seat: int = BLUE_SEAT) -> tuple[int, ArmingPlan]:
    """Return the worth of a player's quests, and the pool as it would be left."""
    match = scene.table.match
    plan = ArmingPlan(match, seat)
    return int(QuestForecast(match, seat, rounds_left(match), plan, POINT).worth(match)), plan


def test_a_quest_that_the_pool_meets_is_taken() -> None:  # [FW F7.1] [FW F7.3]
    scene = table().cubes(BLUE, copper=4).offer("G16a", "G03").start("quest")
    assert greedily(scene) == "take G16a"


def test_a_quest_that_nothing_could_meet_is_left() -> None:  # [FW F7.6]
    scene = table().offer("G16a", "G03").start("quest")
    assert greedily(scene) == "pass"


def test_who_ends_a_quest_this_round_is_not_counted_on_for_another() -> None:  # [FW F7.9]
    scene = table().heroes(BLUE, 1).quest(BLUE, "q1", "G16a", step=2).armed(BLUE, "a1", "q1", "copper_sword")
    scene.cubes(BLUE, copper=2).offer("G16b").start("quest")
    assert greedily(scene) == "pass"


def test_cubes_that_are_still_to_be_mined_are_hoped_for_until_the_own_move() -> None:  # [FW F4.1]
    scene = table().overseers(BLUE, "e2").overseers(YELLOW, "e7").start("mine")
    match = scene.table.match
    assert [will_mine(match, seat) for seat in (0, 1)] == [True, True]
    before = forecast(scene)[1].hoped
    scene.choose("move e2 e3")
    assert [will_mine(scene.table.match, seat) for seat in (0, 1)] == [False, True]
    assert before - forecast(scene)[1].hoped == INCOME


def test_a_plan_forges_with_hoped_cubes_only_where_its_own_run_out() -> None:  # [FW F6.5]
    scene = table().cubes(BLUE, copper=3).quest(BLUE, "q1", "G15a").start("quest")
    match = scene.table.match
    leg = current_leg(match, BLUE_SEAT, 0)
    plan = ArmingPlan(match, BLUE_SEAT)
    plan.hoped = 2
    assert plan.meet(match, 0, leg) == 0
    assert (plan.borrowed, int(plan.cubes[0])) == (0, 0)
    poor = ArmingPlan(match, BLUE_SEAT)
    poor.cubes[0] = 1
    assert poor.meet(match, 0, leg) > 0
    poor.hoped = 2
    assert poor.meet(match, 0, leg) == 0
    assert (poor.borrowed, poor.hoped) == (2, 0)


def test_what_cannot_be_met_takes_nothing_from_the_plan() -> None:  # [FW F7.4]
    scene = table().cubes(BLUE, copper=2).quest(BLUE, "q1", "G14a").start("quest")
    match = scene.table.match
    plan = ArmingPlan(match, BLUE_SEAT)
    assert plan.meet(match, 0, current_leg(match, BLUE_SEAT, 0)) > 0
    assert (int(plan.cubes[0]), [int(slot) for slot in plan.on]) == (2, [NONE, NONE, NONE])


def test_a_quest_that_will_fail_counts_against_who_has_it() -> None:  # [FW F7.4] [FW F7.6]
    met = table().cubes(BLUE, copper=2).quest(BLUE, "q1", "G16a", new=True).start("quest")
    failing = table().cubes(BLUE, copper=2).quest(BLUE, "q1", "G12", new=True).start("quest")
    without = table().cubes(BLUE, copper=2).start("quest")
    assert forecast(met)[0] > forecast(without)[0] > forecast(failing)[0]


def test_alone_a_failing_quest_is_far_worse() -> None:  # [FW F11.1]
    alone = table(1).quest(BLUE, "q1", "G12").start("quest")
    among = table().quest(BLUE, "q1", "G12").start("quest")
    assert forecast(alone)[0] < forecast(among)[0] - 2_000


def test_alone_the_last_quest_is_thought_of_before_it_is_taken() -> None:  # [FW F11.1] [FW F11.5]
    """Three copper swords are 6; Y01 asks for 10 with a crushing weapon, so 3 more, and Y04 for 8."""
    for offered, lacks in (("Y01", 700), ("Y04", 500)):
        scene = table(1).round(7).heroes(BLUE, 1, 1, 1).cubes(BLUE, copper=6).offer(offered).start("quest")
        plan = ArmingPlan(scene.table.match, BLUE_SEAT)
        assert lacking(scene.table.match, plan, quests.YELLOW_1) == lacks
        assert (int(plan.cubes[0]), [int(slot) for slot in plan.on]) == (6, [NONE, NONE, NONE]), (
            "nothing is taken for it"
        )
    few = table(1).round(6).heroes(BLUE, 1).start("mine").table.match
    many = table(1).round(6).heroes(BLUE, 2, 2, 2, 2).start("mine").table.match
    assert GAME.judge.value(few, BLUE_SEAT) < GAME.judge.value(many, BLUE_SEAT) - 2_000


def test_alone_the_first_quest_of_a_stage_is_thought_of_too() -> None:  # [FW F11.4] [FW F11.10]
    match = epic(1).round(5).start("quest").table.match
    assert [deck_to_come(match, ahead, 13) for ahead in range(4)] == [NONE, NONE, quests.GREY, NONE]
    plan = ArmingPlan(match, BLUE_SEAT)
    assert lacking(match, plan, quests.GREY) > 100, "the old offer will be gone"


def test_alone_a_search_tells_a_great_win_from_a_win() -> None:  # [FW F11.1]
    search = Search(GAME, SearchSettings(1))
    found = []
    for score in (90, 120):
        match = table(1).row("score", **{BLUE: score}).start("quest").table.match
        match.outcome = Outcome((BLUE_SEAT,), "won-by-completing", "FW F11.1", (score, 0, 0))
        found.append(search.results(match)[BLUE_SEAT])
    assert found[0] < found[1]


def test_alone_time_may_pass() -> None:  # [FW F11.1]
    """A table is worth no less for the round it is seen in; a lost game is worth nothing, less than any table."""
    soon, late = (epic(1).round(number).start("mine").table.match for number in (2, 3))
    assert GAME.judge.chances(soon, BLUE_SEAT) == pytest.approx(GAME.judge.chances(late, BLUE_SEAT), abs=0.02)
    scene = epic(1).heroes(BLUE, 1).cubes(BLUE, copper=1).quest(BLUE, "q1", "G01").quest(BLUE, "q2", "G02")
    hopeless = scene.offer("G16a").start("quest").table.match
    assert GAME.judge.chances(hopeless, BLUE_SEAT) > 0.0
    hopeless.outcome = Outcome((), "lost-by-failing", "FW F11.1", (0, 0, 0))
    assert GAME.judge.chances(hopeless, BLUE_SEAT) == 0.0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_alone_a_search_that_has_armed_its_quests_is_done(seed: int) -> None:  # [FW F11.1] [FW F7.3]
    """It sent others after those who were enough, and called them home again, rather than let the round end."""
    scene = epic(1).round(2).heroes(BLUE, 1, 1, 1, 1, 1).cubes(BLUE, copper=6).quest(BLUE, "q1", "G16a")
    scene.armed(BLUE, "a1", "q1", "copper_sword").offer("G16b", "G15a").start("quest").choose("take G16b", BLUE)
    strong = agent_named("strong", seed)
    answers: list[str] = []
    while not answers or answers[-1] != "done":
        answers.append(scene.table.notation(int(agent_action(scene.table.match, BLUE_SEAT, strong))))
        scene.choose(answers[-1], BLUE)
    assert answers == ["send a2 q2", "forge copper_sword", "done"]


def test_alone_a_search_looks_closely() -> None:
    """A cube is little on the scale of a whole game."""
    assert (
        GAME.judge.exploration(table(1).start("quest").table.match)
        < GAME.judge.exploration(table().start("quest").table.match)
        == 1.0
    )


def test_quests_wait_for_their_rewards_as_if_they_had_them() -> None:  # [FW F7.11]
    """While blue chooses whose level goes up, yellow's finished quest is as good as scored."""
    scene = table().heroes(BLUE, 1, 1).heroes(YELLOW, 1, 1)
    for seat in (BLUE, YELLOW):
        scene.quest(seat, "q1", "G15a" if seat == BLUE else "G15b", step=2)
        scene.armed(seat, "a1", "q1", "copper_sword").armed(seat, "a2", "q1", "copper_dagger")
    scene.start("quest").on_to("LevelUps", BLUE)
    match = scene.table.match
    prestige = int(GAME.judge.value(match, 0)), int(GAME.judge.value(match, 1))
    assert abs(prestige[0] + prestige[1]) < 200
    assert abs(prestige[0]) < 200


def test_who_is_sent_is_worth_what_the_weapon_will_do_there() -> None:  # [FW F6.5]
    """The last copper arms the quest that lacks it, not the one that is met."""
    scene = table().heroes(BLUE, 1, 1).cubes(BLUE, copper=2).quest(BLUE, "q1", "G16a").quest(BLUE, "q2", "G16b")
    scene.armed(BLUE, "a2", "q2", "copper_sword").start("quest").on_to("Manage", BLUE)
    worth = {}
    question = question_of(scene.table.match, BLUE_SEAT)
    assert question is not None
    for action in question.options:
        copy = scene.table.match.copy()
        copy.answer_in_lane(BLUE_SEAT, action)
        worth[scene.table.notation(int(action))] = int(GAME.judge.value(copy, BLUE_SEAT))
    assert worth["send a1 q1"] > worth["send a1 q2"] + 500
    assert greedily(scene) == "send a1 q1"


def test_a_search_may_look_after_every_weapon_that_is_forged() -> None:  # [FW F7.2] [FW H5]
    """Simultaneous answers are one turn, and can be taken back as one; a search pauses at each of them."""
    scene = table().cubes(BLUE, copper=3).quest(BLUE, "q1", "G15a").start("quest").on_to("Manage", BLUE)
    before = scene.table.match.copy()
    scene.choose("send a1 q1", BLUE)
    assert GAME.judge.pause_of(scene.table.match) == GAME.judge.pause_of(before)
    scene.choose("forge copper_sword", BLUE)
    assert GAME.judge.pause_of(scene.table.match) != GAME.judge.pause_of(before)
    assert GAME.turn_of(scene.table.match) == GAME.turn_of(before)


@pytest.mark.slow
def test_greedy_rarely_fails_a_quest() -> None:
    """Of the quests that greedy takes in whole games fewer than one in ten fail."""
    cell = Cell("forge-war", ("greedy", "greedy"), {}, cards=True)
    uses = [use for number in range(40) for use in play_game(cell, number).uses]
    taken = [card for _, card, how in uses if how == "played" and card[0] in "GY"]
    failed = [card for _, card, how in uses if how == "failed"]
    assert len(taken) > 40 * 2 * 3
    assert len(failed) < len(taken) / 10
