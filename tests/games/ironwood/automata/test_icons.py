"""Each icon in each stance, and the crystal for those that change nothing."""

import pytest

from clockwood.games.ironwood.bots.common.rewards import Compensate
from clockwood.games.ironwood.bots.ironbot.icons import start_icon
from clockwood.games.ironwood.cards.icons import (
    BATTLE,
    CARD,
    COMPASS,
    CRYSTALS,
    DRILL,
    FORGE,
    GOLEM,
    HIT,
    SEARCH,
    SHIELD,
    WARBAND,
)
from games.ironwood.automata.bot import BotScene, bot

STANCES = ["aggressive", "defensive", "expansive"]
every_stance = pytest.mark.parametrize("stance", STANCES)


def icon(scene: BotScene, which: int) -> BotScene:
    """Resolve the icon, with its compensation."""
    match = scene.open().match
    match.question = None
    match.push(Compensate(1))
    start_icon(match, which)
    return scene.do()


def messages(scene: BotScene) -> list[str]:
    return [told.message for told in scene.last if told.message != "wall"]


@every_stance
def test_battle_chases_then_attacks_on_the_alert_side(stance: str) -> None:  # [IB 6.1]
    t = icon(bot("IC04", stance=stance).iron(zincur=6).wood(m2=2), BATTLE)
    assert t.choices == ["bot-picks-chased", "bot-picks-chase-target", "bot-picks-source", *ATTACK]
    t.expect(auria=3, step="Wager", asked="woodwalkers")


ATTACK = ["bot-picks-attacked", "bot-picks-attacker"]


@every_stance
def test_card_draws_to_the_top_and_brings_a_crystal(stance: str) -> None:  # [IB 6.2, 3.6]
    t = icon(bot("IC04", "IC05", stance=stance), CARD).tell("draw IC30")
    assert t.bot_hand == ["IC30", "IC04", "IC05"]
    t.expect(ic=1)


def test_compass_aggressive_hunts_a_smaller_warband_near_a_totem() -> None:  # [IB 6.3]
    t = icon(bot("IC04", stance="aggressive").iron(auria=3).wood(m1=2, m2=4, m3=2).totems(m2=1), COMPASS)
    t.tell("die low-odd")
    choice = t.choice("bot-picks-attacked")
    assert choice.kept("bot-smaller-near-totem") == ["focus m1", "focus m3"]
    assert choice.winner == "focus m1"
    assert t.step == "Wager"


def test_compass_aggressive_else_chases() -> None:  # [IB 6.3]
    t = icon(bot("IC04", stance="aggressive").iron(auria=3, zincur=4).wood(m2=4).totems(m2=1), COMPASS)
    assert t.choices == ["bot-picks-chased", "bot-picks-chase-target", "bot-picks-source"]
    t.expect(auria=5, zincur=2)


def test_compass_defensive_protects_and_expansive_expands() -> None:  # [IB 6.3]
    t = icon(bot("IC04", stance="defensive").iron(ferrum=1, auria=3), COMPASS)
    assert t.choices == ["bot-picks-protected", "bot-picks-source"]
    t = icon(bot("IC04", stance="expansive").iron(ferrum=3, lithimar=3), COMPASS)
    assert t.choices == ["bot-picks-expansion", "bot-picks-source"]


@every_stance
def test_crystals_brings_one_then_moves_the_drill(stance: str) -> None:  # [IB 6.4]
    t = icon(bot("IC04", stance=stance).iron(auria=1), CRYSTALS)
    assert t.choices == ["bot-picks-drill"]
    t.expect(ic=1, drill="auria", cargo=2)


@every_stance
def test_drill_moves_then_gets_its_escort(stance: str) -> None:  # [IB 6.5]
    t = icon(bot("IC04", stance=stance).iron(auria=1, argentimar=3), DRILL)
    assert t.choices == ["bot-picks-drill", "bot-picks-escort"]
    t.expect(drill="auria", auria=3, argentimar=1)


def test_forge_aggressive_recruits_for_a_crystal_then_attacks() -> None:  # [IB 6.6, 9.3]
    t = icon(bot("IC04", stance="aggressive").crystals(ic=1).iron(auria=3).wood(m1=2), FORGE)
    assert t.choices == ["bot-picks-recruit", *ATTACK]
    t.expect(ic=0, ferrum=1, step="Wager")


def test_forge_aggressive_without_a_crystal_still_attacks() -> None:  # [IB 6.6]
    t = icon(bot("IC04", stance="aggressive").iron(auria=3).wood(m1=2), FORGE)
    assert t.choices == ATTACK
    t.expect(ferrum=0)


def test_forge_defensive_builds_or_recruits_for_nothing() -> None:  # [IB 6.6]
    scene = bot("IC04", stance="defensive").iron(chromia=1).foundation("chromia")
    icon(scene.crystals(ic=5), FORGE).expect(ic=0, built={"chromia"})
    scene = bot("IC04", stance="defensive").iron(chromia=1).foundation("chromia")
    icon(scene.crystals(ic=4), FORGE).expect(ic=4, built=set(), ferrum=1)


def test_forge_expansive_recruits_for_a_crystal_then_expands() -> None:  # [IB 6.6]
    t = icon(bot("IC04", stance="expansive").crystals(ic=2).iron(ferrum=3, lithimar=2), FORGE)
    assert t.choices == ["bot-picks-recruit", "bot-picks-expansion", "bot-picks-source"]
    t.expect(ic=1, ferrum=4, cobaltis=1)


@every_stance
def test_golem_goes_to_the_warband_closest_to_a_totem(stance: str) -> None:  # [IB 6.7]
    t = icon(bot("IC04", stance=stance).iron(auria=1, palladimor=5).wood().totems(m1=1), GOLEM)
    choice = t.choice("bot-picks-golem")
    assert choice.scores("bot-mountain-steps-to-totem") == {"golem auria": 0, "golem palladimor": 1}
    t.expect(golems={"auria": 1}, auria=0)


def test_golem_else_goes_to_the_largest_warband_then_the_die() -> None:  # [IB 6.7]
    t = icon(bot("IC04").iron(auria=1, palladimor=5), GOLEM)
    assert t.choice("bot-picks-golem").decided() == "bot-largest-warband"
    t = icon(bot("IC04").iron(auria=5, palladimor=5), GOLEM).tell("die high-even")
    assert t.choice("bot-picks-golem").winner == "golem palladimor"


def test_golem_without_a_golem_or_a_fighter_is_compensated() -> None:  # [IB 6.7, 5.8]
    icon(bot("IC04").iron(auria=1).golems(zincur=3), GOLEM).expect(ic=1, auria=1)
    t = icon(bot("IC04").golems(zincur=1), GOLEM)
    assert t.choice("bot-picks-golem").kept("bot-has-fighter") == []
    t.expect(ic=1)


@pytest.mark.parametrize(
    ("stance", "first"), [("aggressive", "bot-picks-chased"), ("defensive", "bot-picks-protected"), ("expansive", "")]
)
def test_hit_attacks_after_a_chase_or_a_protect(stance: str, first: str) -> None:  # [IB 6.8]
    t = icon(bot("IC04", stance=stance).iron(ferrum=3, auria=3).wood(m1=2).known("zincur"), HIT)
    assert t.choices == [*([first] if first else []), *ATTACK]
    assert t.step == "Wager"


def test_shield_aggressive_removes_a_fighter_near_the_totem() -> None:  # [IB 6.9]
    t = icon(bot("IC04", stance="aggressive").wood(o1=2, m1=2, c3=3).totems(c1=1), SHIELD)
    choice = t.choice("bot-picks-removed")
    assert choice.scores("bot-steps-to-totem") == {"remove o1": 2, "remove m1": 1, "remove c3": 2}
    t.expect(m1=1, ic=0)


def test_shield_aggressive_without_a_totem_is_compensated() -> None:  # [IB 6.9, 5.8]
    t = icon(bot("IC04", stance="aggressive").wood(m1=2), SHIELD)
    assert t.choice("bot-picks-removed").kept("bot-totem-on-map") == []
    t.expect(m1=2, ic=1)


def test_shield_defensive_makes_the_person_burn() -> None:  # [IB 6.9]
    t = icon(bot("IC04", stance="defensive").hand("WW10", "V-auria"), SHIELD)
    t.expect(asked="woodwalkers", step="Burn", options=["burn WW10", "burn V-auria"])
    t.choose("burn WW10")
    t.expect(ic=0)
    t = icon(bot("IC04", stance="defensive"), SHIELD)
    assert messages(t)[0] == "bot-nothing-to-burn"
    t.expect(ic=1)


def test_shield_expansive_brings_a_crystal() -> None:  # [IB 6.9]
    icon(bot("IC04"), SHIELD).expect(ic=1)


@every_stance
def test_warband_recruits_or_expands_from_a_full_ferrum(stance: str) -> None:  # [IB 6.10]
    t = icon(bot("IC04", stance=stance).iron(ferrum=4), WARBAND)
    assert t.choices == ["bot-picks-recruit"]
    t.expect(ferrum=5, ic=0)
    t = icon(bot("IC04", stance=stance).iron(ferrum=4).golems(ferrum=1).known("auria", "zincur", "lithimar"), WARBAND)
    assert t.choices == ["bot-picks-expansion", "bot-picks-source"]
    t.expect(golems={"palladimor": 1}, palladimor=1, ferrum=3)


def test_an_icon_that_changes_nothing_brings_a_crystal() -> None:  # [IB 5.8]
    t = icon(bot("IC04").iron(auria=1).wood(m1=2), HIT)
    assert "bot-compensated" in messages(t)
    t.expect(ic=1)


def test_an_icon_of_the_other_side_means_nothing() -> None:  # [IB 5.8]
    t = icon(bot("IC04"), SEARCH)
    assert messages(t) == ["icon-means-nothing", "bot-compensated", "gained"]


def test_icons_may_be_compensated_once_a_turn() -> None:  # [IB 5.8]
    t = icon(bot("IC04", ironbot__pays_once=1).iron(auria=1).wood(m1=2), HIT)
    t.expect(ic=1)
    assert "bot-paid-already" in messages(icon(t, HIT))
    t.expect(ic=1)
