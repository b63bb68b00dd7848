"""The Cogwheel Corvids turn up every plot, after a guess where somebody gambles; bombs are swapped. [CO 11.4.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LETTER, numbers_at
from clockwood.games.root.bots.common.targets import by_priority, pieces_of
from clockwood.games.root.bots.corvids.plotting import EVERYWHERE, ask_supply
from clockwood.games.root.content import content_of
from clockwood.games.root.events import plot_term, where
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.bombing import explode
from clockwood.games.root.factions.corvids.plots import turn_up
from clockwood.games.root.factions.corvids.verbs import GUESS, LAY
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import AGAINST
from clockwood.games.root.verbs import DISCARD as DISCARD_CARD
from clockwood.games.root.words import DECK_SIZE
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, most, pick
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

GAMBLE_POINTS: Final[i64] = 1


class PiecesAtPlot(Score):
    """Pieces of a player where the plot about to be turned up lies. [CO GAMBLE]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return pieces_of(match, AGAINST.only(candidate), next_plot(match))


BY_PIECES: Final = [most("pieces-at-plot", PiecesAtPlot())]


def next_plot(match: Match) -> i64:
    """Return the clearing of the facedown plot with the highest priority, -1 where there is none. [CO 11.4.4]"""
    for clearing in by_priority(match, EVERYWHERE, lowest=False):
        if cells.is_down(match.state, clearing):
            return clearing
    return -1


@mypyc_attr(acyclic=True, free_list_len=1)
class FlipAll(SeatStep):
    """Every facedown plot is turned up, the highest priority first; no warrior is needed. [CO 11.4.4]"""

    def run(self, match: Match) -> None:
        clearing = next_plot(match)
        if clearing < 0:
            return
        match.push(self)
        gambles = numbers_at(match, self.seat).is_on("gamble")
        if gambles and len(gamblers(match, self.seat, clearing)):
            match.push(Gamble(self.seat, clearing))
        else:
            match.push(CogwheelFlip(self.seat, clearing, 1))


def gamblers(match: Match, seat: i64, clearing: i64) -> vec[i64]:
    """Return the people with pieces in a clearing, by letter. [CO GAMBLE]"""
    content = content_of(match)
    found = vec[i64](capacity=6)
    for other in content.lettered:
        if not content.is_bot(other) and are_enemies(match, seat, other) and pieces_of(match, other, clearing):
            found = append(found, AGAINST.code1(other))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Gamble(Step):
    """The person with most pieces beside the plot must guess what it is. [CO GAMBLE]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = gamblers(match, self.seat, self.clearing)
        pick(match, self, options, "bot-has-guess", "CO GAMBLE", BY_PIECES, BY_LETTER, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(MustGuess(AGAINST.only(action), self.seat, self.clearing))


@mypyc_attr(acyclic=True, free_list_len=1)
class MustGuess(Step):
    """A guess. Right: the plot scores, does nothing more and is removed by the guesser. Wrong: a point. [CO GAMBLE]"""

    def __init__(self, seat: i64, other: i64, clearing: i64) -> None:
        self.seat = seat
        self.other = other
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for kind in range(cells.ALL_KINDS):
            options = append(options, GUESS.code1(kind))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        kind = GUESS.only(action)
        right = cells.kind_at(match.state, self.clearing) == kind
        match.reveal()
        if match.listening:
            message = "guessed-right" if right else "guessed-wrong"
            match.tell(message, "CO GAMBLE", [who(self.seat), plot_term(kind), where(self.clearing)])
        if right:
            match.push(TakeExposed(self.seat, self.other, self.clearing))
            match.push(CogwheelFlip(self.other, self.clearing, 0))
        else:
            match.push(CogwheelFlip(self.other, self.clearing, 1))
            score(match, self.other, GAMBLE_POINTS, "CO GAMBLE")


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeExposed(Step):
    """The plot of a right guess is removed, for a point; a raid still answers that. [CO GAMBLE] [AM CO6]"""

    def __init__(self, seat: i64, other: i64, clearing: i64) -> None:
        self.seat = seat
        self.other = other
        self.clearing = clearing

    def run(self, match: Match) -> None:
        remove_pieces(match, self.other, self.seat, self.clearing, packed(cells.WHICH_PLOT, 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class CogwheelFlip(Step):
    """A plot is turned up, scores for all that lie face up, and `works` unless it was guessed. [CO 11.4.4]"""

    def __init__(self, seat: i64, clearing: i64, works: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.works = works

    def run(self, match: Match) -> None:
        turn_up(match, self.seat, self.clearing, "CO 11.4.4")
        if self.works:
            match.push(CogwheelEffect(self.seat, self.clearing))
        score(match, self.seat, cells.face_up(match.state), "CO 11.4.4")


@mypyc_attr(acyclic=True, free_list_len=1)
class CogwheelEffect(Step):
    """The flip effect of a plot; with Vendetta each has that of a bomb. [CO 11.7.1] [CO 11.7.3] [CO VENDETTA]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        kind = cells.kind_at(match.state, self.clearing)
        if kind == cells.BOMB or numbers_at(match, self.seat).is_on("vendetta"):
            match.push(SwapBomb(self.seat, self.clearing))
            explode(match, self.seat, self.clearing)
        elif kind == cells.EXTORTION:
            self.extort(match)

    def extort(self, match: Match) -> None:
        """Let each player with pieces there discard a random card; automata have none. [CO 11.7.3]"""
        content = content_of(match)
        for victim in range(content.players - 1, -1, -1):
            if (
                victim != self.seat
                and not content.is_bot(victim)
                and is_there(content, match.state, victim, self.clearing)
            ):
                match.push(ExtortCard(victim))


@mypyc_attr(acyclic=True, free_list_len=1)
class ExtortCard(SeatStep):
    """A random card of the hand is discarded, if there is one. [CO 11.7.3]"""

    def run(self, match: Match) -> None:
        zone = content_of(match).hand[self.seat]
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, zone, DISCARD_CARD.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DISCARD_CARD.only(action)
        if match.listening:
            match.tell("discarded", "CO 11.7.3", [who(self.seat), card_term(card)])
        discard(match, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class SwapBomb(Step):
    """A bomb that went off is swapped for a random plot of the supply, face up, which does nothing. [CO 11.7.1]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        if not cells.is_up(match.state, self.clearing):
            return
        if cells.on_map(match.state) == cells.ALL_PLOTS:
            remove_pieces(match, self.seat, self.seat, self.clearing, packed(cells.WHICH_PLOT, 1))
        else:
            ask_supply(match, self)

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        old = term(state, cells.KIND + self.clearing)
        new = LAY.only(action)
        hold(state, cells.KIND + self.clearing, new)
        state[cells.RETURNED + new] = max(state[cells.RETURNED + new] - 1, 0)
        state[cells.RETURNED + old] += 1
        if match.listening:
            match.tell("bomb-swapped", "CO 11.7.1", [who(self.seat), plot_term(new), where(self.clearing)])
