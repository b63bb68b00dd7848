"""The Ironbot's turn: stance, procedure, expended cards."""

import pytest

from clockwood.games.ironwood.bots.ironbot.turn import FollowProcedure
from clockwood.kernel.trace import Trace
from games.ironwood.automata.bot import BotScene, bot, bot_turn
from games.ironwood.builder import IRON, WOOD


def messages(scene: BotScene) -> list[str]:
    return [told.message for told in scene.last if told.message != "wall" and not isinstance(told, Trace)]


def stance(scene: BotScene) -> object:
    return scene.open().view(0)["ironbot.stance"]


def side(scene: BotScene) -> object:
    return scene.open().view(0)["ironbot.side"]


def test_the_person_goes_first_then_the_ironbot() -> None:  # [IB 3.4]
    t = bot("IC38").iron(auria=1)
    assert t.asked == WOOD
    bot_turn(t, "expend IC38")
    assert "automaton-turn" in messages(t)
    t.expect(asked=WOOD, turn=2)


@pytest.mark.parametrize(
    ("crystals", "totem", "held", "taken"),
    [
        (5, 1, 1, "aggressive"),
        (5, 0, 1, "defensive"),
        (4, 0, 1, "expansive"),
        (5, 0, 0, "expansive"),
    ],
)
def test_the_first_stance_that_applies_is_taken(crystals: int, totem: int, held: int, taken: str) -> None:  # [IB 5.2]
    scene = bot("IC38", side="exhausted").crystals(ic=crystals).iron(chromia=held).foundation("chromia")
    t = bot_turn(scene.wood(m5=2).totems(m5=totem))
    assert stance(t) == taken
    assert f"stance-{taken}-set" in messages(t)


def test_a_totem_alone_makes_nobody_aggressive() -> None:  # [IB 5.2]
    assert stance(bot_turn(bot("IC38", side="exhausted").wood(m5=2).totems(m1=1))) == "expansive"


def test_an_empty_hand_is_filled_and_the_turn_is_over() -> None:  # [IB 5.1]
    t = bot_turn(bot(side="exhausted").wood(m1=2).totems(m1=1).iron(auria=4), "draw IC30")
    assert messages(t).count("bot-hand-empty") == 1
    assert stance(t) == "aggressive"
    assert t.bot_hand == ["IC30"]
    assert side(t) == "alert"
    t.expect(asked=WOOD, turn=2)


def test_a_table_may_pay_for_the_empty_hand() -> None:  # [IB 5.1]
    t = bot_turn(bot(side="exhausted", ironbot__empty_hand_pays=1))
    assert "bot-hand-empty-paid" in messages(t)
    t.expect(ic=1, asked=WOOD)


def test_alert_aggressive_builds_the_third_forge_and_wins() -> None:  # [IB 5.3, 1.2]
    scene = bot("IC38").crystals(ic=5).iron(argentimar=1, chromia=1, cobaltis=1).forge("argentimar", "chromia")
    t = bot_turn(scene.foundation("cobaltis").wood(m1=2).totems(m1=1))
    assert stance(t) == "aggressive"
    assert t.winner == IRON


def test_alert_aggressive_else_chases_and_attacks() -> None:  # [IB 5.3]
    scene = bot("IC38", "IC04").crystals(ic=5).iron(zincur=6, cobaltis=1).foundation("cobaltis").wood(m2=2)
    t = bot_turn(scene.totems(m2=1))
    assert t.choices[:3] == ["bot-picks-chased", "bot-picks-chase-target", "bot-picks-source"]
    t.expect(step="Wager", asked=WOOD, auria=3)


def test_alert_defensive_builds_a_forge() -> None:  # [IB 5.4]
    t = bot_turn(bot("IC38").crystals(ic=6).iron(chromia=1).foundation("chromia"), "expend IC38")
    t.expect(ic=1, built={"chromia"}, asked=WOOD)
    assert side(t) == "exhausted"


def test_alert_defensive_that_cannot_pay_any_more_expends() -> None:  # [IB 5.4, 6.1]
    t = bot("IC22", stance="defensive").crystals(ic=4).iron(chromia=1, auria=1).foundation("chromia")
    t.do(FollowProcedure()).tell("expend IC22")
    assert "bot-special-forge" not in messages(t)
    assert messages(t).count("icon-began") == 1


def test_alert_expansive_places_a_foundation_where_the_largest_warband_stands() -> None:  # [IB 5.5]
    t = bot_turn(bot("IC38").iron(chromia=1, cobaltis=3, argentimar=4).forge("argentimar"), "expend IC38")
    assert t.choice("bot-picks-foundation").winner == "foundation cobaltis"
    t.expect(ic=1, foundations={"cobaltis"}, asked=WOOD)


def test_alert_expansive_else_expends_and_resolves() -> None:  # [IB 5.5, 5.7]
    t = bot_turn(bot("IC22").iron(auria=1), "expend IC22", "draw IC30")
    assert messages(t).count("icon-began") == 2
    t.expect(ic=2, drill="auria")


def test_the_exhausted_side_expends_in_every_stance() -> None:  # [IB 5.10]
    t = bot_turn(bot("IC10", side="exhausted").crystals(ic=6).iron(chromia=1).foundation("chromia"), "expend IC10")
    assert stance(t) == "defensive"
    assert t.zone("slot1.ironclad") == ["IC10"]
    t.expect(built={"chromia"})


def test_after_a_special_action_the_next_turn_is_exhausted_then_alert_again() -> None:  # [IB 5.6]
    t = bot_turn(bot("IC38", "IC22", "IC05").iron(cobaltis=3), "expend IC38")
    assert side(t) == "exhausted"
    bot_turn(t, "expend IC22", "draw IC30")
    assert side(t) == "alert"


def test_the_side_is_kept_into_the_next_round() -> None:  # [IB 5.6]
    t = bot_turn(bot("IC38", "IC22", turn=3).iron(cobaltis=3), "expend IC38")
    t.expect(round=3)
    assert side(t) == "exhausted"


def test_the_top_card_goes_to_the_leftmost_free_slot() -> None:  # [IB 5.7]
    t = bot("IC22", "IC38", turn=3).slot(1, "IC07").iron(auria=1)
    t.open().match.outside_chance = True
    t.choose("pass")
    t.tell(t.options()[0])
    assert t.options() == ["expend IC22"]
    t.tell("expend IC22")
    assert t.zone("slot2.ironclad") == ["IC22"]


def test_red_icons_are_ignored_or_resolved() -> None:  # [IB 2.2, 5.7]
    t = bot_turn(bot("IC07", side="exhausted").iron(ferrum=3), "expend IC07")
    assert "icon-ignored" in messages(t)
    t.expect(ferrum=4, ic=0)
    t = bot_turn(bot("IC07", side="exhausted", ironbot__red_icons=1).iron(ferrum=3), "expend IC07", "draw IC30")
    assert "icon-ignored" not in messages(t)
    t.expect(ferrum=4, ic=1)


@pytest.mark.parametrize(("expends", "slot"), [(1, ["IC38"]), (0, [])])
def test_a_special_action_may_count_its_turn_with_a_card(expends: int, slot: list[str]) -> None:  # [IB 5.9]
    t = bot("IC38", ironbot__special_expends=expends).iron(cobaltis=3)
    bot_turn(t, *[f"expend {card}" for card in slot])
    assert t.zone("slot1.ironclad") == slot
    assert "icon-began" not in messages(t)
    t.expect(foundations={"cobaltis"})


def test_an_exhausted_battle_turns_to_alert_and_begins_again() -> None:  # [IB 6.1]
    t = bot_turn(bot("IC20", "IC38", side="exhausted").iron(cobaltis=2), "expend IC20", "draw IC30")
    assert t.zone("discard.ironclad") == ["IC20"]
    assert "bot-turned-alert" in messages(t)
    assert messages(t).count("icon-began") == 1
    t.expect(foundations={"cobaltis"})
    assert t.options() == ["expend IC30"]
    t.tell("expend IC30")
    assert side(t) == "exhausted"
    assert t.bot_hand == ["IC38"]


def test_why_reads_the_last_turn_back() -> None:  # [IB 5.2]
    t = bot_turn(bot("IC22").iron(auria=1).wood(o1=2), "expend IC22", "draw IC30")
    told = t.open().why(0)
    assert told[0].message == "automaton-turn"
    assert [entry.message for entry in told if isinstance(entry, Trace)] == ["bot-picks-drill"]
    assert all(entry.cite for entry in told)
    assert told[-1].message == "automaton-turn-over"
