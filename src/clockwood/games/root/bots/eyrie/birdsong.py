"""The Electric Eyrie's Birdsong after the order card: it joins the Decree; a lost roost comes back. [EE 5.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST
from clockwood.games.root.bots.common.order import order_card
from clockwood.games.root.bots.common.recruiting import supply_of
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.bots.eyrie.columns import add_card
from clockwood.games.root.bots.eyrie.turmoil import fall_into_turmoil
from clockwood.games.root.content import content_of
from clockwood.games.root.events import suit_term
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.rules.placing import place_piece, place_warriors, why_not_build
from clockwood.games.root.table.cells import suit_mask
from clockwood.games.root.verbs import BUILD
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import ALLOWED, SeatStep, Step

NEW_WARRIORS: Final[i64] = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class JoinDecree(SeatStep):
    """The order card goes to the column of its suit; then a roost is placed where there is none. [EE 5.4.3]"""

    def run(self, match: Match) -> None:
        card = order_card(match, self.seat)
        homeless = cells.roosts(match.state) == 0
        if card == NONE:
            if homeless:
                fall_into_turmoil(match, self.seat)
            return
        suit = content_of(match).deck.suit[card]
        add_card(match, card, suit)
        if match.listening:
            match.tell("joined-decree", "EE 5.4.3", [who(self.seat), card_term(card), suit_term(suit)])
        if homeless:
            match.push(RebuiltRoost(self.seat, suit))


@mypyc_attr(acyclic=True, free_list_len=1)
class RebuiltRoost(Step):
    """A roost and four warriors in the ordered clearing of highest priority that takes them all. [EE 5.4.4]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=12)
        enough = supply_of(match, self.seat) >= NEW_WARRIORS
        for clearing in by_priority(match, suit_mask(match.state, self.suit), lowest=False):
            if why_not_build(match, self.seat, clearing) == ALLOWED and enough:
                options = append(options, BUILD.code2(clearing, cells.ROOSTS))
        if not pick(match, self, options, "bot-rebuilds", "EE 5.4.4", [], HIGHEST, self.seat):
            fall_into_turmoil(match, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        place_piece(match, self.seat, cells.ROOST, cells.ROOSTS, clearing, "EE 5.4.4")
        place_warriors(match, self.seat, clearing, NEW_WARRIORS, "EE 5.4.4")
