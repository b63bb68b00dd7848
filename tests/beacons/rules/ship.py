"""A ship, and how a match ends."""

from typing import Final

from mypy_extensions import i64

from beacons.cells import OIL, ROCKS, SHIPS, shore_ships
from beacons.printed import printed
from beacons.verbs import LAND, listed
from clockwood.kernel.events import Term
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.priority import ByChance, Score, fewest, pick, prefer
from clockwood.kernel.step import Step

LIT: Final = 2
WANTED: Final = 4


class OnLitShore(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[OIL + printed(match).shores[LAND.only(candidate)]] >= LIT


class ShipsThere(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[SHIPS + LAND.only(candidate)]


SHIP_GOES: Final = [prefer("lit", OnLitShore()), fewest("ships", ShipsThere())]
BY_LOT: Final = ByChance("by-lot")


class Ship(Step):
    """A ship goes to a rock. [B12] [B13]"""

    def run(self, match: Match) -> None:
        rocks = listed([int(LAND.code1(rock)) for rock in range(ROCKS)])
        pick(match, self, rocks, "ship-goes", "B12", SHIP_GOES, BY_LOT)

    def chosen(self, match: Match, action: i64) -> None:
        rock = LAND.only(action)
        match.state[SHIPS + rock] += 1
        if match.listening:
            match.tell("ship-came", "B12", [Term("rock", "rock", rock)])
        shores = printed(match).shores
        if shore_ships(match.state, shores, shores[rock]) >= WANTED:
            match.finish(outcome(match, "four-ships", "B13"))


def outcome(match: Match, reason: str, cite: str) -> Outcome:
    ships = [shore_ships(match.state, printed(match).shores, seat) for seat in range(2)]
    winners = tuple(seat for seat in range(2) if ships[seat] == max(ships))
    return Outcome(winners, reason, cite, tuple(ships))
