"""Crafting as a step of its own, for factions that do not craft in Daylight. Each has a step of its own name."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.rules.between import ask_on_turn
from clockwood.games.root.rules.crafting import add_crafts, any_free, begin_craft, why_not_craft
from clockwood.games.root.rules.guessing import add_guesses, begin_guess, could_guess, why_not_guess
from clockwood.games.root.rules.handing import has_cards
from clockwood.games.root.verbs import CRAFT, DONE, EXPOSE
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep


@mypyc_attr(acyclic=True)
class CraftCards(SeatStep):
    """Craft any number of cards outside Daylight; guesses fit between. [RT 4.1a] [CC 13.2.4a]"""

    def run(self, match: Match) -> None:
        if has_cards(match, self.seat) and (any_free(match, self.seat) or could_guess(match, self.seat)):
            options = append(vec[i64](capacity=8), DONE.code())
            options = add_crafts(match, self.seat, options)
            ask_on_turn(match, self, self.seat, add_guesses(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if EXPOSE.has(action):
            return why_not_guess(match, self.seat, action)
        return why_not_craft(match, self.seat, CRAFT.only(action)) if CRAFT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if CRAFT.has(action):
            match.push(self)
            begin_craft(match, self.seat, CRAFT.only(action))
        elif EXPOSE.has(action):
            match.push(self)
            begin_guess(match, self.seat, action)
