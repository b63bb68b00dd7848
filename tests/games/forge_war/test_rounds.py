"""Rounds begin and end, stage follows stage, and the game is over. [FW F3] [FW F8] [FW F9]"""

from games.forge_war.builder import BLUE, PUBLIC, YELLOW, Scene, epic, table

GREENS = ("G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10")


def offer(t: Scene) -> list[str | int]:
    return [t.see(f"offer.{slot}") for slot in range(1, 9)]


def revealed(t: Scene) -> Scene:
    """Turn up the market, then stop at a question."""
    return t.overseers(BLUE, "e5").stack("EndRound", "MinePhase 0", "RevealMarket 0")


def test_five_cards_are_turned_up() -> None:  # [FW F3.1]
    t = revealed(table())
    assert [str(t.see(f"market.{k}"))[0] for k in range(1, 6)] == ["U", "K", "K", "O", "O"]


def test_public_designs_of_the_stack_join_the_row() -> None:  # [FW F3.2]
    t = table().put("market.discard", "U102", "U103", "U104", "U105", "U106")
    rows = []
    for seed in range(1, 30):
        t = table().put("market.discard", "U102", "U103", "U104", "U105", "U106")
        t.seed = seed
        revealed(t)
        assert t.see("market.1") == "U101"
        rows.append(len([key for key in t.table.view(-1).items() if key[1] == "row"]) - len(PUBLIC))
    assert {0, 1, 2, 3} == set(rows)


def test_an_empty_weapon_stack_shows_nothing() -> None:  # [FW F3.2] [FW B8]
    t = table().put("market.discard", *(f"U10{k}" for k in range(1, 7)))
    revealed(t)
    assert t.see("market.1") == 0
    assert [t.see(f"card.{name}") for name in ("iron_spear", "iron_mace", "iron_axe")] == ["row"] * 3


def test_the_offer_moves_up_and_is_filled() -> None:  # [FW F3.3]
    t = (
        table()
        .offer("", "", "G05", "", "G07", "G08", "", "G10")
        .overseers(BLUE, "e5")
        .stack("MinePhase 0", "FillOffer")
    )
    assert offer(t)[:4] == ["G05", "G07", "G08", "G10"]
    assert all(str(card).startswith("G") for card in offer(t))


def test_the_next_colour_follows() -> None:  # [FW F3.4]
    gone = [f"G0{k}" for k in range(1, 10)] + ["G10", "G11", "G12", "G13a", "G13b", "G14a", "G14b", "G15a"]
    t = table().put("gone", *gone).overseers(BLUE, "e5").stack("MinePhase 0", "FillOffer")
    assert sorted(str(card)[0] for card in offer(t)) == ["G", "G", "G", "Y", "Y", "Y", "Y", "Y"]
    assert [str(card)[0] for card in offer(t)] == ["G"] * 3 + ["Y"] * 5


def test_an_empty_deck_leaves_slots_empty() -> None:  # [FW F3.4]
    gone = [f"G0{k}" for k in range(1, 10)] + [
        "G10",
        "G11",
        "G12",
        "G13a",
        "G13b",
        "G14a",
        "G14b",
        "G15a",
        "G15b",
        "G16a",
        "G16b",
    ]
    t = (
        table()
        .put("gone", *gone, *(f"Y0{k}" for k in range(2, 10)))
        .overseers(BLUE, "e5")
        .stack("MinePhase 0", "FillOffer")
    )
    assert offer(t) == ["Y01", *[0] * 7]


def ended(t: Scene) -> Scene:
    """End the round, and stop before the offer moves up."""
    return t.overseers(BLUE, "e5").stack("EndRound")


def test_front_slots_are_cleared_by_players() -> None:  # [FW F8.1]
    for players, cleared in ((2, 3), (3, 2), (4, 1)):
        t = ended(table(players).offer(*GREENS))
        assert t.see("round") == 3
        assert [card for card in GREENS if t.see(f"card.{card}") == "gone"] == list(GREENS[:cleared])
    t = ended(table().offer("", "", "G05", "G06"))
    assert [card for card in GREENS if t.see(f"card.{card}") == "gone"] == ["G05"], "empty slots are not made up for"


def test_greens_leave_before_the_last_round() -> None:  # [FW F8.2] [FW B7]
    t = ended(table().round(6).offer(*GREENS[:6], "Y01", "Y02"))
    assert {str(card)[0] for card in offer(t)} == {"Y"}
    assert [t.see(f"card.{card}") for card in ("G03", "G11", "G16a")] == ["gone"] * 3


def test_active_quests_stay() -> None:  # [FW F8.3]
    t = table().round(6).quest(BLUE, "q1", "G14a")
    assert ended(t).see("card.G14a") == "active.blue"
    t = epic().round(6).quest(BLUE, "q1", "G14a").stack("EndRound")
    assert (t.see("stage"), t.see("card.G14a")) == (2, "active.blue")


# -- the end


def test_the_simple_game_ends_after_round_seven() -> None:  # [FW F9.1]
    t = table().round(7).stack("EndRound")
    assert t.table.over
    t = ended(table().round(6))
    assert not t.table.over


def test_the_epic_game_ends_after_stage_three() -> None:  # [FW F9.1]
    assert epic().round(6, stage=3).stack("EndRound").table.over
    assert not epic().round(6, stage=2).stack("EndRound").table.over


def scores(t: Scene) -> tuple[int, ...]:
    outcome = t.table.outcome
    assert outcome is not None
    return outcome.scores


def test_remaining_quests_fail_with_consolation() -> None:  # [FW F9.2]
    t = table().round(7).heroes(BLUE).heroes(YELLOW).quest(BLUE, "q1", "G03", 5).stack("EndRound")
    assert scores(t) == (7, 0)


def test_a_quest_of_the_last_round_costs_three() -> None:  # [FW B6]
    for agreed, score in ((1, -3), (0, 0)):
        t = table(late_penalty=agreed).round(7).heroes(BLUE).heroes(YELLOW).quest(BLUE, "q1", "G03", 2, new=True)
        assert scores(t.stack("EndRound")) == (score, 0)


def test_levels_score() -> None:  # [FW F9.3]
    assert scores(table().round(7).heroes(BLUE, 3, 2).heroes(YELLOW, 4).stack("EndRound")) == (5, 5)


def test_cards_score_their_prestige() -> None:  # [FW F9.4]
    t = table().round(7).heroes(BLUE).heroes(YELLOW).own(BLUE, "U101", "K07a").claimed("iron_sword", BLUE, YELLOW)
    assert scores(t.stack("EndRound")) == (3 + 2 + 1, 1)


def test_end_bonuses_score() -> None:  # [FW F9.4, F5.17]
    t = table().round(7).heroes(BLUE).heroes(YELLOW).own(BLUE, "U101").claimed("iron_sword", BLUE)
    t.row("end_bonuses", blacksmith=BLUE)
    assert scores(t.stack("EndRound")) == (3 + 1 + 2 + 1, 0)
    t = table().round(7).heroes(BLUE, 1, 1).heroes(YELLOW).put("completed.blue", "G14a", "G15a")
    t.row("end_bonuses", **{"top-left": BLUE, "top-right": BLUE})
    assert scores(t.stack("EndRound")) == (2 + 2 + 2, 0)
    t = table().round(7).heroes(BLUE).heroes(YELLOW).own(BLUE, "K01a", "K04").cubes(BLUE, copper=9)
    t.row("end_bonuses", **{"bottom-left": BLUE, "bottom-right": BLUE})
    assert scores(t.stack("EndRound")) == (1 + 1 + 4 + 9, 0)


def test_four_gold_a_point_with_what_cubes_sell_for() -> None:  # [FW F9.5]
    t = table().round(7).heroes(BLUE).heroes(YELLOW).gold(blue=3).cubes(BLUE, emerald=2, copper=1).own(BLUE, "K05a")
    assert scores(t.stack("EndRound")) == (1 + 2, 0), "3 + 4 + 1 gold, and the card; Seller's Savvy adds nothing"


def test_the_most_prestige_wins_and_ties_go_to_the_earlier() -> None:  # [FW F9.6]
    t = table().round(7).order(YELLOW, BLUE).stack("EndRound")
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((1,), "won-by-prestige")
    t = table().round(7).order(YELLOW, BLUE).row("score", blue=1).stack("EndRound")
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0,)


# -- a new stage


def next_stage(t: Scene) -> Scene:
    return t.round(6, stage=int(str(t.state["stage"]))).stack("EndRound")


def test_a_new_mine_is_built() -> None:  # [FW F10.1, F10.5]
    t = next_stage(epic(3).order(YELLOW, BLUE, "purple").workers(BLUE, "e5").overseers(BLUE, "b5"))
    assert (t.see("stage"), t.see("round"), t.step, t.asked) == (2, 1, "PlaceOverseers", YELLOW)
    assert [value for key, value in t.table.view(-1).items() if key.startswith("mine.")] == []
    kinds = {value for key, value in t.table.view(-1).items() if key.startswith("ground.")}
    assert {"mithril", "iron"} <= kinds


def test_old_quests_leave_the_offer() -> None:  # [FW F10.2] [FW H6]
    t = next_stage(epic().offer("B01", "B02", "B03", "G05", "B04"))
    assert t.see("card.G05") == "gone"
    assert t.see("offer.1") == "B04"
    assert all(str(card).startswith("B") for card in offer(t))
    t = epic().offer("", "", "", "B05", "R01").round(6, stage=2).stack("EndRound")
    assert (t.see("card.B05"), t.see("offer.1")) == ("gone", "R01")


def test_a_table_may_keep_old_quests_in_the_deck() -> None:  # [FW F10.2] [FW H6]
    gone = next_stage(epic().offer("B01", "B02", "B03", "G05", "B04"))
    kept = next_stage(epic(old_quests_stay=1).offer("B01", "B02", "B03", "G05", "B04"))
    assert (gone.see("card.G05"), kept.see("card.G05")) == ("gone", "gone")
    assert not any(str(card).startswith("G") for card in offer(gone))
    assert any(str(card).startswith("G") for card in offer(kept)), "dealt before those of the new stage"


def test_designs_left_in_the_stack_become_public() -> None:  # [FW F10.3]
    t = next_stage(epic())
    assert [t.see(f"card.{name}") for name in ("iron_spear", "iron_mace", "iron_axe", "mithril_sword")] == ["row"] * 4
    t = epic().round(6, stage=2).put("row", "mithril_sword").stack("EndRound")
    assert [t.see(f"card.mithril_{name}") for name in ("spear", "mace", "axe")] == ["row"] * 3


def test_the_new_market_is_of_the_stage() -> None:  # [FW F10.4, F2.12]
    t = next_stage(epic())
    assert t.step == "PlaceOverseers"
    assert str(t.see("market.1")).startswith("U2")
    t = epic().round(6, stage=2).stack("EndRound")
    assert str(t.see("market.1")).startswith("U3")


def test_the_last_stage_shows_five_weapons() -> None:  # [FW F10.4, F5.18]
    t = epic().round(5, stage=3).put("gone", *(f"U30{k}" for k in range(1, 5)))
    t.put("gone", *(f"K{k}" for k in range(16, 24) if k not in (16, 23)), "K16a", "K16b", "K23a", "K23b")
    t.overseers(BLUE, "e5").stack("EndRound")
    assert (t.see("round"), t.see("market.1"), t.see("market.2")) == (6, 0, 0)
