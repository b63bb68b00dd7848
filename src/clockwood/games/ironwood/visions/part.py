"""The vision the Woodwalkers start with: theirs alone until it is known. [IW R2.3]"""

from mypy_extensions import i64

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.hidden import shows_starting_vision
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.visions import cells as visions
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match


class Visions(IronwoodPart):
    """The first vision, hidden from the Ironclad."""

    def shows_secret(self, match: Match, cell: str, owner: i64, seat: i64) -> bool:
        if cell != "starting_vision":
            return False
        return shows_starting_vision(match.state, cards.CARDS + term(match.state, visions.STARTING_VISION + owner))
