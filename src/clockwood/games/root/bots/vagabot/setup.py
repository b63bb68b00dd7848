"""The Vagabot's setup: a forest by its clearings, any items, a quest of his own. [VB 7.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LOT
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import gain
from clockwood.games.root.factions.vagabond.verbs import ENTER
from clockwood.games.root.words import CLEARINGS, FIRST_FOREST
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, most, pick
from clockwood.kernel.step import SeatStep

STARTING: Final = vec[i64]([cells.TORCH, cells.BOOTS, cells.SWORD, cells.CROSSBOW])
"""Items are alike, so that any do. [VB 7.3.5]"""


class ForestClearings(Score):
    """Clearings that a forest touches."""

    def score(self, match: Match, candidate: i64) -> i64:
        return bits_in(content_of(match).land.near[ENTER.only(candidate)] & (bit(CLEARINGS) - 1))


WIDEST: Final = [most("forest-clearings", ForestClearings())]


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotForest(SeatStep):
    """The pawn starts in the forest that touches most clearings, by lot of several. [VB 7.3.2]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=10)
        for forest in range(content_of(match).land.forests):
            options = append(options, ENTER.code1(FIRST_FOREST + forest))
        pick(match, self, options, "bot-starts", "VB 7.3.2", WIDEST, BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, cells.block(match, self.seat), ENTER.only(action))
        if match.listening:
            terms = [who(self.seat), Term("place", "place", ENTER.only(action))]
            match.tell("entered-forest", "VB 7.3.2", terms)


def take_character(match: Match, seat: i64, character: i64) -> None:
    """Be a character, before a person can choose the same. [VB 7.3.1] [VA 9.3.1]"""
    hold(match.state, cells.block(match, seat) + cells.CHARACTER, character)
    if match.listening:
        match.tell("plays-character", "VB 7.3.1", [who(seat), Term("character", "character", character)])


def take_items(match: Match, seat: i64, items: i64) -> None:
    """Begin with so many items. [VB 7.3.5]"""
    for k in range(items):
        gain(match, seat, STARTING[k])
