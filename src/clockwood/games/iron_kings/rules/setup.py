"""Setting up: first player, sites, hands. [IK K1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import place, way_term, who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.planning import DrawPlans, first_plan
from clockwood.games.iron_kings.rules.turn import Turn
from clockwood.games.iron_kings.state import (
    BAG,
    BIG_RESTED,
    CARDS,
    COAL,
    COAL_ON,
    DECK,
    FACING,
    FIRST,
    FIRST_TREASURE,
    FIRST_UPGRADE,
    HAND,
    KING,
    LAST_CARD,
    MARKET,
    OUT,
    PLANS_EACH,
    RESTED,
    ROUND,
    SITE,
    TERRAIN,
    TREASURE_DECK,
    WATER,
    WOOD_ON,
    board,
    holdfast_at,
    own,
)
from clockwood.games.iron_kings.verbs import FIRST_SEAT, KEEP_HAND, MULLIGAN, SETTLE
from clockwood.games.iron_kings.words import HEXES, MOST_PLAYERS, TOKENS, WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, shuffle_in
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NOT_A_SITE: Final[i64] = REASONS.add("not-a-site", "IK K1.2")
SITE_TAKEN: Final[i64] = REASONS.add("site-taken", "IK K1.2")


def set_up(match: Match) -> None:
    """The map lies ready, workers rest, decks are shuffled; first player, sites and hands come next. [IK K1]"""
    content = board(match)
    state = match.state
    state[ROUND] = 1
    lay_map(match)
    sort_cards(match)
    for seat in range(content.players):
        state[RESTED + seat] = content.small_workers
        state[BIG_RESTED + seat] = 1
        state[own(seat, COAL)] = content.start_coal
        state[own(seat, WATER)] = content.start_water
    match.push(BeginGame())
    match.push(Mulligan(0))
    for seat in range(content.players):
        if not content.automata >> seat & 1:
            match.push(DrawPlans(seat, content.hand))
    match.push(DrawChooser() if content.drawn_sites else ChooseSite(0, 0))
    match.push(DrawFirst())


def lay_map(match: Match) -> None:
    """Terrain, stacks and bags. [IK K1.6]"""
    content = board(match)
    state = match.state
    for where in range(content.hexes):
        terrain = content.terrain[where]
        state[TERRAIN + where] = terrain + 1
        state[WOOD_ON + where] = content.stack_wood[terrain]
        state[COAL_ON + where] = content.stack_coal[terrain]
        for token in range(len(TOKENS)):
            state[BAG + token * HEXES + where] = content.bags[terrain * len(TOKENS) + token]


def sort_cards(match: Match) -> None:
    """A deck for each player, treasures, the market; what nobody uses is out. [IK K1.3] [IK K1.7]"""
    content = board(match)
    state = match.state
    for card in range(LAST_CARD):
        move_seen(state, CARDS + card, OUT)
    for seat in range(content.players):
        for card in range(content.plans):
            state[CARDS + seat * PLANS_EACH + card] = DECK + seat
    for card in range(content.treasures):
        state[CARDS + FIRST_TREASURE + card] = TREASURE_DECK
    for card in range(content.upgrades):
        move_seen(state, CARDS + FIRST_UPGRADE + card, MARKET)


def anybody(match: Match) -> vec[i64]:
    options = vec[i64](capacity=MOST_PLAYERS)
    for seat in range(board(match).players):
        options = append(options, FIRST_SEAT.code1(seat))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirst(Step):
    """Who begins is random. [IK K1.1]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, anybody(match))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[FIRST] = FIRST_SEAT.only(action) + 1
        if match.listening:
            match.tell("first-player", "IK K1.1", [who(FIRST_SEAT.only(action))])


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawChooser(Step):
    """As agreed, who chooses first is drawn apart from who begins. [IK U28]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, anybody(match))

    def chosen(self, match: Match, action: i64) -> None:
        seat = FIRST_SEAT.only(action)
        players = board(match).players
        if match.listening:
            match.tell("first-chooser", "IK U28", [who(seat)])
        match.push(ChooseSite(0, (seat - match.state[FIRST] + 1 + players) % players))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSite(Step):
    """In player order, or as agreed the other way round, a free site and a facing. [IK K1.2] [IK U28]

    `shift` is how many places behind the first player the first to choose sits.
    """

    def __init__(self, turn: i64, shift: i64) -> None:
        self.turn: Final = turn
        self.shift: Final = shift

    def seat(self, match: Match) -> i64:
        content = board(match)
        turn = content.players - 1 - self.turn if content.reverse_sites else self.turn
        return (match.state[FIRST] - 1 + self.shift + turn) % content.players

    def why_not(self, match: Match, action: i64) -> i64:
        if not SETTLE.has(action):
            return NOT_ASKED
        where = SETTLE.first_of_two(action)
        content = board(match)
        if where >= content.hexes or content.is_site[where] == 0:
            return NOT_A_SITE
        return ALLOWED if holdfast_at(content, match.state, where) < 0 else SITE_TAKEN

    def run(self, match: Match) -> None:
        if self.turn == board(match).players:
            return
        options = vec[i64](capacity=24)
        for where in range(board(match).hexes):
            if self.why_not(match, SETTLE.code2(where, 0)) == 0:
                for facing in range(WAYS):
                    options = append(options, SETTLE.code2(where, facing))
        match.ask(self, self.seat(match), options)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat(match)
        where, facing = SETTLE.first_of_two(action), SETTLE.last_of(action)
        match.state[SITE + seat] = where + 1
        match.state[KING + seat] = where + 1
        match.state[FACING + seat] = facing + 1
        if match.listening:
            match.tell("settled", "IK K1.2", [who(seat), place(where), way_term(facing)])
        match.push(ChooseSite(self.turn + 1, self.shift))


@mypyc_attr(acyclic=True, free_list_len=1)
class Mulligan(Step):
    """Once, and whole: the hand goes back into the deck and a new one is drawn. [IK K1.4]"""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def seat(self, match: Match) -> i64:
        return (match.state[FIRST] - 1 + self.turn) % board(match).players

    def run(self, match: Match) -> None:
        if not board(match).mulligan or self.turn == board(match).players:
            return
        if match.content.automata >> self.seat(match) & 1:
            match.push(Mulligan(self.turn + 1))
        else:
            match.ask(self, self.seat(match), vec[i64]([KEEP_HAND.code(), MULLIGAN.code()]))

    def chosen(self, match: Match, action: i64) -> None:
        match.push(Mulligan(self.turn + 1))
        seat = self.seat(match)
        if MULLIGAN.has(action):
            first = first_plan(seat)
            last = first + board(match).plans
            shuffle_in(match.state, first, last, HAND + seat, DECK + seat, bit(seat))
            match.push(DrawPlans(seat, board(match).hand))
        if match.listening:
            message = "hand-exchanged" if MULLIGAN.has(action) else "hand-kept"
            match.tell(message, "IK K1.4", [who(seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginGame(Step):
    """The first player's turn. [IK K1.1]"""

    def run(self, match: Match) -> None:
        match.push(Turn(match.state[FIRST] - 1))
