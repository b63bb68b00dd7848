"""The Woodenbot's search for Totems: its vision deck, its marks, its discoveries. [WB 4, 5, 8]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.expending import COUNTS, FROM_DECK, Expend
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.rewards import acted
from clockwood.games.ironwood.bots.common.scores import WoodThere
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.aid import EndOfWoodenbotTurn
from clockwood.games.ironwood.bots.woodenbot.forest_scores import NearestWarband, StepsToWarband
from clockwood.games.ironwood.bots.woodenbot.settings import agreed
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_visions, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import TOTEM_DISCOVERED
from clockwood.games.ironwood.rules.discovering import vision_of
from clockwood.games.ironwood.rules.pieces import gain
from clockwood.games.ironwood.rules.places import wood_contact
from clockwood.games.ironwood.rules.triggers import push_triggers
from clockwood.games.ironwood.verbs import DISCOVER_AT, RETURN, REVEAL
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totem_supply
from clockwood.games.ironwood.words import ALL_CARDS, FIRST_VISION, IRONCLAD, WOODWALKERS
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, next_cards, shuffle
from clockwood.kernel.priority import Criterion, fewest, most, pick
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

FULL_DECK: Final[i64] = 5

TOTEM_AT: Final[list[Criterion]] = [
    most("bot-fighters-there", WoodThere()),
    fewest("bot-steps-to-warband", StepsToWarband()),
    most("bot-size-of-nearest", NearestWarband()),
]


def discard_vision(match: Match, card: i64) -> None:
    """Put the card on the open discard pile, and unmark its mountain. [WB 5.2]"""
    mountain = board(match).visions.mountain[card - FIRST_VISION]
    move_seen(match.state, cards.CARDS + card, cards.VISION_DISCARD)
    match.state[woodenbot.POSSIBLE + mountain] = 0
    if match.listening:
        match.tell("bot-discarded-vision", "WB 5.2", [card_term(card), at_mountain("mountain", mountain)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Locate(Step):
    """The top vision is shown: one of several is discarded, the last one is discovered. [WB 5.2–5.4]

    A discovery ends the turn. As the turn begins it takes a card to count it; by an icon, `by_icon` is 1, it does not.
    """

    def __init__(self, by_icon: i64) -> None:
        self.by_icon: Final = by_icon

    def run(self, match: Match) -> None:
        shown = next_cards(match.state, cards.VISIONS, cards.END, cards.VISION_DECK, REVEAL.base - cards.CARDS)
        if len(shown):
            match.ask(self, CHANCE, shown)
        elif match.listening:
            match.tell("bot-has-no-visions", "WB 5.3", [])

    def chosen(self, match: Match, action: i64) -> None:
        card = REVEAL.only(action)
        acted(match)
        if count_visions(match.state, cards.VISION_DECK) > 1:
            discard_vision(match, card)
            return
        if match.listening:
            match.tell("bot-showed-last-vision", "WB 5.4", [card_term(card)])
        discover(match, board(match).visions.mountain[card - FIRST_VISION], self.by_icon == 0)


def discover(match: Match, mountain: i64, counted: bool) -> None:
    """Find a Totem and end the turn, `counted` by a card that is expended unresolved. [WB 5.4, 8.5]"""
    match.leave(EndOfWoodenbotTurn)
    if counted:
        match.push(CountTurn(WOODWALKERS, FROM_DECK if agreed(match).locate_from_deck else COUNTS))
    match.push(FindTotem(mountain))


@mypyc_attr(acyclic=True, free_list_len=1)
class CountTurn(Expend):
    """A card is expended unresolved, to count a turn. [WB 5.4, 5.8]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class FindTotem(Step):
    """A Totem appears beside the mountain, its vision leaves the game, and the vision deck is rebuilt. [WB 8.1–8.4]"""

    def __init__(self, mountain: i64) -> None:
        self.mountain: Final = mountain

    def run(self, match: Match) -> None:
        pick(match, self, self.forests(match), "bot-picks-totem", "WB 8.1", TOTEM_AT, MAGIC_DIE, WOODWALKERS)

    def forests(self, match: Match) -> vec[i64]:
        """The inner forests that touch the mountain; with no Warband there all inner ones, if so agreed. [WB 8.2]"""
        land = board(match).land
        anywhere = agreed(match).totem_anywhere and not wood_contact(land, match.state, self.mountain)
        found = vec[i64](capacity=16)
        for forest in range(land.forests):
            touching = land.touch_forests[self.mountain] >> forest & 1 == 1
            if land.ring_of_forest[forest] == 1 and (touching or anywhere):
                found = append(found, DISCOVER_AT.code2(self.mountain, forest))
        return found

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        forest = DISCOVER_AT.last_of(action)
        card = vision_of(match, self.mountain)
        move_seen(state, cards.CARDS + card, cards.VISION_SHOWN)
        state[woodenbot.POSSIBLE + self.mountain] = 0
        match.reveal()
        if match.listening:
            where = [at_mountain("mountain", self.mountain), at_forest("forest", forest)]
            match.tell("discovered", "WB 8.3", [who(WOODWALKERS), card_term(card), *where])
        if totem_supply(state) > 0:
            state[woodwalkers.TOTEMS + forest] += 1
        gain(match, WOODWALKERS, board(match).visions.crystals[card - FIRST_VISION], "WB 8.3")
        push_triggers(match, TOTEM_DISCOVERED, IRONCLAD)
        match.push(ReturnVisions(FULL_DECK))


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnVisions(Step):
    """Random discarded visions are shuffled into the deck until it has so many. [WB 6.7, 8.4]"""

    def __init__(self, wanted: i64) -> None:
        self.wanted: Final = wanted

    def run(self, match: Match) -> None:
        state = match.state
        options = vec[i64](capacity=10)
        for card in range(FIRST_VISION, ALL_CARDS):
            if zone(state, card) == cards.VISION_DISCARD:
                options = append(options, RETURN.code1(card))
        held = count_visions(state, cards.VISION_DECK)
        if len(options) and held < self.wanted:
            match.ask(self, CHANCE, options)
            return
        shuffle(state, cards.VISIONS, cards.END, cards.VISION_DECK)
        if match.listening:
            match.tell("bot-shuffled-visions", "WB 8.4", [number("n", held)])

    def chosen(self, match: Match, action: i64) -> None:
        card = RETURN.only(action)
        mountain = board(match).visions.mountain[card - FIRST_VISION]
        move_seen(match.state, cards.CARDS + card, cards.VISION_DECK)
        match.state[woodenbot.POSSIBLE + mountain] = 1
        if match.listening:
            terms = [card_term(card), at_mountain("mountain", mountain)]
            match.tell("bot-returned-vision", "WB 8.4", terms)
        match.push(self)
