"""Items under ruins. Nobody knows them, so that each is drawn when a ruin is first explored. [VA 9.3.4] [VA 9.5.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import OUT, RUINS, UNDER_RUIN
from clockwood.games.root.events import item_term, where
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import gain
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS, RUIN
from clockwood.games.root.verbs import DEAL, PASS, TAKE
from clockwood.games.root.words import ALL_CARDS, CLEARINGS, ITEMS, RUIN_ITEMS, UNDER_RUINS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import card_cell, count_in, draw, lies_in, look, move_seen
from clockwood.kernel.step import NOT_ASKED, Step

NOT_UNDER_IT: Final[i64] = REASONS.add("not-under-it", "VA 9.7.3")

SET: Final[i64] = len(UNDER_RUINS)
KIND: Final = vec[i64]([ITEMS.index(item) for item in UNDER_RUINS])
FIRST: Final[i64] = CARDS + RUIN_ITEMS
LAST: Final[i64] = CARDS + ALL_CARDS


def item_of(card: i64) -> i64:
    """Return the kind of an item under a ruin."""
    return KIND[(card - RUIN_ITEMS) % SET]


def lay_under_ruins(match: Match) -> None:
    """Hide a set of items, two with two Vagabonds; each is laid once. [VA 9.3.4] [VA 9.7.1]"""
    laid = ALL_CARDS - RUIN_ITEMS - count_in(match.state, FIRST, LAST, OUT)
    wanted = SET * min(cells.pawns(match), 2)
    if laid >= wanted:
        return
    for at in range(FIRST + laid, FIRST + wanted):
        match.state[at] = card_cell(RUINS, 0, 0, 0)
    if match.listening:
        match.tell("hid-items", "VA 9.3.4", [])


def found_under_ruins(match: Match, seat: i64, item: i64) -> i64:
    """Count the items of a kind in a Vagabond's set that no longer lie under a ruin. [VA 9.3.4] [VA 9.7.1]"""
    which: i64 = 0
    for other in range(seat):
        which += cells.is_vagabond(match, other)
    found: i64 = 0
    for k in range(SET):
        at = FIRST + which * SET + k
        if KIND[k] == item and not any(lies_in(match.state, at, UNDER_RUIN + zone) for zone in range(SET + 1)):
            found += 1
    return found


def zone_at(match: Match, clearing: i64) -> i64:
    """Return the zone under the ruin of a clearing."""
    for k, ruin in enumerate(content_of(match).land.ruins):
        if ruin == clearing:
            return UNDER_RUIN + k
    raise AssertionError


def empty_ruins(match: Match) -> list[str]:
    """Name ruins where the map has none, so that no item lies under them. [RT 5.1.4]"""
    names = match.content.names["clearing"]
    return [
        f"state.ruin.{names[clearing]}: the map has no ruin there [RT 5.1.4]"
        for clearing in range(CLEARINGS)
        if match.state[RUIN + clearing] and clearing not in content_of(match).land.ruins
    ]


def begin_explore(match: Match, seat: i64, clearing: i64) -> None:
    """Look under a ruin and take an item there. [VA 9.5.3]"""
    match.push(TakeFromRuin(seat, clearing))
    look_under(match, seat, clearing)


def look_under(match: Match, seat: i64, clearing: i64) -> None:
    """Let an explorer see what lies under a ruin: drawn now, or left there by another explorer. [VA 9.7.3]"""
    zone = zone_at(match, clearing)
    if count_in(match.state, FIRST, LAST, zone) == 0:
        match.push(LookUnder(seat, clearing, min(cells.pawns(match), 2)))
        return
    match.reveal()
    for at in range(FIRST, LAST):
        if lies_in(match.state, at, zone):
            look(match.state, at, seat)
            if match.listening:
                terms = [who(seat), where(clearing), card_term(at - CARDS)]
                match.tell("found-card", "VA 9.7.3", terms, bit(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class LookUnder(Step):
    """The explorer sees what lies under a ruin. [VA 9.7.3]"""

    def __init__(self, seat: i64, clearing: i64, left: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.left = left

    def run(self, match: Match) -> None:
        match.ask_pile(self, FIRST, LAST, RUINS, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        draw(match.state, FIRST, LAST, CARDS + card, zone_at(match, self.clearing), self.seat)
        if match.listening:
            terms = [who(self.seat), where(self.clearing)]
            match.tell("looked-under", "VA 9.7.3", terms, ~bit(self.seat))
            match.tell("found-card", "VA 9.7.3", [*terms, card_term(card)], bit(self.seat))
        if self.left > 1:
            match.push(LookUnder(self.seat, self.clearing, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeFromRuin(Step):
    """One item is taken, of a kind not taken from a ruin before. [VA 9.7.3]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = takeable(match, self.seat, self.clearing)
        if cells.pawns(match) > 1:
            match.ask_secretly(self, self.seat, options)
        else:
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_UNDER_IT if TAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if TAKE.has(action):
            take_from_ruin(match, self.seat, self.clearing, TAKE.only(action))
            score(match, self.seat, 1, "VA 9.5.3")


def takeable(match: Match, seat: i64, clearing: i64) -> vec[i64]:
    """Return the items that may be taken; where there is none, to take nothing. [VA 9.7.3]"""
    found = match.state[cells.block(match, seat) + cells.FOUND]
    options = vec[i64](capacity=2)
    for card in range(RUIN_ITEMS, ALL_CARDS):
        if lies_in(match.state, CARDS + card, zone_at(match, clearing)) and not found >> item_of(card) & 1:
            options = append(options, TAKE.code1(card))
    return options if len(options) else append(options, PASS.code())


def take_from_ruin(match: Match, seat: i64, clearing: i64, card: i64) -> None:
    """Reveal an item and take it; an emptied ruin leaves the map. [VA 9.5.3]"""
    item = item_of(card)
    move_seen(match.state, CARDS + card, OUT)
    gain(match, seat, item)
    match.state[cells.block(match, seat) + cells.FOUND] |= bit(item)
    if match.listening:
        match.tell("explored", "VA 9.5.3", [who(seat), item_term(item), where(clearing)])
    if count_in(match.state, FIRST, LAST, zone_at(match, clearing)) == 0:
        match.state[RUIN + clearing] = 0
        if match.listening:
            match.tell("ruin-left", "VA 9.5.3", [where(clearing)])
