"""The beginning of a stage: mine, overseers and market cards. [FW F2.8–F2.15] [FW F3.1] [FW F10]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import place
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.cells import first_bonus, first_weapon
from clockwood.games.forge_war.mine import cells as mine
from clockwood.games.forge_war.mine.cells import OVERSEERS, is_free, overseer
from clockwood.games.forge_war.mine.printed import BORDERS, LONGEST_BORDER, SECTOR_HEXES, SECTORS
from clockwood.games.forge_war.rules.mine import why_not_free
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import seat_at
from clockwood.games.forge_war.verbs import LAY, PLACE, TOP
from clockwood.games.forge_war.words import (
    HEXES,
    SHOWN_CARDS,
)
from clockwood.kernel.events import Term, card_term, number, who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import NOT_ASKED, Step

LAST_STAGE_WEAPONS: Final[i64] = 5
MITHRIL_SWORD: Final[i64] = 13
"""A weapon card of stage 2 whose design is public from its start. [FW F10.3]"""


# -- the mine


@mypyc_attr(acyclic=True, free_list_len=1)
class LaySector(Step):
    """Each sector is laid on a side that chance decides; then the borders lie round them. [FW F2.11]"""

    def __init__(self, sector: i64) -> None:
        self.sector: Final = sector

    def run(self, match: Match) -> None:
        if self.sector == SECTORS:
            lay_borders(match)
            return
        match.ask(self, CHANCE, append(append(vec[i64](capacity=2), LAY.code1(0)), LAY.code1(1)))

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        printed = content_of(match).mine
        side = LAY.only(action)
        face = (((state[turns.STAGE] - 1) * SECTORS + self.sector) * 2 + side) * SECTOR_HEXES
        for k in range(SECTOR_HEXES):
            hold(state, mine.GROUND + printed.sector_hex[self.sector * SECTOR_HEXES + k], printed.faces[face + k])
        if match.listening:
            match.tell("sector-laid", "FW F2.11", [number("n", self.sector + 1), Term("side", "side", side)])
        match.push(LaySector(self.sector + 1))


def lay_borders(match: Match) -> None:
    """Lay the centre, and the borders that are face up for this number of colours. [FW F1.6] [FW F1.7]"""
    state = match.state
    printed = content_of(match).mine
    hold(state, mine.GROUND, printed.centre)
    first = (state[turns.STAGE] - 1) * BORDERS
    for border in range(BORDERS):
        for k in range(LONGEST_BORDER):
            at = printed.border_hex[border * LONGEST_BORDER + k]
            if at >= 0:
                face = printed.border_face[(first + border) * LONGEST_BORDER + k]
                hold(state, mine.GROUND + at, NONE if border < printed.borders_down else face)
    if match.listening:
        match.tell("mine-built", "FW F2.11", [number("n", playable(state))])


def playable(state: vec[i64]) -> i64:
    """Count the hexes of the mine."""
    found: i64 = 0
    for at in range(HEXES):
        if state[mine.GROUND + at]:
            found += 1
    return found


def clear_mine(match: Match) -> None:
    """Take all pieces and the ground of the old stage away. [FW F10.1]"""
    for at in range(HEXES):
        match.state[mine.PIECE + at] = 0
        match.state[mine.GROUND + at] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceOverseers(Step):
    """In player order, one at a time; alone, the person places all colours. [FW F2.15] [FW F10.5] [FW F11.2]"""

    def __init__(self, placed: i64) -> None:
        self.placed: Final = placed

    def run(self, match: Match) -> None:
        content = content_of(match)
        state = match.state
        if self.placed == content.colours * OVERSEERS:
            return
        options = vec[i64](capacity=64)
        for at in range(HEXES):
            if is_free(state, at):
                options = append(options, PLACE.code1(at))
        match.ask(self, turns.PERSON if content.solo else self.colour(match), options)

    def colour(self, match: Match) -> i64:
        """Return the colour whose overseer is placed next."""
        return seat_at(match.state, self.placed % content_of(match).colours)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_free(match.state, PLACE.only(action)) if PLACE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.colour(match)
        hold(match.state, mine.PIECE + PLACE.only(action), overseer(seat))
        if match.listening:
            match.tell("overseer-placed", "FW F2.15", [who(seat), place("hex", PLACE.only(action))])
        match.push(PlaceOverseers(self.placed + 1))


# -- the market


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealMarket(Step):
    """The top card of each stack is turned up; a public design goes to the row, and the next comes. [FW F3.1, F3.2]"""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def run(self, match: Match) -> None:
        if self.place < SHOWN_CARDS and not self.draw(match):
            match.push(RevealMarket(self.place + 1))

    def draw(self, match: Match) -> bool:
        """Turn up a card of this stack, if there is one. [FW B8]"""
        stage = match.state[turns.STAGE]
        shift = TOP.base - cards.CARDS
        if self.place == 0:
            if stage == turns.STAGES and match.state[turns.ROUND] > LAST_STAGE_WEAPONS:
                return False
            first, last = cards.CARDS + first_weapon(stage), cards.CARDS + first_weapon(stage + 1)
            return match.ask_pile(self, first, last, cards.WEAPON_STACK, shift)
        first, last = cards.CARDS + first_bonus(stage), cards.CARDS + first_bonus(stage + 1)
        if self.place <= 2:
            return match.ask_pile(self, first, last, cards.BONUS_STACK, shift)
        return match.ask_pile(self, first + cards.FIRST_SINGLE, last + cards.FIRST_SINGLE, cards.SINGLE_STACK, shift)

    def chosen(self, match: Match, action: i64) -> None:
        card = TOP.only(action)
        if self.place == 0 and content_of(match).designs.kind[card - cards.FIRST_WEAPON] != market.UNIQUE:
            publish(match, card, "FW F3.2")
            match.push(self)
            return
        move_seen(match.state, cards.CARDS + card, cards.FACE_UP)
        hold(match.state, market.SHOWN + self.place, card)
        if match.listening:
            match.tell("card-shown", "FW F3.1", [card_term(card)])
        match.push(RevealMarket(self.place + 1))


def publish(match: Match, card: i64, cite: str) -> None:
    """Put a design into the public row."""
    move_seen(match.state, cards.CARDS + card, cards.PUBLIC_ROW)
    if match.listening:
        match.tell("design-published", cite, [card_term(card)])


def publish_rest(match: Match, stage: i64) -> None:
    """Publish the public designs left in the stack of a stage that is over; then the mithril sword. [FW F10.3]"""
    kinds = content_of(match).designs.kind
    for card in range(first_weapon(stage), first_weapon(stage + 1)):
        if zone(match.state, card) == cards.WEAPON_STACK and kinds[card - cards.FIRST_WEAPON] != market.UNIQUE:
            publish(match, card, "FW F10.3")
    if stage == 1:
        publish(match, cards.FIRST_WEAPON + MITHRIL_SWORD, "FW F10.3")
