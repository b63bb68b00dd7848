"""Vision cards and discovery. [IW R14]"""

from games.ironwood.builder import IRON, WOOD, Scene, table


def searching(**fighters: int) -> Scene:
    return table().wood(**fighters).turn(WOOD)


def test_discovery_needs_vision_warband_and_an_uncontrolled_mountain() -> None:  # [IW R14.1]
    t = (
        searching(m1=1, o2=1)
        .iron(zincur=1)
        .hand("V-argentimar", "V-zincur", "V-chromia")
        .play("WW01")
        .choose("option 2")
    )
    t.expect(asked=WOOD, step="Discover", options=["discover argentimar m1", "skip"])
    assert t.why_not("discover zincur m1") == "mountain-controlled [IW R14.1]"
    assert t.why_not("discover plumbarum m1") == "no-vision [IW R14.1]"
    assert t.why_not("discover chromia m2") == "no-warband [IW R7.4]"
    assert t.why_not("discover chromia m1") == "not-adjacent [IW R9.1]"


def test_no_discovery_from_an_outer_forest() -> None:  # [IW R14.1, R8.5]
    t = searching(o1=2, m2=1).hand("V-argentimar", "V-plumbarum").play("WW01").choose("option 2")
    t.expect(options=["discover argentimar m2", "skip"])
    assert t.why_not("discover plumbarum o1") == "outer-forest [IW R8.5]"


def test_drill_foundation_and_forge_do_not_matter() -> None:  # [IW R14.1, R8.7]
    t = searching(m1=1).forge("argentimar").foundation("plumbarum").drill("argentimar")
    t.hand("V-argentimar", "V-plumbarum").play("WW01").choose("option 2")
    t.expect(options=["discover argentimar m1", "discover plumbarum m1", "skip"])


def test_a_golem_alone_guards_a_mountain() -> None:  # [IW R14.1, R8.7]
    t = searching(m1=1).golems(argentimar=1).hand("V-argentimar").play("WW01")
    t.expect(options=["option 1", "skip"])


def test_the_vision_is_shown_and_a_full_totem_joins_the_warband() -> None:  # [IW R14.2]
    t = searching(m1=1, m2=2).hand("V-argentimar").play("WW01").choose("option 2")
    t.expect(options=["discover argentimar m1", "discover argentimar m2", "skip"])
    t.choose("discover argentimar m2").expect(totems={"m2": 1}, fading={}, asked=IRON)
    assert t.zone("visions.shown") == ["V-argentimar"]
    assert t.open().view(1)["card.V-argentimar"] == "visions.shown"


def test_shown_visions_stay_visible_for_good() -> None:  # [IW R14.2]
    t = searching(m1=1).put("visions.shown", "V-chromia").hand("V-argentimar").play("WW01").choose("option 2")
    t.choose("discover argentimar m1")
    assert t.zone("visions.shown") == ["V-argentimar", "V-chromia"]
    assert t.open().view(-1)["card.V-chromia"] == "visions.shown"


def test_an_inner_mountain_gives_three_crystals() -> None:  # [IW R14.3]
    searching(m1=1).hand("V-auria").play("WW01").go("option 2", "discover auria m1").expect(ww=3, totems={"m1": 1})
    searching(m1=1).hand("V-argentimar").play("WW01").go("option 2", "discover argentimar m1").expect(ww=0)


def test_burned_visions_lie_face_down_and_give_no_totem() -> None:  # [IW R14.4, R18.1]
    t = searching(c1=1).iron(auria=2).hand("WW30", "V-auria").play("WW30").go("done", "pay", "burn V-auria")
    t.expect(totems={}, step="RemoveUnits")
    assert t.zone("visions.burned") == ["V-auria"]
    assert "card.V-auria" not in t.open().view(1)
    assert t.told(IRON) == ["burned-vision-hidden"]
    assert t.told(WOOD) == ["burned-vision"]


def test_without_a_totem_left_the_vision_still_pays() -> None:  # [IW R1.5, R14.2, H10]
    t = searching(m1=1).totems(c1=3).secured(2).hand("V-auria").play("WW01").go("option 2", "discover auria m1")
    t.expect(totems={"c1": 3}, ww=3)
    assert t.zone("visions.shown") == ["V-auria"]


def test_asking_does_not_betray_the_hand() -> None:  # [IW R14.1, R18.1, H6]
    looking = {"WW01": "discover"}
    searching(m1=1).rewrite(**looking).hand("V-cobaltis").play("WW01").expect(asked=WOOD, options=["skip"])
    t = searching(m1=1).rewrite(**looking).play("WW01").expect(asked=IRON)
    assert "nothing-to-discover" in t.told()


def test_a_discovery_that_cannot_be_made_says_why() -> None:  # [IW R14.1, R16.5]
    t = searching(m1=1).rewrite(WW01="discover").iron(argentimar=3).golems(argentimar=1).ongoing(IC29=1)
    t.mark("IC29", "plumbarum").hand("V-argentimar", "V-cobaltis", "V-plumbarum").play("WW01").expect(options=["skip"])
    match = t.open().match
    told = match.game.hindrances(match, t.question)
    assert [(each.message, each.cite, *(term.value for term in each.terms[1:])) for each in told] == [
        ("hindered-guarded", "IW R14.1", 3, 1),
        ("hindered-no-warband", "IW R14.1"),
        ("hindered-marked", "IW R16.5"),
    ]


def test_a_choice_of_effects_says_why_too() -> None:  # [IW H3, R14.1]
    t = searching(m1=1).rewrite(WW01="resolve 1 of {discover | steal 1}").hand("V-cobaltis").play("WW01")
    match = t.expect(options=["skip"]).open().match
    assert [each.message for each in match.game.hindrances(match, t.question)] == ["hindered-no-warband"]


def test_a_watched_mountain_is_not_discovered() -> None:  # [IW R16.5, R14.1]
    t = searching(m1=1).ongoing(IC29=1).mark("IC29", "argentimar").hand("V-argentimar", "V-plumbarum").play("WW01")
    t.choose("option 2").expect(options=["discover plumbarum m1", "skip"])
    assert t.why_not("discover argentimar m1") == "watched-by-mark [IW R16.5]"
