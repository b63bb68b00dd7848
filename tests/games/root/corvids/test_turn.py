"""The Corvids' setup and turn: crafting, turning plots up, recruiting, three actions, exertion."""

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.words import Words
from games.root.builder import new_game
from games.root.corvids.builder import crows, plot_in, plots

# -- pieces and setup


def test_a_warrior_in_a_clearing_of_each_suit() -> None:  # [CC 13.3.1] [CC 13.3.2] [CC P]
    opened = new_game(corvids=1, order="letter")
    seen: list[str] = []
    while len(seen) < 3:
        question = opened.decision
        assert question is not None
        options = [opened.notation(int(action)) for action in question.options]
        if question.seat == 2:
            seen.append(" ".join(option.removeprefix("recruit ") for option in options))
        opened.choose("corner c1" if "corner c1" in options and question.seat == 0 else options[-1])
    assert seen == ["c6 c8 c12", "c3 c4 c5 c10", "c2 c7 c9 c11"]
    view = opened.view(2)
    assert [view.get(f"corvids.{clearing}") for clearing in ("c12", "c10", "c11")] == [1, 1, 1]
    assert (view["corvids-supply"], [view[f"plots-left.{kind}"] for kind in ("bomb", "raid")]) == (12, [2, 2])
    assert "plots-left.bomb" not in opened.view(0)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("three bombs", "bomb 3 times"),
        ("no kind", "a plot has a kind"),
        ("no plot", "a plot has a kind"),
        ("a right guess", "that guess was right"),
        ("a guess at nothing", "only facedown plots"),
        ("a side of nothing", "no plot is in c4"),
        ("too many in supply", "the supply has 1"),
        ("two in a clearing", "above 1"),
    ],
)
def test_impossible_positions_are_refused(wrong: str, said: str) -> None:  # [CC P] [CC 13.2.2b] [CC 13.2.4b]
    t = plots(crows(), c1="bomb")
    if wrong == "three bombs":
        plots(t, c2="bomb", c3="bomb up")
    elif wrong == "no kind":
        t.row("plot", c2=1)
    elif wrong == "no plot":
        t.row("plot_kind", c2="raid")
    elif wrong == "a right guess":
        t.row("guessed", c1=1)
    elif wrong == "a guess at nothing":
        plots(t, c2="raid up").row("guessed", c2=1)
    elif wrong == "a side of nothing":
        t.set(plots_up=8)
    elif wrong == "too many in supply":
        t.row("plots_returned", bomb=2)
    else:
        t.row("plot", c1=2)
    with pytest.raises(BadInput, match=said):
        t.start("birdsong", "corvids")


# -- Birdsong


def test_crafts_in_birdsong_with_plots_of_either_side() -> None:  # [CC 13.2.1] [CC 13.4.1]
    t = plots(crows(), c1="raid", c6="snare up").hand("corvids", "anvil", "foxfolk-steel", "bake-sale")
    t.start("birdsong", "corvids")
    assert (t.step, t.options("craft")) == ("CorvidCraft", ["craft foxfolk-steel", "craft anvil"])
    t.go("craft foxfolk-steel")
    assert t.see("corvids.vp") == 2
    assert t.step == "CorvidRecruit"


def test_each_plot_scores_for_all_that_lie_face_up() -> None:  # [CC 13.4.2a] [CC 13.4.2b]
    t = plots(crows(), c1="raid", c2="snare", c3="extortion up", c4="raid").put(c1="corvids", c2="corvids")
    t.start("birdsong", "corvids")
    assert t.options() == ["done", "flip-plot c1", "flip-plot c2"]
    assert t.why_not("flip-plot c4") == "no-crow [CC 13.4.2a]"
    assert t.why_not("flip-plot c3") == "not-face-down [CC 13.4.2a]"
    t.go("flip-plot c2")
    assert t.see("corvids.vp") == 2
    t.go("flip-plot c1")
    assert (t.see("corvids.vp"), t.see("raid.c1"), t.see("snare.c2")) == (5, 1, 1)


def test_turning_plots_up_may_be_left() -> None:  # [CC 13.4.2b]
    t = plots(crows(), c1="raid").put(c1="corvids").start("birdsong", "corvids").go("done")
    assert (t.step, t.see("corvids.vp"), t.see("plot.c1")) == ("CorvidDay", 0, 1)


def test_a_card_recruits_in_every_clearing_of_its_suit() -> None:  # [CC 13.4.3]
    t = crows().hand("corvids", "anvil").put(c6="keep", c1="marquise 3").start("birdsong", "corvids")
    t.go("spend anvil")
    assert [t.see(f"corvids.{clearing}") for clearing in ("c1", "c6", "c8", "c12")] == [1, 0, 1, 1]
    assert t.step == "CorvidDay"


def test_a_bird_recruits_in_a_suit_of_choice() -> None:  # [CC 13.4.3]
    t = crows().hand("corvids", "birdy-bindle").start("birdsong", "corvids").go("spend birdy-bindle")
    assert t.options() == ["call-up fox", "call-up rabbit", "call-up mouse"]
    t.go("call-up mouse")
    assert [t.see(f"corvids.{clearing}") for clearing in ("c2", "c7", "c9", "c11")] == [1, 1, 1, 1]


def test_too_few_warriors_go_where_the_corvids_say() -> None:  # [CC 13.4.3] [RT 1.5.4a]
    t = crows().put(c5="corvids 13").hand("corvids", "anvil").start("birdsong", "corvids").go("spend anvil")
    assert t.options() == ["recruit c1", "recruit c6", "recruit c8", "recruit c12"]
    t.go("recruit c12", "recruit c1")
    assert (t.see("corvids.c1"), t.see("corvids.c12"), t.step) == (1, 1, "CorvidDay")


def test_without_a_card_or_a_warrior_nobody_is_recruited() -> None:  # [CC 13.4.3]
    assert crows().put(c5="corvids 14").start("birdsong", "corvids").step == "CorvidDay"
    assert crows().put(c5="corvids 15").hand("corvids", "anvil").start("birdsong", "corvids").step == "CorvidDay"


# -- Daylight


def test_three_actions() -> None:  # [CC 13.5.1] [CC 13.5.3]
    t = crows().put(c1="corvids 3", c5="marquise, corvids").told().start("daylight", "corvids")
    t.go("move c1 c5", "take-along 1", "battle c5 marquise", "roll 1 0", "move c5 c1", "take-along 1")
    assert t.step == "Exert"
    assert t.at("c5") == {"corvids": 1}


def test_moves_regardless_of_rule() -> None:  # [CC 13.2.3]
    t = crows().put(c1="corvids, marquise 3", c5="eyrie 3").start("daylight", "corvids")
    assert t.options("move c1") == ["move c1 c5", "move c1 c9", "move c1 c10"]


def test_each_plot_of_a_turn_takes_a_warrior_more() -> None:  # [CC 13.5.2] [CC 13.6.1]
    t = crows().put(c1="corvids", c2="corvids 2", c3="corvids 3", c4="corvids 4", c5="corvids 3")
    t.start("daylight", "corvids").go("plot c1", "lay bomb")
    assert t.options("plot") == ["plot c2", "plot c3", "plot c4", "plot c5"]
    t.go("plot c2", "lay bomb")
    assert t.options("plot") == ["plot c3", "plot c4", "plot c5"]
    assert t.why_not("plot c1") == "plot-there [CC 13.2.2b]"
    t.go("plot c3")
    assert t.options() == ["lay snare", "lay extortion", "lay raid"]
    assert t.why_not("lay bomb") == "not-this-plot [CC 13.5.2]"
    t.go("lay raid")
    assert (t.step, t.options("plot")) == ("Exert", ["plot c4"])
    assert t.why_not("plot c5") == "too-few-crows [CC 13.5.2]"
    assert [plot_in(t, clearing) for clearing in ("c1", "c2", "c3")] == ["hidden-bomb", "hidden-bomb", "hidden-raid"]
    assert [t.see(f"corvids.{clearing}") for clearing in ("c1", "c2", "c3")] == [0, 0, 0]


def test_no_plot_where_nothing_may_be_placed_or_none_is_left() -> None:  # [CC 13.5.2]
    t = crows().put(c1="corvids 2, keep", c5="corvids 2").start("daylight", "corvids")
    assert (t.options("plot"), t.why_not("plot c1")) == (["plot c5"], "barred [RT 4.2.5]")
    all_out = {"c1": "bomb", "c2": "bomb", "c3": "snare", "c4": "snare up", "c6": "raid", "c7": "raid"}
    t = plots(crows(), **all_out, c8="extortion", c9="extortion up").put(c5="corvids 2").start("daylight", "corvids")
    assert t.why_not("plot c5") == "none-left [RT 1.5.1]"


def test_a_trick_swaps_plots_of_the_same_side() -> None:  # [CC 13.5.4]
    t = plots(crows(), c1="bomb", c2="raid", c3="snare up", c4="extortion up").row("guessed", c1=8)
    t.start("daylight", "corvids")
    assert t.options("trick") == ["trick c1 c2", "trick c3 c4"]
    assert t.why_not("trick c1 c3") == "not-alike [CC 13.5.4]"
    assert t.why_not("trick c1 c5") == "not-alike [CC 13.5.4]"
    t.go("trick c1 c2", "trick c3 c4")
    assert [plot_in(t, clearing) for clearing in ("c1", "c2", "c3", "c4")] == [
        "hidden-raid", "hidden-bomb", "extortion", "snare",
    ]  # fmt: skip
    assert (t.see("guessed.c1.raid"), t.see("guessed.c2.raid")) == (0, 1)


def test_a_trick_swaps_where_nothing_may_be_placed() -> None:  # [RT G.33]
    t = plots(crows(), c1="bomb", c2="raid").put(c1="keep", c2="corvids 1").start("daylight", "corvids")
    t.go("trick c1 c2")
    assert [plot_in(t, clearing) for clearing in ("c1", "c2")] == ["hidden-raid", "hidden-bomb"]


def test_two_alike_face_up_are_not_exchanged() -> None:  # [CC 13.5.4]
    """Face down it may be a bluff; face up nothing would change."""
    t = plots(crows(), c1="bomb", c2="bomb", c3="snare up", c4="snare up").start("daylight", "corvids")
    assert t.options("trick") == ["trick c1 c2"]
    assert t.why_not("trick c3 c4") == "not-alike [CC 13.5.4]"


# -- Evening


def test_cards_by_extortions_face_up() -> None:  # [CC 13.6.2] [CC 13.7.3b]
    t = plots(crows(), c1="extortion up", c2="extortion up", c3="raid up")
    t.start("evening", "corvids").go("done")
    assert t.see("count.hand.corvids") == 3


def test_exertion_takes_the_place_of_cards() -> None:  # [CC 13.6.1]
    t = crows().put(c1="corvids 2").start("evening", "corvids").go("plot c1", "lay raid")
    assert (t.see("count.hand.corvids"), t.asked) == (0, "eyrie")


def test_five_cards_are_kept_after_exertion_too() -> None:  # [CC 13.6.2]
    six = ("anvil", "foxfolk-steel", "bake-sale", "investments", "birdy-bindle", "arms-trader")
    t = crows().put(c1="corvids 2").hand("corvids", *six).start("evening", "corvids").go("move c1 c5", "take-along 1")
    assert (t.step, t.asked) == ("HandLimit", "corvids")


def test_the_question_says_how_many_actions_are_left() -> None:  # [CC 13.5]
    t = crows().put(c1="corvids 3").start("daylight", "corvids")
    for left in (3, 2):
        asked = Words("en", t.table.match.content).prompt(t.table.match, t.table.decisions[0])
        assert f"({left} left)" in asked
        t.go("move c1 c5", "take-along 1")
