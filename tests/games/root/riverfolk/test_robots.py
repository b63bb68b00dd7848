"""The Riverfolk Robots in the turns of others: setup, Market, prices, traits, and services for automata."""

import pytest

from clockwood.games.root.game import GAME
from clockwood.kernel.errors import BadOption
from games.root.builder import Scene, game_of
from games.root.riverfolk.builder import LEFT, box, held, posts

BOT = "riverfolk-robots:1"
WARES = ("anvil", "bake-sale", "royal-claim", "birdy-bindle", "ambush-fox")


def robots(bot: str = BOT, **others: int | str) -> Scene:
    """Marquise, Eyrie and the Robots, with a Market of five cards."""
    scene = Scene({"riverfolk": 1, "seat.riverfolk": bot, **others}).row("posts_left", **LEFT)
    return scene.cards("market", *(f"{card} @{k + 1}" for k, card in enumerate(WARES)))


def test_setup() -> None:  # [RR 9.3.1] [RR 9.3.2] [RR 9.3.3] [RR 9.3.4] [RR 9.3.5] [RR 9.2.1]
    table = game_of({"riverfolk": 1, "seat.riverfolk": BOT, "order": "letter"})
    while table.view(0).get("phase") != "birdsong":
        assert table.decision is not None
        table.choose(int(table.decision.options[0]))
    view = table.view(0)
    assert [view.get(f"riverfolk.c{k}", 0) for k in range(1, 13)] == [0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0]
    assert (view["riverfolk-supply"], view["payments.riverfolk"], view["count.market"]) == (9, 1, 5)
    assert [view[f"posts.{suit}"] for suit in LEFT] == [3, 3, 3]


@pytest.mark.parametrize(("points", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (29, 4)])
def test_prices_follow_the_buyers_points(points: int, price: int) -> None:  # [RR 9.2.3a] [RR 9.2.3b] [RR 9.2.3.I]
    t = robots().vp(marquise=points).start("birdsong", "marquise").go("buy-card anvil")
    assert (held(t, "payments"), t.zone("anvil")) == ({"marquise": price}, "hand.marquise")
    assert t.see("count.market") == 4


def test_one_more_for_each_post() -> None:  # [RR 9.2.3a] [RR 9.2.3.II] [RR 9.2.3.III]
    t = posts(robots(), "c1", "c8").put(c1="marquise 1, riverfolk 1", c8="marquise 1").start("birdsong", "marquise")
    t.go("buy riverboats", "buy mercenaries", "buy-card anvil")
    assert t.step != "Shopping"
    assert (held(t, "payments"), t.see("boats.marquise"), t.see("hires.marquise")) == ({"marquise": 6}, 1, 1)


def test_a_faction_without_warriors() -> None:  # [RR 9.2.3b] [RR 9.2.3.III]
    t = robots(eyrie=0, vagabond=1).vagabond("c7", "thief", "boots 2, torch").start("birdsong", "vagabond")
    assert t.options("buy mercenaries") == []
    t.go("buy riverboats", "exhaust torch")
    assert held(t, "payments") == {"riverfolk": 2}


def test_no_sale_to_a_dominance() -> None:  # [RR 9.2.3c]
    t = robots().row("dominance", marquise="dominance-fox").crafted("marquise", "dominance-fox")
    t.put(c1="marquise 1, keep").start("birdsong", "marquise")
    assert t.step != "Shopping"
    assert held(t, "payments") == {}


def test_a_removed_post_returns() -> None:  # [RR 9.2.2] [RR BOARD] [AM RR5]
    t = box(posts(robots(), "c1"), "payments", marquise=3, eyrie=2).put(c1="marquise 2").told()
    t.stack("MayMove marquise 1", "Battle marquise c1 riverfolk", seat="marquise").go("roll 0 0")
    assert (t.see("posts.fox"), t.see("marquise.vp")) == (3, 1)
    assert held(t, "payments") == {"marquise": 1, "eyrie": 2}


# -- traits


@pytest.mark.parametrize(
    ("points", "scored"), [({"marquise": 5}, 1), ({"eyrie": 5}, 0), ({}, 1), ({"riverfolk": 9, "marquise": 1}, 1)]
)
def test_greedy(points: dict[str, int], scored: int) -> None:  # [RR GREEDY]
    t = posts(robots("riverfolk-robots:1+greedy"), "c1").put(c1="marquise 1").vp(**points).start("birdsong", "marquise")
    before = int(t.see("riverfolk.vp"))
    t.go("buy-card anvil", "buy-card bake-sale")
    assert int(t.see("riverfolk.vp")) - before == scored


def test_involved() -> None:  # [RR INVOLVED] [RT U9]
    t = (
        robots("riverfolk-robots:1+involved")
        .put(c1="marquise 2, eyrie 1, riverfolk 2", c5="keep")
        .supply("marquise", 3)
    )
    t.start("birdsong", "marquise").go("done")
    while t.see("phase") != "daylight":
        t.go(t.options()[0])
    assert (t.see("hired.eyrie"), t.see("hired.marquise"), t.see("ruler.c1")) == (1, 0, "eyrie")
    t = (
        robots("riverfolk-robots:1+involved")
        .put(c1="marquise 2, eyrie 1, riverfolk 2", c5="keep")
        .supply("marquise", 3)
    )
    t.start("birdsong", "marquise").go("buy mercenaries")
    while t.see("phase") != "daylight":
        t.go(t.options()[0])
    assert (t.see("hired.eyrie"), t.see("hired.marquise"), t.see("ruler.c1")) == (0, 1, "marquise")


def test_hired_warriors_defend_others() -> None:  # [RR INVOLVED] [RF 11.2.7.III.a]
    t = robots("riverfolk-robots:1+involved").put(c1="marquise 4, eyrie 1, roost, riverfolk 2").set(hired_by=2).told()
    t.stack("MayMove marquise 1", "Battle marquise c1 eyrie", seat="marquise").go("roll 2 2")
    assert t.at("c1") == {"marquise": 2, "roost": 1, "riverfolk": 1}


def snared(step: str) -> Scene:
    """A step of the Robots with a fox order and two warriors; a snare of the Corvids lies face up in c1."""
    t = robots(BOT, eyrie=0, corvids=1).row("plot", c1=1).row("plot_kind", c1="snare").row("posts_left", fox=2)
    t.put(c8="post").set(plots_up=1, market_order="fox").supply("riverfolk", 2)
    return t.stack(f"{step} riverfolk", seat="riverfolk")


def test_a_snare_stops_a_trade_post_alone() -> None:  # [CO 11.8.2] [AM CO2] [AM RR1]
    t = snared("BuildAndGarrison")
    assert (t.at("c1"), t.see("posts.fox"), t.see("riverfolk.vp")) == ({"riverfolk": 1}, 2, 1)


def test_a_warrior_that_a_snare_stops_goes_to_the_next_clearing() -> None:  # [CO 11.8.2] [RR 9.5.2.I]
    t = snared("RobotRecruit")
    assert [t.see(f"riverfolk.{clearing}") for clearing in ("c1", "c6", "c8")] == [0, 1, 1]


def test_a_vagabond_buys_them_off() -> None:  # [RR INVOLVED]
    t = robots("riverfolk-robots:1+involved", eyrie=0, vagabond=1).vagabond("c7", "thief", "boots 2, torch")
    t.put(c1="marquise 1, riverfolk 2").start("birdsong", "vagabond").go("buy mercenaries", "exhaust torch")
    while t.see("phase") != "daylight":
        t.go(t.options()[0])
    assert (t.see("hired.marquise"), t.see("hired.vagabond")) == (0, 0)


@pytest.mark.parametrize(("bot", "lost"), [(BOT, 1), ("riverfolk-robots:1+garrison", 2)])
def test_garrison(bot: str, lost: int) -> None:  # [RR GARRISON]
    t = posts(robots(bot), "c1").put(c1="riverfolk 1, marquise 4").told()
    t.stack("MayMove marquise 1", "Battle marquise c1 riverfolk", seat="marquise").go("roll 2 2")
    assert t.at("c1")["marquise"] == 4 - lost
    t = posts(robots(bot), "c1").put(c1="marquise 4").told()
    t.stack("MayMove marquise 1", "Battle marquise c1 riverfolk", seat="marquise").go("roll 0 0")
    assert ("post" in t.at("c1")) == (lost == 2)


# -- services for automata


def marquise_too(market: tuple[str, ...] = WARES, **points: int) -> Scene:
    """The Mechanical Marquise beside the Robots; she reveals a card that is told."""
    scene = Scene({"riverfolk": 1, "seat.riverfolk": BOT, "seat.marquise": "mechanical-marquise:1"})
    scene.row("posts_left", **LEFT).cards("market", *(f"{card} @{k + 1}" for k, card in enumerate(market)))
    return scene.vp(**points).put(c1="keep, marquise 4").told()


def test_a_card_to_craft_is_bought() -> None:  # [RR SV1] [RR SV2]
    t = marquise_too().start("birdsong", "marquise").go("deal ambush-rabbit")
    assert t.picks("bot-buys") == ["buy-card bake-sale: card-points"]
    assert (t.see("marquise.items.coins"), t.zone("ambush-rabbit")) == (1, "discard")
    assert [told.cite for told in t.heard("bought-service")] == ["RR SV2"]
    assert t.heard("bought-service")[0].terms[3].value == 2


def test_equal_cards_by_lot() -> None:  # [RR SV2]
    t = marquise_too(("foxfolk-steel", "sword-mouse", "royal-claim")).start("birdsong", "marquise")
    t.go("deal ambush-rabbit")
    assert (t.asked, sorted(t.options())) == ("chance", ["buy-card foxfolk-steel", "buy-card sword-mouse"])


@pytest.mark.parametrize(
    ("market", "points", "supply"),
    [
        (("royal-claim", "ambush-fox"), {}, 21),
        (WARES, {"riverfolk": 1}, 21),
        (WARES, {}, 1),
        (WARES, {"marquise": 10}, 2),
    ],
)
def test_no_card_is_bought(market: tuple[str, ...], points: dict[str, int], supply: int) -> None:  # [RR SV1] [RR SV2]
    t = marquise_too(market, **points).supply("marquise", supply).start("birdsong", "marquise")
    t.go("deal ambush-rabbit")
    assert t.heard("bought-service") == []


def test_what_can_be_crafted_is_not_replaced() -> None:  # [RR SV2] [RR SV3]
    t = marquise_too().start("birdsong", "marquise").go("deal foxfolk-steel")
    assert t.heard("bought-service") == []
    assert t.see("boats.marquise") == 0


@pytest.mark.parametrize(("own", "hires"), [(1, True), (2, True), (3, False)])
def test_mercenaries_for_a_weak_attack(own: int, hires: bool) -> None:  # [RR SV4] [RR SV1]
    t = marquise_too(("royal-claim",)).put(c8=f"marquise {own}, riverfolk 2, eyrie 2")
    t.stack("Battle marquise c8 eyrie", seat="marquise").go("roll 3 0")
    assert len(t.heard("bought-service")) == (1 if hires else 0)
    assert t.at("c8").get("eyrie", 0) == (0 if own + 2 * hires >= 2 else 1)


def test_nobody_is_hired_against_the_riverfolk() -> None:  # [RR SV4]
    t = marquise_too(("royal-claim",)).put(c8="marquise 1, riverfolk 2")
    t.stack("Battle marquise c8 riverfolk", seat="marquise").go("roll 0 0")
    assert t.heard("bought-service") == []


def test_the_vagabot_pays_with_an_item_and_the_alliance_with_nothing() -> None:  # [RR SV5]
    options: dict[str, int | str] = {"riverfolk": 1, "seat.riverfolk": BOT, "eyrie": 0, "vagabond": 1}
    t = Scene({**options, "seat.vagabond": "vagabot:1"}).row("posts_left", **LEFT).cards("market", "anvil @1").told()
    t.vagabond("c7", "thief", "boots 3").start("birdsong", "vagabond").go("deal ambush-rabbit")
    assert [told.cite for told in t.heard("exhausted-item")][:1] == ["RR SV5"]
    assert held(t, "payments") == {"riverfolk": 2}
    options = {
        "riverfolk": 1,
        "seat.riverfolk": BOT,
        "eyrie": 0,
        "alliance": 1,
        "seat.alliance": "automated-alliance:1",
    }
    t = Scene(options).row("posts_left", **LEFT).cards("market", "anvil @1").told()
    t.start("birdsong", "alliance").go("deal ambush-rabbit")
    assert [told.cite for told in t.heard("paid-in")][:1] == ["RF 11.2.6c"]


def test_a_person_sells_within_the_limit() -> None:  # [RR SV1] [GE X12]
    t = Scene({"riverfolk": 1, "seat.marquise": "mechanical-marquise:1"}).row("posts_left", **LEFT)
    t.row("prices", **{"hand-card": 1, "riverboats": 1, "mercenaries": 1}).cards("open-hand.riverfolk", "anvil")
    t.put(c1="keep, marquise 4").set(services_bought=1).told()
    t.start("birdsong", "marquise").go("deal ambush-rabbit")
    assert t.heard("bought-service") == []


def test_only_the_riverfolk_are_these_robots() -> None:
    spec = next(spec for spec in GAME.automata if spec.name == "riverfolk-robots")
    assert spec.traits == ["ferocious", "garrison", "greedy", "involved"]
    with pytest.raises(BadOption):
        game_of({"seat.eyrie": BOT})
