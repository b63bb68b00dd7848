"""Steam and fuel. [IK K3.3] [IK K3.6] [IK K3.8]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import resource_term, who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.changing import ChangeEquipment, can_change
from clockwood.games.iron_kings.rules.equipment import WORK, steam_most
from clockwood.games.iron_kings.state import COAL, STEAM, TORSO_SECTION, WATER, WOOD, board, own, upgrade_in
from clockwood.games.iron_kings.traits import BURN_MORE, PAIRS, SECOND_CHANGE
from clockwood.games.iron_kings.verbs import BURN, LINE, PASS
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_FUEL: Final[i64] = REASONS.add("no-fuel", "IK K3.3")

BY_WOOD: Final[i64] = 0
BY_COAL: Final[i64] = 1
STEAM_OF_WOOD: Final[i64] = 3
STEAM_OF_COAL: Final[i64] = 4


def gain_steam(match: Match, seat: i64, amount: i64, cite: str) -> None:
    """Steam rises to the gauge's maximum at most; the rest is lost. [IK K3.3]"""
    state = match.state
    gained = min(amount, steam_most(match, seat) - state[STEAM + seat])
    state[STEAM + seat] += gained
    if match.listening and amount:
        match.tell("steam-gained", cite, [who(seat), number("n", gained), number("lost", amount - gained)])


def torso_number(match: Match, seat: i64, which: i64) -> i64:
    torso = upgrade_in(match.state, seat, TORSO_SECTION)
    return 0 if torso < 0 else board(match).work[torso * WORK + which]


def boiler_work(match: Match, seat: i64) -> None:
    """A worker in the torso burns fuel; an upgrade may offer another line instead. [IK K3.3] [IK U22]"""
    torso = upgrade_in(match.state, seat, TORSO_SECTION)
    if torso >= 0 and board(match).second[torso] == SECOND_CHANGE and can_change(match, seat):
        match.push(BoilerLine(seat))
        return
    match.push(Burn(seat, max(torso_number(match, seat, PAIRS), 1), 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class BoilerLine(SeatStep):
    """Burn fuel, or change equipment. [IK U22] [IK U23]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, vec[i64]([LINE.code1(0), LINE.code1(1)]))

    def chosen(self, match: Match, action: i64) -> None:
        if LINE.only(action) == 1:
            match.push(ChangeEquipment(self.seat))
        else:
            match.push(Burn(self.seat, 1, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Burn(Step):
    """Water and wood make 3 steam, water and coal 4; without a pair nothing happens. [IK K3.3] [IK U19]

    `burnt` pairs before this one make it a choice.
    """

    def __init__(self, seat: i64, left: i64, burnt: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.burnt: Final = burnt

    def why_not(self, match: Match, action: i64) -> i64:
        if PASS.has(action) and self.burnt:
            return ALLOWED
        if not BURN.has(action):
            return NOT_ASKED
        fuel = COAL if BURN.only(action) == BY_COAL else WOOD
        state = match.state
        return ALLOWED if state[own(self.seat, WATER)] and state[own(self.seat, fuel)] else NO_FUEL

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for fuel in (BY_WOOD, BY_COAL):
            if self.why_not(match, BURN.code1(fuel)) == 0:
                options = append(options, BURN.code1(fuel))
        if self.left == 0 or len(options) == 0:
            return
        if self.burnt:
            options = append(options, PASS.code())
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        seat = self.seat
        by_coal = BURN.only(action) == BY_COAL
        fuel = COAL if by_coal else WOOD
        match.state[own(seat, WATER)] -= 1
        match.state[own(seat, fuel)] -= 1
        if match.listening:
            match.tell("fuel-burnt", "IK K3.3", [who(seat), resource_term(fuel)])
        made = STEAM_OF_COAL if by_coal else STEAM_OF_WOOD
        gain_steam(match, seat, made + torso_number(match, seat, BURN_MORE), "IK K3.3")
        match.push(Burn(seat, self.left - 1, self.burnt + 1))
