"""Combat: wagers, damage, Dominance. [IW R11]"""

import pytest

from games.ironwood.builder import IRON, WOOD, Scene, table


def field() -> Scene:
    """Four Fighters beside two Fighters and a Golem on Plumbarum."""
    return table().wood(m1=4).iron(plumbarum=2).golems(plumbarum=1)


def test_all_units_of_both_places_take_part() -> None:  # [IW R11.1, R7.1]
    t = table().wood(m1=3, c1=2).iron(auria=2, ferrum=2).hand("WW31").turn(WOOD).play("WW31")
    t.expect(options=["attack m1 auria", "attack c1 ferrum", "attack c1 auria", "skip"])
    t.fight("attack m1 auria").expect(step="Retreat", asked=WOOD)
    assert "compared" in t.told()


def test_the_attacker_wagers_first() -> None:  # [IW R11.3, R18.4]
    t = field().hand("WW31", "WW28", "IC23").turn(WOOD).play("WW31").choose("attack m1 plumbarum")
    t.expect(asked=WOOD, step="Wager", options=["no-wager", "wager WW01", "wager WW02", "wager WW03", "wager WW28"])
    t.choose("wager WW28").expect(asked=IRON, step="Wager")
    assert t.options() == ["no-wager", "wager IC01", "wager IC02", "wager IC03", "wager IC23"]
    assert t.open().view(1)["wagered.woodwalkers"] == 2
    assert "wager.woodwalkers" not in t.open().view(1)
    assert t.open().view(0)["wager.woodwalkers"] == "WW28"


def test_both_wagers_are_revealed_together() -> None:  # [IW R11.3]
    t = field().hand("WW31", "WW28", "IC23").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW28", "wager IC23")
    assert t.told(WOOD)[:3] == ["wagered", "revealed-wager", "revealed-wager"]


def test_only_cards_in_hand_are_wagered() -> None:  # [IW R11.3]
    t = field().hand("WW31").turn(WOOD).play("WW31").choose("attack m1 plumbarum")
    assert t.why_not("wager WW28") == "not-in-hand [IW R5.2]"
    assert t.why_not("wager WW31") == "not-in-hand [IW R5.2]"
    assert t.why_not("wager IC01") == "not-in-hand [IW R5.2]"


def test_an_empty_hand_wagers_nothing_unasked() -> None:  # [IW R11.3, R11.4]
    t = (
        table()
        .wood(m1=2)
        .iron(plumbarum=1)
        .hand("WW31")
        .no_base()
        .turn(WOOD)
        .play("WW31")
        .choose("attack m1 plumbarum")
    )
    assert t.told()[:4] == ["attacked", "did-not-wager", "did-not-wager", "dealt"]


def test_no_wager_counts_nothing() -> None:  # [IW R11.4, A5]
    t = table().wood(m1=2).iron(plumbarum=1).hand("WW31").turn(WOOD).play("WW31").fight("attack m1 plumbarum")
    assert t.numbers("dealt") == [0, 0]
    t.expect(m1=2, plumbarum=1, step="Retreat", asked=WOOD)


def test_damage_is_card_golems_forge_and_effects() -> None:  # [IW R11.5, R13.4]
    t = field().forge("plumbarum").ongoing(IC38=1).hand("WW31", "IC23").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "no-wager", "wager IC23")
    assert t.numbers("dealt") == [0, 2 + 1 + 1 + 1]
    t.expect(m1=0)


def test_a_forge_adds_its_damage_when_attacking_too() -> None:  # [IW R11.5, R13.4]
    t = table().wood(m1=4).iron(plumbarum=2).forge("plumbarum").hand("IC16").turn(IRON).play("IC16").choose("done")
    t.fight("attack plumbarum m1")
    assert t.numbers("dealt") == [0, 1]
    t = table().wood(c1=4).iron(ferrum=2).hand("IC16").turn(IRON).play("IC16").choose("done").fight("attack ferrum c1")
    assert t.numbers("dealt") == [0, 1]


def test_a_foundation_adds_no_damage() -> None:  # [IW R11.5, R13.3]
    t = table().wood(m1=4).iron(plumbarum=2).foundation("plumbarum").hand("IC16").turn(IRON).play("IC16")
    t.choose("done").fight("attack plumbarum m1")
    assert t.numbers("dealt") == [0, 0]


def test_defense_is_subtracted_and_damage_never_falls_below_nothing() -> None:  # [IW R11.6]
    t = table().wood(m1=4).iron(plumbarum=2).ongoing(WW18=1).hand("WW31", "WW28", "IC06").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW28", "wager IC06")
    assert t.numbers("dealt") == [0, 0]
    t.expect(m1=4, plumbarum=2)


def test_damage_removes_a_fighter_a_point() -> None:  # [IW R11.7, R7.1]
    t = table().wood(m1=4).iron(plumbarum=3).hand("WW31", "WW20", "IC16").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW20", "wager IC16").expect(m1=1, plumbarum=0)


def test_who_deals_the_damage_deals_it_out() -> None:  # [IW R11.7, R7.2]
    t = field().hand("WW31", "WW05").turn(WOOD).play("WW31").fight("attack m1 plumbarum", "wager WW05")
    t.expect(asked=WOOD, step="SplitHits", options=["hit 1 0", "hit 2 0", "hit 0 1"])
    assert t.why_not("hit 1 1") == "wrong-split [IW R11.7]"
    t.choose("hit 0 1").expect(golems={}, plumbarum=2)


def test_golems_alone_take_two_points_each() -> None:  # [IW R11.7, R7.2]
    t = table().wood(m1=9).golems(plumbarum=2).hand("WW31", "WW16").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW16").expect(golems={"plumbarum": 1}, step="Retreat")


@pytest.mark.parametrize(
    ("fighters", "golems", "wager", "splits"),
    [
        (2, 1, "WW16", ["hit 2 0", "hit 1 1"]),
        (2, 2, "WW05", ["hit 0 0", "hit 1 0", "hit 2 0", "hit 0 1"]),
        (3, 1, "WW20", ["hit 3 0", "hit 2 1"]),
        (1, 2, "WW20", ["hit 1 1", "hit 0 2"]),
    ],
)
def test_every_point_falls_on_someone(fighters: int, golems: int, wager: str, splits: list[str]) -> None:  # [IW A27]
    t = table().wood(m1=12).iron(plumbarum=fighters).golems(plumbarum=golems).hand("WW31", wager).turn(WOOD)
    t.play("WW31").fight("attack m1 plumbarum", f"wager {wager}").expect(step="SplitHits", options=splits)


def test_removed_units_still_dealt_their_damage() -> None:  # [IW R11.7]
    t = table().wood(m1=1).golems(plumbarum=1).hand("WW31", "WW05").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW05").expect(m1=0, golems={}, asked=IRON)
    assert "nobody-won" in t.told()


def test_tokens_and_the_drill_take_no_damage() -> None:  # [IW R11.8, R7.3, R13.3]
    t = table().wood(m1=4).totems(m1=1).iron(plumbarum=1).forge("plumbarum").foundation("chromia")
    t.drill("plumbarum").hand("WW31", "WW20", "IC16").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW20", "wager IC16")
    t.expect(m1=0, plumbarum=0, totems={"m1": 1}, built={"plumbarum"}, foundations={"chromia"}, drill="ferrum")


def test_the_side_that_is_left_wins_whatever_the_dominance() -> None:  # [IW R11.9]
    t = table().wood(m1=1).iron(plumbarum=1).hand("WW31", "WW20", "IC07").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW20", "wager IC07")
    assert "won-battle" in t.told()
    assert "compared" not in t.told()
    t.expect(m1=1, plumbarum=0)


def test_nobody_wins_when_nobody_is_left() -> None:  # [IW R11.9]
    t = table().wood(m1=1).iron(plumbarum=1).hand("WW20", "WW23", "IC16").ongoing(WW31=1).crystals(ic=2).turn(WOOD)
    t.play("WW20").choose("done").fight("attack m1 plumbarum", "wager WW23", "wager IC16")
    t.expect(m1=0, plumbarum=0, asked=IRON, ic=2)
    assert "nobody-won" in t.told()


def test_the_higher_dominance_wins() -> None:  # [IW R11.10, R7.1, R7.2]
    t = table().wood(m1=3).iron(plumbarum=1).golems(plumbarum=1).hand("WW20", "IC07").turn(WOOD).play("WW20")
    t.choose("done").fight("attack m1 plumbarum", "no-wager", "wager IC07")
    t.expect(asked=IRON, step="Retreat", m1=2)


def test_effects_add_dominance() -> None:  # [IW R11.10, R16.12]
    t = table().wood(m1=1).iron(plumbarum=3).hand("WW13").turn(WOOD).play("WW13").choose("done")
    t.fight("attack m1 plumbarum").expect(asked=WOOD, step="Retreat")
    t = table().wood(m1=1).iron(plumbarum=4).hand("WW13").turn(WOOD).play("WW13").choose("done")
    t.fight("attack m1 plumbarum").expect(asked=IRON, step="Retreat")


def test_a_tie_goes_to_the_attacker() -> None:  # [IW R11.10]
    t = table().wood(m1=2).iron(plumbarum=2).hand("WW20").turn(WOOD).play("WW20").choose("done")
    t.fight("attack m1 plumbarum").expect(asked=WOOD, step="Retreat")
    t = table().wood(m1=2).iron(plumbarum=2).hand("IC16").turn(IRON).play("IC16").choose("done")
    t.fight("attack plumbarum m1").expect(asked=IRON, step="Retreat")


def test_wagers_leave_after_the_battle() -> None:  # [IW R11.11, A30]
    t = table().wood(m1=2).iron(plumbarum=2).hand("WW20", "WW28").turn(WOOD).play("WW20").choose("done")
    t.fight("attack m1 plumbarum", "wager WW28", "wager IC03").expect(step="Retreat")
    assert t.where("WW28") == "discard.woodwalkers"
    assert t.where("IC03") == "aside.ironclad"
    assert "play IC03" not in t.choose("stay").options(IRON)


def test_a_warband_may_be_attacked_by_either_side() -> None:  # [IW R11.1]
    t = table().wood(m1=2).iron(plumbarum=2, auria=1).hand("IC16").turn(IRON).play("IC16").choose("done")
    t.expect(options=["attack auria m1", "attack plumbarum m1", "skip"])
    assert t.why_not("attack zincur m1") == "no-warband [IW R7.4]"
    assert t.why_not("attack plumbarum m6") == "no-target [IW R11.2]"
    t = table().wood(m1=2).iron(plumbarum=2).hand("WW31").turn(WOOD).play("WW31")
    assert t.why_not("attack m6 plumbarum") == "no-warband [IW R7.4]"
    assert t.why_not("attack m1 zincur") == "no-target [IW R11.2]"


def test_each_combat_lines_count_for_their_owner_in_every_battle() -> None:  # [IW R16.12, R11.5]
    t = table().wood(m1=4).iron(plumbarum=4).ongoing(WW18=1, IC21=2, WW23=1, IC38=1).hand("WW28", "IC16").turn(IRON)
    t.play("IC16").choose("done").fight("attack plumbarum m1", "no-wager", "wager WW28")
    assert t.numbers("dealt") == [0, 0]
    t.expect(asked=WOOD, step="Retreat")


def test_a_base_card_counts_its_values() -> None:  # [IW R11.3, R11.6, R11.10]
    t = table().wood(c1=2).iron(ferrum=3).hand("WW20").turn(WOOD).play("WW20").choose("done")
    t.fight("attack c1 ferrum", "wager WW01")
    assert t.numbers("dealt") == [0, 1 - 1]
    assert (t.numbers("compared", "wood"), t.numbers("compared", "iron")) == ([2 + 1], [3])
    t.expect(asked=WOOD, step="Retreat")
