"""What a stage begins with: its mine, its market, the overseers placed. [FW F2.8–F2.15] [FW F3.1] [FW F10]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.events import card_term, place, who
from clockwood.games.forge_war.rules.mine import NOT_PLAYABLE, OCCUPIED
from clockwood.games.forge_war.rules.rounds import STAGES
from clockwood.games.forge_war.state import (
    BONUS_STACK,
    CARDS,
    FACE_UP,
    FIRST_SINGLE,
    FIRST_WEAPON,
    GROUND,
    MINE,
    PERSON,
    PUBLIC_ROW,
    ROUND,
    SHOWN,
    SHOWN_CARDS,
    SINGLE_STACK,
    STAGE,
    WEAPON_STACK,
    board,
    overseer,
    seat_at,
    zone,
)
from clockwood.games.forge_war.verbs import LAY, PLACE, TOP
from clockwood.games.forge_war.words import (
    ALL_BONUS,
    HEXES,
)
from clockwood.kernel.events import Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import NOT_ASKED, Step

SECTORS: Final[i64] = 6
BORDERS: Final[i64] = 6
OVERSEERS: Final[i64] = 3
UNIQUE: Final[i64] = 3
LAST_STAGE_WEAPONS: Final[i64] = 5
MITHRIL_SWORD: Final[i64] = 13


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
        content = board(match)
        side = LAY.only(action)
        at = ((state[STAGE] - 1) * SECTORS + self.sector) * 12 + side * 6
        for k in range(6):
            state[GROUND + content.sector_hex[self.sector * 6 + k]] = content.faces[at + k] + 1
        if match.listening:
            match.tell("sector-laid", "FW F2.11", [number("n", self.sector + 1), Term("side", "side", side)])
        match.push(LaySector(self.sector + 1))


def lay_borders(match: Match) -> None:
    """The centre, and the borders that are face up for this number of players. [FW F1.6] [FW F1.7]"""
    state = match.state
    content = board(match)
    state[GROUND] = content.centre + 1
    for border in range(BORDERS):
        for k in range(5):
            at = content.border_hex[border * 5 + k]
            if at >= 0:
                face = content.border_face[((state[STAGE] - 1) * BORDERS + border) * 5 + k]
                state[GROUND + at] = 0 if border < content.borders_down else face + 1
    if match.listening:
        match.tell("mine-built", "FW F2.11", [number("n", playable(state))])


def playable(state: vec[i64]) -> i64:
    found: i64 = 0
    for at in range(HEXES):
        if state[GROUND + at]:
            found += 1
    return found


def clear_mine(match: Match) -> None:
    """[FW F10.1]"""
    for at in range(HEXES):
        match.state[MINE + at] = 0
        match.state[GROUND + at] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceOverseers(Step):
    """In player order, one at a time; alone, the person places all colours. [FW F2.15] [FW F10.5] [FW F11.2]"""

    def __init__(self, placed: i64) -> None:
        self.placed: Final = placed

    def run(self, match: Match) -> None:
        content = board(match)
        state = match.state
        if self.placed == content.colours * OVERSEERS:
            return
        options = vec[i64](capacity=64)
        for at in range(HEXES):
            if state[GROUND + at] and state[MINE + at] == 0:
                options = append(options, PLACE.code1(at))
        match.ask(self, PERSON if content.solo else self.colour(match), options)

    def colour(self, match: Match) -> i64:
        return seat_at(match.state, self.placed % board(match).colours)

    def why_not(self, match: Match, action: i64) -> i64:
        if not PLACE.has(action):
            return NOT_ASKED
        return OCCUPIED if match.state[GROUND + PLACE.only(action)] else NOT_PLAYABLE

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.colour(match)
        match.state[MINE + PLACE.only(action)] = overseer(seat)
        if match.listening:
            match.tell("overseer-placed", "FW F2.15", [who(seat), place("hex", PLACE.only(action))])
        match.push(PlaceOverseers(self.placed + 1))


# -- the market


def first_weapon(stage: i64) -> i64:
    return FIRST_WEAPON + (0 if stage == 1 else 13 if stage == 2 else 23 if stage == 3 else 33)


def first_of_twelve(stage: i64) -> i64:
    """Bonus and single-use cards are twelve, twelve and ten."""
    return min((stage - 1) * 12, ALL_BONUS)


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
        stage = match.state[STAGE]
        shift = TOP.base - CARDS
        if self.place == 0:
            if stage == STAGES and match.state[ROUND] > LAST_STAGE_WEAPONS:
                return False
            return match.ask_pile(
                self, CARDS + first_weapon(stage), CARDS + first_weapon(stage + 1), WEAPON_STACK, shift
            )
        first = CARDS + first_of_twelve(stage)
        last = CARDS + first_of_twelve(stage + 1)
        if self.place <= 2:
            return match.ask_pile(self, first, last, BONUS_STACK, shift)
        return match.ask_pile(self, first + FIRST_SINGLE, last + FIRST_SINGLE, SINGLE_STACK, shift)

    def chosen(self, match: Match, action: i64) -> None:
        card = TOP.only(action)
        if self.place == 0 and board(match).design_kind[card - FIRST_WEAPON] != UNIQUE:
            publish(match, card, "FW F3.2")
            match.push(self)
            return
        move_seen(match.state, CARDS + card, FACE_UP)
        match.state[SHOWN + self.place] = card + 1
        if match.listening:
            match.tell("card-shown", "FW F3.1", [card_term(card)])
        match.push(RevealMarket(self.place + 1))


def publish(match: Match, card: i64, cite: str) -> None:
    """The design lies in the public row."""
    move_seen(match.state, CARDS + card, PUBLIC_ROW)
    if match.listening:
        match.tell("design-published", cite, [card_term(card)])


def publish_rest(match: Match, stage: i64) -> None:
    """Public designs still in the stack of a stage that is over; at stage 2 the mithril sword too. [FW F10.3]"""
    for card in range(first_weapon(stage), first_weapon(stage + 1)):
        if zone(match.state, card) == WEAPON_STACK and board(match).design_kind[card - FIRST_WEAPON] != UNIQUE:
            publish(match, card, "FW F10.3")
    if stage == 1:
        publish(match, FIRST_WEAPON + MITHRIL_SWORD, "FW F10.3")
