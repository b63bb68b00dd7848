"""Scores of the Riverfolk Robots: who has paid how much, and where the best payer stands. [RR 9.5.1.I] [RR 9.5.4.I]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.bots.common.targets import clearing_of
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.verbs import AGAINST, BATTLE
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


def best_payer(match: Match) -> i64:
    """Return the player with most warriors in Payments, of several the first by letter; NONE without any.

    The Riverfolk are one of them. [AM RR4] [AM RR6]
    """
    found = NONE
    most: i64 = 0
    for seat in content_of(match).lettered:
        if match.state[cells.PAYMENTS + seat] > most:
            most = match.state[cells.PAYMENTS + seat]
            found = seat
    return found


class BesidePayer(Score):
    """1 for a clearing with pieces of the player with most warriors in Payments."""

    def score(self, match: Match, candidate: i64) -> i64:
        payer = best_payer(match)
        if payer == NONE:
            return 0
        return 1 if is_there(content_of(match), match.state, payer, clearing_of(candidate)) else 0


class FoePayments(Score):
    """Warriors of the defender in Payments."""

    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[cells.PAYMENTS + BATTLE.last_of(candidate)]


class Paid(Score):
    """Warriors of a player in Payments."""

    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[cells.PAYMENTS + AGAINST.only(candidate)]


BESIDE_PAYER: Final = BesidePayer()
FOE_PAYMENTS: Final = FoePayments()
PAID: Final = Paid()
