"""The market's five actions and the last round's bonuses. [FW F5]"""

from games.forge_war.builder import BLUE, GREEN, PURPLE, YELLOW, epic, table


def test_one_action_each_in_the_new_order_or_a_gold() -> None:  # [FW F5.1]
    t = table(3).order(PURPLE, BLUE, YELLOW).rich().start("market", PURPLE)
    assert (t.asked, t.step) == (PURPLE, "MarketTurn")
    t.choose("pass")
    assert (t.see("purple.gold"), t.asked) == (21, BLUE)
    t.choose("claim copper_axe")
    assert t.asked == YELLOW
    t.choose("pass")
    assert t.step == "Acquire"


def test_a_closed_space_takes_one_disk() -> None:  # [FW F5.2, F5.3, F5.5]
    t = table().rich().market("U101").start("market").choose("hire")
    assert t.see("space.barracks") == BLUE
    t.choose("done")
    assert (t.why_not("hire"), t.why_not("train a1")) == ("space-taken [FW F5.2]",) * 2
    t.choose("claim copper_axe")
    t = table().rich().start("market").choose("claim copper_axe")
    assert "claim copper_axe" in t.options(), "the clerk is open"


def test_the_blacksmith_sells_the_design_shown() -> None:  # [FW F5.3, F5.10, F5.11]
    t = table().rich().market("U101").start("market").choose("purchase U101")
    assert (t.see("blue.gold"), t.see("card.U101"), t.see("space.blacksmith")) == (17, "mat.blue", BLUE)
    assert t.why_not("purchase U101") == "not-shown [FW F5.3]"


def test_the_bazaar_is_one_space_with_two_players() -> None:  # [FW F5.4]
    t = table().rich().market("", "K01a", "K04", "O03a", "O05a").start("market").choose("purchase K01a")
    assert t.options("purchase") == []
    assert t.why_not("purchase O03a") == "space-taken [FW F5.2]"


def test_the_bazaar_is_two_spaces_with_more() -> None:  # [FW F5.4]
    t = table(3).rich().market("", "K01a", "K04", "O03a", "O05a").start("market").choose("purchase K01a")
    assert t.options("purchase") == ["purchase O03a", "purchase O05a"]
    t.choose("purchase O05a")
    assert t.options("purchase") == []
    assert t.pool(YELLOW) == {"emerald": 2}


def test_barracks_hire_raise_or_both() -> None:  # [FW F5.5, F6.8] [FW H7]
    t = table().gold(blue=9).heroes(BLUE, 2).start("market").choose("hire")
    assert (t.levels(BLUE), t.see("blue.gold")) == ([2, 1], 5)
    assert t.options() == ["done", "train a1"]
    assert t.why_not("train a2") == "just-hired [FW F5.5]"
    t.choose("train a1")
    assert (t.levels(BLUE), t.see("blue.gold")) == ([3, 1], 3)


def test_barracks_may_raise_first_and_then_hire() -> None:  # [FW F5.5] [FW H7]
    t = table().gold(blue=20).heroes(BLUE, 2).start("market").choose("train a1")
    assert (t.asked, t.options()) == (BLUE, ["done", "hire"])
    t.choose("hire")
    assert (t.levels(BLUE), t.see("blue.gold"), t.step) == ([3, 1], 20 - 2 - 4, "Acquire")
    t = table().gold(blue=3).heroes(BLUE, 2).start("market").choose("train a1")
    assert (t.asked, t.step) != (BLUE, "HireToo"), "no gold is left to hire"


def test_barracks_raise_the_pool_alone() -> None:  # [FW F5.5] [FW B5]
    for agreed in (0, 1):
        t = table(train_questing=agreed).gold(blue=9).heroes(BLUE, 1, 4).quest(BLUE, "q1", "G14a")
        t.armed(BLUE, "a1", "q1", "copper_sword").start("market")
        assert t.options("train") == ["train a1"] * agreed
        assert t.why_not("train a2") == "highest-level [FW F6.4]"


def test_alike_adventurers_are_offered_once() -> None:  # [FW H2]
    t = table().gold(blue=9).heroes(BLUE, 1, 1, 2, 1).start("market")
    assert t.options("train") == ["train a1", "train a3"]
    assert t.why_not("train a2") == "alike [FW H2]"


def test_the_price_of_hiring() -> None:  # [FW F5.6]
    for stage, price in ((1, 4), (2, 5), (3, 6)):
        t = epic().round(1, stage=stage).gold(blue=9).start("market").choose("hire")
        assert t.see("blue.gold") == 9 - price
    t = table().gold(blue=3).start("market")
    assert t.why_not("hire") == "no-gold [FW F5.10]"


def test_there_is_room_for_twenty() -> None:  # [FW H1]
    t = table().gold(blue=9).heroes(BLUE, *[1] * 20).start("market")
    assert t.why_not("hire") == "too-many-adventurers [FW H1]"


def test_the_clerk_pays_earlier_claimants() -> None:  # [FW F5.7]
    t = table(4).rich().claimed("iron_sword", BLUE, GREEN).start("market", YELLOW).choose("claim iron_sword")
    assert [t.see(f"{seat}.gold") for seat in (BLUE, YELLOW, PURPLE, GREEN)] == [21, 16, 20, 21]
    assert t.see("claim.iron_sword.yellow") == 1


def test_a_design_is_claimed_once_by_each() -> None:  # [FW F5.7]
    t = table().rich().claimed("iron_sword", BLUE).start("market")
    assert t.why_not("claim iron_sword") == "claimed-already [FW F5.7]"
    assert t.why_not("claim iron_spear") == "not-public [FW F5.7]"
    assert t.why_not("claim U101") == "not-public [FW F5.7]"


def test_the_road_goes_a_step_and_more_with_savvy() -> None:  # [FW F5.8]
    t = table().quest(BLUE, "q2", "G03").start("market")
    assert t.options("road") == ["road q2 1"]
    t = table().quest(BLUE, "q2", "G03").own(BLUE, "K07a").start("market")
    assert t.options("road") == ["road q2 1", "road q2 2"]
    assert t.why_not("road q2 3") == "too-many-steps [FW F5.8]"
    assert t.why_not("road q1 1") == "no-quest [FW F5.8]"


def test_the_road_pays_legs_but_never_completes() -> None:  # [FW F5.9] [FW B25]
    t = table().quest(BLUE, "q1", "G03", 2).own(BLUE, "K07a", "K07b").start("market").choose("road q1 3")
    assert (t.see("blue.q1.step"), t.pool(BLUE)) == (5, {"copper": 2, "emerald": 1})
    t = table().quest(BLUE, "q1", "G03", 4).own(BLUE, "K07a", "K07b").start("market")
    assert t.options("road") == ["road q1 1"], "the last step is the end of the Road"
    t = table().quest(BLUE, "q1", "G03", 5).gold(blue=9).start("market")
    assert (t.options("road"), t.why_not("road q1 1")) == ([], "on-last-step [FW F5.9]")


def test_prices_of_the_simple_and_the_epic_game() -> None:  # [FW F5.10]
    for game, price in ((table, 4), (epic, 6)):
        t = game().rich().market("U105").start("market").choose("purchase U105")
        assert t.see("blue.gold") == 20 - price


def test_a_unique_design_is_forged_without_limit() -> None:  # [FW F5.11, F6.4]
    t = table().own(BLUE, "U101").heroes(BLUE, 3, 3).cubes(BLUE, copper=2, emerald=2).quest(BLUE, "q1", "G14a")
    t.start("quest").on_to("Manage", BLUE).go("blue: send a1 q1", "blue: forge U101", "blue: send a2 q1; forge U101")
    assert (t.see("blue.a1.weapon"), t.see("blue.a2.weapon"), t.pool(BLUE)) == ("U101", "U101", {})


def test_single_use_cards_leave_the_game() -> None:  # [FW F5.14]
    t = table().rich().market("", "", "", "O03a").start("market").choose("purchase O03a")
    assert (t.pool(BLUE), t.see("card.O03a"), t.see("blue.gold")) == ({"copper": 4}, "gone", 16)


def test_training_raises_different_adventurers() -> None:  # [FW F5.14, F6.8] [FW H8]
    t = table().rich().heroes(BLUE, 1, 1, 2).quest(BLUE, "q1", "G14a").armed(BLUE, "a3", "q1", "copper_sword")
    t.market("", "", "", "O01a").start("market").choose("purchase O01a")
    assert t.options() == ["level a1", "level a3"]
    t.go("level a1")
    assert t.options() == ["level a2", "level a3"]
    t.choose("level a3")
    assert t.levels(BLUE) == [2, 1, 3]


def test_a_veteran_comes_with_a_level() -> None:  # [FW F5.14]
    t = epic().round(1, stage=3).rich().market("", "", "", "O17a").start("market").choose("purchase O17a")
    assert t.levels(BLUE) == [1, 1, 1, 2]


def test_whistles_and_orders_move_pieces() -> None:  # [FW F5.14, F4.12]
    t = table().rich().overseers(BLUE, "e5").market("", "", "", "O06a").start("market").choose("purchase O06a")
    assert (t.asked, t.step) == (BLUE, "MoveOverseer")
    t.choose("move e5 e6")
    assert t.pool(BLUE) == {"copper": 1}
    t = table().rich().workers(YELLOW, "e5").market("", "", "", "O07").start("market").choose("purchase O07")
    assert (t.step, t.see("blue.gold")) == ("MoveWorker", 20)


def test_what_nobody_bought_is_discarded() -> None:  # [FW F5.15]
    t = table().rich().market("U101", "K01a", "", "O03a").start("market").go("purchase K01a", "hire", "done")
    assert [t.see(f"card.{card}") for card in ("U101", "K01a", "O03a")] == [
        "market.discard",
        "mat.blue",
        "market.discard",
    ]
    assert t.see("space.barracks") == 0


def test_end_bonuses_of_the_last_round() -> None:  # [FW F5.17]
    t = table().round(7).rich().start("market")
    assert t.options("bonus") == [
        f"bonus {name}" for name in ("blacksmith", "top-left", "top-right", "bottom-left", "bottom-right")
    ]
    t.choose("bonus top-left")
    assert (t.see("blue.gold"), t.see("end-bonus.top-left")) == (16, BLUE)
    assert t.options("bonus") == ["bonus blacksmith"], "with two players the bazaar is one space"
    t = table().round(6).rich().start("market")
    assert t.why_not("bonus blacksmith") == "not-last-round [FW F5.17]"


def test_rows_of_end_bonuses_with_three_players() -> None:  # [FW F5.17] [FW H4]
    t = table(3).round(7).rich().start("market").choose("bonus top-left")
    assert t.options("bonus") == ["bonus blacksmith", "bonus bottom-left", "bonus bottom-right"]
    assert t.why_not("bonus top-left") == "bonus-sold [FW F5.17]"
    assert t.why_not("bonus top-right") == "space-taken [FW F5.2]"


def test_end_bonuses_in_the_epic_game() -> None:  # [FW F5.18] [FW B9]
    t = epic().round(6, stage=3).rich().start("market").choose("bonus blacksmith")
    assert t.see("blue.gold") == 10
    t = epic(epic_end_bonuses=0).round(6, stage=3).rich().start("market")
    assert t.options("bonus") == []
