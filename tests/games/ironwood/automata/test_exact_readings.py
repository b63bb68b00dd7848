"""The automata exactly as the book's sentences say, and the readings a table may choose."""

import pytest

from clockwood.games.ironwood.bots.common.rewards import Compensate
from clockwood.games.ironwood.bots.ironbot.attack import AttackIfAble
from clockwood.games.ironwood.bots.ironbot.moves import Expand, Protect
from clockwood.games.ironwood.bots.woodenbot.aid import EndOfWoodenbotTurn
from clockwood.games.ironwood.bots.woodenbot.icons import start_icon
from clockwood.games.ironwood.bots.woodenbot.spirits import call_spirits
from clockwood.games.ironwood.cards.icons import CRYSTALS
from clockwood.games.ironwood.rules.burning import Burn
from clockwood.games.ironwood.rules.pieces import marker_supply
from games.ironwood.automata.bot import BotScene, bot, woodenbot
from games.ironwood.builder import IRON, WOOD

# -- the Woodenbot


def test_recruits_come_to_a_held_possible_mountain_with_a_forge_before_the_drill() -> None:  # [WB 10.2]
    scene = woodenbot("WW12", possible=("auria", "argentimar")).iron(argentimar=2, ferrum=1).forge("argentimar")
    scene.drill("gallimor", 1).wood(o1=2, o2=1, o5=1, o6=3).round_end().crystals(ww=2)
    scene.last = scene.open().story
    choice = scene.choice("bot-picks-recruit")
    assert choice.kept("bot-by-outer-possible") == ["recruit o1", "recruit o2"]
    assert choice.scores("bot-promise-beside") == {"recruit o1": 0, "recruit o2": 0}
    assert choice.decided() == "bot-fighters-there"
    assert choice.winner == "recruit o2"


def crystals_icon(scene: BotScene) -> BotScene:
    match = scene.open().match
    match.question = None
    match.push(EndOfWoodenbotTurn())
    match.push(Compensate(0))
    start_icon(match, CRYSTALS)
    return scene.do().roll()


@pytest.mark.parametrize(("theirs", "ours"), [(0, 1), (3, 2)])
def test_an_empty_ferrum_without_crystals_is_no_change(theirs: int, ours: int) -> None:  # [WB 5.10, 7.5]
    scene = woodenbot("WW02").iron(auria=2).drill("cobaltis").wood(c4=3).crystals(ww=0, ic=theirs)
    t = crystals_icon(scene).expect(ww=ours)
    assert t.choice("bot-picks-prey").winner == "target ferrum"
    assert ("bot-compensated" in t.messages) == (theirs == 0)


def test_marks_and_spirits_are_of_the_twenty_markers() -> None:  # [WB 4.2] [IW R1.2]
    t = woodenbot("WW02", possible=("auria", "argentimar")).spirits(17)
    match = t.open().match
    assert marker_supply(match) == 20 - 2 - 17
    call_spirits(match, 2, "WB 6.6")
    assert (marker_supply(match), t.cell("spirits")) == (0, 18)


def test_crystals_that_draw_plunder_may_be_left() -> None:  # [IW R5.4, H1] [WB 5.6]
    t = woodenbot("WW02").hand("IC15").crystals(ic=3).play("IC15").choose("done")
    t.expect(asked=IRON, step="MaySkip", options=["do", "only 2", "only 1", "skip"]).choose("only 1").expect(ic=4)
    t = woodenbot("WW02").hand("IC15").crystals(ic=1).play("IC15").choose("done").expect(ic=4)
    assert t.step != "MaySkip"


# -- the Ironbot


def test_a_vision_may_be_left_in_the_deck_of_the_ironbot() -> None:  # [IW R5.4, H1] [IB 8.14]
    t = bot("IC04").wood(o1=2).deck("V-gallimor").play("WW01").choose("option 1")
    t.expect(asked=WOOD, step="MaySkip", options=["do", "skip"]).choose("skip")
    assert t.zone("visions.hand") == []


def test_a_burned_vision_is_open_to_the_ironbot() -> None:  # [IB 4.1] [IW R14.4]
    t = bot("IC04").hand("V-lithimar").do(Burn(0, 1, 0)).choose("burn V-lithimar")
    assert "burned-vision-open" in t.told()
    assert "burned-vision" not in t.told(WOOD)


def test_marks_of_the_ironbot_are_of_the_twenty_markers() -> None:  # [IB 4.2] [IW R1.2]
    assert marker_supply(bot("IC04").known("auria", "chromia").open().match) == 18


def test_a_table_may_let_the_difference_decide_between_totems() -> None:  # [IB 7.4]
    t = bot("IC04", ironbot__totem_difference=1).iron(auria=6).wood(m1=1, m2=5).totems(m1=1, m2=1)
    choice = t.do(AttackIfAble(0)).choice("bot-picks-attacked")
    assert (choice.decided(), choice.winner) == ("bot-unit-difference", "focus m1")


@pytest.mark.parametrize("inner", [0, 1])
def test_a_table_may_protect_against_inner_warbands_alone(inner: int) -> None:  # [IB 8.6]
    t = bot("IC04", ironbot__protect_inner=inner).iron(ferrum=3, auria=3, argentimar=1).foundation("argentimar")
    choice = t.wood(o1=3).do(Protect()).choice("bot-picks-protected")
    assert choice.winner == ("" if inner else "target argentimar")


@pytest.mark.parametrize("fighters", [0, 1])
def test_a_table_may_want_a_fighter_for_expand(fighters: int) -> None:  # [IB 8.10]
    t = bot("IC04", ironbot__expand_fighters=fighters).iron(lithimar=1).golems(lithimar=1).do(Expand())
    choice = t.choice("bot-picks-expansion")
    assert (choice.kept("bot-units-can-come") == []) == bool(fighters)
    t = bot("IC04", ironbot__expand_fighters=fighters).iron(lithimar=2).golems(lithimar=1).do(Expand())
    assert t.choice("bot-picks-expansion").winner
