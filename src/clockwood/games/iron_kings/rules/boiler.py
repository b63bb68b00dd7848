"""Steam and fuel. [IK K3.3] [IK K3.6] [IK K3.8]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import resource_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.changing import ChangeEquipment, can_change
from clockwood.games.iron_kings.rules.equipment import steam_most
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import BURN, LINE, PASS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_FUEL: Final[i64] = REASONS.add("no-fuel", "IK K3.3")

BY_COAL: Final[i64] = 1
FUELS: Final[i64] = 2
STEAM_OF_WOOD: Final[i64] = 3
STEAM_OF_COAL: Final[i64] = 4


def gain_steam(match: Match, seat: i64, amount: i64, cite: str) -> None:
    """Raise the steam to the gauge's maximum at most; the rest is lost. [IK K3.3]"""
    state = match.state
    gained = min(amount, steam_most(match, seat) - state[kings.STEAM + seat])
    state[kings.STEAM + seat] += gained
    if match.listening and amount:
        match.tell("steam-gained", cite, [who(seat), number("n", gained), number("lost", amount - gained)])


def boiler_work(match: Match, seat: i64) -> None:
    """Let a worker in the torso burn fuel; an upgrade may offer another line instead. [IK K3.3] [IK U22]"""
    if upgrades.second_line(match, seat, upgrades.TORSO) == upgrades.CHANGE and can_change(match, seat):
        match.push(BoilerLine(seat))
        return
    match.push(Burn(seat, max(upgrades.number(match, seat, upgrades.TORSO, upgrades.PAIRS), 1), 0))


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
        water = match.state[kings.stock(self.seat, kings.WATER)]
        fuel = match.state[kings.stock(self.seat, fuel_of(action))]
        return ALLOWED if water and fuel else NO_FUEL

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for fuel in range(FUELS):
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
        fuel = fuel_of(action)
        match.state[kings.stock(seat, kings.WATER)] -= 1
        match.state[kings.stock(seat, fuel)] -= 1
        if match.listening:
            match.tell("fuel-burnt", "IK K3.3", [who(seat), resource_term(fuel)])
        made = STEAM_OF_COAL if fuel == kings.COAL else STEAM_OF_WOOD
        gain_steam(match, seat, made + upgrades.number(match, seat, upgrades.TORSO, upgrades.BURN), "IK K3.3")
        match.push(Burn(seat, self.left - 1, self.burnt + 1))


def fuel_of(action: i64) -> i64:
    """Return the resource that an answer burns with water."""
    return kings.COAL if BURN.only(action) == BY_COAL else kings.WOOD
