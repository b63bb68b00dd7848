"""Prices of services: each marker may move in the Evening. [RF 11.6.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.verbs import PRICE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.verbs import DONE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

NOT_THAT_PRICE: Final[i64] = REASONS.add("not-that-price", "RF PRICE")
PRICED_ALREADY: Final[i64] = REASONS.add("priced-already", "RF 11.6.2")

ALL: Final[i64] = 7
"""All services, as bits."""


def price_options(match: Match, service: i64, options: vec[i64]) -> vec[i64]:
    """Add the prices that a service could have and has not."""
    for price in range(1, cells.DEAREST + 1):
        if match.state[cells.PRICES + service] != price:
            options = append(options, PRICE.code2(service, price))
    return options


def set_price(match: Match, seat: i64, service: i64, price: i64, cite: str) -> None:
    match.state[cells.PRICES + service] = price
    if match.listening:
        match.tell("set-price", cite, [who(seat), Term("service", "service", service), number("n", price)])


@mypyc_attr(acyclic=True, free_list_len=1)
class SetPrices(Step):
    """Each marker may go to another price, once; `left` are the services whose markers may. [RF 11.6.2]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=10), DONE.code())
        for service in range(cells.ALL_SERVICES):
            if self.left >> service & 1:
                options = price_options(match, service, options)
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not PRICE.has(action):
            return NOT_ASKED
        return NOT_THAT_PRICE if self.left >> PRICE.first_of_two(action) & 1 else PRICED_ALREADY

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        service = PRICE.first_of_two(action)
        match.push(SetPrices(self.seat, self.left & ~bit(service)))
        set_price(match, self.seat, service, PRICE.last_of(action), "RF 11.6.2")
