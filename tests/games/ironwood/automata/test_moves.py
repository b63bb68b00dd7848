"""Chase, Protect, Expand, the Drill and Forges: each rung of their ladders, read from the traces."""

import pytest

from clockwood.games.ironwood.bots.ironbot.icons import build
from clockwood.games.ironwood.bots.ironbot.moves import Chase, ChaseTarget, EscortDrill, Expand, Protect
from clockwood.games.ironwood.rules.digging import MoveDrill
from clockwood.games.ironwood.rules.forging import BuildForge
from games.ironwood.automata.bot import BotScene, bot

M1, C1, M5 = 6, 12, 10
CHASE, PROTECT, EXPAND = "bot-picks-chase-target", "bot-picks-protected", "bot-picks-expansion"
SOURCE, DRILL = "bot-picks-source", "bot-picks-drill"


def drill(scene: BotScene) -> BotScene:
    return scene.do(MoveDrill(1, 0))


# -- Chase


def test_nobody_chases_what_is_outnumbered_already() -> None:  # [IB 8.2]
    t = bot("IC04").iron(auria=3, zincur=5).wood(m1=2).do(ChaseTarget(M1))
    assert [told.message for told in t.last] == ["bot-strong-enough"]
    t.expect(auria=3, zincur=5)


def test_a_chase_goes_where_one_move_forms_the_largest_warband() -> None:  # [IB 8.2]
    t = bot("IC04").iron(auria=1, argentimar=2, zincur=3).wood(m1=6).do(ChaseTarget(M1)).tell("die low-even")
    choice = t.choice(CHASE)
    assert choice.scores("bot-forms-largest") == {
        "target auria": 4,
        "target zincur": 4,
        "target argentimar": 3,
        "target plumbarum": 3,
    }
    assert choice.kept("bot-unmarked") == ["target auria", "target zincur"]


def test_a_chase_prefers_unmarked_mountains_then_the_die() -> None:  # [IB 8.2, 10.1]
    t = bot("IC04").iron(auria=2, zincur=2).wood(c1=6).known("auria").do(ChaseTarget(C1))
    assert t.choice(CHASE).kept("bot-unmarked") == ["target zincur"]
    t = bot("IC04").iron(auria=2, zincur=2).wood(c1=6).do(ChaseTarget(C1)).tell("die low-odd")
    assert (t.choice(CHASE).winner, t.choice(CHASE).tie) == ("target zincur", "bot-by-die")


def test_the_source_is_the_largest_warband_and_ferrum_counts_beyond_three() -> None:  # [IB 8.3]
    t = bot("IC04").iron(ferrum=5, lithimar=3, auria=0).wood(m1=3).do(ChaseTarget(M1))
    choice = t.choice(SOURCE)
    assert choice.scores("bot-largest-source") == {"march ferrum auria": 2, "march lithimar auria": 3}
    assert choice.winner == "march lithimar auria"


def test_a_chase_moves_until_it_outnumbers_the_focus() -> None:  # [IB 8.5]
    t = bot("IC04").iron(zincur=6).wood(m2=2).do(Chase())
    t.expect(zincur=3, auria=3)


def test_ferrum_keeps_three_in_a_chase_and_golems_go_first() -> None:  # [IB 8.1, 8.3]
    t = bot("IC04").iron(ferrum=4).golems(ferrum=2).wood(m2=7).do(Chase())
    t.expect(ferrum=3, auria=1, golems={"auria": 2}, drill="ferrum")


def test_units_that_moved_do_not_move_again() -> None:  # [IB 8.4]
    scene = bot("IC04").iron(auria=4).wood(m1=5)
    scene._row("ironclad_moved", {"auria": 4})
    t = scene.do(ChaseTarget(M1))
    assert t.choice(CHASE).kept("bot-warband-can-come") == []
    t.expect(auria=4)


# -- Protect


def test_protect_looks_at_ferrum_first() -> None:  # [IB 8.6]
    t = bot("IC04").iron(ferrum=2, auria=4, argentimar=1).foundation("argentimar").wood(m1=3, c3=9).do(Protect())
    choice = t.choice(PROTECT)
    assert choice.decided() == "bot-ferrum-unguarded"
    t.expect(ferrum=5, auria=1)


def test_protect_then_looks_at_foundations_in_danger() -> None:  # [IB 8.6] [IW A16, A19]
    t = bot("IC04").iron(ferrum=3, auria=4, lithimar=1, argentimar=1).foundation("argentimar").wood(m1=3, c3=2)
    choice = t.do(Protect()).choice(PROTECT)
    assert choice.kept("bot-needs-protection") == [
        "target lithimar",
        "target palladimor",
        "target zincur",
        "target argentimar",
    ]
    assert choice.kept("bot-foundation-in-danger") == ["target argentimar"]
    t.expect(argentimar=4, auria=1)


def test_protect_prefers_unmarked_foundations_then_the_smallest_guard() -> None:  # [IB 8.6]
    def scene() -> BotScene:
        return (
            bot("IC04").iron(ferrum=3, auria=4, argentimar=2, chromia=1).foundation("argentimar", "chromia").wood(m2=3)
        )

    assert scene().known("chromia").do(Protect()).choice(PROTECT).kept("bot-unmarked") == ["target argentimar"]
    assert scene().do(Protect()).choice(PROTECT).kept("bot-foundation-guard") == ["target chromia"]


def test_protect_last_looks_at_unmarked_inner_mountains() -> None:  # [IB 8.6]
    t = bot("IC04").iron(ferrum=6, auria=1, zincur=1).wood(c1=2).known("zincur").do(Protect())
    assert t.choice(PROTECT).kept("bot-needs-protection") == ["target auria"]
    t.expect(ferrum=3, auria=4)


def test_protect_takes_nothing_from_foundations_and_may_be_forfeited() -> None:  # [IB 8.7]
    t = bot("IC04").iron(ferrum=3, argentimar=1, chromia=4).foundation("argentimar", "chromia").wood(m1=3).do(Protect())
    choice = t.choice(SOURCE)
    assert choice.kept("bot-without-foundation") == []
    assert choice.winner == ""
    t.expect(argentimar=1, chromia=4)


def test_protect_moves_all_but_one() -> None:  # [IB 8.7]
    bot("IC04").iron(ferrum=1, auria=3, zincur=1).wood().do(Protect()).expect(ferrum=3, auria=1)


# -- Expand


def test_expand_takes_unmarked_outer_mountains_foundations_first() -> None:  # [IB 8.8]
    t = bot("IC04").iron(auria=3).foundation("chromia").wood(o1=1, o3=4).do(Expand())
    choice = t.choice(EXPAND)
    assert choice.kept("bot-free-outer") == ["target argentimar", "target chromia"]
    assert choice.kept("bot-with-foundation") == ["target chromia"]
    t.expect(auria=1, chromia=2)


def test_a_table_may_let_expand_look_at_fighters_first() -> None:  # [IB 8.8]
    t = bot("IC04", ironbot__fewest_first=1).iron(auria=3).foundation("chromia").wood(o1=1, o3=4).do(Expand())
    assert t.choice(EXPAND).kept("bot-fighters-around") == ["target argentimar"]


def test_expand_counts_fighters_on_every_forest_around() -> None:  # [IB 8.8, 8.9]
    t = bot("IC04").iron(auria=3).wood(o1=2, m2=1, o3=1).do(Expand())
    choice = t.choice(EXPAND)
    assert choice.scores("bot-fighters-around") == {"target argentimar": 3, "target chromia": 2}
    t.expect(chromia=2)


def test_expand_then_takes_marked_outer_mountains_with_a_foundation() -> None:  # [IB 8.8]
    t = bot("IC04").iron(auria=3).foundation("chromia").known("chromia", "argentimar").do(Expand())
    choice = t.choice(EXPAND)
    assert choice.scores("bot-free-outer")["target chromia"] == 0
    assert choice.kept("bot-lost-foundation") == ["target chromia"]


def test_expand_last_takes_unmarked_inner_mountains_beside_the_largest_warband() -> None:  # [IB 8.8]
    t = bot("IC04").iron(ferrum=5).known("auria").wood(c1=1, c3=2, c4=1).do(Expand()).tell("die high-even")
    choice = t.choice(EXPAND)
    assert choice.kept("bot-worth-expanding")[:3] == ["target lithimar", "target palladimor", "target zincur"]
    assert choice.kept("bot-warband-beside") == ["target lithimar", "target palladimor"]
    assert choice.winner == "target palladimor"
    t.expect(ferrum=3, palladimor=2)


def test_expand_passes_over_what_no_unit_can_reach() -> None:  # [IB 8.10]
    t = bot("IC04").iron(auria=1, lithimar=2).do(Expand())
    assert t.choice(EXPAND).kept("bot-units-can-come") == ["target palladimor", "target cobaltis"]
    t.expect(cobaltis=1, lithimar=1)


def test_a_golem_alone_will_do_for_expand() -> None:  # [IB 8.1, 8.10]
    bot("IC04").iron(lithimar=1).golems(lithimar=1).do(Expand()).expect(lithimar=1, golems={"cobaltis": 1})


# -- the Drill


def test_a_full_drill_goes_towards_the_closest_forge() -> None:  # [IB 8.11]
    t = drill(bot("IC04").drill("argentimar", cargo=3, track=2).iron(chromia=5).wood())
    choice = t.choice(DRILL)
    assert choice.kept("bot-towards-forge") == ["drill auria"]
    t.tell("draw IC05")
    t.expect(drill="auria", cargo=4)


def test_an_emptier_drill_keeps_away_from_forges() -> None:  # [IB 8.11]
    t = drill(bot("IC04").drill("auria", cargo=2, track=1).iron(ferrum=9, zincur=1))
    assert "drill ferrum" not in t.choice(DRILL).kept("bot-no-forge-there")


def test_of_several_the_drill_takes_the_largest_warband_then_the_quietest() -> None:  # [IB 8.12, 7.6] [IW A17]
    t = drill(bot("IC04").iron(auria=2, zincur=2, lithimar=1).wood(m1=3, m3=1, c1=1)).tell("die low-odd")
    choice = t.choice(DRILL)
    assert choice.kept("bot-largest-warband") == ["drill auria", "drill zincur"]
    assert choice.scores("bot-warband-beside") == {"drill auria": 3, "drill zincur": 3}
    t = drill(bot("IC04").iron(auria=2, zincur=2).wood(m3=1))
    assert t.choice(DRILL).kept("bot-warband-beside") == ["drill zincur"]


def test_with_no_warband_about_the_drill_goes_next_to_the_largest() -> None:  # [IB 8.12]
    t = drill(bot("IC04").iron(cobaltis=3, argentimar=1))
    choice = t.choice(DRILL)
    assert choice.scores("bot-warband-next-door") == {
        "drill auria": 1,
        "drill lithimar": 3,
        "drill palladimor": 0,
        "drill zincur": 0,
    }
    t.expect(drill="lithimar")


def test_arrival_loads_and_unloads_as_ever() -> None:  # [IB 8.13]
    drill(bot("IC04").iron(auria=1)).expect(drill="auria", cargo=2, track=1, ic=0)
    t = drill(bot("IC04").drill("auria", cargo=4, track=3).iron(ferrum=1))
    t.expect(drill="ferrum", cargo=0, track=0, ic=4)


def test_the_third_step_draws_unseen_to_the_bottom() -> None:  # [IB 8.13, 3.6]
    t = drill(bot("IC04", "IC05").drill("auria", cargo=2, track=2).iron(zincur=3)).tell("draw IC30")
    assert t.bot_hand == ["IC04", "IC05", "IC30"]


@pytest.mark.parametrize(("held", "spares", "lost"), [(1, 1, 0), (2, 1, 1), (1, 0, 1), (0, 0, 0)])
def test_the_second_step_shakes_a_vision_loose(held: int, spares: int, lost: int) -> None:  # [IB 8.14]
    visions = ["V-zincur", "V-chromia"][:held]
    scene = bot("IC04", ironbot__drill_spares=spares).drill("auria", cargo=2, track=1).iron(zincur=3)
    drill(scene.hand(*visions))
    if lost:
        scene.tell("return V-zincur")
        assert "V-zincur" in scene.zone("visions.deck")
        assert [t.message for t in scene.last if t.known_to(1)].count("lost-vision-hidden") == 1
        assert [t.message for t in scene.last if t.known_to(0)].count("lost-vision") == 1
    assert len(scene.zone("visions.hand")) == held - lost
    scene.expect(auria=1)


def test_up_to_two_fighters_of_the_largest_warband_escort_the_drill() -> None:  # [IB 6.5]
    t = bot("IC04").drill("auria").iron(ferrum=6, zincur=4).golems(zincur=1).do(EscortDrill())
    choice = t.choice("bot-picks-escort")
    assert choice.scores("bot-largest-source") == {"march ferrum auria": 3, "march zincur auria": 5}
    t.expect(zincur=2, auria=2, golems={"zincur": 1})


# -- Forges


def test_a_forge_is_built_where_the_smallest_warband_stands() -> None:  # [IB 8.15]
    t = (
        bot("IC04")
        .crystals(ic=6)
        .iron(argentimar=3, chromia=2, cobaltis=2)
        .foundation("argentimar", "chromia", "cobaltis")
    )
    build(t.open().match)
    t.do()
    t.tell("die low-odd")
    choice = t.choice("bot-picks-forge")
    assert choice.kept("bot-smallest-warband") == ["build chromia", "build cobaltis"]
    t.expect(ic=1, built={"chromia"})


def test_the_die_is_rolled_again_without_that_parity() -> None:  # [IB 10.3]
    t = bot("IC04").iron(argentimar=1, cobaltis=1).foundation("argentimar", "cobaltis").do(BuildForge(0))
    t.tell("die low-odd")
    assert "die-shows-nobody" in [told.message for told in t.last]
    t.tell("die high-even")
    assert t.choice("bot-picks-forge").winner == "build cobaltis"


def test_a_table_may_let_the_die_take_the_same_end() -> None:  # [IB 10.3]
    t = bot("IC04", die_same_end=1).iron(argentimar=1, cobaltis=1).foundation("argentimar", "cobaltis")
    t.do(BuildForge(0)).tell("die high-odd")
    assert t.choice("bot-picks-forge").winner == "build cobaltis"


@pytest.mark.parametrize(
    ("face", "forge"),
    [("low-even", "argentimar"), ("low-odd", "chromia"), ("high-even", "gallimor"), ("high-odd", "plumbarum")],
)
def test_the_four_faces_of_the_die(face: str, forge: str) -> None:  # [IB 10.1, 10.2]
    places = ("argentimar", "chromia", "cuprumis", "gallimor", "plumbarum")
    t = bot("IC04").iron(**dict.fromkeys(places, 1)).foundation(*places)
    t.do(BuildForge(0)).tell(f"die {face}")
    assert t.choice("bot-picks-forge").winner == f"build {forge}"
