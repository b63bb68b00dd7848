"""Crafting as a step of its own, for factions that do not craft in Daylight. Each has a step of its own name."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.rules.between import ask_on_turn
from clockwood.games.root.rules.crafting import add_crafts, any_free, begin_craft, why_not_craft
from clockwood.games.root.rules.handing import has_cards
from clockwood.games.root.verbs import CRAFT, DONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep


@mypyc_attr(acyclic=True)
class CraftCards(SeatStep):
    """Craft any number of cards, outside Daylight, where anything could be. [RT 4.1a]"""

    def run(self, match: Match) -> None:
        if has_cards(match, self.seat) and any_free(match, self.seat):
            options = append(vec[i64](capacity=8), DONE.code())
            ask_on_turn(match, self, self.seat, add_crafts(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_craft(match, self.seat, CRAFT.only(action)) if CRAFT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if CRAFT.has(action):
            match.push(self)
            begin_craft(match, self.seat, CRAFT.only(action))
