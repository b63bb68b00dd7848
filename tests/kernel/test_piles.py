"""Cards and who knows of them. Eight cards, seats 0 to 2; zones: 0 deck, 1 to 3 hands, 4 discard."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.kernel import piles
from clockwood.kernel.layout import Zone
from clockwood.kernel.piles import EVERY_SEAT, MIDDLE, card_cell, knows_of, place_of, places_of, zone_of
from clockwood.kernel.rng import seeded

FIRST, LAST = i64(0), i64(8)
DECK, HAND, DISCARD = 0, 1, 4


def fresh() -> vec[i64]:
    state = vec[i64](capacity=8)
    for _ in range(8):
        state = append(state, i64(0))
    return state


def seen(state: vec[i64], card: int) -> tuple[int, int, int, int]:
    cell = state[card]
    return int(zone_of(cell)), int(place_of(cell)), int(knows_of(cell)), int(places_of(cell))


def next_up(state: vec[i64]) -> list[int]:
    return [int(at) for at in piles.next_cards(state, FIRST, LAST, DECK)]


def drawn(state: vec[i64], card: int, seat: int) -> None:
    piles.draw(state, FIRST, LAST, card, HAND + seat, seat)


def test_a_cell_holds_zone_place_and_knowledge() -> None:
    cell = piles.card_cell(7, 200, 0b101, 0b100)
    assert (zone_of(cell), place_of(cell), knows_of(cell), places_of(cell)) == (7, 200, 0b101, 0b100)


def test_a_shuffled_pile_is_a_bag() -> None:
    state = fresh()
    assert next_up(state) == list(range(8))
    assert piles.count_in(state, FIRST, LAST, DECK) == 8
    assert [int(at) for at in piles.cards_in(state, FIRST, LAST, DECK)] == list(range(8))
    assert piles.lies_in(state, 3, DECK)


def test_who_draws_knows_the_card() -> None:
    state = fresh()
    drawn(state, 3, seat=1)
    assert seen(state, 3) == (HAND + 1, 0, 0b010, 0)
    assert next_up(state) == [0, 1, 2, 4, 5, 6, 7]


def test_an_unseen_draw_clears_what_can_no_longer_be_told() -> None:
    state = fresh()
    piles.look(state, 5, 0)
    assert seen(state, 5) == (DECK, 0, 0b001, 0)
    drawn(state, 3, seat=1)
    assert seen(state, 5) == (DECK, 0, 0, 0)


def test_who_draws_keeps_what_it_knew_of_the_rest() -> None:
    state = fresh()
    piles.look(state, 5, 0)
    piles.look(state, 5, 1)
    drawn(state, 3, seat=1)
    assert seen(state, 5) == (DECK, 0, 0b010, 0)


def test_a_look_at_the_top_gives_the_card_a_place() -> None:
    state = fresh()
    piles.look_at_top(state, 6, 0)
    assert seen(state, 6) == (DECK, 1, 0b001, 0b001)
    assert next_up(state) == [6]
    piles.look_at_top(state, 6, 2)
    assert seen(state, 6) == (DECK, 1, 0b101, 0b101)


def test_who_knew_the_place_knows_what_was_drawn() -> None:
    state = fresh()
    piles.look_at_top(state, 6, 0)
    drawn(state, 6, seat=1)
    assert seen(state, 6) == (HAND + 1, 0, 0b011, 0)


def test_who_knows_the_place_of_another_card_knows_that_it_stayed() -> None:
    state = fresh()
    piles.put_on_top(state, FIRST, LAST, 2, DECK, 0b001)
    piles.put_on_top(state, FIRST, LAST, 3, DECK, 0b010)
    piles.look(state, 2, 2)
    drawn(state, 3, seat=1)
    assert seen(state, 2) == (DECK, 2, 0b001, 0b001)
    assert seen(state, 3) == (HAND + 1, 0, 0b010, 0)


def test_a_card_taken_out_unseen_leaves_no_place_certain() -> None:
    state = fresh()
    piles.put_on_top(state, FIRST, LAST, 2, DECK, 0b101)
    piles.move_unseen(state, FIRST, LAST, 7, HAND, 0b001)
    assert seen(state, 2) == (DECK, 1, 0b001, 0b001)
    assert seen(state, 7) == (HAND, 0, 0b001, 0)


def test_an_open_move_is_known_to_all_and_harms_no_knowledge() -> None:
    state = fresh()
    piles.look(state, 5, 0)
    piles.move_seen(state, 3, DISCARD)
    assert seen(state, 3) == (DISCARD, 0, EVERY_SEAT, 0)
    assert seen(state, 5) == (DECK, 0, 0b001, 0)


def test_cards_put_on_top_come_last_in_first_out() -> None:
    state = fresh()
    for card in (4, 5, 6):
        piles.put_on_top(state, FIRST, LAST, card, DECK, 0b001)
    order = []
    for _ in range(3):
        (top,) = next_up(state)
        order.append(top)
        drawn(state, top, seat=0)
    assert order == [6, 5, 4]
    assert next_up(state) == [0, 1, 2, 3, 7]


def test_cards_put_at_the_bottom_come_after_the_bag_in_their_order() -> None:
    state = fresh()
    for card in (4, 5):
        piles.put_at_bottom(state, FIRST, LAST, card, DECK, 0b001)
    assert next_up(state) == [0, 1, 2, 3, 6, 7]
    for card in (0, 1, 2, 3, 6, 7):
        drawn(state, card, seat=0)
    assert next_up(state) == [4]
    drawn(state, 4, seat=1)
    assert next_up(state) == [5]
    piles.look_at_top(state, 5, 2)
    assert place_of(state[5]) > MIDDLE


def test_places_at_the_top_never_run_out() -> None:
    state = fresh()
    piles.put_on_top(state, FIRST, LAST, 0, DECK, 0b001)
    for _ in range(400):
        piles.put_on_top(state, FIRST, LAST, 1, DECK, 0b001)
        assert next_up(state) == [1]
        drawn(state, 1, seat=0)
    assert next_up(state) == [0]
    assert seen(state, 0) == (DECK, 2, 0b001, 0b001)


def test_places_at_the_bottom_never_run_out() -> None:
    """A pile that is never shuffled goes round and round."""
    state = fresh()
    for card in range(8):
        piles.put_at_bottom(state, FIRST, LAST, card, DECK, 0)
    for turn in range(400):
        assert next_up(state) == [turn % 8]
        drawn(state, turn % 8, seat=0)
        piles.put_at_bottom(state, FIRST, LAST, turn % 8, DECK, 0)
    assert all(MIDDLE < place_of(state[card]) <= MIDDLE + 9 for card in range(8))


def test_shuffling_in_clears_places_and_keeps_what_lies_there() -> None:
    state = fresh()
    piles.put_on_top(state, FIRST, LAST, 2, DECK, 0b001)
    piles.move_seen(state, 6, DISCARD)
    piles.move_seen(state, 7, DISCARD)
    drawn(state, 0, seat=0)
    piles.shuffle_in(state, FIRST, LAST, DISCARD, DECK, EVERY_SEAT)
    assert seen(state, 2) == (DECK, 0, 0b001, 0)
    assert seen(state, 6) == (DECK, 0, EVERY_SEAT, 0)
    assert seen(state, 0) == (HAND, 0, 0b001, 0)
    assert next_up(state) == [1, 2, 3, 4, 5, 6, 7]


def test_a_redeal_exchanges_zones_and_places_and_nothing_else() -> None:
    state = fresh()
    drawn(state, 1, seat=1)
    drawn(state, 2, seat=2)
    piles.put_on_top(state, FIRST, LAST, 4, DECK, 0b010)
    top = int(state[4])
    before = sorted([int(state[card]) for card in (0, 3, 6, 7)] + [HAND + 1, HAND + 2, top, DECK])
    deals = set()
    for seed in range(300):
        again = state[:]
        piles.redeal(again, vec[i64]([1, 2, 4, 5]), seeded(seed))
        assert sorted(int(cell) for cell in again) == before
        assert [int(again[card]) for card in (0, 3, 6, 7)] == [int(state[card]) for card in (0, 3, 6, 7)]
        deals.add(tuple(int(cell) for cell in again))
    assert len(deals) == 24


def test_a_redeal_does_not_tell_whether_a_card_that_was_known_is_still_there() -> None:
    copies = []
    for card in (1, 2):
        state = fresh()
        piles.look(state, 1, 0)
        drawn(state, card, seat=0)
        piles.redeal(state, vec[i64]([1, 2, 3]), seeded(4))
        copies.append(state)
    assert copies[0] == copies[1]


def placed(state: vec[i64], seed: int, seat: int) -> list[int]:
    """Return the cards that have a place once the places that the seat does not know were dealt again."""
    again = state[:]
    piles.redeal_places(again, FIRST, LAST, DECK, seat, seeded(seed))
    return [card for card in range(FIRST, LAST) if piles.place_of(again[card])]


def test_a_look_at_the_top_tells_others_no_card_though_they_know_what_is_in_the_pile() -> None:
    copies = []
    for card in (1, 2, 5):
        state = fresh()
        piles.look(state, 1, 1)
        piles.look(state, 2, 1)
        piles.look_at_top(state, card, 0)
        assert {k for seed in range(200) for k in placed(state, seed, 1)} == set(range(FIRST, LAST))
        assert {k for seed in range(200) for k in placed(state, seed, 0)} == {card}
        piles.redeal_places(state, FIRST, LAST, DECK, 1, seeded(6))
        copies.append([int(cell) for cell in state])
        assert [piles.knows(state, k, 1) for k in (1, 2, 5)] == [True, True, False]
    assert copies[0] == copies[1] == copies[2]


def test_the_generator_draws_from_the_list_without_making_it() -> None:
    for seed in range(200):
        deal = seeded(seed)
        state = fresh()
        for at in range(FIRST, LAST):
            place = (0, 0, 0, deal.below(127) + 1, 129 + deal.below(100))[deal.below(5)]
            state[at] = piles.card_cell(DECK if deal.below(3) else HAND, place, 0, 0)
        listed = piles.next_cards(state, FIRST, LAST, DECK)
        by_list, without = seeded(seed), seeded(seed)
        wanted = listed[by_list.below(len(listed))] if len(listed) else -1
        assert piles.next_card(state, FIRST, LAST, DECK, without) == wanted
        assert (without.first, without.second) == (by_list.first, by_list.second)


def test_a_seat_forgets_who_else_knows_a_card_where_it_cannot_tell() -> None:
    hand, deck, table = 0, 1, 2
    zones = [Zone("hand", 0b10, 0, 9), Zone("deck", 0, 0, 9), Zone("table", EVERY_SEAT, 0, 9)]
    cells = {
        card_cell(hand, 0, 0b1111, 0): card_cell(hand, 0, 0b0011, 0),  # another's hand: its owner knows its cards
        card_cell(hand, 0, 0b1100, 0): card_cell(hand, 0, 0b1100, 0),  # this seat does not know it: it is dealt again
        card_cell(hand, 0, EVERY_SEAT, 0b1100): card_cell(hand, 0, EVERY_SEAT, 0),
        card_cell(deck, 1, 0b0101, 0b0101): card_cell(deck, 1, 0b0001, 0b0001),
        card_cell(deck, 1, 0b0101, 0b0100): card_cell(deck, 1, 0b0101, 0b0100),  # its place is dealt again
        card_cell(table, 0, 0b0101, 0): card_cell(table, 0, 0b0101, 0),
    }
    state = vec[i64](list(cells))
    piles.forget_others(state, 0, len(cells), zones, 0)
    assert list(state) == list(cells.values())


def test_a_card_is_shown_with_its_place_or_only_named() -> None:
    state = fresh()
    piles.show_to(state, 2, 1)
    piles.name_to_all(state, 4)
    piles.show_to_all(state, 6)
    assert seen(state, 2) == (DECK, 0, 0b010, 0b010)
    assert seen(state, 4) == (DECK, 0, EVERY_SEAT, 0)
    assert seen(state, 6) == (DECK, 0, EVERY_SEAT, EVERY_SEAT)


def test_a_pile_shuffled_by_itself_keeps_what_is_known_of_its_cards() -> None:
    state = fresh()
    piles.put_on_top(state, FIRST, LAST, 5, DECK, 0b001)
    piles.put_on_top(state, FIRST, LAST, 6, DISCARD, 0b001)
    piles.shuffle(state, FIRST, LAST, DECK)
    assert seen(state, 5) == (DECK, 0, 0b001, 0)
    assert place_of(state[6]) == 1
