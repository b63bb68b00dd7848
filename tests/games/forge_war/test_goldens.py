"""The worked examples of the rulebook."""

from games.forge_war.builder import BLUE, GREEN, PURPLE, YELLOW, Scene, epic, hex_at, table


def defect_example() -> Scene:
    """Blue's overseer looks along a row of four workers."""
    t = table(3).order(PURPLE, YELLOW, BLUE)
    t.ground(**{hex_at(-3, 0): "iron", hex_at(-1, 0): "iron", hex_at(0, 0): "emerald"})
    t.workers(BLUE, *(hex_at(q, r) for q, r in ((-2, 0), (1, 0), (0, -1), (-1, 1), (0, 1))))
    t.workers(YELLOW, *(hex_at(q, r) for q, r in ((-1, 0), (0, 0), (-3, 3))))
    return t.workers(PURPLE, hex_at(3, -3)).overseers(BLUE, hex_at(-3, 0))


def test_fg1_defecting_and_a_strike() -> None:  # [FW FG1] [FW F4.6, F4.7, F4.8, F4.9, F4.10, F4.11]
    t = defect_example().start("mine", BLUE).choose(f"move {hex_at(-3, 0)} {hex_at(2, 0)}")
    assert t.pool(BLUE) == {"iron": 2, "emerald": 1}
    assert t.pool(PURPLE) == {"copper": 1}
    assert t.pool(YELLOW) == {"copper": 1}
    assert [event.terms[1].value for event in t.told("strike")] == [5]
    assert [len(t.places(f"{seat}-worker")) for seat in (BLUE, PURPLE, YELLOW)] == [1, 2, 2]


def order_example(*, twice: bool) -> Scene:
    t = table(4).order(GREEN, PURPLE, YELLOW, BLUE)
    t.workers(PURPLE, "a5", "a7").workers(YELLOW, "i1", "i3").workers(BLUE, "e1")
    if twice:
        t.state["moved_twice"] = GREEN
    return t.gold(blue=9, yellow=9, purple=9, green=9).stack("EndRound", "MarketPhase 0", "Reorder")


def test_fg2_the_new_order() -> None:  # [FW FG2] [FW F4.13, F4.14]
    assert order_example(twice=False).now() == [GREEN, BLUE, YELLOW, PURPLE]
    assert order_example(twice=True).now() == [BLUE, YELLOW, PURPLE, GREEN]


def weird_woods(last_weapon: str) -> Scene:
    """Trouble in the Weird Woods on its last step, 8 slashing."""
    t = table().heroes(BLUE, 1, 1, 2).quest(BLUE, "q1", "G05", 4)
    t.armed(BLUE, "a1", "q1", "iron_sword").armed(BLUE, "a2", "q1", "iron_sword").armed(BLUE, "a3", "q1", last_weapon)
    return t.claimed("copper_axe", BLUE).claimed("iron_sword", BLUE).start("quest")


def test_fg3_a_difficulty_met_exactly() -> None:  # [FW FG3] [FW F6.2, F7.3]
    t = weird_woods("copper_axe")
    assert (t.see("blue.q1.power"), t.see("blue.q1.needs")) == (8, 8)
    t.finish_quests()
    assert t.see("card.G05") == "completed.blue"


def test_fg3_a_type_not_matched() -> None:  # [FW FG3] [FW F6.2, F7.4]
    t = weird_woods("copper_sword")
    assert (t.see("blue.q1.power"), t.see("blue.q1.needs")) == (8, 11)
    t.finish_quests()
    assert t.see("card.G05") == "gone"


def test_fg4_two_savvies_and_the_round_itself() -> None:  # [FW FG4] [FW F5.8, F7.7]
    t = epic().round(1, stage=2).put("row", "mithril_sword").own(BLUE, "K07a", "K07b").quest(BLUE, "q1", "B01")
    t.armed(BLUE, "a1", "q1", "copper_sword").start("market").choose("road q1 3")
    assert t.see("blue.q1.step") == 4
    t.finish_quests()
    assert t.see("blue.q1") == 0
    t = epic().round(1, stage=2).own(BLUE, "K07a", "K07b").quest(BLUE, "q1", "B01").heroes(BLUE, 2, 2, 2, 2)
    for hero in ("a1", "a2", "a3", "a4"):
        t.armed(BLUE, hero, "q1", "iron_axe")
    t.start("market").choose("road q1 3").finish_quests()
    assert t.see("blue.q1.step") == 5


def test_fg5_the_merchant() -> None:  # [FW FG5] [FW F5.16]
    t = table().gold(blue=3).cubes(BLUE, emerald=1).overseers(BLUE, "e5").start("mine").choose("sell emerald")
    assert t.see("blue.gold") == 5
    t.choose("buy mithril")
    assert (t.see("blue.gold"), t.pool(BLUE)) == (0, {"mithril": 1})


def test_fg6_twelve_gold_spent_at_once() -> None:  # [FW FG6] [FW F10.8]
    t = epic(bonus_tiles=1).heroes(BLUE, 4, 4, 4, 4).round(3, stage=2).row("tiles", **{"1": "decorated-cubes"})
    t.stack("EndRound", "BonusTile")
    assert (t.step, int(t.question.step.args()[1])) == ("SpendAtOnce", 12)
    t.go("spend mithril", "spend ruby", "spend iron")
    assert t.pool(BLUE) == {"mithril": 1, "ruby": 1, "iron": 1}
    assert t.step != "SpendAtOnce"


def test_fg7_the_price_of_a_level() -> None:  # [FW FG7] [FW F5.5]
    for level in (1, 2, 3):
        t = table().heroes(BLUE, level).gold(blue=9).start("market").choose("train a1")
        assert (t.levels(BLUE), t.see("blue.gold")) == ([level + 1], 9 - level)


def test_fg8_a_stall_works_both_ways_once_a_round() -> None:  # [FW FG8] [FW F5.12]
    t = epic().round(1, stage=2).own(BLUE, "K08a").cubes(BLUE, ruby=1, iron=2).start("mine")
    assert t.options("trade") == ["trade K08a right", "trade K08a left"]
    t.choose("trade K08a right")
    assert t.pool(BLUE) == {"iron": 4}
    assert (t.options("trade"), t.why_not("trade K08a left")) == ([], "stall-used [FW F5.12]")
    t = epic().round(1, stage=2).own(BLUE, "K08a").cubes(BLUE, iron=2).start("mine").choose("trade K08a left")
    assert t.pool(BLUE) == {"ruby": 1}


def test_fg9_levels_at_the_end() -> None:  # [FW FG9] [FW F9.3]
    t = table().round(7).heroes(BLUE, 4, 4, 2, 1).heroes(YELLOW).stack("FinalScoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (13, 0)


def test_fg10_a_rushed_failure_keeps_the_reward_alone() -> None:  # [FW FG10] [FW F7.5]
    t = table().quest(BLUE, "q1", "G06", 2).armed(BLUE, "a1", "q1", "copper_sword")
    t.start("market").choose("road q1 1")
    assert (t.pool(BLUE), t.see("blue.q1.rushed-from")) == ({"emerald": 1}, 2)
    t.finish_quests()
    assert t.see("card.G06") == "gone"
    assert (t.pool(BLUE), t.see("blue.score")) == ({"emerald": 1}, 0)
