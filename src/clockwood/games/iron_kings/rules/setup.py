"""The start of a game: first player, sites, hands. [IK K1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, way_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.planning import DrawPlans
from clockwood.games.iron_kings.rules.turn import Turn
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.verbs import FIRST_SEAT, KEEP_HAND, MULLIGAN, SETTLE
from clockwood.games.iron_kings.words import MOST_PLAYERS, WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import shuffle_in
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NOT_A_SITE: Final[i64] = REASONS.add("not-a-site", "IK K1.2")
SITE_TAKEN: Final[i64] = REASONS.add("site-taken", "IK K1.2")


def begin(match: Match) -> None:
    """Let the first player be drawn, then sites be chosen and hands be dealt and exchanged. [IK K1.1–K1.4]"""
    content = content_of(match)
    match.push(BeginGame())
    match.push(Mulligan(0))
    for seat in range(content.players):
        if has_hand(match, seat):
            match.push(DrawPlans(seat, content.board.hand))
    match.push(DrawChooser() if content.agreed.drawn_sites else ChooseSite(0, 0))
    match.push(DrawFirst())


def has_hand(match: Match, seat: i64) -> bool:
    """Return whether the seat is dealt cards; a part may say that it plays without. [IK K1.3]"""
    for part in content_of(match).without_cards:
        if part.plays_without_cards(seat):
            return False
    return True


def anybody(match: Match) -> vec[i64]:
    """Return an answer of chance for each seat."""
    options = vec[i64](capacity=MOST_PLAYERS)
    for seat in range(content_of(match).players):
        options = append(options, FIRST_SEAT.code1(seat))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirst(Step):
    """A random player begins. [IK K1.1]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, anybody(match))

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, turns.FIRST, FIRST_SEAT.only(action))
        if match.listening:
            match.tell("first-player", "IK K1.1", [who(FIRST_SEAT.only(action))])


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawChooser(Step):
    """As agreed, the first to choose a site is drawn apart from the first player. [IK U28]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, anybody(match))

    def chosen(self, match: Match, action: i64) -> None:
        seat = FIRST_SEAT.only(action)
        players = content_of(match).players
        if match.listening:
            match.tell("first-chooser", "IK U28", [who(seat)])
        match.push(ChooseSite(0, (seat - term(match.state, turns.FIRST) + players) % players))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSite(Step):
    """In player order, or as agreed the other way round, a free site and a facing. [IK K1.2] [IK U28]

    `shift` is how many places behind the first player the first to choose sits.
    """

    def __init__(self, turn: i64, shift: i64) -> None:
        self.turn: Final = turn
        self.shift: Final = shift

    def seat(self, match: Match) -> i64:
        content = content_of(match)
        turn = content.players - 1 - self.turn if content.agreed.reverse_sites else self.turn
        return (term(match.state, turns.FIRST) + self.shift + turn) % content.players

    def why_not(self, match: Match, action: i64) -> i64:
        if not SETTLE.has(action):
            return NOT_ASKED
        where = SETTLE.first_of_two(action)
        content = content_of(match)
        if where >= content.land.size or content.land.is_site[where] == 0:
            return NOT_A_SITE
        return ALLOWED if kings.holdfast_at(content, match.state, where) == NONE else SITE_TAKEN

    def run(self, match: Match) -> None:
        if self.turn == content_of(match).players:
            return
        options = vec[i64](capacity=24)
        for where in range(content_of(match).land.size):
            if self.why_not(match, SETTLE.code2(where, 0)) == 0:
                for facing in range(WAYS):
                    options = append(options, SETTLE.code2(where, facing))
        match.ask(self, self.seat(match), options)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat(match)
        where, facing = SETTLE.first_of_two(action), SETTLE.last_of(action)
        hold(match.state, kings.SITE + seat, where)
        hold(match.state, kings.KING + seat, where)
        hold(match.state, kings.FACING + seat, facing)
        if match.listening:
            match.tell("settled", "IK K1.2", [who(seat), place(where), way_term(facing)])
        match.push(ChooseSite(self.turn + 1, self.shift))


@mypyc_attr(acyclic=True, free_list_len=1)
class Mulligan(Step):
    """Once, and whole: the hand goes back into the deck and a new one is drawn. [IK K1.4]"""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def seat(self, match: Match) -> i64:
        return (term(match.state, turns.FIRST) + self.turn) % content_of(match).players

    def run(self, match: Match) -> None:
        if not content_of(match).agreed.mulligan or self.turn == content_of(match).players:
            return
        if has_hand(match, self.seat(match)):
            match.ask(self, self.seat(match), vec[i64]([KEEP_HAND.code(), MULLIGAN.code()]))
        else:
            match.push(Mulligan(self.turn + 1))

    def chosen(self, match: Match, action: i64) -> None:
        match.push(Mulligan(self.turn + 1))
        seat = self.seat(match)
        if MULLIGAN.has(action):
            first = cards.first_plan(seat)
            last = first + content_of(match).plans.count
            shuffle_in(match.state, first, last, cards.HAND + seat, cards.DECK + seat, bit(seat))
            match.push(DrawPlans(seat, content_of(match).board.hand))
        if match.listening:
            message = "hand-exchanged" if MULLIGAN.has(action) else "hand-kept"
            match.tell(message, "IK K1.4", [who(seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginGame(Step):
    """The first player's turn. [IK K1.1]"""

    def run(self, match: Match) -> None:
        match.push(Turn(term(match.state, turns.FIRST)))
