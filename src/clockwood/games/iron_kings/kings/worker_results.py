"""Effects of a worker on a space or a hex, as far as they are fixed. [IK K3]"""

from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import resource_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.boiler import STEAM_OF_COAL, STEAM_OF_WOOD
from clockwood.games.iron_kings.rules.equipment import steam_most
from clockwood.games.iron_kings.rules.head import can_use
from clockwood.games.iron_kings.rules.mending import damaged, gear_for_repair
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.words import SECONDS
from clockwood.kernel.events import Event, number, said
from clockwood.kernel.match import Match


def of_space(match: Match, seat: i64, which: i64) -> Event:
    """Return what a worker on a space of the own board does. [IK K3.1–K3.7]"""
    if which < kings.HEAD + 2:
        return of_head(match, seat)
    if which < kings.TORSO + 2:
        return of_torso(match, seat)
    if which == kings.THROTTLE:
        return of_throttle(match, seat)
    if which == kings.BRAKE:
        return said("result-brake", [], "IK K3.4")
    if which == kings.STEAM_SPACE:
        return steam(match, seat, 1)
    return of_repair(match, seat, which)


def of_head(match: Match, seat: i64) -> Event:
    """Return how many cards are drawn and planned, and the second line of an upgrade. [IK K3.1] [IK U22]"""
    line = upgrades.second_line(match, seat, upgrades.HEAD)
    second = line + 1 if 0 <= line < len(SECONDS) and can_use(match, seat, line) else 0
    if upgrades.on(match.state, seat, upgrades.HEAD) < 0:
        return said("result-head", [number("plans", 1), number("draw", 1), number("turn", 0)], "IK K3.1")
    first = of_upgrade(match, seat, upgrades.DRAW_FIRST)
    planned = number("plans", of_upgrade(match, seat, upgrades.PLANS))
    if first:
        return said("result-head-first", [number("first", first), planned, number("second", second)], "IK K3.1")
    drawn = number("draw", of_upgrade(match, seat, upgrades.DRAW_AFTER))
    return said("result-head", [planned, drawn, number("turn", of_upgrade(match, seat, upgrades.TURN_AFTER))])


def of_upgrade(match: Match, seat: i64, which: i64) -> i64:
    return upgrades.number(match, seat, upgrades.HEAD, which)


def of_torso(match: Match, seat: i64) -> Event:
    """Return the steam that the fuel at hand makes. [IK K3.3]"""
    state = match.state
    more = upgrades.number(match, seat, upgrades.TORSO, upgrades.BURN)
    water = state[kings.stock(seat, kings.WATER)]
    wood = water and state[kings.stock(seat, kings.WOOD)]
    coal = water and state[kings.stock(seat, kings.COAL)]
    if wood and coal:
        made = [number("wood", STEAM_OF_WOOD + more), number("coal", STEAM_OF_COAL + more)]
        return said("result-either-fuel", made, "IK K3.3")
    if wood or coal:
        return steam(match, seat, (STEAM_OF_COAL if coal else STEAM_OF_WOOD) + more)
    return said("result-no-fuel", [], "IK U19")


def steam(match: Match, seat: i64, amount: i64) -> Event:
    gained = min(amount, steam_most(match, seat) - match.state[kings.STEAM + seat])
    return said("result-steam", [number("n", gained), number("lost", amount - gained)])


def of_throttle(match: Match, seat: i64) -> Event:
    """Return how many cards of the program the steam is enough for. [IK K2.5] [IK K4.1]"""
    state = match.state
    if state[kings.space(seat, kings.BRAKE)]:
        return said("result-braked", [], "IK K2.5")
    count = plans.planned(state, seat)
    if count == 0:
        return said("result-no-program", [], "IK K4.2")
    left = state[kings.STEAM + seat]
    run: i64 = 0
    for which in range(count):
        left -= content_of(match).plans.steam[plans.plan_at(state, seat, which)]
        if left < 0:
            break
        run += 1
    return said("result-throttle", [number("n", run), number("of", count)], "IK K4.2")


def of_repair(match: Match, seat: i64, which: i64) -> Event:
    """Return how much damage is removed. [IK K3.5] [IK K3.7]"""
    there = len(damaged(match, seat))
    if there == 0:
        return said("result-not-damaged", [], "IK U19")
    if which == kings.REPAIR_SPACE:
        return said("result-repair", [number("gear", gear_for_repair(match, seat))], "IK K3.5")
    doubled: i64 = 2 if upgrades.has(match, seat, upgrades.WORKSHOP) else 1
    return said("result-repairs", [number("n", upgrades.uncovered(match.state, seat) * doubled)], "IK K3.7")


def of_hex(match: Match, where: i64) -> Event:
    """Return what there is to fetch from a hex. [IK K3.9]"""
    terrain = land.terrain(match.state, where)
    if terrain == land.LAKE:
        return said("result-fetch", [resource_term(kings.WATER)], "IK K3.9")
    if terrain == land.FOREST and match.state[land.WOOD_ON + where]:
        return said("result-fetch", [resource_term(kings.WOOD)], "IK K3.9")
    if match.state[land.COAL_ON + where]:
        return said("result-fetch", [resource_term(kings.COAL)], "IK K3.9")
    return said("result-nothing", [], "IK U19")
