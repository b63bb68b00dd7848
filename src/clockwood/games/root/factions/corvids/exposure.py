"""Exposure: an enemy shows a card and names a plot; right, it is gone, wrong, the card is the Corvids'. [CC 13.2.4]"""

from mypy_extensions import i64

from clockwood.games.root.events import plot_term, where
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.plots import to_supply
from clockwood.games.root.rules.handing import give
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.table.packing import packed
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import look


def answer_guess(match: Match, seat: i64, guesser: i64, clearing: i64, plot: i64, card: i64) -> None:
    """Say whether a guess is right. Nothing of the plot is seen where it is wrong. [CC 13.2.4b]"""
    state = match.state
    match.reveal()
    if cells.kind_at(state, clearing) != plot:
        state[cells.GUESSED + clearing] |= bit(plot)
        if match.listening:
            match.tell("guessed-wrong", "CC 13.2.4b", [who(guesser), plot_term(plot), where(clearing)])
        give(match, guesser, seat, card, "CC 13.2.4b")
        return
    look(state, CARDS + card, seat)
    if match.listening:
        match.tell("saw-card", "CC 13.2.4a", [who(guesser), card_term(card)], bit(seat))
        match.tell("guessed-right", "CC 13.2.4b", [who(guesser), plot_term(plot), where(clearing)])
    to_supply(match, seat, clearing, "CC 13.2.4b")
    remove_pieces(match, seat, guesser, clearing, packed(cells.WHICH_PLOT, 1))
