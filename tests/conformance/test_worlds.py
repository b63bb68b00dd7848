"""Second worlds differ in what a seat cannot know, fit what it knows, and are made without blind copies."""

from clockwood.games.forge_war.cards.cells import CARDS as FORGE_CARDS
from clockwood.games.forge_war.cards.cells import DECK_STARTS
from clockwood.games.ironwood.words import IRONCLAD
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.testing.hidden import card_region, held_cards, hidden_cards, named_cards
from clockwood.testing.play import decisions
from clockwood.testing.variants import Variant
from clockwood.testing.worlds import otherwise_chosen, otherwise_dealt
from conformance.variants import variants

assert variants()
PEARLS = Variant("pearls", {})
BEACONS = Variant("beacons", {"nights": 30})


def begun(variant: Variant, answers: int) -> Match:
    match = variant.match(1)
    for count in decisions(match, seeded(2)):
        if count == answers:
            break
    return match


def test_another_deal_looks_the_same_to_the_seat_and_not_to_others() -> None:
    match = begun(PEARLS, 2)
    dealt = otherwise_dealt(match, 0, seeded(3))
    assert dealt is not None
    assert match.game.view(dealt, 0) == match.game.view(match, 0)
    assert match.game.view(dealt, 1) != match.game.view(match, 1)


def test_where_nothing_can_lie_otherwise_there_is_no_other_deal() -> None:
    match = PEARLS.match(1)
    region = card_region(match)
    assert region is not None
    for at in range(region.start, region.start + region.size):
        match.state[at] = 0
    assert otherwise_dealt(match, 0, seeded(3)) is None


def test_cards_with_other_backs_never_change_places() -> None:  # [FW F11.3]
    match = begun(Variant("forge-war", {"players": 1, "length": "epic", "difficulty": "random"}), 3)
    decks = [range(FORGE_CARDS + DECK_STARTS[k], FORGE_CARDS + DECK_STARTS[k + 1]) for k in range(len(DECK_STARTS) - 1)]
    groups = hidden_cards(match, 0)
    assert sum(any(at in deck for deck in decks) for group in groups for at in group[:1]) > 1
    assert all(sum(any(at in deck for at in group) for deck in decks) <= 1 for group in groups)


def test_a_card_that_a_secret_names_stays() -> None:  # [IW R2.3]
    match = begun(Variant("ironwood", {}), 30)
    named = named_cards(match, int(IRONCLAD))
    assert named
    for seed in range(20):
        dealt = otherwise_dealt(match, int(IRONCLAD), seeded(seed))
        assert dealt is not None
        assert all(dealt.state[at] == match.state[at] for at in named)


def test_the_cards_of_a_seat_that_marked_some_of_them_stay() -> None:  # [B3]
    match = BEACONS.match(1)
    for _ in decisions(match, seeded(2)):
        held = held_cards(match, 0)
        if held:
            dealt = otherwise_dealt(match, 0, seeded(4))
            assert dealt is None or all(dealt.state[at] == match.state[at] for at in held)
            return
    raise AssertionError("nobody keeps a secret")


def test_a_drawn_card_is_another_answer_that_only_the_drawer_can_tell() -> None:
    match = PEARLS.match(1, told_chance=True)
    found = list(otherwise_chosen(match, seeded(1)))
    assert [choice.seat for choice in found] == [-1, 0]
    assert all(choice.others for choice in found)
