"""The Woodenbot's attacks, its battles, and what its victories bring."""

import pytest

from clockwood.games.ironwood.bots.woodenbot.attack import (
    ARROWS_DISRUPTIVE,
    BATTLE_DISRUPTIVE,
    CRYSTALS_DISRUPTIVE,
    SPECIAL,
    AttackFrom,
    AttackListed,
)
from clockwood.games.ironwood.rules.burning import Burn
from games.ironwood.automata.bot import BotScene, Choice, woodenbot
from games.ironwood.builder import IRON

FERRUM, AURIA, CHROMIA = 0, 1, 6
PLAIN = -1


def prey(scene: BotScene, which: int = BATTLE_DISRUPTIVE) -> Choice:
    return scene.do(AttackListed(which)).roll().choice("bot-picks-prey")


def battle(scene: BotScene, mountain: int, wager: str = "no-wager") -> BotScene:
    """The Woodenbot attacks, the person answers, the top card is revealed."""
    scene.do(AttackFrom(mountain, PLAIN))
    assert (scene.asked, scene.step) == (IRON, "Wager")
    scene.tell(wager)
    while scene.open().decision is not None and scene.question.seat < 0 and len(scene.options()) == 1:
        scene.tell(scene.options()[0])
    return scene.roll()


# -- whom


@pytest.mark.parametrize(
    ("iron", "golems", "forge", "strict", "dares"),
    [
        (3, 0, 0, 0, True),
        (4, 0, 0, 0, False),
        (2, 1, 0, 0, False),
        (3, 0, 1, 0, False),
        (1, 1, 1, 0, True),
        (3, 0, 0, 1, False),
        (2, 0, 0, 1, True),
        (1, 1, 0, 1, False),
        (1, 1, 1, 1, False),
    ],
)
def test_the_size_it_dares_to_attack(iron: int, golems: int, forge: int, strict: int, dares: bool) -> None:  # [WB 7.1]
    scene = woodenbot("WW12", woodenbot__must_outnumber=strict).wood(m2=3).iron(chromia=iron).golems(chromia=golems)
    choice = prey(scene.forge(*["chromia"] * forge))
    assert choice.kept("bot-in-reach") == (["target chromia"] if dares else [])


def test_of_several_the_largest_surplus_then_the_die() -> None:  # [WB 7.2]
    choice = prey(woodenbot("WW12", possible=()).wood(m2=4, m5=5).iron(chromia=2, gallimor=2))
    assert choice.scores("bot-surplus") == {"target chromia": 2, "target gallimor": 3}
    assert choice.winner == "target gallimor"
    choice = prey(woodenbot("WW12", possible=()).wood(m2=4).iron(chromia=2, argentimar=2))
    assert (choice.tie, choice.winner) == ("bot-by-die", "target chromia")


def test_the_entry_comes_before_the_surplus() -> None:  # [WB 7.2, 5.9]
    choice = prey(woodenbot("WW12").wood(m2=4).iron(chromia=1, auria=3))
    assert choice.kept("bot-held-possible") == ["target auria"]


def test_it_attacks_from_where_the_surplus_is_largest() -> None:  # [WB 7.2]
    t = woodenbot("WW12").wood(m1=3, m2=4, m3=4).iron(auria=2).do(AttackFrom(AURIA, PLAIN)).roll()
    choice = t.choice("bot-picks-attacker")
    assert choice.candidates == ["attack m1 auria", "attack m2 auria", "attack m3 auria"]
    assert choice.kept("bot-surplus") == ["attack m2 auria", "attack m3 auria"]
    assert choice.winner == "attack m3 auria"


def test_from_outer_forests_nothing_is_attacked() -> None:  # [WB 7.1]
    assert prey(woodenbot("WW12").wood(o2=9).iron(chromia=1)).winner == ""


def test_without_a_card_to_wager_the_attack_is_skipped_for_a_card() -> None:  # [WB 7.3]
    t = woodenbot().wood(m2=4).iron(chromia=1).do(AttackListed(BATTLE_DISRUPTIVE)).tell("draw WW30")
    assert "bot-has-no-wager-mountain" in t.messages
    assert t.bot_hand == ["WW30"]
    t.expect(chromia=1, asked=IRON, step="ActionTurn")


# -- the Drill, Ferrum


def test_a_drill_without_cargo_is_no_target() -> None:  # [WB 7.4]
    assert prey(woodenbot("WW12").wood(m2=4).drill("chromia", cargo=0), CRYSTALS_DISRUPTIVE).winner == ""


def test_a_lone_drill_falls_without_wagers_or_spirits() -> None:  # [WB 7.4, 7.3]
    t = woodenbot().wood(m2=1).spirits(2).drill("chromia", cargo=3).do(AttackListed(CRYSTALS_DISRUPTIVE))
    assert "drill-destroyed" in t.messages
    t.expect(ww=1, drill="ferrum", spirits=2, asked=IRON, step="ActionTurn")
    assert t.cell("cargo") == 0


def test_a_guarded_drill_falls_with_its_guard() -> None:  # [WB 7.4]
    t = battle(woodenbot("WW04").wood(m2=5).iron(chromia=1).drill("chromia", cargo=2), CHROMIA)
    t.expect(ww=1, drill="ferrum")


@pytest.mark.parametrize(("crystals", "stolen"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_a_won_attack_on_ferrum_steals_half_rounded_up(crystals: int, stolen: int) -> None:  # [WB 7.5]
    t = battle(woodenbot("WW04").wood(c1=6).iron(ferrum=1).crystals(ic=crystals), FERRUM)
    t.expect(ww=stolen, ic=crystals - stolen)


def test_an_empty_ferrum_is_taken_by_its_name() -> None:  # [WB 7.5, 7.3] [IW A4]
    t = woodenbot().wood(c1=1).crystals(ic=4).do(AttackListed(SPECIAL))
    t.expect(ww=2, ic=2, asked=IRON, step="ActionTurn")
    assert prey(woodenbot("WW12").wood(c1=1).crystals(ic=4)).winner == ""


def test_a_lost_attack_on_ferrum_steals_nothing() -> None:  # [WB 7.5]
    t = battle(woodenbot("WW01").wood(c1=4).iron(ferrum=3).crystals(ic=4).hand("IC04"), FERRUM, "wager IC04")
    assert "won-battle" in t.messages
    t.expect(ww=0, ic=4)


# -- fighting


def test_the_person_wagers_first_whoever_attacks() -> None:  # [WB 7.6]
    t = woodenbot("WW12").wood(m2=4).iron(chromia=1).do(AttackFrom(CHROMIA, PLAIN))
    t.expect(asked=IRON, step="Wager")
    t = attacked(woodenbot("WW12").wood(m2=2))
    t.expect(asked=IRON, step="Wager")


def attacked(scene: BotScene) -> BotScene:
    """The person attacks Forest m2 from Chromia."""
    scene.iron(chromia=5).hand("IC16").play("IC16")
    while scene.step != "Attack":
        scene.choose("skip" if "skip" in scene.options() else "done")
    return scene.choose("attack chromia m2")


def test_the_woodenbot_wagers_its_top_card() -> None:  # [WB 7.7]
    t = battle(woodenbot("WW11", "WW04").wood(m2=4).iron(chromia=2), CHROMIA)
    assert t.zone("discard.woodwalkers") == ["WW11"]
    assert t.bot_hand == ["WW04"]


def test_an_empty_hand_wagers_nothing() -> None:  # [WB 7.7]
    t = attacked(woodenbot().wood(m2=2)).choose("no-wager")
    assert "did-not-wager" in t.told()


@pytest.mark.parametrize(
    ("side", "spirits", "dealt", "suffered", "more"),
    [("disruptive", 0, 1, 1, 0), ("disruptive", 1, 2, 1, 1), ("exalted", 1, 1, 0, 1), ("exalted", 0, 1, 1, 0)],
)
def test_the_spirits_help_by_side(side: str, spirits: int, dealt: int, suffered: int, more: int) -> None:  # [WB 7.8]
    # WW02 is 1/0/1, IC02 1/0/2.
    scene = woodenbot("WW02", side=side).wood(m2=6).iron(chromia=6).spirits(spirits)
    t = battle(scene.totems(c4=1 if side == "exalted" else 0), CHROMIA, "wager IC02")
    assert t.numbers("dealt") == [dealt, suffered]
    assert t.numbers("compared", "wood") == [6 - suffered + 1 + more]


def test_a_combat_takes_one_marker_from_the_spirits() -> None:  # [WB 7.10]
    battle(woodenbot("WW12").wood(m2=4).iron(chromia=2).spirits(2), CHROMIA).expect(spirits=1)
    attacked(woodenbot().wood(m2=2).spirits(2)).choose("no-wager").expect(spirits=1)


def test_a_table_may_keep_the_marker_without_a_wager() -> None:  # [WB 7.10]
    scene = woodenbot(woodenbot__spirits_need_wager=1).wood(m2=2).spirits(2)
    attacked(scene).choose("no-wager").expect(spirits=2)
    scene = woodenbot("WW12", woodenbot__spirits_need_wager=1).wood(m2=4).iron(chromia=2).spirits(2)
    battle(scene, CHROMIA).expect(spirits=1)


@pytest.mark.parametrize(
    ("damage", "fighters", "golems", "left", "golems_left"),
    [(1, 2, 1, 1, {"chromia": 1}), (2, 2, 1, 2, {}), (3, 2, 1, 1, {}), (3, 0, 2, 0, {"chromia": 1})],
)
def test_golems_fall_first_and_a_single_point_takes_a_fighter(
    damage: int, fighters: int, golems: int, left: int, golems_left: dict[str, int]
) -> None:  # [WB 7.9]
    # WW02 deals 1 damage, WW05 2; a marker of the Spirits adds one.
    card, spirits = {1: ("WW02", 0), 2: ("WW05", 0), 3: ("WW05", 1)}[damage]
    scene = woodenbot(card).wood(m2=9).iron(chromia=fighters).golems(chromia=golems).spirits(spirits)
    t = battle(scene, CHROMIA)
    assert t.numbers("dealt")[0] == damage
    hits = t.choice("bot-picks-hits")
    assert hits.winner == f"hit {fighters - left} {golems - sum(golems_left.values())}"


def test_the_beaten_go_to_the_emptiest_mountain_then_to_one_that_is_not_possible() -> None:  # [WB 7.11]
    t = battle(woodenbot("WW02").wood(m2=9).iron(chromia=3, argentimar=1), CHROMIA)
    choice = t.choice("bot-picks-retreat")
    assert choice.candidates == ["retreat auria", "retreat argentimar", "retreat cobaltis", "stay"]
    assert choice.kept("bot-smallest-warband") == ["retreat auria", "retreat cobaltis"]
    assert choice.kept("bot-not-possible") == ["retreat cobaltis"]
    t.expect(cobaltis=2)


def test_of_equal_retreats_the_die_takes_one() -> None:  # [WB 7.11, 11.1]
    t = battle(woodenbot("WW02", possible=()).wood(m2=9).iron(chromia=3), CHROMIA)
    assert t.choice("bot-picks-retreat").tie == "bot-by-die"


def test_a_foundation_calls_the_spirits() -> None:  # [WB 7.12]
    t = woodenbot("WW12").iron(chromia=1).hand("IC05").rewrite(IC05="foundation").play("IC05")
    t.choose("foundation chromia")
    t.expect(spirits=1, foundations={"chromia"})
    assert "spirits-came" in t.told()


# -- recruiting, cards


@pytest.mark.parametrize(("crystals", "bought"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_all_crystals_go_in_pairs(crystals: int, bought: int) -> None:  # [WB 10.1]
    t = woodenbot("WW12").crystals(ww=crystals, ic=2)
    t.round_end()
    assert sum(t.row("woodwalkers").values()) == bought
    t.expect(ww=crystals - 2 * bought, step="BuyFighters", asked=IRON)


def recruits(scene: BotScene) -> Choice:
    scene.round_end()
    scene.crystals(ww=2)
    scene.open()
    scene.last = scene.open().story
    return scene.choice("bot-picks-recruit")


def test_recruits_come_next_to_a_totem() -> None:  # [WB 10.2]
    choice = recruits(woodenbot("WW12").totems(m1=1, m3=1).wood(o1=2, o3=1).iron(gallimor=1).foundation("gallimor"))
    assert choice.kept("bot-next-to-totem") == ["recruit o1", "recruit o3"]
    assert choice.winner == "recruit o3"


def test_recruits_else_come_to_a_controlled_foundation() -> None:  # [WB 10.2]
    scene = woodenbot("WW12", possible=("argentimar",)).iron(gallimor=1).foundation("gallimor", "chromia").wood(o5=1)
    choice = recruits(scene)
    assert choice.kept("bot-by-foundation") == ["recruit o5", "recruit o6"]
    assert choice.winner == "recruit o6"


def test_recruits_else_come_to_the_most_promising_possible_outer_mountain() -> None:  # [WB 10.2]
    scene = woodenbot("WW12", possible=("argentimar", "cobaltis", "gallimor")).iron(argentimar=1)
    choice = recruits(scene.forge("cobaltis").wood(o5=3, o6=2))
    assert choice.kept("bot-by-outer-possible") == [f"recruit o{k}" for k in range(1, 7)]
    assert choice.scores("bot-promise-beside") == {
        "recruit o1": 1,
        "recruit o2": 1,
        "recruit o3": 2,
        "recruit o4": 2,
        "recruit o5": 3,
        "recruit o6": 3,
    }
    assert choice.winner == "recruit o6"


def test_recruits_else_come_closest_to_the_drill() -> None:  # [WB 10.2]
    choice = recruits(woodenbot("WW12").drill("cuprumis").wood(o4=1))
    assert choice.kept("bot-steps-to-drill") == ["recruit o4", "recruit o5"]
    assert choice.winner == "recruit o5"


def test_each_recruit_looks_anew() -> None:  # [WB 10.2]
    t = woodenbot("WW12").totems(m1=1, m2=1).crystals(ww=6, ic=2).wood(o1=1)
    t.round_end()
    t.expect(o1=2, o2=2)


def test_it_recruits_before_the_person_and_has_no_hand_limit() -> None:  # [WB 3.5]
    t = woodenbot("WW04", "WW05", "WW06", "WW07", "WW08", "WW09", "WW10", "WW11", "WW12").slot(1, "WW14")
    t.crystals(ww=2, ic=2).totems(m1=1)
    t.round_end()
    t.expect(asked=IRON, step="BuyFighters", o1=1)
    assert t.zone("discard.woodwalkers") == ["WW14"]
    assert {"WW01", "WW02", "WW03", "WW04", "WW12"} <= set(t.bot_hand)
    assert len(t.bot_hand) == 12


def test_cards_it_must_burn_are_the_topmost_and_do_nothing() -> None:  # [WB 12.1, 12.2]
    t = woodenbot("WW02", "WW30", "WW05").do(Burn(0, 1, 0))
    assert t.zone("discard.woodwalkers") == ["WW30"]
    assert "when-burned" not in t.messages


def test_texts_of_expended_cards_do_nothing() -> None:  # [WB 12.2]
    cheap = woodenbot("WW04").rewrite(WW14="this round: cost recruit 1").crystals(ww=1, ic=2).slot(1, "WW14")
    cheap.round_end()
    cheap.expect(ww=1, step="BuyFighters")


def test_the_drill_falls_to_the_named_entry_of_arrows() -> None:  # [WB 6.2, 7.4]
    choice = prey(woodenbot("WW12").wood(m2=4).iron(argentimar=1).drill("chromia", cargo=1), ARROWS_DISRUPTIVE)
    assert choice.kept("bot-loaded-drill") == ["target chromia"]
