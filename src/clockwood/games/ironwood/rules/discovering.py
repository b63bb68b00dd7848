"""Visions and discovery. [IW R14]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_visions, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import CANNOT_DISCOVER, TOTEM_DISCOVERED
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.pieces import gain
from clockwood.games.ironwood.rules.places import (
    NO_WARBAND,
    NOT_ADJACENT,
    OUTER_FOREST,
    mountain_forbidden,
    wood_contact,
)
from clockwood.games.ironwood.rules.triggers import push_triggers
from clockwood.games.ironwood.verbs import DISCOVER_AT, SKIP
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totem_supply
from clockwood.games.ironwood.words import ALL_CARDS, FIRST_VISION, IRONCLAD, ROW, WOODWALKERS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NO_VISION: Final[i64] = REASONS.add("no-vision", "IW R14.1")
MOUNTAIN_CONTROLLED: Final[i64] = REASONS.add("mountain-controlled", "IW R14.1")
WATCHED_BY_MARK: Final[i64] = REASONS.add("watched-by-mark", "IW R16.5")


def vision_of(match: Match, mountain: i64) -> i64:
    """The vision card of a mountain, -1 for Ferrum, which has none."""
    visions = board(match).visions
    for card in range(FIRST_VISION, ALL_CARDS):
        if visions.mountain[card - FIRST_VISION] == mountain:
            return card
    return -1


def why_not_discover(match: Match, mountain: i64, forest: i64) -> i64:
    """Judge a discovery: a vision in hand, a Warband beside, no Ironclad on the mountain. [IW R14.1]"""
    land = board(match).land
    state = match.state
    if forest >= land.forests or not land.touch_mountains[forest] >> mountain & 1:
        return NOT_ADJACENT
    card = vision_of(match, mountain)
    if card < 0 or zone(state, card) != cards.VISION_HAND:
        return NO_VISION
    if land.ring_of_forest[forest] != 1:
        return OUTER_FOREST
    if state[woodwalkers.FIGHTERS + forest] == 0:
        return NO_WARBAND
    if units(state, mountain):
        return MOUNTAIN_CONTROLLED
    return WATCHED_BY_MARK if mountain_forbidden(match, WOODWALKERS, CANNOT_DISCOVER, mountain) else ALLOWED


def open_to_all(match: Match, mountain: i64) -> bool:
    """Return whether, as far as everyone can tell, the mountain could be discovered now."""
    state = match.state
    return (
        units(state, mountain) == 0
        and wood_contact(board(match).land, state, mountain)
        and not mountain_forbidden(match, WOODWALKERS, CANNOT_DISCOVER, mountain)
    )


def maybe_discoverable(match: Match) -> bool:
    """Return whether everyone must allow that the Woodwalkers could discover something now."""
    if count_visions(match.state, cards.VISION_HAND) == 0:
        return False
    for card in range(FIRST_VISION, ALL_CARDS):
        mountain = board(match).visions.mountain[card - FIRST_VISION]
        if zone(match.state, card) != cards.VISION_SHOWN and open_to_all(match, mountain):
            return True
    return False


def discoveries(match: Match) -> vec[i64]:
    """Every discovery the Woodwalkers can really make."""
    content = board(match)
    land = content.land
    visions = content.visions
    options = vec[i64](capacity=16)
    for card in range(FIRST_VISION, ALL_CARDS):
        if zone(match.state, card) == cards.VISION_HAND:
            mountain = visions.mountain[card - FIRST_VISION]
            row = mountain * ROW
            while land.mountain_touching[row] >= 0:
                forest = land.mountain_touching[row]
                if why_not_discover(match, mountain, forest) == 0:
                    options = append(options, DISCOVER_AT.code2(mountain, forest))
                row += 1
    return options


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discover(Step):
    """A vision is shown and a full Totem joins the Warband; an inner mountain gives crystals. [IW R14.2, R14.3]

    Whether a fitting vision is in hand is the Woodwalkers' secret, so they are asked wherever one could be.
    """

    def run(self, match: Match) -> None:
        if maybe_discoverable(match):
            match.ask_secretly(self, WOODWALKERS, append(discoveries(match), SKIP.code()))
        elif match.listening:
            match.tell("nothing-to-discover", "IW R14.1", [who(WOODWALKERS)])

    def why_not(self, match: Match, action: i64) -> i64:
        if DISCOVER_AT.has(action):
            return why_not_discover(match, DISCOVER_AT.first_of_two(action), DISCOVER_AT.last_of(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == SKIP.code():
            return
        state = match.state
        mountain, forest = DISCOVER_AT.first_of_two(action), DISCOVER_AT.last_of(action)
        card = vision_of(match, mountain)
        move_seen(state, cards.CARDS + card, cards.VISION_SHOWN)
        match.reveal()
        if match.listening:
            where = [at_mountain("mountain", mountain), at_forest("forest", forest)]
            match.tell("discovered", "IW R14.2", [who(WOODWALKERS), card_term(card), *where])
        for part in board(match).moments.vision_shown:
            part.vision_shown(match, card)
        if totem_supply(state) > 0:
            state[woodwalkers.TOTEMS + forest] += 1
        gain(match, WOODWALKERS, board(match).visions.crystals[card - FIRST_VISION], "IW R14.3")
        push_triggers(match, TOTEM_DISCOVERED, IRONCLAD)
        push_triggers(match, TOTEM_DISCOVERED, WOODWALKERS)


class Discovering(Keyword):
    """Discover. [IW R14.1]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(Discover())

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return len(discoveries(match)) > 0
