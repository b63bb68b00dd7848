"""The Mechanical Marquise builds where most of her warriors are. [MM 4.5.3] [MM 4.7.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST
from clockwood.games.root.bots.common.order import is_bird_order, order_suit
from clockwood.games.root.bots.common.scores import OWN_WARRIORS
from clockwood.games.root.bots.common.shopping import BuildStep
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.rules.placing import place_piece, why_not_build
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.verbs import BUILD
from clockwood.games.root.words import BIRD
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, most, pick, prefer
from clockwood.kernel.step import ALLOWED


class OnMap(Score):
    """Buildings of the type on the map."""

    def score(self, match: Match, candidate: i64) -> i64:
        return cells.on_map(match.state, cells.row_of(BUILD.last_of(candidate)))


class IsPiece(Score):
    """1 for a building of one type."""

    def __init__(self, piece: i64) -> None:
        self.piece: Final = piece

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if BUILD.last_of(candidate) == self.piece else 0


BY_SUIT: Final = [most("own-warriors", OWN_WARRIORS)]
BY_BIRD: Final = [
    most("type-on-map", OnMap()),
    prefer("is-sawmill", IsPiece(cells.SAWMILLS)),
    prefer("is-recruiter", IsPiece(cells.RECRUITERS)),
    most("own-warriors", OWN_WARRIORS),
]


def types_for(suit: i64) -> vec[i64]:
    """Return the types an order allows: fox sawmill, rabbit workshop, mouse recruiter, bird any. [MM 4.5.3b]"""
    if suit == NONE:
        return vec[i64]()
    return cells.BUILDINGS if suit == BIRD else append(vec[i64](capacity=1), cells.SAWMILLS + suit)


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseBuild(BuildStep):
    """A building in the ruled clearing with most of her warriors that has an open slot. [MM 4.5.3a] [MM 4.7.3]"""

    def run(self, match: Match) -> None:
        options = self.sites(match)
        if len(options) == 0 and self.hires(match):
            return
        bird = is_bird_order(match, self.seat)
        cite = "MM 4.7.3" if bird else "MM 4.5.3a"
        pick(match, self, options, "bot-builds", cite, BY_BIRD if bird else BY_SUIT, HIGHEST, self.seat)

    def sites(self, match: Match) -> vec[i64]:
        """Return what the order lets her build in clearings that she rules. [MM 4.5.3a] [MM 4.5.3b]"""
        found = vec[i64](capacity=16)
        types = types_for(order_suit(match, self.seat))
        for clearing in by_priority(match, ruled(match, self.seat), lowest=False):
            if why_not_build(match, self.seat, clearing) == ALLOWED:
                for piece in types:
                    if cells.on_map(match.state, cells.row_of(piece)) < cells.EACH:
                        found = append(found, BUILD.code2(clearing, piece))
        return found

    def chosen(self, match: Match, action: i64) -> None:
        piece = BUILD.last_of(action)
        if place_piece(match, self.seat, cells.row_of(piece), piece, BUILD.first_of_two(action), "MM 4.5.3a"):
            match.state[cells.BUILT] = 1
