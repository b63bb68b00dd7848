"""Frequencies of hidden cards: a blind copy deals them anew, each deal as likely as any other.

A count of n independent copies is as far from what was expected as the observed one, or farther, with a probability of
at most exp(-n·d), where d is the divergence of the two shares (Chernoff, Hoeffding). A group of cards is called uneven
where this bound, over all its counts together, is below `ERROR`. A run that looks at a thousand groups which are dealt
evenly calls one of them uneven less than once in a million such runs.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Hashable
from itertools import pairwise
from typing import Final

from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.piles import zone_of
from clockwood.kernel.rng import Generator
from clockwood.testing.comparing import seats
from clockwood.testing.faults import Fault
from clockwood.testing.hidden import CARD, card_region, held_cards, hidden_cards, named_cards

ERROR: Final = 1e-9
COPIES: Final = 600


def check_even_deals(match: Match, rng: Generator) -> None:
    """Blind copies deal hidden cards evenly, as far as no secret names them."""
    for seat in seats(match):
        held = held_cards(match, seat)
        groups = [group for group in hidden_cards(match, seat) if held.isdisjoint(group)]
        if groups:
            copies = [blind(match, seat, rng) for _ in range(COPIES)]
            named = [named_cards(copy, seat) for copy in copies]
            for group in groups:
                must_be_even(match, seat, deals_of(group, copies, named))


Deal = dict[int, int]
"""Cells of cards, and what they hold."""


def deals_of(group: list[int], copies: list[Match], named: list[set[int]]) -> list[Deal]:
    """Return what the cells of the group hold in each copy, without the cards that a secret names there."""
    return [
        {at: int(copy.state[at]) for at in group if at not in fixed} for copy, fixed in zip(copies, named, strict=True)
    ]


class Tally:
    """Counts of things that were seen, and of those that were to be expected."""

    def __init__(self) -> None:
        self.tries: Counter[Hashable] = Counter()
        self.seen: Counter[Hashable] = Counter()
        self.expected: defaultdict[Hashable, float] = defaultdict(float)

    def add(self, thing: Hashable, seen: bool, chance: float) -> None:
        self.tries[thing] += 1
        self.seen[thing] += seen
        self.expected[thing] += chance

    def strangest(self) -> tuple[Hashable, float]:
        """Return the least likely count, and the logarithm of its probability at most."""
        found = {
            thing: -times * divergence(self.seen[thing] / times, self.expected[thing] / times)
            for thing, times in self.tries.items()
        }
        thing = min(found, key=lambda thing: found[thing])
        return thing, found[thing] + math.log(2 * len(found))


def divergence(seen: float, expected: float) -> float:
    """Return the divergence of one share from another, in nats.

    >>> divergence(0.5, 0.5), round(divergence(1.0, 0.5), 3), divergence(0.5, 0.0)
    (0.0, 0.693, inf)
    """
    found = 0.0
    for one, other in ((seen, expected), (1 - seen, 1 - expected)):
        if one > 0:
            found += one * math.log(one / other) if other > 1e-12 else math.inf
    return max(0.0, found)


def must_be_even(match: Match, seat: int, deals: list[Deal]) -> None:
    """Each card has each place as often as any other, and neighbours are not dealt together."""
    tally = Tally()
    for deal in deals:
        contents, size = Counter(deal.values()), len(deal)
        for at, held in deal.items():
            for content, times in contents.items():
                tally.add((at, content), held == content, times / size)
        alike = sum(times * (times - 1) for times in contents.values()) / (size * (size - 1)) if size > 1 else 0.0
        for one, other in pairwise(deal):
            tally.add((one, other, "alike"), deal[one] == deal[other], alike)
            tally.add((one, other, "order"), deal[one] < deal[other], (1 - alike) / 2)
    if tally.tries:
        thing, log_chance = tally.strangest()
        if log_chance < math.log(ERROR):
            raise Fault(f"blind copies for seat {seat} deal unevenly: {in_words(match, thing, tally)}")


def in_words(match: Match, thing: Hashable, tally: Tally) -> str:
    """Say of the strangest count which cards it is about."""
    region = card_region(match)
    assert region is not None
    assert isinstance(thing, tuple)
    names = match.content.names[CARD]
    often = f"{tally.seen[thing]} times in {tally.tries[thing]}, and {tally.expected[thing]:.0f} were to be expected"
    first = names[thing[0] - region.start]
    if len(thing) == 3:
        return f"{first} and {names[thing[1] - region.start]} lie {'together' if thing[2] == 'alike' else 'so'} {often}"
    return f"{first} lies in {region.zones[int(zone_of(thing[1]))].called(match.content.names['seat'])} {often}"
