"""Every card of the Woodwalkers does what it says, and no more."""

import pytest

from games.ironwood.builder import IRON, MOUNTAINS, OUTER_FORESTS, SPECIALS, WOOD, Scene, table

AT_THE_EDGE = [f"recruit {forest}" for forest in OUTER_FORESTS]


def playing(card: str, scene: Scene | None = None) -> Scene:
    """The Woodwalkers play the card on their first turn."""
    t = table() if scene is None else scene
    return (t if card[2:] in ("01", "02", "03") else t.hand(card)).turn(WOOD).play(card)


def raiding() -> Scene:
    """Three Fighters beside one Ironclad on Auria, who have two crystals."""
    return table().wood(c1=3).iron(auria=1, ferrum=1).crystals(ic=2)


def test_ww01_visions() -> None:  # [IW R16.9, R14.1]
    t = playing("WW01", table().wood(o1=3).deck("V-gallimor")).expect(options=["option 1", "skip"])
    t.go("option 1", "move o1 m1 x2").expect(o1=1, m1=2, asked=IRON)
    assert t.zone("visions.hand") == ["V-gallimor"]
    t = playing("WW01", table().wood(m1=1).hand("V-zincur")).go("option 2", "discover zincur m1")
    t.expect(totems={"m1": 1}, ww=3, asked=IRON)


def test_ww02_from_the_thicket() -> None:
    t = playing("WW02", raiding().deck("WW30")).choose("move c1 m1").choose("done").fight("attack c1 auria")
    t.choose("stay").expect(step="Resolve", options=["option 1", "option 2", "skip"])
    t.choose("option 1").expect(ww=1, ic=1, asked=IRON)
    t = playing("WW02", raiding().deck("WW30")).choose("done").fight("attack c1 auria").go("stay", "option 2")
    assert "WW30" in t.zone("hand.woodwalkers")


def test_ww03_ransack() -> None:  # [IW R16.9]
    t = playing("WW03", table().wood(m1=6)).expect(options=["option 1", "option 2", "skip"])
    t.choose("option 1").choose("move m1 c1 x5").expect(m1=1, c1=5, asked=IRON)
    t = playing("WW03", raiding()).choose("option 2").choose("move c1 m1 x2").expect(step="Attack", c1=1, m1=2)
    t = playing("WW03", raiding()).choose("option 3").expect(options=["attack c1 ferrum", "skip"])
    t.fight("attack c1 ferrum").choose("stay").expect(ww=2, ic=0, c1=2, asked=IRON)


def test_ww04_swift_paths() -> None:
    t = playing("WW04", table().wood(o1=6).iron(auria=1)).choose("move o1 m1 x5").expect(o1=1, step="Attack")
    t.expect(options=["attack m1 auria", "skip"]).choose("skip").expect(asked=IRON)


@pytest.mark.parametrize("card", ["WW05", "WW29"])
def test_ww05_and_ww29_waking_dream(card: str) -> None:
    t = playing(card, table().wood(o1=4).deck("V-gallimor"))
    assert t.zone("visions.hand") == ["V-gallimor"]
    t.choose("move o1 m1 x3").expect(o1=1, m1=3, asked=IRON)


def test_ww06_moonlit_raid() -> None:  # [IW R12.4]
    t = playing("WW06", raiding().deck("V-gallimor")).choose("done").expect(options=["attack c1 ferrum", "skip"])
    t.fight("attack c1 ferrum").choose("stay").expect(ww=1, ic=1, c1=2)
    assert t.zone("visions.hand") == ["V-gallimor"]


def test_ww07_pathfinders() -> None:  # [IW R14.1]
    t = playing("WW07", table().wood(o1=2).hand("V-plumbarum")).choose("move o1 m1").choose("done")
    t.choose("discover plumbarum m1").expect(totems={"m1": 1}, asked=IRON)


def test_ww08_dashing_spirits() -> None:  # [IW R9.2]
    playing("WW08", table().wood(o1=4)).go("move o1 m1 x4", "again m1 c1 x4").expect(c1=4, asked=IRON)


def test_ww09_gathering_call() -> None:  # [IW R5.7]
    t = playing("WW09", table().deck("V-gallimor")).expect(options=[*AT_THE_EDGE, "done"]).choose("recruit o5")
    t.expect(o5=1, options=["play WW01", "play WW02", "play WW03", "skip"]).go("play WW01", "option 1", "done")
    t.expect(asked=IRON)
    assert t.zone("visions.hand") == ["V-gallimor"]


def test_ww10_crystal_song() -> None:
    t = playing("WW10", table().wood(o1=3).deck("V-gallimor")).expect(ww=1).choose("move o1 m1 x3")
    t.expect(m1=3, asked=IRON)
    assert t.zone("visions.hand") == ["V-gallimor"]


def test_ww11_call_of_the_grove() -> None:
    playing("WW11", table().wood(o1=4)).choose("recruit o1").choose("move o1 m1 x5").expect(m1=5, asked=IRON)


def test_ww12_whispering_roots() -> None:
    t = playing("WW12", table().wood(o1=4).deck("WW30")).choose("move o1 m1 x4").expect(m1=4, asked=IRON)
    assert "WW30" in t.zone("hand.woodwalkers")
    t = playing("WW16", table().wood(o1=1).hand("WW12").deck("WW30")).go("pay", "burn WW12").expect(step="MoveFighters")
    assert "WW30" in t.zone("hand.woodwalkers")


def test_ww13_ambush_cry() -> None:  # [IW R12.8]
    t = playing("WW13", table().wood(c1=1).iron(auria=3)).choose("done").fight("attack c1 auria")
    t.expect(asked=WOOD, step="Retreat").choose("stay").expect(asked=IRON, step="ActionTurn", ww=0, c1=1)


def test_ww14_sabotage() -> None:  # [IW R16.8]
    t = playing("WW14", table().wood(c1=1, o1=1).iron(auria=1, zincur=1, argentimar=1).golems(auria=1).drill("auria"))
    t.choose("done").expect(options=["remove auria", "remove zincur", "done"])
    assert t.why_not("remove argentimar") == "wrong-place [IW R16.7]"
    t.choose("remove auria").expect(auria=0, golems={"auria": 1}, drill="auria", asked=IRON)


def test_ww15_smuggled_shards() -> None:
    t = playing("WW15", table().deck("WW30", "WW31")).expect(ww=1, asked=IRON)
    assert t.zone("hand.woodwalkers")[3:] == ["WW30", "WW31"]


def test_ww16_hunters_instinct() -> None:  # [IW R5.5, R12.8]
    t = playing("WW16", raiding().hand("WW20", "V-auria")).expect(step="Cost", options=["pay", "skip"]).choose("pay")
    t.expect(options=["burn WW20", "burn V-auria"]).choose("burn WW20").choose("move c1 m1").choose("done")
    t.choose("attack c1 auria").go("no-wager", "wager IC02")
    assert t.numbers("dealt") == [0, 0]
    t.expect(asked=IRON, step="Retreat")


def test_ww16_steals_when_it_wins() -> None:
    playing("WW16", raiding()).expect(step="Attack").fight("attack c1 auria").choose("stay").expect(ww=1, ic=1)


def test_ww17_unseen_trail() -> None:
    t = playing("WW17", table().wood(o1=1).hand("IC04", "IC05")).go("recruit o1", "move o1 m1 x2")
    t.expect(asked=IRON, step="Burn", options=["burn IC04", "burn IC05"])
    assert t.why_not("burn IC01") == "base-card [IW R6.2]"
    t.choose("burn IC05").expect(step="ActionTurn")
    assert t.zone("discard.ironclad") == ["IC05"]


def test_ww18_rootbound_watch() -> None:
    t = playing("WW18", table().wood(c1=2).iron(auria=2).deck("WW30").hand("IC16", "IC23")).choose("done")
    t.expect(markers={"WW18": 2}, asked=IRON)
    assert "WW30" in t.zone("hand.woodwalkers")
    t.go("play IC16", "done").fight("attack auria c1", "wager IC23")
    assert t.numbers("dealt") == [0, 1]


def test_ww19_mist_of_doubt() -> None:  # [IW R12.8]
    t = playing("WW19", raiding().hand("IC23", "WW28")).choose("done").choose("attack c1 auria")
    assert "wager WW28" in t.options()
    t.choose("no-wager").expect(asked=IRON, options=["no-wager", "wager IC01", "wager IC02", "wager IC03"])
    assert t.why_not("wager IC23") == "only-base-wager [IW R12.8]"


def test_ww20_snare() -> None:  # [IW R16.5]
    t = playing("WW20", table().wood(m1=1).iron(auria=2, zincur=1).drill("auria").hand("IC05"))
    t.expect(options=[*(f"mark {mountain}" for mountain in MOUNTAINS), "done"]).choose("mark auria")
    t.expect(marked={"auria.WW20"}, step="Attack").choose("skip").play("IC05")
    assert t.why_not("march auria ferrum") == "held-by-mark [IW R16.5]"
    t.choose("march zincur auria").expect(auria=3, asked=WOOD, drill="auria")


@pytest.mark.parametrize("card", ["WW21", "WW35"])
def test_ww21_and_ww35_probing_strike(card: str) -> None:
    t = playing(card, raiding().deck("WW30")).choose("move c1 m1 x2").choose("skip").expect(m1=2, asked=IRON)
    assert "WW30" in t.zone("hand.woodwalkers")


def test_ww22_forked_tongue() -> None:  # [IW R16.9, R18.3]
    t = playing("WW22", table().hand("IC04").crystals(ic=1)).expect(asked=IRON, options=["option 1", "option 2"])
    assert t.open().view(0)["card.IC04"] == "hand.ironclad"
    t.choose("option 2").expect(ww=1, ic=0, asked=WOOD, step="ExtraCard")
    t = playing("WW22", table().hand("IC04").crystals(ic=1)).choose("option 1").choose("burn IC04")
    assert t.where("IC04") == "discard.ironclad"
    t.choose("skip").expect(asked=IRON, ic=1)


def test_ww22_the_opponent_picks_what_can_be_done() -> None:  # [IW R16.9, H3]
    playing("WW22", table().hand("IC04")).expect(asked=IRON, step="Burn")
    playing("WW22", table().crystals(ic=1)).expect(asked=WOOD, step="ExtraCard", ww=1)
    playing("WW22").expect(asked=IRON, step="Resolve", options=["option 1", "option 2"])


def test_ww23_stalking_shadows() -> None:  # [IW R16.12]
    t = playing("WW23", raiding()).choose("move c1 m1").choose("done").expect(markers={"WW23": 2}).choose("pass")
    t.play("WW02").choose("done").fight("attack c1 auria").expect(auria=0, step="Whenever")
    t.go("resolve WW23", "option 1").expect(ww=2, ic=0)


def test_ww23_adds_damage_only_when_attacking() -> None:
    t = table().wood(c1=3).iron(auria=2).ongoing(WW23=1).hand("IC16").turn(IRON).play("IC16").choose("done")
    t.fight("attack auria c1")
    assert t.numbers("dealt") == [0, 0]


def test_ww24_tangling_vines() -> None:  # [IW R16.5, R4.7]
    t = playing("WW24", table().wood(o1=3).iron(auria=2)).go("move o1 m1 x3", "mark auria").play("IC02")
    t.expect(step="Resolve", markers={"WW24": 2})
    t = table().iron(auria=2).ongoing(WW24=1).mark("WW24", "auria").preparation()
    t.expect(ww=2, marked=set()).choose("pass").play("IC02").expect(step="MoveWarbands")


def test_ww25_hidden_sanctuary() -> None:  # [IW R14.1]
    t = playing("WW25", table().wood(m1=1).hand("V-zincur")).choose("discover zincur m1").expect(ww=3, step="Cost")
    t.choose("pay").expect(options=["recruit m1", "done"]).choose("recruit m1").expect(m1=2, ww=2, asked=IRON)
    playing("WW25", table().crystals(ww=1)).expect(asked=IRON, ww=1)


def test_ww26_canopy_cover() -> None:  # [IW R9.2]
    playing("WW26", table().wood(o1=4)).go("move o1 m1 x4", "play WW02", "move m1 c1 x3").expect(c1=3, m1=1)


def test_ww27_oracles_gamble() -> None:  # [IW R5.5]
    t = playing("WW27", table().wood(m1=1).hand("WW30").deck("V-argentimar")).expect(options=["pay", "skip"])
    t.go("pay", "burn WW30", "discover argentimar m1").expect(totems={"m1": 1}, asked=IRON)
    t = playing("WW27", table().wood(m1=1).deck("V-argentimar")).choose("pay").choose("burn V-argentimar")
    t.expect(totems={}, asked=IRON)


def test_ww28_children_of_the_forest() -> None:
    playing("WW28").go("recruit o1", "recruit o6").expect(o1=1, o6=1, asked=IRON)
    t = playing("WW16", table().wood(c1=1).hand("WW28").crystals(ww=2)).go("pay", "burn WW28").expect(step="Cost")
    t.choose("pay").expect(options=[*AT_THE_EDGE, "done"], ww=1).choose("recruit o3").expect(o3=1, step="MoveFighters")


def test_ww30_cut_the_lifeline() -> None:
    t = playing("WW30", raiding().hand("V-auria", "WW28")).choose("done").expect(ww=1, ic=1, step="Cost")
    t.choose("pay").expect(options=["burn V-auria"]).choose("burn V-auria")
    t.expect(options=["remove ferrum", "remove auria", "done"]).go("remove ferrum", "remove auria")
    t.expect(ferrum=0, auria=0, asked=IRON)
    playing("WW30", raiding().hand("WW28")).choose("done").expect(asked=IRON, ww=1)


def test_ww31_blood_moon() -> None:  # [IW R16.12]
    t = playing("WW31", table().wood(c1=1).iron(auria=2)).fight("attack c1 auria").expect(asked=WOOD, step="Retreat")
    t.expect(markers={"WW31": 2})
    t = table().wood(c1=1).iron(auria=2).ongoing(WW31=1).hand("IC38").turn(IRON).play("IC38").fight("attack auria c1")
    t.expect(c1=1, asked=IRON, step="Retreat")
    assert t.numbers("dealt") == [0, 0]


def test_ww31_adds_no_defense_when_attacking() -> None:
    t = playing("WW31", table().wood(c1=2).iron(ferrum=1)).fight("attack c1 ferrum")
    assert t.numbers("dealt") == [0, 1]


def test_ww32_stampede() -> None:
    t = playing("WW32", table().wood(o1=6).deck("WW30", "WW31")).choose("move o1 m1 x6").expect(m1=6, asked=IRON)
    assert "WW30" in t.zone("hand.woodwalkers")


def test_ww32_burned_moves_count_for_the_turn() -> None:  # [IW R9.2, R16.2]
    t = playing("WW16", table().wood(o1=3).hand("WW32")).go("pay", "burn WW32").expect(step="MoveFighters")
    assert t.question.high == 2
    t.choose("move o1 m1 x2").expect(m1=2, step="MoveFighters")
    assert t.question.high == 4
    assert t.why_not("move m1 c1") == "all-moved [IW R9.2]"
    t.choose("move o1 m1").expect(m1=3, asked=IRON)


def test_ww33_raid_on_the_vaults() -> None:  # [IW R12.4]
    t = playing("WW33", raiding().deck("WW30")).choose("done").fight("attack c1 ferrum").choose("retreat auria")
    t.expect(ww=2, ic=0, auria=2, asked=IRON)
    assert "WW30" in t.zone("hand.woodwalkers")


def test_ww34_forgotten_lore() -> None:
    t = playing("WW34", table().wood(o1=2).discard("WW20", "WW21").crystals(ic=1))
    t.expect(options=["recover WW20", "recover WW21", "done"])
    assert t.why_not("recover WW34") == "not-in-discard [IW R16.3]"
    t.choose("recover WW21").expect(ww=1, ic=0).choose("move o1 m1 x2").expect(asked=IRON)
    assert t.zone("hand.woodwalkers")[3:] == ["WW21"]
    t = playing("WW16", table().wood(c1=1).hand("WW34").deck("WW30")).go("pay", "burn WW34")
    assert "WW30" in t.zone("hand.woodwalkers")


def omen() -> Scene:
    return playing("WW36", table().wood(c1=1).iron(auria=2).hand("IC04", "IC05", "IC06").deck("V-gallimor")).choose(
        "done"
    )


def test_ww36_nightmare_omen() -> None:  # [IW R16.9]
    t = omen().expect(asked=IRON, options=["option 1", "option 2"])
    assert t.zone("visions.hand") == ["V-gallimor"]
    t.choose("option 1").expect(asked=IRON, step="Burn").choose("burn IC04 IC06")
    assert t.zone("discard.ironclad") == ["IC04", "IC06"]
    omen().choose("option 2").expect(asked=WOOD, options=["remove auria", "done"]).choose("remove auria").expect(
        auria=1
    )


def test_ww37_wardens_of_the_glade() -> None:
    t = playing("WW37", table().wood(m1=1, c1=1, o1=2).iron(auria=1)).expect(
        options=["recruit m1", "recruit c1", "done"]
    )
    t.choose("recruit c1").expect(c1=2, step="Attack")
    playing("WW16", table().wood(c1=1).hand("WW37")).go("pay", "burn WW37").expect(ww=1, step="MoveFighters")


def test_ww38_the_forest_rises() -> None:  # [IW R16.9]
    t = (
        playing("WW38", raiding().wood(m1=1).hand("WW30", "V-plumbarum").drill("auria"))
        .choose("pay")
        .choose("burn WW30")
    )
    t.expect(options=["option 1", "option 2", "option 3", "option 4", "skip"]).choose("option 4")
    t.expect(asked=WOOD, step="PushBack")
    assert t.why_not("push auria palladimor") == "not-adjacent [IW R9.1]"
    t.choose("push auria ferrum").expect(ferrum=2, auria=0, drill="auria")
    t.expect(options=["option 1", "option 2", "option 3", "skip"]).go("option 1", "discover plumbarum m1")
    t.expect(totems={"m1": 1}, asked=IRON, ww=0)


def test_ww38_cannot_be_paid_for_without_a_card() -> None:  # [IW R5.5]
    playing("WW38", raiding()).expect(asked=IRON, c1=3)


def test_every_woodwalker_card_has_a_test() -> None:
    named = " ".join(name for name in globals() if name.startswith("test_ww"))
    assert [card for card in ["WW01", "WW02", "WW03", *SPECIALS[WOOD]] if card.lower() not in named] == []
