"""The Cogwheel Corvids in the turns of others: secrecy, agents, traits; their setup and how tables make them."""

import pytest

from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.words import MINISTERS
from clockwood.kernel.errors import BadOption
from clockwood.kernel.game import blind
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.testing import leaks
from games.root.builder import Scene, game_of
from games.root.corvids.builder import crows, plot_in, plots

BOT = "cogwheel-corvids:1"


def cogwheel(bot: str = BOT, **others: Value) -> Scene:
    """Marquise, Eyrie and the Cogwheel Corvids."""
    return crows(**{"seat.corvids": bot}, **others)


def test_setup_scatters_to_the_lowest_priorities() -> None:  # [CO 11.3.1] [CO 11.3.2]
    table = game_of({"corvids": 1, "seat.corvids": BOT, "order": "letter"})
    while table.view(0).get("corvids-supply", 15) != 12:
        assert table.decision is not None
        table.choose(int(table.decision.options[0]))
    view = table.view(0)
    assert [view.get(f"corvids.{clearing}") for clearing in ("c12", "c10", "c11")] == [1, 1, 1]


def test_nobody_knows_their_plots() -> None:  # [CO 11.3.1]
    t = plots(cogwheel(), c5="raid", c1="bomb up").put(c5="marquise").hand("marquise", "bake-sale")
    t.start("daylight", "marquise")
    assert [plot_in(t, "c5", seat) for seat in ("corvids", "marquise", "eyrie")] == ["plot", "plot", "plot"]
    seen = {int(cells.kind_at(blind(t.table.match, 2, seeded(seed)).state, 4)) for seed in range(40)}
    assert len(seen) == 4
    for seed in range(6):
        leaks.check_no_leak(t.table.match, seeded(seed))
        leaks.check_blind_copies_forget(t.table.match, seeded(seed))


def test_nobody_may_guess_at_them() -> None:  # [CO EXPOSURE]
    t = plots(cogwheel(), c5="raid").put(c5="marquise").hand("marquise", "bake-sale")
    t.start("birdsong", "marquise")
    assert t.step != "GuessWindow"
    assert not t.options("expose")
    assert t.why_not("expose c5 raid") != ""


def test_agents_strike_beside_their_plots_too() -> None:  # [CO 11.2.2]
    t = plots(cogwheel(), c5="snare").put(c5="marquise 3").told().start("daylight", "marquise")
    t.go("battle c5 corvids", "roll 0 0")
    assert (t.see("marquise.c5"), t.see("plot.c5")) == (2, 0)


def test_a_snare_of_theirs_holds_people() -> None:  # [CO 11.7.2]
    t = plots(cogwheel(), c5="snare up").put(c5="marquise 3", c8="marquise 1").start("daylight", "marquise")
    t.go("march")
    assert t.why_not("move c5 c1") == "snared [RT 4.2.5]"


def test_backup_plans_in_the_turn_of_another() -> None:  # [CO BACKUPPLANS] [CO 11.7.4]
    t = plots(cogwheel(f"{BOT}+backup-plans"), c5="raid").put(c5="marquise 3").told().start("daylight", "marquise")
    t.go("battle c5 corvids", "roll 0 0")
    assert [t.see(f"corvids.{clearing}") for clearing in ("c1", "c2", "c5")] == [1, 1, 1]


def test_a_bomb_costs_the_drillbit_duchy_one_minister() -> None:  # [CO 11.8.1] [DD 10.2.1]
    t = plots(cogwheel(duchy=1, **{"seat.duchy": "drillbit-duchy:1"}), c5="bomb").put(c5="citadel, market").told()
    t.set(swayed=(1 << MINISTERS.index("captain")) + (1 << MINISTERS.index("marshal"))).start("birdsong", "corvids")
    t.go("deal tax-collector-1", "lose market", "lay raid")
    assert (t.at("c5"), t.see("swayed.captain"), t.see("swayed.marshal")) == ({"raid": 1}, 1, 0)


def test_a_raid_with_too_few_warriors() -> None:  # [AM GEN9] [CO 11.7.4] [CO BACKUPPLANS]
    t = plots(cogwheel(f"{BOT}+backup-plans"), c5="raid").put(c5="marquise 3", c12="corvids 14").told()
    t.start("daylight", "marquise").go("battle c5 corvids", "roll 0 0")
    assert [t.see(f"corvids.{clearing}") for clearing in ("c1", "c2", "c5")] == [1, 0, 0]


def test_a_raid_takes_the_pass_first() -> None:  # [GE 12.2.2] [AM GEN9]
    t = plots(Scene({"corvids": 1, "seat.corvids": BOT, "map": "mountain"}), c11="raid")
    t.put(c11="marquise 3", c12="corvids 14").told().start("daylight", "marquise").go("battle c11 corvids", "roll 0 0")
    assert t.see("corvids.c10") == 1


def test_a_swapped_bomb_leaves_no_warrior() -> None:  # [AM CO8]
    t = plots(cogwheel(f"{BOT}+backup-plans"), c2="bomb").told().start("birdsong", "corvids")
    t.go("deal tax-collector-1", "lay raid")
    assert (t.see("raid.c2"), t.see("corvids.c2")) == (1, 0)


def test_they_move_regardless_of_rule() -> None:  # [CO 11.2.1]
    t = plots(cogwheel(), c1="raid up").put(c1="corvids 3, marquise 5", c5="eyrie 4", c9="eyrie 4", c10="eyrie 4")
    t.cards("orders.corvids", "anvil").stack("CogwheelMarch corvids -1", seat="corvids")
    assert (t.see("corvids.c1"), t.see("corvids.c5")) == (2, 1)


def test_only_their_own_traits() -> None:
    with pytest.raises(BadOption):
        cogwheel(f"{BOT}+blitz")
