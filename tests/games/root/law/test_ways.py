"""Ways that rivers, ferries and snares open and close, and guesses between actions, solved by hand from the Law."""

from games.root.builder import Scene, table
from games.root.corvids.builder import crows, plots
from games.root.test_lizards import cult


def lake_company(pieces: str, far: str) -> Scene:
    """The Riverfolk with two funds of the Marquise on the Lake, the ferry in c1."""
    t = table(riverfolk=1, map="lake", suits="preset").set(ferry="c1").put(c1=pieces, c10=far)
    t.row("prices", **{"hand-card": 1, "riverboats": 1, "mercenaries": 1})
    t.row("posts_left", fox=3, rabbit=3, mouse=3).row("funds", marquise=2)
    t.left["marquise"] -= 2
    return t.start("daylight", "riverfolk").go("move c1 c10")


def test_swimmers_may_choose_the_ferry() -> None:  # [RT M.3.5a] [RT M.3.5b] [RF 11.2.2] [RF I3]
    t = lake_company("riverfolk 2", "eyrie 1")
    assert t.options() == ["take-along 1", "take-along 2", "ferry-over 1", "ferry-over 2"]
    t.go("ferry-over 2")
    assert (t.see("ferry"), t.see("count.open-hand.riverfolk"), t.see("riverfolk.c10")) == ("c10", 1, 2)
    t = lake_company("riverfolk 2", "eyrie 1").go("take-along 2")
    assert (t.see("ferry"), t.see("count.open-hand.riverfolk"), t.see("riverfolk.c10")) == ("c1", 0, 2)


def test_on_the_ferry_swimmers_need_rule() -> None:  # [RT M.3.5a]
    t = lake_company("riverfolk 2, eyrie 3", "eyrie 1")
    assert t.options() == ["take-along 1", "take-along 2"]
    assert t.why_not("ferry-over 1") == "no-ferry [RT M.3.5a]"


def test_who_moves_regardless_of_rule_takes_the_ferry_so() -> None:  # [CC 13.2.3] [RT M.3.5a] [RT 4.2.1]
    t = crows(map="lake", suits="preset").set(ferry="c1").put(c1="corvids 1, marquise 2", c10="eyrie 2")
    assert t.start("daylight", "corvids").options("move c1 c1") == ["move c1 c10", "move c1 c11", "move c1 c12"]
    t = table(deck="exiles", map="lake", suits="preset").set(ferry="c1").put(c1="marquise 1, eyrie 2", c10="eyrie 2")
    t.crafted("marquise", "corvid-planners").start("daylight", "marquise").go("march")
    assert t.options("move c1 c10") == ["move c1 c10"]


def test_sympathy_spreads_over_rivers_that_are_paths() -> None:  # [WA 8.4.2.I] [RT 2.2.1] [RT 2.3] [RF 11.2.7.II]
    t = table(alliance=1, deck="exiles").put(c5="sympathy").cards("supporters.alliance", "bake-sale", "birdy-bindle")
    assert "spread c10" not in t.start("birdsong", "alliance").options()
    t = table(alliance=1, deck="exiles").put(c5="sympathy").cards("supporters.alliance", "bake-sale", "birdy-bindle")
    t.crafted("alliance", "boat-builders").start("birdsong", "alliance")
    while t.step in ("CardWindow", "MayRevolt"):
        t.go("done")
    assert t.options("spread") == ["spread c1", "spread c2", "spread c10"]


def test_a_raid_spreads_over_rivers_that_are_paths() -> None:  # [CC 13.7.4] [RT 2.2.1] [RT 2.3]
    for crafted, brought in (([], 0), (["boat-builders"], 1)):
        t = plots(crows(deck="exiles"), c5="raid").put(c5="marquise 3").crafted("corvids", *crafted).told()
        t.start("daylight", "marquise").go("battle c5 corvids", "roll 0 0")
        assert [t.see(f"corvids.{c}") for c in ("c1", "c2", "c10")] == [1, 1, brought]


def test_a_snare_holds_the_harrier() -> None:  # [CC 13.7.2] [VA V.8] [RT 1.1.2]
    t = plots(table(corvids=1, vagabond=1), c5="snare up").vagabond("c5", "harrier", "torch, boots")
    t.start("daylight", "vagabond")
    assert (t.options("glide"), t.options("move")) == ([], [])
    t = plots(table(corvids=1, vagabond=1), c5="snare up").vagabond("c5", "harrier", "torch, boots")
    assert "slip c1" in t.start("birdsong", "vagabond").options()


# -- guesses between actions


def test_a_guess_between_operations() -> None:  # [CC 13.2.4a] [CC 13.2.4c]
    t = (
        plots(table(corvids=1, alliance=1), c5="raid")
        .put(c1="alliance 2")
        .set(officers=2)
        .hand("alliance", "bake-sale")
    )
    t.left["alliance"] -= 2
    t.start("evening", "alliance").go("move c1 c5", "take-along 2")
    assert t.options("expose c5") == [f"expose c5 {kind}" for kind in ("bomb", "snare", "extortion", "raid")]
    t.go("expose c5 raid", "show bake-sale")
    assert (t.see("alliance.vp"), t.step, t.see("corvids.c1")) == (1, "Operations", 0)


def test_a_guess_with_a_card_that_came_back() -> None:  # [CC 13.2.4a] [LC 10.6.1]
    t = plots(cult(corvids=1), c5="bomb").put(c5="lizards 1").hand("lizards", "bake-sale").start("daylight", "lizards")
    t.go("ritual-recruit bake-sale", "recruit c5")
    assert (t.step, t.options("expose c5 bomb")) == ("CultCraft", ["expose c5 bomb"])
    assert t.go("expose c5 bomb", "show bake-sale").see("lizards.vp") == 1


def test_a_guess_between_conspiracies() -> None:  # [CC 13.2.4a] [LC 10.4.3.I]
    t = plots(cult("rabbit", 1, corvids=1), c5="bomb").put(c5="lizards 2, corvids 1").hand("lizards", "bake-sale")
    t.set(acolytes=1)
    t.left["lizards"] -= 1
    t.stack("Conspire lizards", seat="lizards", phase="birdsong")
    assert "expose c5 bomb" in t.options()
    t.go("expose c5 snare", "show bake-sale")
    assert (t.step, t.options("expose")) == ("Conspire", [])
