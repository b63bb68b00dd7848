"""The Ironclad's path: Foundations and Forges. [IW R13]"""

from games.ironwood.builder import IRON, WOOD, Scene, table


def reinforcing(*foundations: str, crystals: int = 5) -> Scene:
    return table().foundation(*foundations).crystals(ic=crystals).turn(IRON)


def test_a_foundation_goes_on_a_controlled_outer_mountain_without_one() -> None:  # [IW R13.1]
    t = table().iron(argentimar=1, chromia=1, cobaltis=1, auria=2, ferrum=1).foundation("chromia").forge("cobaltis")
    t.turn(IRON).play("IC03").choose("done").expect(options=["foundation argentimar", "skip"])
    assert t.why_not("foundation chromia") == "has-token [IW R13.1]"
    assert t.why_not("foundation cobaltis") == "has-token [IW R13.1]"
    assert t.why_not("foundation auria") == "not-outer [IW R13.1]"
    assert t.why_not("foundation ferrum") == "not-outer [IW R13.1]"
    assert t.why_not("foundation gallimor") == "not-controlled [IW R8.6]"
    t.choose("foundation argentimar").expect(foundations={"argentimar", "chromia"}, built={"cobaltis"})


def test_there_are_five_tokens() -> None:  # [IW R1.3, R1.5, R13.1]
    t = table().iron(plumbarum=1).foundation("argentimar", "chromia", "cobaltis").forge("cuprumis", "gallimor")
    t.turn(IRON).play("IC03").choose("done").expect(step="MoveDrill")
    t = table().iron(plumbarum=1).foundation("argentimar", "chromia", "cobaltis").forge("cuprumis")
    t.turn(IRON).play("IC03").go("done", "foundation plumbarum").expect(step="MoveDrill")
    assert len(t.row("forges")) == 1 + 5


def test_a_forge_is_a_flipped_foundation_for_five_crystals() -> None:  # [IW R13.2, R16.1, R16.10]
    t = reinforcing("argentimar", "chromia", crystals=7).iron(argentimar=1).play("IC01").choose("pay")
    t.expect(options=["build argentimar", "skip"], ic=2)
    assert t.why_not("build chromia") == "not-controlled [IW R8.6]"
    assert t.why_not("build cobaltis") == "no-foundation [IW R13.2]"
    t.choose("build argentimar").expect(built={"argentimar"}, foundations={"chromia"}, step="Recruit")
    t.expect(options=["recruit ferrum", "recruit argentimar", "done"])


def test_a_forge_is_built_once() -> None:  # [IW R13.2]
    t = reinforcing("chromia").iron(argentimar=1, chromia=1).forge("argentimar").play("IC01").choose("pay")
    assert t.why_not("build argentimar") == "has-forge [IW R13.2]"


def test_other_cards_build_without_a_foundation() -> None:  # [IW R13.2]
    t = table().iron(argentimar=1, chromia=1).foundation("chromia").crystals(ic=7).hand("IC20").turn(IRON).play("IC20")
    t.go("done", "option 2", "pay").expect(options=["build argentimar", "build chromia", "skip"])
    t.choose("build argentimar").expect(built={"argentimar"}, ic=0)


def test_foundations_and_forges_stay_when_the_warband_goes() -> None:  # [IW R13.3]
    t = table().wood(m1=4).iron(argentimar=1, plumbarum=1).foundation("argentimar").forge("plumbarum").hand("WW20")
    t.turn(WOOD).play("WW20").choose("done").fight("attack m1 plumbarum").choose("retreat gallimor")
    t.expect(built={"plumbarum"}, foundations={"argentimar"}, plumbarum=0)


def test_neither_gives_control() -> None:  # [IW R13.3, R8.7]
    t = table().wood(m1=1).forge("plumbarum").foundation("argentimar").hand("V-plumbarum", "V-argentimar")
    t.turn(WOOD).play("WW01").choose("option 2")
    t.expect(options=["discover argentimar m1", "discover plumbarum m1", "skip"])


def test_a_forge_is_a_recruiting_place() -> None:  # [IW R13.4]
    t = table().forge("plumbarum").hand("IC07").turn(IRON).play("IC07")
    t.expect(options=["recruit ferrum", "recruit plumbarum", "done"]).choose("recruit plumbarum x2")
    t.expect(plumbarum=2, asked=WOOD)


def test_the_third_forge_wins_at_once() -> None:  # [IW R13.5]
    t = (
        reinforcing("argentimar")
        .iron(argentimar=1)
        .forge("chromia", "cobaltis")
        .play("IC01")
        .go("pay", "build argentimar")
    )
    t.expect(winner=IRON, asked="", built={"argentimar", "chromia", "cobaltis"})
    outcome = t.open().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.cite, outcome.scores) == ("won-by-forges", "IW R13.5", (0, 3))


def test_ferrum_is_not_counted() -> None:  # [IW R13.5]
    t = reinforcing("argentimar").iron(argentimar=1).forge("chromia").play("IC01").go("pay", "build argentimar")
    t.expect(winner="", step="Recruit")
