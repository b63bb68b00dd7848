"""Services that automata buy: Mercenaries for a building, cards for the Lizards, and the advanced ones."""

import pytest

from clockwood.kernel.options import Value
from games.root.builder import Scene
from games.root.riverfolk.builder import LEFT, held

ROBOTS = "riverfolk-robots:1"
DULL = ("royal-claim",)
"""A Market without an item."""


def shop(market: tuple[str, ...] = DULL, /, **options: Value) -> Scene:
    """Marquise, Eyrie and the Robots with a Market; chance is told."""
    scene = Scene({"riverfolk": 1, "seat.riverfolk": ROBOTS, **options}).row("posts_left", **LEFT).told()
    return scene.cards("market", *(f"{card} @{k + 1}" for k, card in enumerate(market)))


def advanced(market: tuple[str, ...] = DULL, /, **options: Value) -> Scene:
    return shop(market, services="advanced", **options)


def bought(scene: Scene) -> list[tuple[str, str]]:
    """Return what was bought, and by which rule."""
    names = scene.content.names["service"]
    return [(names[int(told.terms[2].value)], told.cite) for told in scene.heard("bought-service")]


# -- Mercenaries for a building


def marquise(**options: Value) -> Scene:
    return shop(**{"seat.marquise": "mechanical-marquise:1"}, **options)


def test_mercenaries_for_a_building() -> None:  # [RR SV4b] [RR SV1]
    t = marquise().put(c5="marquise 1, eyrie 2, riverfolk 2").cards("orders.marquise", "anvil")
    t.stack("MarquiseBuild marquise", seat="marquise")
    assert (bought(t), t.at("c5")["sawmill"], held(t, "payments")) == ([("mercenaries", "RR SV4b")], 1, {"marquise": 2})


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("marquise 1, eyrie 4, riverfolk 2", 0),  # still the Eyrie's
        ("marquise 3, eyrie 2, riverfolk 2", 0),  # hers without them
        ("marquise 1, eyrie 2, riverfolk 2", 1),  # the Robots lead
    ],
)
def test_nobody_is_hired_in_vain(pieces: str, points: int) -> None:  # [RR SV4b] [RR SV1]
    t = marquise().put(c5=pieces).vp(riverfolk=points).cards("orders.marquise", "anvil")
    t.stack("MarquiseBuild marquise", seat="marquise")
    assert (bought(t), t.see("hired.marquise")) == ([], 0)


def test_mercenaries_for_a_roost() -> None:  # [RR SV4b]
    t = shop(**{"seat.eyrie": "electric-eyrie:1"}).put(c5="eyrie 1, marquise 2, riverfolk 1").supply("eyrie", 5)
    t.put(c12="roost").stack("RaiseRoost eyrie", seat="eyrie")
    assert (bought(t), t.at("c5").get("roost")) == ([("mercenaries", "RR SV4b")], 1)


def test_mercenaries_for_a_market() -> None:  # [RR SV4b]
    t = shop(duchy=1, **{"seat.duchy": "drillbit-duchy:1"}).put(c5="duchy 1, marquise 2, riverfolk 2")
    t.stack("DrillbitBuild duchy", seat="duchy")
    assert (bought(t), t.at("c5").get("citadel"), t.see("duchy.vp")) == ([("mercenaries", "RR SV4b")], 1, 0)


def lizards(market: tuple[str, ...] = DULL, /, **options: Value) -> Scene:
    return shop(market, lizards=1, **{"seat.lizards": "logical-lizards:1"}, **options)


@pytest.mark.parametrize(("otters", "gardens"), [(2, 1), (1, 0)])
def test_mercenaries_for_a_garden(otters: int, gardens: int) -> None:  # [RR SV4b] [AM SV5]
    t = lizards().put(c8=f"marquise 2, riverfolk {otters}", c1="recruiter", c6="roost", c12="roost")
    t.stack("SuitRitual lizards fox", seat="lizards")
    assert (len(bought(t)), t.at("c8").get("garden", 0)) == (gardens, gardens)


# -- the Lizards


def test_the_lizards_craft_a_bought_card() -> None:  # [RR SV2] [RR SV5] [AM SV4]
    t = lizards(("birdy-bindle", "root-tea-fox", "royal-claim")).stack("CraftSoul lizards", seat="lizards")
    t.go("deal ambush-rabbit")
    assert t.picks("bot-buys") == ["buy-card root-tea-fox: alone"]
    assert (bought(t), t.see("lizards.items.tea"), t.see("lizards.vp")) == ([("hand-card", "RR SV2")], 1, 1)
    assert (t.zone("root-tea-fox"), t.zone("ambush-rabbit")) == ("souls", "souls")
    assert next(line for line in t.table.position().splitlines() if "root-tea-fox" in line).count("@1")


def test_the_lizards_buy_no_bird() -> None:  # [RR SV5]
    t = lizards(("birdy-bindle", "royal-claim")).stack("CraftSoul lizards", seat="lizards").go("deal ambush-rabbit")
    assert bought(t) == []


def test_a_person_of_the_lizards_buys_a_card() -> None:  # [RR 9.2.3.I] [RF 11.2.7.I]
    t = shop(("birdy-bindle", "anvil"), lizards=1).start("birdsong", "lizards").go("buy-card birdy-bindle")
    assert (t.zone("birdy-bindle"), held(t, "payments")) == ("hand.lizards", {"lizards": 2})


def test_greedy_robots_score_for_automata_too() -> None:  # [RR GREEDY]
    t = shop(("root-tea-fox",), **{"seat.riverfolk": f"{ROBOTS}+greedy", "seat.marquise": "mechanical-marquise:1"})
    t.put(c1="keep, marquise 4").vp(marquise=5).start("birdsong", "marquise").go("deal ambush-rabbit")
    assert (len(bought(t)), t.see("riverfolk.vp")) == (1, 1)


# -- advanced services

BIRD_OR_TEA = ("root-tea-fox", "woodland-runners", "anvil")


def test_a_bird_comes_first() -> None:  # [RR SV6]
    t = advanced(BIRD_OR_TEA, **{"seat.marquise": "mechanical-marquise:1"}).put(c1="keep, marquise 4")
    t.start("birdsong", "marquise").go("deal ambush-rabbit")
    assert t.picks("bot-buys") == ["buy-card woodland-runners: is-bird"]


def test_basic_services_know_no_birds_first() -> None:  # [RR SV2] [AM SV1]
    t = marquise_with(BIRD_OR_TEA)
    assert (t.asked, sorted(t.options())) == ("chance", ["buy-card anvil", "buy-card root-tea-fox"])


def marquise_with(market: tuple[str, ...]) -> Scene:
    t = shop(market, **{"seat.marquise": "mechanical-marquise:1"}).put(c1="keep, marquise 4")
    return t.start("birdsong", "marquise").go("deal ambush-rabbit")


@pytest.mark.parametrize(("order", "buys"), [("ambush-rabbit", True), ("ambush-bird-1", False)])
def test_any_bird_for_the_order(order: str, buys: bool) -> None:  # [RR SV6]
    options: dict[str, Value] = {"alliance": 1, "seat.alliance": "automated-alliance:1", "eyrie": 0}
    t = advanced(("royal-claim", "ambush-fox"), **options).start("birdsong", "alliance").go(f"deal {order}")
    assert bought(t) == ([("hand-card", "RR SV6")] if buys else [])
    assert t.zone("royal-claim") == ("discard" if buys else "market")  # the Alliance's turn is over


def eyrie(market: tuple[str, ...], *decree: str) -> Scene:
    t = advanced(market, **{"seat.eyrie": "electric-eyrie:1"}).put(c1="roost, eyrie 4")
    return t.cards("decree.fox", *decree).start("birdsong", "eyrie")


def test_the_eyrie_buy_an_order_of_a_new_suit() -> None:  # [RR SV7] [AM SV2]
    t = eyrie(("foxfolk-steel", "bake-sale", "royal-claim"), "anvil").go("deal ambush-fox")
    assert t.picks("bot-buys") == ["buy-card bake-sale: alone"]
    assert (bought(t), t.see("eyrie.items.coins")) == ([("hand-card", "RR SV7")], 1)
    assert (t.zone("bake-sale"), t.zone("ambush-fox")) == ("decree.rabbit", "discard")


def test_the_eyrie_buy_to_craft_otherwise() -> None:  # [RR SV7] [RR SV2]
    t = eyrie(("foxfolk-steel", "royal-claim")).go("deal ambush-fox")
    assert bought(t) == [("hand-card", "RR SV2")]
    assert t.zone("foxfolk-steel") == "decree.fox"


def test_an_order_bought_by_the_eyrie_is_not_replaced() -> None:  # [AM SV2]
    t = eyrie(("foxfolk-steel", "ambush-rabbit"), "anvil").go("deal ambush-fox")
    assert bought(t) == [("hand-card", "RR SV7")]


@pytest.mark.parametrize(("services", "to", "boats"), [("advanced", "c11", 1), ("basic", "c12", 0)])
def test_the_eyrie_move_along_rivers(services: str, to: str, boats: int) -> None:  # [RR SV7] [RR SV3]
    t = shop(services=services, **{"seat.eyrie": "electric-eyrie:1"}).cards("decree.rabbit", "bake-sale")
    t.put(c10="roost, eyrie 4", c1="marquise 1", c2="marquise 1", c12="marquise 1")
    t.stack("SuitedDecree eyrie 1 2", seat="eyrie")
    assert t.picks("bot-moves")[0].startswith(f"move c10 {to}: ")
    assert bought(t) == [("riverboats", "RR SV7")] * boats


def test_a_path_needs_no_boats() -> None:  # [RR SV7]
    t = advanced(**{"seat.eyrie": "electric-eyrie:1"}).cards("decree.rabbit", "bake-sale")
    t.put(c10="roost, eyrie 4", c5="marquise 1", c11="marquise 1").stack("SuitedDecree eyrie 1 2", seat="eyrie")
    assert t.picks("bot-moves")[0].startswith("move c10 c12: ")
    assert bought(t) == []


@pytest.mark.parametrize(
    ("services", "origin", "exhausted"),
    [
        ("basic", "c10", ["VB MOVEa", "VB MOVEa"]),
        ("advanced", "c10", ["RR SV5"]),
        ("advanced", "c5", ["RR SV5", "VB MOVEa"]),
        ("advanced", "c12", ["VB MOVEa"]),
    ],
)
def test_the_vagabot_takes_boats(services: str, origin: str, exhausted: list[str]) -> None:  # [RR SV8] [RR SV5]
    t = shop(services=services, eyrie=0, vagabond=1, **{"seat.vagabond": "vagabot:1"})
    t.vagabond(origin, "thief", "boots 4").stack("GoNearest vagabond 1024 0", seat="vagabond")
    assert t.see("vagabond.pawn") == "c11"
    assert [told.cite for told in t.heard("exhausted-item")] == exhausted


def test_the_lizards_fill_up_the_souls() -> None:  # [RR SV9] [AM SV3]
    market = ("anvil", "royal-claim", "bake-sale", "investments")
    t = lizards(market, services="advanced").vp(riverfolk=9).cards("souls", "ambush-fox @1", "cobbler-1 @2")
    t.start("birdsong", "lizards").go("buy-card anvil", "buy-card bake-sale")
    assert bought(t) == [("hand-card", "RR SV9")] * 3
    assert [t.zone(card) for card in market] == ["souls", "market", "souls", "souls"]
    assert held(t, "payments") == {"lizards": 6}


@pytest.mark.parametrize(("souls", "supply"), [(5, 10), (4, 1)])
def test_enough_souls_or_nothing_to_pay(souls: int, supply: int) -> None:  # [RR SV9] [RR SV1]
    pile = ("anvil", "cobbler-1", "investments", "foxfolk-steel", "ambush-fox")[:souls]
    t = lizards(("bake-sale",), services="advanced").supply("lizards", supply)
    t.cards("souls", *(f"{card} @{k + 1}" for k, card in enumerate(pile))).start("birdsong", "lizards")
    assert bought(t) == []


@pytest.mark.parametrize(("services", "left"), [("advanced", {}), ("basic", {"marquise": 3, "sawmill": 1})])
def test_the_corvids_buy_a_favor(services: str, left: dict[str, int]) -> None:  # [RR SV10] [AM SV3]
    t = shop(("favor-of-the-foxes",), services=services, corvids=1, **{"seat.corvids": "cogwheel-corvids:1"})
    t.put(c1="marquise 3, sawmill", c5="marquise 1", c8="corvids 1").start("birdsong", "corvids")
    assert (t.at("c1"), t.at("c8"), t.at("c5")) == (left, {"corvids": 1}, {"marquise": 1})
    assert (t.see("corvids.vp"), t.zone("favor-of-the-foxes")) == ((0, "market") if left else (1, "discard"))


def duchy(*kept: str, **options: Value) -> Scene:
    t = advanced(("ambush-fox", "ambush-rabbit"), duchy=1, **{"seat.duchy": "drillbit-duchy:1"}, **options)
    return t.cards("kept.duchy", *kept).put(c8="marquise 4, duchy 2")


def test_the_duchy_buys_an_ambush() -> None:  # [RR SV10b] [AM SV3]
    t = duchy().start("birdsong", "duchy").go("buy-card ambush-rabbit")
    assert (bought(t), t.zone("ambush-rabbit"), t.zone("ambush-fox")) == (
        [("hand-card", "RR SV10b")],
        "kept.duchy",
        "market",
    )


def test_a_kept_ambush_is_played() -> None:  # [RR SV10b]
    t = duchy("ambush-bird-1", "ambush-mouse").start("daylight", "marquise").go("battle c8 duchy")
    assert t.picks("bot-ambushes") == ["ambush ambush-bird-1: alone"]
    assert (t.at("c8"), t.zone("ambush-bird-1")) == ({"marquise": 2, "duchy": 2}, "discard")


def test_a_suited_ambush_before_a_bird_and_foiled() -> None:  # [RR SV10b] [RT 4.3.1.I]
    scene = advanced(("anvil",), duchy=1, **{"seat.duchy": "drillbit-duchy:1"}).put(c8="marquise 4, duchy 2")
    t = scene.cards("kept.duchy", "ambush-bird-1", "ambush-fox").hand("marquise", "ambush-bird-2")
    t.start("daylight", "marquise").go("battle c8 duchy")
    assert (t.picks("bot-ambushes"), t.step) == (["ambush ambush-fox: is-suited"], "Foil")
    t.go("ambush ambush-bird-2", "roll 0 0")
    assert t.at("c8") == {"marquise": 4, "duchy": 2}


def test_automata_are_not_ambushed() -> None:  # [RR SV10b] [GE 2.8.2b]
    t = duchy("ambush-bird-1", **{"seat.marquise": "mechanical-marquise:1"})
    t.stack("Battle marquise c8 duchy", seat="marquise").go("roll 0 0")
    assert t.zone("ambush-bird-1") == "kept.duchy"
