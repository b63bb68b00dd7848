"""The Ironbot's answers to core rules: wagers, retreats, recruits, and what it never is asked."""

import pytest

from clockwood import api
from clockwood.games.ironwood.bots.common.hand import DrawUnseen
from clockwood.games.ironwood.bots.ironbot.attack import AttackFocus
from clockwood.games.ironwood.bots.ironbot.icon_steps import BotRecruit
from clockwood.games.ironwood.rules.burning import Burn
from games.ironwood.automata.bot import BotScene, bot
from games.ironwood.builder import IRON, WOOD

M1, M2, C1 = 6, 7, 12


def battle(scene: BotScene, forest: int, wager: str = "no-wager") -> BotScene:
    """The Ironbot attacks, the person answers, the top card is revealed."""
    scene.do(AttackFocus(forest))
    assert (scene.asked, scene.step) == (WOOD, "Wager")
    scene.tell(wager)
    while scene.open().decision is not None and scene.question.seat < 0 and len(scene.options()) == 1:
        scene.tell(scene.options()[0])
    return scene


def test_the_person_wagers_first_when_the_ironbot_attacks() -> None:  # [IB 7.11]
    t = bot("IC04").iron(auria=4).wood(m1=2).do(AttackFocus(M1))
    t.expect(asked=WOOD, step="Wager")


def test_the_person_wagers_first_when_attacking() -> None:  # [IB 7.11]
    t = bot("IC04").iron(auria=2).wood(m1=6).hand("WW16")
    t.play("WW16")
    while t.step not in ("Attack", "Wager"):
        t.choose("skip" if "skip" in t.options() else "done")
    t.choose("attack m1 auria")
    t.expect(asked=WOOD, step="Wager")


def test_the_ironbot_wagers_its_top_card() -> None:  # [IB 7.12]
    t = battle(bot("IC11", "IC04").iron(auria=4).wood(m1=2), M1)
    assert t.zone("discard.ironclad") == ["IC11"]
    assert t.bot_hand == ["IC04"]


def test_an_empty_hand_wagers_nothing() -> None:  # [IB 7.12]
    t = bot().iron(auria=2).wood(m1=6).hand("WW16").play("WW16")
    while t.step not in ("Attack", "Wager"):
        t.choose("skip" if "skip" in t.options() else "done")
    t.go("attack m1 auria", "no-wager")
    assert "did-not-wager" in t.told()


def test_a_defender_with_an_empty_hand_may_draw() -> None:  # [IB 7.12]
    t = bot(ironbot__defender_draws=1).iron(auria=2).wood(m1=6).hand("WW16").play("WW16")
    while t.step not in ("Attack", "Wager"):
        t.choose("skip" if "skip" in t.options() else "done")
    t.go("attack m1 auria", "no-wager")
    assert len(t.bot_hand) == 1


@pytest.mark.parametrize(
    ("stance", "dealt", "suffered", "iron"),
    [("expansive", 2, 1, 4 - 1 + 2), ("aggressive", 1, 1, 4 - 1 + 2 + 1), ("defensive", 1, 0, 4 + 2)],
)
def test_the_stance_adds_to_its_side(stance: str, dealt: int, suffered: int, iron: int) -> None:  # [IB 7.13]
    # IC02 is 1/0/2, WW02 1/0/1.
    t = battle(bot("IC02", stance=stance).iron(auria=4).wood(m1=4), M1, "wager WW02")
    assert t.numbers("dealt") == [suffered, dealt]
    assert t.numbers("compared", "iron") == [iron]
    t.expect(auria=4 - suffered)


def test_the_beaten_are_driven_to_the_emptiest_forest_away_from_the_battle() -> None:  # [IB 7.14]
    t = battle(bot("IC05").iron(auria=9).wood(c1=5, m1=0, c4=1), C1)
    choice = t.choice("bot-picks-retreat")
    assert choice.candidates == ["retreat m1", "retreat c2", "retreat c4", "stay"]
    assert choice.kept("bot-away-from-battle") == ["retreat c4"]
    assert choice.winner == "retreat c4"
    assert t.row("woodwalkers") == {"c4": 3}


def test_never_to_a_forest_with_a_totem_else_no_retreat() -> None:  # [IB 7.14] [IW A12]
    t = battle(bot("IC05").iron(auria=9).wood(c1=5).totems(c4=1), C1)
    assert t.choice("bot-picks-retreat").kept("bot-no-totem-there") == []
    assert "bot-forces-no-retreat" in [told.message for told in t.last]
    t.expect(c1=2)


def test_of_several_the_fewest_fighters_then_the_die() -> None:  # [IB 7.14]
    t = battle(bot("IC05").iron(zincur=9).wood(c1=5, c2=1), C1)
    choice = t.choice("bot-picks-retreat")
    assert choice.kept("bot-away-from-battle") == ["retreat c2"]
    t = bot("IC05").iron(plumbarum=9).wood(m1=5).do(AttackFocus(M1))
    t.tell("no-wager", "wager IC05", "die low-even")
    choice = t.choice("bot-picks-retreat")
    assert choice.kept("bot-fighters-there") == ["retreat m2", "retreat c1"]
    assert choice.winner == "retreat m2"


def test_an_empty_ferrum_gets_a_fighter_after_a_battle() -> None:  # [IB 7.15] [IW A11]
    t = battle(bot("IC04").iron(auria=4).wood(m1=2), M1)
    assert "bot-guarded-ferrum" in [told.message for told in t.last]
    t.expect(ferrum=1)


def test_a_golem_is_guard_enough() -> None:  # [IB 7.15]
    t = battle(bot("IC04").iron(auria=4).golems(ferrum=1).wood(m1=2), M1)
    t.expect(ferrum=0)


# -- recruiting at Round End


@pytest.mark.parametrize(("crystals", "bought", "left"), [(4, 0, 4), (5, 1, 3), (6, 1, 4), (7, 2, 3), (9, 3, 3)])
def test_the_ironbot_buys_while_it_has_five(crystals: int, bought: int, left: int) -> None:  # [IB 9.1]
    t = bot("IC04").crystals(ic=crystals).iron(ferrum=3)
    t.round_end()
    t.open().match.outside_chance = True
    assert t.row("ironclad")["ferrum"] == 3 + bought
    # The next Preparation has begun: two crystals more.
    t.expect(ic=left + 2)


def test_recruits_go_to_a_short_ferrum_then_to_the_smallest_warband() -> None:  # [IB 9.2]
    t = bot("IC04").crystals(ic=9).iron(ferrum=2, chromia=2).forge("chromia", "cobaltis")
    t.round_end()
    t.open()
    t.expect(ferrum=3, chromia=2, cobaltis=2)


def test_the_die_places_a_recruit_among_equals() -> None:  # [IB 9.2, 10.1]
    t = bot("IC04").iron(ferrum=3, chromia=1, cobaltis=1).forge("chromia", "cobaltis").do(BotRecruit(0))
    t.tell("die high-even")
    choice = t.choice("bot-picks-recruit")
    assert choice.kept("bot-smallest-warband") == ["recruit chromia", "recruit cobaltis"]
    t.expect(cobaltis=2)


# -- its cards


def test_the_ironbot_has_no_hand_limit_and_takes_its_base_cards_back() -> None:  # [IB 3.5]
    t = bot("IC04", "IC05", "IC06", "IC07", "IC08", "IC09", "IC10", "IC11", "IC12").slot(1, "IC14")
    t.round_end()
    t.open()
    assert t.zone("discard.ironclad") == ["IC14"]
    assert {"IC01", "IC02", "IC03", "IC04", "IC12"} <= set(t.bot_hand)
    assert len(t.bot_hand) == 14


def test_its_ongoing_cards_never_come_into_play() -> None:  # [IB 3.3]
    table = api.new("ironwood", seed=3, options={"automaton": "ironbot"})
    while not table.over:
        question = table.decision
        assert question is not None
        table.choose(int(question.options[len(table.lines) % len(question.options)]))
        assert "count.ongoing.ironclad" not in table.view(0)


def test_cards_it_must_burn_are_the_topmost_and_do_nothing() -> None:  # [IB 11.1, 11.2]
    t = bot("IC02", "IC30", "IC05").do(Burn(1, 1, 0))
    assert t.zone("discard.ironclad") == ["IC30"]
    assert "when-burned" not in [told.message for told in t.last]


def test_of_shuffled_cards_any_is_burned() -> None:  # [IB 11.1]
    t = bot("IC02")
    t.put("hand.ironclad", "IC30", "IC05").do(Burn(1, 1, 0))
    assert t.options() == ["burn IC05", "burn IC30"]
    t.tell("burn IC30")
    assert t.zone("discard.ironclad") == ["IC30"]


def test_texts_of_expended_cards_do_nothing() -> None:  # [IB 11.2]
    cheap = bot("IC04").rewrite(IC14="this round: cost recruit 1").crystals(ic=5).iron(ferrum=3).slot(1, "IC14")
    cheap.round_end()
    cheap.open()
    cheap.expect(ferrum=4, ic=3 + 2)


def test_draws_go_to_the_bottom_or_the_top() -> None:  # [IB 3.6]
    t = bot("IC04", "IC05").do(DrawUnseen(1, 0), DrawUnseen(1, 1)).tell("draw IC30", "draw IC31")
    assert t.bot_hand == ["IC31", "IC04", "IC05", "IC30"]
    seen = t.open().view(0)
    assert "card.IC30" not in seen
    assert seen[f"count.hand.{IRON}"] == 4
