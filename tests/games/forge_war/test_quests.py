"""Quests, adventurers and weapons: taken, staffed, failed, rewarded. [FW F6] [FW F7]"""

import pytest

from clockwood.kernel.events import Event
from games.forge_war.builder import BLUE, PURPLE, YELLOW, Scene, difficulty, epic, prestige, table


def staffed(card: str, step: int, *designs: str, level: int = 4) -> Scene:
    """Blue's quest q1 with an adventurer for each design, all able to wield it."""
    t = table().heroes(BLUE, *[level] * max(len(designs), 1)).quest(BLUE, "q1", card, step)
    for k, design in enumerate(designs, 1):
        t.armed(BLUE, f"a{k}", "q1", design)
    return t


# -- quests and weapons


def test_steps_of_a_leg_are_alike() -> None:  # [FW F6.1]
    needs = []
    for step in range(1, 7):
        t = epic().rich().quest(BLUE, "q1", "G01", step).start("quest")
        needs.append(t.see("blue.q1.needs"))
    first, second, third = (difficulty("G01", leg) for leg in (1, 2, 3))
    assert needs == [first, first, second + 3, second + 3, third + 3, third + 3], "nothing there is crushing"


def test_each_type_not_matched_adds_three() -> None:  # [FW F6.2]
    for designs, more in (((), 6), (("iron_spear",), 3), (("iron_mace",), 3), (("iron_spear", "iron_mace"), 0)):
        t = epic().rich().round(1, stage=2).heroes(BLUE, 2, 2).quest(BLUE, "q1", "B02", 5)
        for k, design in enumerate(designs, 1):
            t.armed(BLUE, f"a{k}", "q1", design)
        assert t.start("quest").see("blue.q1.needs") == difficulty("B02", 3) + more


def test_a_shield_counts_as_any_one_type() -> None:  # [FW F6.2, F6.3]
    t = epic().round(1, stage=2).heroes(BLUE, 3).quest(BLUE, "q1", "B02", 5).armed(BLUE, "a1", "q1", "U104")
    assert t.start("quest").see("blue.q1.needs") == difficulty("B02", 3) + 3, "one of two types"


def test_adventurers_have_no_power_of_their_own() -> None:  # [FW F6.3]
    t = staffed("G14a", 1, "copper_dagger").start("quest")
    assert t.see("blue.q1.power") == 1
    t = table().rich().quest(BLUE, "q1", "G14a").start("quest").on_to("Manage", BLUE)
    assert t.options("send", BLUE) == [], "without a weapon nobody goes"


@pytest.mark.parametrize(
    ("level", "forged"),
    [
        (1, ["iron_sword", "copper_dagger", "copper_sword"]),
        (2, ["copper_axe", "iron_sword", "copper_dagger", "copper_sword"]),
        (3, ["copper_axe", "iron_sword", "U101", "copper_dagger", "copper_sword"]),
    ],
)
def test_what_a_level_may_wield(level: int, forged: list[str]) -> None:  # [FW F6.4]
    t = table().heroes(BLUE, level).own(BLUE, "U101").claimed("copper_axe", BLUE).claimed("iron_sword", BLUE)
    t.cubes(BLUE, copper=9, iron=9, emerald=9).quest(BLUE, "q1", "G14a").start("quest").on_to("Manage", BLUE)
    t.choose("send a1 q1", BLUE)
    assert t.options("", BLUE) == [f"forge {design}" for design in forged]
    if level == 1:
        assert t.why_not("forge U101", BLUE) == "level-too-low [FW F6.4]"
        assert t.why_not("forge iron_axe", BLUE) == "not-owned [FW F5.11]"


def test_forging_takes_the_cubes() -> None:  # [FW F6.5]
    t = table().cubes(BLUE, copper=3).quest(BLUE, "q1", "G14a").start("quest").on_to("Manage", BLUE)
    t.choose("send a1 q1; forge copper_sword", BLUE)
    assert (t.pool(BLUE), t.see("blue.a1.weapon"), t.see("blue.a1.quest")) == ({"copper": 1}, "copper_sword", "q1")
    t.choose("send a2 q1", BLUE)
    assert t.see("blue.a2.weapon") == "copper_dagger", "only a dagger can be paid for"


def test_a_swapped_weapon_is_lost() -> None:  # [FW F6.6, F6.5]
    t = staffed("G14a", 1, "copper_dagger", level=1).cubes(BLUE, copper=2).start("quest").on_to("Manage", BLUE)
    assert t.why_not("send a1 q2", BLUE) == "no-quest [FW F5.8]"
    t.choose("send a1 q1", BLUE)
    assert (t.see("blue.a1.weapon"), t.pool(BLUE)) == ("copper_sword", {})


def test_going_to_another_quest_loses_the_weapon() -> None:  # [FW F6.6]
    t = staffed("G14a", 1, "copper_sword", level=1).quest(BLUE, "q2", "G15a").cubes(BLUE, copper=1)
    t.start("quest").on_to("Manage", BLUE).choose("send a1 q2", BLUE)
    assert (t.see("blue.a1.quest"), t.see("blue.a1.weapon"), t.pool(BLUE)) == ("q2", "copper_dagger", {})


def test_an_adventurer_may_be_taken_off() -> None:  # [FW F6.9] [FW B28]
    t = staffed("G14a", 1, "copper_sword", level=1).start("quest").on_to("Manage", BLUE).choose("withdraw a1", BLUE)
    assert t.see("card.G14a") == "gone"
    assert (t.see("blue.a1.quest"), t.pool(BLUE)) == (0, {})


def test_five_quests_at_most() -> None:  # [FW F6.7]
    t = table().rich().offer("G03")
    for k, card in enumerate(("G14a", "G14b", "G15a", "G15b", "G16a"), 1):
        t.quest(BLUE, f"q{k}", card)
    t.start("quest")
    assert t.options("take") == []
    assert t.why_not("take G03") == "five-quests [FW F6.7]"


def test_new_adventurers_have_level_one() -> None:  # [FW F6.8]
    t = epic().heroes(BLUE, 4, 4).quest(BLUE, "q1", "G01", 6).armed(BLUE, "a1", "q1", "iron_mace")
    t.armed(BLUE, "a2", "q1", "U106").own(BLUE, "U106").title(BLUE, "a1", "unrelenting").row("tokens_blue", a1=9)
    t.title(BLUE, "a2", "valorous").start("quest").finish_quests()
    assert t.levels(BLUE) == [4, 4, 1]


# -- acquisition


def test_one_quest_each_for_the_price_of_its_slot() -> None:  # [FW F7.1]
    cards = ("G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10")
    for card, price in zip(cards, (0, 0, 1, 1, 1, 2, 2, 2), strict=True):
        t = table().gold(blue=2).offer(*cards).start("quest").choose(f"take {card}")
        assert (t.see("blue.gold"), t.see("blue.q1"), t.see("blue.q1.step")) == (2 - price, card, 1)
        assert t.asked == YELLOW
    t = table().offer(*cards).start("quest")
    assert t.options("take") == ["take G03", "take G04"]
    assert t.why_not("take G05") == "no-gold [FW F5.10]"
    assert t.why_not("take G11") == "not-offered [FW F7.1]"


def test_a_quest_of_this_round_is_not_rushed() -> None:  # [FW B18]
    t = table().rich().offer("G03").start("market").on_to("Acquire", BLUE).choose("take G03")
    assert t.see("blue.q1.new") == 1
    assert t.asking() != ["MarketTurn"]


def test_everybody_manages_at_the_same_time() -> None:  # [FW F7.2] [FW H5]
    t = table(3).quest(BLUE, "q1", "G14a").quest(YELLOW, "q1", "G14b").quest(PURPLE, "q1", "G15a")
    for seat in (BLUE, YELLOW, PURPLE):
        t.cubes(seat, copper=2)
    t.start("quest").on_to("Manage")
    assert t.asking() == ["Manage"] * 3
    t.go("purple: send a1 q1; forge copper_sword", "blue: done", "yellow: send a1 q1; forge copper_dagger")
    assert t.see("yellow.a1.weapon") == "copper_dagger"


# -- management and failure


def test_any_own_quest_may_be_staffed() -> None:  # [FW F7.3]
    t = table().cubes(BLUE, copper=2).quest(BLUE, "q1", "G14a").quest(BLUE, "q3", "G15a").start("quest")
    t.on_to("Manage", BLUE)
    assert t.options("send", BLUE) == ["send a1 q1", "send a1 q3"]
    assert t.why_not("send a2 q1", BLUE) == "alike [FW H2]"


def test_a_quest_not_met_fails() -> None:  # [FW F7.4, F7.5]
    t = staffed("G06", 3, "copper_sword", level=1).start("quest").finish_quests()
    assert (t.see("blue.q1"), t.see("card.G06"), t.see("blue.score")) == (0, "gone", 4)
    assert (t.levels(BLUE), t.see("blue.a1.weapon"), t.pool(BLUE)) == ([1], 0, {})


def test_no_consolation_before_the_first_leg_is_done() -> None:  # [FW F7.5]
    t = staffed("G06", 2, level=1).start("quest").on_to("MoveOverseer")
    assert (t.see("card.G06"), t.see("blue.score")) == ("gone", 0)


def test_failing_at_once_costs_three() -> None:  # [FW F7.6] [FW B11]
    t = table().cubes(BLUE, copper=1).offer("G14a").start("quest").go("take G14a").on_to("Manage", BLUE)
    t.choose("done", BLUE)
    assert t.see("blue.score") == -3
    t = table(negative_scores=0).cubes(BLUE, copper=1).offer("G14a").start("quest").choose("take G14a")
    t.on_to("Manage", BLUE).choose("done", BLUE)
    assert t.see("blue.score") == 0


# -- rewards


def test_quests_advance_a_step() -> None:  # [FW F7.7, F7.8]
    t = staffed("G06", 1, "iron_sword", "copper_sword").start("quest").finish_quests()
    assert (t.see("blue.q1.step"), t.pool(BLUE), t.see("blue.score")) == (2, {}, 0)
    t = staffed("G06", 2, "iron_sword", "copper_sword").start("quest").finish_quests()
    assert (t.see("blue.q1.step"), t.pool(BLUE), t.see("blue.score")) == (3, {"emerald": 1}, 0)
    assert t.see("blue.a1.weapon") == "iron_sword", "weapons stay while the quest goes on"


def test_rewards_come_after_management() -> None:  # [FW F7.9]
    t = staffed("G14a", 2, "iron_sword", "copper_sword").quest(BLUE, "q2", "G15a").start("quest").finish_quests()
    assert t.see("card.G14a") == "completed.blue"
    assert t.see("card.G15a") == "gone", "its copper came too late for the other quest"


def test_completing_pays_and_raises_levels() -> None:  # [FW F7.12] [FW B17]
    t = staffed("G14a", 2, "iron_sword", "copper_sword", level=1).start("quest").finish_quests()
    assert t.levels(BLUE) == [2, 1], "one leg, one level; of two alike the first"
    assert (t.see("blue.score"), t.see("blue.gold"), t.pool(BLUE)) == (prestige("G14a"), 3, {"copper": 2})
    assert (t.see("blue.a1.quest"), t.see("blue.a1.weapon")) == (0, 0)


def test_as_many_levels_as_legs_one_each_up_to_four() -> None:  # [FW F7.12] [FW H3]
    t = table().heroes(BLUE, 1, 2, 2, 4).quest(BLUE, "q1", "G08", 2)
    for hero, design in (("a1", "iron_sword"), ("a2", "iron_mace"), ("a3", "iron_mace"), ("a4", "iron_sword")):
        t.armed(BLUE, hero, "q1", design)
    t.start("quest").finish_quests()
    assert t.options() == ["level a1", "level a2"]
    t.choose("level a2")
    assert t.options() == ["level a1", "level a3"]
    assert t.why_not("level a2") == "not-present [FW F7.12]"
    t.choose("level a1")
    assert t.levels(BLUE) == [2, 3, 2, 4]


def test_fewer_adventurers_than_levels_all_rise() -> None:  # [FW F7.12] [FW H3]
    t = staffed("G03", 5, "iron_spear", "iron_spear", "iron_spear", level=2).start("quest").finish_quests()
    assert t.levels(BLUE) == [3, 3, 3, 1]


def test_an_overseer_move_as_reward() -> None:  # [FW F7.10]
    t = staffed("G11", 2, "iron_mace", "iron_mace", level=2).overseers(BLUE, "e5").start("quest").finish_quests()
    assert (t.asked, t.step) == (BLUE, "MoveOverseer")
    assert "pass" in t.options()
    t.choose("move e5 e6")
    assert t.pool(BLUE) == {"iron": 1, "copper": 2}


def test_a_market_card_as_reward() -> None:  # [FW F7.10] [FW B14]
    t = epic().round(1, stage=2).heroes(BLUE, *[2] * 5).quest(BLUE, "q1", "B06", 3).own(BLUE, "K01a")
    for k in range(1, 6):
        t.armed(BLUE, f"a{k}", "q1", "iron_axe")
    t.put("market.discard", "U102", "K01b", "O03a").start("quest").finish_quests()
    t.on_to("RedeemCard")
    assert t.options() == ["skip", "redeem U102", "redeem O03a"], "a second stall of the same exchange is not taken"
    assert t.why_not("redeem U103") == "not-discarded [FW F7.10]"
    t.choose("redeem O03a")
    assert (t.pool(BLUE), t.see("card.O03a")) == ({"copper": 4, "emerald": 1}, "gone")


def two_rewards(agreed: int) -> Scene:
    t = table(reward_order=agreed).heroes(BLUE, 3, 3, 3, 3)
    for quest, card, heroes in (("q1", "G14a", ("a1", "a2")), ("q2", "G15a", ("a3", "a4"))):
        t.quest(BLUE, quest, card, 2)
        for hero in heroes:
            t.armed(BLUE, hero, quest, "iron_axe")
    return t.start("quest").finish_quests()


def test_a_player_may_choose_the_order_of_rewards() -> None:  # [FW F7.11] [FW H11]
    assert two_rewards(0).step != "AdvanceAny"
    t = two_rewards(1)
    assert (t.asked, t.options()) == (BLUE, ["advance q1", "advance q2"])
    last = [told for told in t.choose("advance q2").last if isinstance(told, Event)]
    paid = [told.terms for told in last if told.message in ("tracker-moved", "quest-completed")]
    names = t.table.match.content.names["card"]
    assert [names[term.value] for terms in paid for term in terms if term.kind == "card"] == ["G15a", "G14a"]


def test_rewards_with_a_choice_come_in_player_order() -> None:  # [FW F7.11]
    t = table().order(YELLOW, BLUE).overseers(BLUE, "e5").overseers(YELLOW, "b5")
    for seat, card in ((BLUE, "G11"), (YELLOW, "G06")):
        t.heroes(seat, 3, 3, 3).quest(seat, "q1", card, 2 if card == "G11" else 4)
    for hero in ("a1", "a2", "a3"):
        t.armed(BLUE, hero, "q1", "iron_mace").armed(YELLOW, hero, "q1", "iron_axe")
    t.start("quest", YELLOW).on_to("Manage").go("yellow: done", "blue: done").on_to("MoveOverseer")
    assert t.asked == YELLOW
    t.choose("pass").on_to("MoveOverseer")
    assert t.asked == BLUE


def test_prestige_is_a_sum() -> None:  # [FW F7.13]
    t = staffed("G14a", 2, "iron_sword", "copper_sword").row("score", blue=99).start("quest").finish_quests()
    assert t.see("blue.score") == 99 + prestige("G14a")
