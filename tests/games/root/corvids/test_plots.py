"""Plots: bombs, snares, extortion, raids; what happens where they are removed, and against automata."""

import pytest

from clockwood.games.root.rules.placing import why_not_place
from clockwood.kernel.step import ALLOWED
from games.root.builder import Scene
from games.root.corvids.builder import crows, plot_in, plots, seat_of

# -- bombs


def test_a_bomb_removes_all_enemies_and_itself() -> None:  # [CC 13.7.1] [CC 13.4.2b] [CC 13.7.5]
    t = plots(crows(), c8="bomb", c1="raid up").put(c8="corvids, marquise 2, sawmill, wood, eyrie 2")
    t.start("birdsong", "corvids").go("flip-plot c8")
    assert t.at("c8") == {"corvids": 1}
    assert t.see("corvids.vp") == 4
    assert (t.see("plots-returned.bomb"), t.see("plots-left.bomb", seat_of(t))) == (1, 2)


def test_a_bomb_damages_three_items_of_a_vagabond() -> None:  # [CC 13.7.1]
    t = plots(crows(vagabond=1), c8="bomb").put(c8="corvids").vagabond("c8", "thief", "boots 2, torch, sword")
    t.start("birdsong", "corvids").go("flip-plot c8")
    while t.asked == "vagabond":
        t.go(t.options()[0])
    assert sum(t.items()["damaged"].values()) == 3


def test_a_bomb_takes_two_pieces_of_an_automaton() -> None:  # [CC 13.7.1] [CO 11.8.1] [RT U15] [GE X6]
    t = plots(crows(**{"seat.marquise": "mechanical-marquise"}), c8="bomb").put(
        c8="corvids, marquise 3, sawmill, eyrie 3"
    )
    t.start("birdsong", "corvids").go("flip-plot c8")
    assert t.at("c8") == {"corvids": 1, "marquise": 1, "sawmill": 1}


@pytest.mark.parametrize("lost", ["sawmill", "workshop"])
def test_the_building_that_an_automaton_loses_is_left_to_chance(lost: str) -> None:  # [CO 11.8.1] [RT U15] [GE 1.2.1b]
    t = plots(crows(**{"seat.marquise": "mechanical-marquise"}), c8="bomb").put(
        c8="corvids, marquise 1, sawmill, workshop"
    )
    t.told().start("birdsong", "corvids").go("flip-plot c8")
    assert (t.asked, t.options()) == ("chance", ["lose sawmill", "lose workshop"])
    t.go(f"lose {lost}")
    left = {"sawmill": "workshop", "workshop": "sawmill"}[lost]
    assert t.at("c8") == {"corvids": 1, left: 1}
    assert t.see("corvids.vp") == 2


def test_two_buildings_of_an_automaton_leave_together_with_chance() -> None:  # [CO 11.8.1]
    t = plots(crows(**{"seat.marquise": "mechanical-marquise"}), c6="bomb").row("ruin", c6=0)
    t.put(c6="corvids, sawmill 2").start("birdsong", "corvids").go("flip-plot c6")
    assert (t.at("c6"), t.see("corvids.vp")) == ({"corvids": 1}, 3)


# -- snares


def test_a_snare_holds_and_keeps_out_but_lets_in() -> None:  # [CC 13.7.2] [RT 4.2.5]
    t = plots(crows(), c5="snare up").put(c5="marquise 3", c1="marquise 3, corvids").start("daylight", "marquise")
    t.go("march")
    assert t.options("move c5") == []
    assert t.why_not("move c5 c1") == "snared [RT 4.2.5]"
    t.go("move c1 c5", "take-along 1")
    assert t.see("marquise.c5") == 4


def test_nothing_is_placed_at_a_snare_but_by_the_corvids() -> None:  # [CC 13.7.2] [EY I4]
    t = plots(crows(), c5="snare up").put(c5="roost, eyrie", c3="eyrie 3").cards("decree.build", "bake-sale")
    t.leader("despot").start("daylight", "eyrie")
    assert "build c5 roost" not in t.options()
    t = plots(crows(), c5="snare up").hand("corvids", "bake-sale").start("birdsong", "corvids")
    assert t.go("done", "spend bake-sale").see("corvids.c5") == 1


def partner(character: str, ready: str) -> Scene:
    """A Vagabond in a coalition with the Corvids, beside a snare of theirs."""
    t = plots(crows(vagabond=1, alliance=1), c5="snare up").vagabond("c5", character, ready)
    t.row("coalition", vagabond="corvids").row("dominance", vagabond="dominance-fox")
    return t.crafted("vagabond", "dominance-fox").start("daylight", "vagabond")


def test_a_snare_does_not_hold_a_partner_of_the_corvids() -> None:  # [CC 13.7.2] [RT G.8]
    assert "move c5 c1" in partner("thief", "boots").options()
    assert "glide c1" in partner("harrier", "torch").options()
    t = partner("thief", "boots")
    assert [why_not_place(t.table.match, seat, 4) == ALLOWED for seat in range(5)] == [False] * 3 + [True] * 2


def test_a_snare_that_lies_face_down_does_nothing() -> None:  # [CC 13.7.2]
    t = plots(crows(), c5="snare").put(c5="marquise 3").start("daylight", "marquise").go("march")
    assert "move c5 c1" in t.options()


def test_battle_goes_on_in_a_snare_and_a_vagabond_slips_out() -> None:  # [CC 13.7.2]
    t = plots(crows(vagabond=1), c5="snare up").put(c5="marquise 2").vagabond("c5", "thief", "boots 2, sword")
    t.start("birdsong", "vagabond")
    assert t.options("slip")
    t = plots(crows(), c5="snare up").put(c5="marquise 3").start("daylight", "marquise")
    assert "battle c5 corvids" in t.options()


def test_an_automaton_removes_the_snare_instead_of_placing() -> None:  # [CO 11.8.2] [AM CO2] [AM CO5] [GE X6]
    t = plots(crows(**{"seat.marquise": "mechanical-marquise"}), c8="snare up").put(
        c8="marquise 2", c1="marquise 2, keep"
    )
    t.cards("orders.marquise", "anvil").stack("MarquiseRecruit marquise", seat="marquise")
    assert (t.see("snare.c8"), t.see("marquise.c8")) == (0, 2)
    assert t.see("plots-returned.snare") == 1
    assert (t.see("marquise.c1"), t.see("marquise.vp")) == (4, 1)


def test_an_automaton_removes_the_snare_instead_of_moving_out() -> None:  # [CO 11.8.2] [AM CO2]
    t = plots(crows(**{"seat.marquise": "mechanical-marquise"}), c8="snare up").put(c8="marquise 7, sawmill, workshop")
    t.cards("orders.marquise", "anvil").stack("MarquiseMarch marquise 128 0", seat="marquise")
    assert (t.see("snare.c8"), t.see("marquise.c8")) == (0, 7)


def test_a_vagabot_takes_a_step_more_out_of_a_snare() -> None:  # [CO 11.8.2]
    t = plots(crows(vagabond=1, vagabot="thief", **{"seat.vagabond": "vagabot"}), c5="snare up")
    t.set(vagabond_pawn="c5", vagabond_character="thief").row("vagabond_ready", boots=1, torch=1, sword=1, tea=1)
    t.stack("GoNearest vagabond 1 0", seat="vagabond")
    assert (t.see("vagabond.pawn"), t.see("snare.c5"), t.see("vagabond.vp")) == ("c1", 0, 1)


# -- extortion


def test_extortion_takes_a_card_of_each_enemy_there() -> None:  # [CC 13.7.3a]
    t = plots(crows(alliance=1), c5="extortion").put(c5="corvids, marquise, roost", c1="alliance")
    t.hand("marquise", "anvil", "bake-sale").hand("eyrie", "investments").hand("alliance", "arms-trader")
    t.start("birdsong", "corvids").go("flip-plot c5")
    hands = [t.see(f"count.hand.{seat}") for seat in ("corvids", "marquise", "eyrie", "alliance")]
    assert hands == [2, 1, 0, 1]


def test_extortion_from_an_automaton_draws_a_card() -> None:  # [CC 13.7.3a] [GE X5]
    t = plots(crows(**{"seat.marquise": "mechanical-marquise"}), c5="extortion").put(c5="corvids, marquise")
    t.start("birdsong", "corvids").go("flip-plot c5")
    assert t.see("count.hand.corvids") == 1


# -- raids


def test_a_removed_raid_brings_warriors_around() -> None:  # [CC 13.7.4] [CC I1] [CC I2]
    t = plots(crows(), c5="raid").put(c5="marquise 3", c2="keep").told().start("daylight", "marquise")
    t.go("battle c5 corvids", "roll 1 0")
    assert t.see("marquise.vp") == 1
    assert (t.see("corvids.c1"), t.see("corvids.c2"), t.see("plots-returned.raid")) == (1, 0, 1)
    assert [event.message for event in t.heard("plot-returned")] == ["plot-returned"]


def test_a_raid_turned_up_only_scores() -> None:  # [CC 13.7.4]
    t = plots(crows(), c5="raid").put(c5="corvids").start("birdsong", "corvids").go("flip-plot c5")
    assert (t.see("corvids.vp"), t.see("corvids-supply")) == (1, 14)


def test_a_raid_with_too_few_warriors_asks_where() -> None:  # [CC 13.7.4] [RT 1.5.4a]
    t = plots(crows(), c5="raid up").put(c5="marquise 3", c9="corvids 14").told().start("daylight", "marquise")
    t.go("battle c5 corvids", "roll 1 0")
    assert (t.asked, t.options()) == ("corvids", ["recruit c1", "recruit c2"])


def test_a_raid_does_not_cross_closed_paths_nor_enter_the_burrow() -> None:  # [CC I3] [UD I3]
    t = crows(map="mountain", duchy=1).row("crowns", squire=3, noble=3, lord=3)
    first, second = t.content.land.roads[0]
    clearing, beyond = f"c{first + 1}", f"c{second + 1}"
    plots(t, **{clearing: "raid"}).put(**{clearing: "marquise 3, tunnel"}).told().start("daylight", "marquise")
    t.go(f"battle {clearing} corvids", "roll 1 0")
    assert int(t.see("corvids-supply")) < 15
    assert (t.see(f"corvids.{beyond}"), t.see("duchy.burrow")) == (0, 0)


def test_a_removed_plot_may_be_placed_again_and_is_then_unknown() -> None:  # [CC 13.7.5] [RT U16] [RT U17]
    t = plots(crows(), c5="bomb").put(c5="corvids 2").start("birdsong", "corvids").go("flip-plot c5")
    assert t.see("plots-returned.bomb") == 1
    t.go("plot c5", "lay bomb")
    assert t.see("plots-returned.bomb") == 0
    assert (plot_in(t, "c5"), plot_in(t, "c5", "eyrie")) == ("hidden-bomb", "plot")


# -- battle


def test_embedded_agents_strike_beside_a_facedown_plot() -> None:  # [CC 13.2.5]
    t = plots(crows(), c5="raid").put(c5="marquise 3").told().start("daylight", "marquise")
    t.go("battle c5 corvids", "roll 0 0")
    assert t.see("marquise.c5") == 2
    t = plots(crows(), c5="raid up").put(c5="marquise 3, corvids").told().start("daylight", "marquise")
    t.go("battle c5 corvids", "roll 0 0")
    assert t.see("marquise.c5") == 3
    t = plots(crows(), c5="raid").put(c5="marquise 3, corvids").told().start("daylight", "corvids")
    t.go("battle c5 marquise", "roll 0 0")
    assert t.see("marquise.c5") == 3
