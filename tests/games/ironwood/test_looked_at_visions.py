"""A look at the top vision tells the other side that it was looked at, and not which vision it is. [IW R18.3]"""

from clockwood import new
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.words import IRONCLAD, WOODWALKERS
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, look, look_at_top
from clockwood.kernel.rng import seeded


def looked_at(which: int) -> Match:
    """Return a match where the Ironclad know two visions of the deck, and the Woodwalkers looked at the top one."""
    match = new("ironwood", seed=3).match
    there = [at for at in range(cards.VISIONS, cards.END) if lies_in(match.state, at, cards.VISION_DECK)]
    look(match.state, there[0], IRONCLAD)
    look(match.state, there[1], IRONCLAD)
    look_at_top(match.state, there[which], WOODWALKERS)
    return match


def test_whether_the_top_vision_is_one_that_they_know() -> None:
    copies = [blind(looked_at(which), IRONCLAD, seeded(8)).key() for which in range(4)]
    assert copies[0] == copies[1] == copies[2] == copies[3]
