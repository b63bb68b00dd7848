"""The cards that a seat sees, by the zones they lie in."""

from clockwood.games.root.deck.zones import ZONES, sees
from clockwood.kernel.piles import is_known


def test_a_seat_sees_what_the_zone_or_its_own_knowledge_shows() -> None:
    for zone in range(len(ZONES)):
        for knows in (0, 0b1, 0b100010, 0xFF):
            cell = zone | knows << 16
            for seat in range(-1, 6):
                assert sees(cell, seat) == is_known(cell, ZONES, seat)
