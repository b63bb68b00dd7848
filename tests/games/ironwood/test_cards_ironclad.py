"""Every card of the Ironclad does what it says, and no more."""

import pytest

from games.ironwood.builder import INNER_FORESTS, IRON, MOUNTAINS, SPECIALS, WOOD, Scene, table


def playing(card: str, scene: Scene | None = None) -> Scene:
    """The Ironclad play the card from their first turn on."""
    t = table() if scene is None else scene
    return (t if card[2:] in ("01", "02", "03") else t.hand(card)).turn(IRON).play(card)


def test_ic01_reinforcement() -> None:  # [IW R13.2, R6.6]
    t = playing("IC01", table().iron(chromia=1).foundation("chromia").crystals(ic=5)).go("pay", "build chromia")
    t.expect(built={"chromia"}, ic=0, options=["recruit ferrum", "recruit chromia", "done"])
    t.choose("recruit chromia").expect(chromia=2, asked=WOOD)


def test_ic02_call_to_march() -> None:  # [IW R16.9]
    t = playing("IC02", table().wood(m1=1).iron(auria=2, ferrum=1)).choose("march ferrum zincur")
    t.go("march auria argentimar", "take 2 0").expect(step="Resolve", options=["option 1", "option 2", "skip"])
    t.choose("option 1").expect(options=["attack zincur m1", "attack argentimar m1", "skip"]).choose("skip")
    t.expect(asked=WOOD, drill="ferrum")
    playing("IC02").go("option 2", "drill auria").expect(asked=WOOD, drill="auria", cargo=2)


def test_ic03_expansion() -> None:  # [IW R13.1]
    t = playing("IC03", table().iron(auria=1)).go("march auria chromia", "foundation chromia", "drill auria")
    t.expect(asked=WOOD, chromia=1, foundations={"chromia"}, drill="auria", cargo=2)


def test_ic04_ridge_convoy() -> None:
    t = playing("IC04", table().iron(auria=1, zincur=1)).go("march auria ferrum", "march zincur ferrum")
    t.expect(ferrum=2, ic=2, asked=WOOD)


@pytest.mark.parametrize("card", ["IC05", "IC30"])
def test_ic05_and_ic30_supply_column(card: str) -> None:
    t = playing(card, table().iron(auria=1, zincur=1)).go("march auria ferrum", "march zincur ferrum", "drill auria")
    t.expect(ferrum=2, drill="auria", cargo=2, asked=WOOD)


def test_ic06_practised_volley() -> None:
    t = playing("IC06", table().wood(m1=1).iron(auria=2).deck("IC10")).choose("done").fight("attack auria m1")
    t.expect(asked=IRON, step="Retreat")
    assert "IC10" not in t.zone("hand.ironclad")
    t.choose("retreat m2").expect(m2=1, asked=WOOD)
    assert "IC10" in t.zone("hand.ironclad")


def test_ic07_fresh_levies() -> None:
    t = playing("IC07", table().forge("chromia").deck("IC10")).go("recruit ferrum", "recruit chromia")
    t.expect(ferrum=1, chromia=1, asked=WOOD)
    assert "IC10" in t.zone("hand.ironclad")


def test_ic08_tunneling() -> None:  # [IW R9.2]
    t = playing("IC08", table().deck("IC10").crystals(ic=1)).go("drill auria", "drill lithimar")
    t.expect(drill="lithimar", cargo=3, track=2, auria=1, asked=WOOD)
    assert "IC10" in t.zone("hand.ironclad")


@pytest.mark.parametrize("card", ["IC09", "IC24"])
def test_ic09_and_ic24_escorted_dig(card: str) -> None:
    t = playing(card, table().iron(ferrum=1)).go("march ferrum auria", "drill auria")
    t.expect(options=["recruit auria", "done"]).choose("recruit auria").expect(auria=2, cargo=2, asked=WOOD)


def test_ic10_bulwark_orders() -> None:
    t = (
        playing("IC10", table().wood(m2=3).iron(chromia=1).hand("WW20", "WW02"))
        .choose("done")
        .choose("foundation chromia")
    )
    t.expect(markers={"IC10": 3}, foundations={"chromia"}, asked=WOOD)
    t.play("WW02").choose("done").fight("attack m2 chromia", "wager WW20")
    assert t.numbers("dealt") == [3, 0]


def test_ic10_defends_and_does_not_attack() -> None:
    t = table().wood(m2=3).iron(chromia=2).ongoing(IC10=2).hand("WW20")
    playing("IC16", t).choose("done").fight("attack chromia m2", "no-wager", "wager WW20")
    assert t.numbers("dealt") == [4, 0]


@pytest.mark.parametrize("card", ["IC11", "IC19"])
def test_ic11_and_ic19_golem_workshop(card: str) -> None:  # [IW R7.2]
    t = playing(card, table().forge("chromia")).expect(options=["golem ferrum", "golem chromia", "done"])
    t.choose("golem chromia").expect(golems={"chromia": 1}).choose("march chromia auria")
    t.expect(golems={"auria": 1}, asked=WOOD)
    playing(card, table().golems(auria=3)).expect(step="MoveWarbands")


def test_ic12_survey_shaft() -> None:  # [IW R16.9]
    t = playing("IC12").expect(options=["option 1", "option 2", "option 3", "skip"]).choose("option 3").expect(ic=3)
    assert t.why_not("option 3") == "picked-already [IW R16.9]"
    t.go("option 1", "drill auria").expect(cargo=2, asked=WOOD)
    assert len(playing("IC12").go("option 2", "skip").zone("hand.ironclad")) == 4


def test_ic13_measured_blow() -> None:  # [IW R12.8]
    t = playing("IC13", table().wood(m1=2).iron(auria=2).hand("WW28", "IC23")).go("done", "attack auria m1")
    t.expect(asked=WOOD, step="Wager").choose("wager WW28").expect(asked=IRON, step="Wager")
    assert t.open().view(1)["wager.woodwalkers"] == "WW28"
    assert t.told(IRON) == ["wagered", "saw-wager"]
    assert t.told(WOOD) == ["wagered", "saw-wager-hidden"]
    assert t.told() == ["wagered", "saw-wager-hidden"]
    t.choose("wager IC23").expect(step="Retreat")


def test_ic14_tithe_office() -> None:
    t = playing("IC14").choose("recruit ferrum").expect(ferrum=1, markers={"IC14": 3}, ic=0, asked=WOOD)
    for markers, crystals in ((3, 3), (2, 3), (1, 3)):
        table().ongoing(IC14=markers).preparation().expect(ic=crystals)
    t = table().ongoing(IC14=1).preparation()
    assert t.where("IC14") == "discard.ironclad"


@pytest.mark.parametrize("card", ["IC15", "IC34"])
def test_ic15_and_ic34_rich_vein(card: str) -> None:
    playing(card).choose("drill zincur").expect(cargo=2, ic=3, asked=WOOD)


def test_ic16_shock_company() -> None:
    t = playing("IC16", table().wood(m1=1).iron(auria=1, chromia=1).crystals(ww=2))
    t.expect(options=["recruit auria", "recruit chromia", "done"]).choose("recruit auria").fight("attack auria m1")
    t.expect(auria=2).choose("stay").expect(ww=1, ic=1, asked=WOOD)


def hostages() -> Scene:
    return (
        table()
        .wood(m1=2, m5=1, o1=2)
        .iron(auria=1)
        .hand("WW28", "IC17")
        .turn(IRON)
        .play("IC17")
        .go("done", "recruit ferrum")
    )


def test_ic17_hostage_terms_is_the_opponents_choice() -> None:  # [IW R16.9]
    t = hostages().expect(asked=WOOD, step="Resolve", options=["option 1", "option 2"], ferrum=1)
    t.choose("option 1").expect(asked=WOOD, options=["burn WW28"]).choose("burn WW28")
    assert t.where("WW28") == "discard.woodwalkers"


def test_ic17_hostage_terms_drives_a_neighbouring_warband_away() -> None:  # [IW R12.2]
    t = hostages().choose("option 2").expect(asked=IRON, step="PushBack")
    assert t.options() == ["push m1 o1", "push m1 m2", "push m1 m6", "push m1 c1", "done"]
    assert t.why_not("push m5 m4") == "wrong-place [IW R16.7]"
    t.choose("push m1 c1").expect(c1=2, m1=0, asked=WOOD)


def test_ic18_miners_militia() -> None:
    t = playing("IC18", table().crystals(ic=1)).choose("drill auria").expect(step="Cost", options=["pay", "skip"])
    t.choose("pay").expect(options=["recruit auria", "done"], ic=0).choose("recruit auria x2").expect(auria=2)
    playing("IC18").choose("drill auria").expect(asked=WOOD, auria=0)


def test_ic20_field_forge() -> None:  # [IW R13.2]
    t = playing("IC20", table().iron(auria=2).crystals(ic=8)).go("march auria chromia", "take 1 0")
    t.expect(step="Resolve", options=["option 1", "option 2", "skip"]).go("option 2", "pay")
    t.expect(options=["build chromia", "skip"]).choose("build chromia").expect(built={"chromia"}, ic=1, asked=WOOD)
    playing("IC20", table().iron(auria=1)).go("march auria chromia", "option 1").expect(ic=2, asked=WOOD)


def test_ic21_iron_discipline() -> None:
    t = table().wood(m1=3).iron(auria=2).hand("WW31", "WW07")
    playing("IC21", t).choose("done").expect(markers={"IC21": 3})
    t.play("WW31").fight("attack m1 auria", "wager WW07")
    assert t.numbers("dealt") == [1, 0]
    assert (t.numbers("compared", "wood"), t.numbers("compared", "iron")) == ([3 + 1 + 1], [1 + 1])


def test_ic22_war_chest() -> None:
    t = playing("IC22", table().deck("IC10")).expect(markers={"IC22": 2}, ic=0, asked=WOOD)
    assert "IC10" in t.zone("hand.ironclad")
    table().ongoing(IC22=2).preparation().expect(ic=2, markers={"IC22": 1})
    t = table().ongoing(IC22=1).preparation().expect(ic=5, markers={})
    assert t.where("IC22") == "discard.ironclad"


def test_ic23_warmachine() -> None:  # [IW R12.8]
    t = playing("IC23", table().wood(m1=4, m2=2).iron(auria=5)).choose("done").fight("attack auria m1")
    assert t.numbers("dealt") == [0, 1]
    t.choose("retreat m2").expect(m2=5, options=["remove m2", "done"]).choose("remove m2").expect(m2=4, asked=WOOD)


def test_ic23_removes_nobody_of_a_warband_wiped_out() -> None:  # [IW R12.8]
    t = playing("IC23", table().wood(m1=1, m2=2).iron(auria=5)).choose("done").fight("attack auria m1")
    t.expect(m1=0, m2=2, asked=WOOD)


def test_ic25_standing_garrison() -> None:
    t = playing("IC25", table().iron(auria=1)).choose("march auria ferrum").expect(markers={"IC25": 2}, ferrum=1)
    for markers in (2, 1):
        t = table().forge("chromia").ongoing(IC25=markers).preparation()
        t.expect(asked=IRON, options=["recruit ferrum", "recruit chromia", "done"]).choose("recruit chromia")
        t.expect(chromia=1, asked=WOOD)
    assert t.where("IC25") == "discard.ironclad"


def test_ic26_suppressing_fire() -> None:  # [IW R16.5]
    t = playing("IC26", table().wood(m1=2, o1=1)).expect(options=[*(f"mark {f}" for f in INNER_FORESTS), "done"])
    t.choose("mark m1")
    assert t.why_not("mark m1") == "marked-already [IW R16.5]"
    assert t.why_not("mark o1") == "wrong-place [IW R16.7]"
    t.choose("mark c2").expect(marked={"m1.IC26", "c2.IC26"}, asked=WOOD)
    t.play("WW02")
    assert t.why_not("move m1 c1") == "held-by-mark [IW R16.5]"
    assert t.why_not("move o1 m1") == ""


def test_ic26_holds_for_the_round_alone() -> None:  # [IW H5, R4.8]
    t = table().wood(m1=2).hand("IC26").turn(IRON, 3).play("IC26").go("mark m1", "done")
    t.expect(round=3, marked=set())
    assert t.play("WW02").why_not("move m1 c1") == ""


def test_ic27_interrogation() -> None:  # [IW R18.3]
    t = playing("IC27", table().hand("WW28", "WW20", "V-auria").deck("IC10", "IC12"))
    t.expect(asked=WOOD, step="Burn", options=["burn WW20", "burn WW28", "burn V-auria"])
    seen = t.open().view(1)
    assert [seen[f"card.{card}"] for card in ("WW20", "WW28", "WW01")] == ["hand.woodwalkers"] * 3
    assert "card.V-auria" not in seen
    t.choose("burn WW20").expect(asked=WOOD, step="ActionTurn")
    assert t.zone("hand.ironclad")[3:] == ["IC10", "IC12"]


def test_ic28_double_shift() -> None:  # [IW R5.7]
    t = playing("IC28", table().hand("IC04")).expect(ic=1, options=["play IC01", "play IC02", "play IC03", "skip"])
    t.play("IC03").choose("drill auria").expect(asked=WOOD, cargo=2)
    assert t.zone("slot1.ironclad") == ["IC03", "IC28"]


def test_ic29_watchtowers() -> None:  # [IW R16.5]
    t = playing("IC29", table().wood(m1=1).hand("V-argentimar")).expect(
        options=[*(f"mark {m}" for m in MOUNTAINS), "done"]
    )
    t.choose("mark argentimar").expect(markers={"IC29": 2}, asked=WOOD).play("WW01")
    t.expect(options=["option 1", "skip"])
    t = table().wood(m1=1).ongoing(IC29=1).mark("IC29", "argentimar").hand("V-argentimar").preparation()
    t.expect(marked=set()).play("WW01").choose("option 2").expect(options=["discover argentimar m1", "skip"])


def test_ic31_deceptive_bait() -> None:  # [IW R9.8]
    t = (
        playing("IC31", table().wood(m2=2).iron(ferrum=3))
        .choose("lure m2 m1")
        .choose("take 2 0")
        .expect(m1=2, asked=WOOD)
    )
    t = playing("IC31", table().wood(m1=2).iron(ferrum=3)).go("lure m1 c1", "take 2 0").fight("attack ferrum c1")
    t.expect(c1=1, step="Retreat", asked=IRON)


def test_ic32_clockwork_vanguard() -> None:  # [IW R16.8]
    t = playing("IC32", table().wood(m1=1).iron(auria=2, zincur=1)).choose("pay")
    t.expect(options=["give-up auria", "give-up zincur"]).choose("give-up auria")
    t.expect(auria=1, options=["golem auria", "done"]).choose("golem auria").expect(golems={"auria": 1})
    t.choose("done").expect(options=["attack auria m1", "attack zincur m1", "skip"])


def test_ic32_needs_a_golem_in_the_supply() -> None:  # [IW R1.5, R5.5]
    playing("IC32", table().iron(auria=2).golems(ferrum=3)).expect(step="MoveWarbands", auria=2)
    playing("IC32", table().iron(auria=2).golems(ferrum=2)).expect(step="Cost", options=["pay", "skip"])


def test_ic33_ultimatum() -> None:  # [IW R16.9]
    t = playing("IC33", table().hand("WW04", "WW05", "WW06")).expect(asked=WOOD, options=["option 1", "option 2"])
    t.choose("option 1").expect(asked=WOOD, options=["burn WW04", "burn WW05"]).choose("burn WW04 WW06")
    assert t.zone("discard.woodwalkers") == ["WW04", "WW06"]
    t = playing("IC33", table().hand("WW04")).expect(asked=IRON, step="Recruit")
    t.choose("recruit ferrum x2").expect(ferrum=2)


def test_ic33_builds_first() -> None:  # [IW R13.2]
    t = table().iron(chromia=1).foundation("chromia").crystals(ic=5)
    playing("IC33", t).go("pay", "build chromia").expect(built={"chromia"}, ic=0, step="Recruit")
    t.expect(options=["recruit ferrum", "recruit chromia", "done"])


def test_ic35_quartermaster() -> None:  # [IW R6.6]
    t = table().crystals(ic=3).deck("IC10").hand("IC35").turn(IRON, 3).play("IC35").expect(step="BuyFighters")
    t.choose("recruit ferrum").expect(ic=2).choose("recruit ferrum x2").expect(ferrum=3, ic=2, round=3)
    assert "IC10" in t.zone("hand.ironclad")
    table().crystals(ic=3).ongoing(IC35=1).round_end().choose("recruit ferrum").expect(ic=2)


def test_ic36_spyglass_post() -> None:  # [IW R18.3]
    t = playing("IC36", table().wood(m1=1).hand("V-argentimar", "WW28"))
    seen = t.open().view(1)
    assert seen["card.V-argentimar"] == "visions.hand"
    assert "card.WW28" not in seen
    t.choose("mark argentimar").play("WW01").expect(options=["option 1", "skip"])


def test_ic37_twin_colossi() -> None:
    t = playing("IC37", table().iron(auria=1).crystals(ic=2)).expect(options=["golem auria", "done"])
    t.go("golem auria", "pay", "golem auria").expect(golems={"auria": 2}, ic=0, asked=WOOD)
    playing("IC37", table().iron(auria=1).crystals(ic=1)).choose("golem auria").expect(golems={"auria": 1}, asked=WOOD)


def test_ic38_total_war() -> None:  # [IW R16.12]
    t = playing("IC38", table().wood(m1=3).iron(auria=3)).fight("attack auria m1").expect(m1=2, markers={"IC38": 2})
    t.choose("stay").expect(ic=1, asked=WOOD)


def test_ic38_gains_when_defending_too() -> None:
    t = table().wood(m1=1).iron(auria=3).ongoing(IC38=1).hand("WW20").turn(WOOD).play("WW20").choose("done")
    t.fight("attack m1 auria").expect(ic=1, m1=0, asked=IRON)


def test_every_ironclad_card_has_a_test() -> None:
    named = " ".join(name for name in globals() if name.startswith("test_ic"))
    assert [card for card in ["IC01", "IC02", "IC03", *SPECIALS[IRON]] if card.lower() not in named] == []
