"""Pieces that the Logical Lizards replace: first whose, then where. [LL 8.4.2.I] [LL 8.4.2.III]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import battles_in
from clockwood.games.root.bots.common.bot import BY_LETTER, BY_LOT, HIGHEST, numbers_at
from clockwood.games.root.bots.common.scores import ENEMY_BUILDINGS, ENEMY_WARRIORS, FOE_POINTS, TARGET_POINTS
from clockwood.games.root.bots.common.targets import buildings_of, by_priority
from clockwood.games.root.bots.lizards.paying import PayAcolyte
from clockwood.games.root.bots.lizards.souls import ordered_clearings
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.conspiracies import convert, sanctify
from clockwood.games.root.factions.lizards.verbs import SANCTIFY
from clockwood.games.root.moments import BUILDING
from clockwood.games.root.rules.battle import begin_battle
from clockwood.games.root.rules.placing import is_stopped, why_not_place
from clockwood.games.root.rules.sides import is_target
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import AGAINST, BATTLE, REPLACE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, fewest, most, pick
from clockwood.kernel.step import ALLOWED, SeatStep, Step


class FoeUndefended(Score):
    """Buildings of the defender in the clearing, if it is defenseless there."""

    def score(self, match: Match, candidate: i64) -> i64:
        clearing = BATTLE.first_of_two(candidate)
        other = BATTLE.last_of(candidate)
        defenseless = content_of(match).faction[other].is_defenseless(match, other, clearing)
        return buildings_of(match, other, clearing) if defenseless else 0


WHOM: Final = [most("target-points", TARGET_POINTS)]
CONVERT_WHERE: Final = [most("enemy-buildings", ENEMY_BUILDINGS)]
SANCTIFY_WHERE: Final = [fewest("enemy-warriors", ENEMY_WARRIORS)]
FANATIC: Final = [most("foe-undefended", FoeUndefended()), most("foe-points", FOE_POINTS)]


def converted(match: Match, seat: i64, victim: i64) -> i64:
    """Return the ordered clearings where a player's warrior, -1 for anyone's, can be converted. [LL 8.4.2.x]"""
    if match.state[cells.SUPPLY] == 0:
        return 0
    content = content_of(match)
    found: i64 = 0
    mask = ordered_clearings(match)
    for other in range(content.players):
        if victim not in (-1, other) or not is_target(match, seat, other):
            continue
        for clearing in range(CLEARINGS):
            if (
                mask >> clearing & 1
                and match.state[content.warriors[other] + clearing]
                and why_not_place(match, seat, clearing) == ALLOWED
            ):
                found |= bit(clearing)
    return found


def sanctified(match: Match, seat: i64, victim: i64) -> i64:
    """Return the ordered clearings where a player's building, -1 for anyone's, can be replaced. [LL 8.4.2.x]"""
    found: i64 = 0
    mask = ordered_clearings(match)
    for other in range(content_of(match).players):
        if victim not in (-1, other) or not is_target(match, seat, other):
            continue
        for clearing in range(CLEARINGS):
            if (
                mask >> clearing & 1
                and buildings_of(match, other, clearing)
                and cells.gardens(match.state, suit_at(match.state, clearing)) < cells.EACH
                and why_not_place(match, seat, clearing) == ALLOWED
            ):
                found |= bit(clearing)
    return found


def places(match: Match, mask: i64, victim: i64) -> vec[i64]:
    """Return the replacements of a player's pieces in clearings of a mask, the highest priority first."""
    found = vec[i64](capacity=8)
    for clearing in by_priority(match, mask, lowest=False):
        found = append(found, REPLACE.code2(clearing, victim))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class ConvertWhom(SeatStep):
    """The player with most points of those who have a warrior to convert. [LL 8.4.2.I]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=6)
        for other in content_of(match).lettered:
            if converted(match, self.seat, other):
                options = append(options, AGAINST.code1(other))
        pick(match, self, options, "bot-converts-whom", "LL 8.4.2.I", WHOM, BY_LETTER, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(ConvertWhere(self.seat, AGAINST.only(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class ConvertWhere(Step):
    """The clearing with most enemy buildings; nothing comes of it where a snare stops it. [LL 8.4.2.I] [AM LL9]"""

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim

    def run(self, match: Match) -> None:
        options = places(match, converted(match, self.seat, self.victim), self.victim)
        pick(match, self, options, "bot-converts-where", "LL 8.4.2.I", CONVERT_WHERE, HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = REPLACE.first_of_two(action)
        if is_stopped(match, self.seat, clearing):
            return
        match.push(PayAcolyte(self.seat))
        if numbers_at(match, self.seat).is_on("fanatics"):
            match.push(FanaticBattle(self.seat, clearing))
        convert(match, self.seat, clearing, self.victim, "LL 8.4.2.I")


@mypyc_attr(acyclic=True, free_list_len=1)
class FanaticBattle(Step):
    """A battle with an extra hit where somebody was converted. [LL FANATICS]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = battles_in(match, self.seat, append(vec[i64](capacity=1), self.clearing))
        if len(options):
            pick(match, self, options, "bot-battles-fanatically", "LL FANATICS", FANATIC, BY_LETTER, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        match.state[cells.FERVOUR] = 1
        begin_battle(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class SanctifyWhom(SeatStep):
    """The player with most points of those who have a building to replace. [LL 8.4.2.III]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=6)
        for other in content_of(match).lettered:
            if sanctified(match, self.seat, other):
                options = append(options, AGAINST.code1(other))
        pick(match, self, options, "bot-sanctifies-whom", "LL 8.4.2.III", WHOM, BY_LETTER, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(SanctifyWhere(self.seat, AGAINST.only(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class SanctifyWhere(Step):
    """The clearing with fewest enemy warriors; nothing comes of it where a snare stops it. [LL 8.4.2.III] [AM LL9]"""

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim

    def run(self, match: Match) -> None:
        options = places(match, sanctified(match, self.seat, self.victim), self.victim)
        pick(match, self, options, "bot-sanctifies-where", "LL 8.4.2.III", SANCTIFY_WHERE, HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = REPLACE.first_of_two(action)
        if is_stopped(match, self.seat, clearing):
            return
        match.push(PayAcolyte(self.seat))
        match.push(SanctifyWhich(self.seat, self.victim, clearing))


@mypyc_attr(acyclic=True, free_list_len=1)
class SanctifyWhich(Step):
    """One of the kinds of building that are there, by lot. [AM LL5]"""

    def __init__(self, seat: i64, victim: i64, clearing: i64) -> None:
        self.seat = seat
        self.victim = victim
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=3)
        for row in content_of(match).faction[self.victim].pieces:
            if row.sort == BUILDING and match.state[row.row + self.clearing]:
                options = append(options, SANCTIFY.code2(self.clearing, row.piece))
        pick(match, self, options, "bot-sanctifies-which", "AM LL5", [], BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        sanctify(match, self.seat, self.clearing, SANCTIFY.last_of(action), "LL 8.4.2.III")
