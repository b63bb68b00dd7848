"""The Woodenbot's turn: its side, Locate a Totem, the procedures, expended cards."""

import pytest

from clockwood.kernel.trace import Trace
from games.ironwood.automata.bot import BotScene, bot_turn, woodenbot
from games.ironwood.builder import IRON, WOOD


def side(scene: BotScene) -> object:
    return scene.open().view(1)["woodenbot.side"]


def quiet(*cards: str, turn: int = 1, red: int = -1) -> BotScene:
    """An Exalted Woodenbot with a Totem alone in the wood, so that its turns expend cards."""
    return woodenbot(*cards, side="exalted", turn=turn, woodenbot__red_icons=red).totems(c1=1)


def test_the_person_and_the_woodenbot_take_turns() -> None:  # [WB 3.4]
    t = woodenbot("WW12", "WW13")
    assert t.asked == IRON
    bot_turn(t, "reveal V-auria", "expend WW12", "draw WW30")
    assert "automaton-turn" in t.messages
    t.expect(asked=IRON, turn=3)


@pytest.mark.parametrize(
    ("totems", "forges", "foundation", "crystals", "taken"),
    [
        (0, 0, 0, 0, "disruptive"),
        (1, 0, 0, 9, "exalted"),
        (1, 2, 1, 5, "disruptive"),
        (1, 2, 1, 4, "exalted"),
        (1, 2, 0, 5, "exalted"),
        (1, 1, 1, 5, "exalted"),
    ],
)
def test_the_side_is_taken_as_the_turn_begins(
    totems: int, forges: int, foundation: int, crystals: int, taken: str
) -> None:  # [WB 5.1]
    t = woodenbot("WW12", possible=()).totems(m5=totems).crystals(ic=crystals)
    t.forge(*["chromia", "cobaltis"][:forges]).foundation(*["gallimor"][:foundation])
    bot_turn(t)
    assert side(t) == taken


def test_the_side_is_looked_at_again_as_the_turn_ends() -> None:  # [WB 5.1]
    t = bot_turn(woodenbot("WW12", "WW13", possible=("auria",)).wood(m1=2), "reveal V-auria")
    while t.question.seat < 0:
        t.tell(t.options()[0])
    assert t.row("totems") == {"m1": 1}
    assert side(t) == "exalted"
    assert "aid-exalted-up" in t.messages


def test_a_carried_home_totem_turns_the_aid_back() -> None:  # [WB 5.1, 5.7]
    t = bot_turn(woodenbot("WW12", side="exalted").wood(m1=2).totems(m1=1), "expend WW12")
    t.expect(secured=1, o1=2)
    assert side(t) == "disruptive"
    assert "aid-disruptive-up" in t.messages


# -- Locate a Totem


def test_locate_discards_the_top_vision_and_unmarks_its_mountain() -> None:  # [WB 5.2, 4.1]
    t = bot_turn(woodenbot("WW12", possible=("zincur", "auria")), "reveal V-zincur")
    assert t.marked == {"auria"}
    assert "V-zincur" in t.zone("visions.discard")
    assert t.options() == ["expend WW12"]


def test_exalted_nothing_is_located() -> None:  # [WB 5.2]
    t = bot_turn(quiet("WW12"))
    assert t.options() == ["expend WW12"]


def test_an_empty_vision_deck_locates_nothing() -> None:  # [WB 5.3]
    t = bot_turn(woodenbot("WW12", possible=()))
    assert "bot-has-no-visions" in t.messages
    assert t.options() == ["expend WW12"]


def test_the_last_vision_is_discovered_even_at_a_controlled_mountain() -> None:  # [WB 5.4, 8.5, 8.6] [IW A18]
    t = woodenbot("WW12", "WW13", possible=("auria",)).iron(auria=3).wood(m2=3)
    bot_turn(t, "reveal V-auria")
    returned = []
    while t.question.seat < 0 and t.options()[0].startswith("return"):
        returned.append(t.options()[-1])
        t.tell(t.options()[-1])
    assert len(returned) == 5
    assert t.options() == ["expend WW12"]
    t.tell("expend WW12")
    assert "icon-began" not in t.messages
    assert t.zone("slot1.woodwalkers") == ["WW12"]
    t.expect(totems={"m2": 1}, ww=3, asked=IRON)


def test_a_discovery_with_an_empty_hand_expends_nothing() -> None:  # [WB 5.4]
    t = bot_turn(woodenbot(possible=("auria",)).wood(m2=3), "reveal V-auria")
    while t.question.seat < 0:
        assert t.options()[0].startswith("return")
        t.tell(t.options()[0])
    assert t.zone("slot1.woodwalkers") == []
    t.expect(asked=IRON)


def test_a_table_may_expend_the_deck_s_top_card_for_a_discovery() -> None:  # [WB 5.4]
    t = woodenbot("WW12", possible=("auria",), woodenbot__locate_from_deck=1).wood(m2=3).deck("WW30")
    bot_turn(t, "reveal V-auria")
    while t.options()[0].startswith("return"):
        t.tell(t.options()[0])
    assert t.options() == ["expend WW30"]
    t.tell("expend WW30")
    assert t.bot_hand == ["WW12"]


# -- empty hands


def test_an_empty_hand_is_filled_after_locating_and_the_turn_is_over() -> None:  # [WB 5.5]
    t = bot_turn(woodenbot(possible=("auria", "zincur")).crystals(ic=9), "reveal V-auria", "draw WW30")
    assert t.messages.index("bot-discarded-vision") < t.messages.index("bot-hand-empty")
    assert t.bot_hand == ["WW30"]
    t.expect(asked=IRON)


def test_a_table_may_pay_for_the_empty_hand() -> None:  # [WB 5.5]
    t = bot_turn(woodenbot(possible=(), woodenbot__empty_hand_pays=1))
    assert "bot-hand-empty-paid" in t.messages
    t.expect(ww=1, asked=IRON)


# -- procedures


def test_disruptive_plunders_a_rich_person_and_attacks_ferrum() -> None:  # [WB 5.6]
    t = woodenbot("WW12", "WW13", possible=()).crystals(ic=5).wood(m1=4).iron(ferrum=2)
    bot_turn(t)
    assert "bot-special-plunder" in t.messages
    assert t.choices == ["bot-picks-plundered", "bot-picks-source", "bot-picks-prey", "bot-picks-attacker"]
    t.expect(c1=4, step="Wager", asked=IRON)
    assert t.choice("bot-picks-prey").winner == "target ferrum"


def test_disruptive_attacks_a_foundation_if_ferrum_is_too_strong() -> None:  # [WB 5.6]
    t = woodenbot("WW12", possible=()).crystals(ic=5).wood(m1=4, m2=2).iron(ferrum=6, chromia=1).foundation("chromia")
    bot_turn(t)
    choice = t.choice("bot-picks-prey")
    assert choice.kept("bot-in-reach") == ["target chromia"]
    assert choice.winner == "target chromia"


def test_disruptive_against_a_poor_person_expends() -> None:  # [WB 5.6, 5.9]
    t = bot_turn(woodenbot("WW12", possible=()).crystals(ic=4), "expend WW12")
    assert "bot-no-plunder" in t.messages
    assert t.messages.count("icon-began") == 2


def test_exalted_carries_a_totem_home() -> None:  # [WB 5.7, 8.8]
    t = bot_turn(woodenbot("WW12", side="exalted").wood(m1=3, c1=3).totems(m1=1), "expend WW12")
    assert "bot-special-secure" in t.messages
    assert "icon-began" not in t.messages
    t.expect(secured=1, o1=3, c1=3)


def test_exalted_without_a_totem_at_a_warband_expends() -> None:  # [WB 5.7]
    t = bot_turn(quiet("WW12").wood(m1=3), "expend WW12")
    assert "bot-no-secure" in t.messages
    assert t.messages.count("icon-began") == 2


def test_the_third_secured_totem_ends_the_game() -> None:  # [WB 1.2, 8.8]
    t = bot_turn(woodenbot("WW12", side="exalted").secured(2).wood(m1=1).totems(m1=1))
    assert t.winner == WOOD


@pytest.mark.parametrize(("expends", "slot"), [(1, ["WW12"]), (0, [])])
def test_a_special_action_may_count_its_turn_with_a_card(expends: int, slot: list[str]) -> None:  # [WB 5.8]
    t = woodenbot("WW12", side="exalted", woodenbot__special_expends=expends).wood(m1=3).totems(m1=1)
    bot_turn(t, *[f"expend {card}" for card in slot])
    assert t.zone("slot1.woodwalkers") == slot
    t.expect(secured=1, asked=IRON)


# -- expending


def test_the_top_card_goes_to_the_leftmost_free_slot() -> None:  # [WB 5.9]
    t = bot_turn(quiet("WW12", turn=2).slot(1, "WW07"), "expend WW12")
    assert t.zone("slot2.woodwalkers") == ["WW12"]


def test_red_icons_are_ignored_or_resolved() -> None:  # [WB 2.2, 5.9]
    t = bot_turn(quiet("WW07").wood(o1=1), "expend WW07")
    assert t.messages.count("icon-ignored") == 1
    t = bot_turn(quiet("WW07", red=1).wood(o1=1), "expend WW07")
    assert "icon-ignored" not in t.messages


def test_an_icon_that_changes_nothing_brings_a_crystal_each() -> None:  # [WB 5.10]
    t = bot_turn(woodenbot("WW16", possible=()), "expend WW16")
    assert t.messages.count("bot-compensated") == 2
    t.expect(ww=2)


def test_a_discovery_by_the_left_icon_skips_the_right_one() -> None:  # [WB 8.5]
    t = woodenbot("WW12", possible=("chromia", "auria", "zincur")).wood(m2=2).iron(auria=1, zincur=1)
    t.zones["visions.deck"] = ["V-zincur @1", "V-chromia @2", "V-auria @3"]
    bot_turn(t, "reveal V-zincur", "expend WW12")
    while t.question.seat < 0:
        t.tell(t.options()[0])
    assert t.messages.count("icon-began") == 1
    t.expect(totems={"m2": 1}, asked=IRON)


def test_alert_expends_another_card_on_top_and_resolves_it() -> None:  # [WB 6.1]
    t = bot_turn(quiet("WW09", "WW12"), "expend WW09")
    while t.options()[0].startswith("die"):
        t.tell("die low-even")
    t.tell("expend WW12")
    assert t.zone("slot1.woodwalkers") == ["WW09", "WW12"]


def test_a_second_alert_brings_a_crystal() -> None:  # [WB 6.1]
    t = bot_turn(quiet("WW09", "WW05", "WW12"), "expend WW09")
    while t.question.seat < 0:
        wanted = [option for option in t.options() if option in ("die low-even", "expend WW05")]
        t.tell((wanted or t.options())[0])
    assert "bot-alerted-already" in t.messages
    assert t.bot_hand == ["WW12"]


def test_alert_with_no_card_left_draws_and_ends_the_turn() -> None:  # [WB 6.1, 5.5]
    t = bot_turn(quiet("WW09"), "expend WW09")
    while t.options()[0].startswith("die"):
        t.tell("die low-even")
    t.tell("draw WW30")
    assert "bot-hand-empty" in t.messages
    assert t.bot_hand == ["WW30"]
    t.expect(asked=IRON)


def test_why_reads_the_last_turn_back() -> None:  # [WB 5.1]
    t = bot_turn(woodenbot("WW16", possible=("auria", "zincur")).wood(o1=2), "reveal V-auria", "expend WW16")
    told = t.open().why(1)
    assert told[0].message == "automaton-turn"
    assert told[-1].message == "automaton-turn-over"
    assert "bot-picks-interfered" in [entry.message for entry in told if isinstance(entry, Trace)]
    assert all(entry.cite for entry in told)
