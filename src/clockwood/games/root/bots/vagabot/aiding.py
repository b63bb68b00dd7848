"""The Vagabot's aid: items of another's box for cards and points. [VB 7.5.3a] [VB 7.5.3b] [VB QUESTING]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LETTER, numbers_at
from clockwood.games.root.bots.common.targets import points_of
from clockwood.games.root.bots.vagabot.items import exhaust_items, settle_track, usable
from clockwood.games.root.bots.vagabot.walking import PLAIN, GoNearest
from clockwood.games.root.content import content_of
from clockwood.games.root.events import item_term, whom
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import gain
from clockwood.games.root.factions.vagabond.relations import take_from_box
from clockwood.games.root.factions.vagabond.verbs import TAKE_ITEM
from clockwood.games.root.rules.handing import draw_cards
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import items_of
from clockwood.games.root.verbs import AGAINST
from clockwood.games.root.words import ALL_ITEMS, CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, fewest, pick
from clockwood.kernel.step import SeatStep, Step


class PlayerPoints(Score):
    """Points of a player. [AM GEN5]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return points_of(match, AGAINST.only(candidate))


PLAYER_POINTS: Final = PlayerPoints()
TRAILING: Final = [fewest("player-points", PLAYER_POINTS)]


def crafted_items(match: Match, seat: i64) -> i64:
    """Count the items in a Crafted Items box."""
    found: i64 = 0
    for item in range(ALL_ITEMS):
        found += match.state[items_of(seat, item)]
    return found


def aided_at(match: Match, seat: i64, clearing: i64) -> vec[i64]:
    """Return the players in a clearing who could be aided: they have points and crafted items. [VB 7.5.3a] [AM GEN5]"""
    content = content_of(match)
    options = vec[i64](capacity=6)
    for other in content.lettered:
        if (
            other != seat
            and is_there(content, match.state, other, clearing)
            and crafted_items(match, other)
            and points_of(match, other) >= 0
        ):
            options = append(options, AGAINST.code1(other))
    return options


def begin_aid(match: Match, seat: i64) -> None:
    """Aid somebody here; with the trait Questing go first to the nearest who could be aided. [VB QUESTING]"""
    match.push(VagabotAid(seat))
    if not numbers_at(match, seat).is_on("seeks_aid"):
        return
    mask: i64 = 0
    for clearing in range(CLEARINGS):
        mask |= bit(clearing) if len(aided_at(match, seat, clearing)) else 0
    if mask:
        match.push(GoNearest(seat, mask, PLAIN))


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotAid(SeatStep):
    """Aid whoever here has crafted items, of several the one with fewest points. [VB 7.5.3a]"""

    def run(self, match: Match) -> None:
        place = cells.place_of(match, self.seat)
        options = aided_at(match, self.seat, place) if place < CLEARINGS else vec[i64]()
        if usable(match, self.seat) == 0:
            options = vec[i64]()
        found = pick(match, self, options, "bot-aids", "VB 7.5.3a", TRAILING, BY_LETTER, self.seat)
        if not found and match.listening:
            match.tell("aids-nobody", "VB 7.5.3a", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        """Exhaust and take as many items as there are, a point and a card for each. [VB 7.5.3b] [VB 7.5.3c]"""
        other = AGAINST.only(action)
        limit = numbers_at(match, self.seat).number("aid_items")
        count = min(limit, usable(match, self.seat))
        count = min(count, crafted_items(match, other))
        exhaust_items(match, self.seat, count, "VB 7.5.3b")
        match.push(TakeBoxed(self.seat, other, count, count))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeBoxed(Step):
    """Items leave the box, by lot where some stay; then come cards and points. [VB 7.5.3b] [RT U10]"""

    def __init__(self, seat: i64, other: i64, count: i64, left: i64) -> None:
        self.seat = seat
        self.other = other
        self.count = count
        self.left = left

    def run(self, match: Match) -> None:
        if self.left == 0:
            self.thank(match)
            return
        options = vec[i64](capacity=8)
        weights = vec[i64](capacity=8)
        for item in range(ALL_ITEMS):
            if match.state[items_of(self.other, item)]:
                options = append(options, TAKE_ITEM.code1(item))
                weights = append(weights, match.state[items_of(self.other, item)])
        if self.left == crafted_items(match, self.other):
            self.chosen(match, options[0])
        else:
            match.ask_weighted(self, options, weights)

    def chosen(self, match: Match, action: i64) -> None:
        item = TAKE_ITEM.only(action)
        take_from_box(match, self.other, item)
        gain(match, self.seat, item)
        if match.listening:
            match.tell("took-item-from", "VB 7.5.3b", [who(self.seat), whom(self.other), item_term(item)])
        match.push(TakeBoxed(self.seat, self.other, self.count, self.left - 1))

    def thank(self, match: Match) -> None:
        numbers = numbers_at(match, self.seat)
        settle_track(match, self.seat)
        draw_cards(match, self.other, self.count * numbers.number("aid_cards"))
        score(match, self.seat, self.count + numbers.number("aid_points"), "VB 7.5.3b")
