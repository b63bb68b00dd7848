"""Hexes are next to each other as on a board, and lines are straight."""

from clockwood.kernel.hexes import DIRECTIONS, WAYS, apart, hexagon, next_hexes, ring


def test_a_ring_goes_round_without_a_gap() -> None:
    for radius in range(1, 5):
        around = ring(radius)
        assert len(set(around)) == 6 * radius
        for k, place in enumerate(around):
            assert apart(place, (0, 0)) == radius
            assert apart(place, around[k - 1]) == 1


def test_sides_start_at_corners() -> None:
    assert [ring(3)[side * 3] for side in range(6)] == [(q * 3, r * 3) for q, r in DIRECTIONS]


def test_going_there_and_back_again() -> None:
    places = hexagon(4)
    table = next_hexes(places)
    for place in range(len(places)):
        for way in range(WAYS):
            beside = int(table[place * WAYS + way])
            if beside >= 0:
                assert apart(places[place], places[beside]) == 1
                assert table[beside * WAYS + (way + 3) % WAYS] == place


def test_lines_end_at_the_edge() -> None:
    places = hexagon(2)
    table = next_hexes(places)
    for way in range(WAYS):
        place, steps = 0, 0
        while place >= 0:
            place, steps = int(table[place * WAYS + way]), steps + 1
        assert steps == 3
