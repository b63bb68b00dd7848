"""Plunder, Secure, Interfere: the conditions, every rung of their lists, and where Fighters come from."""

import pytest

from clockwood.games.ironwood.bots.woodenbot.moves import ESCORT, INTERFERE, PLUNDER, SECURE, ComeTo, MoveTo
from games.ironwood.automata.bot import BotScene, Choice, woodenbot

RIM = ["target m1", "target m2", "target m3", "target m4", "target m5", "target m6"]
CORE = ["target c1", "target c2", "target c3", "target c4"]
M1, C1 = 6, 12


def moved(scene: BotScene, keyword: int, count: int = 3) -> BotScene:
    return scene.do(MoveTo(keyword, count, 0)).roll()


def plunder(scene: BotScene) -> Choice:
    return moved(scene, PLUNDER).choice("bot-picks-plundered")


def secure(scene: BotScene) -> Choice:
    return moved(scene, SECURE).choice("bot-picks-secured")


def interfere(scene: BotScene) -> Choice:
    return moved(scene, INTERFERE).choice("bot-picks-interfered")


def everywhere(*possible: str) -> BotScene:
    """A Fighter can step into every forest."""
    return woodenbot("WW12", possible=possible).wood(m1=1, m2=1, m3=1, m4=1, m5=1, m6=1, c1=1, c2=1, c3=1, c4=1)


# -- Plunder


def test_plunder_goes_to_the_rich_ferrum_where_most_fighters_are_near() -> None:  # [WB 9.2] [IW A13]
    choice = plunder(everywhere().wood(m3=4).crystals(ic=5).drill("chromia", cargo=2))
    assert choice.kept("bot-by-ferrum") == CORE
    assert choice.scores("bot-fighters-near") == {"target c1": 3, "target c2": 6, "target c3": 3, "target c4": 3}
    assert choice.winner == "target c2"


def test_plunder_goes_to_a_foundation_where_ferrum_is_out_of_reach() -> None:  # [WB 9.2]
    scene = woodenbot("WW12", possible=()).crystals(ic=5).wood(o2=2, o4=1).iron(chromia=1).foundation("chromia")
    choice = plunder(scene.foundation("gallimor"))
    assert choice.kept("bot-by-ferrum") == ["target m2", "target m4"]
    assert choice.kept("bot-by-foundation") == ["target m2"]


def test_plunder_else_goes_to_a_loaded_drill() -> None:  # [WB 9.3]
    choice = plunder(everywhere().crystals(ic=4).drill("chromia", cargo=2))
    assert choice.kept("bot-by-drill") == ["target m2", "target m3"]
    assert choice.winner == "target m3"


def test_plunder_goes_to_ferrum_where_the_drill_is_out_of_reach() -> None:  # [WB 9.3]
    choice = plunder(woodenbot("WW12", possible=()).wood(m6=2, o5=3).drill("chromia", cargo=2))
    assert choice.kept("bot-by-drill") == ["target o6", "target m1", "target m5", "target c4"]
    assert choice.winner == "target c4"


def test_plunder_otherwise_goes_inland_from_the_fullest_outer_forest() -> None:  # [WB 9.4]
    choice = plunder(woodenbot("WW12").wood(o1=2, o4=3, m2=9).drill("chromia", cargo=1))
    assert set(choice.kept("bot-by-outer-mountain")) <= set(RIM)
    assert choice.scores("bot-outer-fighters-near") == {"target o2": 0, "target m1": 2, "target m3": 0, "target m4": 3}
    assert choice.winner == "target m4"


def test_plunder_otherwise_moves_nobody_without_fighters_on_outer_forests() -> None:  # [WB 9.4]
    t = woodenbot("WW12").wood(m1=3)
    assert plunder(t).winner == ""
    t.expect(m1=3)


def test_the_first_condition_counts_even_if_its_list_is_impossible() -> None:  # [WB 9.1]
    choice = plunder(woodenbot("WW12").wood(o1=2).crystals(ic=5).drill("argentimar", cargo=3))
    assert choice.winner == ""


# -- Secure


def test_secure_carries_a_totem_into_an_outer_forest() -> None:  # [WB 9.5, 8.8]
    t = woodenbot("WW12", side="exalted").wood(m1=4, m2=2).totems(m1=1)
    choice = secure(t)
    assert choice.kept("bot-carrier-can-come") == ["target o1", "target m2", "target m6", "target c1"]
    assert choice.kept("bot-on-outer-forest") == ["target o1"]
    assert t.choices == ["bot-picks-secured", "bot-picks-carrier", "bot-picks-source"]
    t.expect(o1=3, m1=1, secured=1)


def test_secure_else_carries_it_to_the_rim_where_the_fewest_iron_fighters_are() -> None:  # [WB 9.5]
    t = woodenbot("WW12", side="exalted").wood(c1=2, c3=2).totems(c1=1, c3=1).iron(argentimar=2, lithimar=1)
    choice = secure(t)
    assert choice.kept("bot-on-rim-side") == ["target m1", "target m4"]
    assert choice.scores("bot-iron-fighters-by") == {"target m1": 2, "target m4": 1}
    t.expect(m4=2, totems={"m4": 1, "c1": 1})


def test_of_two_totems_each_has_its_carrier_the_fading_one_first() -> None:  # [WB 9.5]
    t = moved(woodenbot("WW12", side="exalted").wood(m1=1).totems(m1=1).fading(m1=1), SECURE, 5)
    t.expect(o1=1, secured=1, totems={"m1": 1}, fading={})
    t = moved(woodenbot("WW12", side="exalted").wood(c1=3).totems(c1=1).fading(c1=1), SECURE, 5)
    t.expect(m1=3, totems={"m1": 1}, fading={"m1": 1})


def test_secure_goes_to_a_totem_that_stands_alone() -> None:  # [WB 9.6] [IW A15]
    choice = secure(woodenbot("WW12", side="exalted").wood(o1=1, m2=3, c3=2).totems(m1=1, c2=1))
    assert choice.kept("bot-totem-there") == ["target m1", "target c2"]
    assert choice.scores("bot-fighters-near") == {"target m1": 4, "target c2": 2}
    assert choice.winner == "target m1"


def test_secure_else_goes_next_to_that_totem() -> None:  # [WB 9.6]
    choice = secure(woodenbot("WW12", side="exalted").wood(o1=2, o3=1).totems(c1=1))
    assert choice.kept("bot-totem-there") == ["target m1", "target m3"]
    assert choice.kept("bot-next-to-totem") == ["target m1"]


def test_secure_waits_beside_a_possible_mountain_uncontrolled_first() -> None:  # [WB 9.7]
    scene = everywhere("auria", "gallimor").iron(auria=1).wood(m2=5)
    choice = secure(scene)
    assert choice.kept("bot-by-possible") == ["target m1", "target m2", "target m3", "target m5", "target m6"]
    assert choice.kept("bot-by-free-possible") == ["target m5", "target m6"]
    assert choice.scores("bot-fighters-near") == {"target m5": 2, "target m6": 3}


def test_fighters_without_a_totem_join_it_and_leave_none() -> None:  # [WB 6.8, 9.6]
    t = moved(woodenbot("WW12", side="exalted").wood(m1=1, m2=1, c1=2).totems(m1=1, c1=1), ESCORT)
    choice = t.choice("bot-picks-secured")
    assert choice.kept("bot-bare-fighters-can-come") == ["target o2", "target m1", "target m3"]
    t.expect(m1=2, c1=2, totems={"m1": 1, "c1": 1})


# -- Interfere


@pytest.mark.parametrize(
    ("foundation", "ferrum", "cargo", "decided", "kept"),
    [
        (1, 1, 2, "bot-by-foundation", ["target m2", "target m3"]),
        (0, 1, 2, "bot-by-ferrum", CORE),
    ],
)
def test_interfere_looks_at_foundations_then_at_ferrum(
    foundation: int, ferrum: int, cargo: int, decided: str, kept: list[str]
) -> None:  # [WB 9.8]
    scene = everywhere().iron(chromia=foundation, ferrum=ferrum).drill("gallimor", cargo=cargo)
    choice = interfere(scene.foundation("chromia"))
    assert choice.kept(decided) == kept
    assert choice.criteria[-2:] == [decided, "bot-fighters-near"]


def test_interfere_then_looks_at_the_drill() -> None:  # [WB 9.8]
    choice = interfere(woodenbot("WW12").wood(o5=1, o2=4).drill("gallimor", cargo=2))
    assert choice.kept("bot-by-ferrum") == ["target m2", "target m5"]
    assert choice.kept("bot-by-drill") == ["target m5"]


def test_interfere_last_looks_at_possible_mountains_from_outer_forests() -> None:  # [WB 9.8]
    scene = woodenbot("WW12", possible=("auria", "cobaltis")).wood(o2=2, o3=3, o5=9, m5=0)
    choice = interfere(scene.drill("gallimor", cargo=1))
    assert choice.kept("bot-by-possible") == ["target m2", "target m3"]
    assert choice.scores("bot-outer-fighters-near") == {"target m2": 2, "target m3": 3}
    assert "bot-fighters-near" not in choice.criteria


def test_outer_fighters_do_not_break_ties_of_the_earlier_entries() -> None:  # [WB 9.8] [IW A14]
    t = woodenbot("WW12", possible=()).iron(chromia=1).foundation("chromia").wood(o2=2, m4=2)
    choice = interfere(t)
    assert "bot-outer-fighters-near" not in choice.criteria
    assert choice.tie == "bot-by-die"
    t.expect(m3=2, o2=2)


# -- where they come from


def test_fighters_come_from_outer_forests_first_then_from_smaller_warbands() -> None:  # [WB 9.9]
    t = woodenbot("WW12").wood(o1=1, m2=3, m6=2, c1=1).do(ComeTo(M1, 4, 0, 0))
    first = t.choice("bot-picks-source")
    assert first.kept("bot-on-outer-forest") == ["move o1 m1"]
    assert t.choice("bot-picks-source", 1).winner == "move c1 m1"
    assert t.choice("bot-picks-source", 2).winner == "move m6 m1"
    t.expect(m1=4, o1=0, c1=0, m6=0, m2=3)


def test_fewer_move_if_there_are_fewer_and_the_die_picks_among_equals() -> None:  # [WB 9.9, 11.1]
    t = woodenbot("WW12").wood(m2=1, m6=1).do(ComeTo(M1, 5, 0, 0)).tell("die high-even")
    assert t.choice("bot-picks-source").winner == "move m6 m1"
    t.expect(m1=2)


def test_a_fighter_moves_once_a_turn_also_across_two_moves() -> None:  # [WB 9.10]
    t = woodenbot("WW12", moves_per_effect=1).wood(o1=2)
    t.do(ComeTo(M1, 2, 0, 0), ComeTo(C1, 2, 0, 0))
    t.expect(m1=2, c1=0)


def test_a_marker_holds_the_woodenbots_fighters_too() -> None:  # [WB 9.10]
    t = woodenbot("WW12").wood(o1=2).rewrite(IC14="mark 1 at outer forest; this round: cannot move at marked")
    t.slot(1, "IC14").mark("IC14", "o1").do(ComeTo(M1, 2, 0, 0))
    t.expect(o1=2, m1=0)


def test_whole_warbands_may_come() -> None:  # [WB 6.7]
    t = woodenbot("WW12").wood(o1=2, c1=3, m2=4).do(ComeTo(M1, 2, 0, 1))
    t.expect(m1=5, m2=4)
