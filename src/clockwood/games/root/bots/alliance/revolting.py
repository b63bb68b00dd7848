"""The Automated Alliance revolts, in Birdsong or by surprise; else it is pitied. [AA 6.4.3] [AA 6.4.4] [AA 6.5.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.alliance.spreading import BotSpread, next_spread
from clockwood.games.root.bots.common.bot import HIGHEST, numbers_at
from clockwood.games.root.bots.common.order import is_bird_order, order_suit, ordered
from clockwood.games.root.bots.common.scores import ENEMY_PIECES
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.events import where
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.revolts import UNSYMPATHETIC, why_not_rise
from clockwood.games.root.rules.placing import place_piece, will_stop
from clockwood.games.root.rules.removing import remove_enemies
from clockwood.games.root.table.cells import ACTIONS
from clockwood.games.root.verbs import BUILD
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import most, pick
from clockwood.kernel.step import ALLOWED, SeatStep, Step

FEW: Final[i64] = 4
"""Up to so much sympathy on the map, pity spreads it twice. [AA 6.4.4]"""

BY_PIECES: Final = [most("enemy-pieces", ENEMY_PIECES)]


def revolts(match: Match, seat: i64, mask: i64) -> vec[i64]:
    """Return the bases a revolt can place in sympathetic clearings of a mask, highest priority first. [AM AA3]"""
    found = vec[i64](capacity=12)
    for clearing in by_priority(match, mask, lowest=False):
        if why_not_rise(match, seat, clearing) == ALLOWED:
            found = append(found, BUILD.code2(clearing, cells.BASES))
    return found


def rise(match: Match, seat: i64, clearing: i64, cite: str) -> None:
    """Remove all enemy pieces, then place the base; sympathy stays, no warrior comes. [AA 6.4.3]"""
    if match.listening:
        match.tell("revolted", cite, [who(seat), where(clearing)])
    match.push(BotBase(seat, clearing))
    remove_enemies(match, seat, bit(clearing))


@mypyc_attr(acyclic=True, free_list_len=1)
class BotBase(Step):
    """The base of a revolt, once all enemy pieces are gone. [AA 6.4.3]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        place_piece(match, self.seat, cells.BASE, cells.BASES, self.clearing, "AA 6.4.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class BotRevolt(SeatStep):
    """A revolt where most enemy pieces are, with the ordered base; without one, Public Pity. [AA 6.4.3] [AA BOX]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        suit = order_suit(match, seat)
        if is_bird_order(match, seat):
            self.fail(match, "revolt-bird")
        elif suit != NONE and cells.of_suit(match.state, cells.BASE, suit):
            self.fail(match, "revolt-based")
        else:
            options = revolts(match, seat, ordered(match, seat))
            if len(options):
                pick(match, self, options, "bot-revolts", "AA 6.4.3", BY_PIECES, HIGHEST, seat)
            else:
                self.fail(match, "revolt-nowhere")

    def fail(self, match: Match, why: str) -> None:
        if match.listening:
            match.tell(why, "AA BOX", [who(self.seat)])
        match.push(PublicPity(self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        rise(match, self.seat, BUILD.first_of_two(action), "AA 6.4.3")


def will_surprise(match: Match, seat: i64) -> bool:
    """Return whether a surprise revolt is to come this turn, the spread of Daylight included. [AA STEADFAST]

    Where a snare will stop that spread, there is nothing to revolt with. [CO 11.8.2]
    """
    if not is_bird_order(match, seat):
        return False
    suited = ordered(match, seat)
    if len(revolts(match, seat, suited)):
        return True
    clearing = next_spread(match, seat, suited)
    if clearing == NONE or why_not_rise(match, seat, clearing) != UNSYMPATHETIC:
        return False
    if will_stop(match, seat, clearing):
        return False
    match.state[cells.SYMPATHY + clearing] = 1
    fits = why_not_rise(match, seat, clearing) == ALLOWED
    match.state[cells.SYMPATHY + clearing] = 0
    return fits


@mypyc_attr(acyclic=True, free_list_len=1)
class PublicPity(SeatStep):
    """Sympathy spreads twice, or once where five or more are on the map. [AA 6.4.4] [AM AA5]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        if numbers_at(match, seat).is_on("pity_or_surprise") and will_surprise(match, seat):
            if match.listening:
                match.tell("pity-skipped", "AA STEADFAST", [who(seat)])
            return
        times: i64 = 2 if cells.on_map(match.state, cells.SYMPATHY) <= FEW else 1
        match.state[ACTIONS] = times
        if match.listening:
            match.tell("pitied", "AA 6.4.4", [who(seat), number("n", times)])
        for _ in range(times):
            match.push(BotSpread(seat, ordered(match, seat), 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class SurpriseRevolt(SeatStep):
    """A bird order lets any suit revolt whose base is on the board. [AA 6.5.2] [AM AA6]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        if not is_bird_order(match, seat):
            self.fail(match, "no-surprise", "AA 6.5.2")
        elif match.state[ACTIONS] and numbers_at(match, seat).is_on("pity_or_surprise"):
            self.fail(match, "surprise-skipped", "AM AA6")
        else:
            options = revolts(match, seat, ordered(match, seat))
            if len(options):
                pick(match, self, options, "bot-revolts", "AA 6.5.2", BY_PIECES, HIGHEST, seat)
            else:
                self.fail(match, "revolt-nowhere", "AA 6.5.2")

    def fail(self, match: Match, why: str, cite: str) -> None:
        if match.listening:
            match.tell(why, cite, [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        rise(match, self.seat, BUILD.first_of_two(action), "AA 6.5.2")
