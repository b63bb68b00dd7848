"""The Law on cards: deck, suits, hands, play areas."""

import pytest

from clockwood.games.root.words import DECKS, SUITS
from games.root.builder import table
from games.root.law.builder import content_for

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")


@pytest.mark.parametrize("deck", DECKS)
def test_the_deck(deck: str) -> None:  # [RT 2.1a] [RT 2.1.2] [RT 2.1.3] [RT A.2]
    content = content_for(deck=deck)
    kinds = [content.deck.kind[card] for card in range(54)]
    suits = [SUITS[int(content.deck.suit[card])] for card in range(54)]
    assert [suits.count(suit) for suit in SUITS] == [14, 13, 13, 14]
    ambushes = sorted(suit for suit, kind in zip(suits, kinds, strict=True) if kind == 3)
    assert ambushes == ["bird", "bird", "fox", "mouse", "rabbit"]
    assert sorted(suit for suit, kind in zip(suits, kinds, strict=True) if kind == 4) == sorted(SUITS)


def test_ambush_and_dominance_are_spent_but_not_crafted() -> None:  # [RT 2.1.2] [RT 2.1.3] [RT 3.3.3a] [RT G.31]
    t = table().put(c5="sawmill, workshop", c1="workshop").hand("marquise", "ambush-rabbit", "dominance-rabbit")
    t.start("daylight", "marquise")
    assert t.options("craft") == []
    assert t.why_not("craft ambush-rabbit") == t.why_not("craft dominance-rabbit") == "not-craftable [RT 4.1.1d]"
    t.go("overwork ambush-rabbit", "overwork dominance-rabbit")
    assert (t.at("c5")["wood"], t.zone("ambush-rabbit"), t.zone("dominance-rabbit")) == (2, "discard", "available")


def test_discarded_cards_lie_open_the_deck_does_not() -> None:  # [RT 1.2.2] [RT G.5]
    t = table().cards("discard", "anvil").cards("available", "dominance-fox").start("daylight", "marquise")
    for eye in (-1, 0, 1):
        view = t.table.view(eye)
        assert (view["card.anvil"], view["card.dominance-fox"]) == ("discard", "available")
        assert "deck" not in [where for key, where in view.items() if key.startswith("card.")]


def test_supporters_are_counted_by_all_and_seen_by_one() -> None:  # [RT 1.2.1b]
    t = table(alliance=1).cards("supporters.alliance", "anvil").start("daylight", "marquise")
    assert [t.see("count.supporters.alliance", seat) for seat in range(3)] == [1, 1, 1]
    assert [t.see("card.anvil", seat) for seat in range(3)] == [0, 0, "supporters.alliance"]


def test_a_bird_stands_for_any_suit() -> None:  # [RT 2.1.1a] [RT 2.1.1b] [RT 2.1.1e]
    t = table(alliance=1).put(c9="sympathy", c1="marquise 3").hand("marquise", "arms-trader", "anvil")
    t.start("daylight", "marquise").go("march", "move c1 c9", "take-along 2")
    assert t.options() == ["give arms-trader"], "the only card that fits must be given, bird or not"
    assert t.why_not("give anvil") == "not-in-hand [RT 2.1a]"


def test_no_other_card_stands_for_a_bird() -> None:  # [RT 2.1.1d]
    t = table().cards("available", "dominance-bird").hand("marquise", "anvil", "bake-sale", "investments")
    t.start("daylight", "marquise")
    assert t.why_not("fetch dominance-bird") == "no-card-for-it [RT 3.3.4b]"
    t = table().cards("available", "dominance-bird").hand("marquise", "arms-trader").start("daylight", "marquise")
    assert t.options("fetch") == ["fetch dominance-bird"]


def test_a_play_area_is_no_hand() -> None:  # [RT 2.1.4a] [RT 2.1.4b]
    t = (
        table()
        .crafted("eyrie", "dominance-fox", "armorers-1", "cobbler-1", "royal-claim")
        .row("dominance", eyrie="dominance-fox")
    )
    t.hand("eyrie", *FOXES[:5]).crafted("marquise", "stand-and-deliver-1").start("birdsong", "marquise")
    t.go("use stand-and-deliver-1")
    assert (t.see("count.hand.eyrie"), t.see("count.crafted.eyrie")) == (4, 4)
    t = table().crafted("marquise", "armorers-1", "cobbler-1", "royal-claim").hand("marquise", *FOXES[:4])
    t.start("evening", "marquise")
    assert (t.see("count.hand.marquise"), t.asked) == (5, "eyrie"), "the cards in play are not among the five"


def test_completed_quests_lie_in_the_play_area() -> None:  # [RT 2.1.4a]
    t = table(vagabond=1).vagabond("c1", "harrier", "torch, hammer 2").cards("quests", "repair-a-shed-fox")
    t.start("daylight", "vagabond").go("quest repair-a-shed-fox", "for-points")
    assert t.zone("repair-a-shed-fox") == "completed.vagabond"


def test_a_draw_takes_the_top_of_the_deck() -> None:  # [RT 2.1a] [RT G.6]
    t = table().told().start("evening", "marquise")
    assert (t.asked, len(t.options("deal"))) == ("chance", 54)
    t.go("deal anvil")
    assert (t.see("card.anvil", 0), t.see("card.anvil", 1)) == ("hand.marquise", 0)
