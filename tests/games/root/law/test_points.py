"""The Law on points and dominance."""

from games.root.builder import Scene, table


def test_points_stay_between_none_and_thirty() -> None:  # [RT 3.1.2]
    t = table().leader("despot").vp(eyrie=1).put(c5="eyrie 1, roost").stack("Turmoil eyrie")
    assert t.points()[1] == 0
    t = table().vp(marquise=29).put(c5="marquise 3, roost", c1="marquise 1").told().start("daylight", "marquise")
    t.go("battle c5 eyrie", "roll 0 0")
    assert t.points()[0] == 30


def test_ones_own_losses_score_nobody() -> None:  # [RT 3.2.1a]
    t = table(alliance=1).put(c9="alliance 2, base", c5="sympathy").set(officers=1)
    t.left["alliance"] -= 1
    t.cards("supporters.alliance", "investments").start("evening", "alliance").go("organize c9")
    assert t.points()[2] == 1, "for the sympathy, not for the warrior"
    t = Scene({"alliance": 1, "seat.alliance": "automated-alliance:1"}).told()
    t.put(c9="base, sympathy, marquise 4", c2="sympathy").hand("marquise", "investments", "sword-mouse")
    t.start("daylight", "marquise").go("battle c9 alliance", "roll 2 0")
    assert (t.see("sympathy.c2"), t.points()[0]) == (0, 2), "the tokens that Crackdown takes are not the attacker's"


def test_dominance_has_no_points_to_compare() -> None:  # [RT 3.3.6] [AM GEN5]
    t = Scene({"alliance": 1, "seat.marquise": "mechanical-marquise:1"}).told().vp(alliance=0)
    t.put(c1="marquise 2, eyrie 1, alliance 1").row("dominance", eyrie="dominance-fox")
    t.crafted("eyrie", "dominance-fox").row("supply", hammer=0).start("birdsong", "marquise").go("deal anvil")
    assert t.picks("bot-battles") == ["battle c1 alliance: foe-points"]
    t = Scene({"alliance": 1, "vagabond": 1, "seat.vagabond": "vagabot:1"}).told()
    t.set(vagabond_pawn="c5", vagabond_character="thief").row("vagabond_ready", torch=2).vp(alliance=5)
    t.row("dominance", eyrie="dominance-fox").crafted("eyrie", "dominance-fox").put(c5="eyrie 1, alliance 1")
    t.row("items_2", tea=1).row("items_3", tea=1).stack("VagabotAid vagabond", seat="vagabond")
    assert t.picks("bot-aids") == ["against alliance: alone"], "who has dominance is never the one with fewest"


def test_a_vagabond_wins_by_no_dominance() -> None:  # [RT 3.3.5]
    t = table(alliance=1, vagabond=1).vagabond("c5", "harrier").vp(vagabond=12, marquise=3, eyrie=4, alliance=5)
    t.hand("vagabond", "dominance-fox").start("daylight", "vagabond").go("activate dominance-fox")
    assert t.see("vagabond.coalition") == "marquise"
