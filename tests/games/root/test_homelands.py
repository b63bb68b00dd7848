"""The homelands of the advanced setup: where each faction may settle, and what stands there. [RT A.8.3]"""

import pytest

from clockwood.games.root.content import root_content
from clockwood.games.root.rules.homelands import SpreadAround
from clockwood.scene.builder import SceneBuilder
from clockwood.words import Words
from games.root.drafting import Draft, apart


def test_the_eyrie_settles_at_the_edge_and_far_away() -> None:
    """[EY ADV] [RT A.8.3.I] [RT A.8.3.II]"""
    d = Draft(3, "eyrie", "duchy", "marquise", "lizards")
    d.go("pick duchy", "homeland c1")
    while d.step == "SpreadAround":
        d.go(d.options()[0])
    d.go("pick eyrie")
    land = root_content(d.table.match.content).land
    edge = [f"c{int(k) + 1}" for k in land.edge]
    assert d.homes() == [f"c{k}" for k in range(1, 13) if f"c{k}" in edge and apart(d, "c1", f"c{k}") >= 3]
    assert d.why_not("homeland c1") == "no-homeland [RT A.8.3.I]"
    home = d.homes()[0]
    d.go(f"homeland {home}")
    assert (d.see(f"eyrie.{home}"), d.see(f"roost.{home}"), d.see(f"start.{home}")) == (6, 1, "eyrie")
    assert d.step == "FirstLeader"


def test_a_distance_that_cannot_be_kept_shrinks() -> None:
    """[RT A.8.3.II] two clearings between, else not adjacent, else anywhere"""
    d = Draft(2, "eyrie", "duchy", "lizards", seat_alliance="automated-alliance")
    d.go("pick duchy")
    match = d.table.match
    start = next(region.start for region in match.game.layout.regions if region.name == "start")

    def offered(*taken: int) -> list[str]:
        for clearing in range(12):
            match.state[start + clearing] = 3 if clearing + 1 in taken else 0
        match.ask_again()
        return d.homes()

    beside = [f"c{k}" for k in range(1, 13) if apart(d, "c12", f"c{k}") <= 1]
    assert offered(12) == [f"c{k}" for k in range(1, 13) if f"c{k}" not in beside]
    assert offered(*(k for k in range(1, 13) if k not in (2, 5))) == ["c2", "c5"]


@pytest.mark.parametrize(
    ("faction", "taken", "message", "cite", "english", "polish"),
    [
        ("eyrie", "", "ask-homeland", "A.8.3.I",
         "One at the edge of the map, with an open slot, that is nobody's homeland.",
         "Taka, która leży na skraju mapy, ma wolne miejsce na budynek i nie jest niczyją siedzibą."),
        ("eyrie", "1", "ask-homeland-apart", "A.8.3.II",
         "One at the edge of the map, with an open slot, that has two or more clearings between it and every homeland",
         "i ma co najmniej dwie polany między sobą a każdą cudzą siedzibą."),
        ("eyrie", "1 3", "ask-homeland-nearer", "A.8.3.II",
         "that is not adjacent to any homeland of others; none has two clearings between.",
         "nie sąsiaduje z żadną cudzą siedzibą; żadna nie leży o dwie polany dalej."),
        ("lizards", "5", "ask-homeland-apart", "A.8.3.II",
         "One with an open slot that is not adjacent to any homeland of others.",
         "Taka, która ma wolne miejsce na budynek i nie sąsiaduje z żadną cudzą siedzibą."),
        ("duchy", "1 2 3 4 10 11 12", "ask-homeland-nearer", "A.8.3.II",
         "One that is nobody's homeland; all of them are adjacent to homelands of others.",
         "Taka, która nie jest niczyją siedzibą; każda sąsiaduje z jakąś cudzą."),
        ("corvids", "5", "ask-homeland", "A.8.3.I",
         "One that is nobody's homeland.", "Taka, która nie jest niczyją siedzibą."),
    ],
)  # fmt: skip
def test_the_question_for_a_homeland_says_why_those_clearings_are_offered(
    faction: str, taken: str, message: str, cite: str, english: str, polish: str
) -> None:
    """[RT A.8.3.I] [RT A.8.3.II] on the table and in the terminal, in each language"""
    d = Draft(3, "eyrie", "lizards", "duchy", "corvids").go("pick eyrie" if faction == "corvids" else f"pick {faction}")
    if faction == "corvids":
        d.go(d.options()[0], "leader despot", "pick corvids")
    match = d.table.match
    start = next(region.start for region in match.game.layout.regions if region.name == "start")
    for clearing in range(12):
        match.state[start + clearing] = 1 if str(clearing + 1) in taken.split() else 0
    match.ask_again()
    assert len(d.homes()) > 1
    asked = match.game.prompt(match, d.question)
    assert (asked.message, asked.cite) == (message, f"RT {cite}")
    for language, said in (("en", english), ("pl", polish)):
        scene = SceneBuilder(match.content, language).scene(d.table, int(d.question.seat))
        assert scene.question is not None
        assert said in scene.question.prompt.text
        assert said in Words(language, match.content, with_ids=False).told(asked)


def test_the_marquise_has_three_homelands_side_by_side() -> None:
    """[MC ADV] [RT A.8.3.III]"""
    d = Draft(2, "marquise", "duchy", "eyrie")
    d.go("pick marquise", "homeland c1")
    second = d.homes()
    assert all(apart(d, "c1", home) <= 2 for home in second)
    assert d.why_not("homeland c3") == "far-from-home [MC ADV]"
    d.go("homeland c10")
    assert all(1 in (apart(d, "c1", home), apart(d, "c10", home)) for home in d.homes())
    third = d.homes()[0]
    d.go(f"homeland {third}")
    assert sum(int(d.see(f"marquise.c{k}")) for k in range(1, 13)) == 15
    assert [d.see(f"marquise.{home}") for home in ("c1", "c10", third)] == [2, 2, 2]
    d.go("build c10 keep", "build c1 sawmill")
    assert d.why_not("build c1 workshop") == "one-building-each [MC ADV]"
    d.go("build c10 workshop")
    assert (d.see("sawmill.c1"), d.see("workshop.c10"), d.see(f"recruiter.{third}")) == (1, 1, 1)
    assert d.asked == "player1"
    d.go("pick duchy")
    near = [f"c{k}" for k in range(1, 13) if min(apart(d, home, f"c{k}") for home in ("c1", "c10", third)) < 2]
    assert set(d.homes()) & set(near) == set()


def test_the_keep_is_not_beside_an_enemy_homeland() -> None:
    """[MC ADV]"""
    d = Draft(2, "marquise", "duchy", "eyrie")
    d.go("pick eyrie", "homeland c1", "leader despot", "pick marquise", "homeland c10", "homeland c12", "homeland c4")
    assert apart(d, "c1", "c10") == 1
    assert "build c10 keep" not in d.options()
    assert set(d.options()) <= {"build c12 keep", "build c4 keep"}


def test_the_cult_settles_apart_and_spreads_evenly() -> None:
    """[LC ADV] [RT A.8.3a]"""
    d = Draft(3, "eyrie", "lizards", "marquise", "duchy")
    d.go("pick eyrie", "homeland c1", "leader despot", "pick lizards")
    assert all(apart(d, "c1", home) > 1 for home in d.homes())
    d.go("homeland c11")
    assert (d.see("lizards.c11"), d.see("garden.c11"), d.see("acolytes")) == (4, 1, 2)
    while d.step == "SpreadAround":
        d.go(d.options()[0])
        if d.step == "SpreadAround":
            stand = next(f"c{k}" for k in range(1, 13) if d.see(f"lizards.c{k}") == 1)
            assert d.why_not(f"recruit {stand}") == "uneven-spread [RT A.8.3a]"
    beside = [int(d.see(f"lizards.c{k}")) for k in range(1, 13) if apart(d, "c11", f"c{k}") == 1]
    assert sum(beside) == 3
    assert max(beside) - min(beside) <= 1
    assert d.step == "FirstOutcast"


def test_the_duchy_settles_apart_and_spreads_evenly() -> None:
    """[UD ADV] [RT A.8.3a]"""
    d = Draft(2, "eyrie", "duchy", "marquise")
    d.go("pick duchy", "homeland c3")
    while d.step == SpreadAround.__name__:
        d.go(d.options()[0])
    beside = [int(d.see(f"duchy.c{k}")) for k in range(1, 13) if apart(d, "c3", f"c{k}") == 1]
    assert (d.see("duchy.c3"), d.see("tunnel.c3"), sum(beside)) == (2, 1, 5)
    assert max(beside) - min(beside) <= 1


def test_the_alliance_sets_up_as_always() -> None:
    """[WA ADV]"""
    d = Draft(3, "eyrie", "alliance", "marquise", "duchy")
    d.go("pick alliance")
    d.skip_to("")
    assert d.see("count.supporters.alliance") == 3
    assert d.asked == "player2"


def test_the_company_shows_its_hand_once_it_is_known() -> None:
    """[RF ADV] [RF 11.2.5]"""
    d = Draft(3, "eyrie", "riverfolk", "marquise", "duchy")
    d.go("pick riverfolk")
    assert len(d.heard("laid-open")) == 5
    shown = [key for key, where in d.table.view(0).items() if where == "open-hand.riverfolk"]
    assert len(shown) == 5
    while d.asked == "player3":
        d.go(d.options()[0])
    assert sum(int(d.see(f"riverfolk.c{k}")) for k in range(1, 13)) == 4
    assert d.step == "Pick"


def test_the_conspiracy_lays_a_plot_in_its_homeland() -> None:
    """[CC ADV] [CC 13.2.2a] anywhere, face down, and a warrior in a clearing of each suit after it"""
    d = Draft(3, "eyrie", "corvids", "marquise", "duchy")
    d.go("pick eyrie", "homeland c1", "leader despot", "pick corvids")
    assert d.homes() == [f"c{k}" for k in range(2, 13)]
    d.go("homeland c5")
    assert (d.asked, d.step) == ("player2", "LayPlot")
    d.go("lay raid")
    assert (d.see("corvids.c5"), d.see("start.c5")) == (1, "corvids")
    for seat, shown in ((0, False), (1, True), (-1, False)):
        assert any("raid" in f"{key} {value}" for key, value in d.table.view(seat).items() if "c5" in key) == shown
    for _ in range(3):
        assert d.step == "CorvidStart"
        d.go(d.options()[0])
    assert sum(int(d.see(f"corvids.c{k}")) for k in range(1, 13)) == 4
    assert (d.asked, d.step) == ("player1", "Pick")
