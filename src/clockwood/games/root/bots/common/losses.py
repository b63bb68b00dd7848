"""Losses of automata: tokens before buildings, and buildings that take more than one hit. [GE 1.2.1a] [MM FORTIFIED]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.moments import TOKEN
from clockwood.games.root.rules.hits import ChooseLoss
from clockwood.games.root.rules.ruling import tokens_at
from clockwood.games.root.table import cells
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import LOSE
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


class IsToken(Score):
    """1 for a token of the seat that chooses."""

    def score(self, match: Match, candidate: i64) -> i64:
        for piece in content_of(match).faction[match.chooser].pieces:
            if piece.piece == LOSE.only(candidate):
                return 1 if piece.sort == TOKEN else 0
        return 0


IS_TOKEN: Final = IsToken()


def take_sturdy_hits(match: Match, seat: i64, side: i64, hits: i64, each: i64) -> None:
    """Take hits where a building goes only for so many of them; warriors and tokens take one each."""
    content = content_of(match)
    state = match.state
    clearing = term(state, cells.WHERE)
    warriors = min(hits, state[content.warriors[seat] + clearing])
    state[cells.LOSSES + side] += packed(0, warriors)
    left = hits - warriors
    tokens = min(left, tokens_at(content, state, seat, clearing))
    lost = tokens + (left - tokens) // each
    if lost > 0:
        match.push(ChooseLoss(seat, side, lost))
