"""Ministers of the Drillbit Duchy from the top of its board to the bottom, each with a suit and a crown. [DD MIN]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.parliament import term_of
from clockwood.games.root.factions.duchy.verbs import FORSAKE, SWAY
from clockwood.games.root.words import LAND_SUITS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import FirstListed, pick
from clockwood.kernel.step import Step

FROM_THE_TOP: Final = vec[i64](
    [
        cells.CAPTAIN,
        cells.MARSHAL,
        cells.FOREMOLE,
        cells.BRIGADIER,
        cells.BANKER,
        cells.MAYOR,
        cells.EARL,
        cells.BARON,
        cells.DUCHESS,
    ]
)
"""Suits follow each other down the list: fox, rabbit, mouse, and again. [DD MIN]"""
EVERY_SUIT: Final[i64] = bit(LAND_SUITS) - 1
TOPMOST: Final = FirstListed("tie-topmost")
BOTTOMMOST: Final = FirstListed("tie-bottommost")


def ministers(match: Match, swayed: bool, suits: i64, from_top: bool, base: i64) -> vec[i64]:
    """Return the ministers with or without a crown whose suits are among those of a mask, as actions of a verb."""
    found = vec[i64](capacity=9)
    for k in range(cells.ALL_MINISTERS):
        place = k if from_top else cells.ALL_MINISTERS - 1 - k
        minister = FROM_THE_TOP[place]
        if suits >> (place % LAND_SUITS) & 1 and cells.is_swayed(match.state, minister) == swayed:
            found = append(found, base + minister)
    return found


def sway_topmost(match: Match, step: Step, seat: i64, suits: i64, cite: str) -> bool:
    """Choose the topmost minister of these suits without a crown; return whether there is one."""
    options = ministers(match, False, suits, True, SWAY.base)
    return len(options) > 0 and pick(match, step, options, "bot-sways", cite, [], TOPMOST, seat)


def sway_for(match: Match, step: Step, seat: i64, suit: i64, cite: str) -> None:
    """Choose the topmost minister of a suit without a crown, else the bottommost of all; a bird is nobody's suit.

    [DD 10.6.3] [GE 2.7c] [AM DD4]
    """
    if suit < LAND_SUITS and sway_topmost(match, step, seat, bit(suit), cite):
        return
    options = ministers(match, False, EVERY_SUIT, False, SWAY.base)
    if len(options):
        pick(match, step, options, "bot-sways-bottommost", cite, [], BOTTOMMOST, seat)
    elif match.listening:
        match.tell("all-swayed", cite, [who(seat)])


def crown(match: Match, seat: i64, minister: i64, cite: str) -> None:
    """Put a crown on a minister; that scores nothing. [DD 10.6.3]"""
    match.state[cells.SWAYED] |= bit(minister)
    if match.listening:
        match.tell("swayed", cite, [who(seat), term_of(minister)])


def lose_lowest(match: Match, step: Step, seat: i64, suits: i64, cite: str) -> None:
    """Choose the bottommost swayed minister of these suits. [DD 10.2.1] [DD FOUNDATIONS]"""
    options = ministers(match, True, suits, False, FORSAKE.base)
    if len(options):
        pick(match, step, options, "bot-loses-minister", cite, [], BOTTOMMOST, seat)
    elif match.listening:
        match.tell("no-minister-to-lose", cite, [who(seat)])


def uncrown(match: Match, seat: i64, minister: i64, cite: str) -> None:
    """Take the crown off a minister, who may be swayed again. [DD 10.2.1]"""
    match.state[cells.SWAYED] &= ~bit(minister)
    if match.listening:
        match.tell("lost-crown", cite, [who(seat), term_of(minister)])
