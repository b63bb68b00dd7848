"""The Company's Daylight: whatever its funds pay for, in any order and number. [RF 11.5.1–11.5.6.III]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.deck.zones import OUT
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.funds import TO_COMMIT, TO_SPEND, PickFunds, funds_of, pay_in, use_funds
from clockwood.games.root.factions.riverfolk.setup import river_clearings, why_not_by_river
from clockwood.games.root.factions.riverfolk.verbs import DRAW_FOR_FUND, ESTABLISH, EXPORT
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.crafting import add_crafts, begin_craft, pay_for, why_not_craft
from clockwood.games.root.rules.handing import can_draw, discard, draw_cards, in_hand
from clockwood.games.root.rules.move_or_battle import why_not_move_or_battle
from clockwood.games.root.rules.moving import add_moves, begin_move
from clockwood.games.root.rules.placing import NONE_LEFT, place_piece, place_warriors, recruits, why_not_place
from clockwood.games.root.rules.ruling import NOBODY, ruler
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS, suit_at
from clockwood.games.root.verbs import BATTLE, CRAFT, DONE, MOVE, RECRUIT
from clockwood.games.root.words import CLEARINGS, DECK_SIZE
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_FUNDS: Final[i64] = REASONS.add("no-funds", "RF 11.2.4")
POST_THERE: Final[i64] = REASONS.add("post-there", "RF 11.5.6.I")
RULED_BY_NOBODY: Final[i64] = REASONS.add("ruled-by-nobody", "RF 11.5.6.I")
NO_FUNDS_OF_RULER: Final[i64] = REASONS.add("no-funds-of-ruler", "RF 11.5.6.II")
EMPTY_DECK: Final[i64] = REASONS.add("empty-deck", "RF 11.5.4")

POST_COST: Final[i64] = 2


def why_not_establish(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why a trade post cannot be established in a clearing. [RF 11.5.6.I] [RF 11.5.6.II]"""
    state = match.state
    if state[cells.POST + clearing]:
        return POST_THERE
    if state[cells.LEFT + suit_at(state, clearing)] == 0:
        return NONE_LEFT
    ruling = ruler(match, clearing)
    if ruling == NOBODY:
        return RULED_BY_NOBODY
    if state[cells.FUNDS + ruling] < POST_COST:
        return NO_FUNDS_OF_RULER
    return why_not_place(match, seat, clearing)


def establish(match: Match, seat: i64, clearing: i64) -> None:
    """Spend two funds of the ruler for a trade post and a warrior. [RF 11.5.6.II] [RF 11.5.6.III]"""
    use_funds(match, seat, ruler(match, clearing), POST_COST, TO_SPEND)
    place_post(match, seat, clearing, "RF 11.5.6.III")
    place_warriors(match, seat, clearing, 1, "RF 11.5.6.III")
    score(match, seat, cells.POINTS, "RF VP")


def place_post(match: Match, seat: i64, clearing: i64, cite: str) -> bool:
    """Take the trade post of a clearing's suit off its row and place it; return False where that is stopped."""
    if not place_piece(match, seat, cells.POST, cells.POSTS, clearing, cite):
        return False
    match.state[cells.LEFT + suit_at(match.state, clearing)] -= 1
    return True


def why_not_export(match: Match, seat: i64, card: i64) -> i64:
    """Return why a card cannot be exported: only one that can be crafted is. [RF 11.5.3.I] [RT 4.1.2b] [RT 4.1.4]"""
    return why_not_craft(match, seat, card)


def why_not_recruit(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why no warrior is recruited in a clearing. [RF 11.5.5]"""
    if match.state[cells.SUPPLY] == 0 and match.state[cells.FUNDS + seat] == 0:
        return NONE_LEFT
    return why_not_by_river(match, seat, clearing)


@mypyc_attr(acyclic=True, free_list_len=1)
class Trade(SeatStep):
    """Commit and spend funds: moves, battles, crafts, cards, warriors, trade posts. [RF 11.5.1–11.5.6]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        options = append(vec[i64](capacity=48), DONE.code())
        if funds_of(match):
            options = add_battles(match, seat, -1, options)
            options = add_moves(match, seat, -1, options)
            options = self.add_trades(match, options)
        ask_on_turn(match, self, seat, add_between(match, seat, options))

    def add_trades(self, match: Match, options: vec[i64]) -> vec[i64]:
        """Add what only the Company does with funds."""
        seat = self.seat
        options = add_crafts(match, seat, options)
        for card in range(DECK_SIZE):
            if in_hand(match, seat, card) and why_not_export(match, seat, card) == ALLOWED:
                options = append(options, EXPORT.code1(card))
        if can_draw(match):
            options = append(options, DRAW_FOR_FUND.code())
        if match.state[cells.SUPPLY] or match.state[cells.FUNDS + seat]:
            for action in recruits(match, seat, river_clearings(match)):
                options = append(options, action)
        for clearing in range(CLEARINGS):
            if why_not_establish(match, seat, clearing) == ALLOWED:
                options = append(options, ESTABLISH.code1(clearing))
        return options

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        reason = NOT_ASKED
        if MOVE.has(action) or BATTLE.has(action):
            reason = why_not_move_or_battle(match, seat, action)
        elif ESTABLISH.has(action):
            return why_not_establish(match, seat, ESTABLISH.only(action))
        elif EXPORT.has(action):
            return why_not_export(match, seat, EXPORT.only(action))
        elif RECRUIT.has(action):
            reason = why_not_recruit(match, seat, RECRUIT.only(action))
        elif DRAW_FOR_FUND.has(action):
            reason = ALLOWED if can_draw(match) else EMPTY_DECK
        else:
            return why_not_between(match, seat, action)
        if reason != ALLOWED:
            return reason
        return ALLOWED if funds_of(match) else NO_FUNDS

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if DONE.has(action):
            return
        match.push(self)
        if MOVE.has(action):
            begin_move(match, seat, action)
            match.push(PickFunds(seat, 1, TO_COMMIT))
        elif BATTLE.has(action):
            begin_battle(match, seat, action)
            match.push(PickFunds(seat, 1, TO_COMMIT))
        elif DRAW_FOR_FUND.has(action):
            draw_cards(match, seat, 1)
            match.push(PickFunds(seat, 1, TO_COMMIT))
        elif CRAFT.has(action):
            begin_craft(match, seat, CRAFT.only(action))
        elif EXPORT.has(action):
            begin_export(match, seat, EXPORT.only(action))
        elif RECRUIT.has(action):
            self.recruit(match, RECRUIT.only(action))
        elif ESTABLISH.has(action):
            establish(match, seat, ESTABLISH.only(action))
        else:
            do_between(match, seat, action)

    def recruit(self, match: Match, clearing: i64) -> None:
        """Spend a fund for a warrior; without one in supply it is an own fund that is placed. [RF 11.5.5]"""
        match.push(PlaceOtter(self.seat, clearing))
        if match.state[cells.SUPPLY]:
            match.push(PickFunds(self.seat, 1, TO_SPEND))
        else:
            use_funds(match, self.seat, self.seat, 1, TO_SPEND)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceOtter(Step):
    """The warrior of a fund that was spent. [RF 11.5.5]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        place_warriors(match, self.seat, self.clearing, 1, "RF 11.5.5")


def begin_export(match: Match, seat: i64, card: i64) -> None:
    """Pay for a card as if it were crafted, for a warrior in Payments instead of what it brings. [RF 11.5.3.I]"""
    move_seen(match.state, CARDS + card, OUT)
    if match.listening:
        match.tell("exported", "RF 11.5.3.I", [who(seat), card_term(card)])
    match.push(Exported(seat, card))
    pay_for(match, seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class Exported(Step):
    """The exported card is discarded, and one warrior of the supply is paid in. [RF 11.5.3.I]"""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, match: Match) -> None:
        discard(match, self.card)
        pay_in(match, self.seat, 1, "RF 11.5.3.I")
