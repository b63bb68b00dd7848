"""The Automated Alliance spreads sympathy. [AA 6.5.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST, numbers_at
from clockwood.games.root.bots.common.scores import ENEMY_PIECES, ENEMY_WARRIORS
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.spreading import is_garrisoned, place_sympathy, why_not_sympathy
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.ways import by_path
from clockwood.games.root.table.cells import FERRY
from clockwood.games.root.verbs import BUILD
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, fewest, pick, sieved
from clockwood.kernel.step import ALLOWED, Step

TRACK: Final = vec[i64]([0, 1, 1, 1, 1, 2, 2, 3, 3, 4])
"""Scored for the next sympathy, by those on the map. [AA TRACK]"""
CANNOT_SPREAD: Final[i64] = 5
"""Scored where no sympathy can be placed. [AA 6.5.1.II]"""

BY_WARRIORS: Final = [fewest("enemy-warriors", ENEMY_WARRIORS)]
BY_PIECES: Final = [fewest("enemy-pieces", ENEMY_PIECES)]


def beside(match: Match, clearing: i64) -> i64:
    """Return the clearings adjacent to one for an automaton: closed paths are open, the ferry links. [GE 12.1.1a]"""
    found = by_path(match, clearing, all_open=True) & (bit(CLEARINGS) - 1)
    ferry = term(match.state, FERRY)
    coast = content_of(match).land.coast
    if ferry == clearing:
        return found | coast & ~bit(clearing)
    return found | bit(ferry) if ferry != NONE and coast >> clearing & 1 else found


def placeable_sympathy(match: Match, seat: i64) -> i64:
    """Return the clearings where sympathy may be placed, as bits. [AA 6.2.1] [GE 2.3b]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if why_not_sympathy(match, seat, clearing) == ALLOWED:
            found |= bit(clearing)
    return found


def spreads(match: Match, mask: i64) -> vec[i64]:
    """Return the actions that place sympathy in clearings of a mask, the highest priority first. [GE 2.1]"""
    found = vec[i64](capacity=12)
    for clearing in by_priority(match, mask, lowest=False):
        found = append(found, BUILD.code2(clearing, cells.TOKENS))
    return found


def nearby(match: Match, seat: i64, suited: i64) -> i64:
    """Return the ordered clearings beside sympathy where it may be placed; `suited` are the ordered. [AA 6.5.1]"""
    near: i64 = 0
    for clearing in range(CLEARINGS):
        if match.state[cells.SYMPATHY + clearing]:
            near |= beside(match, clearing)
    return near & suited & placeable_sympathy(match, seat)


def next_spread(match: Match, seat: i64, suited: i64) -> i64:
    """Return the clearing where sympathy would spread next as things stand, NONE where it cannot. [AA STEADFAST]"""
    match.chooser = seat
    mask = nearby(match, seat, suited)
    criteria: list[Criterion] = BY_WARRIORS if mask else BY_PIECES
    options = spreads(match, mask or placeable_sympathy(match, seat))
    if len(options) == 0:
        return NONE
    return BUILD.first_of_two(sieved(match, options, criteria[0])[0])


@mypyc_attr(acyclic=True, free_list_len=1)
class BotSpread(Step):
    """Sympathy in an ordered clearing beside sympathy with fewest enemy warriors, else anywhere. [AA 6.5.1]

    `suited` are the ordered clearings as bits; `scores` is 0 where the token scores nothing.
    """

    def __init__(self, seat: i64, suited: i64, scores: i64) -> None:
        self.seat = seat
        self.suited = suited
        self.scores = scores

    def run(self, match: Match) -> None:
        options = spreads(match, nearby(match, self.seat, self.suited))
        if len(options):
            pick(match, self, options, "bot-spreads", "AA 6.5.1", BY_WARRIORS, HIGHEST, self.seat)
            return
        options = spreads(match, placeable_sympathy(match, self.seat))
        if len(options):
            pick(match, self, options, "bot-spreads", "AA 6.5.1.I", BY_PIECES, HIGHEST, self.seat)
            return
        if match.listening:
            match.tell("spreads-nowhere", "AA 6.5.1.II", [who(self.seat)])
        score(match, self.seat, CANNOT_SPREAD * self.scores, "AA 6.5.1.II")

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        points = TRACK[cells.on_map(match.state, cells.SYMPATHY)]
        law = numbers_at(match, self.seat).number("martial_law")
        if law and is_garrisoned(match, self.seat, clearing):
            points = max(points - law, 0)
            if match.listening:
                match.tell("martial-law", "AA 6.2.5", [who(self.seat)])
        place_sympathy(match, self.seat, clearing, points * self.scores, "AA 6.5.1")
