"""Results, rows and scores that a player sees at the table: yields of a move, quests that can be met, final points."""

import pytest

from clockwood.games.forge_war.words import SEATS
from clockwood.kernel.gesture import question_of
from clockwood.scene.builder import SceneBuilder
from clockwood.words import Words
from games.forge_war.builder import BLUE, YELLOW, Scene, table


def result(t: Scene, answer: str, seat: str = BLUE) -> tuple[str, dict[str, int]]:
    """Return the result that an option is shown with."""
    match = t.table.match
    question = question_of(match, SEATS.index(seat))
    assert question is not None
    found = {t.table.notation(int(action)): int(action) for action in question.options}
    event = match.game.result(match, question, found[answer])
    assert event is not None
    return event.message, {term.name: int(term.value) for term in event.terms if term.value}


def rows(t: Scene, panel: str) -> list[str]:
    match = t.table.match
    return [row.label for row in match.game.seen(match.content, t.table.view(0)).panels[panel]]


def test_a_move_says_who_gains() -> None:  # [FW F4.10] [FW F4.8]
    t = table().overseers(BLUE, "e2").workers(YELLOW, "e3").workers(BLUE, "e4").start("mine")
    assert result(t, "move e2 e5") == ("result-mined", {"own": 2, "others": 1, "copper": 2})
    foreseen = [told.message for told in t.table.foresee("move e2 e5")]
    assert foreseen.count("worker-yielded") == 3


def test_a_move_says_which_strike_follows() -> None:  # [FW F4.11]
    t = table().overseers(BLUE, "e2").workers(BLUE, "e3", "e4", "e5", "e6").start("mine")
    move = next(text for text in t.options("move") if result(t, text)[0] == "result-mined-strike")
    assert result(t, move)[1]["struck"] == 5
    assert "strike" in [told.message for told in t.table.foresee(move)]


def test_a_quest_on_offer_says_whether_the_pool_meets_it() -> None:  # [FW F7.3]
    t = table().offer("G15a", "G12").cubes(BLUE, copper=3).start("quest")
    assert result(t, "take G15a") == ("result-meets", {})
    assert result(t, "take G12")[0] == "result-lacks"


def test_quests_under_way_come_first() -> None:  # [FW F7.3]
    t = table().offer("G15a").quest(BLUE, "q1", "G15b").cubes(BLUE, copper=4).start("quest")
    assert result(t, "take G15a")[0] == "result-lacks"


def test_a_weapon_says_what_it_comes_to() -> None:  # [FW F6.2] [FW F7.3]
    t = table().quest(BLUE, "q1", "G15a").cubes(BLUE, copper=3).start("quest").on_to("Manage", BLUE)
    t.choose("send a1 q1", BLUE)
    assert result(t, "forge copper_dagger") == ("result-armed", {"power": 1, "needs": 3})


def said(t: Scene, answer: str, seat: str = BLUE) -> str:
    """Return an option and its result in English, as the page shows them."""
    match = t.table.match
    question = question_of(match, SEATS.index(seat))
    assert question is not None
    action = next(int(each) for each in question.options if t.table.notation(int(each)) == answer)
    words = Words("en", match.content)
    found = match.game.result(match, question, action)
    return " || ".join([words.option(match, question, action), *([] if found is None else [words.told(found)])])


def test_quests_and_adventurers_are_called_by_name_and_level() -> None:  # [FW F6.3]
    t = table().heroes(BLUE, 2).quest(BLUE, "q1", "G15a").cubes(BLUE, copper=3).start("quest").on_to("Manage", BLUE)
    assert said(t, "send a1 q1") == "send your first adventurer (level 2) on Quell the Tavern Brawl"


def test_done_says_what_a_quest_without_adventurers_costs() -> None:  # [FW F7.4] [FW F7.6]
    t = table().offer("G15a").cubes(BLUE, copper=3).start("quest")
    t.choose("take G15a", BLUE).on_to("Manage", BLUE)
    assert said(t, "done") == "done || Quell the Tavern Brawl fails: costs 3 prestige"


def test_sales_purchases_and_passing_say_their_price() -> None:  # [FW F5.1] [FW F5.16]
    t = table().gold(blue=9).cubes(BLUE, copper=3).start("market")
    assert said(t, "sell copper") == "sell 1 copper || gains 1 gold"
    assert said(t, "buy copper") == "buy 1 copper || costs 2 gold"
    assert said(t, "pass") == "pass || gains 1 gold"
    assert said(t, "hire") == "hire an adventurer || costs 4 gold"


def test_a_quest_that_cannot_be_completed_any_more_says_what_it_loses() -> None:  # [FW B6]
    t = table().round(7).offer("G01").start("quest")
    assert said(t, "take G01").endswith("cannot be completed any more: loses 3 prestige")


def test_the_planner_tells_what_can_be_met_and_what_comes_next() -> None:  # [FW F7.3] [FW F6.2]
    t = table().quest(BLUE, "q1", "G05").cubes(BLUE, copper=3).start("quest")
    assert rows(t, "quests.blue") == ["scene-quest-row", "scene-step-met", "scene-leg-lacks", "scene-wants-slashing"]
    poor = table().quest(BLUE, "q1", "G05").cubes(BLUE, copper=1).start("quest")
    assert rows(poor, "quests.blue")[1] == "scene-step-lacks"


def test_the_end_says_where_the_points_came_from() -> None:  # [FW F9.3–F9.5]
    t = table().round(7).heroes(BLUE, 3, 2).heroes(YELLOW, 4).gold(blue=9).row("score", blue=11).stack("EndRound")
    assert t.table.over
    parts = {part: t.see(f"blue.final.{part}") for part in ("quests", "levels", "cards", "bonuses", "gold")}
    assert parts == {"quests": 11, "levels": 5, "cards": 0, "bonuses": 0, "gold": 2}
    assert rows(t, "scores") == ["scene-score", "scene-score"]


def test_who_has_nothing_in_the_end_is_told_so_too() -> None:  # [FW F9.6]
    t = table().round(7).heroes(BLUE, 3).row("score", blue=11, yellow=-3).stack("EndRound")
    assert t.table.over
    assert t.see("yellow.score") == 0
    assert rows(t, "scores") == ["scene-score", "scene-score"]


@pytest.mark.parametrize(("language", "dagger"), [("en", "Copper Dagger"), ("pl", "Miedziany sztylet")])
def test_designs_that_are_on_no_card_are_things_of_the_setting(language: str, dagger: str) -> None:
    setting = SceneBuilder(table().start("quest").table.match.content, language).setting
    assert [thing.name for thing in setting.things if thing.ref == "card:copper_dagger"] == [dagger]
    refs = [*(thing.ref for thing in setting.things), *(card.ref for card in setting.cards)]
    assert sorted(refs) == sorted(set(refs))
