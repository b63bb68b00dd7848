"""Plots turned up in Birdsong: points for all that lie face up, then bombs and extortion. [CC 13.4.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.bombing import explode
from clockwood.games.root.factions.corvids.plots import turn_up
from clockwood.games.root.factions.corvids.verbs import FLIP_PLOT
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import take_random
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import DONE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_FACE_DOWN: Final[i64] = REASONS.add("not-face-down", "CC 13.4.2a")
NO_CROW: Final[i64] = REASONS.add("no-crow", "CC 13.4.2a")


def why_not_flip(match: Match, clearing: i64) -> i64:
    """Return why the plot of a clearing cannot be turned up. [CC 13.4.2a]"""
    if not cells.is_down(match.state, clearing):
        return NOT_FACE_DOWN
    return ALLOWED if match.state[cells.WARRIORS + clearing] else NO_CROW


def flip(match: Match, seat: i64, clearing: i64, cite: str) -> None:
    """Turn a plot up and score for every plot that lies face up now; then it does what it does. [CC 13.4.2b]"""
    turn_up(match, seat, clearing, cite)
    match.push(FlipEffect(seat, clearing))
    score(match, seat, cells.face_up(match.state), cite)


@mypyc_attr(acyclic=True, free_list_len=1)
class FlipPlots(SeatStep):
    """Any number of facedown plots beside a warrior are turned up, one after the other. [CC 13.4.2a] [CC 13.4.2b]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), DONE.code())
        for clearing in range(CLEARINGS):
            if why_not_flip(match, clearing) == ALLOWED:
                options = append(options, FLIP_PLOT.code1(clearing))
        if len(options) > 1:
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_flip(match, FLIP_PLOT.only(action)) if FLIP_PLOT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if FLIP_PLOT.has(action):
            match.push(self)
            flip(match, self.seat, FLIP_PLOT.only(action), "CC 13.4.2a")


@mypyc_attr(acyclic=True, free_list_len=1)
class FlipEffect(Step):
    """A plot that was turned up does what it does at once. [CC 13.7.1] [CC 13.7.3a]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        kind = cells.kind_at(match.state, self.clearing)
        if kind == cells.BOMB:
            explode(match, self.seat, self.clearing)
            if match.outcome is None:
                remove_pieces(match, self.seat, self.seat, self.clearing, packed(cells.WHICH_PLOT, 1))
        elif kind == cells.EXTORTION:
            extort(match, self.seat, self.clearing)


def extort(match: Match, seat: i64, clearing: i64) -> None:
    """Take a random card from each enemy with pieces in the clearing. [CC 13.7.3a]"""
    content = content_of(match)
    for victim in range(content.players - 1, -1, -1):
        if are_enemies(match, seat, victim) and is_there(content, match.state, victim, clearing):
            take_random(match, seat, victim)
