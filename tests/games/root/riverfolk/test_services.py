"""Services: who may buy what at which price, the open hand, Riverboats."""

import pytest

from clockwood.games.root.game import GAME
from clockwood.kernel.rng import seeded
from games.root.builder import Scene
from games.root.riverfolk.builder import FOXES, company, funds, held, posts


def shop(scene: Scene, buyer: str = "marquise") -> Scene:
    return scene.start("birdsong", buyer)


def test_bought_at_the_start_of_birdsong() -> None:  # [RF 11.2.6a] [RF 11.2.6b] [RF 11.2.7.I] [RF 11.2.6d]
    t = shop(company().cards("open-hand.riverfolk", "anvil", "bake-sale").supply("marquise", 2))
    assert (t.asked, t.step) == ("marquise", "Shopping")
    assert t.options() == ["done", "buy riverboats", "buy-card anvil", "buy-card bake-sale"]
    assert t.why_not("buy mercenaries") == "too-poor [RF 11.2.6b]"
    assert t.why_not("buy-card foxfolk-steel") == "not-for-sale [RF 11.2.7.I]"
    t.go("buy-card anvil")
    assert (held(t, "payments"), t.see("marquise-supply"), t.zone("anvil")) == ({"marquise": 1}, 1, "hand.marquise")
    assert t.step != "Shopping"


@pytest.mark.parametrize("clearings", [[], ["c1"], ["c1", "c8"]])
def test_one_more_for_each_post_beside_own_pieces(clearings: list[str]) -> None:  # [RF 11.2.6a] [RF 11.2.7.I]
    t = company().cards("open-hand.riverfolk", *FOXES[:4])
    posts(t, "c3", *clearings).put(c1="marquise 1", c8="sawmill", c3="eyrie 1")
    shop(t)
    for card in FOXES[: len(clearings)]:
        t.go(f"buy-card {card}")
        assert t.step == "Shopping"
    t.go(f"buy-card {FOXES[len(clearings)]}")
    assert t.step != "Shopping"
    assert held(t, "payments") == {"marquise": 1 + len(clearings)}


def test_riverboats_need_rule_and_last_a_turn() -> None:  # [RF 11.2.7.II] [RF 11.2.6b]
    t = company().put(c4="marquise 2", c7="eyrie 1", c5="marquise 1, eyrie 2", c10="eyrie 2", c1="keep")
    shop(t).go("buy riverboats")
    while not t.options("march"):
        t.go(t.options()[0])
    t.go("march")
    assert "move c4 c7" in t.options("move")
    assert t.why_not("move c5 c10") == "rules-neither [RT 4.2.1]"
    assert t.see("boats.marquise") == 1


def test_services_end_with_the_turn() -> None:  # [RF 11.2.7.II] [RF 11.2.7.III]
    t = company().set(riverboats=1, hired_by=1, mercenaries_bought=1, services_bought=2)
    t.put(c4="marquise 2").stack("HandLimit marquise", seat="marquise", phase="evening")
    assert (t.see("active"), t.see("boats.marquise"), t.see("hired.marquise")) == ("eyrie", 0, 0)
    assert (t.asked, t.step) == ("eyrie", "Shopping")


def test_the_vagabond_pays_with_items() -> None:  # [RF 11.2.6c] [RF 11.2.7.III.b]
    t = company(eyrie=0, vagabond=1).vagabond("c7", "thief", "boots 2, torch")
    t.cards("open-hand.riverfolk", "anvil")
    shop(t, "vagabond")
    assert t.options() == ["done", "buy riverboats", "buy-card anvil"]
    assert t.why_not("buy mercenaries") == "not-for-you [RF 11.2.7.III.b]"
    t.go("buy riverboats", "exhaust torch")
    assert held(t, "payments") == {"riverfolk": 2}
    assert [told.cite for told in t.heard("exhausted-item")] == ["RF 11.2.6c"] * 2


def test_the_seller_pays_in_what_it_has() -> None:  # [RF 11.2.6c] [RT 1.5.4a]
    t = company(eyrie=0, vagabond=1).vagabond("c7", "thief", "boots 2, torch").supply("riverfolk", 1)
    shop(t, "vagabond").go("buy riverboats", "exhaust torch")
    assert held(t, "payments") == {"riverfolk": 1}


def test_automata_do_not_shop_in_birdsong() -> None:  # [RF 11.2.6d]
    options = {"seat.marquise": "mechanical-marquise:1"}
    t = company(**options).cards("open-hand.riverfolk", "ambush-fox").put(c1="keep").start("birdsong", "marquise")
    assert t.asked == "eyrie"
    assert held(t, "payments") == {}


# -- the open hand


def test_everybody_sees_the_hand() -> None:  # [RF 11.2.3]
    t = funds(company(), riverfolk=2).cards("open-hand.riverfolk", "anvil").told().start("daylight", "riverfolk")
    t.go("draw-for-fund", "deal bake-sale")
    for seat in range(3):
        assert (t.see("card.anvil", seat), t.see("card.bake-sale", seat)) == ("open-hand.riverfolk",) * 2
    assert [told.know for told in t.heard("drew-card")] == [-1]


def test_a_card_taken_at_random_is_seen_by_all() -> None:  # [RF 11.2.3] [RT G.22]
    t = company().cards("open-hand.riverfolk", "anvil", "bake-sale").crafted("marquise", "stand-and-deliver-1").told()
    t.supply("marquise", 0).start("birdsong", "marquise").go("use stand-and-deliver-1")
    assert (t.asked, sorted(t.options())) == ("chance", ["take anvil", "take bake-sale"])
    t.go("take anvil")
    for seat in range(3):
        assert (t.see("card.anvil", seat), t.see("card.bake-sale", seat)) == ("hand.marquise", "open-hand.riverfolk")


def test_a_card_given_into_the_hand_is_seen_by_all() -> None:  # [RF 11.2.3]
    t = company(eyrie=0, vagabond=1).vagabond("c1", "thief", "boots").hand("vagabond", "anvil").put(c1="riverfolk 1")
    t.stack("GiveAid vagabond riverfolk", seat="vagabond").go("give anvil")
    assert t.see("card.anvil", 0) == "open-hand.riverfolk"


def test_questions_about_the_hand_are_open() -> None:  # [RF 11.2.3] [RT 4.3.1] [RT 1.2.1b]
    t = company().put(c1="marquise 3, riverfolk 2").cards("open-hand.riverfolk", "anvil").told()
    t.stack("Battle marquise c1 riverfolk", seat="marquise")
    assert t.asked == "chance"
    t = company().put(c1="marquise 3, riverfolk 2").cards("open-hand.riverfolk", "ambush-fox").told()
    t.stack("Battle marquise c1 riverfolk", seat="marquise")
    assert (t.options(), t.question.secret) == (["pass", "ambush ambush-fox"], False)


def test_outrage_of_an_open_hand() -> None:  # [RF 11.2.3] [WA 8.2.6a] [WA 8.2.6b]
    t = funds(company(marquise=0, alliance=1), riverfolk=1).put(c5="riverfolk 1", c10="sympathy")
    t.cards("open-hand.riverfolk", "bake-sale", "anvil").start("daylight", "riverfolk").go("move c5 c10")
    assert t.see("card.bake-sale", 0) == "supporters.alliance"
    t = funds(company(marquise=0, alliance=1), riverfolk=1).put(c5="riverfolk 1", c10="sympathy")
    t.cards("open-hand.riverfolk", "anvil").told().start("daylight", "riverfolk").go("move c5 c10")
    assert t.asked == "chance"


def test_partisans_and_fetched_cards_stay_open() -> None:  # [RF 11.2.3] [RT 3.3.4a]
    t = funds(company(), riverfolk=1).cards("available", "dominance-fox").cards("open-hand.riverfolk", "anvil")
    t.start("daylight", "riverfolk").go("fetch dominance-fox")
    assert t.see("card.dominance-fox", 0) == "open-hand.riverfolk"


def test_no_blind_copy_changes_the_hand() -> None:  # [RF 11.2.3]
    t = company().cards("open-hand.riverfolk", "anvil", "bake-sale").start("daylight", "riverfolk")
    for seed in range(5):
        copy = t.table.match.copy()
        GAME.resample(copy, 0, seeded(seed))
        assert [GAME.view(copy, 1).get(f"card.{card}") for card in ("anvil", "bake-sale")] == [
            "open-hand.riverfolk"
        ] * 2
